/** A private word is about where a contingency is, or that it is the active one. */
import { contentIds, type Seat } from '@coldwake/rules/facts'
import { cardName, talkText } from '@coldwake/text'
import type { WhisperFact } from '@coldwake/wire'
import { useState } from 'react'
import { upTo } from '../../../app/counting.ts'
import { useWords } from '../../../app/words.ts'
import { ChoiceChips, ChoiceField, ChoiceList } from '../../../play/talk/ChoiceField.tsx'
import type { PrivateWordsProps } from '../../../play/talk/PrivateWords.tsx'
import type { Choice } from '../../../play/talk/statementChoices.ts'

/** Where a token lies: with a seat, in the pool, or it is the active one. */
type Where = Seat | 'pool' | 'active'

export function PrivateWordTeller({
  to,
  mine,
  name,
  table,
  me,
  onWhisper,
}: PrivateWordsProps & { mine: Seat; to: Seat }) {
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
