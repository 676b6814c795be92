import { intrudersIn, type RoomId } from '@coldwake/rules/facts'
import { plateName, roomName } from '@coldwake/text'
import { type KeyboardEvent, memo, type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { isLit } from '../../games/viewFacts.ts'
import { roomKey } from '../choice/targets.ts'
import { explained } from '../explained.ts'
import type { BoardProps } from './Board.tsx'
import { type Arrow, type BoardRoom, cutOf, cutPath, roomTowards, TILE } from './geometry.ts'
import { lettering } from './lettering.ts'
import { crewShownIn } from './places.ts'
import { type RoomFace, RoomPlate } from './Room.tsx'
import { BlockedFrame, FocusRing, Halo, LegalFrame } from './RoomFrames.tsx'
import type { CameraControl } from './useCamera.ts'

const isArrow = (key: string): key is Arrow => key.startsWith('Arrow')

/** Every room, chosen or not, can be reached and read by keyboard: one stop for Tab, arrows walk along corridors. */
export function Rooms(props: BoardProps) {
  const { map, table, me, control, targets, blocked, flipping, describe } = props
  const { t, lang } = useWords()
  const myRoom = table.crew.find(crew => crew.seat === me?.seat)?.room ?? map.board.rooms[0]?.id
  const [focused, setFocused] = useState<RoomId | null>(null)
  const handlers = useHandlers(props, setFocused)
  const letters = lettering(control.camera.scale)
  return table.rooms.map(view => {
    const { room: id } = view
    const room = map.rooms.get(id)
    if (!room) return null
    const target = targets.get(roomKey(id))
    const tile = view.tile ?? me?.tiles.find(seen => seen.room === id)?.tile ?? null
    const people = crewShownIn(table, id)
    const danger = intrudersIn(table, id).length > 0
    return (
      <Room
        key={id}
        handlers={handlers}
        label={describe(id)}
        selected={target?.selected}
        blocked={blocked.get(id)}
        here={id === myRoom}
        stop={id === (focused ?? myRoom)}
        flips={id === flipping}
        room={room}
        view={view}
        game={table.game}
        tile={tile}
        name={tile ? roomName(tile, lang) : t.roomOnPlate({ room: id })}
        short={tile ? plateName(tile, lang) : id}
        token={me?.tokens.find(seen => seen.room === id)?.token ?? null}
        letters={letters}
        mine={people.some(crew => crew.seat === me?.seat)}
        occupied={people.length > 0 || danger}
        danger={danger}
        eggs={view.tile === 'nest' ? table.eggs : null}
        vent={table.vent === id}
        lit={isLit(map, table, id)}
        covered={target !== undefined || (map.entrances.get(id)?.at.y ?? room.y) < room.y}
      />
    )
  })
}

interface Handlers {
  onFocus: (event: SyntheticEvent<SVGElement>) => void
  onKeyDown: (event: KeyboardEvent<SVGElement>) => void
  onClick: (event: SyntheticEvent<SVGElement>) => void
}

/** The same for all rooms and at all times, so that a room is drawn again only if it looks or reads another way. */
function useHandlers(props: BoardProps, setFocused: (room: RoomId) => void): Handlers {
  const latest = useRef(props)
  latest.current = props
  return useMemo(() => {
    const roomOf = ({ currentTarget }: SyntheticEvent<SVGElement>): RoomId => currentTarget.dataset.room ?? ''
    return {
      onFocus: event => setFocused(roomOf(event)),
      onKeyDown: event => {
        if (!isArrow(event.key)) return
        event.preventDefault()
        event.stopPropagation()
        const { map, control } = latest.current
        const next = map.rooms.get(roomTowards(map, roomOf(event), event.key) ?? '')
        if (!next) return
        showRoom(control, next)
        event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-room="${next.id}"]`)?.focus()
      },
      onClick: event => {
        const { control, targets, blocked, onPick, onBlocked } = latest.current
        if (control.dragged()) return
        const target = targets.get(roomKey(roomOf(event)))
        const why = blocked.get(roomOf(event))
        if (target) onPick(target)
        else if (why) onBlocked(why)
      },
    }
  }, [setFocused])
}

interface RoomProps extends RoomFace {
  handlers: Handlers
  /** What a screen reader says of it. */
  label: string
  /** Whether it is chosen, where it may be. */
  selected: boolean | undefined
  /** Why it cannot be chosen, next door. */
  blocked: string | undefined
  /** I am here. */
  here: boolean
  /** Tab stops here. */
  stop: boolean
  /** Its tile is being turned up. */
  flips: boolean
}

const Room = memo(function Room(props: RoomProps) {
  const { handlers, label, selected, blocked, here, stop, flips, ...face } = props
  const { room } = face
  const legal = selected !== undefined
  return (
    <g className={`room ${legal ? 'legal' : ''} ${here ? 'here' : ''}`} transform={`translate(${room.x} ${room.y})`}>
      {legal && <Halo room={room} selected={selected} />}
      {/* Nothing of the plate is read aloud: the label of the room says it in words. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus */}
      <g className={flips ? 'flipping' : undefined} aria-hidden="true">
        <RoomPlate {...face} />
      </g>
      {legal && <LegalFrame room={room} selected={selected} />}
      {blocked && <BlockedFrame room={room} />}
      <FocusRing room={room} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no <button> */}
      <path
        className="hit"
        {...explained('room', room.id)}
        d={cutPath(TILE.width + 4, TILE.height + 4, cutOf(room))}
        role="button"
        data-room={room.id}
        tabIndex={stop ? 0 : -1}
        aria-label={label}
        aria-pressed={selected}
        aria-disabled={legal ? undefined : true}
        {...handlers}
      >
        {blocked && <title>{blocked}</title>}
      </path>
    </g>
  )
})

/** A room that keyboard focus moves to must be on screen. */
function showRoom(control: CameraControl, room: BoardRoom) {
  const { camera, screen } = control
  const [dx, dy] = [Math.abs(room.x - camera.x) * camera.scale, Math.abs(room.y - camera.y) * camera.scale]
  if (dx > screen.width / 2 - 40 || dy > screen.height / 2 - 40) control.lookAt(room)
}
