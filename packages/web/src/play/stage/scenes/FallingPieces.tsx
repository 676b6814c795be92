import type { TableView } from '@coldwake/rules/facts'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../icons/Icon.tsx'
import { type Camera, onScreen, type Size } from '../../board/camera.ts'
import type { BoardMap } from '../../board/geometry.ts'
import { recordOf } from '../events/index.ts'
import { isStill } from '../playbackSpeed.ts'
import type { Beat } from './storyboard.ts'

const FALL_MS = 420

interface FallingPiecesProps {
  beat: Beat
  map: BoardMap
  table: TableView
  camera: Camera
  screen: Size
  speed: number
}

/** What somebody suffers falls from their room into their place at the table. */
export function FallingPieces({ beat, map, table, camera, screen, speed }: FallingPiecesProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const { event } = beat
  const { falls } = recordOf(event)
  const who = 'who' in event ? event.who : null
  const room = map.rooms.get(table.crew.find(({ seat }) => seat === who)?.room ?? '')
  const from = room && onScreen(camera, screen, room)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark falls once, from where it was
  useLayoutEffect(() => {
    const element = mark.current
    const place = document.querySelector(`[data-seat="${who}"]`)
    if (!element || !place || isStill()) return
    const start = element.getBoundingClientRect()
    const end = place.getBoundingClientRect()
    const [x, y] = [end.left + end.width / 2 - start.left, end.top + end.height / 2 - start.top]
    const timing = { duration: FALL_MS / speed, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)', fill: 'forwards' } as const
    const fall = element.animate(
      [
        { transform: 'scale(1.5)', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
      ],
      timing,
    )
    return () => fall.cancel()
  }, [])
  if (!falls || !from) return null
  const [icon, tone] = falls
  return (
    <span ref={mark} className={`falling ${tone}`} style={{ left: from.x - 14, top: from.y - 14 }} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
