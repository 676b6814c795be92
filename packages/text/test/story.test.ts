/** The log as a story: over whole games of all ways to play, and in small. */
import { type EventFace, faceFor, type GameEvent, type Setup, type TableView, tableView } from '@coldwake/rules'
import { nameOfWay, type Plays, playGame, setupFor, waysOf } from '@coldwake/rules/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Context,
  changedNothing,
  contextsThen,
  eventText,
  foldText,
  type Group,
  langs,
  loadLanguage,
  nothingText,
  placeText,
  type Row,
  storyOf,
} from '../src/index.ts'
import { context } from './table.ts'

beforeAll(async () => {
  await Promise.all(langs.map(loadLanguage))
})

const numbersIn = (row: Row): readonly number[] => ('line' in row ? [row.line] : row.lines)
const numbersOf = ({ head, cause, rows }: Group): number[] => [
  ...(head === null ? [] : [head]),
  ...(cause === null ? [] : [cause]),
  ...rows.flatMap(numbersIn),
]

const facesOf = (events: readonly GameEvent[], setup: Setup): EventFace[] =>
  events.map(event => faceFor(event, 0, setup))
const contextOf = (table: TableView): Context => ({ table, names: seat => `P${seat}`, me: 0 })
const textsOf = (events: readonly EventFace[], ctx: Context): string[] => {
  const then = contextsThen(events, ctx)
  return events.map((event, number) => eventText(event, then[number] ?? ctx, 'en'))
}

/** What a group may follow from without an event that says so. */
const hasNoCause = ({ place }: Group): boolean => place.at === 'events' && place.step === 'fire'

const WAYS = ['nemesis', 'lockdown'].flatMap(waysOf)

describe('whole games', () => {
  test.each(WAYS.map(way => [nameOfWay(way), way] as const))('%s: every event is told once, causes first', (_, way) => {
    const { g, events, setup } = playGame(WAYS.indexOf(way), undefined, undefined, way as Plays)
    const faces = facesOf(events, setup)
    const groups = storyOf(faces)
    expect(groups.flatMap(numbersOf)).toEqual(faces.map((_, number) => number))
    for (const group of groups) {
      const [first, second] = numbersOf(group)
      expect(group.first).toBe(first)
      if (hasNoCause(group)) expect(group.cause).toBeNull()
      else expect(group.cause).toBe(group.head === null ? first : second)
      if (group.head !== null) expect(faces[group.head]?.e).toBe('turn')
    }
    const told = { ctx: contextOf(tableView(g)), lang: 'en' } as const
    const then = contextsThen(faces, told.ctx)
    for (const { place, rows } of groups) {
      expect(placeText(place, told.ctx, told.lang)).not.toBe('')
      for (const row of rows) if ('fold' in row) expect(foldText(row, faces, then, told.lang)).not.toBe('')
    }
  })

  test('one group for each action, in its own turn, and the steps of the Event Phase in order', () => {
    const { events, setup } = playGame(7, undefined, undefined, 'nemesis')
    const faces = facesOf(events, setup)
    const groups = storyOf(faces)
    const causes = groups.map(({ cause }) => (cause === null ? null : faces[cause]?.e))
    expect(causes.filter(e => e === 'declared')).toHaveLength(faces.filter(({ e }) => e === 'declared').length)
    for (const { cause, place } of groups) {
      const event = cause === null ? undefined : faces[cause]
      if (event?.e === 'declared') expect(place).toMatchObject({ at: 'turn', who: event.who })
      if (event?.e === 'event') expect(place).toMatchObject({ at: 'events', step: 'card' })
    }
    const steps = ['time', 'attacks', 'fire', 'card', 'bag']
    for (const [at, { place }] of groups.entries()) {
      const before = groups[at - 1]?.place
      if (place.at !== 'events' || before?.at !== 'events' || !place.step || !before.step) continue
      expect(steps.indexOf(before.step)).toBeLessThanOrEqual(steps.indexOf(place.step))
    }
  })

  test.each(['nemesis', 'lockdown'])('%s: a line reads at the end as it read when it was told', game => {
    const told: string[] = []
    const setup = setupFor(3, game)
    const { g, events } = playGame(
      3,
      undefined,
      ({ g, events }) => {
        const faces = facesOf(events, setup)
        told.push(...textsOf(faces, contextOf(tableView(g))).slice(told.length))
      },
      game,
    )
    const end = textsOf(facesOf(events, setup), contextOf(tableView(g)))
    expect(told.length).toBeGreaterThan(100)
    expect(end.slice(0, told.length)).toEqual(told)
    // Worded by what is known at the end, many would name rooms that nobody had explored.
    const late = facesOf(events, setup).map(event => eventText(event, contextOf(tableView(g)), 'en'))
    expect(late).not.toEqual(end)
  })
})

const RULE = 'NEM-ROUND-05'
const event = <E extends Omit<EventFace, 'rule'>>(told: E): EventFace =>
  ({ ...told, rule: RULE }) as unknown as EventFace
const turn = (who: number) => event({ e: 'turn', who } as never)
const declared = (who: number, to: string) => event({ e: 'declared', who, action: { do: 'move', to } } as never)
const paid = (who: number) => event({ e: 'paid', who, card: 'search' } as never)
const moved = (who: number, to: string) => event({ e: 'moved', who, from: '011', to } as never)
const explored = (room: string, tile: string) => event({ e: 'explored', who: 0, room, tile } as never)
const noise = (corridor: string) => event({ e: 'noise', corridor, room: '008' } as never)
const tookBack = (to: number) => event({ e: 'tookBack', who: 0, event: to } as never)

describe('in small', () => {
  test('NEM-EVENT-07 an Event card says what it does, and once the bag is drawn from, that it did nothing', () => {
    const card = event({ e: 'event', card: 'consumingFire' } as never)
    const removed = event({ e: 'eventRemoved', card: 'consumingFire' } as never)
    const bag = {
      e: 'tokenDrawn',
      token: 'larva-1',
      kind: 'larva',
      value: 1,
      rule: 'NEM-BAG-01',
    } as unknown as EventFace
    const spreads = event({ e: 'fire', room: '006' } as never)
    expect(changedNothing([card, bag], 0)).toBe(true)
    expect(changedNothing([card, removed, bag], 0)).toBe(true)
    expect(changedNothing([card], 0)).toBe(false)
    expect(changedNothing([card, spreads, bag], 0)).toBe(false)
    expect(changedNothing([card, spreads, bag], 1)).toBe(false)
    expect(eventText(card, context(0), 'en')).toMatch(/^Event: Consuming Fire\. .* take corridor 4\. .*Fire spreads/)
    for (const lang of langs) expect(nothingText(context(0), lang)).toMatch(/^\p{Lu}.*: .*\.$/u)
  })

  test('payments and noise are one line each; a single noise is told', () => {
    const [group] = storyOf([turn(0), declared(0, '008'), paid(0), paid(0), moved(0, '008'), noise('a'), noise('b')])
    expect(group).toMatchObject({ head: 0, cause: 1, place: { at: 'turn', who: 0 } })
    expect(group?.rows).toEqual([{ fold: 'paid', lines: [2, 3] }, { line: 4 }, { fold: 'noise', lines: [5, 6] }])
    const [quiet] = storyOf([turn(0), declared(0, '008'), moved(0, '008'), noise('a')])
    expect(quiet?.rows).toEqual([{ line: 2 }, { line: 3 }])
  })

  test('what only I was told is not folded', () => {
    const mine = { ...event({ e: 'drew', who: 0, count: 1 } as never), mine: { cards: ['search'] } } as EventFace
    const [group] = storyOf([
      event({ e: 'round', round: 2 } as never),
      mine,
      event({ e: 'drew', who: 1, count: 5 } as never),
    ])
    expect(group?.rows).toEqual([{ line: 1 }, { fold: 'drawn', lines: [2] }])
  })

  test('a turn in which nothing was done is told by itself', () => {
    const groups = storyOf([turn(0), turn(1), declared(1, '008')])
    expect(groups.map(({ head, cause }) => [head, cause])).toEqual([
      [null, 0],
      [1, 2],
    ])
  })

  test('a deed that was taken back is one line of its own, and the story goes on from before it', () => {
    const events = [
      turn(0),
      declared(0, '008'),
      moved(0, '008'),
      declared(0, '007'),
      paid(0),
      tookBack(3),
      declared(0, '014'),
    ]
    const groups = storyOf(events)
    expect(groups.map(({ cause, rows }) => [cause, rows])).toEqual([
      [1, [{ line: 2 }]],
      [null, [{ fold: 'takenBack', lines: [3, 4, 5] }]],
      [6, []],
    ])
    expect(groups.flatMap(numbersOf)).toEqual(events.map((_, number) => number))
    const [row] = groups[1]?.rows ?? []
    const then = contextsThen(events, context(0))
    expect(row && 'fold' in row && foldText(row, events, then, 'en')).toBe(
      'Taken back: you set out for unexplored room 007.',
    )
  })

  test('a step that was taken back stays in the group of its deed; a take back may undo another', () => {
    const events = [
      turn(0),
      declared(0, '008'),
      paid(0),
      moved(0, '008'),
      tookBack(3),
      moved(0, '008'),
      noise('a'),
      tookBack(3),
    ]
    expect(storyOf(events).map(({ cause, rows }) => [cause, rows])).toEqual([
      [
        1,
        [
          { fold: 'paid', lines: [2] },
          { fold: 'takenBack', lines: [3, 4, 5, 6, 7] },
        ],
      ],
    ])
  })

  test('a room has no name before it is explored, nor after that was taken back', () => {
    const ctx = context(0)
    const events = [moved(0, '005'), explored('005', 'storage'), moved(1, '005'), tookBack(1), moved(2, '005')]
    const texts = textsOf(events, ctx)
    expect(texts[0]).toContain('unexplored room 005')
    expect(texts[2]).toContain('Storage')
    expect(texts[4]).toContain('unexplored room 005')
  })
})
