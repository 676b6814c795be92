import type { Seat } from '@coldwake/rules/facts'
import { useMemo } from 'react'
import { seatLabel } from '../../app/seatNames.ts'
import { useWords } from '../../app/words.ts'
import { colorOf } from '../../art/people/Portrait.tsx'
import { useGame } from '../tableContext.ts'

/** How those who speak are shown. */
export function useSpeakers() {
  const { lobby, table } = useGame()
  const { t } = useWords()
  const color = useMemo(
    () => (seat: Seat) => colorOf(table.crew.find(crew => crew.seat === seat)?.character ?? null),
    [table.crew],
  )
  const label = useMemo(() => (seat: Seat) => seatLabel(lobby, seat, t), [lobby, t])
  return { color, label }
}
