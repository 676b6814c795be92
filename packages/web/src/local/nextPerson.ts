/** Who gets the device next. */
import type { Seat } from '@coldwake/rules/facts'

export interface DeviceOrder {
  /** Who has the device; null while the curtain is down. */
  holder: Seat | null
  /** Who had it last; -1 before anybody did. */
  last: Seat
}

/**
 * Around the table from whoever has the device, or had it last: the first of those who are asked. The button that hands
 * over and the curtain ask the same function, so both name the same person.
 */
export function nextPerson({ holder, last }: DeviceOrder, asked: readonly Seat[]): Seat | null {
  const others = asked.filter(seat => seat !== holder)
  const from = holder ?? last
  return others.find(seat => seat > from) ?? others[0] ?? null
}
