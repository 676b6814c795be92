import type { RoomId, RoomView } from '@coldwake/rules'
import { roomName } from '@coldwake/text'
import { type KeyboardEvent, useState } from 'react'
import { roomKey } from '../table/choices.ts'
import { useWords } from '../words.tsx'
import type { BoardProps } from './board.tsx'
import { BlockedFrame, FocusRing, Halo, LegalFrame } from './frames.tsx'
import { type Arrow, type BoardRoom, cutOf, cutPath, roomTowards, TILE } from './geometry.ts'
import { isLit } from './light.ts'
import { crewHere, intrudersHere } from './places.ts'
import { RoomPlate } from './room.tsx'
import { lettering } from './scale.ts'
import type { CameraControl } from './useCamera.ts'

const isArrow = (key: string): key is Arrow => key.startsWith('Arrow')

/** Every room, chosen or not, can be reached and read by keyboard: one stop for Tab, arrows walk along corridors. */
export function Rooms(props: BoardProps) {
  const { map, table, me, control } = props
  const myRoom = table.crew.find(crew => crew.seat === me?.seat)?.room ?? map.board.rooms[0].id
  const [focused, setFocused] = useState<RoomId | null>(null)

  const walk = (event: KeyboardEvent<SVGElement>, id: RoomId) => {
    if (!isArrow(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    const next = map.rooms.get(roomTowards(map, id, event.key) ?? '')
    if (!next) return
    showRoom(control, next)
    event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-room="${next.id}"]`)?.focus()
  }

  return table.rooms.map(view => {
    const room = map.rooms.get(view.room)
    if (!room) return null
    const target = props.targets.get(roomKey(view.room))
    const blocked = props.blocked.get(view.room)
    return (
      <g
        key={view.room}
        className={`room ${target ? 'legal' : ''} ${view.room === myRoom ? 'here' : ''}`}
        transform={`translate(${room.x} ${room.y})`}
      >
        {target && <Halo room={room} selected={target.selected} />}
        <Plate {...props} view={view} room={room} />
        {target && <LegalFrame room={room} selected={target.selected} />}
        {blocked && <BlockedFrame room={room} />}
        <FocusRing room={room} />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no <button> */}
        <path
          className="hit"
          d={cutPath(TILE.width + 4, TILE.height + 4, cutOf(room))}
          role="button"
          data-room={view.room}
          tabIndex={(focused ?? myRoom) === view.room ? 0 : -1}
          aria-label={props.describe(view.room)}
          aria-pressed={target ? target.selected : undefined}
          aria-disabled={target ? undefined : true}
          onFocus={() => setFocused(view.room)}
          onKeyDown={event => walk(event, view.room)}
          onClick={() => {
            if (control.dragged()) return
            if (target) props.onPick(target)
            else if (blocked) props.onBlocked(blocked)
          }}
        >
          {blocked && <title>{blocked}</title>}
        </path>
      </g>
    )
  })
}

/** What is drawn of a room. Nothing of it is read aloud: the label of the room says it in words. */
function Plate({
  view,
  room,
  table,
  me,
  map,
  control,
  targets,
  flipping,
}: BoardProps & { view: RoomView; room: BoardRoom }) {
  const { t, lang } = useWords()
  const tile = view.tile ?? me?.tiles.find(seen => seen.room === view.room)?.tile ?? null
  const people = crewHere(table, view.room)
  const danger = intrudersHere(table, view.room).length > 0
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus
    <g className={flipping === view.room ? 'flipping' : undefined} aria-hidden="true">
      <RoomPlate
        room={room}
        view={view}
        game={table.game}
        tile={tile}
        name={tile && roomName(tile, lang)}
        token={me?.tokens.find(seen => seen.room === view.room)?.token ?? null}
        unexplored={t.unexplored}
        letters={lettering(control.camera.scale)}
        mine={people.some(crew => crew.seat === me?.seat)}
        occupied={people.length > 0 || danger}
        danger={danger}
        eggs={view.tile === 'nest' ? table.eggs : null}
        vent={table.vent === view.room}
        lit={isLit(map, table, view.room)}
        covered={targets.has(roomKey(view.room)) || (map.entrances.get(view.room)?.at.y ?? room.y) < room.y}
      />
    </g>
  )
}

/** A room that keyboard focus moves to must be on screen. */
function showRoom(control: CameraControl, room: BoardRoom) {
  const { camera, screen } = control
  const [dx, dy] = [Math.abs(room.x - camera.x) * camera.scale, Math.abs(room.y - camera.y) * camera.scale]
  if (dx > screen.width / 2 - 40 || dy > screen.height / 2 - 40) control.lookAt(room)
}
