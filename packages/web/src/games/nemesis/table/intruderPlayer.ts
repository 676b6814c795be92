/** Who plays the Intruders. */
import type { Seat, TableView } from '@coldwake/rules/facts'

type Round = Pick<TableView, 'round' | 'intruderPlayer'>

export const isIntruderPlayer = ({ intruderPlayer }: Round, seat: Seat | null | undefined): boolean =>
  intruderPlayer !== null && intruderPlayer.seat === seat

/** NEM-MODE-INTRUDER-04: the round in which somebody took them ends as usual. */
export const playsThisRound = ({ intruderPlayer, round }: Round): boolean =>
  intruderPlayer !== null && round >= intruderPlayer.from

/** Is it the Intruders that act just now? */
export const isIntrudersTurn = ({ turn, ...round }: Round & Pick<TableView, 'turn'>): boolean =>
  turn !== null && isIntruderPlayer(round, turn.seat)
