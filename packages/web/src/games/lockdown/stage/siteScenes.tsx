/** Scenes of the facility: where its fixtures lie on the board. */
import type { EventFace, Seat } from '@coldwake/rules/facts'
import type { IconName } from '../../../icons/Icon.tsx'
import type { Box, Point, Site } from '../../../play/board/geometry.ts'
import type { Scene, SceneBoard } from '../../../play/stage/events/eventRecord.ts'
import { Pop } from '../../../play/stage/scenes/ScenePictures.tsx'

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** A scene on a board with the fixtures of the facility. */
export const onSite =
  <E extends EventFace>(scene: (event: E, site: Site, board: SceneBoard) => Scene[]) =>
  (event: E, board: SceneBoard): Scene[] =>
    board.map.site ? scene(event, board.map.site, board) : []

/** An icon that pops up at one of the fixtures. */
export const popOnSite = (
  at: (site: Site, board: SceneBoard) => Point | undefined,
  icon: IconName,
  color = 'var(--text)',
) => onSite((_, site, board) => [{ at: at(site, board), picture: <Pop icon={icon} color={color} /> }])

/** A room that the board prints. */
export const printedRoom = ({ map }: SceneBoard, special: string): Point | undefined =>
  map.board.rooms.find(room => room.special === special)

/** Beside the shaft of the pods, which lies at the edge of the board. */
export const besidePods = ({ pods, computer }: Site): Point => {
  const { x, y } = pods.get('B') ?? computer
  return { x: x - 70, y }
}

export const characterOf = ({ table }: SceneBoard, who: Seat) =>
  table.crew.find(({ seat }) => seat === who)?.character ?? null
