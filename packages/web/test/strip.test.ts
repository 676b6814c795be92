/** The strip of everybody: how they are, at a glance and read aloud. */
import { loadLanguage } from '@coldwake/text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { WordsProvider } from '../src/app/WordsProvider.tsx'
import {
  ConnectionContext,
  GameContext,
  PanelContext,
  type TableConnection,
  type TableGame,
} from '../src/play/tableContext.ts'
import { TopStrip } from '../src/play/turn/TopStrip.tsx'
import { crew, map, table } from './fixture.ts'

// Made by the build; what is read here are words.
vi.mock('virtual:game-icons', () => ({ default: '' }))
vi.mock('../src/rules/links/RulesLink.tsx', () => ({ RulesLink: 'a' }))

beforeAll(() => loadLanguage('en'))

/** The strip over the table of somebody with these wounds. */
function strip(wounds: string[], dressed: string[]): string {
  const shown = table({ crew: [crew(0, '011', { wounds, dressed })] })
  const seats = [{ name: 'Ana', bot: null, person: true, online: true, ready: true }]
  const game = {
    lobby: { code: 'ABCDEF', game: 'nemesis', seats },
    table: shown,
    me: null,
    opened: [],
    map,
    ctx: { table: shown, names: () => 'Ana', me: null },
    name: () => 'Ana',
    events: [],
    undone: new Set(),
  } as unknown as TableGame
  const connection = { unread: 2 } as TableConnection
  const within = createElement(ConnectionContext, { value: connection }, createElement(TopStrip))
  const panels = createElement(PanelContext, { value: { panel: null, open: () => {} } }, within)
  const Page = () => WordsProvider({ first: 'en', children: createElement(GameContext, { value: game }, panels) })
  return renderToStaticMarkup(createElement(Page))
}

/** What it says of them. */
const said = (wounds: string[], dressed: string[]): string => strip(wounds, dressed).replace(/<[^>]*>/g, '')

test('NEM-HEAL-01 a dressed wound still counts, and is called dressed', () => {
  expect(said(['bleeding', 'hand'], ['arm'])).toContain('serious wounds (dressed: 1) 3')
  expect(said(['bleeding'], [])).toContain('serious wounds 1')
  expect(said([], ['arm'])).toContain('serious wounds (dressed: 1) 1')
})

test('every icon of the header has its word beside it, and is called by it', () => {
  const buttons = [...strip([], []).matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/button>/g)]
  expect(buttons.length).toBeGreaterThanOrEqual(5)
  for (const [, name = '', inside = ''] of buttons) {
    const word = /class="tool-name"[^>]*>([^<]+)</.exec(inside)?.[1] ?? 'no word'
    expect(name.startsWith(word), `${name}: ${word}`).toBe(true)
  }
  expect(buttons.map(([, name]) => name)).toContainEqual(expect.stringMatching(/^Table talk, .*2/))
})
