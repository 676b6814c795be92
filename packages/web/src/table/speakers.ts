import type { Seat } from '@coldwake/rules/facts'
import { useMemo } from 'react'
import { colourOf } from '../art/portrait.tsx'
import { seatLabel } from '../lobby/names.ts'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

/** How those who speak are shown. */
export function useSpeakers() {
  const { lobby, table } = useTable()
  const { t } = useWords()
  const colour = useMemo(
    () => (seat: Seat) => colourOf(table.crew.find(crew => crew.seat === seat)?.character ?? null),
    [table.crew],
  )
  const label = useMemo(() => (seat: Seat) => seatLabel(lobby, seat, t), [lobby, t])
  return { colour, label }
}
