import './table.css'
import './turn/dock.css'
import type { View } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'
import { Suspense, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../app/LazyPart.tsx'
import { colorOf } from '../art/people/Portrait.tsx'
import { GameWords } from '../games/GameWords.tsx'
import { IntruderPlayerDock } from '../games/lazyIntruderPlayer.ts'
import { isIntruderPlayer } from '../games/viewFacts.ts'
import { isShared } from '../net/localCode.ts'
import { useSounds } from '../sound/useSounds.ts'
import { BoardArea } from './board/BoardArea.tsx'
import type { CameraControl } from './board/useCamera.ts'
import { ChoiceProvider } from './choice/ChoiceProvider.tsx'
import { preloadTable } from './choice/lazyAnswer.ts'
import type { LineState } from './connection/lineState.ts'
import { WholeStage } from './stage/lazyStage.ts'
import { usePlaybackPace } from './stage/playbackSpeed.ts'
import { useStage } from './stage/useStage.ts'
import { untilTheEnd, useTold } from './stage/useTold.ts'
import {
  ConnectionContext,
  GameContext,
  GuideContext,
  type Panel,
  PanelContext,
  StageContext,
  type TableConnection,
  type TableGame,
  type TableLine,
  useGame,
  usePanel,
  useStaged,
} from './tableContext.ts'
import { useTextTable } from './textTableSetting.ts'
import { Announcements } from './turn/Announcements.tsx'
import { TipHere } from './turn/CoachBeside.tsx'
import { Hand } from './turn/Hand.tsx'
import { Keys } from './turn/Keys.ts'
import { preloadStanding } from './turn/lazyStanding.ts'
import { MyCharacter } from './turn/MyCharacter.tsx'
import { Notebook } from './turn/Notebook.tsx'
import { Notices } from './turn/Notices.tsx'
import { Rail } from './turn/Rail.tsx'
import { Tabs } from './turn/Tabs.tsx'
import { TopStrip } from './turn/TopStrip.tsx'
import { useUnread } from './turn/talkNews.ts'
import { WaysOutStrip } from './turn/WaysOutStrip.tsx'
import { undoneEvents } from './undoneEvents.ts'
import { useFaceDownGoals } from './useFaceDownGoals.ts'
import { useTableGame } from './useTableGame.ts'

const Drawer = lazyPart(
  () => import('./panels/Drawer.tsx').then(({ Drawer }) => Drawer),
  'pages',
  'panels',
  'stage',
  'log',
)

interface TableProps {
  line: TableLine
  state: LineState
  lobby: Lobby
  view: View
  /** The game is over, and how it ended has been played. */
  onEnd?: () => void
}

/** The table while a game is on, in the words of that game. */
export function Table(props: TableProps) {
  preloadTable(props.view.table)
  preloadStanding(props.lobby, props.view.me?.seat ?? null)
  return (
    <GameWords game={props.view.table.game}>
      <Playing {...props} />
    </GameWords>
  )
}

/** News is put on the reel before anything of it is worked out; every part of the table shows the moment it has reached. */
function Playing({ line, state, lobby, view: { table: now, me: mine }, onEnd }: TableProps) {
  const told = useFaceDownGoals(state, isShared(lobby) && now.mode !== 'cooperative')
  const isText = useTextTable()
  const pace = usePlaybackPace()
  // Where there is no board nothing is played on it.
  const guide = useContext(GuideContext)
  const stage = useStage({ table: now, me: mine, opened: state.opened }, told, isText ? '0' : pace, guide?.holds)
  const { table, me, opened, beat } = stage
  const playing = beat !== null
  const [panel, open] = useState<Panel | null>(null)
  const drawer = useMemo(() => ({ panel, open }), [panel])
  const undone = useMemo(() => undoneEvents(state.events), [state.events])
  // Where somebody still speaks about how it ends, nothing says it before.
  const isOpen = guide?.speaks === true
  const events = useTold(told.events, isOpen ? Math.min(stage.told, untilTheEnd(told.events)) : stage.told)
  // That it is over is known once its end is reached.
  const isComing = (playing || isOpen) && now.over !== null
  const known = useMemo(() => (isComing ? { ...lobby, over: false } : lobby), [isComing, lobby])
  const game = useTableGame({ lobby: known, table, me, opened, events, undone })
  const connection = useTableConnection(line, state, game, panel, playing)
  useSounds(table, events)
  useEffect(() => line.plays(playing), [line, playing])
  useLayoutEffect(() => {
    if (now.over && !playing) onEnd?.()
  }, [now.over, playing, onEnd])
  return (
    <GameContext value={game}>
      <ConnectionContext value={connection}>
        <PanelContext value={drawer}>
          <ChoiceProvider>
            <StageContext value={stage}>
              <Announcements />
              {!isText && <Seated />}
              {guide && <guide.Overlay />}
            </StageContext>
          </ChoiceProvider>
        </PanelContext>
      </ConnectionContext>
    </GameContext>
  )
}

function useTableConnection(
  line: TableLine,
  state: LineState,
  { lobby, ctx }: TableGame,
  panel: Panel | null,
  playing: boolean,
): TableConnection {
  const unread = useUnread(lobby.code, state, ctx.me, panel)
  const [unreadWhispers, setUnreadWhispers] = useState(0)
  return useMemo(
    () => ({
      line,
      // What could be taken back is not shown yet.
      state: playing ? { ...state, back: false } : state,
      unread: unread + unreadWhispers,
      unreadWhispers,
      setUnreadWhispers,
    }),
    [line, state, playing, unread, unreadWhispers],
  )
}

/** Where the parts of a table are. Takes no part in the choice, so that a step of it does not draw all of them again. */
function Seated() {
  const { table, me } = useGame()
  const stage = useStaged()
  const { panel } = usePanel()
  const seat = me?.seat ?? null
  const mine = table.crew.find(crew => crew.seat === seat)?.character ?? null
  const hunts = isIntruderPlayer(table, seat)
  const camera = useRef<CameraControl>(null)
  return (
    <>
      <Keys camera={camera} />
      <div
        className={`table ${panel ? 'with-drawer' : ''} ${me ? '' : 'watched'} ${hunts ? 'hunts' : ''}`}
        data-game={table.game}
        style={{ '--speed': stage.speed, '--my': hunts ? 'var(--danger)' : colorOf(mine) } as React.CSSProperties}
      >
        <TopStrip />
        <Notices />
        <TipHere />
        <BoardArea stage={stage} camera={camera} />
        {stage.beat?.whole && (
          <Suspense>
            <WholeStage beat={stage.beat} />
          </Suspense>
        )}
        <Rail />
        <WaysOutStrip />
        {me && (
          <footer className="dock">
            <Suspense>
              {hunts ? (
                <IntruderPlayerDock />
              ) : (
                <>
                  <MyCharacter short />
                  <Hand />
                  <Notebook />
                </>
              )}
            </Suspense>
          </footer>
        )}
        {panel && (
          <Suspense>
            <Drawer />
          </Suspense>
        )}
        <Tabs />
      </div>
    </>
  )
}
