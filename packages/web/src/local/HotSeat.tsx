import type { Seat } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '../app/Notice.tsx'
import { go } from '../app/routes.ts'
import { shutForGood } from '../app/rulesHistory.ts'
import { useWords } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { Icon } from '../icons/Icon.tsx'
import { type HeldSeat, holdSeat, readSoFar } from '../net/heldSeats.ts'
import { personsAsked } from '../net/localTables.ts'
import { commandTable } from '../net/server/api.ts'
import { isWindow } from '../play/choice/choices.ts'
import { OneDevice } from '../play/choice/useQuietDecline.ts'
import type { Line } from '../play/connection/connection.ts'
import type { Status } from '../play/connection/lineState.ts'
import { useLine, useLineState } from '../play/connection/useLine.ts'
import { ConnectedTable, TableAt } from '../play/SeatedTable.tsx'
import { useGame } from '../play/tableContext.ts'
import { RailNote } from '../play/turn/railNote.ts'
import { AnyReaction } from './AnyReaction.tsx'
import { Curtain } from './Curtain.tsx'
import { HandOver } from './HandOver.tsx'
import type { Around } from './messages.ts'
import { neededOf, nextPerson } from './nextPerson.ts'
import { type LastLook, useSinceLastLook } from './sinceLastLook.ts'

interface HotSeatProps {
  code: string
  around: Around
}

/**
 * Several people at one device. What is known while the curtain is down comes over an onlooker's line: nothing of
 * anybody's secrets is in the page then. A seat's own line is open as long as its person has the device.
 */
export function HotSeat({ code, around }: HotSeatProps) {
  const onlooker = useLine({ code, token: around.watch })
  return onlooker ? <Device line={onlooker} code={code} around={around} /> : null
}

function Device({ line, code, around }: HotSeatProps & { line: Line }) {
  const { t } = useWords('pages')
  const state = useLineState(line)
  const { view, lobby } = state
  const [asked, look] = useAsked(code)
  const [holder, setHolder] = useState<Seat | null>(null)
  const [last, setLast] = useState<Seat>(-1)
  /** Who said that they want to look before they react or not, and to which question. */
  const [taker, setTaker] = useState<{ seat: Seat; n: number } | null>(null)
  const hasReacted = holder !== null && taker?.seat === holder && asked.length > 0 && !asked.includes(holder)
  const looks = useRef(new Map<Seat, LastLook>())
  useEffect(() => {
    look()
    return line.subscribe(look)
  }, [line, look])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the device changes hands, before that shows
  useLayoutEffect(shutForGood, [holder])
  useEffect(() => {
    // A browser may keep the page as it is, and show it to whoever goes back.
    const letDown = () => flushSync(() => setHolder(null))
    window.addEventListener('pagehide', letDown)
    return () => window.removeEventListener('pagehide', letDown)
  }, [])
  useEffect(() => {
    // What follows from a reaction is for the player who acts: the device goes on at once.
    if (!hasReacted) return
    setLast(holder)
    setHolder(null)
    setTaker(null)
  }, [hasReacted, holder])
  // There is nothing left to hide, or nothing to be seen: that is for all.
  if (lobby?.over || view?.table.over || SHUT.includes(state.status))
    return <ConnectedTable line={line} seat={{ code, seat: null, token: around.watch, at: 0 }} onForget={home} />
  if (!lobby || !view) return <Notice text={t.connecting} />
  const { asking } = view.table
  const person = around.people.find(({ seat }) => seat === holder)
  // Who is asked may be known before the question is: until then nobody is named for it.
  const needed = neededOf(view.table, asked).filter(seat => asking?.seats?.includes(seat) ?? true)
  const wants =
    taker && taker.n === asking?.n && needed.includes(taker.seat) && taker.seat !== holder ? taker.seat : null
  const next = wants ?? nextPerson({ holder, last }, needed)
  const handOn = () => {
    if (holder !== null) setLast(holder)
    setHolder(null)
  }
  const take = (seat: Seat) => {
    setTaker({ seat, n: asking?.n ?? 0 })
    handOn()
  }
  // The player who has the device answers first, unless it is a trade, in which there is always something to say.
  const owes = holder !== null && asked.includes(holder)
  const trades = asking?.ask === 'trade'
  const openly =
    asking && isWindow(asking.ask) && needed.length > 0 && !owes && wants === null ? (
      <AnyReaction
        code={code}
        n={asking.n}
        people={needed.map(seat => ({ seat, name: nameOf(lobby, seat) }))}
        onTake={take}
      />
    ) : null
  if (person)
    return (
      <RailNote
        value={
          <>
            <Looks onLook={seen => void looks.current.set(person.seat, seen)} />
            {openly ??
              (next !== null && (trades || !owes) && (
                <HandOver
                  name={nameOf(lobby, next)}
                  why={trades && needed.includes(person.seat) ? 'offer' : 'next'}
                  onHand={handOn}
                />
              ))}
          </>
        }
      >
        <Holding
          code={code}
          {...person}
          n={asking?.n ?? null}
          lastLook={looks.current.get(person.seat)}
          onNews={look}
        />
      </RailNote>
    )
  const crew = view.table.crew.find(({ seat }) => seat === next)
  return (
    // A character's name is a word of the game.
    <GameWords game={view.table.game}>
      <Curtain
        key={next}
        name={next === null || openly ? null : nameOf(lobby, next)}
        character={crew?.character ?? null}
        turn={asking?.seats?.length === 1 && asking.ask === 'turn'}
        idle={lobby.paused ? <Paused lobby={lobby} around={around} /> : (openly ?? t.local.waiting)}
        onOpen={() => setHolder(next)}
      />
    </GameWords>
  )
}

const nameOf = ({ seats }: Lobby, seat: Seat): string => seats[seat]?.name ?? ''
const home = () => go('/')
const SHUT: readonly Status[] = ['refused', 'shownOut', 'dropped']

/** The people who have to answer, as the worker knows it; asked again whenever something may have changed. */
function useAsked(code: string): [asked: readonly Seat[], look: () => void] {
  const [asked, setAsked] = useState<readonly Seat[]>([])
  const latest = useRef(0)
  const look = useCallback(() => {
    const mine = ++latest.current
    personsAsked(code).then(answer => {
      if (mine === latest.current && 'value' in answer)
        setAsked(before => (before.join() === answer.value.join() ? before : answer.value))
    })
  }, [code])
  useEffect(
    () => () => {
      latest.current = -1
    },
    [],
  )
  return [asked, look]
}

/** Takes note of what the player who has the device has been shown. */
function Looks({ onLook }: { onLook: (seen: LastLook) => void }) {
  const { table, events } = useGame()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => {
    onLook({ table, told: events.length })
  }, [table, events])
  return null
}

interface HoldingProps {
  code: string
  seat: Seat
  token: string
  /** The question that is open. */
  n: number | null
  /** What its person saw when they had the device before. */
  lastLook: LastLook | undefined
  onNews: () => void
}

/** The table as the person sees it who has the device. */
function Holding({ code, seat, token, n, lastLook, onNews }: HoldingProps) {
  const line = useLine({ code, token })
  // As it was when the device came.
  const [came] = useState({ n, lastLook })
  useEffect(() => {
    // What one decides about one's own seat is about this one, as long as its person has the device.
    holdSeat({ code, seat, token, read: readSoFar(code) })
  }, [code, seat, token])
  useEffect(() => line?.subscribe(onNews), [line, onNews])
  const device = useMemo(() => {
    const isAskedAlone = async () => {
      const answer = await personsAsked(code)
      return 'value' in answer && answer.value.join() === String(seat)
    }
    return { isAskedAlone, handedOver: came.n }
  }, [code, seat, came])
  if (!line) return null
  return (
    <OneDevice value={device}>
      <ReturnedTable key={token} line={line} seat={{ code, seat, token, at: 0 }} last={came.lastLook} />
    </OneDevice>
  )
}

function ReturnedTable({ line, seat, last }: { line: Line; seat: HeldSeat; last: LastLook | undefined }) {
  const state = useSinceLastLook(useLineState(line), last)
  return <TableAt line={line} state={state} seat={seat} onForget={home} />
}

function Paused({ lobby, around }: { lobby: Lobby; around: Around }) {
  const { t } = useWords('pages')
  const host = around.people.find(({ seat }) => seat === lobby.host)
  const resume = () => host && commandTable({ code: lobby.code, token: host.token }, { do: 'resume' })
  return (
    <>
      {t.local.paused}
      <button type="button" className="primary" onClick={() => void resume()}>
        {t.local.resume} <Icon name="play" />
      </button>
    </>
  )
}
