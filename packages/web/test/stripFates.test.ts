/** The strip of everybody at the table: what became of somebody is told apart by sign, color and word. */
import type { CrewView } from '@coldwake/rules'
import { langs, loadLanguage, ui } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { WordsProvider } from '../src/app/WordsProvider.tsx'
import { GameContext, PanelContext, type TableGame } from '../src/play/tableContext.ts'
import { FATE_ICON } from '../src/play/turn/MyCharacter.tsx'
import { TopStrip } from '../src/play/turn/TopStrip.tsx'
import { crew, map, table } from './fixture.ts'

// Made by the build; what is read here are words.
vi.mock('virtual:game-icons', () => ({ default: '' }))
vi.mock('../src/rules/links/RulesLink.tsx', () => ({ RulesLink: 'a', visitRules: () => {} }))

const FATES = ['aboard', 'hibernating', 'launched', 'dead', 'inPod', 'locked', 'bunker'] as const
const lobby = {
  code: 'A',
  seats: FATES.map((name, at) => ({ name: `${at}${name}`, bot: null, person: true, online: true, ready: true })),
} as unknown as Lobby

/** The places of the strip, one for each fate. */
function strip(
  lang: (typeof langs)[number],
  part: (fate: CrewView['fate']) => Partial<CrewView> = () => ({}),
): string[] {
  const shown = table({ crew: FATES.map((fate, seat) => crew(seat, '011', { fate, ...part(fate) })) })
  const name = (seat: number) => FATES[seat] ?? ''
  const game: TableGame = {
    lobby,
    table: shown,
    me: null,
    opened: [],
    map,
    ctx: { table: shown, names: name, me: null },
    name,
    events: [],
    undone: new Set(),
  }
  const top = createElement(TopStrip, { tools: null })
  const panel = createElement(PanelContext, { value: { panel: null, open: () => {} } }, top)
  const page = createElement(GameContext, { value: game }, panel)
  const Page = () => WordsProvider({ first: lang, children: page })
  return renderToStaticMarkup(createElement(Page)).split('<li ').slice(1)
}

beforeAll(() => Promise.all(langs.map(lang => loadLanguage(lang))))

test('only the dead are marked as dead; who sleeps, is locked in or away is set apart, even if they passed', () => {
  for (const passed of [false, true]) {
    const marks = strip('en', fate => ({ passed: passed && fate !== 'aboard' })).map(
      place =>
        /class="([^"]*)"/
          .exec(place)?.[1]
          ?.split(' ')
          .filter(mark => mark === 'dead' || mark === 'aside') ?? [],
    )
    const expected = FATES.map(fate => (fate === 'aboard' ? [] : [fate === 'dead' ? 'dead' : 'aside']))
    expect(marks).toEqual(expected)
  }
})

test('each fate has a sign and a word of its own, in every language', () => {
  expect(new Set(Object.values(FATE_ICON)).size).toBe(FATES.length)
  for (const lang of langs) {
    const words = ui(lang).fateShort
    expect(new Set(Object.values(words)).size).toBe(FATES.length)
    const places = strip(lang)
    FATES.forEach((fate, at) => {
      if (fate !== 'aboard') expect(places[at]).toContain(words[fate])
    })
  }
})
