import './log.css'
import './log.css'
import type { EventFace } from '@coldwake/rules/facts'
import { breakableSentence, type Context, eventText } from '@coldwake/text'
import { votersOf } from '@coldwake/wire'
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { DEALT_FACE_DOWN } from '../../games/log/index.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { RulesLink } from '../../rules/links/RulesLink.tsx'
import type { EventKind } from '../kinds.ts'
import { useConnection, useGame } from '../tableContext.ts'
import { firstDeed } from '../undoneEvents.ts'
import { lineOf } from './eventLines.ts'

/** So many lines at first; older ones on demand. */
const PAGE = 120

export function LogSection() {
  const { t } = useWords()
  return (
    <section className="log" aria-label={t.log}>
      <div className="caption">{t.whatHappened}</div>
      <LogList />
    </section>
  )
}

/** Newest first. Every line knows its rule, and may be where everybody goes back to. */
export function LogList() {
  const { events, undone, me, lobby, ctx, jump } = useGame()
  const { t } = useWords()
  const [shown, setShown] = useState(PAGE)
  const [menu, setMenu] = useState<number | null>(null)
  const lines = useMemo(() => events.map((event, number) => ({ event, number })).reverse(), [events])
  const from = useMemo(() => firstDeed(events), [events])
  const mayGoBack = me !== null && !lobby.over
  // A line may read otherwise once its room or its intruder is known: old ones are read again after new ones are seen.
  const { length } = events
  const read = useDeferredValue(useMemo(() => ({ ctx, length }), [ctx, length]))
  // Up and down from line to line, sideways between what a line offers: its rule, and the way back.
  const onKey = (event: KeyboardEvent<HTMLOListElement>) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const line = event.target instanceof Element ? event.target.closest('li') : null
    const here = [...(line?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = here.findIndex(one => one.matches(':focus'))
    const to = {
      ArrowDown: line?.nextElementSibling?.querySelector('a'),
      ArrowUp: line?.previousElementSibling?.querySelector('a'),
      ArrowRight: here[at + 1],
      ArrowLeft: here[at - 1],
    }[event.key]
    to?.focus()
  }
  return (
    <div className="logscroll">
      <ol className="loglist" onKeyDown={onKey}>
        {lines.slice(0, shown).map(({ event, number }, place) => (
          <LogLine
            key={number}
            event={event}
            number={number}
            first={place === 0}
            off={undone.has(number)}
            mayGoBack={mayGoBack && number >= from && !undone.has(number)}
            open={menu === number}
            onMenu={setMenu}
            ctx={number < read.length ? read.ctx : ctx}
            jump={jump}
          />
        ))}
      </ol>
      {lines.length > shown && (
        <button type="button" className="chip" onClick={() => setShown(shown + PAGE * 4)}>
          {t.showEarlier}
        </button>
      )}
    </div>
  )
}

interface LogLineProps {
  event: EventFace
  number: number
  first: boolean
  /** Taken back. */
  off: boolean
  mayGoBack: boolean
  open: boolean
  onMenu: (number: number | null) => void
  ctx: Context
  jump: ((event: number) => void) | undefined
}

const LogLine = memo(function LogLine({ event, ctx, ...line }: LogLineProps) {
  const { lang } = useWords()
  const { icon, tone } = lineOf(event)
  const text = breakableSentence(eventText(unopened(event), ctx, lang), lang)
  return <Line {...line} icon={icon} tone={tone} rule={event.rule} text={text} />
})

interface LineProps extends Omit<LogLineProps, 'event' | 'ctx'> {
  icon: IconName
  tone: string
  rule: string
  text: string
}

/** Most lines read as before whenever they are read again. */
const Line = memo(function Line(props: LineProps) {
  const { icon, tone, rule, text, number, first, off, mayGoBack, open, onMenu, jump } = props
  const { t } = useWords()
  return (
    <li className={off ? 'undone' : tone}>
      <Icon name={icon} />
      <span>
        <RulesLink to={rule} className="logrule" title={t.ruleOf({ rule })} tabIndex={first ? 0 : -1}>
          {off ? <Undone text={text} /> : text}
        </RulesLink>
      </span>
      {jump && (
        <button
          type="button"
          className="logmore"
          tabIndex={-1}
          title={t.table.toThisMoment}
          aria-label={`${t.table.toThisMoment}: ${text}`}
          onClick={() => jump(number)}
        >
          <Icon name="play" />
        </button>
      )}
      {mayGoBack && (
        <button
          type="button"
          className="logmore"
          tabIndex={-1}
          aria-label={t.table.lineOptions({ line: text })}
          aria-expanded={open}
          onClick={() => onMenu(open ? null : number)}
        >
          ⋯
        </button>
      )}
      {mayGoBack && open && <GoBack number={number} onDone={() => onMenu(null)} />}
    </li>
  )
})

/** Events that deal something face down: the log, which is always in sight, does not name what lies in envelopes. */
const FACE_DOWN: readonly EventKind[] = ['objectivesDealt', ...DEALT_FACE_DOWN]

function unopened(event: EventFace): EventFace {
  if (!FACE_DOWN.includes(event.e)) return event
  const { mine: _, ...told } = event
  return told
}

/** Struck through for those who see, said for those who listen. */
export function Undone({ text }: { text: string }) {
  const { t } = useWords()
  return (
    <>
      <span className="visually-hidden">{t.table.undone}: </span>
      <del>{text}</del>
    </>
  )
}

/** Back to before this line. Where others play too, they are asked. */
function GoBack({ number, onDone }: { number: number; onDone: () => void }) {
  const { lobby, ctx } = useGame()
  const { line } = useConnection()
  const { t } = useWords()
  const alone = ctx.me !== null && votersOf(lobby.seats, ctx.me, { what: 'takeBack', event: number }).length === 0
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="goback" ref={box}>
      <button
        type="button"
        ref={button}
        className="ghost"
        onClick={() => {
          line.propose({ what: 'takeBack', event: number })
          onDone()
        }}
      >
        {alone ? t.table.goBack : t.table.askToGoBack}
      </button>
      <small>{alone ? t.table.goBackHint : t.table.askToGoBackHint}</small>
    </div>
  )
}
