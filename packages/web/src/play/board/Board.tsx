import './board.css'
import type { CorridorId, MyView, RoomId, TableView } from '@coldwake/rules/facts'
import { langOf } from '@coldwake/text'
import { type ReactNode, type RefObject, Suspense } from 'react'
import { useWords } from '../../app/words.ts'
import { partsOf } from '../../games/index.ts'
import { litPlaces } from '../../games/viewFacts.ts'
import { BoardDefs } from './BoardDefs.tsx'
import { CorridorTargets, IntruderTargets } from './BoardTargets.tsx'
import { Corridors, Entrances, Floors, Networks, type Risk } from './Corridors.tsx'
import { viewBox } from './camera.ts'
import { type BoardMap, drawnTo, TILE } from './geometry.ts'
import { lettering } from './lettering.ts'
import { useFonts } from './measureText.ts'
import { Lamps, Pieces } from './Pieces.tsx'
import { Tag, tagHeight } from './RoomFrames.tsx'
import { Rooms } from './Rooms.tsx'
import type { Target } from './target.ts'
import type { CameraControl } from './useCamera.ts'

/** A walk that is considered, and the corridor it leads through. */
export interface Route {
  to: RoomId
  via: CorridorId
}

export interface BoardProps {
  map: BoardMap
  table: TableView
  me: MyView | null
  control: CameraControl
  svg: RefObject<SVGSVGElement | null>
  /** What may be chosen on the board, by entry key. */
  targets: ReadonlyMap<string, Target>
  /** Neighbouring rooms that cannot be chosen, and why. */
  blocked: ReadonlyMap<RoomId, string>
  route: Route | null
  risk: ReadonlyMap<string, Risk>
  /** A room whose tile is being turned up. */
  flipping: RoomId | null
  /** What a screen reader says of a room. */
  describe: (room: RoomId) => string
  onPick: (target: Target) => void
  /** Somebody wants to go where one cannot go, and is told why. */
  onBlocked: (why: string) => void
  /** What is happening right now, drawn over everything. */
  children: ReactNode
}

export function Board(props: BoardProps) {
  const { map, table, me, control, svg, targets, route, risk, children } = props
  const { t, lang } = useWords()
  useFonts()
  const letters = lettering(control.camera.scale)
  const way = route && map.ways.get(route.via)
  const mySeat = me?.seat ?? null
  const { crew, intruders, rooms, noise } = table
  const { Scenery, Fixtures, Targets } = partsOf(table.game)
  const seen = viewBox(control.camera, control.screen)
  // Three drawings on top of each other: what changes in one of them is painted without the others.
  return (
    <div className="drawings" ref={control.drawings}>
      <svg className="scenery" viewBox={seen} aria-hidden="true">
        <BoardDefs />
        <Suspense>
          <Scenery map={map} table={table} />
        </Suspense>
      </svg>
      <svg className="lights" viewBox={seen} aria-hidden="true">
        <Lamps map={map} crew={crew} intruders={intruders} rooms={rooms} me={mySeat} />
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no <fieldset> */}
      <svg
        ref={svg}
        className="board"
        data-game={map.board.game}
        viewBox={seen}
        role="group"
        aria-label={t.board}
        {...control.handlers}
      >
        <Floors map={map} lit={litPlaces(table)} />
        {way && (
          <path
            className="march"
            d={drawnTo(way, route?.to)}
            fill="none"
            stroke="var(--act)"
            strokeWidth="7"
            strokeDasharray="4 16"
            strokeLinecap="round"
          />
        )}
        <Rooms {...props} />
        <Entrances map={map} noise={noise} letters={letters} risk={risk} goal={route?.to ?? null} />
        <Corridors map={map} table={table} letters={letters} risk={risk} targets={targets} />
        <Networks
          map={map}
          noise={noise}
          letters={letters}
          targets={targets}
          name={id => (map.networks.size > 1 ? t.networkShort({ id }) : t.networkName({ id }))}
          noisy={map.networks.size > 1 ? t.noise : t.noiseAtEveryEntrance}
          quiet={t.noNoise}
        />
        {Fixtures && <Fixtures map={map} table={table} me={me} letters={letters} risk={risk} targets={targets} />}
        <Pieces
          map={map}
          game={table.game}
          crew={crew}
          intruders={intruders}
          pods={table.pods}
          me={mySeat}
          you={t.you.toLocaleUpperCase(langOf(lang))}
          letters={letters}
        />
        <CorridorTargets {...props} />
        <IntruderTargets {...props} />
        {Targets && (
          <Suspense>
            <Targets {...props} />
          </Suspense>
        )}
        {[...targets].map(([key, target]) => {
          const room = map.rooms.get(key.replace(/^room:/, ''))
          return (
            room && (
              <Tag
                key={key}
                target={target}
                x={room.x}
                y={room.y - (TILE.height + tagHeight(letters)) / 2}
                letters={letters}
              />
            )
          )
        })}
        {children}
      </svg>
    </div>
  )
}
