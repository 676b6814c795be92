/** The talk of the table: what was said, what everybody is asked to agree to, and what one says oneself. */
import './talk.css'
import type { MyView, Seat, TableView } from '@coldwake/rules/facts'
import { list, type TalkContext, talkText } from '@coldwake/text'
import { type GameProposal, type Heard, LIMITS, type Saying } from '@coldwake/wire'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { OpenProposal } from '../turn/openProposal.ts'
import type { Around } from './statementChoices.ts'
import { TalkEntries } from './TalkEntries.tsx'

const StatementBuilder = lazyPart(() =>
  import('./StatementBuilder.tsx').then(({ StatementBuilder }) => StatementBuilder),
)

export interface TalkPanelProps {
  /** What was said, as far as it is loaded; the first entry has the number `from`. */
  entries: readonly Heard[]
  from: number
  /** The reader's seat; null for an onlooker, who only reads. */
  mine: Seat | null
  name: (seat: Seat) => string
  /** With the level of a bot. */
  label: (seat: Seat) => string
  /** A color of the style sheet. */
  color: (seat: Seat) => string
  /** Null before the game begins: then there are words, but nothing to make statements about. */
  table: TableView | null
  /** What only the reader knows. */
  me: MyView | null
  /** The log's sentence about an event. */
  happened: (event: number) => string | null
  proposal: OpenProposal | null
  /** What the reader may propose now, and the words for it. */
  proposable: readonly { proposal: GameProposal; label: string }[]
  /** Resolves to true once it is written; what was not is kept for another try. */
  onSay: (saying: Saying) => Promise<boolean>
  /** Loads what was said before. */
  onEarlier: () => void
  onPropose: (proposal: GameProposal) => void
  onAgree: (proposal: number, yes: boolean) => void
  /** What stands above all that was said. */
  children?: ReactNode
}

export function TalkPanel(props: TalkPanelProps) {
  const { entries, mine, name, label, color, table, me, happened, proposal, proposable } = props
  const { t, lang } = useTableWords('panels')
  const ctx: TalkContext = useMemo(() => ({ table, names: name, me: mine, happened }), [table, name, mine, happened])
  const around: Around | null = useMemo(
    () => (table && mine !== null ? { table, mine, me, name, t, lang } : null),
    [table, mine, me, name, t, lang],
  )
  const { say, busy, failed } = useSaying(props.onSay)
  return (
    <div className="talk">
      {props.children}
      <TalkEntries
        entries={entries}
        first={props.from}
        mine={mine}
        ctx={ctx}
        label={label}
        color={color}
        onReply={say}
        onEarlier={props.onEarlier}
      />
      {proposal && <ProposalCard open={proposal} mine={mine} ctx={ctx} onAgree={props.onAgree} />}
      {mine === null ? (
        <p className="talk-listening">{t.talk.onlyListening}</p>
      ) : (
        <Composer around={around} entries={entries} busy={busy} failed={failed} say={say}>
          {!proposal && proposable.length > 0 && (
            <details className="talk-propose">
              <summary>{t.talk.propose}</summary>
              <ul>
                {proposable.map(one => (
                  <li key={one.label}>
                    <button type="button" className="ghost" onClick={() => props.onPropose(one.proposal)}>
                      {one.label}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Composer>
      )}
    </div>
  )
}

interface Speaking {
  say: (saying: Saying) => Promise<boolean>
  /** Something is on its way. */
  busy: boolean
  /** The last did not arrive. */
  failed: boolean
}

function useSaying(onSay: TalkPanelProps['onSay']): Speaking {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const say = async (saying: Saying) => {
    setState('busy')
    const written = await onSay(saying)
    setState(written ? 'idle' : 'failed')
    return written
  }
  return { say, busy: state === 'busy', failed: state === 'failed' }
}

// ---------------------------------------------------------------- speaking

interface ComposerProps extends Speaking {
  around: Around | null
  entries: readonly Heard[]
  children: ReactNode
}

function Composer({ around, entries, say, busy, failed, children }: ComposerProps) {
  const { t } = useWords('panels')
  const [building, setBuilding] = useState(false)
  const [words, setWords] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const back = useRef(false)
  const send = async () => {
    const trimmed = words.trim()
    if (!trimmed || busy) return
    // What was typed meanwhile stays.
    if (await say({ t: 'words', words: trimmed })) setWords(now => (now.trim() === trimmed ? '' : now))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const close = () => {
    setBuilding(false)
    back.current = true
  }
  // Whoever is done with a statement goes on where they began it.
  useEffect(() => {
    if (building || !back.current) return
    back.current = false
    opener.current?.focus()
  }, [building])
  const trouble = failed && (
    <p className="trouble" role="alert">
      {t.talk.notSent}
    </p>
  )
  if (building && around)
    return (
      <div className="talk-speak building">
        {trouble}
        <Suspense>
          <StatementBuilder
            around={around}
            entries={entries}
            busy={busy}
            onClose={close}
            onSay={async saying => {
              if (await say(saying)) close()
            }}
          />
        </Suspense>
      </div>
    )
  return (
    <div className="talk-speak">
      {trouble}
      <form onSubmit={submit}>
        {around && (
          <button
            type="button"
            className="talk-statement"
            aria-label={t.talk.statement}
            title={t.talk.statement}
            ref={opener}
            onClick={() => setBuilding(true)}
          >
            <Icon name="motivation" />
          </button>
        )}
        <textarea
          rows={1}
          value={words}
          maxLength={LIMITS.words}
          aria-label={t.talk.words}
          placeholder={t.talk.wordsHint}
          onChange={event => setWords(event.target.value)}
          onKeyDown={onKey}
        />
        <button type="submit" className="talk-send" aria-disabled={busy || words.trim() === ''}>
          {busy ? t.talk.sending : t.talk.send}
        </button>
      </form>
      {children}
    </div>
  )
}

// ---------------------------------------------------------------- deciding together

interface ProposalProps {
  open: OpenProposal
  mine: Seat | null
  ctx: TalkContext
  onAgree: (proposal: number, yes: boolean) => void
}

/** What needs everybody. Whoever proposed it has agreed already. */
function ProposalCard({ open: { number, by, proposal, agreed }, mine, ctx, onAgree }: ProposalProps) {
  const { t, lang } = useWords('panels')
  const asked = mine !== null && mine !== by && !agreed.includes(mine)
  const settled = mine !== null && (mine === by || agreed.includes(mine))
  return (
    <section className="talk-proposal" aria-label={t.talk.proposal}>
      <p>{talkText({ seat: by, talk: { t: 'propose', proposal, events: 0 } }, ctx, lang)}</p>
      {agreed.length > 0 && (
        <p className="talk-agreed">{t.talk.agreed({ names: list(agreed.map(ctx.names), lang) })}</p>
      )}
      {settled && <p className="talk-agreed">{t.talk.youAgreed}</p>}
      {asked && (
        <div>
          <button type="button" className="talk-go" onClick={() => onAgree(number, true)}>
            {t.talk.agree}
          </button>
          <button type="button" className="ghost" onClick={() => onAgree(number, false)}>
            {t.talk.refuse}
          </button>
        </div>
      )}
    </section>
  )
}
