/** A table on each board to look at, made when the page is built. */
import type { TableView } from '@coldwake/rules/facts'
import type { PicturedBoard } from './boards.ts'

export const PICTURES: Readonly<Record<PicturedBoard, () => Promise<{ default: TableView }>>> = {
  'nemesis-base': () => import('virtual:board/nemesis-base'),
  'nemesis-alt': () => import('virtual:board/nemesis-alt'),
  'lockdown-base': () => import('virtual:board/lockdown-base'),
  'lockdown-surface': () => import('virtual:board/lockdown-surface'),
}
