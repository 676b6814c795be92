import type { BoardMap } from '../board/geometry.ts'
import type { CameraControl } from '../board/useCamera.ts'
import { Falling } from './falling.tsx'
import { LaidOpenCards } from './laidopen.tsx'
import { Ribbon } from './ribbon.tsx'
import type { Stage } from './useStage.ts'

interface StagingProps {
  stage: Stage
  map: BoardMap
  control: Pick<CameraControl, 'camera' | 'screen'>
}

/** What happens, as far as it is not drawn into the board: it lies over it. Nothing of it is read aloud or touched. */
export function Staging({ stage: { beat, table, told, speed }, map, control: { camera, screen } }: StagingProps) {
  if (!beat) return null
  const where = { beat, map, table, camera, screen }
  return (
    <>
      <Ribbon key={`ribbon ${told}`} beat={beat} />
      <LaidOpenCards key={`cards ${told}`} {...where} />
      <Falling key={`falling ${told}`} {...where} speed={speed} />
    </>
  )
}
