/** Private words (LOCK-PVP-03): a thread with each other player that only the two can read, and a way to add to it. */
import './talk.css'
import { contentIds, type MyView, noWhisper, type Seat, type TableView } from '@coldwake/rules/facts'
import { cardName, talkText } from '@coldwake/text'
import type { Whisper, Whispered, WhisperFact } from '@coldwake/wire'
import { useState } from 'react'
import { upTo } from '../../app/counting.ts'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ChoiceChips, ChoiceField, ChoiceList } from './ChoiceField.tsx'
import { PrivateWordList } from './PrivateWordList.tsx'
import type { Choice } from './statementChoices.ts'

export interface PrivateWordsProps {
  whispers: readonly Whispered[]
  mine: Seat | null
  name: (seat: Seat) => string
  label: (seat: Seat) => string
  colour: (seat: Seat) => string
  table: TableView
  me: MyView | null
  /** The game is over: everybody reads all of them, and nobody adds any. */
  over: boolean
  /** Resolves to true once it is written. */
  onWhisper: (whisper: Whisper) => Promise<boolean>
}

export function PrivateWords(props: PrivateWordsProps) {
  const { mine, over } = props
  return (
    <section className="talk private" aria-label={useWords('panels').t.talk.privately.title}>
      {over || mine === null ? <PrivateWordList {...props} /> : <Threads {...props} mine={mine} />}
    </section>
  )
}

// ---------------------------------------------------------------- with one other player

function Threads(props: PrivateWordsProps & { mine: Seat }) {
  const { whispers, mine, name, table } = props
  const { t } = useWords('panels')
  const mayTell = (seat: Seat) => noWhisper(table, mine, seat) === null
  const hasThread = (seat: Seat) => whispers.some(one => one.seat === seat || one.to === seat)
  const others = table.crew.flatMap(({ seat }) =>
    seat !== mine && (mayTell(seat) || hasThread(seat)) ? [{ value: seat, label: name(seat) }] : [],
  )
  const latest = whispers.at(-1)
  const [chosen, choose] = useState<Seat | null>(latest ? (latest.seat === mine ? latest.to : latest.seat) : null)
  const other = others.some(({ value }) => value === chosen) ? chosen : (others[0]?.value ?? null)
  if (other === null) return <p className="talk-listening">{t.talk.privately.nobody}</p>
  const thread = whispers.filter(one => one.seat === other || one.to === other)
  return (
    <>
      <div className="private-with">
        <ChoiceChips label={t.talk.privately.to} choices={others} value={other} onPick={choose} />
        <p>
          <Icon name="lock" /> {t.talk.privately.onlyYou({ name: name(other) })}
        </p>
      </div>
      <PrivateWordList {...props} whispers={thread} />
      {mayTell(other) ? (
        <Teller key={other} {...props} to={other} />
      ) : (
        <p className="talk-listening">{t.talk.privately.isOut}</p>
      )}
    </>
  )
}

/** Where a token lies: with a seat, in the pool, or it is the active one. */
type Where = Seat | 'pool' | 'active'

function Teller({ to, mine, name, table, me, onWhisper }: PrivateWordsProps & { mine: Seat; to: Seat }) {
  const { t, lang } = useWords('panels')
  const { facility } = table
  const known = me?.facility?.seen[0]
  const [where, setWhere] = useState<Where>(known ? (known.whom ?? 'pool') : mine)
  const [nth, setNth] = useState<number | null>(null)
  const [code, setCode] = useState(known?.card ?? me?.facility?.contingencies[0] ?? '')
  const [is, setIs] = useState(true)
  const [sure, setSure] = useState(true)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const tokensOf = (of: Where) =>
    of === 'active'
      ? 0
      : of === 'pool'
        ? (facility?.pool.length ?? 0)
        : (facility?.people[of]?.contingencies.length ?? 0)
  const places: Choice<Where>[] = [
    { value: mine, label: t.talk.privately.mine },
    { value: 'pool', label: t.talk.privately.pool },
    ...table.crew.flatMap(({ seat }) =>
      seat === mine || tokensOf(seat) === 0
        ? []
        : [{ value: seat, label: t.talk.privately.tokenOf({ name: name(seat) }) }],
    ),
    { value: 'active', label: t.talk.privately.active },
  ]
  const codes = contentIds(table.game).contingency.map(value => ({ value, label: cardName(value, lang) }))
  const count = tokensOf(where)
  const which = nth !== null && nth <= count ? { nth } : {}
  const said = code || (codes[0]?.value ?? '')
  const fact: WhisperFact =
    where === 'active'
      ? { about: 'contingency', code: said, is }
      : where === 'pool'
        ? { about: 'pool', code: said, is, ...which }
        : { about: 'holds', whom: where, code: said, is, ...which }
  const text = talkText({ seat: mine, talk: { t: 'claim', fact, sure } }, { table, names: name, me: mine }, lang)
  const tell = async () => {
    if (state === 'busy') return
    setState('busy')
    setState((await onWhisper({ to, fact, sure })) ? 'idle' : 'failed')
  }
  return (
    <div className="talk-speak private-tell">
      {state === 'failed' && (
        <p className="trouble" role="alert">
          {t.talk.notSent}
        </p>
      )}
      <div className="talk-parts">
        <ChoiceList label={t.talk.about} choices={places} value={where} onPick={setWhere} />
        <ChoiceList label={t.talk.fields.code} choices={codes} value={said} onPick={setCode} />
        {count > 1 && (
          <ChoiceField
            label={t.talk.privately.which}
            choices={[
              { value: null, label: t.talk.privately.any },
              ...upTo(count).map(value => ({ value, label: `${value}` })),
            ]}
            value={nth}
            onPick={setNth}
          />
        )}
        <ChoiceChips
          label={t.talk.fields.is}
          choices={[
            { value: true, label: t.talk.so },
            { value: false, label: t.talk.notSo },
          ]}
          value={is}
          onPick={setIs}
        />
        <ChoiceChips
          label={t.talk.sure}
          choices={[
            { value: true, label: t.talk.isSure },
            { value: false, label: t.talk.thinks },
          ]}
          value={sure}
          onPick={setSure}
        />
      </div>
      <div className="talk-preview">
        <p>{text}</p>
        <button type="button" className="talk-go" aria-disabled={state === 'busy'} onClick={() => void tell()}>
          {state === 'busy' ? t.talk.sending : t.talk.privately.tell({ name: name(to) })}
        </button>
      </div>
    </div>
  )
}
