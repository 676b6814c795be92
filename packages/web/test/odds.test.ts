import { type Fate, findBoard } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { mapOf } from '../src/play/board/geometry.ts'
import { corridorOn, noiseOdds, prospect, surpriseOdds } from '../src/play/board/noiseOdds.ts'
import { attackedFirst } from '../src/play/choice/choicesOnBoard.ts'
import { below, facilityTable } from './facility.ts'
import { crew, explored, intruder, map, table } from './fixture.ts'

const lab = { '005': 'laboratory' }

describe('corridors by number', () => {
  it('finds those between rooms and the technical entrance', () => {
    expect(corridorOn(map, '005', 1)).toBe('c005-010')
    expect(corridorOn(map, '005', 3)).toBe('c005-006')
    expect(corridorOn(map, '005', 4)).toBe('main')
  })

  it('every room of the ship has exactly one for each face of the die', () => {
    for (const { id } of map.board.rooms)
      for (const number of [1, 2, 3, 4]) expect([id, number, corridorOn(map, id, number)]).not.toContain(null)
  })
})

it('NEM-BOARD2-02: so has every room of the optional side, and a network is heard at its own entrances', () => {
  const alt = mapOf(findBoard({ game: 'nemesis', board: 'nemesis-alt' }))
  for (const { id } of alt.board.rooms)
    for (const number of [1, 2, 3, 4]) expect([id, number, corridorOn(alt, id, number)]).not.toContain(null)
  const loud = explored({ '019': 'engine-3', '020': 'engine-2' }, { noise: ['red'] })
  expect(noiseOdds(alt, loud, '019', 0)?.encounterOn).toEqual(['2'])
  expect(noiseOdds(alt, loud, '020', 0)?.encounterOn).toEqual([])
})

it('NEM-RULING-159: what a face-down token holds is not known, though its tile is', () => {
  const now = explored(lab, {})
  const waiting = { ...now, rooms: now.rooms.map(room => (room.room === '005' ? { ...room, token: true } : room)) }
  expect(prospect(now, '005', noiseOdds(map, now, '005', 0)).tone).toBe('noise')
  expect(prospect(waiting, '005', noiseOdds(map, waiting, '005', 0)).tone).toBe('unknown')
})

it('NEM-NOISE-04: an unexplored room beside noise is no mere unknown: what it may bring at most is said', () => {
  const loud = table({ noise: ['c005-010'] })
  const unexplored = prospect(loud, '005', noiseOdds(map, loud, '005', 0))
  expect(unexplored).toMatchObject({ tone: 'encounter', percent: 40, atMost: true })
  const known = explored(lab, { noise: ['c005-010'] })
  expect(prospect(known, '005', noiseOdds(map, known, '005', 0))).toMatchObject({ percent: 40, atMost: false })
})

it('NEM-ESC-02: on every way out of a fight one is attacked first, and what may kill is told from what may wound', () => {
  const attacked = (wounds: number, death: number, least = death) =>
    attackedFirst({
      dangers: [],
      attackedFirst: { by: ['adult'], wounds: { least: wounds, most: wounds }, death: { least, most: death } },
    })
  expect(attacked(0.69, 0)).toMatchObject({ tone: 'attacked', percent: 69, atMost: false })
  expect(attacked(0.69, 0.42)).toMatchObject({ tone: 'lethal', percent: 42, atMost: false })
  expect(attacked(0.69, 0.8, 0.2)).toMatchObject({ tone: 'lethal', percent: 80, atMost: true })
  // Before it is known how likely, it is not called quiet either.
  expect(attackedFirst(null)).toMatchObject({ tone: 'attacked', percent: null })
})

it('LOCK-NOISE-02: so has every room of the facility', () => {
  for (const { id } of below.board.rooms)
    for (const number of [1, 2, 3, 4]) expect([id, number, corridorOn(below, id, number)]).not.toContain(null)
})

describe('what comes attacks at once', () => {
  const bag = (part: Partial<Record<'larva' | 'creeper' | 'adult' | 'breeder' | 'queen' | 'blank', number>>) => ({
    bag: { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0, blank: 0, ...part },
  })

  it('LOCK-ENC-08: by the lower number in light, by the higher in darkness', () => {
    const adults = facilityTable([], bag({ adult: 4 }))
    // Adults show 1/3, 2/3, 2/4 and 3/4, three of each.
    expect([0, 1, 2, 3, 4].map(hand => surpriseOdds(adults, hand, false))).toEqual([100, 75, 25, 0, 0])
    expect([0, 1, 2, 3, 4].map(hand => surpriseOdds(adults, hand, true))).toEqual([100, 100, 100, 50, 0])
  })

  it('LOCK-ENC-11: nobody if nothing comes, and nothing comes out of an empty bag', () => {
    expect(surpriseOdds(facilityTable([], bag({ blank: 1 })), 0, true)).toBe(0)
    expect(surpriseOdds(facilityTable([], bag({ blank: 1, queen: 1 })), 3, false)).toBe(50)
    expect(surpriseOdds(facilityTable([], bag({})), 0, true)).toBe(0)
  })

  it('NEM-ENC-07: on the ship it is always the one number', () => {
    const ship = table(bag({ queen: 1 }))
    expect(surpriseOdds(ship, 3, true)).toBe(surpriseOdds(ship, 3, false))
  })
})

describe('the noise die', () => {
  it('in a quiet room: eight faces of noise, danger, silence', () => {
    expect(noiseOdds(map, explored(lab), '005', 0)?.faces).toEqual({
      encounter: 0,
      danger: 1,
      noise: 8,
      silence: 1,
      mars: 0,
    })
  })

  it('NEM-NOISE-04: both numbers of a noisy corridor bring an encounter', () => {
    const odds = noiseOdds(map, explored(lab, { noise: ['c005-010'] }), '005', 0)
    expect(odds?.faces).toEqual({ encounter: 4, danger: 1, noise: 4, silence: 1, mars: 0 })
    expect(odds?.encounterOn).toEqual(['1', '2'])
    expect(odds?.corridors.get('c005-010')).toBe('encounter')
    expect(odds?.corridors.get('c005-006')).toBe('noise')
  })

  it('NEM-NOISE-10: noise in the technical corridors counts at every entrance', () => {
    expect(noiseOdds(map, explored(lab, { noise: ['main'] }), '005', 0)?.encounterOn).toEqual(['4'])
  })

  it('NEM-SLIME-01: slime turns silence into danger', () => {
    const slimed = explored(lab, { crew: [crew(0, '006', { slime: true })] })
    expect(noiseOdds(map, slimed, '005', 0)?.faces).toMatchObject({ danger: 2, silence: 0 })
  })

  it('NEM-MOVE-06: is not rolled where somebody else is, alive, or an intruder', () => {
    const company = (fate: Fate) => explored(lab, { crew: [crew(0, '006'), crew(1, '005', { fate })] })
    expect(noiseOdds(map, company('aboard'), '005', 0)).toBeNull()
    expect(noiseOdds(map, company('dead'), '005', 0)).not.toBeNull()
    expect(noiseOdds(map, explored(lab, { intruders: [intruder(1, 'creeper', '005')] }), '005', 0)).toBeNull()
  })
})

describe('what a room promises', () => {
  const say = (view: ReturnType<typeof table>) => prospect(view, '005', noiseOdds(map, view, '005', 0))

  it('intruders: the worst of them', () => {
    const [adult, larva] = [intruder(1, 'adult', '005'), intruder(2, 'larva', '005')]
    expect(say(explored(lab, { intruders: [adult, larva] }))).toMatchObject({ tone: 'intruder', kind: 'adult' })
  })
  it('unexplored: unknown', () => expect(say(table()).tone).toBe('unknown'))
  it('company: quiet', () => expect(say(explored(lab, { crew: [crew(0, '006'), crew(1, '005')] })).tone).toBe('quiet'))
  it('noise next to it: an encounter, with its chance', () =>
    expect(say(explored(lab, { noise: ['c005-010'] }))).toMatchObject({ tone: 'encounter', percent: 40 }))
  it('otherwise: noise', () => expect(say(explored(lab))).toMatchObject({ tone: 'noise', percent: 90 }))
})
