import { boards, type EventFace, type Seat } from '@coldwake/rules'
import { type Context, endText, waitingText } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { mapOf } from '../board/geometry.ts'
import { RoomList } from '../board/roomlist.tsx'
import type { CameraControl } from '../board/useCamera.ts'
import { LanguageSwitch } from '../home/language.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { seatName } from '../lobby/names.ts'
import { START } from '../net/state.ts'
import { useSpeed } from '../stage/speed.ts'
import { useStage } from '../stage/useStage.ts'
import { BoardBox } from '../table/boardbox.tsx'
import { CrewList } from '../table/crewlist.tsx'
import { MeAndCards, Notes } from '../table/drawer.tsx'
import { LogList } from '../table/log.tsx'
import { type Panel, TableContext, type TableLine, type TableModel, useTable } from '../table/model.tsx'
import { ShipPanel } from '../table/shippanel.tsx'
import { TopStrip } from '../table/topstrip.tsx'
import { undone } from '../table/undone.ts'
import { NO_CHOICE } from '../table/useChoosing.ts'
import { useWords } from '../words.tsx'
import { KeepGame } from './aftergame.tsx'
import type { Film } from './film.ts'
import { GoOn } from './goon.tsx'
import { Timeline } from './timeline.tsx'
import { usePlaying } from './usePlaying.ts'
import { useTimeKeys } from './useTimeKeys.ts'

interface ViewerProps {
  film: Film
  lobby: Lobby
  own: boolean
}

/** What may be shown beside the board; `keep` is how to keep the game. */
type Beside = Panel | 'keep'

/** A finished game at any of its moments, through anybody's eyes. The table as it was, with nothing to choose. */
export function Viewer({ film, lobby, own }: ViewerProps) {
  const { t } = useWords()
  const [speed] = useSpeed()
  const [eyes, setEyes] = useState<Seat | null>(null)
  const [panel, setPanel] = useState<Beside>('log')
  const [goingOn, setGoingOn] = useState(false)
  const playing = usePlaying(film.moments.length, speed)
  useTimeKeys(playing, film.moments.length, !goingOn)
  const { moment, from } = playing
  const { table, me } = useMemo(() => film.viewAt(moment, eyes), [film, moment, eyes])
  const faces = useMemo(() => film.facesFor(eyes), [film, eyes])
  const model = useModel({ table, me, lobby, faces: useTold(faces, film.moments[moment].events), panel, setPanel })
  const fresh = useMemo(
    () => ({
      seq: film.moments[moment].events,
      events: moment === from + 1 ? faces.slice(film.moments[from].events, film.moments[moment].events) : [],
    }),
    [film, faces, moment, from],
  )
  const stage = useStage(table, fresh, speed)
  const { skip } = stage
  useEffect(() => {
    if (moment !== from + 1) skip()
  }, [moment, from, skip])
  const camera = useRef<CameraControl>(null)
  return (
    <TableContext.Provider value={model}>
      <div className="replay" style={{ '--speed': speed || 1 } as React.CSSProperties}>
        <TopStrip tools={<LanguageSwitch />} />
        <BoardBox model={model} shown={stage.table} beat={stage.beat} camera={camera} skip={skip} />
        <aside className="reel">
          <Now last={moment === film.moments.length - 1} onGoOn={() => setGoingOn(true)} />
          {!own && <p className="trouble">{t.replay.otherRules}</p>}
          <Eyes lobby={lobby} eyes={eyes} onEyes={setEyes} />
          <Panels panel={panel} seen={eyes !== null} onPanel={setPanel} />
        </aside>
        <Timeline film={film} playing={playing} />
        {goingOn && (
          <GoOn
            lobby={lobby}
            moment={{ inputs: film.moments[moment].inputs, number: moment + 1, of: film.moments.length }}
            onClose={() => setGoingOn(false)}
          />
        )}
      </div>
    </TableContext.Provider>
  )
}

/** Nobody hears what is said to a game that is over. */
const DEAF: TableLine = {
  answer: () => {},
  takeBack: () => {},
  standing: () => {},
  why: () => {},
  forgive: () => {},
  propose: () => {},
  agree: () => {},
  talk: () => Promise.resolve(false),
  reenter: () => {},
}
const NONE: ReadonlyMap<string, never> = new Map<string, never>()

const useTold = (faces: readonly EventFace[], count: number) => useMemo(() => faces.slice(0, count), [faces, count])

interface Shown extends Pick<TableModel, 'table' | 'me' | 'lobby'> {
  faces: readonly EventFace[]
  panel: Beside
  setPanel: (panel: Beside) => void
}

function useModel({ table, me, lobby, faces, panel, setPanel }: Shown): TableModel {
  const { t } = useWords()
  const map = useMemo(() => mapOf(boards[table.board]), [table.board])
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
  const off = useMemo(() => undone(faces), [faces])
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
    panel: panel === 'keep' ? null : panel,
    open: next => setPanel(next ?? 'log'),
  }
}

/** Who is about to choose at this moment, or how it ended; and whether the game can go on from it. */
function Now({ last, onGoOn }: { last: boolean; onGoOn: () => void }) {
  const { t, lang } = useWords()
  const { table, ctx } = useTable()
  const { over, asking, round } = table
  const says = () => {
    if (over) return endText(over, ctx, lang)
    if (last) return t.replay.stopsHere
    return asking && waitingText(asking, ctx, lang)
  }
  return (
    <header className="moment">
      <h1>{over ? t.endTitle[over.reason] : round === 0 ? t.replay.setUp : t.roundNumber(round)}</h1>
      {!over && (
        <button type="button" className="ghost" onClick={onGoOn}>
          {t.replay.goOn}
        </button>
      )}
      <p>{says()}</p>
    </header>
  )
}

interface EyesProps {
  lobby: Lobby
  eyes: Seat | null
  onEyes: (eyes: Seat | null) => void
}

/** Through whose eyes one looks. */
function Eyes({ lobby, eyes, onEyes }: EyesProps) {
  const { t } = useWords()
  return (
    <label className="field eyes">
      <span>
        <Icon name="eye" /> {t.replay.eyes}
      </span>
      <select value={eyes ?? ''} onChange={({ target: { value } }) => onEyes(value === '' ? null : Number(value))}>
        <option value="">{t.replay.onlooker}</option>
        {lobby.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {seatName(lobby, seat, t)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface PanelsProps {
  panel: Beside
  /** Through a seat's eyes: there are things that only it sees. */
  seen: boolean
  onPanel: (panel: Beside) => void
}

/** What lies beside the board, one thing at a time. */
function Panels({ panel, seen, onPanel }: PanelsProps) {
  const { t } = useWords()
  const { map, table, me, name, lobby } = useTable()
  const mine: [Beside, IconName, string, ReactNode][] = seen
    ? [
        ['me', 'hand', t.me, <MeAndCards key="me" />],
        ['notes', 'notes', t.notes, <Notes key="notes" />],
      ]
    : []
  const all: [Beside, IconName, string, ReactNode][] = [
    ['log', 'log', t.log, <LogList key="log" />],
    ...mine,
    ['crew', 'people', t.crew, <CrewList key="crew" />],
    ['ship', 'jump', t.ship, <ShipPanel key="ship" />],
    ['rooms', 'list', t.rooms, <RoomList key="rooms" about={{ map, table, me, name }} />],
    ['keep', 'link', t.replay.afterGame, <Keep key="keep" code={lobby.code} />],
  ]
  const [shown, , title, content] = all.find(([one]) => one === panel) ?? all[0]
  return (
    <>
      <nav className="reeltabs" aria-label={t.replay.panels}>
        {all.map(([one, icon, label]) => (
          <button
            key={one}
            type="button"
            title={label}
            aria-label={label}
            aria-current={one === shown ? 'page' : undefined}
            onClick={() => onPanel(one)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <section className={`inside inside-${shown}`} aria-label={title} tabIndex={0}>
        <h2 className="lab">{title}</h2>
        {content}
      </section>
    </>
  )
}

/** How to keep the game; and what else there is to know, for which a phone has no other place. */
function Keep({ code }: { code: string }) {
  const { t } = useWords()
  return (
    <>
      <KeepGame code={code} />
      <p className="hint">{t.replay.keys}</p>
      <LanguageSwitch />
    </>
  )
}
