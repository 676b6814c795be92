/** My goal in clauses, what to do next for it, and what serves it. */
import { type CrewView, type MyView, objectiveInfo, type TableView, type View, view } from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { type Lang, langs, loadWords, ui } from '@coldwake/text'
import { expect, test } from 'vitest'
import { clausesOf, type Tick } from '../src/play/objectives/clauses.ts'
import { stepText } from '../src/play/objectives/NextStep.tsx'
import { bestWay, isTooLate, nextStep, type Step } from '../src/play/objectives/nextStep.ts'
import { servesGoal } from '../src/play/objectives/servesGoal.ts'
import { crew, explored, intruder, mine, room, table } from './fixture.ts'

type Crew = Partial<CrewView>
const me = (part: Partial<MyView> = {}): MyView => ({ ...mine([]), ...part })
const two = (one: Crew = {}, other: Crew = {}) => [crew(0, '011', one), crew(1, '011', other)]
const ticks = (card: string, at: TableView): [string, Tick][] =>
  clausesOf(card, { table: at, me: me() }).map(({ test, tick }) => [test?.is ?? 'survive', tick])

test('NEM-OBJ-01 every clause has its tick, to survive among them', () => {
  expect(ticks('relentlessInvestigator', table({ crew: two({ signal: true }) }))).toEqual([
    ['signal', 'sure'],
    ['allExplored', 'open'],
    ['survive', 'open'],
  ])
})

test('NEM-DEATH-01 whoever is dead fulfills nothing as things stand; what is done for good stays done', () => {
  const dead = table({ crew: two({ fate: 'dead', signal: true, objects: ['egg'] }) })
  expect(ticks('myPrecious', dead)).toEqual([
    ['signal', 'sure'],
    ['leftWith', 'lost'],
    ['survive', 'lost'],
  ])
  // NEM-MODE-COOP-04: together one may come back.
  const together = table({ mode: 'cooperative', crew: two({ fate: 'dead' }) })
  expect(ticks('specialDelivery', together)[0]).toEqual(['leftWith', 'lost'])
  expect(ticks('cleanUpCrew', together).map(([, tick]) => tick)).toContain('open')
})

test('what threatens me is said first, the worst before the rest', () => {
  const risk = (one: Crew, part: Partial<TableView> = {}) => {
    const [first] = clausesOf('abOvo', { table: table({ crew: two(one), ...part }), me: me() })
    return first?.tick === 'risk' ? first.risk : null
  }
  expect(risk({})).toBe(null)
  expect(risk({ wounds: ['leg', 'arm'], dressed: ['body'] })).toEqual({ risk: 'wound' })
  expect(risk({ wounds: ['leg', 'arm'] })).toBe(null)
  expect(risk({ larva: true })).toEqual({ risk: 'larva' })
  expect(risk({ larva: true }, { intruders: [intruder(1, 'adult', '011')] })).toEqual({ risk: 'combat' })
  expect(risk({}, { selfDestruct: 2 })).toEqual({ risk: 'doom', rounds: 2 })
  expect(risk({}, { time: 3 })).toEqual({ risk: 'time', rounds: 3 })
  // Asleep nothing touches one any more.
  expect(risk({ fate: 'hibernating', larva: true })).toBe(null)
})

test('how far it is, where that can be counted', () => {
  const progress = (card: string, at: TableView) =>
    clausesOf(card, { table: at, me: me() }).flatMap(({ progress }) => progress ?? [])
  expect(progress('relentlessInvestigator', explored({ '005': 'commsRoom' }))).toEqual([{ have: 6, of: 21 }])
  const armed = two({ hands: [], inventory: [{ back: 'red', card: null }] })
  expect(progress('hoarder', table({ crew: armed }))).toEqual([{ have: 1, of: 7 }])
})

const step = (card: string, at: TableView, mine: Partial<MyView> = {}) => nextStep(card, { table: at, me: me(mine) })

test('NEM-OBJ-04 the next step is the nearest room that does it, or to find that room', () => {
  expect(step('necroscopy', table())).toMatchObject({ do: 'signal', place: { tile: 'commsRoom', room: null } })
  const found = explored({ '006': 'commsRoom' })
  expect(step('necroscopy', found)).toMatchObject({ do: 'signal', place: { room: '006', away: { steps: 1 } } })
  // NEM-MALF-01: nothing is sent from a room with a malfunction.
  const broken = found.rooms.map(one => (one.room === '006' ? { ...one, malfunction: true } : one))
  expect(step('necroscopy', { ...found, rooms: broken })).toMatchObject({ do: 'repair', place: { room: '006' } })
  // Whoever has looked knows where it lies; nobody else does.
  const looked = step('necroscopy', table(), { tiles: [{ room: '014', tile: 'commsRoom' }] })
  expect(looked).toMatchObject({ place: { tile: 'commsRoom', room: '014' } })
})

test('NEM-OBJ-06 an egg is carried to the Laboratory, fetched where it lies, or taken from the Nest', () => {
  const lab = { '006': 'laboratory', '014': 'nest' }
  const weaknesses = [{ object: 'egg' as const, card: null }]
  expect(step('abOvo', explored(lab, { weaknesses }))).toMatchObject({ do: 'takeEgg', place: { room: '014' } })
  const carried = explored(lab, { weaknesses, crew: two({ objects: ['egg'] }) })
  expect(step('abOvo', carried)).toMatchObject({ do: 'analyze', object: 'egg', place: { room: '006' } })
  const start = explored(lab, { weaknesses })
  const rooms = start.rooms.map(one => (one.room === '015' ? room('015', { objects: ['egg'] }) : one))
  expect(step('abOvo', { ...start, rooms })).toMatchObject({ do: 'fetch', place: { room: '015' } })
})

test('NEM-OBJ-05 first the coordinates, then the course, then the engines', () => {
  const engines = [0, 1, 2].map(() => ({ tokens: [0, 1].map(() => ({ seenBy: 0, card: null })) }))
  const at = table({ engines, destination: 'B' })
  expect(step('destinationEarth', at)).toMatchObject({ do: 'lookCourse', place: { room: '001' } })
  expect(step('destinationEarth', at, { coordinates: 'coordinates-1' })).toMatchObject({ do: 'setCourse' })
  const known = {
    coordinates: 'coordinates-5',
    engines: [
      ['working', null],
      [null, null],
      [null, null],
    ],
  }
  expect(step('destinationEarth', at, known)).toMatchObject({ do: 'checkEngine', place: { tile: 'engine-2' } })
  const fine = {
    coordinates: 'coordinates-5',
    engines: [
      ['working', null],
      ['working', null],
      [null, null],
    ],
  }
  expect(step('destinationEarth', at, fine)).toMatchObject({ do: 'leave' })
})

test('when everything is done or time runs out, the step is to get out by the way that is best', () => {
  const late = table({ time: 2, crew: two({ room: '010' }) })
  expect(step('abOvo', late)).toMatchObject({ do: 'leave', way: { way: 'hibernation', state: 'open' } })
  const pods = [{ pod: 1, section: 'A' as const, locked: false, state: 'docked' as const }]
  const doomed = explored({ '005': 'evacuationSectionA' }, { time: 8, selfDestruct: 2, pods })
  expect(bestWay({ table: doomed, me: me() })).toMatchObject({ way: 'pod', pod: 1 })
  const none = table({ time: 8, selfDestruct: 2, pods: [{ ...pods[0], state: 'gone' }] })
  expect(step('abOvo', none)).toEqual({ do: 'leaveNone', place: null })
})

test('a way that opens for one round only is no good to whoever cannot be there by then', () => {
  const pod = (steps: number, opensIn: number, onlyThen?: true) =>
    isTooLate({
      ...(onlyThen && { onlyThen }),
      away: { steps, shut: false },
      needs: [{ need: 'launchRound', space: 9, met: false, opensIn }],
    })
  expect(pod(7, 1, true)).toBe(true)
  expect(pod(5, 1, true)).toBe(false)
  expect(pod(7, 3, true)).toBe(false)
  // What stays open can be reached later.
  expect(pod(7, 1)).toBe(false)
})

test('nothing is advised to whoever is dead, away, or still choosing a character', () => {
  for (const one of [{ fate: 'dead' }, { fate: 'hibernating' }, { character: null }] satisfies Crew[])
    expect(step('abOvo', table({ crew: two(one) }))).toBe(null)
  expect(step('abOvo', table({ round: 0 }))).toBe(null)
})

test('NEM-QUEST-02 an Energy Charge says whose quest item it activates, and only to its owner', () => {
  const at = (one: Crew): View => ({ table: table({ crew: two(one) }), me: me() })
  expect(servesGoal(at({ quests: ['motionScanner', 'securityKey'] }), 'energyCharge')).toEqual([
    { serves: 'quest', card: 'motionScanner' },
  ])
  expect(servesGoal(at({ quests: ['securityKey'] }), 'energyCharge')).toEqual([])
  expect(servesGoal({ ...at({ quests: ['motionScanner'] }), me: null }, 'energyCharge')).toEqual([])
})

test('what serves an objective of mine says so, until that is done or lost', () => {
  const at = (objectives: string[], part: Partial<TableView> = {}): View => ({
    table: table({ crew: two(), ...part }),
    me: me({ objectives }),
  })
  const cards = (found: View, thing: string) => servesGoal(found, thing).map(({ card }) => card)
  expect(cards(at(['hoarder']), 'bandages')).toEqual(['hoarder'])
  expect(cards(at(['destinationEarth']), 'tools')).toEqual(['destinationEarth'])
  expect(cards(at(['destinationEarth']), 'bandages')).toEqual([])
  expect(cards(at(['abOvo', 'myPrecious']), 'egg')).toEqual(['abOvo', 'myPrecious'])
  expect(cards(at(['abOvo']), 'carcass')).toEqual([])
  expect(cards(at(['cleanUpCrew']), 'grenade')).toEqual(['cleanUpCrew'])
  expect(cards(at(['cleanUpCrew'], { nestDestroyed: true }), 'grenade')).toEqual([])
  const found = [{ object: 'egg' as const, card: 'photosensitivity' }]
  expect(cards(at(['abOvo'], { weaknesses: found }), 'egg')).toEqual([])
})

test.each(['nemesis', 'lockdown'])('%s: whole games always have advice that can be read, for every objective', game => {
  const given = new Set<string>()
  for (let seed = 0; seed < 25; seed++) {
    let moments = 0
    playGame(
      seed,
      undefined,
      ({ g }) => {
        if (g.ending || moments++ % 29 !== 0) return
        for (const seat of g.crew.keys()) {
          const { table, me } = view(g, seat)
          const fate = table.crew[seat]?.fate
          if (!me || table.round === 0) continue
          for (const card of me.objectives) {
            const next = nextStep(card, { table, me })
            expect(objectiveInfo(table.game, card)).not.toBe(null)
            // Whoever can act is told something; whoever cannot is told nothing.
            expect(next !== null, `game ${seed}: ${card}`).toBe(
              fate === 'aboard' && table.crew[seat]?.character !== null,
            )
            if (next) given.add(next.do)
          }
        }
      },
      game,
    )
  }
  expect(given.size).toBeGreaterThan(5)
})

test('a step is a sentence with its reason, in every language', async () => {
  for (const lang of langs) await loadWords(lang, ['panels', 'nemesis'])
  const told = (lang: Lang, found: Step | null) =>
    found && stepText(found, { game: { table: table(), me: me(), name: String }, t: ui(lang, 'panels'), lang })
  const lying = explored({ '006': 'laboratory' }, { weaknesses: [{ object: 'corpse', card: null }] })
  const rooms = lying.rooms.map(one => (one.room === '015' ? room('015', { objects: ['corpse.blue'] }) : one))
  const fetch = step('extremeFieldBiology', { ...lying, rooms })
  expect(langs.map(lang => told(lang, fetch))).toEqual([
    'Pick up the blue Corpse: analyzing it in the Laboratory reveals a Weakness',
    'Recoge el Cadáver azul: analizarlo en el Laboratorio revela una Debilidad',
    'Podnieś niebieskie zwłoki postaci: badanie w Laboratorium odkrywa słabość',
    'Nimm die blaue Leiche auf: Die Analyse im Labor deckt eine Schwäche auf',
    'Raccogli il Cadavere blu: l’analisi nel Laboratorio rivela una Debolezza',
  ])
  const kill = { do: 'kill', intruder: 'queen', place: null } as const
  expect(langs.map(lang => told(lang, kill))).toEqual([
    'Kill the Queen',
    'Mata a la Reina',
    'Zabij królową',
    'Töte die Königin',
    'Uccidi la Regina',
  ])
})
