/** What is certain before a choice is paid for: that it brings nothing, or what it brings along. */
import type { MyView, Option, TableView } from '@coldwake/rules'
import { langs, loadWords, ui } from '@coldwake/text'
import { beforeAll, expect, test } from 'vitest'
import { changesNothing } from '../src/play/choice/answer/answerNotes.ts'
import type { NoteReader } from '../src/play/choice/answer/answerRecord.ts'
import { certainBefore } from '../src/play/choice/answer/certainBefore.ts'
import { facilityTable } from './facility.ts'
import { crew, explored, mine, table } from './fixture.ts'

const AREAS = ['answer', 'intruderPlayer', 'lockdown', 'surface', 'nemesis'] as const
beforeAll(async () => {
  for (const lang of langs) await loadWords(lang, [...AREAS])
})

const told = (
  at: TableView,
  option: Option,
  part: Partial<MyView> = {},
  lang: (typeof langs)[number] = 'en',
): string => {
  const me: MyView = { ...mine([]), ...part }
  const ctx = { table: at, me: me.seat, names: String }
  const game = { table: at, me, ctx, name: String } as unknown as Parameters<typeof certainBefore>[1]['game']
  return certainBefore(option, { game, t: ui(lang, ...AREAS), lang, options: [option] })
}
const roomAction: Option = { do: 'roomAction', cost: 2 }

test('an engine that I have checked, coordinates I have seen and a signal that is sent are named as known', () => {
  const engines = [0, 1, 2].map(() => ({ tokens: [0, 1].map(() => ({ seenBy: 0, card: null })) }))
  const second = table().rooms.find(({ tile }) => tile === 'engine-2')?.room ?? ''
  const at = table({ engines, crew: [crew(0, second)] })
  expect(
    told(at, roomAction, {
      engines: [
        [null, null],
        [null, null],
        ['working', null],
      ],
    }),
  ).toBe('')
  const checked = {
    engines: [
      [null, null],
      ['damaged', null],
      [null, null],
    ],
  }
  expect(langs.map(lang => told(at, roomAction, checked, lang))).toEqual([
    'You know it already: it’s damaged.',
    'Ya lo sabes: está dañado.',
    'Już wiesz: jest uszkodzony.',
    'Du weißt es schon: Es ist beschädigt.',
    'Lo sai già: è danneggiato.',
  ])
  const cockpit = table({ crew: [crew(0, '001')] })
  expect(told(cockpit, roomAction)).toBe('')
  expect(told(cockpit, roomAction, { coordinates: 'coordinates-1' })).toBe('You know this already.')
  const comms = (signal: boolean) => explored({ '006': 'commsRoom' }, { crew: [crew(0, '006', { signal })] })
  expect(told(comms(false), roomAction)).toBe('')
  expect(told(comms(true), roomAction)).toBe('You’ve already sent the Signal.')
})

const inFacility = (tile: string) => {
  const start = facilityTable()
  const [at] = start.rooms
  const rooms = start.rooms.map(one => (one === at ? { ...one, tile, explored: true } : { ...one, tile: null }))
  return facilityTable([], { rooms, crew: [crew(0, at?.room ?? '')] })
}

test('LOCK-ROOM-REPOSITORY-01 who has no component is told before paying for the repository', () => {
  const at = inFacility('repository')
  expect(told(at, roomAction, { inventory: [] })).toBe('You have no Components: you’d craft nothing.')
  expect(told(at, roomAction, { inventory: ['toolbelt'] })).toBe('')
})

test('LOCK-ROOM-CONTAMINATED-01 searching the contaminated room says that it slimes', () => {
  const search: Option = { do: 'play', card: 'search', cost: 0 }
  expect(told(inFacility('contaminatedRoom'), search)).toBe('A search here gives you a Slime marker.')
  expect(told(inFacility('repository'), search)).toBe('')
  expect(told(inFacility('contaminatedRoom'), { do: 'play', card: 'rest', cost: 0 })).toBe('')
})

test('NEM-RULING-176 an item that costs more than is printed on it says which wound makes it so', () => {
  const at = (wounds: string[]) => explored({ '006': 'cabins' }, { crew: [crew(0, '006', { wounds })] })
  const clothes = (cost: number): Option => ({ do: 'use', card: 'clothes.green', cost })
  expect(told(at(['bleeding', 'hand']), clothes(2))).toBe('Hand: using an item costs 1 more card.')
  expect(told(at(['bleeding']), clothes(1))).toBe('')
  for (const lang of langs) expect(told(at(['hand']), clothes(2), {}, lang)).toContain('1')
})

test('NEM-SLIME-04 an effect that may be chosen although it removes no Slime marker says so', () => {
  const parts = [[{ fx: 'slime', how: 'remove' }], [{ fx: 'dress', count: 1 }]] as never
  const said = (slime: boolean, part: number) => {
    const asking = { ask: 'part', seats: [0], rule: '', about: { parts } } as unknown as TableView['asking']
    const shown = table({ asking, crew: [crew(0, '006', { slime })] })
    const game = { table: shown, ctx: { table: shown, me: 0, names: String } } as unknown as NoteReader['game']
    return changesNothing({ part }, { game, t: ui('en', ...AREAS), lang: 'en', options: [] })
  }
  expect(said(false, 0)).toBe('There is no Slime marker to remove: this changes nothing.')
  expect(said(true, 0)).toBe('')
  expect(said(false, 1)).toBe('')
})
