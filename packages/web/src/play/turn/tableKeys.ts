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

/** As it was kept; what is no key of a table counts for nothing, and no key does two things. */
export function readKeys(kept: string | null): TableKeys {
  let stored: unknown = null
  try {
    stored = JSON.parse(kept ?? 'null')
  } catch {}
  const changes = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  let keys: TableKeys['keys'] = FIRST_KEYS
  for (const deed of KEY_DEEDS) {
    const key = changes[deed]
    if (key === '' || (typeof key === 'string' && isKey(key))) keys = withKey(keys, deed, key).keys
  }
  return { on: changes.off !== true, keys }
}

/** With another key for a deed. A key does one thing: what had it before has none then, and is named. */
export function withKey(
  keys: TableKeys['keys'],
  deed: KeyDeed,
  typed: string,
): { keys: TableKeys['keys']; robbed: KeyDeed | null } {
  const key = typed.toLowerCase()
  const robbed = KEY_DEEDS.find(other => other !== deed && key !== '' && keys[other] === key) ?? null
  return { keys: { ...keys, [deed]: key, ...(robbed && { [robbed]: '' }) }, robbed }
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

export function setTableKeys(next: TableKeys): void {
  now = next
  const changes = KEY_DEEDS.filter(deed => next.keys[deed] !== FIRST_KEYS[deed]).map(deed => [deed, next.keys[deed]])
  remember('keys', JSON.stringify({ ...Object.fromEntries(changes), ...(!next.on && { off: true }) }))
  settings.changed()
}

/** As it is written on a button; empty where no key does it. */
export const useKeyOf = (deed: KeyDeed): string => {
  const { on, keys } = useTableKeys()
  return on ? keys[deed].toUpperCase() : ''
}
