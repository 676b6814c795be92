import './textTable.css'
import { type FormEvent, type KeyboardEvent, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useTableWords } from '../../games/tableWords.ts'
import { VESSEL_AREAS, vesselAlarms } from '../../games/textTable/index.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { preloadAnswering } from '../choice/lazyAnswer.ts'
import { SpeechSetting } from '../speech/SpeechSetting.tsx'
import { SPOKEN_AREAS } from '../speech/spokenChoice.ts'
import { type SpokenLine, useSpeech } from '../speech/useSpeech.ts'
import { useChoice, useConnection, useGame, usePanel } from '../tableContext.ts'
import { switchTable } from '../textTableSetting.ts'
import { Notices } from '../turn/Notices.tsx'
import { RailNote } from '../turn/railNote.ts'
import type { Answer, Asker } from './answer.ts'
import { helpAnswer, type QuestionName } from './answers.ts'
import { readable, shortest } from './commands.ts'
import { useCommands } from './useCommands.ts'

const TableTalk = lazyPart(() => import('../talk/TableTalk.tsx').then(({ TableTalk }) => TableTalk), 'panels', 'log')
const RefusalNote = lazyPart(() => import('../panels/RefusalNote.tsx').then(({ RefusalNote }) => RefusalNote), 'pages')

/** So much stays to be read again. */
const KEPT = 200

interface Said extends Answer {
  number: number
  kind: SpokenLine['kind'] | 'answer'
  /** What was typed for it. */
  typed?: string
}

function useSayings(first: string) {
  const [sayings, setSayings] = useState<readonly Said[]>([{ number: 0, kind: 'answer', text: first }])
  const add = useCallback(
    (added: readonly Omit<Said, 'number'>[]) =>
      setSayings(now => {
        const next = (now.at(-1)?.number ?? 0) + 1
        return [...now, ...added.map((said, at) => ({ ...said, number: next + at }))].slice(-KEPT)
      }),
    [],
  )
  return [sayings, add] as const
}

/** The table in words: what one asks and chooses is typed, and everything that is said stands in one log. */
export function TextTable() {
  const game = useGame()
  const choosing = useChoice()
  const { trouble } = useConnection().state
  const { open, panel } = usePanel()
  const { t, lang } = useTableWords(...SPOKEN_AREAS, 'textTable', ...VESSEL_AREAS)
  const asker: Asker = { game, t, lang }
  const says = t.textTable
  const helpWord = readable(says.commands.help)
  const [sayings, add] = useSayings(says.opened({ word: helpWord }))
  const go = readable(says.commands.go)
  const back = readable(says.commands.back)
  useSpeech(add, {
    afterQuestion: n => says.choiceCount({ n, word: readable(says.commands.choices) }),
    afterChoice: holds => (holds ? says.goTwice({ go, back }) : says.goDoes({ go, back })),
  })
  useEffect(preloadAnswering, [])
  const perform = useCommands(asker)
  const send = (typed: string) => {
    const answer = perform(typed)
    const later = answer instanceof Promise
    // What was typed stands before what comes of it: what is chosen is said by itself.
    add([{ kind: 'answer', typed, ...(later || !answer ? { text: '' } : answer) }])
    if (later) void answer.then(said => add([{ kind: 'answer', ...said }]))
  }
  return (
    <div
      className="texttable"
      data-game={game.table.game}
      data-ask={choosing.decision?.ask}
      data-n={choosing.decision?.n}
    >
      <TextHead asker={asker} />
      <Notices />
      <Suspense>{trouble && <RefusalNote trouble={trouble} />}</Suspense>
      <main>
        <SaidLog sayings={sayings} label={says.said} />
        <CommandLine onSend={send} n={choosing.decision?.n} label={says.line} sendWord={says.send} />
        <QuickCommands asker={asker} onSend={send} />
      </main>
      <aside>
        {use(RailNote)}
        <h2>{says.help}</h2>
        <ul>
          {helpAnswer(asker).items?.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <SpeechSetting />
      </aside>
      {panel === 'talk' && (
        <Sheet title={t.table.tableTalk} className="texttalk" onClose={() => open(null)}>
          <Suspense>
            <TableTalk />
          </Suspense>
        </Sheet>
      )}
    </div>
  )
}

/** Whose turn it is, how long it lasts, and the way back to the board. */
function TextHead({ asker }: { asker: Asker }) {
  const { game, t } = asker
  const { table, me, name } = game
  const { lobby } = useGame()
  const { decision } = useChoice()
  const turn = () => {
    if (lobby.paused) return t.table.pausedNow
    if (decision) return table.turn?.seat === me?.seat ? t.yourTurn : t.yourChoice
    return table.turn ? t.hasTurn({ name: name(table.turn.seat) }) : t.justAMoment
  }
  return (
    <header className={decision ? 'mine' : undefined}>
      <h1>{turn()}</h1>
      <p>{t.roundsLeft({ n: table.time })}</p>
      {vesselAlarms(asker).map(alarm => (
        <p key={alarm} className="alarm">
          {alarm}
        </p>
      ))}
      <button type="button" className="ghost" onClick={switchTable}>
        {t.textTable.picture} <kbd>F2</kbd>
      </button>
    </header>
  )
}

function SaidLog({ sayings, label }: { sayings: readonly Said[]; label: string }) {
  const log = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the newest line whenever there is one
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [sayings])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a player without a mouse scrolls it by keys
    <div className="sayings" role="log" aria-label={label} tabIndex={0} ref={log}>
      {sayings.map(({ number, kind, typed, text, items }) => (
        <div key={number} className={`saying ${kind}`}>
          {typed && <p className="typed">{`› ${typed}`}</p>}
          {text && <p>{text}</p>}
          {items && items.length > 0 && <SaidList items={items} />}
        </div>
      ))}
    </div>
  )
}

function SaidList({ items }: { items: NonNullable<Answer['items']> }) {
  return (
    <ul>
      {items.map(({ number, text, tone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change any more
        <li key={at} className={tone}>
          {number !== undefined && <b>{number} </b>}
          {text}
        </li>
      ))}
    </ul>
  )
}

interface CommandLineProps {
  onSend: (typed: string) => void
  /** The question that is open. */
  n: number | undefined
  label: string
  sendWord: string
}

function CommandLine({ onSend, n, label, sendWord }: CommandLineProps) {
  const [typed, setTyped] = useState('')
  const before = useRef<string[]>([])
  const place = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  // The focus is where the question is answered, unless somebody is elsewhere at this table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) input.current?.focus()
  }, [n])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    before.current.push(typed)
    place.current = before.current.length
    onSend(typed.trim())
    setTyped('')
  }
  const recall = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const next = place.current + (event.key === 'ArrowUp' ? -1 : 1)
    place.current = Math.max(0, Math.min(before.current.length, next))
    setTyped(before.current[place.current] ?? '')
  }
  return (
    <form className="commandline" onSubmit={submit}>
      <input
        ref={input}
        aria-label={label}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={recall}
      />
      <button type="submit" className="primary">
        {sendWord}
      </button>
    </form>
  )
}

const QUICK: readonly QuestionName[] = ['where', 'threats', 'choices', 'hand', 'me', 'goal', 'people', 'help']

function QuickCommands({ asker, onSend }: { asker: Asker; onSend: (typed: string) => void }) {
  const { commands } = asker.t.textTable
  return (
    <div className="quick">
      {QUICK.map(name => (
        <button key={name} type="button" className="ghost" onClick={() => onSend(shortest(commands[name]))}>
          <kbd>{shortest(commands[name])}</kbd> {readable(commands[name])}
        </button>
      ))}
    </div>
  )
}
