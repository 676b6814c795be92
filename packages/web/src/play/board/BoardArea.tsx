import './instruments.css'
import '../stage/stage.css'
import type { RoomId, TableView } from '@coldwake/rules/facts'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useQuiet, whenIdle } from '../../app/idle.ts'
import { useWords } from '../../app/words.ts'
import { partsOf } from '../../games/index.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { isIntrudersTurn } from '../../games/viewFacts.ts'
import { Icon } from '../../icons/Icon.tsx'
import { isDrafting } from '../choice/choices.ts'
import { CharacterDraft } from '../choice/lazyAnswer.ts'
import { intruderKey, roomKey } from '../choice/targets.ts'
import { talkEnd } from '../connection/lineState.ts'
import { Explainer } from '../explain/lazyExplain.ts'
import { beatRooms } from '../stage/beatRooms.ts'
import { BoardEffects, EnvelopeScene, preloadStage, StageOverlay } from '../stage/lazyStage.ts'
import type { Beat } from '../stage/scenes/storyboard.ts'
import type { Stage } from '../stage/useStage.ts'
import { GuideContext, type TableGame, useChoice, useConnection, useGame, usePanel } from '../tableContext.ts'
import { Board } from './Board.tsx'
import { onScreen } from './camera.ts'
import { roomContents, roomTitle } from './describeRoom.ts'
import { type Box, boundsOf, neighbors, placeAt, TILE } from './geometry.ts'
import { EdgeChips, MiniMap, RoomList, SpeechBubbles } from './lazyBoard.ts'
import { lettering } from './lettering.ts'
import { type CameraControl, useCamera, useCameraNow } from './useCamera.ts'

/**
 * The camera of the board, which looks at my room and where I can go from there. Whoever has no room any more looks at
 * whoever acts, and everybody at what the Intruders do where somebody plays them. What a guide speaks of is shown first.
 */
function useBoardCamera(beat: Beat | null, host: RefObject<HTMLElement | null>) {
  const { map, table, me } = useGame()
  const { targets } = useChoice()
  const guide = useContext(GuideContext)
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  const newsAt = beat ? beatRooms(beat, table).join(' ') : ''
  const news = useMemo(() => {
    const there = newsAt.split(' ').flatMap(id => map.rooms.get(id) ?? [])
    return there.length > 0 ? boundsOf(there) : null
  }, [map, newsAt])
  const hunted = isIntrudersTurn(table) ? news : null
  const watched = mine?.fate === 'aboard' ? [mine.room] : roomsActing(table)
  const looked = watched.join(' ')
  const intruders = table.intruders.filter(({ intruder }) => targets.has(intruderKey(intruder)))
  const chosen = [
    ...[...targets.keys()].map(key => key.replace(/^room:/, '')),
    ...intruders.map(intruder => intruder.room),
  ].join(' ')
  const spokenOf = beat === null ? guide?.frames?.(map, table) : null
  const spoken = spokenOf ? JSON.stringify(spokenOf) : ''
  const matters = useMemo(() => {
    if (spoken) return JSON.parse(spoken) as Box
    if (hunted) return hunted
    const keys = chosen.split(' ')
    const places = keys.flatMap(key => placeAt(map, key))
    const rooms = looked.split(' ')
    const around = rooms.flatMap(room => (room ? neighbors(map, room).map(({ room }) => room.id) : []))
    const near = [...rooms, ...around, ...keys].flatMap(id => map.rooms.get(id) ?? [])
    // Where power goes is not a matter of where I stand.
    const found = places.length > 0 ? places : near
    return found.length > 0 ? boundsOf(found) : null
  }, [map, looked, chosen, hunted, spoken])
  const control = useCamera(host, map.bounds, matters, news)
  // Whoever has moved the board sees what is spoken of all the same.
  const { reset } = control
  useEffect(() => {
    if (spoken) reset()
  }, [spoken, reset])
  return control
}

/** Where whoever has the turn is; the Intruders are wherever one of them is. */
function roomsActing(table: TableView): RoomId[] {
  if (isIntrudersTurn(table)) return table.intruders.map(({ room }) => room)
  return table.crew.flatMap(({ seat, room }) => (seat === table.turn?.seat ? [room] : []))
}

/** The board for whoever cannot see it. Comes when there is time for it: what is seen does not wait for it. */
function ListedBoard() {
  const { map, table, me, name } = useGame()
  const { t } = useWords()
  const about = useDeferredValue(useMemo(() => ({ map, table, me, name }), [map, table, me, name]))
  const quiet = useQuiet()
  const list = useMemo(() => quiet && <RoomList about={about} />, [about, quiet])
  return (
    <section className="visually-hidden" aria-label={t.boardAsList}>
      <Suspense>{list}</Suspense>
    </section>
  )
}

type SaidProps = Pick<ComponentProps<typeof SpeechBubbles>, 'map' | 'table' | 'control' | 'playing'>

/** What is said from now on, beside whoever says it. */
function Said(props: SaidProps) {
  const { state } = useConnection()
  const [before] = useState(talkEnd(state))
  return <Suspense>{talkEnd(state) > before && <SpeechBubbles {...props} before={before} />}</Suspense>
}

/** What lies over the board follows it while it is moved, and nothing else is done again. */
const Following = ({ control, children }: { control: CameraControl; children: (now: CameraControl) => ReactNode }) =>
  children(useCameraNow(control))

interface BoardAreaProps {
  /** The table as the board shows it, a little behind the real one while news is played. */
  stage: Stage
  /** Filled with the board's camera, for the keyboard: moving it redraws the board and nothing else. */
  camera: RefObject<CameraControl | null>
}

/** The board, the instruments on its empty corners, and what is happening on it. */
export function BoardArea({ stage, camera }: BoardAreaProps) {
  const { map, table, me, name, events } = useGame()
  const choosing = useChoice()
  const { targets, blocked, route, risk } = choosing
  const { open, panel } = usePanel()
  const { table: shown, beat } = stage
  const { Instruments, instrumentsAre } = partsOf(table.game)
  const { t, lang } = useTableWords()
  const svg = useRef<SVGSVGElement>(null)
  const host = useRef<HTMLElement>(null)
  const control = useBoardCamera(beat, host)
  camera.current = control
  useEffect(() => whenIdle(preloadStage), [])
  const isTime = useQuiet()
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
  // Kept while an answer is composed: they show the game alone.
  const instruments = useMemo(() => <Instruments table={shown} />, [Instruments, shown])
  const beyond = { map, table: shown, me: me?.seat ?? null, name }
  const board = (
    <main
      className={`${lookOf(map)} ${crowded(map, targets, control)}`}
      ref={host}
      data-beat={beat?.event.e}
      data-told={events.length}
    >
      <Board
        map={map}
        table={shown}
        me={me}
        control={control}
        svg={svg}
        targets={quiet ? NONE : targets}
        blocked={quiet ? NONE : blocked}
        route={quiet ? null : route}
        risk={quiet ? NONE : risk}
        flipping={beat?.event.e === 'explored' ? beat.event.room : null}
        describe={describe}
        onPick={target => choosing.select(target.entry, target.option)}
        onBlocked={choosing.refuse}
      >
        {beat && (
          <Suspense fallback={null}>
            <BoardEffects
              key={stage.told}
              beat={beat}
              map={map}
              table={shown}
              me={me?.seat ?? null}
              letters={letters}
            />
          </Suspense>
        )}
      </Board>
      <div className="vignette" />
      {beat && (
        <Suspense fallback={null}>
          <Following control={control}>{now => <StageOverlay stage={stage} map={map} control={now} />}</Following>
        </Suspense>
      )}
      <Following control={control}>
        {now => <Said map={map} table={shown} control={now} playing={beat !== null} />}
      </Following>
      <Suspense>{instrumentsAre === 'onBoard' && instruments}</Suspense>
      {isTime && (
        <Suspense>
          <Following control={control}>
            {now => <EdgeChips {...beyond} targets={quiet ? NONE : targets} control={now} />}
          </Following>
          <Explainer table={shown} />
          <Following control={control}>{now => <MiniMap {...beyond} targets={targets} control={now} />}</Following>
        </Suspense>
      )}
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
        <button
          type="button"
          aria-label={t.legend}
          title={t.legend}
          aria-expanded={panel === 'legend'}
          onClick={() => open(panel === 'legend' ? null : 'legend')}
        >
          ?
        </button>
        <button type="button" aria-label={t.boardAsList} title={t.boardAsList} onClick={() => open('rooms')}>
          <Icon name="list" />
        </button>
      </div>
      <Suspense>{isDrafting(table) && isTime && <CharacterDraft />}</Suspense>
      {choosing.decision?.ask === 'objective' && (
        <Suspense fallback={null}>
          <EnvelopeScene />
        </Suspense>
      )}
      <ListedBoard />
    </main>
  )
  if (instrumentsAre === 'onBoard') return board
  // Until everybody is somebody there is nothing to say beside the board.
  const choosingCharacters = isDrafting(table)
  return (
    <div className={choosingCharacters ? 'withside alone' : 'withside'}>
      {!choosingCharacters && <Suspense fallback={<section className="side" />}>{instruments}</Suspense>}
      {board}
    </div>
  )
}

/** Where the clock lies, as large as it ever is, with half the width of a tag. */
const CLOCK = { width: 385, height: 150 }
/** Where the systems lie on a tablet: a desk has empty space there. */
const SYSTEMS = { width: 300, height: 70 }
const TABLET = { from: 601, to: 1180 }

/** Which instruments would lie over something that can be chosen: the clock over a tag, the systems over a room. */
function crowded(
  map: TableGame['map'],
  targets: ReadonlyMap<string, unknown>,
  { camera, screen }: CameraControl,
): string {
  const rooms = [...targets.keys()].flatMap(key => map.rooms.get(key.replace(/^room:/, '')) ?? [])
  const isUnderClock = rooms.some(room => {
    const { x, y } = onScreen(camera, screen, { x: room.x, y: room.y - TILE.height / 2 })
    return x > 0 && y > 0 && x < Math.min(CLOCK.width, screen.width * 0.37) && y < CLOCK.height
  })
  const isBelow = (left: number, right: number) =>
    rooms.some(room => {
      const { x, y } = onScreen(camera, screen, room)
      const [dx, dy] = [(TILE.width / 2) * camera.scale, (TILE.height / 2) * camera.scale]
      return x + dx > left && x - dx < right && y + dy > screen.height - SYSTEMS.height && y - dy < screen.height
    })
  const { width } = screen
  const isTablet = width >= TABLET.from && width <= TABLET.to
  const makesWay = isTablet && isBelow(0, SYSTEMS.width) && !isBelow(width - SYSTEMS.width - 74, width - 74)
  return [isUnderClock && 'crowded', makesWay && 'makes-way'].filter(Boolean).join(' ')
}

/** Less place in the corner; or more than elsewhere, under the open sky. */
function lookOf({ tight, areas }: TableGame['map']): string {
  if (areas.size > 0) return 'boardbox sky'
  return tight ? 'boardbox tight' : 'boardbox'
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>()
