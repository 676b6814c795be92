/** Around one device others see the screen too: what I play for stands there only while I hold it open. */
import type { EventFace, MyView } from '@coldwake/rules'
import { cardName, eventText, loadLanguage } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WordsProvider } from '../src/app/WordsProvider.tsx'
import { entriesOf } from '../src/play/choice/choices.ts'
import { NO_CHOICE } from '../src/play/choice/useChoosing.ts'
import { byItsBack } from '../src/play/objectives/byItsBack.ts'
import { holdGoals } from '../src/play/objectives/heldGoals.ts'
import { ObjectiveChoice } from '../src/play/objectives/ObjectiveDetails.tsx'
import { ServesGoal } from '../src/play/objectives/ServesGoal.tsx'
import { NoteList } from '../src/play/panels/NoteList.tsx'
import { DeathScene } from '../src/play/stage/scenes/DeathScene.tsx'
import { EnvelopeScene } from '../src/play/stage/scenes/EnvelopeScene.tsx'
import { ChoiceContext, GameContext, StageContext, type TableChoice, type TableGame } from '../src/play/tableContext.ts'
import { faceDown } from '../src/play/useFaceDownGoals.ts'
import { asked, crew, map, mine, table } from './fixture.ts'

// Made by the build; what is read here are words.
vi.mock('virtual:game-icons', () => ({ default: '' }))
vi.mock('../src/rules/links/RulesLink.tsx', () => ({ RulesLink: 'a' }))

const GOALS = ['properBurial', 'abOvo']
const decision = asked(
  'objective',
  GOALS.map(card => ({ do: 'objective', card })),
)
const me: MyView = {
  ...mine([], decision),
  objectives: GOALS,
  others: [{ seat: 1, inventory: [], offer: [], objectives: [GOALS[0]], rejected: [] }],
}

const lobby = (code: string): Lobby => ({
  code,
  game: 'nemesis',
  board: 'nemesis-base',
  mode: 'semiCooperative',
  options: {},
  host: 0,
  started: true,
  over: false,
  paused: false,
  clock: null,
  reactions: null,
  pace: 'normal',
  delay: 0,
  seats: ['Ana', 'Bob'].map(name => ({ name, bot: null, person: true, online: true, ready: true })),
  watching: 0,
  newerRules: false,
})
const shown = table({ crew: [crew(0, '011'), crew(1, '011')] })
const died: EventFace[] = [
  { e: 'round', round: 2, rule: '' },
  { e: 'died', who: 0, room: '011', rule: '' },
]

/** What stands on the screen of seat 0. */
function screen(code: string, part: ReactNode): string {
  const name = (seat: number) => ['Ana', 'Bob'][seat] ?? ''
  const game: TableGame = {
    lobby: lobby(code),
    table: shown,
    me,
    opened: [],
    map,
    ctx: { table: shown, names: name, me: 0 },
    name,
    events: died,
    undone: new Set(),
  }
  const choice: TableChoice = {
    ...NO_CHOICE,
    decision,
    entries: entriesOf(decision, false),
    targets: new Map(),
    blocked: new Map(),
    route: null,
    risk: new Map(),
  }
  const stage = { table: shown, me, opened: [], beat: null, told: 0, left: 0, speed: 1 }
  const nothing = { reads: () => () => {}, next: () => {}, skip: () => {} }
  const staged = { ...stage, ...nothing, awaited: false, waits: true, mineAhead: false }
  const at = createElement(StageContext, { value: staged }, part)
  const choosing = createElement(ChoiceContext, { value: choice }, at)
  const Page = () => WordsProvider({ first: 'en', children: createElement(GameContext, { value: game }, choosing) })
  return renderToStaticMarkup(createElement(Page)).replace(/\u00ad/g, '')
}

const named = (html: string): boolean => GOALS.some(card => html.includes(cardName(card, 'en')))
const [ALONE, SHARED] = ['ABCDEF', 'L-ABCDEFGH']
const parts: Record<string, () => ReactNode> = {
  'the choice of a goal': () => createElement(ObjectiveChoice, { decision }),
  'two envelopes': () => createElement(EnvelopeScene),
  'what a corpse is good for': () => createElement(ServesGoal, { thing: 'corpse.blue' }),
  'what I know of others': () => createElement(NoteList),
  'my own death': () => createElement(DeathScene, { seat: 0 }),
}

beforeAll(() => loadLanguage('en'))
afterEach(() => holdGoals(false))

describe.each(Object.entries(parts))('%s', (_, part) => {
  test('names goals on a screen of my own', () => expect(named(screen(ALONE, part()))).toBe(true))

  test('names none on a shared screen, until they are held open', () => {
    expect(named(screen(SHARED, part()))).toBe(false)
    holdGoals(true)
    expect(named(screen(SHARED, part()))).toBe(true)
    holdGoals(false)
    expect(named(screen(SHARED, part()))).toBe(false)
  })
})

test('closed envelopes are told apart by their backs, and can be chosen', () => {
  expect(decision.options.map(option => byItsBack(option, 'nemesis'))).toEqual([
    { do: 'back', back: 'personal' },
    { do: 'back', back: 'corporate' },
  ])
  const html = screen(SHARED, createElement(ObjectiveChoice, { decision }))
  expect(html).toContain('The Personal Objective')
  expect(html).toContain('The Corporate Objective')
  expect(html).toContain('Hold to see your secret objectives')
})

test('what was told names no goal on a shared screen, and stays the same object each time', () => {
  const chosen: EventFace = { e: 'objectiveChosen', who: 0, rule: '', mine: { kept: GOALS[0] } }
  const ctx = { table: shown, names: () => 'Ana', me: 0 }
  expect(named(eventText(chosen, ctx, 'en'))).toBe(true)
  expect(eventText(faceDown(chosen), ctx, 'en')).toBe('You have chosen an Objective.')
  expect(faceDown(chosen)).toBe(faceDown(chosen))
  expect(faceDown(died[1])).toBe(died[1])
})
