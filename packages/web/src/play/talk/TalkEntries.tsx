/** What was said, oldest first, each reader in their own language. */
import type { Seat } from '@coldwake/rules/facts'
import { langOf, type TalkContext, talkText } from '@coldwake/text'
import { type Heard, isSaying, type Saying } from '@coldwake/wire'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ACT_ICON } from './actIcons.ts'
import { promiseState } from './promises.ts'
import { goesOn, isStatement, type Reply, repliesTo, waiting, withdrawn } from './thread.ts'

/** So many at first; older ones on demand. */
const PAGE = 100
/** Whoever has scrolled no further up than this reads along. */
const NEAR = 60
const NONE: ReadonlySet<number> = new Set()

interface TalkEntriesProps {
  entries: readonly Heard[]
  /** The number of the first of them; older ones are not loaded. */
  first: number
  mine: Seat | null
  ctx: TalkContext
  /** Who speaks, with the level of a bot. */
  label: (seat: Seat) => string
  color: (seat: Seat) => string
  onReply: (saying: Saying) => void
  /** Loads older ones. */
  onEarlier: () => void
}

export function TalkEntries({ entries, first, mine, ctx, label, color, onReply, onEarlier }: TalkEntriesProps) {
  const { t } = useWords('panels')
  const [shown, setShown] = useState(PAGE)
  const [answering, setAnswering] = useState<number | null>(null)
  const end = first + entries.length
  const { box, behind, follow, catchUp } = useFollowing(end)
  const off = useMemo(() => withdrawn(entries, first), [entries, first])
  const due = useMemo(() => (mine === null ? NONE : waiting(entries, mine, first)), [entries, mine, first])
  /** The number of the first that is shown. */
  const from = Math.max(first, end - shown)
  const showEarlier = () => {
    setShown(shown + PAGE)
    if (from - PAGE < first) onEarlier()
  }
  const show = (number: number) => {
    if (number < first) return showEarlier()
    if (number < from) setShown(end - number)
    requestAnimationFrame(() => {
      const line = box.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)
      line?.scrollIntoView({ block: 'center' })
      line?.focus()
    })
  }
  return (
    <div className="talk-said">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <div className="talk-scroll" role="log" aria-label={t.table.tableTalk} tabIndex={0} ref={box} onScroll={follow}>
        {entries.length === 0 && <p className="talk-silence">{t.talk.silence}</p>}
        {from > 0 && (
          <button type="button" className="chip" onClick={showEarlier}>
            {t.showEarlier}
          </button>
        )}
        <ol>
          {entries.slice(from - first).map((heard, i) => {
            const number = from + i
            return (
              <Line
                key={number}
                number={number}
                heard={heard}
                again={goesOn(heard, entries[number - first - 1])}
                answered={heard.talk.t === 'reply' ? entries[heard.talk.to - first] : undefined}
                off={off.has(number)}
                mine={mine}
                open={due.has(number) || answering === number}
                onOpen={setAnswering}
                onShow={show}
                onReply={onReply}
                ctx={ctx}
                label={label}
                color={color}
              />
            )
          })}
        </ol>
      </div>
      {behind && (
        <button type="button" className="talk-newer" onClick={catchUp}>
          {t.talk.newer}
        </button>
      )}
    </div>
  )
}

/** Stays at the newest line until one scrolls up, and says so when there is more below. */
function useFollowing(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const along = useRef(true)
  const last = useRef(0)
  const [behind, setBehind] = useState(false)
  const catchUp = () => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said
  useLayoutEffect(() => {
    if (along.current) catchUp()
    else setBehind(true)
  }, [count])
  // A statement being made takes room from what was said and gives it back; answers and fonts change its height.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const resized = new ResizeObserver(() => {
      if (along.current) current.scrollTop = current.scrollHeight
    })
    for (const element of [current, ...current.children]) resized.observe(element)
    return () => resized.disconnect()
  }, [])
  const follow = () => {
    const { current } = box
    if (!current) return
    const { scrollTop, scrollHeight, clientHeight } = current
    const near = scrollHeight - scrollTop - clientHeight < NEAR
    if (near || scrollTop < last.current) along.current = near
    if (near) setBehind(false)
    last.current = scrollTop
  }
  return { box, behind, follow, catchUp }
}

interface LineProps {
  number: number
  heard: Heard
  /** The same person goes on. */
  again: boolean
  /** What it answers, if that is loaded. */
  answered: Heard | undefined
  /** Taken back. */
  off: boolean
  mine: Seat | null
  /** The answers to choose from are shown. */
  open: boolean
  onOpen: (number: number | null) => void
  onShow: (number: number) => void
  onReply: (saying: Saying) => void
  ctx: TalkContext
  label: (seat: Seat) => string
  color: (seat: Seat) => string
}

function Line(props: LineProps) {
  const { number, heard, again, answered, off, mine, ctx, label, color, onShow } = props
  const { t, lang } = useWords('panels')
  const { seat, talk } = heard
  const text = talkText(heard, ctx, lang)
  if (!isSaying(talk) || seat === null)
    return (
      <li className="talk-notice" data-number={number} tabIndex={-1}>
        {text} <When at={heard.at} />
      </li>
    )
  const statement = isStatement(talk)
  const kind = statement ? 'statement' : talk.t
  return (
    <li
      className={`talk-line ${kind} ${again ? 'again' : ''} ${off ? 'off' : ''} ${seat === mine ? 'mine' : ''}`}
      style={{ '--person': color(seat) } as CSSProperties}
      data-number={number}
      tabIndex={-1}
    >
      <div className={again ? 'visually-hidden' : 'talk-by'}>
        <b>{label(seat)}</b>{' '}
        {talk.t !== 'words' && (
          <span>
            {statement && <Icon name={ACT_ICON[talk.t]} />} {t.talk.said[talk.t]}
          </span>
        )}{' '}
        {off ? <em>{t.talk.withdrawn}</em> : <PromiseMark heard={heard} answered={answered} table={ctx.table} />}{' '}
        <When at={heard.at} />
      </div>
      {talk.t === 'reply' && (
        <button type="button" className="talk-quote" onClick={() => onShow(talk.to)}>
          <span className="visually-hidden">{t.talk.repliesTo} </span>
          {answered && answered.seat !== null ? `${ctx.names(answered.seat)}: ` : ''}
          {answered ? talkText(answered, ctx, lang) : t.showEarlier}
        </button>
      )}
      <div className="talk-text">
        <p>{text}</p>
        <Answer {...props} />
      </div>
    </li>
  )
}

/** Whether a promise was kept, is due or is overdue. */
function PromiseMark({ heard, answered, table }: Pick<LineProps, 'heard' | 'answered'> & Pick<TalkContext, 'table'>) {
  const { t } = useWords('panels')
  const state = table && promiseState(table, heard, answered)
  if (!state) return null
  return (
    <span className={`talk-promise ${state.is}`}>
      <Icon name={state.is === 'done' ? 'check' : 'pass'} />{' '}
      {state.is === 'late' ? t.talk.promised.late({ round: state.round }) : t.talk.promised[state.is]}
    </span>
  )
}

/** The answers that fit, behind a button until they are wanted. */
function Answer({ number, heard, off, mine, open, onOpen, onReply, ctx }: LineProps) {
  const { t, lang } = useWords('panels')
  if (mine === null || off || heard.seat === null) return null
  const answers = repliesTo(heard, mine)
  if (answers.length === 0) return null
  const reply = (how: Reply): Saying => ({ t: 'reply', to: number, how })
  return open ? (
    <fieldset className="talk-answers">
      <legend className="visually-hidden">{t.talk.replyTo({ name: ctx.names(heard.seat) })}</legend>
      {answers.map(how => (
        <button
          key={how}
          type="button"
          onClick={() => {
            onOpen(null)
            onReply(reply(how))
          }}
        >
          {talkText({ seat: mine, talk: reply(how) }, ctx, lang)}
        </button>
      ))}
    </fieldset>
  ) : (
    <button
      type="button"
      className="talk-reply"
      aria-label={t.talk.replyTo({ name: ctx.names(heard.seat) })}
      title={t.talk.reply}
      onClick={() => onOpen(number)}
    >
      <Icon name="intercom" />
    </button>
  )
}

const DAY = 24 * 3_600_000

/** The time of day; with its date where that is not today's. */
function When({ at }: { at: number }) {
  const { lang } = useWords()
  const time = new Date(at)
  const today = Math.abs(Date.now() - at) < DAY && new Date().getDate() === time.getDate()
  const text = new Intl.DateTimeFormat(langOf(lang), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(today ? {} : { day: 'numeric', month: 'short' }),
  }).format(time)
  return <time dateTime={time.toISOString()}>{text}</time>
}
