import './question.css'
import { type Decision, objectKind } from '@coldwake/rules/facts'
import { askText, breakable, cardName, type Dialect, lowered, objectName, optionText } from '@coldwake/text'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTableWords } from '../../games/tableWords.ts'
import { powerPlaceName } from '../../games/viewFacts.ts'
import { Icon } from '../../icons/Icon.tsx'
import { choiceAddress } from '../../rules/links/address.ts'
import { RuleLink } from '../../rules/links/RulesLink.tsx'
import { roomTitle } from '../board/describeRoom.ts'
import { useChoice, useGame } from '../tableContext.ts'
import { DropBeforeTurnEnds } from '../turn/DropBeforeTurnEnds.tsx'
import { type Entry, isOnBoard } from './choices.ts'
import { destination, prospectOf, prospectWord, TONE_ICON } from './forecast.ts'
import { AnswerNote, AnswerPicture, MovePreview } from './lazyAnswer.ts'
import { QuestionScene } from './QuestionScene.tsx'

/** Any question as a list of its answers, numbered as on the board. In a turn the list is where one can go. */
export function Question({ decision }: { decision: Decision }) {
  const { ctx, table } = useGame()
  const choosing = useChoice()
  const { t, lang } = useTableWords()
  // Once something is chosen, its own rule matters more than the question's.
  const rule = (choosing.draft && choiceAddress(table.game, choosing.draft.option)) ?? decision.rule
  const inTurn = decision.ask === 'turn'
  const entries = inTurn ? choosing.entries.filter(isOnBoard) : choosing.entries
  const title = useId()
  // On the smallest screens how it is done is folded away until asked for.
  const [wide, setWide] = useState(false)
  // Power tokens are laid place by place.
  const place = decision.ask === 'powerToken' ? table.asking?.about.place : undefined
  const titled = (asked: string) => (place ? t.noteCard({ place: powerPlaceName(place, t), card: asked }) : asked)
  const heading = () => {
    if (!inTurn) return titled(askText(decision, lang, ctx))
    return entries.length > 0 ? t.moveWhere : t.nowhereToGo
  }
  return (
    <section className={`ask ask-${decision.ask} ${wide ? 'wide' : ''}`} aria-labelledby={title}>
      <h2>
        <span id={title}>{heading()}</span> <RuleLink to={rule} about={heading()} />
      </h2>
      <QuestionScene decision={decision} />
      <ul className={`opts ${entries.length > 4 ? 'many' : ''}`}>
        {entries.map(entry => (
          <li key={entry.key}>
            <OptionButton entry={entry} />
          </li>
        ))}
      </ul>
      {choosing.draft && destination(choosing.draft.entry) && (
        <button type="button" className="grip" aria-expanded={wide} onClick={() => setWide(!wide)}>
          {wide ? t.less : t.how} {wide ? '▾' : '▴'}
        </button>
      )}
      <Suspense>{choosing.draft && <MovePreview />}</Suspense>
      {decision.ask === 'lastDrop' && <DropBeforeTurnEnds />}
    </section>
  )
}

/** A card, or something bulky that changes hands like one. */
const thingName = (card: string, lang: Dialect): string =>
  objectKind(card) ? objectName(card, lang) : cardName(card, lang)

const TONE_CLASS = { quiet: 'quiet', noise: 'loud', encounter: 'hot', unknown: 'what', intruder: 'hot' } as const

/** `short`: what is done with it stands above the list already. */
export function OptionButton({ entry, short = false }: { entry: Entry; short?: boolean }) {
  const { map, table, ctx, name } = useGame()
  const choosing = useChoice()
  const { t, lang } = useTableWords()
  const { draft, picks } = choosing
  const option = entry.options[0]
  const ahead = prospectOf(map, table, entry, ctx.me)
  const to = destination(entry)
  // A room is on the board, a character large in its middle: there is nothing to add to them here.
  const plain = to !== null || option.do === 'character'
  const picked = option.do === 'discard' ? picks.filter(at => choosing.purse.hand[at] === option.card).length : 0
  const label = () => {
    if (to) return roomTitle(table, to, t, lang)
    if (option.do === 'drive') return t.mars.driveTo({ room: roomTitle(table, option.to, t, lang) })
    if (option.do === 'play' || option.do === 'playAs' || option.do === 'make' || option.do === 'makeOf')
      return cardName(option.card, lang)
    if (short && 'card' in option) return thingName(option.card, lang)
    if (short && option.do === 'partner') return name(option.whom)
    return optionText(option, ctx, lang)
  }
  const pressed = picked > 0 || draft?.entry.key === entry.key
  const button = useRef<HTMLButtonElement>(null)
  // Chosen by its number or on the board, it may lie outside a long list.
  useEffect(() => {
    if (pressed) button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [pressed])
  if (option.do === 'done' && choosing.gathers) return null
  return (
    <button
      type="button"
      ref={button}
      className={`opt ${plain ? '' : 'pictured'}`}
      aria-pressed={pressed}
      onClick={() => choosing.select(entry)}
    >
      <span className="keycap">{entry.number}</span>
      <Suspense>{!plain && <AnswerPicture option={option} />}</Suspense>
      <span className="answer-name">
        {breakable(label(), lang)}
        <Suspense>{!plain && !short && <AnswerNote entry={entry} />}</Suspense>
      </span>
      {ahead && (
        <span className={`answer-note ${TONE_CLASS[ahead.tone]}`}>
          <Icon name={TONE_ICON[ahead.tone]} />
          <span>{lowered(prospectWord(ahead, { t, lang }), lang)}</span>
        </span>
      )}
      {picked > 1 && <span className="answer-note">× {picked}</span>}
    </button>
  )
}
