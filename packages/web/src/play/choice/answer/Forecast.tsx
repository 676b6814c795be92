import './forecast.css'
import { intrudersIn, type Option, type RoomId } from '@coldwake/rules/facts'
import { intruderName, itemFacts, list, optionText, whyText } from '@coldwake/text'
import { type KeyboardEvent, Suspense } from 'react'
import { useWords } from '../../../app/words.ts'
import { ANSWER_AREAS } from '../../../games/answer/index.ts'
import { CommandChoice } from '../../../games/lazyIntruderPlayer.ts'
import { darkThere } from '../../../games/viewFacts.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { isOutside } from '../../board/geometry.ts'
import { noiseOdds, type Odds, type Outcome, surpriseOdds } from '../../board/noiseOdds.ts'
import { besideIntruder } from '../../board/places.ts'
import { useChoice, useConnection, useGame } from '../../tableContext.ts'
import { viaOf } from '../choices.ts'
import { destination } from '../choicesOnBoard.ts'
import { answerRecordOf } from './answerRecords.tsx'
import { certainBefore } from './certainBefore.ts'

/** How it is done, what the die may bring, and what follows: all before anything is committed. */
export function Forecast() {
  const { map, table, ctx } = useGame()
  const choosing = useChoice()
  const { t } = useWords('answer', 'surface')
  const { draft } = choosing
  if (!draft) return null
  const { option } = draft
  const to = destination(draft.entry)
  if (!to)
    return (
      <>
        <Forks />
        <Uses />
        <Suspense>{option.do === 'playAs' && <CommandChoice />}</Suspense>
        <Deed option={option} />
      </>
    )
  const odds = noiseOdds(map, table, to, ctx.me)
  const danger = intrudersIn(table, to).length > 0
  const explored = table.rooms.some(room => room.room === to && room.explored)
  const place = map.rooms.get(to)
  const outside = place !== undefined && isOutside(place)
  return (
    <div className="manner">
      <Ways to={to} />
      <Forks />
      {option.do === 'move' && odds && <OddsBar odds={odds} />}
      <ul className="then">
        {!explored && <Then icon="unknown" tone="what" text={t.answer.thenExplore} />}
        <Pursuit />
        {danger && <Then icon="attack" tone="hot" text={t.answer.thenIntruder} />}
        {!odds && !danger && <Then icon="check" tone="quiet" text={t.answer.thenCompany} />}
        {odds && option.do === 'carefulMove' && (
          <Then icon="careful" tone="loud" text={outside ? t.mars.thenCareful : t.answer.thenCareful} />
        )}
        {odds && option.do === 'move' && <Consequences odds={odds} outside={outside} />}
        {option.do === 'move' && !danger && (!explored || (odds && odds.encounterOn.length > 0)) && (
          <Surprise to={to} />
        )}
      </ul>
    </div>
  )
}

/** What it does, and what it costs beyond the cards that pay. */
function Deed({ option }: { option: Option }) {
  const game = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords(...ANSWER_AREAS)
  const record = answerRecordOf(option)
  const does = record.does?.(option, { game, t, lang, options: [option] })
  const facts = 'card' in option && option.do !== 'play' ? itemFacts(game.table.game, option.card, lang) : []
  const price = record.price?.(option, t)
  const certain = certainBefore(option, { game, t, lang, options: [option] })
  if (!does && facts.length === 0 && !price && !certain && !choosing.final) return null
  return (
    <div className="manner deed">
      {does && <p className="effect-text">{does}</p>}
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      <ul className="then">
        {certain && <Then icon="danger" tone="hot" text={certain} />}
        {price && <Then icon={price.icon} tone={price.tone} text={price.text} />}
        {choosing.final && <Then icon="danger" tone="hot" text={t.answer.finalMeans[choosing.final]} />}
      </ul>
    </div>
  )
}

/** NEM-ESC: whoever leaves a room with intruders in it is attacked by each of them. */
function Pursuit() {
  const { table, ctx } = useGame()
  const { t, lang } = useWords('answer')
  if (!besideIntruder(table, ctx.me)) return null
  const here = table.crew.find(crew => crew.seat === ctx.me)?.room
  const kinds = here === undefined ? [] : intrudersIn(table, here).map(({ kind }) => intruderName(kind, lang))
  return <Then icon="escape" tone="hot" strong={list(kinds, lang)} text={t.answer.attackFirst} />
}

/** NEM-ENC-07: fewer cards in hand than the token shows, and it strikes at once. */
function Surprise({ to }: { to: RoomId }) {
  const { table, map, ctx } = useGame()
  const choosing = useChoice()
  const { t } = useWords('answer')
  const { draft, purse } = choosing
  const cards = purse.hand.length - (draft?.pays.length ?? 0)
  // LOCK-ENC-08: its number is a higher one in darkness.
  const dark = darkThere(map, table, to, ctx.me)
  const percent = surpriseOdds(table, cards, dark)
  const tone = percent > 0 ? 'hot' : 'quiet'
  return <Then icon={dark ? 'dark' : 'hand'} tone={tone} text={t.answer.surprise({ cards, percent, dark })} />
}

function Ways({ to }: { to: string }) {
  const { draft } = useChoice()
  const { state } = useConnection()
  const { t, lang } = useWords('answer')
  if (!draft) return null
  const via = viaOf(draft.option)
  const wayOf = (kind: 'move' | 'carefulMove'): Way => {
    const option = draft.entry.options.find(one => one.do === kind && viaOf(one) === via) ?? null
    const why = state.obstacles?.list.find(one => one.do === kind && one.to === to)?.why
    const cost = { cards: option?.cost ?? 0 }
    const costs = kind === 'move' ? t.answer.moveRolls(cost) : t.answer.carefulMarks(cost)
    return {
      key: kind,
      title: kind === 'move' ? t.move : t.answer.careful,
      text: option ? costs : why ? whyText(why, lang) : t.notPossible,
      option,
    }
  }
  return <WayChoice label={t.how} ways={[wayOf('move'), wayOf('carefulMove')]} />
}

/** Something carried may be of use, or be dropped. */
function Uses() {
  const { ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords()
  const { draft } = choosing
  if (!draft || draft.entry.options.length < 2 || !draft.entry.options.some(({ do: deed }) => deed === 'drop'))
    return null
  return (
    <WayChoice
      label={t.how}
      ways={draft.entry.options.map(option => ({
        key: option.do,
        title: optionText(option, ctx, lang),
        text: option.cost ? t.cards({ n: option.cost }) : '',
        option,
      }))}
    />
  )
}

interface Way {
  key: string
  title: string
  text: string
  /** Null: not possible, as the text says. */
  option: Option | null
}

/** Ways of doing the same thing, side by side: arrows go from one to the next. */
function WayChoice({ label, ways, className = '' }: { label: string; ways: readonly Way[]; className?: string }) {
  const { draft, vary } = useChoice()
  const chosen = ways.findIndex(({ option }) => option !== null && option === draft?.option)
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const next = ways.findIndex(({ option }, at) => option && at !== chosen)
    const option = ways[next]?.option
    if (option) vary(option)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={`how ${className}`} role="radiogroup" aria-label={label} onKeyDown={walk}>
      {ways.map(({ key, title, text, option }) => (
        // biome-ignore lint/a11y/useSemanticElements: two lines of text and a price do not fit an <input>
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={option !== null && option === draft?.option}
          aria-disabled={option === null || undefined}
          onClick={() => option && vary(option)}
        >
          <b>{title}</b>
          {text}
        </button>
      ))}
    </div>
  )
}

/** Of two corridors to the same room the one to go through: a door may fall shut in it. */
function Forks() {
  const { map, table } = useGame()
  const { draft } = useChoice()
  const { t } = useWords('answer')
  if (!draft || viaOf(draft.option) === undefined) return null
  const ways = draft.entry.options
    .filter(option => option.do === draft.option.do)
    .map((option): Way => {
      const via = viaOf(option) ?? ''
      const numbers = map.ways.get(via)?.corridor.numbers.join('·') ?? ''
      return {
        key: via,
        title: t.corridorNumber({ numbers }),
        text: table.noise.includes(via) ? t.noise : t.noNoise,
        option,
      }
    })
  return <WayChoice label={t.answer.throughWhich} ways={ways} className="fork" />
}

const OUTCOMES: readonly Outcome[] = ['encounter', 'danger', 'noise', 'silence', 'mars']

/** Faces of the die, side by side, and in words: most of them are too narrow for a word. */
function OddsBar({ odds }: { odds: Odds }) {
  const { t } = useWords('answer', 'surface')
  const parts = OUTCOMES.filter(outcome => odds.faces[outcome] > 0)
  const named = (outcome: Outcome) => (outcome === 'mars' ? t.mars.outcome : t.outcome[outcome])
  const words = parts.map(outcome => `${odds.faces[outcome]} ${named(outcome)}`).join(', ')
  return (
    <div
      role="img"
      aria-label={odds.faces.mars > 0 ? t.mars.die({ faces: words }) : t.answer.noiseDie({ faces: words })}
    >
      <div className="odds">
        {parts.map(outcome => (
          <span key={outcome} className={outcome} style={{ flexGrow: odds.faces[outcome] }}>
            {odds.faces[outcome]}
          </span>
        ))}
      </div>
      <p className="oddswords">
        {parts.map(outcome => (
          <span key={outcome} className={outcome}>
            {odds.faces[outcome]} {named(outcome)}
          </span>
        ))}
      </p>
    </div>
  )
}

function Then({ icon, tone, text, strong }: { icon: IconName; tone: string; text: string; strong?: string }) {
  return (
    <li className={tone === 'hot' ? 'key' : undefined}>
      <Icon name={icon} className={tone} />
      <span>
        {strong && <b>{strong}: </b>}
        {text}
      </span>
    </li>
  )
}

function Consequences({ odds, outside }: { odds: Odds; outside: boolean }) {
  const { t, lang } = useWords('answer', 'surface')
  const quiet = ['1', '2', '3', '4'].filter(face => !odds.encounterOn.some(on => on === face))
  return (
    <>
      {odds.encounterOn.length > 0 && (
        <Then
          icon="attack"
          tone="hot"
          strong={list(odds.encounterOn, lang, 'disjunction')}
          text={outside ? t.mars.thenArea : t.answer.thenEncounter}
        />
      )}
      {outside ? (
        quiet.length > 0 && (
          <Then icon="noise" tone="loud" strong={list(quiet, lang, 'disjunction')} text={t.mars.thenNoise} />
        )
      ) : (
        <>
          {odds.faces.noise > 0 && (
            <Then icon="noise" tone="loud" strong={list(quiet, lang, 'disjunction')} text={t.answer.thenNoise} />
          )}
          <Then icon="danger" tone="loud" strong={t.outcome.danger} text={t.answer.thenDanger} />
          {odds.faces.silence > 0 && (
            <Then icon="check" tone="quiet" strong={t.outcome.silence} text={t.answer.thenSilence} />
          )}
        </>
      )}
      {odds.faces.mars > 0 && <Then icon="mars" tone="mars" strong={t.mars.mars} text={t.mars.thenCard} />}
    </>
  )
}
