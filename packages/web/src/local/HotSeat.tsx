import type { Seat } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '../app/Notice.tsx'
import { go } from '../app/routes.ts'
import { shutForGood } from '../app/rulesHistory.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { holdSeat, readSoFar } from '../net/heldSeats.ts'
import { personsAsked } from '../net/localTables.ts'
import { commandTable } from '../net/server/api.ts'
import { AskedAlone } from '../play/choice/useQuietDecline.ts'
import type { Line } from '../play/connection/connection.ts'
import type { Status } from '../play/connection/lineState.ts'
import { useLine, useLineState } from '../play/connection/useLine.ts'
import { ConnectedTable } from '../play/SeatedTable.tsx'
import { RailNote } from '../play/turn/railNote.ts'
import { Curtain } from './Curtain.tsx'
import type { Around } from './messages.ts'
import { nextPerson } from './nextPerson.ts'

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
  // There is nothing left to hide, or nothing to be seen: that is for all.
  if (lobby?.over || view?.table.over || SHUT.includes(state.status))
    return <ConnectedTable line={line} seat={{ code, seat: null, token: around.watch, at: 0 }} onForget={home} />
  if (!lobby || !view) return <Notice text={t.connecting} />
  const person = around.people.find(({ seat }) => seat === holder)
  const next = nextPerson({ holder, last }, asked)
  if (person)
    return (
      <RailNote
        value={
          next === null ? null : (
            <HandOver
              name={nameOf(lobby, next)}
              waits={!asked.includes(person.seat)}
              onHand={() => {
                setLast(person.seat)
                setHolder(null)
              }}
            />
          )
        }
      >
        <Holding code={code} {...person} onNews={look} />
      </RailNote>
    )
  const crew = view.table.crew.find(({ seat }) => seat === next)
  return (
    <Curtain
      key={next}
      name={next === null ? null : nameOf(lobby, next)}
      character={crew?.character ?? null}
      turn={view.table.asking?.seats?.length === 1 && view.table.asking.ask === 'turn'}
      idle={lobby.paused ? <Paused lobby={lobby} around={around} /> : t.local.waiting}
      onOpen={() => setHolder(next)}
    />
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

interface HoldingProps {
  code: string
  seat: Seat
  token: string
  onNews: () => void
}

/** The table as the person sees it who has the device. */
function Holding({ code, seat, token, onNews }: HoldingProps) {
  const line = useLine({ code, token })
  useEffect(() => {
    // What one decides about one's own seat is about this one, as long as its person has the device.
    holdSeat({ code, seat, token, read: readSoFar(code) })
  }, [code, seat, token])
  useEffect(() => line?.subscribe(onNews), [line, onNews])
  const askedAlone = useCallback(async () => {
    const answer = await personsAsked(code)
    return 'value' in answer && answer.value.join() === String(seat)
  }, [code, seat])
  if (!line) return null
  return (
    <AskedAlone value={askedAlone}>
      <ConnectedTable key={token} line={line} seat={{ code, seat, token, at: 0 }} onForget={home} />
    </AskedAlone>
  )
}

interface HandOverProps {
  name: string
  /** Nobody else is asked any more: everything waits for that person. */
  waits: boolean
  onHand: () => void
}

/** The person who has the device decides when it goes on: there may be something to read first, or to take back. */
function HandOver({ name, waits, onHand }: HandOverProps) {
  const { t } = useWords('pages')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const busy = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
    if (waits && !busy) button.current?.focus({ preventScroll: true })
  }, [waits])
  return (
    <div className={waits ? 'handover waits' : 'handover'}>
      <p role="status">{waits ? t.local.isNext({ name }) : t.local.mayAnswerToo({ name })}</p>
      <button ref={button} type="button" className={waits ? 'primary' : 'ghost'} onClick={onHand}>
        {t.local.handOver({ name })} <Icon name="people" />
      </button>
    </div>
  )
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
