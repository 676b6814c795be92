import type { EventFace, TableView } from '@coldwake/rules/facts'
import { useEffect, useRef } from 'react'
import { crackle, tell } from './playSound.ts'
import { useSoundsWanted } from './soundSettings.ts'

interface Told {
  /** How many of all events are told by now. */
  told: number
  /** The table as the board shows it. */
  table: TableView
}

/** The news is heard when it is seen; fire is heard as long as it burns. */
export function useSounds({ told, table }: Told, fresh: { seq: number; events: readonly EventFace[] }): void {
  const on = useSoundsWanted()
  const heard = useRef(fresh.seq)
  const { board } = table
  useEffect(() => {
    const from = fresh.seq - fresh.events.length
    const upTo = Math.min(told, fresh.seq)
    const news = fresh.events.slice(Math.max(0, heard.current - from), Math.max(0, upTo - from))
    heard.current = upTo
    if (on && news.length > 0) tell(news, board)
  }, [told, fresh, on, board])
  const burns = on && table.rooms.some(room => room.fire)
  useEffect(() => (burns ? crackle() : undefined), [burns])
}
