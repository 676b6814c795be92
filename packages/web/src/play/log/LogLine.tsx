import type { EventFace } from '@coldwake/rules/facts'
import { breakableSentence, type Context, eventText } from '@coldwake/text'
import { votersOf } from '@coldwake/wire'
import { memo, useEffect, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { DEALT_FACE_DOWN } from '../../games/log/index.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { RulesLink } from '../../rules/links/RulesLink.tsx'
import type { EventKind } from '../kinds.ts'
import { useConnection, useGame } from '../tableContext.ts'
import { lineOf } from './eventLines.ts'

interface LogLineProps {
  event: EventFace
  number: number
  /** What the others of its group follow from. */
  cause: boolean
  /** The keyboard comes to the log here. */
  first: boolean
  /** Taken back. */
  off: boolean
  mayGoBack: boolean
  /** Its menu is open. */
  open: boolean
  onMenu: (number: number | null) => void
  /** Why it happened, where its own words do not say. */
  why: string
  /** As it was known when this was told. */
  ctx: Context
  jump: ((event: number) => void) | undefined
}

/** What happened, in one sentence. It knows its rule, and may be where everybody goes back to. */
export const LogLine = memo(function LogLine({ event, ctx, ...line }: LogLineProps) {
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
  const { icon, tone, rule, text, why, number, cause, first, off, mayGoBack, open, onMenu, jump } = props
  const { t } = useWords('log')
  return (
    <div className={`line ${cause ? 'lead' : ''} ${off ? 'undone' : tone}`} data-event={number}>
      <Icon name={icon} />
      <span className="told">
        <RulesLink to={rule} className="logrule" title={t.ruleOf({ rule })} tabIndex={first ? 0 : -1}>
          {off ? <Undone text={text} /> : text}
        </RulesLink>
        {why && <small className="why">{why}</small>}
      </span>
      {jump && (
        <button
          type="button"
          className="logmore"
          tabIndex={-1}
          title={t.toThisMoment}
          aria-label={`${t.toThisMoment}: ${text}`}
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
          aria-label={t.lineOptions({ line: text })}
          aria-expanded={open}
          onClick={() => onMenu(open ? null : number)}
        >
          ⋯
        </button>
      )}
      {mayGoBack && open && <GoBack number={number} onDone={() => onMenu(null)} />}
    </div>
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
  const { t } = useWords('log')
  return (
    <>
      <span className="visually-hidden">{t.undone}: </span>
      <del>{text}</del>
    </>
  )
}

/** Back to before this line. Where others play too, they are asked. */
function GoBack({ number, onDone }: { number: number; onDone: () => void }) {
  const { lobby, ctx } = useGame()
  const { line } = useConnection()
  const { t } = useWords('log')
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
        {alone ? t.goBack : t.askToGoBack}
      </button>
      <small>{alone ? t.goBackHint : t.askToGoBackHint}</small>
    </div>
  )
}
