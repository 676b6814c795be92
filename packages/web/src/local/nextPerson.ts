/** Who gets the device next. */
import type { Seat, TableView } from '@coldwake/rules/facts'

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

/**
 * In a trade everybody in the room may speak, but the device goes only to those who have something to answer: its opener,
 * and players who have been made an offer.
 */
export function neededOf({ asking, trade, turn, crew }: TableView, asked: readonly Seat[]): readonly Seat[] {
  if (asking?.ask !== 'trade' || !trade) return asked
  const waitsFor = (whom: Seat) =>
    crew.some(
      ({ seat, offer }) =>
        trade.partners[seat] === whom && (offer.length > 0 || trade.objects[seat]?.length || trade.ready[seat]),
    )
  const needed = asked.filter(seat => seat === turn?.seat || (!trade.ready[seat] && waitsFor(seat)))
  return needed.length > 0 ? needed : asked
}
