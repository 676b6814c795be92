import '../play/table.css'
import type { View } from '@coldwake/rules/facts'
import type { FiledWhisper, Lobby } from '@coldwake/wire'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { turnedUp } from '../games/replay/index.tsx'
import { BoardArea } from '../play/board/BoardArea.tsx'
import type { CameraControl } from '../play/board/useCamera.ts'
import { NO_CHOICE } from '../play/choice/useChoosing.ts'
import { START } from '../play/connection/lineState.ts'
import { rateOf, usePlaybackSpeed } from '../play/stage/playbackSpeed.ts'
import { useStage } from '../play/stage/useStage.ts'
import { useTold } from '../play/stage/useTold.ts'
import {
  ChoiceContext,
  ConnectionContext,
  GameContext,
  type Panel,
  PanelContext,
  type TableChoice,
  type TableConnection,
  type TableGame,
} from '../play/tableContext.ts'
import { TopStrip } from '../play/turn/TopStrip.tsx'
import { undoneEvents } from '../play/undoneEvents.ts'
import { useTableGame } from '../play/useTableGame.ts'
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
  const now = film.at(moment)
  const fresh = useMemo(
    () => ({ seq: now.events, events: moment === from + 1 ? faces.slice(film.at(from).events, now.events) : [] }),
    [film, faces, now, moment, from],
  )
  const stage = useStage({ table, me, opened: START.opened }, { fresh, events: faces, replayed: true }, speed)
  const told = Math.min(stage.told, now.events)
  const events = useTold(faces, told)
  const game = useReplayedGame({ table: stage.table, me: stage.me, lobby, events, jump })
  const drawer = useMemo(
    () => ({ panel: isPanel(panel) ? panel : null, open: (next: Panel | null) => setPanel(next ?? 'log') }),
    [panel],
  )
  const { skip } = stage
  useEffect(() => {
    if (moment !== from + 1) skip()
  }, [moment, from, skip])
  useRunning(playing, stage.beat !== null, rateOf(speed))
  useSounds(stage.table, events)
  const camera = useRef<CameraControl>(null)
  return (
    <GameContext value={game}>
      <ConnectionContext value={DEAF}>
        <PanelContext value={drawer}>
          <ChoiceContext value={NOTHING_TO_CHOOSE}>
            <div className="replay" data-game={table.game} style={{ '--speed': stage.speed } as React.CSSProperties}>
              <TopStrip tools={<LanguageSwitch />} />
              <BoardArea stage={stage} camera={camera} />
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
                  whispers={whispersSeen(
                    whispers,
                    told,
                    eyes,
                    table.over !== null || moment === film.moments.length - 1,
                  )}
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
                  moment={{ inputs: now.inputs, number: moment + 1, of: film.moments.length }}
                  characters={table.crew.map(({ character }) => character)}
                  onClose={() => setGoingOn(false)}
                />
              )}
            </div>
          </ChoiceContext>
        </PanelContext>
      </ConnectionContext>
    </GameContext>
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
  const table = { ...before, ...turnedUp(secrets.open) }
  return { table, me: { ...secrets.hidden, seat: NOBODY, hand: [], notes: [], decision: null }, secrets }
}

/** Nobody hears what is said to a game that is over. */
const DEAF: TableConnection = {
  line: {
    answer: () => {},
    takeBack: () => {},
    hurry: () => {},
    plays: () => {},
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
  },
  state: START,
  unread: 0,
  unreadWhispers: 0,
  setUnreadWhispers: () => {},
}
const NONE: ReadonlyMap<string, never> = new Map<string, never>()
const NOTHING_TO_CHOOSE: TableChoice = { ...NO_CHOICE, targets: NONE, blocked: NONE, route: null, risk: NONE }

type Replayed = Pick<TableGame, 'table' | 'me' | 'lobby' | 'events' | 'jump'>

function useReplayedGame({ lobby, events, ...shown }: Replayed): TableGame {
  // Who is there now says nothing of who was there then.
  const then = useMemo(
    () => ({ ...lobby, over: true, seats: lobby.seats.map(seat => ({ ...seat, online: true })) }),
    [lobby],
  )
  const undone = useMemo(() => undoneEvents(events), [events])
  return useTableGame({ ...shown, lobby: then, opened: START.opened, events, undone })
}
