/** What I play for, or all of us: what it takes to win, and how that stands. */
import './objectives.css'
import { type Decision, type MyView, type Name, objectiveInfo, type Predicate, partsOf } from '@coldwake/rules/facts'
import { askText, breakable, type Crew, cardName, optionText, testText, theCrew, YOU } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../app/words.ts'
import { Envelope, envelopeOf } from '../../art/Envelope.tsx'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { useChoice, useGame } from '../tableContext.ts'
import { cardReach, crewReach, crewSurvival, type Reach, reachOf, survival } from './objectiveReach.ts'

export function MyObjectives({ me }: { me: MyView }) {
  const { t, lang } = useWords('panels')
  return (
    <>
      {me.objectives.map(card => (
        <Objective key={card} card={card} />
      ))}
      <p className="asfar">{t.aims.reachSays}</p>
      {me.rejected.map(card => (
        <p key={card} className="aside">
          <Icon name="objective" /> {cardName(card, lang)} ({t.putAside})
        </p>
      ))}
    </>
  )
}

/** NEM-MODE-COOP-01: everybody's, open to all. My own is read at once. */
export function CrewObjectives({ me }: { me: MyView }) {
  const { table, name } = useGame()
  const { t, lang } = useWords('panels')
  const crew = theCrew(table, lang)
  const cards = table.crew.flatMap(({ seat, openObjectives }) => openObjectives.map(card => ({ seat, card })))
  const mineFirst = cards.toSorted((a, b) => Number(b.seat === me.seat) - Number(a.seat === me.seat))
  return (
    <section className="ours" aria-label={t.aims.ours}>
      <h2 className="caption">
        <Icon name="people" /> {t.aims.ours}
      </h2>
      <ul className="needs" aria-label={t.aims.needs}>
        <Need reach={crewSurvival(table)} text={t.aims.together.survive} how={t.aims.together.how.survive} />
      </ul>
      {mineFirst.map(({ seat, card }) => {
        const test = objectiveInfo(table.game, card)?.test
        if (!test) return null
        return (
          <details key={card} className="objective" open={seat === me.seat}>
            <summary className={`need ${cardReach(test, { table, me })}`}>
              <Mark reach={cardReach(test, { table, me })} />
              <span>
                {cardName(card, lang)} <em>{seat === me.seat ? t.you.toLowerCase() : name(seat)}</em>
              </span>
            </summary>
            <ul className="needs" aria-label={t.aims.needs}>
              {partsOf(test).map(part => (
                <Part key={JSON.stringify(part)} test={part} me={me} crew={crew} />
              ))}
            </ul>
          </details>
        )
      })}
      <p className="asfar">{t.aims.reachSays}</p>
    </section>
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
  const { table } = useGame()
  const { t, lang } = useWords('panels')
  const deck = objectiveInfo(table.game, card)?.deck
  return (
    <h2>
      {deck && <Envelope of={envelopeOf(deck)} open />}
      <span>
        {breakable(cardName(card, lang), lang)}
        {deck && <small>{t.aims[deck]}</small>}
      </span>
    </h2>
  )
}

/** What it takes to win with an objective, part by part, and how each stands as far as I may know. */
function Needs({ card }: { card: Name }) {
  const { table, me } = useGame()
  const { t } = useWords('panels')
  const objective = objectiveInfo(table.game, card)
  const mine = table.crew.find(({ seat }) => seat === me?.seat)
  if (!objective || !me || !mine) return null
  const { test, survivesMars } = objective
  return (
    <ul className="needs" aria-label={t.aims.needs}>
      <Need
        reach={survival(mine)}
        text={t.aims.survive}
        how={survivesMars ? t.aims.survivesMars : t.aims.how.survive}
      />
      {partsOf(test).map(part => (
        <Part key={JSON.stringify(part)} test={part} me={me} />
      ))}
    </ul>
  )
}

/** What must hold: for me, or for any of a crew. */
function Part({ test, me, crew }: { test: Predicate; me: MyView; crew?: Crew }) {
  const { table, name } = useGame()
  const { t, lang } = useWords('panels')
  const reach = crew ? crewReach(test, { table, me }) : reachOf(test, { table, me })
  const whoIs = (player: number): string => {
    const seat = table.crew.find(({ number }) => number === player)?.seat
    if (seat === undefined) return ''
    return seat === me.seat
      ? t.aims.playerIsYou({ number: player })
      : t.aims.playerIs({ number: player, who: name(seat) })
  }
  if (test.is !== 'all' && test.is !== 'any') {
    const ways: Partial<Record<Predicate['is'], string>> = crew ? { ...t.aims.how, ...t.aims.together.how } : t.aims.how
    const how = [test.is === 'playerDead' ? whoIs(test.player) : '', ways[test.is] ?? '']
    return <Need reach={reach} text={testText(test, lang, crew ?? YOU)} how={how.filter(Boolean).join(' ')} />
  }
  return (
    <li className={`need ${reach}`}>
      <Mark reach={reach} />
      <span>{test.is === 'any' ? t.aims.anyOf : t.aims.allOf}</span>
      <ul className="needs">
        {test.of.map(part => (
          <Part key={JSON.stringify(part)} test={part} me={me} {...(crew && { crew })} />
        ))}
      </ul>
    </li>
  )
}

function Need({ reach, text, how }: { reach: Reach; text: string; how: string }) {
  const { t, lang } = useWords('panels')
  return (
    <li className={`need ${reach}`}>
      <Mark reach={reach} />
      <span>
        {breakable(text, lang)} <em>{t.aims.reach[reach]}</em>
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
  const { ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords('panels')
  const id = useId()
  return (
    <section className="ask ask-objective" aria-labelledby={id}>
      <h2 id={id}>{askText(decision, lang, ctx)}</h2>
      <p className="caption">
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
                <span className="keycap">{entry.number}</span>
                <b>{breakable(card ? cardName(card, lang) : optionText(option, ctx, lang), lang)}</b>
              </button>
              {card && <Needs card={card} />}
            </li>
          )
        })}
      </ul>
      <p className="hint">{t.aims.keepSays}</p>
    </section>
  )
}
