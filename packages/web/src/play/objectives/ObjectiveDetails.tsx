/** What I play for, or all of us: what it takes to win, and how that stands. */
import './objectives.css'
import { type Decision, type MyView, type Name, objectiveInfo, type Predicate, partsOf } from '@coldwake/rules/facts'
import { askText, breakable, type Crew, cardName, optionText, testText, theCrew, YOU } from '@coldwake/text'
import { useId } from 'react'
import { useWords, type Words } from '../../app/words.ts'
import { Envelope, envelopeOf } from '../../art/Envelope.tsx'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { useChoice, useGame } from '../tableContext.ts'
import { Pair } from '../turn/Objectives.tsx'
import { byItsBack } from './byItsBack.ts'
import { type Clause, clauseOf, clausesOf, isDeadForGood, type Tick } from './clauses.ts'
import { HoldToSee } from './HoldToSee.tsx'
import { useGoals } from './heldGoals.ts'
import { NextStep } from './NextStep.tsx'
import { cardReach, crewReach, crewSurvival } from './objectiveReach.ts'

/** On a screen that several people share: they show only while somebody holds. */
export function HeldObjectives({ me }: { me: MyView }) {
  const { shown } = useGoals()
  return (
    <>
      <HoldToSee>
        <Pair cards={me.objectives} />
      </HoldToSee>
      {shown && <MyObjectives me={me} />}
    </>
  )
}

export function MyObjectives({ me }: { me: MyView }) {
  const { t, lang } = useWords('panels')
  return (
    <>
      {me.objectives.length > 1 && <p className="asfar">{t.goals.keepOne}</p>}
      <div className="both">
        {me.objectives.map(card => (
          <Objective key={card} card={card} />
        ))}
      </div>
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
  const openFirst = mineFirst.filter(({ card }) => {
    const test = objectiveInfo(table.game, card)?.test
    return test && cardReach(test, { table, me }) === 'open'
  })
  return (
    <section className="ours" aria-label={t.aims.ours}>
      <h2 className="caption">
        <Icon name="people" /> {t.aims.ours}
      </h2>
      <NextStep cards={openFirst.map(({ card }) => card)} />
      <ul className="needs" aria-label={t.aims.needs}>
        <Need tick={crewSurvival(table)} text={t.aims.together.survive} how={t.aims.together.how.survive} />
      </ul>
      {mineFirst.map(({ seat, card }) => {
        const test = objectiveInfo(table.game, card)?.test
        if (!test) return null
        return (
          <details key={card} className="objective" open={seat === me.seat}>
            <summary className={`need ${cardReach(test, { table, me })}`}>
              <TickBox tick={cardReach(test, { table, me })} />
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
      <NextStep cards={[card]} />
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
  if (!me) return null
  const known = { table, me }
  return (
    <>
      {isDeadForGood(known) && <p className="asfar overdue">{t.goals.dead}</p>}
      <ul className="needs" aria-label={t.aims.needs}>
        {clausesOf(card, known).map(clause => (
          <ClauseLine key={JSON.stringify(clause.test)} clause={clause} card={card} me={me} />
        ))}
      </ul>
    </>
  )
}

/** What must hold for me. */
function ClauseLine({ clause, card, me }: { clause: Clause; card: Name; me: MyView }) {
  const { table } = useGame()
  const { t, lang } = useWords('panels')
  const guidance = useGuidance(me)
  const { test, tick, parts } = clause
  if (test === null) {
    const how = objectiveInfo(table.game, card)?.survivesMars ? t.aims.survivesMars : t.aims.how.survive
    return <Need tick={tick} text={t.aims.survive} how={how} far={farText(clause, t)} />
  }
  if (parts.length === 0)
    return (
      <Need tick={tick} text={testText(test, lang, YOU)} how={guidance(test, t.aims.how)} far={farText(clause, t)} />
    )
  return (
    <li className={`need ${tick}`}>
      <TickBox tick={tick} />
      <span>{test.is === 'any' ? t.aims.anyOf : t.aims.allOf}</span>
      <ul className="needs">
        {parts.map(part => (
          <ClauseLine key={JSON.stringify(part.test)} clause={part} card={card} me={me} />
        ))}
      </ul>
    </li>
  )
}

/** How far it is, and what threatens it. */
function farText({ progress, risk }: Clause, t: Words<'panels'>['t']): string {
  const { risks } = t.goals
  const threat = () => {
    if (!risk) return ''
    return 'rounds' in risk ? risks[risk.risk]({ rounds: risk.rounds }) : risks[risk.risk]
  }
  return [progress ? t.goals.progress(progress) : '', threat()].filter(Boolean).join(' · ')
}

/** How something is done, and who is meant. */
function useGuidance(me: MyView) {
  const { table, name } = useGame()
  const { t } = useWords('panels')
  const whoIs = (player: number): string => {
    const seat = table.crew.find(({ number }) => number === player)?.seat
    if (seat === undefined) return ''
    return seat === me.seat
      ? t.aims.playerIsYou({ number: player })
      : t.aims.playerIs({ number: player, who: name(seat) })
  }
  return (test: Predicate, ways: Partial<Record<Predicate['is'], string>>): string =>
    [test.is === 'playerDead' ? whoIs(test.player) : '', ways[test.is] ?? ''].filter(Boolean).join(' ')
}

/** What must hold for any of a crew. */
function Part({ test, me, crew }: { test: Predicate; me: MyView; crew: Crew }) {
  const { table } = useGame()
  const { t, lang } = useWords('panels')
  const guidance = useGuidance(me)
  const reach = crewReach(test, { table, me })
  if (test.is !== 'all' && test.is !== 'any') {
    const far = farText(clauseOf(test, { table, me }), t)
    const how = guidance(test, { ...t.aims.how, ...t.aims.together.how })
    return <Need tick={reach} text={testText(test, lang, crew)} how={how} far={far} />
  }
  return (
    <li className={`need ${reach}`}>
      <TickBox tick={reach} />
      <span>{test.is === 'any' ? t.aims.anyOf : t.aims.allOf}</span>
      <ul className="needs">
        {test.of.map(part => (
          <Part key={JSON.stringify(part)} test={part} me={me} crew={crew} />
        ))}
      </ul>
    </li>
  )
}

function Need({ tick, text, how, far = '' }: { tick: Tick; text: string; how: string; far?: string }) {
  const { t, lang } = useWords('panels')
  return (
    <li className={`need ${tick}`}>
      <TickBox tick={tick} />
      <span>
        <span className="clause">{breakable(text, lang)}</span>{' '}
        <em>{tick === 'risk' ? t.goals.atRisk : t.aims.reach[tick]}</em>
        {far && tick !== 'lost' && <em> · {far}</em>}
      </span>
      <small>{how}</small>
    </li>
  )
}

const MARK: Record<Tick, IconName> = { sure: 'check', now: 'check', open: 'unknown', risk: 'skull', lost: 'cross' }

/** How it stands, by shape: the word stands beside it. */
export const TickBox = ({ tick }: { tick: Tick }) => (
  <span className={`tickbox ${tick}`}>
    <Icon name={MARK[tick]} />
  </span>
)

/** NEM-CRIT-01: the first intruder has come; one of the two is kept, and nobody learns which. */
export function ObjectiveChoice({ decision }: { decision: Decision }) {
  const { ctx, table } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords('panels')
  const { secret, shown } = useGoals()
  const id = useId()
  return (
    <section className="ask ask-objective" aria-labelledby={id}>
      <h2 id={id}>{askText(decision, lang, ctx)}</h2>
      <p className="caption">
        <Icon name="eye" /> {t.onlyYouSee}
      </p>
      {secret && <HoldToSee />}
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
                <b>
                  {breakable(
                    shown && card ? cardName(card, lang) : optionText(byItsBack(option, table.game), ctx, lang),
                    lang,
                  )}
                </b>
              </button>
              {shown && card && <Needs card={card} />}
            </li>
          )
        })}
      </ul>
      <p className="hint">{t.aims.keepSays}</p>
    </section>
  )
}
