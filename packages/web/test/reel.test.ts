/** The reel: what is shown of the news, in which order, and what waits behind it. */
import type { EventFace, MyView, TableView } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { readingMs, standsFor } from '../src/play/stage/readingTime.ts'
import { leapOf } from '../src/play/stage/scenes/leap.ts'
import { type Moment, type Reel, type Shot, spool } from '../src/play/stage/scenes/reel.ts'
import { wordsIn } from '../src/play/stage/useReadingTime.ts'
import { crew, table } from './fixture.ts'

const rule = 'NEM-MOVE-03'
const walk = (who: number): EventFace[] => [
  { e: 'declared', who, action: { do: 'move', to: '006' }, rule },
  { e: 'paid', who, card: 'rest', rule },
  { e: 'moved', who, from: '011', to: '006', rule },
  { e: 'noiseRolled', who, room: '006', face: '2', rule },
  { e: 'noise', corridor: 'c006-011', room: '006', rule },
]
const wounded = (who: number): EventFace[] => [
  { e: 'attack', who, card: 'bite.2', hits: true, intruder: 3, kind: 'adult', rule: 'NEM-ATTACK-06' },
  { e: 'lightWound', who, light: 1, rule: 'NEM-WOUND-02' },
]
const many = (who: number, times: number): EventFace[] => Array.from({ length: times }, () => walk(who)).flat()

const me = { seat: 0, hand: ['rest'], decision: null } as unknown as MyView
const people = [crew(0, '011'), crew(1, '011')]
const moment = (over: Partial<TableView> = {}, hand: string[] = ['rest'], n: number | null = null): Moment => ({
  table: table({ crew: people, ...over }),
  me: { ...me, hand, decision: n === null ? null : { n } } as MyView,
  opened: [],
})
const begun = (seq = 0): Reel => ({ seq, present: moment(), phase: null, shots: [] })

interface How {
  byHand?: boolean
  hidden?: boolean
}
/** The reel after so much news, each with the present that it leads to. */
function told(reel: Reel, events: readonly EventFace[], present = moment(), how: How = {}): Reel {
  const seq = reel.seq + events.length
  const all = [...Array.from<EventFace>({ length: reel.seq }).fill({ e: 'round', round: 1, rule }), ...events]
  return spool(reel, present, { seq, events }, { events: all, byHand: false, hidden: false, ...how })
}
const kinds = ({ shots }: Reel) => shots.map(({ beat }) => beat.event.e)
const length = (shots: readonly Shot[]) => shots.reduce((sum, { ms }) => sum + ms, 0)
/** Every event of the news that some picture tells, by number. */
const lastTold = ({ shots }: Reel) => shots.at(-1)?.told

describe('an Event card', () => {
  const card: EventFace = { e: 'event', card: 'consumingFire', rule: 'NEM-EVENT-06' }
  const bag = { e: 'tokenDrawn', token: 'larva-1', kind: 'larva', value: 1, rule: 'NEM-BAG-01' } as unknown as EventFace

  it('stands long enough to be read, however much else there is to tell', () => {
    const { shots } = told(told(begun(), many(1, 30)), [...many(1, 30), card, ...many(1, 30)])
    const [shot, ...more] = shots.filter(({ beat }) => beat.event.e === 'event')
    expect(more).toEqual([])
    expect(shot?.ms).toBeGreaterThanOrEqual(3000)
    expect(shot?.beat.meanwhile).toBeUndefined()
  })

  it('that changes nothing says so', () => {
    const idle = (events: EventFace[]) => told(begun(), events).shots[0]?.beat.idle
    expect(idle([card, bag])).toBe(true)
    expect(idle([card, { e: 'fire', room: '006', rule }, bag])).toBeUndefined()
  })
})

it('words stand as long as it takes to read 180 a minute, and a second more', () => {
  expect(wordsIn('Night Stalker token: Larva (surprise value 0 with power, 1 in Darkness).')).toBe(12)
  expect(wordsIn(' – ')).toBe(0)
  expect(readingMs(30)).toBe(11_000)
  expect(readingMs(0)).toBe(0)
  expect(standsFor({ ms: 1800, rate: 1 }, 30)).toBe(11_000)
  expect(standsFor({ ms: 800, rate: 2 }, 30)).toBe(11_000)
  expect(standsFor({ ms: 3600, rate: 1 }, 5)).toBe(3600)
  // Much that does not concern me is still told faster.
  expect(standsFor({ ms: 800, rate: 2 }, 5)).toBe(800)
})

describe('a moment of the reel', () => {
  const present = moment({ round: 5 }, ['search', 'rest'], 7)
  const reel = told(begun(), walk(1), present)

  it('shows my own view as it was before the news, and no question', () => {
    for (const shot of reel.shots) {
      expect(shot.me?.hand).toEqual(['rest'])
      expect(shot.me?.decision).toBeNull()
      expect(shot.table.asking).toBeNull()
      expect(shot.table.round).not.toBe(5)
    }
    expect(reel.present).toBe(present)
  })

  it('tells as many events as its picture is of', () => {
    expect(kinds(reel)).toEqual(['moved', 'noiseRolled', 'noise'])
    expect(reel.shots.map(shot => shot.told)).toEqual([3, 4, 5])
  })

  it('of later news begins where the earlier news has led', () => {
    const later = told(reel, walk(1), moment({ round: 6 }, ['interruption']))
    const shots = later.shots.slice(reel.shots.length)
    expect(shots.length).toBeGreaterThan(0)
    for (const shot of shots) expect(shot.me?.hand).toEqual(['search', 'rest'])
    expect(shots[0]?.table.round).toBe(5)
    expect(lastTold(later)).toBe(10)
  })

  it('that tells nothing new changes only the present', () => {
    const answered = moment({}, ['rest'], 8)
    const after = spool(reel, answered, { seq: reel.seq, events: [] }, { events: [], byHand: false, hidden: false })
    expect(after.shots).toBe(reel.shots)
    expect(after.present).toBe(answered)
  })
})

describe('what is too much to watch', () => {
  it('is told faster, up to a limit', () => {
    const { shots } = told(begun(), many(1, 6))
    expect(shots.length).toBe(18)
    expect(shots[0]?.rate).toBeGreaterThan(1)
    expect(length(shots)).toBeLessThanOrEqual(8000.1)
  })

  it('is put together beyond that, and says all that happened', () => {
    const reel = told(begun(), many(1, 30))
    expect(reel.shots).toHaveLength(1)
    expect(reel.shots[0]?.beat.meanwhile).toHaveLength(90)
    expect(lastTold(reel)).toBe(reel.seq)
  })

  it('never includes what concerns me: that is shown by itself, and as long as ever', () => {
    const reel = told(begun(), [...many(1, 30), ...wounded(0), ...many(1, 30)])
    expect(kinds(reel)).toEqual(['noise', 'attack', 'lightWound', 'noise'])
    const alone = told(begun(), wounded(0))
    expect(reel.shots.slice(1, 3).map(({ ms }) => ms)).toEqual(alone.shots.map(({ ms }) => ms))
    expect(reel.shots.map(({ beat }) => beat.meanwhile?.length ?? 1)).toEqual([90, 1, 1, 90])
  })

  it('of older news is put together when newer news comes, but for the picture that is shown and what concerns me', () => {
    const older = told(begun(), [...many(1, 2), ...wounded(0), ...many(1, 2)])
    const both = told(older, walk(1))
    expect(both.shots[0]).toBe(older.shots[0])
    expect(kinds(both)).toEqual(['moved', 'noise', 'attack', 'lightWound', 'noise', 'moved', 'noiseRolled', 'noise'])
    expect(lastTold(both)).toBe(both.seq)
  })

  it('waits where each picture waits for a press', () => {
    const reel = told(begun(), many(1, 30), moment(), { byHand: true })
    expect(reel.shots).toHaveLength(90)
    expect(told(reel, walk(1), moment(), { byHand: true }).shots).toHaveLength(93)
  })

  it('while nobody looks is put together; what concerns me waits for me', () => {
    const reel = told(told(begun(), walk(1), moment(), { hidden: true }), [...walk(1), ...wounded(0)], moment(), {
      hidden: true,
    })
    expect(reel.shots.map(({ matters }) => matters)).toContain(true)
    expect(kinds(reel).slice(-2)).toEqual(['attack', 'lightWound'])
    expect(lastTold(reel)).toBe(reel.seq)
  })
})

describe('catching up', () => {
  const caughtUp = (reel: Reel): Reel => ({ ...reel, shots: reel.shots.slice(leapOf(reel)) })
  const met: EventFace = { e: 'encounter', who: 0, room: '006', rule: 'NEM-ENC-01' }

  it('leads to what happens to me, one after the other, and only then to the present', () => {
    let reel = told(begun(), [...many(1, 3), met, ...many(2, 2), ...wounded(0), ...walk(1)])
    const seen: (string | undefined)[] = []
    for (; reel.shots.length > 0; reel = caughtUp(reel)) seen.push(kinds(reel)[0])
    expect(seen.slice(1)).toEqual(['encounter', 'attack', 'lightWound'])
  })

  it('leaps over what I do myself, and over what happens to others', () => {
    const reel = told(begun(), [...walk(0), ...wounded(1)])
    expect(leapOf(reel)).toBe(reel.shots.length)
  })
})

describe('what is taken back', () => {
  it('is not played any more', () => {
    const reel = told(begun(), walk(1))
    expect(told(reel, [{ e: 'tookBack', event: 0, who: 1, rule } as EventFace]).shots).toEqual([])
  })
})

describe('the whole stage', () => {
  const whole = (events: readonly EventFace[], before: readonly EventFace[] = []) => {
    const reel = { ...begun(before.length) }
    const seq = before.length + events.length
    const news = { seq, events }
    const { shots } = spool(reel, moment(), news, { events: [...before, ...events], byHand: false, hidden: false })
    return shots.flatMap(({ beat }) => (beat.whole ? [beat] : []))
  }
  const died = (who: number): EventFace => ({ e: 'died', who, room: '011', rule: 'NEM-DEATH-01' })

  it('is for my death, which stays until I go on, and not for that of others', () => {
    expect(whole([died(0)])[0]?.whole).toMatchObject({ stays: true })
    expect(whole([died(1)])).toEqual([])
  })

  it('is for the first blood of the game alone', () => {
    expect(whole(wounded(1)).map(({ event }) => event.e)).toEqual(['lightWound'])
    expect(whole(wounded(1), wounded(0))).toEqual([])
    expect(whole([...wounded(1), ...wounded(1)])).toHaveLength(1)
  })

  it('is for a room that I explore, a launch and the end', () => {
    const explored = (who: number): EventFace => ({ e: 'explored', who, room: '006', tile: 'canteen', rule })
    expect(whole([explored(0)])).toHaveLength(1)
    expect(whole([explored(1)])).toHaveLength(0)
    expect(whole([{ e: 'launched', pod: 1, crew: [1], rule }])).toHaveLength(1)
    expect(whole([{ e: 'over', reason: 'jump', rule }])).toHaveLength(1)
    expect(whole([{ e: 'threshold', colour: 'red', cut: true, rule: 'LOCK-POWER-09' }])).toHaveLength(1)
  })

  it('is for the coordinates, before whoever looks at them', () => {
    const looks = (who: number): EventFace => ({ e: 'peeked', who, what: 'coordinates', at: '', rule })
    expect(whole([looks(0)])[0]?.whole).toMatchObject({ stays: true })
    expect(whole([looks(1)])).toEqual([])
  })
})
