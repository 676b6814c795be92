/** The pages, each a script of its own that is loaded when it is opened, or when there is time. */
import { part } from './part.tsx'
import type { Route } from './route.ts'
import { loadStory } from './stage/story.ts'

export const HomePage = part(() => import('./home/home.tsx').then(({ Home }) => Home), 'pages')
export const TablePage = part(() => import('./lobby/tablepage.tsx').then(({ TablePage }) => TablePage))
/** Looking at a finished game takes the whole rules, and every picture of it. */
export const ReplayPage = part(
  async () => (await Promise.all([import('./replay/replaypage.tsx'), loadStory()]))[0].default,
  'pages',
  'panels',
  'stage',
  'log',
)
export const RulesPage = part(() => import('./rules/rulespage.tsx').then(({ RulesPage }) => RulesPage), 'pages')

const pages = { home: HomePage, table: TablePage, replay: ReplayPage, rules: RulesPage }

export const preload = (page: Route['page']): void => pages[page].preload()
