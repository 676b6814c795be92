import type { EventFace, TableView } from '@coldwake/rules/facts'
import { useEffect, useRef } from 'react'
import { crackle, tell } from './playSound.ts'
import { useSoundsWanted } from './soundSettings.ts'

/** What is told is heard then; fire is heard as long as it burns. */
export function useSounds(table: TableView, events: readonly EventFace[]): void {
  const on = useSoundsWanted()
  const heard = useRef(events.length)
  const { game, board } = table
  useEffect(() => {
    const news = events.slice(heard.current)
    heard.current = events.length
    if (on && news.length > 0) tell(news, { game, board })
  }, [events, on, game, board])
  const burns = on && table.rooms.some(room => room.fire)
  useEffect(() => (burns ? crackle() : undefined), [burns])
}
