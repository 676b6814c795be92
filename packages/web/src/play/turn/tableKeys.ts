/** The keys of the table that can be changed or switched off, as this browser keeps them. */
import { createStore } from '../../app/store.ts'
import { remember, remembered } from '../../net/heldSeats.ts'

/** What each of them does, and the key it has unless it was changed. */
export const FIRST_KEYS = {
  hand: 'h',
  board: 'b',
  pass: 'p',
  people: 'c',
  log: 'l',
  goal: 'o',
  notes: 'n',
  me: 'm',
  zoomIn: '+',
  zoomOut: '-',
  wholeBoard: '0',
  takeBack: 'u',
  holdTurn: 'd',
  hurry: 'f',
  talk: 't',
  signs: 'i',
  rules: 'r',
  help: '?',
} as const
export type KeyDeed = keyof typeof FIRST_KEYS
export const KEY_DEEDS = Object.keys(FIRST_KEYS) as KeyDeed[]

/** The key of each deed; empty: it has none. Switched off, no key of one character does anything, digits neither. */
export interface TableKeys {
  on: boolean
  keys: Readonly<Record<KeyDeed, string>>
}

/** One sign that is written, but no digit: those choose by number. */
export const isKey = (key: string): boolean => /^[^\s\d]$/u.test(key)

/** As it was kept; what is no key of a table counts for nothing. */
export function readKeys(kept: string | null): TableKeys {
  try {
    const changes = JSON.parse(kept ?? '') as Record<string, unknown>
    const keyOf = (deed: KeyDeed) => {
      const { [deed]: key } = changes
      return typeof key === 'string' && (key === '' || isKey(key)) ? key : FIRST_KEYS[deed]
    }
    const keys = Object.fromEntries(KEY_DEEDS.map(deed => [deed, keyOf(deed)])) as TableKeys['keys']
    return { on: changes.off !== true, keys }
  } catch {
    return { on: true, keys: FIRST_KEYS }
  }
}

/** What a key does. Signs that lie on the same key, or look the same, do the same unless they have a deed of their own. */
export function deedOf({ on, keys }: TableKeys, typed: string): KeyDeed | null {
  if (!on) return null
  const does = (key: string | undefined) => KEY_DEEDS.find(deed => keys[deed] === key && key !== undefined)
  return does(typed.toLowerCase()) ?? does(ALIKE[typed]) ?? null
}
const ALIKE: Readonly<Record<string, string>> = { '=': '+', '−': '-' }

const settings = createStore()
let now = readKeys(remembered('keys'))

export const tableKeys = (): TableKeys => now
export const useTableKeys = (): TableKeys => settings.useValue(tableKeys)

export function keepTableKeys(next: TableKeys): void {
  now = next
  remember('keys', JSON.stringify({ ...next.keys, off: !next.on }))
  settings.changed()
}

/** As it is written on a button; empty where no key does it. */
export const useKeyOf = (deed: KeyDeed): string => {
  const { on, keys } = useTableKeys()
  return on ? keys[deed].toUpperCase() : ''
}
