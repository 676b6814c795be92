import type { EventFace, TableView } from '@coldwake/rules'
import { type RefObject, useMemo, useRef } from 'react'
import { Board } from '../board/board.tsx'
import { roomContents, roomTitle } from '../board/describe.ts'
import { boundsOf, neighbours } from '../board/geometry.ts'
import { MiniMap } from '../board/minimap.tsx'
import { RoomList } from '../board/roomlist.tsx'
import { lettering } from '../board/scale.ts'
import { type CameraControl, useCamera } from '../board/useCamera.ts'
import { Icon } from '../icons/icon.tsx'
import { Effects, Ribbon } from '../stage/effects.tsx'
import { useWords } from '../words.tsx'
import { CharacterDraft } from './characterdraft.tsx'
import { intruderKey, roomKey } from './choices.ts'
import { Clock, Systems } from './instruments.tsx'
import type { TableModel } from './model.tsx'

/** The camera of the board, which looks at my room and where I can go from there. */
function useBoardCamera(
  model: Pick<TableModel, 'map' | 'table' | 'me' | 'targets'>,
  host: RefObject<HTMLElement | null>,
) {
  const { map, table, me, targets } = model
  const myRoom = table.crew.find(crew => crew.seat === me?.seat)?.room
  const intruders = table.intruders.filter(({ intruder }) => targets.has(intruderKey(intruder)))
  const chosen = [
    ...[...targets.keys()].map(key => key.replace(/^room:/, '')),
    ...intruders.map(intruder => intruder.room),
  ].join(' ')
  const matters = useMemo(() => {
    const around = myRoom ? neighbours(map, myRoom).map(({ room }) => room.id) : []
    const near = [myRoom, ...around, ...chosen.split(' ')].flatMap(id => map.rooms.get(id ?? '') ?? [])
    return near.length > 0 ? boundsOf(near) : null
  }, [map, myRoom, chosen])
  return useCamera(host, map.bounds, matters)
}

interface BoardBoxProps {
  model: TableModel
  /** The table as the board shows it, a little behind the real one while news is played. */
  shown: TableView
  beat: EventFace | null
  /** Filled with the board's camera, for the keyboard: moving it redraws the board and nothing else. */
  camera: RefObject<CameraControl | null>
  /** Whoever touches the board while news is played wants to go on. */
  skip: () => void
}

/** The board, the instruments on its empty corners, and what is happening on it. */
export function BoardBox({ model, shown, beat, camera, skip }: BoardBoxProps) {
  const { map, table, me, name, targets, blocked, choosing, open } = model
  const { t, lang } = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const host = useRef<HTMLElement>(null)
  const control = useBoardCamera(model, host)
  camera.current = control
  const list = useMemo(() => <RoomList about={{ map, table, me, name }} />, [map, table, me, name])
  const letters = lettering(control.camera.scale)
  const describing = { map, table: shown, me, name, t, lang }
  const quiet = beat !== null
  const describe = (room: string) =>
    [
      roomTitle(shown, room, t, lang),
      ...roomContents(room, describing),
      targets.get(roomKey(room))?.say ?? blocked.get(room) ?? '',
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <main className="boardbox" ref={host} data-staging={quiet || undefined} onPointerDownCapture={skip}>
      <Board
        map={map}
        table={shown}
        me={me}
        control={control}
        svg={svg}
        targets={quiet ? NONE : targets}
        blocked={quiet ? NONE : blocked}
        route={quiet ? null : model.route}
        risk={quiet ? NONE : model.risk}
        flipping={beat?.e === 'explored' ? beat.room : null}
        describe={describe}
        onPick={target => choosing.select(target.entry)}
      >
        {beat && <Effects beat={beat} map={map} table={shown} letters={letters} />}
      </Board>
      <div className="vignette" />
      <Ribbon beat={beat} />
      <Clock />
      <Systems table={shown} />
      <MiniMap map={map} table={shown} me={me?.seat ?? null} targets={targets} control={control} />
      <div className="zoom">
        <button type="button" aria-label={t.zoomIn} title={t.zoomIn} onClick={() => control.zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label={t.zoomOut} title={t.zoomOut} onClick={() => control.zoom(0.8)}>
          −
        </button>
        <button type="button" aria-label={t.findMe} title={t.findMe} onClick={control.reset}>
          <Icon name="findMe" />
        </button>
        <button type="button" aria-label={t.boardAsList} title={t.boardAsList} onClick={() => open('rooms')}>
          <Icon name="list" />
        </button>
      </div>
      <CharacterDraft />
      <section className="sr" aria-label={t.boardAsList}>
        {list}
      </section>
    </main>
  )
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>()
