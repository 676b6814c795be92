import { objectKind } from '@coldwake/rules/facts'
import { breakable, cardName, type Dialect, lowered, objectName, optionText } from '@coldwake/text'
import { Suspense, useEffect, useRef } from 'react'
import { useTableWords } from '../../games/tableWords.ts'
import { Icon } from '../../icons/Icon.tsx'
import { roomTitle } from '../board/describeRoom.ts'
import type { Prospect } from '../board/noiseOdds.ts'
import { useChoice, useGame } from '../tableContext.ts'
import type { Entry } from './choices.ts'
import { corridorTo, destination, exitName, prospectOf, prospectWord, TONE_ICON } from './choicesOnBoard.ts'
import { gravityOfForecast } from './danger.ts'
import { Keycap } from './Keycap.tsx'
import { AnswerNote, AnswerPicture } from './lazyAnswer.ts'
import { useForecastParts } from './lazyForecast.ts'
import { useIsSuggested } from './suggested.ts'

/** A card, or something bulky that changes hands like one. */
const thingName = (card: string, lang: Dialect): string =>
  objectKind(card) ? objectName(card, lang) : cardName(card, lang)

const TONE_CLASS = {
  quiet: 'quiet',
  noise: 'loud',
  encounter: 'hot',
  unknown: 'what',
  intruder: 'hot',
  attacked: 'hot',
  lethal: 'deadly',
} as const

/** One answer in a list, with its number; `short`: what is done with it stands above the list already. */
export function OptionButton({ entry, short = false }: { entry: Entry; short?: boolean }) {
  const game = useGame()
  const { table, ctx, name } = game
  const choosing = useChoice()
  const { t, lang } = useTableWords()
  const parts = useForecastParts()
  const { draft, picks } = choosing
  const option = entry.options[0]
  const to = destination(entry)
  // A room is on the board, a character large in its middle: there is nothing to add to them here.
  const plain = to !== null || option.do === 'character'
  const picked = option.do === 'discard' ? picks.filter(at => choosing.purse.hand[at] === option.card).length : 0
  const label = () => {
    if (to) return exitName(game, to, { t, lang })
    if (option.do === 'drive') return t.mars.driveTo({ room: roomTitle(table, option.to, t, lang) })
    if (option.do === 'play' || option.do === 'playAs' || option.do === 'make' || option.do === 'makeOf')
      return cardName(option.card, lang)
    if (short && 'card' in option) return thingName(option.card, lang)
    if (short && option.do === 'partner') return name(option.whom)
    return optionText(option, ctx, lang)
  }
  const pressed = picked > 0 || draft?.entry.key === entry.key
  const suggested = useIsSuggested(choosing.decision?.n, entry)
  const button = useRef<HTMLButtonElement>(null)
  // Chosen by its number or on the board, it may lie outside a long list.
  useEffect(() => {
    if (pressed) button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [pressed])
  if (option.do === 'done' && choosing.gathers) return null
  const grave = gravityOfForecast(choosing.forecast(option))
  return (
    <button
      type="button"
      ref={button}
      className={`opt ${plain ? '' : 'pictured'} ${grave === 'risky' || grave === 'lethal' ? 'grave' : ''} ${suggested ? 'suggested' : ''}`}
      aria-pressed={pressed}
      data-key={entry.key}
      // What is put on the table can be taken off it; what was shown has been seen.
      onClick={() => (short && option.do !== 'show' ? choosing.press : choosing.select)(entry)}
    >
      <Keycap entry={entry} />
      <Suspense>{!plain && <AnswerPicture option={option} />}</Suspense>
      <span className="answer-name">
        {breakable(label(), lang)}
        {to !== null && <Behind entry={entry} />}
        <Suspense>{!plain && !short && <AnswerNote entry={entry} />}</Suspense>
      </span>
      <span className="answer-side">
        {suggested && <span className="coachflag">{t.table.coach}</span>}
        {to !== null && <Ahead entry={entry} />}
        {parts && !(to !== null && choosing.fighting) && <parts.DangerBadge option={option} inWords={to === null} />}
        {picked > 1 && <span className="answer-note">× {picked}</span>}
      </span>
    </button>
  )
}

/** What comes first of a walk, beside its name. */
function Ahead({ entry }: { entry: Entry }) {
  const { map, table, ctx } = useGame()
  const { fighting } = useChoice()
  const parts = useForecastParts()
  if (fighting) return parts && <parts.FleeBadge option={entry.options[0]} />
  const ahead = prospectOf(map, table, entry, ctx.me)
  return ahead && <Note ahead={ahead} />
}

function Note({ ahead }: { ahead: Prospect }) {
  const { t, lang } = useTableWords()
  return (
    <span className={`answer-note ${TONE_CLASS[ahead.tone]}`}>
      <Icon name={TONE_ICON[ahead.tone]} />
      <span>{lowered(prospectWord(ahead, { t, lang }), lang)}</span>
      {ahead.percent !== null && <b aria-hidden="true">{t.percent({ percent: ahead.percent })}</b>}
    </span>
  )
}

/** What waits behind the way out of a fight; and that a room burns, that nobody has been there, and the price. */
function Behind({ entry }: { entry: Entry }) {
  const game = useGame()
  const { map, table, ctx } = game
  const { fighting } = useChoice()
  const { t, lang } = useTableWords()
  const to = destination(entry)
  const { cost } = entry.options[0]
  const room = table.rooms.find(view => view.room === to)
  const numbers = to && corridorTo(game, to)
  const ahead = fighting ? prospectOf(map, table, entry, ctx.me) : null
  const facts = [
    numbers !== null && lowered(t.corridorNumber({ numbers }), lang),
    ahead && lowered(prospectWord(ahead, { t, lang }), lang),
    room?.fire && lowered(t.fire, lang),
    cost && t.cards({ n: cost }),
  ].filter(fact => typeof fact === 'string')
  if (facts.length === 0) return null
  return (
    <small className={room?.fire ? 'burning' : ahead ? TONE_CLASS[ahead.tone] : undefined}>
      <Icon name={room?.fire ? 'fire' : ahead ? TONE_ICON[ahead.tone] : 'hand'} />
      {breakable(facts.join(' · '), lang)}
    </small>
  )
}
