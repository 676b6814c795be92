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

/** What is met now for the first time: by this news, and by how things stand. */
export function newlyMet(news: readonly EventFace[], view: View, known: readonly TipName[]): TipName[] {
  return TIP_NAMES.filter(name => {
    const { told, stands } = TIPS[name]
    if (known.includes(name)) return false
    return (stands?.(view) ?? false) || (told !== undefined && news.some(event => told(event, view)))
  })
}
