/** Private words (LOCK-PVP-03): a thread with each other player that only the two can read, and a way to add to it. */
import './talk.css'
import { type MyView, noWhisper, type Seat, type TableView } from '@coldwake/rules/facts'
import type { Whisper, Whispered } from '@coldwake/wire'
import { useState } from 'react'
import { useWords } from '../../app/words.ts'
import { PrivateWordTeller } from '../../games/talk/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ChoiceChips } from './ChoiceField.tsx'
import { PrivateWordList } from './PrivateWordList.tsx'

export interface PrivateWordsProps {
  whispers: readonly Whispered[]
  mine: Seat | null
  name: (seat: Seat) => string
  label: (seat: Seat) => string
  color: (seat: Seat) => string
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
        <PrivateWordTeller key={other} {...props} to={other} />
      ) : (
        <p className="talk-listening">{t.talk.privately.isOut}</p>
      )}
    </>
  )
}
