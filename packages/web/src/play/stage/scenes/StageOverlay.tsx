import type { TableView } from '@coldwake/rules/facts'
import { useRef } from 'react'
import { type Camera, onScreen, type Size } from '../../board/camera.ts'
import type { BoardMap, Point } from '../../board/geometry.ts'
import type { CameraControl } from '../../board/useCamera.ts'
import type { Stage } from '../useStage.ts'
import { FallingPieces } from './FallingPieces.tsx'
import { LaidOpenCards } from './LaidOpenCards.tsx'
import { Ribbon } from './Ribbon.tsx'
import { StageBar } from './StageBar.tsx'
import type { Beat } from './storyboard.ts'

/** Whoever moves the pointer farther than this, in px, moves the board. */
const MOVED = 8

interface StageOverlayProps {
  stage: Stage
  map: BoardMap
  control: Pick<CameraControl, 'camera' | 'screen'>
}

/** What happens, as far as it is not drawn into the board: it lies over it. A tap on the board leads on. */
export function StageOverlay({ stage, map, control: { camera, screen } }: StageOverlayProps) {
  const { beat, table, told, speed, waits, next } = stage
  const down = useRef<Point | null>(null)
  if (!beat || beat.whole) return null
  const where = { beat, map, table, camera, screen }
  return (
    <>
      {!waits && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button below and the space bar do the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button below and the space bar do the same
        <div
          className="stagetap"
          onPointerDown={({ clientX: x, clientY: y }) => {
            down.current = { x, y }
          }}
          onClick={({ clientX, clientY }) => {
            const { x, y } = down.current ?? { x: clientX, y: clientY }
            if (Math.hypot(clientX - x, clientY - y) < MOVED) next()
          }}
        />
      )}
      <Ribbon key={`ribbon ${told}`} beat={beat} table={table} side={sideOf(where)} />
      <LaidOpenCards key={`cards ${told}`} {...where} />
      <FallingPieces key={`falling ${told}`} {...where} speed={speed} />
      <StageBar {...stage} />
    </>
  )
}

interface Where {
  beat: Beat
  map: BoardMap
  table: TableView
  camera: Camera
  screen: Size
}

/** The words go where nothing happens; some boards are full from top to bottom and keep them at an edge anyway. */
function sideOf({ beat: { event }, map, table, camera, screen }: Where): 'above' | 'below' | undefined {
  const who = 'who' in event ? event.who : null
  const room = 'room' in event ? event.room : table.crew.find(({ seat }) => seat === who)?.room
  const at = map.rooms.get(room ?? '')
  if (!at) return map.site ? 'below' : undefined
  return onScreen(camera, screen, at).y > screen.height / 2 ? 'above' : 'below'
}
