/** What cards about the table say: of everything that lies there, in every language; and where they lie. */
import { explain, findBoard, type GameState, view } from '@coldwake/rules'
import { type Plays, playGame } from '@coldwake/rules/testing'
import {
  AREAS,
  dialectOf,
  type Lang,
  langs,
  loadLanguage,
  loadRulebookWords,
  type RulebookWords,
  ui,
} from '@coldwake/text'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { legendOf, signsSaid } from '../src/games/explain/index.ts'
import { overlap } from '../src/play/board/camera.ts'
import { type Box, mapOf } from '../src/play/board/geometry.ts'
import type { Explaining, Explanation } from '../src/play/explain/explanation.ts'
import { signsOn } from '../src/play/explain/legendSigns.ts'
import { joint, placeCard } from '../src/play/explain/placeCard.ts'
import { explanationOf, RECORDS } from '../src/play/explain/records/index.ts'

// Made by the build; what is read here are words.
vi.mock('virtual:game-icons', () => ({ default: '' }))

const PLAYS: readonly Plays[] = [
  'nemesis',
  { game: 'nemesis', board: 'nemesis-alt' },
  { game: 'nemesis', mode: 'cooperative' },
  'lockdown',
  { game: 'lockdown', mode: 'cooperative' },
  { game: 'lockdown', options: { intruders: true } },
  { game: 'lockdown', board: 'lockdown-surface' },
]

const signWords = new Map<Lang, RulebookWords>()
beforeAll(async () => {
  await Promise.all(
    langs.map(async lang => {
      await loadLanguage(lang)
      signWords.set(lang, await loadRulebookWords(lang))
    }),
  )
})

function explaining(g: GameState, seat: number, lang: Lang): Explaining {
  const { table, me } = view(g, seat)
  const dialect = dialectOf(lang, table.game)
  const words = signWords.get(lang)
  if (!words) throw new Error(`no words of ${lang}`)
  const name = (seat: number) => `P${seat}`
  return {
    map: mapOf(findBoard(table)),
    table,
    me,
    name,
    t: ui(dialect, ...AREAS),
    lang: dialect,
    ctx: { table, names: name, me: seat },
    options: me?.decision?.options ?? [],
    obstacles: me?.decision?.ask === 'turn' ? explain(g, seat) : [],
    blocked: new Map(),
    sign: signsSaid(table.game, words),
  }
}

/** Moments of some games, spread over their length. */
function momentsOf(plays: Plays, games = 3, every = 60): GameState[] {
  const found: GameState[] = []
  for (let seed = 1; seed <= games; seed++) {
    let at = 0
    playGame(
      seed,
      undefined,
      ({ g }) => {
        if (at++ % every === 0 && !g.over) found.push(structuredClone(g))
      },
      plays,
    )
  }
  return found
}

const textsOf = ({ title, says, now, rows }: Explanation): string[] => [
  title,
  ...says,
  ...now.map(({ text }) => text),
  ...rows.flatMap(({ label, lines }) => [label, ...lines.map(({ text }) => text)]),
]

describe.each(PLAYS.map(plays => [JSON.stringify(plays), plays] as const))('%s', (_, plays) => {
  it.each(langs)('everything on the table has a card with words and no gap, in %s', lang => {
    const kinds = new Set<string>()
    for (const g of momentsOf(plays)) {
      const at = explaining(g, 0, lang)
      for (const [kind, record] of Object.entries(RECORDS))
        for (const id of record.ids(at)) {
          const about = explanationOf(`${kind}:${id}`, at)
          if (!about) throw new Error(`no card for ${kind}:${id}`)
          kinds.add(kind)
          expect(about.says.length, `${kind}:${id}`).toBeGreaterThan(0)
          for (const text of textsOf(about)) expect(text, `${kind}:${id}`).toMatch(/\p{L}|\d/u)
          expect(textsOf(about).join(' '), `${kind}:${id}`).not.toMatch(/\b(undefined|null|NaN)\b|[{}]|\[object/)
        }
    }
    expect(kinds.size).toBeGreaterThan(18)
  })

  it('every sign on the table is in the list of signs', () => {
    for (const g of momentsOf(plays, 1, 100)) {
      const at = explaining(g, 0, 'en')
      const words = signWords.get('en')
      const keys = signsOn(at)
      const listed = words ? legendOf(at.table.game, words, keys).flatMap(({ signs }) => signs) : []
      expect(listed.length).toBe(keys.size)
      expect(listed.every(({ says, rule }) => says.length > 10 && /^(NEM|LOCK)-/.test(rule))).toBe(true)
    }
  })
})

it('what is not there has no card', () => {
  const [g] = momentsOf('nemesis', 1)
  if (!g) throw new Error('no moment')
  const at = explaining(g, 0, 'en')
  for (const key of [
    'room:999',
    'intruder:999',
    'mark:fire.999',
    'nothing:1',
    'status:slime.9',
    'power:S-01',
    'gate:it',
  ])
    expect(explanationOf(key, at), key).toBeNull()
})

it('an unexplored room says nothing of its tile to whoever has not looked, and its name to whoever has', () => {
  for (const g of momentsOf('nemesis', 6, 40)) {
    const seats = g.crew.map((_, seat) => explaining(g, seat, 'en'))
    for (const at of seats)
      for (const { room, tile } of at.table.rooms) {
        if (tile !== null) continue
        const mine = at.me?.tiles.some(seen => seen.room === room)
        const title = explanationOf(`room:${room}`, at)?.title
        expect(title === 'Unexplored').toBe(!mine)
      }
  }
})

it('with three serious wounds the card says that one more kills', () => {
  const [g] = momentsOf('nemesis', 1)
  if (!g) throw new Error('no moment')
  const at = explaining(g, 0, 'en')
  const crew = at.table.crew.map(one => ({
    ...one,
    fate: 'aboard' as const,
    light: 1,
    wounds: ['leg', 'arm', 'body'],
    dressed: [],
  }))
  const hurt = { ...at, table: { ...at.table, crew } }
  for (const key of ['status:light.0', 'status:serious.0', 'person:0'])
    expect(explanationOf(key, hurt)?.now.map(({ text }) => text)).toContain('One more wound kills you.')
})

describe('where a card lies', () => {
  let seed = 5
  const next = (most: number) => {
    seed = (seed * 16807) % 2147483647
    return (seed / 2147483647) * most
  }
  const screen = { x: 0, y: 0, width: 1440, height: 900 }
  const board = { x: 0, y: 72, width: 1044, height: 554 }
  const inside = (box: Box, area: Box) =>
    box.x >= area.x &&
    box.y >= area.y &&
    box.x + box.width <= area.x + area.width &&
    box.y + box.height <= area.y + area.height

  it('never over my room or what can be chosen, and always on the screen', () => {
    for (let round = 0; round < 300; round++) {
      const box = (): Box => ({ x: next(920), y: 72 + next(440), width: 99, height: 72 })
      const free = Array.from({ length: 1 + Math.floor(next(8)) }, box)
      const about = box()
      const lies = placeCard({ card: { width: 276, height: 120 + next(130) }, about, free, areas: [board, screen] })
      expect(inside(lies, screen)).toBe(true)
      expect(free.map(one => overlap(lies, one))).toEqual(free.map(() => 0))
      expect(overlap(lies, about)).toBe(0)
    }
  })

  it('where there is no place at all it covers as little as it can', () => {
    const all = { x: 0, y: 0, width: 400, height: 300 }
    const lies = placeCard({
      card: { width: 276, height: 200 },
      about: { x: 0, y: 0, width: 50, height: 50 },
      free: [all],
      areas: [all],
    })
    expect(inside(lies, all)).toBe(true)
  })

  it('the line between them goes from edge to edge', () => {
    const [from, to] = joint({ x: 0, y: 0, width: 100, height: 100 }, { x: 200, y: 40, width: 20, height: 20 })
    expect([from, to]).toEqual([
      { x: 100, y: 50 },
      { x: 200, y: 50 },
    ])
  })
})
