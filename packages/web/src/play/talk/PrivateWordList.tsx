import type { Seat, TableView } from '@coldwake/rules/facts'
import { type TalkContext, talkText } from '@coldwake/text'
import type { FiledWhisper } from '@coldwake/wire'
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'

interface PrivateWordListProps {
  whispers: readonly FiledWhisper[]
  mine: Seat | null
  name: (seat: Seat) => string
  /** Who speaks, with the level of a bot. */
  label: (seat: Seat) => string
  color: (seat: Seat) => string
  table: TableView
}

/** Whispers one after the other, with who told whom. */
export function PrivateWordList({ whispers, mine, name, label, color, table }: PrivateWordListProps) {
  const { t, lang } = useWords('panels')
  const ctx: TalkContext = useMemo(() => ({ table, names: name, me: mine }), [table, name, mine])
  const box = useRef<HTMLDivElement>(null)
  const { length } = whispers
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is one more
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <div className="talk-scroll" role="log" aria-label={t.talk.privately.title} tabIndex={0} ref={box}>
      {length === 0 && <p className="talk-silence">{t.talk.privately.none}</p>}
      <ol>
        {whispers.map(({ seat, to, round, fact, sure }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is its number
            key={i}
            className={`talk-line statement ${seat === mine ? 'mine' : ''}`}
            style={{ '--person': color(seat) } as CSSProperties}
          >
            <div className="talk-by">
              <b>{label(seat)}</b>{' '}
              <span>
                <Icon name="lock" /> {to === mine ? t.talk.privately.toYou : t.talk.privately.toOne({ name: name(to) })}
              </span>{' '}
              <small>{t.talk.round({ n: round })}</small>
            </div>
            <div className="talk-text">
              <p>{talkText({ seat, talk: { t: 'claim', fact, sure } }, ctx, lang)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
