/** Whether an objective can still be reached, as one seat may know it. */
import {
  type CrewView,
  type LockdownView,
  type MyView,
  objectiveInfo,
  type Predicate,
  type TableView,
  view,
} from '@coldwake/rules'
import { type Moment, type Plays, playGame } from '@coldwake/rules/testing'
import { expect, test } from 'vitest'
import { cardReach, crewReach, crewSurvival, reachOf, survival } from '../src/play/objectives/objectiveReach.ts'
import { crew, mine, table } from './fixture.ts'

/** Few survive the facility when they do whatever comes to their mind. */
const GAMES: Record<string, number> = { nemesis: 120, lockdown: 900 }
/** Every so many moments somebody looks. */
const LOOK_EVERY = 17

const parts = (test: Predicate) => (test.is === 'all' ? test.of : [test])

test.each(['nemesis', 'lockdown'])(
  '%s: whatever was called done is met in the end, and whatever was called out of reach is not won with',
  game => {
    const judged = { sure: 0, lost: 0 }
    for (let seed = 0; seed < (GAMES[game] ?? 0); seed++) {
      // Most games end with nobody left to be judged: only the others are looked into.
      if (!playGame(seed, undefined, undefined, game).g.over?.report.some(step => step.check === 'objective')) continue
      const sure = new Set<string>()
      const lost = new Set<string>()
      let moments = 0
      const { g } = playGame(
        seed,
        undefined,
        ({ g }) => {
          if (moments++ % LOOK_EVERY !== 0) return
          for (const seat of g.crew.keys()) {
            const { table, me } = view(g, seat)
            for (const card of me?.objectives ?? []) {
              const wanted = objectiveInfo(table.game, card)
              if (!me || !wanted) continue
              for (const part of parts(wanted.test)) {
                const reach = reachOf(part, { table, me })
                if (reach === 'sure') sure.add(`${seat} ${card} ${JSON.stringify(part)}`)
                if (reach === 'lost' || survival(table.crew[seat]) === 'lost') lost.add(`${seat} ${card}`)
              }
            }
          }
        },
        game,
      )
      for (const step of g.over?.report ?? []) {
        if (step.check !== 'objective') continue
        for (const { test, met } of step.parts) {
          if (!sure.has(`${step.who} ${step.card} ${JSON.stringify(test)}`)) continue
          judged.sure++
          expect(met, `game ${seed}: ${step.card} ${test.is}`).toBe(true)
        }
        if (!lost.has(`${step.who} ${step.card}`)) continue
        judged.lost++
        expect(step.met, `game ${seed}: ${step.card}`).toBe(false)
      }
    }
    // Both were said of somebody who lived to be judged.
    expect(judged.sure).toBeGreaterThan(0)
    expect(judged.lost).toBeGreaterThan(0)
  },
)

test.each(['nemesis', 'lockdown'])(
  'NEM-MODE-COOP-02 %s, together: what was called done is met in the end, what was called out of reach is not',
  game => {
    const judged = { sure: 0, lost: 0 }
    for (let seed = 0; seed < 3000 && judged.sure + judged.lost === 0; seed++) {
      // Most games end with nobody left to be judged.
      const plays: Plays = { game, mode: 'cooperative' }
      if (!playGame(seed, undefined, undefined, plays).g.over?.report.some(step => step.check === 'objective')) continue
      const sure = new Set<string>()
      const lost = new Set<string>()
      let moments = 0
      const look = ({ g }: Moment) => {
        if (moments++ % LOOK_EVERY !== 0) return
        const { table, me } = view(g, 0)
        for (const card of table.crew.flatMap(({ openObjectives }) => openObjectives)) {
          const test = objectiveInfo(table.game, card)?.test
          if (!me || !test) continue
          for (const part of parts(test)) {
            const reach = crewReach(part, { table, me })
            if (reach === 'sure') sure.add(`${card} ${JSON.stringify(part)}`)
            if (reach === 'lost') lost.add(card)
          }
          if (cardReach(test, { table, me }) === 'lost') lost.add(card)
        }
      }
      const { g } = playGame(seed, undefined, look, plays)
      for (const step of g.over?.report ?? []) {
        if (step.check !== 'objective') continue
        for (const { test, met } of step.parts) {
          if (!sure.has(`${step.card} ${JSON.stringify(test)}`)) continue
          judged.sure++
          expect(met, `game ${seed}: ${step.card} ${test.is}`).toBe(true)
        }
        if (!lost.has(step.card)) continue
        judged.lost++
        expect(step.met, `game ${seed}: ${step.card}`).toBe(false)
      }
    }
    expect(judged.sure + judged.lost).toBeGreaterThan(0)
  },
)

test('NEM-MODE-COOP-03 NEM-RULING-237 of a crew anybody will do, of Signals so many as cards ask for', () => {
  const egg: Predicate = { is: 'leftWith', object: 'egg' }
  const aims = [{ openObjectives: ['cleanUpCrew'] }, { openObjectives: ['noManLeftBehind'] }]
  const reach = (test: Predicate, one: Crew, other: Crew) => {
    const at = table({ mode: 'cooperative', crew: two({ ...aims[0], ...one }, { ...aims[1], ...other }) })
    return crewReach(test, { table: at, me: me() })
  }
  expect(reach(egg, {}, { objects: ['egg'] })).toBe('now')
  expect(reach(egg, { fate: 'launched' }, { fate: 'launched' })).toBe('lost')
  // Whoever is dead may come back and bring it.
  expect(reach(egg, { fate: 'launched' }, { fate: 'dead' })).toBe('open')
  const signal: Predicate = { is: 'signal' }
  expect(reach(signal, { signal: true }, {})).toBe('open')
  expect(reach(signal, { signal: true }, { signal: true, fate: 'dead' })).toBe('sure')
  expect(reach(signal, { signal: true }, { fate: 'launched' })).toBe('lost')
})

test('NEM-MODE-COOP-02 one survivor is enough', () => {
  const survives = (one: Crew, other: Crew) => crewSurvival(table({ crew: two(one, other) }))
  expect(survives({ fate: 'dead' }, {})).toBe('open')
  expect(survives({ fate: 'dead' }, { fate: 'launched' })).toBe('now')
  expect(survives({ fate: 'dead' }, { fate: 'dead' })).toBe('lost')
})

test('LOCK-MODE-COOP-05 two things of one card count only in the same hands', () => {
  const both: Predicate = {
    is: 'all',
    of: [
      { is: 'knowledge', min: 5 },
      { is: 'carries', object: 'carcass' },
    ],
  }
  const at = (bearer: number): TableView => ({
    ...table({
      mode: 'cooperative',
      crew: two(bearer === 0 ? { objects: ['carcass'] } : {}, bearer === 1 ? { objects: ['carcass'] } : {}),
    }),
    facility: {
      ...NO_FACILITY,
      people: [5, 1].map(knowledge => ({ knowledge, learned: false, contingencies: [] })),
    },
  })
  expect([0, 1].map(bearer => cardReach(both, { table: at(bearer), me: me() }))).toEqual(['now', 'open'])
})

const NO_FACILITY: LockdownView = {
  power: [],
  backup: false,
  elevator: '014',
  gateOpen: false,
  rover: '001',
  alert: null,
  selfDestructRed: false,
  isolationOpen: false,
  fire: 12,
  malfunction: 10,
  eggs: 8,
  people: [],
  pool: [],
  active: { card: null },
  css: [],
  computer: { card: 'computerA', under: [] },
  analysed: [],
  fresh: [],
  chasing: [],
  surface: null,
}

type Crew = Partial<CrewView>
const me = (part: Partial<MyView> = {}): MyView => ({ ...mine([]), ...part })
const two = (one: Crew = {}, other: Crew = {}) => [crew(0, '011', one), crew(1, '011', other)]

test('the course is known only to whoever has looked', () => {
  const earth: Predicate = { is: 'destination', at: 'earth' }
  expect(reachOf(earth, { table: table({ crew: two() }), me: me() })).toBe('open')
  const seen = (coordinates: string) => reachOf(earth, { table: table({ crew: two() }), me: me({ coordinates }) })
  // The marker stands at B.
  expect(seen('coordinates-5')).toBe('now')
  expect(seen('coordinates-1')).toBe('open')
})

test('what one must leave with is as things stand until one leaves', () => {
  const egg: Predicate = { is: 'leftWith', object: 'egg' }
  const reach = (one: Crew) => reachOf(egg, { table: table({ crew: two(one) }), me: me() })
  expect(reach({})).toBe('open')
  expect(reach({ objects: ['egg'] })).toBe('now')
  expect(reach({ objects: ['egg'], fate: 'launched' })).toBe('sure')
  expect(reach({ fate: 'hibernating' })).toBe('lost')
})

test('one of two is as good as the better one, both as bad as the worse', () => {
  const either: Predicate = { is: 'any', of: [{ is: 'nestDestroyed' }, { is: 'signal' }] }
  const both: Predicate = { is: 'all', of: [{ is: 'nestDestroyed' }, { is: 'signal' }] }
  const known = { table: table({ crew: two({ fate: 'launched' }), nestDestroyed: true }), me: me() }
  expect(reachOf(either, known)).toBe('sure')
  expect(reachOf(both, known)).toBe('lost')
})

test('somebody else must live, or must not', () => {
  const friend: Predicate = { is: 'othersSurvive', min: 1 }
  const rid: Predicate = { is: 'playerDead', player: 2 }
  const reach = (test: Predicate, other: Crew) => reachOf(test, { table: table({ crew: two({}, other) }), me: me() })
  expect([reach(friend, {}), reach(rid, {})]).toEqual(['open', 'open'])
  expect([reach(friend, { fate: 'launched' }), reach(rid, { fate: 'launched' })]).toEqual(['now', 'open'])
  expect([reach(friend, { fate: 'dead' }), reach(rid, { fate: 'dead' })]).toEqual(['lost', 'sure'])
  // One cannot be rid of oneself and live.
  expect(reach({ is: 'playerDead', player: 1 }, {})).toBe('lost')
})

test('in the facility: what one learns stays learned, and ends where one leaves', () => {
  const facility = (knowledge: number, learned = false, part: Partial<TableView> = {}): TableView => ({
    ...table({ crew: two({}, {}), ...part }),
    facility: {
      ...NO_FACILITY,
      people: [
        { knowledge, learned, contingencies: [] },
        { knowledge: 1, learned: false, contingencies: [] },
      ],
    },
  })
  const six: Predicate = { is: 'knowledge', min: 6 }
  const reach = (test: Predicate, at: TableView) => reachOf(test, { table: at, me: me() })
  expect(reach(six, facility(5))).toBe('open')
  expect(reach(six, facility(6))).toBe('sure')
  expect(reach(six, facility(5, false, { crew: two({ fate: 'locked' }) }))).toBe('lost')
  // Whoever waits in a pod may be back.
  expect(reach(six, facility(5, false, { crew: two({ fate: 'inPod' }) }))).toBe('open')
  expect(reach({ is: 'knowledgeActive' }, facility(1, true))).toBe('sure')
  expect(reach({ is: 'not', test: six }, facility(5))).toBe('now')
  expect(reach({ is: 'not', test: six }, facility(6))).toBe('lost')
  expect(reach({ is: 'learnedDead', min: 3 }, facility(5))).toBe('now')
  expect(reach({ is: 'intact' }, facility(1))).toBe('now')
  expect(reach({ is: 'intact' }, facility(1, false, { selfDestruct: 4 }))).toBe('open')
  expect(reach({ is: 'selfDestructOn' }, facility(1, false, { selfDestruct: 4 }))).toBe('now')
  expect(reach({ is: 'exactlySurvive', others: 1 }, facility(1, false, { crew: two({}, { fate: 'bunker' }) }))).toBe(
    'now',
  )
  expect(reach({ is: 'exactlySurvive', others: 1 }, facility(1, false, { crew: two({}, { fate: 'dead' }) }))).toBe(
    'lost',
  )
  expect(reach({ is: 'leftBy', how: 'css' }, facility(1, false, { crew: two({ fate: 'launched' }) }))).toBe('sure')
  expect(reach({ is: 'leftBy', how: 'css' }, facility(1, false, { crew: two({ fate: 'bunker' }) }))).toBe('lost')
})
