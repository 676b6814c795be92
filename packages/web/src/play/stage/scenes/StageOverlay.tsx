import type { TableView } from '@coldwake/rules/facts'
import { type Camera, onScreen, type Size } from '../../board/camera.ts'
import type { BoardMap } from '../../board/geometry.ts'
import type { CameraControl } from '../../board/useCamera.ts'
import type { Stage } from '../useStage.ts'
import { FallingPieces } from './FallingPieces.tsx'
import { LaidOpenCards } from './LaidOpenCards.tsx'
import { Ribbon } from './Ribbon.tsx'
import type { Beat } from './storyboard.ts'

interface StageOverlayProps {
  stage: Stage
  map: BoardMap
  control: Pick<CameraControl, 'camera' | 'screen'>
}

/** What happens, as far as it is not drawn into the board: it lies over it. Nothing of it is read aloud or touched. */
export function StageOverlay({
  stage: { beat, table, told, speed },
  map,
  control: { camera, screen },
}: StageOverlayProps) {
  if (!beat) return null
  const where = { beat, map, table, camera, screen }
  return (
    <>
      <Ribbon key={`ribbon ${told}`} beat={beat} table={table} side={map.site ? sideOf(where) : undefined} />
      <LaidOpenCards key={`cards ${told}`} {...where} />
      <FallingPieces key={`falling ${told}`} {...where} speed={speed} />
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

/** Some boards are full from top to bottom: there the words go where nothing happens. */
function sideOf({ beat: { event }, map, table, camera, screen }: Where): 'above' | 'below' {
  const who = 'who' in event ? event.who : null
  const room = 'room' in event ? event.room : table.crew.find(({ seat }) => seat === who)?.room
  const at = map.rooms.get(room ?? '')
  return at && onScreen(camera, screen, at).y > screen.height / 2 ? 'above' : 'below'
}
