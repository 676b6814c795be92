/** The steps of a set-up in their order: what each says, its rule, and where on the board it is. */
import type { TableView } from '@coldwake/rules/facts'
import type { Words } from '../../app/words.ts'
import { type BoardMap, type Point, TILE } from '../../play/board/geometry.ts'
import type { Game } from '../covers/index.ts'
import type { SetUp } from './setUps.ts'

export interface Line {
  key: string
  title: string
  says: string
  to: string
  /** What is drawn below it. */
  shows?: 'decks' | 'bag'
  at?: (map: BoardMap, table: TableView) => Point[]
}

interface Said {
  t: Words<'handbook'>['t']['handbook']
  sign: (key: string) => string
  time: string
  start: string
}

const cornerOf = (map: BoardMap, id: string | undefined): Point[] => {
  const room = map.rooms.get(id ?? '')
  return room ? [{ x: room.x - TILE.width / 2 - 12, y: room.y - TILE.height / 2 - 2 }] : []
}
/** One room for all of its kind: the picture stays clear. */
const slot =
  (kind: string, at = 0) =>
  (map: BoardMap): Point[] =>
    cornerOf(map, map.board.rooms.filter(room => room.slot === kind)[at]?.id)
const special =
  (...names: string[]) =>
  (map: BoardMap): Point[] =>
    names.flatMap(name => cornerOf(map, map.board.rooms.find(room => room.special === name)?.id))
const starts = (map: BoardMap, table: TableView): Point[] =>
  [...new Set(table.crew.map(({ room }) => room))].flatMap(id => {
    const room = map.rooms.get(id)
    return room ? [{ x: room.x + TILE.width / 2 - 4, y: room.y - TILE.height / 2 + 4 }] : []
  })
const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)

export function linesOf(game: Game, setUp: SetUp, said: Said): Line[] {
  return game === 'nemesis' ? shipLines(setUp, said) : facilityLines(setUp, said)
}

/** What both games lay out in the same way. */
function common({ table, count, players }: SetUp, { t, sign, time, start }: Said) {
  const { layout, callout } = t
  const fit = (deck: string) => count.objectives.find(one => one.deck === deck)?.fit ?? 0
  return {
    tiles: (one: string, two: string, tokens: string): Line[] => [
      { key: 'rooms1', title: callout.tile1.title, says: layout.rooms(count.rooms1), to: one, at: slot('1') },
      { key: 'rooms2', title: callout.tile2.title, says: layout.rooms(count.rooms2), to: two, at: slot('2') },
      { key: 'tokens', title: layout.tokensTitle, says: layout.tokens(count.tokens), to: tokens, at: slot('1', 2) },
    ],
    eggs: (to: string): Line => ({ key: 'eggs', title: sign('egg'), says: layout.eggs(count.eggs), to }),
    bag: (to: string): Line => ({
      key: 'bag',
      title: sign('bag'),
      says: layout.bag({ n: sum(table.bag) }),
      to,
      shows: 'bag',
    }),
    decks: (to: string): Line => ({ key: 'decks', title: layout.decksTitle, says: layout.decks, to, shows: 'decks' }),
    beside: (crafted: string, markers: string, clock: string): Line[] => [
      { key: 'crafted', title: layout.craftedTitle, says: layout.crafted({ n: count.crafted }), to: crafted },
      { key: 'markers', title: layout.markersTitle, says: layout.markers(count), to: markers },
      { key: 'time', title: time, says: layout.time({ n: table.time ?? 0 }), to: clock },
    ],
    people: (objectives: string, character: string, from: string): Line[] => [
      {
        key: 'objectives',
        title: sign('objective'),
        says:
          players === 1
            ? layout.solo({ solo: fit('solo') })
            : layout.objectives({ corporate: fit('corporate'), personal: fit('personal') }),
        to: objectives,
      },
      { key: 'characters', title: callout.person.title, says: layout.characters(count), to: character },
      { key: 'start', title: layout.startTitle, says: start, to: from, at: starts },
    ],
  }
}

function shipLines(setUp: SetUp, said: Said): Line[] {
  const { table, count } = setUp
  const { layout } = said.t
  const { tiles, eggs, bag, decks, beside, people } = common(setUp, said)
  const where = ['A', 'B']
    .map(
      section =>
        `${section}: ${table.pods
          .filter(pod => pod.section === section)
          .map(({ pod }) => pod)
          .join(', ')}`,
    )
    .join(' · ')
  const podSpaces = ({ board }: BoardMap) =>
    (board.spaces ?? []).filter(({ kind }) => kind === 'pods').map(({ x, y }) => ({ x, y }))
  return [
    ...tiles('NEM-SETUP-03', 'NEM-SETUP-02', 'NEM-SETUP-04'),
    {
      key: 'coordinates',
      title: said.sign('course'),
      says: layout.coordinates({ of: count.coordinates, space: table.destination ?? '' }),
      to: 'NEM-SETUP-05',
      at: special('cockpit'),
    },
    {
      key: 'pods',
      title: said.sign('pod'),
      says: layout.pods({ n: table.pods.length, where }),
      to: 'NEM-SETUP-07',
      at: podSpaces,
    },
    {
      key: 'engines',
      title: said.sign('engine'),
      says: layout.engines,
      to: 'NEM-SETUP-10',
      at: special('engine-1', 'engine-2', 'engine-3'),
    },
    eggs('NEM-SETUP-11'),
    { key: 'weakness', title: said.sign('weakness'), says: layout.weaknesses(count.weaknesses), to: 'NEM-SETUP-12' },
    bag('NEM-SETUP-13'),
    decks('NEM-SETUP-15'),
    ...beside('NEM-SETUP-16', 'NEM-SETUP-18', 'NEM-SETUP-19'),
    ...people('NEM-SETUP-25', 'NEM-SETUP-29', 'NEM-SETUP-29'),
  ]
}

function facilityLines(setUp: SetUp, said: Said): Line[] {
  const { table, count } = setUp
  const { layout, callout } = said.t
  const { tiles, eggs, bag, decks, beside, people } = common(setUp, said)
  const power = table.facility?.power ?? []
  return [
    ...tiles('LOCK-SETUP-04', 'LOCK-SETUP-03', 'LOCK-SETUP-05'),
    {
      key: 'power',
      title: said.sign('power'),
      says: layout.power({ n: power.length, on: power.filter(({ on }) => on).length }),
      to: 'LOCK-SETUP-08',
      at: ({ site }) => [...(site?.power.values() ?? [])].map(({ x, y }) => ({ x: x - 40, y: y - 26 })),
    },
    { key: 'css', title: said.sign('cssPod'), says: layout.css(count.cssTokens), to: 'LOCK-SETUP-09' },
    eggs('LOCK-SETUP-10'),
    { key: 'weakness', title: said.sign('weakness'), says: layout.weaknessOpen(count.weaknesses), to: 'LOCK-SETUP-11' },
    bag('LOCK-SETUP-12'),
    decks('LOCK-SETUP-14'),
    {
      key: 'computer',
      title: callout.computerCard.title,
      says: layout.computer({ n: count.computer }),
      to: 'LOCK-SETUP-15',
      at: ({ site }) => (site ? [{ x: site.computer.x - 20, y: site.computer.y - 32 }] : []),
    },
    ...beside('LOCK-SETUP-16', 'LOCK-SETUP-17', 'LOCK-SETUP-19'),
    {
      key: 'contingencies',
      title: said.sign('contingency'),
      says: layout.contingencies(count.contingencies),
      to: 'LOCK-SETUP-23',
      at: ({ site }) => (site ? [{ x: site.active.x - 20, y: site.active.y - 32 }] : []),
    },
    ...people('LOCK-SETUP-22', 'LOCK-SETUP-27', 'LOCK-SETUP-28'),
  ]
}
