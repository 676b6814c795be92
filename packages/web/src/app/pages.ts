/** The pages, each a script of its own that is loaded when it is opened, or when there is time. */
import { lazyPart } from './LazyPart.tsx'
import { loadReel } from './reelLoader.ts'
import type { Route } from './routes.ts'

export const HomePage = lazyPart(() => import('../home/HomePage.tsx').then(({ HomePage }) => HomePage), 'pages')
export const TablePage = lazyPart(() => import('../play/TablePage.tsx').then(({ TablePage }) => TablePage))
/** Looking at a finished game takes the whole rules, and every picture of it. */
export const ReplayPage = lazyPart(
  async () => (await Promise.all([import('../replay/ReplayPage.tsx'), loadReel()]))[0].default,
  'pages',
  'panels',
  'stage',
  'log',
)
export const RulesPage = lazyPart(() => import('../rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage), 'pages')
export const LearnPage = lazyPart(
  () => import('../learn/LearnPage.tsx').then(({ LearnPage }) => LearnPage),
  'pages',
  'learn',
  'watch',
)

const pages = { home: HomePage, table: TablePage, replay: ReplayPage, rules: RulesPage, learn: LearnPage }

export const preload = (page: Route['page']): void => pages[page].preload()
