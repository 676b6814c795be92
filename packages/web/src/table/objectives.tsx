import { type Decision, type MyView, type Name, type ObjectiveCard, objectiveInfo, type Test } from '@coldwake/rules'
import { askText, cardName, optionText, testText } from '@coldwake/text'
import { useId, useState } from 'react'
import { Envelope, type EnvelopeOf } from '../art/backs/envelope.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { isShared } from '../net/code.ts'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'
import { useOpened } from './opened.ts'
import { type Reach, reachOf, survival } from './reach.ts'

/** What I play for. Sealed until I look: others may see this screen. */
export function Objectives() {
  const { me, lobby } = useTable()
  if (!me || me.objectives.length + me.rejected.length === 0) return null
  return <div className="mygoals">{isShared(lobby) ? <Held me={me} /> : <Opened me={me} />}</div>
}

/** On a screen of one's own: one press opens them, and they stay open. */
function Opened({ me }: { me: MyView }) {
  const { lobby } = useTable()
  const { t } = useWords()
  const [open, setOpen] = useOpened(lobby.code, me.seat)
  if (!open)
    return (
      <button type="button" className="sealed" onClick={() => setOpen(true)}>
        <Pair cards={me.objectives} />
        <b>{t.door.pressToLook}</b>
        <small>{me.objectives.length > 1 ? t.door.envelopesSay : t.door.onlyMine}</small>
      </button>
    )
  return (
    <>
      <Read me={me} />
      <button type="button" className="reseal" onClick={() => setOpen(false)}>
        <Icon name="lock" /> {t.door.putBack}
      </button>
    </>
  )
}

/** On a screen that several people share: they show only while somebody holds. */
function Held({ me }: { me: MyView }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isPress = (key: string) => key === 'Enter' || key === ' '
  return (
    <>
      <button
        type="button"
        className="sealed"
        aria-pressed={open}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setOpen(true)
        }}
        onPointerUp={close}
        onPointerCancel={close}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={event => isPress(event.key) && setOpen(true)}
        onKeyUp={close}
        onBlur={close}
      >
        <Pair cards={me.objectives} />
        <b>{t.door.holdToLook}</b>
        <small>{t.door.sharedScreen}</small>
      </button>
      {open && <Read me={me} />}
    </>
  )
}

function Read({ me }: { me: MyView }) {
  const { t, lang } = useWords()
  return (
    <>
      {me.objectives.map(card => (
        <Objective key={card} card={card} />
      ))}
      <p className="asfar">{t.door.reachSays}</p>
      {me.rejected.map(card => (
        <p key={card} className="aside">
          <Icon name="objective" /> {cardName(card, lang)} ({t.putAside})
        </p>
      ))}
    </>
  )
}

/** Whoever plays alone plays for nobody else. */
const envelopeOf = (deck: ObjectiveCard['deck']): EnvelopeOf => (deck === 'corporate' ? 'corporate' : 'personal')

/** Envelopes lying face down. */
function Pair({ cards }: { cards: readonly Name[] }) {
  const { table } = useTable()
  const decks = cards.flatMap(card => objectiveInfo(table.game, card)?.deck ?? [])
  return (
    <span className="pair">
      {decks.map((deck, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may lie there
        <Envelope key={at} of={envelopeOf(deck)} open={false} />
      ))}
    </span>
  )
}

/** One of them, read. */
function Objective({ card }: { card: Name }) {
  return (
    <div className="objective">
      <ObjectiveTitle card={card} />
      <Needs card={card} />
    </div>
  )
}

function ObjectiveTitle({ card }: { card: Name }) {
  const { table } = useTable()
  const { t, lang } = useWords()
  const deck = objectiveInfo(table.game, card)?.deck
  return (
    <h2>
      {deck && <Envelope of={envelopeOf(deck)} open />}
      <span>
        {cardName(card, lang)}
        {deck && <small>{t.door[deck]}</small>}
      </span>
    </h2>
  )
}

/** What it takes to win with an objective, part by part, and how each stands as far as I may know. */
export function Needs({ card }: { card: Name }) {
  const { table, me } = useTable()
  const { t } = useWords()
  const objective = objectiveInfo(table.game, card)
  const mine = table.crew.find(({ seat }) => seat === me?.seat)
  if (!objective || !me || !mine) return null
  const { test, survivesMars } = objective
  return (
    <ul className="needs" aria-label={t.door.needs}>
      <Need
        reach={survival(mine)}
        text={t.door.survive}
        how={survivesMars ? t.door.survivesMars : t.door.how.survive}
      />
      {(test.is === 'all' ? test.of : [test]).map(part => (
        <Part key={JSON.stringify(part)} test={part} me={me} />
      ))}
    </ul>
  )
}

function Part({ test, me }: { test: Test; me: MyView }) {
  const { table, name } = useTable()
  const { t, lang } = useWords()
  const reach = reachOf(test, { table, me })
  const whoIs = (player: number): string => {
    const seat = table.crew.find(({ number }) => number === player)?.seat
    if (seat === undefined) return ''
    return seat === me.seat ? t.door.playerIsYou(player) : t.door.playerIs(player, name(seat))
  }
  if (test.is !== 'all' && test.is !== 'any') {
    const how = [test.is === 'playerDead' ? whoIs(test.player) : '', t.door.how[test.is]]
    return <Need reach={reach} text={testText(test, lang)} how={how.filter(Boolean).join(' ')} />
  }
  return (
    <li className={`need ${reach}`}>
      <Mark reach={reach} />
      <span>{test.is === 'any' ? t.door.anyOf : t.door.allOf}</span>
      <ul className="needs">
        {test.of.map(part => (
          <Part key={JSON.stringify(part)} test={part} me={me} />
        ))}
      </ul>
    </li>
  )
}

function Need({ reach, text, how }: { reach: Reach; text: string; how: string }) {
  const { t } = useWords()
  return (
    <li className={`need ${reach}`}>
      <Mark reach={reach} />
      <span>
        {text} <em>{t.door.reach[reach]}</em>
      </span>
      <small>{how}</small>
    </li>
  )
}

const MARK: Record<Reach, IconName> = { sure: 'check', now: 'check', open: 'unknown', lost: 'cross' }

/** How it stands, by shape: the word stands beside it. */
const Mark = ({ reach }: { reach: Reach }) => (
  <span className="mark">
    <Icon name={MARK[reach]} />
  </span>
)

/** NEM-CRIT-01: the first intruder has come; one of the two is kept, and nobody learns which. */
export function ObjectiveChoice({ decision }: { decision: Decision }) {
  const { choosing, ctx } = useTable()
  const { t, lang } = useWords()
  const id = useId()
  return (
    <section className="ask ask-objective" aria-labelledby={id}>
      <h2 id={id}>{askText(decision, lang, ctx)}</h2>
      <p className="lab">
        <Icon name="eye" /> {t.onlyYouSee}
      </p>
      <ul className="letters">
        {choosing.entries.map(entry => {
          const option = entry.options[0]
          const card = option.do === 'objective' ? option.card : null
          return (
            <li key={entry.key} className={choosing.draft?.entry.key === entry.key ? 'chosen' : ''}>
              <button
                type="button"
                className="find"
                aria-pressed={choosing.draft?.entry.key === entry.key}
                onClick={() => choosing.select(entry)}
              >
                <span className="k">{entry.number}</span>
                <b>{card ? cardName(card, lang) : optionText(option, ctx, lang)}</b>
              </button>
              {card && <Needs card={card} />}
            </li>
          )
        })}
      </ul>
      <p className="hint">{t.door.keepSays}</p>
    </section>
  )
}
