import { KEY_DEEDS, type KeyDeed, type TableKeys } from '../turn/tableKeys.ts'

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
