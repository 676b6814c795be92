import './table.css'
import './turn/dock.css'
import type { View } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'
import { Suspense, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../app/LazyPart.tsx'
import { colorOf } from '../art/people/Portrait.tsx'
import { GameWords } from '../games/GameWords.tsx'
import { IntruderPlayerDock } from '../games/lazyIntruderPlayer.ts'
import { isIntruderPlayer } from '../games/viewFacts.ts'
import { useSounds } from '../sound/useSounds.ts'
import { BoardArea } from './board/BoardArea.tsx'
import type { CameraControl } from './board/useCamera.ts'
import { ChoiceProvider } from './choice/ChoiceProvider.tsx'
import { preloadTable } from './choice/lazyAnswer.ts'
import type { LineState } from './connection/lineState.ts'
import { usePlaybackPace } from './stage/playbackSpeed.ts'
import { type Stage, useStage } from './stage/useStage.ts'
import { useTold } from './stage/useTold.ts'
import {
  ConnectionContext,
  GameContext,
  type Panel,
  PanelContext,
  type TableConnection,
  type TableGame,
  type TableLine,
  useGame,
  usePanel,
} from './tableContext.ts'
import { Announcements } from './turn/Announcements.tsx'
import { Hand } from './turn/Hand.tsx'
import { Keys } from './turn/Keys.ts'
import { MyCharacter } from './turn/MyCharacter.tsx'
import { Notebook } from './turn/Notebook.tsx'
import { Notices } from './turn/Notices.tsx'
import { Rail } from './turn/Rail.tsx'
import { Tabs } from './turn/Tabs.tsx'
import { TopStrip } from './turn/TopStrip.tsx'
import { useUnread } from './turn/talkNews.ts'
import { undoneEvents } from './undoneEvents.ts'
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
}

/** The table while a game is on, in the words of that game. */
export function Table(props: TableProps) {
  preloadTable(props.view.table)
  return (
    <GameWords game={props.view.table.game}>
      <Playing {...props} />
    </GameWords>
  )
}

/** News is put on the reel before anything of it is worked out. */
function Playing({ line, state, lobby, view: { table, me } }: TableProps) {
  const stage = useStage(table, state.fresh, usePlaybackPace())
  const [panel, open] = useState<Panel | null>(null)
  const drawer = useMemo(() => ({ panel, open }), [panel])
  const undone = useMemo(() => undoneEvents(state.events), [state.events])
  const events = useTold(state.events, stage.told)
  const game = useTableGame({ lobby, table, me, opened: state.opened, events, undone })
  const connection = useTableConnection(line, state, game, panel)
  useSounds(stage, state.fresh)
  return (
    <GameContext value={game}>
      <ConnectionContext value={connection}>
        <PanelContext value={drawer}>
          <ChoiceProvider>
            <Seated stage={stage} />
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
): TableConnection {
  const unread = useUnread(lobby.code, state, ctx.me, panel)
  const [unreadWhispers, setUnreadWhispers] = useState(0)
  return useMemo(
    () => ({ line, state, unread: unread + unreadWhispers, unreadWhispers, setUnreadWhispers }),
    [line, state, unread, unreadWhispers],
  )
}

/** Where the parts of a table are. Takes no part in the choice, so that a step of it does not draw all of them again. */
function Seated({ stage }: { stage: Stage }) {
  const { table, me } = useGame()
  const { panel } = usePanel()
  const seat = me?.seat ?? null
  const mine = table.crew.find(crew => crew.seat === seat)?.character ?? null
  const hunts = isIntruderPlayer(table, seat)
  const camera = useRef<CameraControl>(null)
  return (
    <>
      <Keys camera={camera} stage={stage} />
      <div
        className={`table ${panel ? 'with-drawer' : ''} ${me ? '' : 'watched'} ${hunts ? 'hunts' : ''}`}
        data-game={table.game}
        style={{ '--speed': stage.speed, '--my': hunts ? 'var(--danger)' : colorOf(mine) } as React.CSSProperties}
      >
        <TopStrip />
        <Notices />
        <BoardArea stage={stage} camera={camera} />
        <Rail />
        {me && (
          <footer className="dock">
            <Suspense>
              {hunts ? (
                <IntruderPlayerDock />
              ) : (
                <>
                  <MyCharacter />
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
      <Announcements />
    </>
  )
}
