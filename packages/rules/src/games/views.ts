/** What each game shows and lays out besides what all games do. */
import { lockdownViews } from './lockdown/view.ts'
import { nemesisViews } from './nemesis/view.ts'

export const VIEW_SLICES = [nemesisViews, lockdownViews] as const

export const sliceTable = { ...nemesisViews.table, ...lockdownViews.table }
export const sliceHoldings = { ...nemesisViews.mine, ...lockdownViews.mine }
export const sliceNotes = { ...nemesisViews.notes, ...lockdownViews.notes }
