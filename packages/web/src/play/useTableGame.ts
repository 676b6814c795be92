import { findBoard, type Seat } from '@coldwake/rules/facts'
import { useMemo } from 'react'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { mapOf } from './board/geometry.ts'
import type { TableGame } from './tableContext.ts'

type Shown = Pick<TableGame, 'lobby' | 'table' | 'me' | 'opened' | 'events' | 'undone' | 'jump'>

/** The game of a table, with everything that follows from what is shown. The same object while nothing has changed. */
export function useTableGame({ lobby, table, me, opened, events, undone, jump }: Shown): TableGame {
  const { t } = useWords()
  const { game, board } = table
  const seat = me?.seat ?? null
  const map = useMemo(() => mapOf(findBoard({ game, board })), [game, board])
  const name = useMemo(() => (seat: Seat) => seatName(lobby, seat, t), [lobby, t])
  const ctx = useMemo(() => ({ table, names: name, me: seat }), [table, name, seat])
  return useMemo(
    () => ({ lobby, table, me, opened, map, ctx, name, events, undone, ...(jump && { jump }) }),
    [lobby, table, me, opened, map, ctx, name, events, undone, jump],
  )
}
