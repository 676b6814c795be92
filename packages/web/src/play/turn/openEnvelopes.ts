/** Whose envelopes lie open. In a tab that was reloaded they are still open: whoever is there has read them already. */
import { createStore } from '../../app/store.ts'

const envelopes = createStore()
const keyOf = (code: string, seat: number) => `coldwake.opened.${code}.${seat}`
/** For browsers that keep nothing. */
const remembered = new Set<string>()

function isOpen(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return remembered.has(key)
  }
}

function setOpen(key: string, open: boolean): void {
  try {
    if (open) sessionStorage.setItem(key, '')
    else sessionStorage.removeItem(key)
  } catch {
    if (open) remembered.add(key)
    else remembered.delete(key)
  }
  envelopes.changed()
}

/** The same wherever they are shown. */
export function useOpenEnvelopes(code: string, seat: number): [open: boolean, set: (open: boolean) => void] {
  const key = keyOf(code, seat)
  const open = envelopes.useValue(() => isOpen(key))
  return [open, next => setOpen(key, next)]
}
