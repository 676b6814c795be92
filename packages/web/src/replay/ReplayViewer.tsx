import '../play/table.css'
import { type EventFace, findBoard, type Seat, type View } from '@coldwake/rules/facts'
import type { Context } from '@coldwake/text'
import type { FiledWhisper, Lobby } from '@coldwake/wire'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { BoardArea } from '../play/board/BoardArea.tsx'
import { mapOf } from '../play/board/geometry.ts'
import type { CameraControl } from '../play/board/useCamera.ts'
import { NO_CHOICE } from '../play/choice/useChoosing.ts'
import { START } from '../play/connection/lineState.ts'
import { usePlaybackSpeed } from '../play/stage/playbackSpeed.ts'
import { useStage } from '../play/stage/useStage.ts'
import { TableContext, type TableLine, type TableModel } from '../play/tableContext.ts'
import { TopStrip } from '../play/turn/TopStrip.tsx'
import { undoneEvents } from '../play/undoneEvents.ts'
import { useSounds } from '../sound/useSounds.ts'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { ContinueGame } from './ContinueGame.tsx'
import { type Eyes, type Film, type Secrets, whispersSeen } from './film.ts'
import { keyMoments } from './keyMoments.ts'
import { EyesPicker, isPanel, MomentNow, type ReplayPanel, ReplayPanels } from './ReplayPanels.tsx'
import { Timeline } from './Timeline.tsx'
import { usePlaying, useRunning } from './usePlaying.ts'
import { useTimeKeys } from './useTimeKeys.ts'

interface ReplayViewerProps {
  film: Film
  lobby: Lobby
  own: boolean
  whispers: readonly FiledWhisper[]
}

/** Nobody in particular. */
const NOBODY = -1

/** A finished game at any of its moments, through anybody's eyes. The table as it was, with nothing to choose. */
export function ReplayViewer(props: ReplayViewerProps) {
  // The lobby knows which game it was, the table what was added to its box.
  const { film } = props
  const box = useMemo(() => seen(film, 0, 'onlooker').table.game, [film])
  return (
    <GameWords game={box}>
      <Watching {...props} />
    </GameWords>
  )
}

function Watching({ film, lobby, own, whispers }: ReplayViewerProps) {
  const { t } = useWords('pages')
  const [speed] = usePlaybackSpeed()
  const [eyes, setEyes] = useState<Eyes>('onlooker')
  const [panel, setPanel] = useState<ReplayPanel>('log')
  const [goingOn, setGoingOn] = useState(false)
  const playing = usePlaying(film.moments.length, useBeginning(film))
  useTimeKeys(playing, film.moments.length, !goingOn)
  const { moment, from, goTo } = playing
  const { table, me, secrets } = useMemo(() => seen(film, moment, eyes), [film, moment, eyes])
  const faces = useMemo(() => film.facesFor(typeof eyes === 'number' ? eyes : null), [film, eyes])
  const turns = useMemo(() => keyMoments(faces), [faces])
  const jump = useCallback((event: number) => goTo(film.momentOf(event)), [film, goTo])
  const fresh = useMemo(
    () => ({
      seq: film.moments[moment].events,
      events: moment === from + 1 ? faces.slice(film.moments[from].events, film.moments[moment].events) : [],
    }),
    [film, faces, moment, from],
  )
  const stage = useStage(table, fresh, speed)
  const told = Math.min(stage.told, film.moments[moment].events)
  const model = useModel({ table, me, lobby, faces: useUpTo(faces, told), panel, setPanel, jump })
  const { skip } = stage
  useEffect(() => {
    if (moment !== from + 1) skip()
  }, [moment, from, skip])
  useRunning(playing, stage.beat !== null, speed)
  useSounds(stage, fresh)
  const camera = useRef<CameraControl>(null)
  return (
    <TableContext.Provider value={model}>
      <div className="replay" data-game={table.game} style={{ '--speed': stage.speed } as React.CSSProperties}>
        <TopStrip tools={<LanguageSwitch />} />
        <BoardArea model={model} stage={stage} camera={camera} />
        <aside className="reel">
          <MomentNow last={moment === film.moments.length - 1} onGoOn={() => setGoingOn(true)} />
          {!own && <p className="trouble">{t.replay.otherRules}</p>}
          <EyesPicker
            lobby={lobby}
            eyes={eyes}
            onEyes={next => {
              setEyes(next)
              // What was hidden is what one wants to see first; without it, its place is gone.
              if (next === 'all') setPanel('secrets')
              else if (panel === 'secrets') setPanel('log')
            }}
          />
          <ReplayPanels
            whispers={whispersSeen(whispers, told, eyes, table.over !== null || moment === film.moments.length - 1)}
            panel={panel}
            eyes={eyes}
            secrets={secrets}
            turns={turns}
            told={told}
            onPanel={setPanel}
          />
        </aside>
        <Timeline film={film} playing={playing} turns={turns} />
        {goingOn && (
          <ContinueGame
            lobby={lobby}
            moment={{ inputs: film.moments[moment].inputs, number: moment + 1, of: film.moments.length }}
            onClose={() => setGoingOn(false)}
          />
        )}
      </div>
    </TableContext.Provider>
  )
}

/** The moment that the address asks for, `?at=` and the number of an event. */
function useBeginning(film: Film): number {
  return useMemo(() => {
    const at = new URLSearchParams(window.location.search).get('at')
    return at && /^\d+$/.test(at) ? film.momentOf(Number(at)) : 0
  }, [film])
}

interface Seen extends View {
  /** Only for whoever sees everything. */
  secrets: Secrets | null
}

function seen(film: Film, moment: number, eyes: Eyes): Seen {
  if (eyes !== 'all') return { ...film.viewAt(moment, eyes === 'onlooker' ? null : eyes), secrets: null }
  const secrets = film.secretsAt(moment)
  const { table: before } = film.viewAt(moment, null)
  // The board shows what lies face down to whoever knows it.
  const table = secrets.facility ? { ...before, facility: secrets.facility } : before
  return { table, me: { ...secrets.hidden, seat: NOBODY, hand: [], notes: [], decision: null }, secrets }
}

/** Nobody hears what is said to a game that is over. */
const DEAF: TableLine = {
  answer: () => {},
  takeBack: () => {},
  hurry: () => {},
  standing: () => {},
  holdTurn: () => {},
  why: () => {},
  forgive: () => {},
  propose: () => {},
  agree: () => {},
  talk: () => Promise.resolve(false),
  whisper: () => Promise.resolve(false),
  earlierTalk: () => {},
  reenter: () => {},
}
const NONE: ReadonlyMap<string, never> = new Map<string, never>()

const useUpTo = (faces: readonly EventFace[], count: number) => useMemo(() => faces.slice(0, count), [faces, count])

interface Shown extends Pick<TableModel, 'table' | 'me' | 'lobby'> {
  faces: readonly EventFace[]
  panel: ReplayPanel
  setPanel: (panel: ReplayPanel) => void
  jump: (event: number) => void
}

function useModel({ table, me, lobby, faces, panel, setPanel, jump }: Shown): TableModel {
  const { t } = useWords()
  const { game, board } = table
  const map = useMemo(() => mapOf(findBoard({ game, board })), [game, board])
  // Who is there now says nothing of who was there then.
  const then = useMemo(
    () => ({ ...lobby, over: true, seats: lobby.seats.map(seat => ({ ...seat, online: true })) }),
    [lobby],
  )
  const name = useMemo(() => (seat: Seat) => seatName(then, seat, t), [then, t])
  const ctx: Context = useMemo(() => ({ table, names: name, me: me?.seat ?? null }), [table, name, me])
  const state = useMemo(
    () => ({ ...START, lobby: then, seat: me?.seat ?? null, view: { table, me }, events: faces }),
    [then, table, me, faces],
  )
  const off = useMemo(() => undoneEvents(faces), [faces])
  return {
    line: DEAF,
    state,
    lobby: then,
    table,
    me,
    map,
    ctx,
    name,
    choosing: NO_CHOICE,
    targets: NONE,
    blocked: NONE,
    route: null,
    risk: NONE,
    undone: off,
    unread: 0,
    unreadWhispers: 0,
    setUnreadWhispers: () => {},
    panel: isPanel(panel) ? panel : null,
    open: next => setPanel(next ?? 'log'),
    jump,
  }
}
