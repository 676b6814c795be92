/** Which tips this browser has shown. */

import type { EventFace, View } from '@coldwake/rules/facts'
import { createStore } from '../../app/store.ts'
import { TIP_NAMES, TIPS } from '../../games/tips/index.ts'
import { remember, remembered } from '../../net/heldSeats.ts'
import type { TipName } from './tipRecord.ts'

const store = createStore()

const isName = (name: string): name is TipName => TIP_NAMES.some(one => one === name)
/** In the order in which they were met. */
const parsed = (text: string): TipName[] => text.split(',').filter(isName)
const textMet = (): string => remembered('met') ?? ''

export const tipsMet = (): TipName[] => parsed(textMet())
export const useTipsMet = (): TipName[] => parsed(store.useValue(textMet))

export function keepMet(name: TipName): void {
  const met = tipsMet()
  if (met.includes(name)) return
  remember('met', [...met, name].join())
  store.changed()
}

export function forgetMet(): void {
  remember('met', '')
  store.changed()
}

/** A tip that was met, and how many events had been told by then. */
export interface MetTip {
  name: TipName
  at: number
}

/** What is met now for the first time: by this news, and by how things stand. */
export function newlyMet(news: readonly EventFace[], view: View, known: readonly TipName[]): TipName[] {
  return TIP_NAMES.filter(name => {
    const { told, stands } = TIPS[name]
    if (known.includes(name)) return false
    return (stands?.(view) ?? false) || (told !== undefined && news.some(event => told(event, view)))
  })
}

/** Has somebody's next turn begun since it was met? */
const isOld = ({ at }: MetTip, events: readonly EventFace[]): boolean =>
  events.slice(at).some(({ e }) => e === 'turn' || e === 'round')

/** Is it still about the present? What only happened is past once somebody's next turn has begun. */
export function isTimely(tip: MetTip, view: View, events: readonly EventFace[]): boolean {
  const { stands, still } = TIPS[tip.name]
  const holds = stands ?? still
  return holds ? holds(view) : !isOld(tip, events)
}

/**
 * What is to be said after this news. Only what is timely waits; what is shown stays to be read, but after a turn it gives
 * way to what is newer.
 */
export function queued(
  waiting: readonly MetTip[],
  news: readonly EventFace[],
  view: View,
  events: readonly EventFace[],
): readonly MetTip[] {
  const [shown, ...others] = waiting
  const known = [...tipsMet(), ...waiting.map(({ name }) => name)]
  // What is told at once is one moment, however many turns there are in it.
  const met = newlyMet(news, view, known).map(name => ({ name, at: events.length }))
  const timely = [...others, ...met].filter(tip => isTimely(tip, view, events))
  const isOver = (): boolean => {
    if (!shown) return false
    const isPast = !isTimely(shown, view, events)
    return timely.length > 0 ? isPast || isOld(shown, events) : isPast && TIPS[shown.name].stands !== undefined
  }
  return [...(shown && !isOver() ? [shown] : []), ...timely].slice(0, QUEUE)
}

/** So many wait at most; what comes when more has been met is met again. */
const QUEUE = 3
