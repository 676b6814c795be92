/** The people of the facility against everything, together. LOCK-MODE-COOP. */
import { describe, expect, it } from 'vitest'
import { objectives } from '../../../src/games/lockdown/content/objectives.ts'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import { create, type GameEvent, keyFromSeed, type Name, tableView, view } from '../../../src/index.ts'
import { citing } from '../../../src/view.ts'
import { dead, passAll, steps, winners } from '../../endings.ts'
import { everybody, nobody, whoSees, whoWasTold } from '../../hidden.ts'
import { afterwards, everyRoomBelow, lockdown, part, pass, pay, type Situation } from '../../situation.ts'

const THREE = ['hacker', 'janitor', 'sentry']
const SOLO = objectives.filter(o => o.deck === 'solo').map(o => o.id)
const crew = (given: object, more: object = {}): Situation => lockdown(given, THREE, { mode: 'cooperative', ...more })
const together = (seed: number, seats = 3) => {
  const events: GameEvent[] = []
  const characters = ['hacker', 'janitor', 'sentry', 'survivor', 'labRat'].slice(0, seats)
  const setup = {
    game: 'lockdown',
    board: 'lockdown-base',
    mode: 'cooperative' as const,
    seats: characters.map(character => ({ character })),
  }
  return { g: create(setup, keyFromSeed(seed), e => events.push(citing(setup, e))), events }
}
/** Nothing stirs in the coming Event Phase. */
const QUIET = { met: true, time: 13, decks: { event: ['powerSurge'] } }
const BLANK = { dice: { bag: ['blank'] } }

describe('set-up', () => {
  it.each([2, 3, 4, 5])('LOCK-MODE-COOP-01 each of %i draws one of the ten, open to all', seats => {
    for (let seed = 0; seed < 10; seed++) {
      const { g, events } = together(seed, seats)
      const cards = tableView(g).crew.flatMap(c => c.openObjectives)
      expect([cards.length, new Set(cards).size]).toEqual([seats, seats])
      expect(cards.filter(card => !SOLO.includes(card))).toEqual([])
      expect(events.find(e => e.e === 'objectivesDealt')).toMatchObject({ open: cards, rule: 'LOCK-MODE-COOP-01' })
    }
  })

  it.each([2, 5])(
    'LOCK-MODE-COOP-02 of %i nobody holds a contingency: one is active, of the rest one lies open',
    seats => {
      for (let seed = 0; seed < 10; seed++) {
        const { g, events } = together(seed, seats)
        const { people = [], pool = [], active } = tableView(g).facility ?? {}
        expect(people.map(p => p.contingencies)).toEqual(people.map(() => []))
        expect([pool.length, pool.filter(({ card }) => card !== null).length, active]).toEqual([6, 1, { card: null }])
        const told = events.find(e => e.e === 'contingencyOpened')
        expect(told).toMatchObject({ who: null, card: pool.find(({ card }) => card)?.card, rule: 'LOCK-MODE-COOP-02' })
      }
    },
  )

  it('LOCK-INFO-26 everybody knows the objectives and what was turned up, nobody the rest nor the active one', () => {
    const t = crew({ contingency: 'codeRed', pool: ['codeGreen', 'codeGrey'] })
    for (const card of t.table().crew.flatMap(c => c.openObjectives)) expect(whoSees(t, card)).toEqual(everybody(t))
    expect(whoSees(t, 'codeGreen')).toEqual(everybody(t))
    expect([whoSees(t, 'codeRed'), whoSees(t, 'codeGrey')]).toEqual([nobody, nobody])
    for (const seat of [0, 1, 2]) expect(view(t.g, seat).me?.facility).toMatchObject({ contingencies: [], seen: [] })
  })
})

describe('contingencies', () => {
  const ARCHIVE = { '007': { tile: 'archive', explored: true } }
  const roomAction = [{ do: 'roomAction' } as const, pay('search'), pay('search')]
  /** The hacker in a lit section, with what a room or a computer asks for. */
  const scene = (at: string, given: object = {}) =>
    crew({
      rooms: ARCHIVE,
      at: { hacker: at, janitor: '003', sentry: '003' },
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      on: [1, 2],
      hand: { hacker: ['search', 'search', 'rest'], janitor: [], sentry: [] },
      contingency: 'codeRed',
      pool: ['codeGreen', 'codeYellow', 'codeBlue', 'codeGrey', 'codeYellow', 'codeBlue'],
      computer: ['computerA', 'computerB', 'computerC', 'computerD', 'computerE', 'lockdown'],
      ...given,
    })
  const open = (t: Situation) => t.table().facility?.pool.map(({ card }) => card)

  it('LOCK-MODE-COOP-03 LOCK-RULING-105 the Archive: one of those face down, of its user’s choice, for all', () => {
    const t = scene('007')
    t.act('hacker', ...roomAction)
    expect(t.options('hacker')).toEqual([1, 2, 3, 4, 5].map(at => ({ do: 'token', whom: null, at })))
    t.act('hacker', { do: 'token', whom: null, at: 3 })
    expect(open(t)).toEqual(['codeGreen', null, null, 'codeGrey', null, null])
    expect([whoSees(t, 'codeGrey'), whoWasTold(t, 'codeGrey')]).toEqual([everybody(t), everybody(t)])
    expect(t.told('contingencyOpened')).toMatchObject([{ who: 0, at: 3, card: 'codeGrey', rule: 'LOCK-RULING-105' }])
    expect(t.table().facility?.people[0]).toMatchObject({ knowledge: 3, learned: true })
  })

  it('LOCK-RULING-105 the computer, though nobody is near, and the Alert Room, where nobody takes one', () => {
    const t = scene('007')
    t.act('hacker', { do: 'computer' }, pay('search'), part(2), { do: 'token', whom: null, at: 1 })
    expect(open(t)?.slice(0, 2)).toEqual(['codeGreen', 'codeYellow'])
    const alert = scene('010')
    alert.act('hacker', ...roomAction, part(1), { do: 'token', whom: null, at: 5 })
    expect(open(alert)?.at(-1)).toBe('codeBlue')
    expect([facilityOf(alert.g).held, facilityOf(alert.g).pool.length]).toEqual([[[], [], []], 6])
  })

  it('LOCK-RULING-105 the last one face down is turned up without a question; after that there is none', () => {
    const t = scene('010', { poolOpen: [0, 1, 2, 3, 4] })
    t.act('hacker', ...roomAction, part(1))
    expect(open(t)?.includes(null)).toBe(false)
    const none = scene('010', { poolOpen: [0, 1, 2, 3, 4, 5] })
    none.act('hacker', ...roomAction)
    expect(none.told('alert')).toHaveLength(1)
    const archive = scene('007', { poolOpen: [0, 1, 2, 3, 4, 5] })
    archive.act('hacker', ...roomAction)
    expect([archive.told('contingencyOpened'), archive.told('knowledge').length]).toEqual([[], 1])
    const computer = scene('007', { poolOpen: [0, 1, 2, 3, 4, 5] })
    computer.act('hacker', { do: 'computer' }, pay('search'))
    expect(computer.options('hacker')).not.toContainEqual(part(2))
  })

  it('NEM-RULING-239 nothing is to be seen in the Transmitter Control Room but the way to send', () => {
    const rooms = { '007': { tile: 'transmitterControlRoom', explored: true } }
    const t = scene('007', { rooms, signal: ['janitor'] })
    t.act('hacker', ...roomAction)
    expect([t.told('signal').length, t.crew('hacker').signal]).toEqual([1, true])
  })
})

describe('victory', () => {
  /** Hacker and Janitor are locked in or in the Bunker, the Sentry is purged. */
  const end = (cards: Name[], given: object = {}): Situation => {
    const held = Object.fromEntries(THREE.map((character, i) => [character, [cards[i]]]))
    const base = { time: 1, met: true, contingency: 'codeGreen', turn: 'sentry', hand: { sentry: [] } }
    const t = crew({ ...base, locked: ['hacker'], bunker: ['janitor'], objectives: held, ...given })
    passAll(t)
    return t
  }
  const EASY = ['completeRecord', 'knowYourEnemy', 'fullSurvey']
  const DONE = { knowledge: { janitor: 8 }, discovered: ['1', '2', '3'], rooms: everyRoomBelow }

  it('LOCK-MODE-COOP-04 all win with every objective fulfilled and somebody alive, the dead too', () => {
    const t = end(EASY, DONE)
    expect([dead(t), winners(t)]).toEqual([['sentry'], THREE])
    expect(winners(end(EASY, { ...DONE, discovered: ['1', '2'] }))).toEqual([])
    expect(steps(end(EASY, { ...DONE, rooms: {} }), 'objective').map(({ met }) => met)).toEqual([true, true, false])
  })

  it('LOCK-MODE-COOP-04 not without a survivor of the Victory Check', () => {
    const t = end(EASY, { ...DONE, bunker: [], contingency: 'codeRed' })
    expect([dead(t), winners(t)]).toEqual([THREE, []])
  })

  it('LOCK-MODE-COOP-05 Knowledge of one who does not survive the check counts for nothing', () => {
    expect(winners(end(EASY, { ...DONE, knowledge: { sentry: 8 } }))).toEqual([])
    // The contingency takes whoever is locked in.
    const locked = { ...DONE, knowledge: { hacker: 8 } }
    expect(winners(end(EASY, locked))).toEqual(THREE)
    expect(winners(end(EASY, { ...locked, contingency: 'codeRed' }))).toEqual([])
  })

  it('LOCK-MODE-COOP-05 NEM-RULING-237 two things that one card asks of a character the same one must have', () => {
    const cards = ['fieldAutopsy', 'knowYourEnemy', 'fullSurvey']
    const given = { discovered: ['1', '2', '3'], rooms: everyRoomBelow, carried: { hacker: ['carcass'] } }
    expect(winners(end(cards, { ...given, knowledge: { hacker: 5 } }))).toEqual(THREE)
    const split = end(cards, { ...given, knowledge: { janitor: 5 } })
    expect([winners(split), steps(split, 'objective')[0].parts.filter(p => p.met).length]).toEqual([[], 1])
  })

  it('LOCK-MODE-COOP-06 k cards that ask for the Signal ask k characters, dead or alive', () => {
    const cards = ['callForHelp', 'scorchedNest', 'knowYourEnemy']
    const given = { nestDestroyed: true, eggs: 0, discovered: ['1', '2', '3'], learned: ['hacker'] }
    expect(winners(end(cards, { ...given, signal: ['hacker'] }))).toEqual([])
    expect(winners(end(cards, { ...given, signal: ['hacker', 'sentry'] }))).toEqual(THREE)
    // The help is called by somebody who knows what to say, and lives.
    expect(winners(end(cards, { ...given, signal: ['janitor', 'sentry'] }))).toEqual([])
    const one = ['noWitnessesLeft', 'knowYourEnemy', 'regicide']
    const running = { ...given, selfDestruct: 1, locked: [] }
    expect(winners(end(one, { ...running, bunker: ['janitor', 'hacker'], signal: ['sentry'] }))).toEqual(THREE)
  })
})

describe('death and revival', () => {
  const ER = { '007': { tile: 'emergencyRoom', explored: true } }
  const AT = { hacker: '007', janitor: '010', sentry: '010' }
  /** The Hacker is dead in the Emergency Room; the others pass, and the next round begins. */
  function nextRound(given: object = {}): Situation {
    const hand = { janitor: [], sentry: [] }
    const t = crew({ ...QUIET, rooms: ER, at: AT, dead: ['hacker'], turn: 'janitor', hand, ...given }, BLANK)
    passAll(t)
    return t
  }

  it('LOCK-MODE-COOP-07 at the start of a round whoever lies in the Emergency Room stands up there', () => {
    const t = nextRound({ light: { hacker: 1 }, wounds: { hacker: ['leg', 'body'] } })
    expect(t.told('revived')).toMatchObject([{ who: 0, room: '007', rule: 'LOCK-MODE-COOP-07' }])
    expect(t.crew('hacker')).toMatchObject({ fate: 'aboard', room: '007', light: 0, wounds: [], hand: 5 })
    expect(t.crew('hacker').dressed.toSorted()).toEqual(['body', 'leg'])
    expect(t.room('007').objects).toEqual([])
  })

  it.each([
    ['a Night Stalker is there', { intruders: [{ kind: 'adult', room: '007' }] }],
    ['it is broken', { rooms: { '007': { tile: 'emergencyRoom', explored: true, malfunction: true } } }],
  ])('LOCK-MODE-COOP-08 not while %s', (_, given) => {
    const t = nextRound(given)
    expect([t.table().round, t.crew('hacker').fate, t.told('revived')]).toEqual([2, 'dead', []])
  })

  it('LOCK-RULING-106 carried there it will do; before drawing; in darkness too', () => {
    const given = { at: { hacker: '010', janitor: '007', sentry: '010' }, carried: { janitor: ['corpse.hacker'] } }
    const t = nextRound({ ...given, on: [] })
    expect([t.crew('hacker').fate, t.crew('janitor').objects]).toEqual(['aboard', []])
    const kinds = t.events.map(e => e.e)
    expect(kinds.indexOf('revived')).toBeLessThan(kinds.indexOf('drew'))
  })

  it('LOCK-RULING-106 a corpse that was analysed cannot be revived', () => {
    const lab = { '007': { tile: 'emergencyRoom', explored: true }, '008': { tile: 'laboratory', explored: true } }
    const at = { hacker: '007', janitor: '008', sentry: '008' }
    const t = nextRound({ rooms: lab, at: { ...at, janitor: '010', sentry: '010' }, dead: ['hacker'] })
    expect(t.crew('hacker').fate).toBe('aboard')
    const spent = crew(
      {
        ...QUIET,
        rooms: lab,
        at: { ...at, hacker: '008' },
        dead: ['hacker'],
        power: { 'S-02': 2 },
        on: [2],
        turn: 'janitor',
        hand: { janitor: ['search', 'search'], sentry: [] },
      },
      BLANK,
    )
    spent.act('janitor', { do: 'roomAction' }, pay('search'), pay('search'))
    expect([spent.told('analysed').length, spent.room('008').objects]).toEqual([1, []])
    passAll(spent)
    expect(spent.crew('hacker').fate).toBe('dead')
  })

  it('LOCK-RULING-106 Contamination stays; a Larva stays, unless it was what killed', () => {
    const at = { hacker: '007', janitor: '010', sentry: '010' }
    const given = { ...QUIET, rooms: ER, at, larva: ['hacker'], turn: 'janitor', hand: { janitor: [], sentry: [] } }
    const shot = crew({ ...given, contamination: { hacker: { discard: ['infected'] } } }, BLANK)
    afterwards(shot.g, { do: 'die', seats: [0] })
    shot.act('janitor', { do: 'pass' })
    expect(shot.crew('hacker')).toMatchObject({ fate: 'dead', larva: true, contamination: 1 })
    passAll(shot)
    expect(shot.crew('hacker')).toMatchObject({ fate: 'aboard', larva: true, contamination: 1 })
    const burst = crew(given, BLANK)
    afterwards(burst.g, { do: 'infect', who: 0 })
    burst.act('janitor', { do: 'pass' })
    expect(burst.crew('hacker')).toMatchObject({ fate: 'dead', larva: false })
    expect(burst.table().intruders.map(i => i.kind)).toEqual(['creeper'])
  })

  it('LOCK-MODE-COOP-09 LOCK-RULING-56 the dead keep every Item, drop what they carry, and have it all back', () => {
    const given = {
      ...QUIET,
      rooms: ER,
      at: AT,
      turn: 'janitor',
      inventory: { hacker: ['medkit'] },
      carried: { hacker: ['egg'] },
      hand: { hacker: ['rest'], janitor: [], sentry: [] },
    }
    const t = crew(given, BLANK)
    const before = t.crew('hacker').hands
    expect(before.length).toBeGreaterThan(0)
    afterwards(t.g, { do: 'die', seats: [0] })
    t.act('janitor', { do: 'pass' })
    const kept = () => [t.mine('hacker').inventory, t.crew('hacker').hands, t.crew('hacker').objects]
    expect([t.crew('hacker').fate, t.crew('hacker').hand]).toEqual(['dead', 0])
    expect(kept()).toEqual([['medkit'], before, []])
    expect(t.room('007').objects.toSorted()).toEqual(['corpse.hacker', 'egg'])
    passAll(t)
    expect([t.crew('hacker').fate, ...kept()]).toEqual(['aboard', ['medkit'], before, []])
  })

  it('LOCK-RULING-123 the gate that the first death opened stays open', () => {
    const hand = { janitor: [], sentry: [] }
    const t = crew({ ...QUIET, rooms: ER, at: AT, turn: 'janitor', hand }, BLANK)
    afterwards(t.g, { do: 'die', seats: [0] })
    t.act('janitor', { do: 'pass' })
    expect([t.crew('hacker').fate, t.table().facility?.gateOpen]).toEqual(['dead', true])
    passAll(t)
    expect([t.crew('hacker').fate, t.table().facility?.gateOpen]).toEqual(['aboard', true])
  })

  it('LOCK-RULING-106 the game is over when nobody is left alive', () => {
    const t = crew({ ...QUIET, rooms: ER, at: AT, dead: ['hacker', 'sentry'], turn: 'janitor', hand: { janitor: [] } })
    afterwards(t.g, { do: 'die', seats: [1] })
    t.act('janitor', { do: 'pass' })
    expect([t.g.over?.reason, winners(t)]).toEqual(['nobodyLeft', []])
  })

  it('LOCK-KNOW-01 what somebody had learned is still known after coming back', () => {
    const t = nextRound({ knowledge: { hacker: 6 }, learned: ['hacker'] })
    expect(t.table().facility?.people[0]).toMatchObject({ knowledge: 6, learned: true })
    t.act('janitor', ...pass)
    t.act('sentry', ...pass)
    expect(t.table().turn?.seat).toBe(0)
  })
})
