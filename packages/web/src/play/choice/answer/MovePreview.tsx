import './preview.css'
import { intrudersIn, type Option, type RoomId } from '@coldwake/rules/facts'
import { intruderName, itemFacts, list, theRoom, whyText } from '@coldwake/text'
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
import { destination } from '../forecast.ts'
import { answerRecordOf } from './answerRecords.tsx'

/** How it is done, what the die may bring, and what follows: all before anything is committed. */
export function MovePreview() {
  const { map, table, ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords('surface')
  const { draft } = choosing
  if (!draft) return null
  const { option } = draft
  const to = destination(draft.entry)
  if (!to)
    return (
      <>
        <Forks />
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
        {!explored && <Then icon="unknown" tone="what" text={t.thenExplore} />}
        <Pursuit />
        {danger && <Then icon="attack" tone="hot" text={t.thenIntruder} />}
        {!odds && !danger && <Then icon="check" tone="quiet" text={t.thenCompany} />}
        {odds && option.do === 'carefulMove' && (
          <Then icon="careful" tone="loud" text={outside ? t.mars.thenCareful : t.thenCareful} />
        )}
        {odds && option.do === 'move' && <Consequences odds={odds} room={theRoom(to, ctx, lang)} outside={outside} />}
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
  if (!does && facts.length === 0 && !price && !choosing.final) return null
  return (
    <div className="manner deed">
      {does && <p className="effect-text">{does}</p>}
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      <ul className="then">
        {price && <Then icon={price.icon} tone={price.tone} text={price.text} />}
        {choosing.final && <Then icon="danger" tone="hot" text={t.table.finalMeans[choosing.final]} />}
      </ul>
    </div>
  )
}

/** NEM-ESC: whoever leaves a room with intruders in it is attacked by each of them. */
function Pursuit() {
  const { table, ctx } = useGame()
  const { t, lang } = useWords()
  if (!besideIntruder(table, ctx.me)) return null
  const here = table.crew.find(crew => crew.seat === ctx.me)?.room
  const kinds = here === undefined ? [] : intrudersIn(table, here).map(({ kind }) => intruderName(kind, lang))
  return <Then icon="escape" tone="hot" strong={list(kinds, lang)} text={t.table.attackFirst} />
}

/** NEM-ENC-07: fewer cards in hand than the token shows, and it strikes at once. */
function Surprise({ to }: { to: RoomId }) {
  const { table, map, ctx } = useGame()
  const choosing = useChoice()
  const { t } = useWords('lockdown')
  const { draft, purse } = choosing
  const left = purse.hand.length - (draft?.pays.length ?? 0)
  if (!table.facility) return <Then icon="hand" tone="hot" text={t.table.surpriseAbove({ n: left })} />
  // LOCK-ENC-08: its number is a higher one in darkness.
  const dark = darkThere(map, table, to, ctx.me)
  const chance = surpriseOdds(table, left, dark)
  return (
    <Then icon={dark ? 'dark' : 'hand'} tone="hot" text={t.facility.surprise({ cards: left, percent: chance, dark })} />
  )
}

function Ways({ to }: { to: string }) {
  const choosing = useChoice()
  const { state } = useConnection()
  const { t, lang } = useWords()
  const { draft } = choosing
  if (!draft) return null
  const via = viaOf(draft.option)
  const wayOf = (kind: 'move' | 'carefulMove') => ({
    kind,
    option: draft.entry.options.find(option => option.do === kind && viaOf(option) === via) ?? null,
    why: state.obstacles?.list.find(one => one.do === kind && one.to === to)?.why ?? null,
  })
  const text = (option: Option) =>
    option.do === 'move' ? t.moveRolls({ cards: option.cost ?? 0 }) : t.carefulMarks({ cards: option.cost ?? 0 })
  const ways = [wayOf('move'), wayOf('carefulMove')]
  const other = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const next = ways.findIndex(way => way.option && way.kind !== draft.option.do)
    const option = ways[next]?.option
    if (option) choosing.vary(option)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="how" role="radiogroup" aria-label={t.how} onKeyDown={other}>
      {ways.map(({ kind, option, why }) => (
        // biome-ignore lint/a11y/useSemanticElements: two lines of text and a price do not fit an <input>
        <button
          key={kind}
          type="button"
          role="radio"
          aria-checked={draft.option.do === kind}
          aria-disabled={option === null || undefined}
          title={why ? whyText(why, lang) : undefined}
          onClick={() => option && choosing.vary(option)}
        >
          <b>{kind === 'move' ? t.move : t.careful}</b>
          {option ? text(option) : why ? whyText(why, lang) : t.notPossible}
        </button>
      ))}
    </div>
  )
}

/** Of two corridors to the same room the one to go through: a door may fall shut in it. */
function Forks() {
  const { map, table } = useGame()
  const choosing = useChoice()
  const { t } = useWords()
  const { draft } = choosing
  const chosen = draft && viaOf(draft.option)
  if (!draft || chosen === undefined) return null
  const ways = draft.entry.options.filter(option => option.do === draft.option.do)
  const other = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const next = ways.findIndex(option => viaOf(option) !== chosen)
    const way = ways[next]
    if (way) choosing.vary(way)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="how fork" role="radiogroup" aria-label={t.throughWhich} onKeyDown={other}>
      {ways.map(option => {
        const via = viaOf(option) ?? ''
        const numbers = map.ways.get(via)?.corridor.numbers.join('·') ?? ''
        return (
          // biome-ignore lint/a11y/useSemanticElements: two lines of text do not fit an <input>
          <button
            key={via}
            type="button"
            role="radio"
            aria-checked={via === chosen}
            onClick={() => choosing.vary(option)}
          >
            <b>{t.corridorNumber({ numbers })}</b>
            {table.noise.includes(via) ? t.noise : t.noNoise}
          </button>
        )
      })}
    </div>
  )
}

const OUTCOMES: readonly Outcome[] = ['encounter', 'danger', 'noise', 'silence', 'mars']

/** Faces of the die, side by side. */
function OddsBar({ odds }: { odds: Odds }) {
  const { t } = useWords('surface')
  const parts = OUTCOMES.filter(outcome => odds.faces[outcome] > 0)
  const named = (outcome: Outcome) => (outcome === 'mars' ? t.mars.outcome : t.outcome[outcome])
  const words = parts.map(outcome => `${odds.faces[outcome]} ${named(outcome)}`).join(', ')
  return (
    <div
      className="odds"
      role="img"
      aria-label={odds.faces.mars > 0 ? t.mars.die({ faces: words }) : t.noiseDie({ faces: words })}
    >
      {parts.map(outcome => (
        <span key={outcome} className={outcome} style={{ flexGrow: odds.faces[outcome] }} title={named(outcome)}>
          {odds.faces[outcome]}
          {odds.faces[outcome] > 2 && ` ${named(outcome)}`}
        </span>
      ))}
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

function Consequences({ odds, room, outside }: { odds: Odds; room: string; outside: boolean }) {
  const { t, lang } = useWords('surface')
  const quiet = ['1', '2', '3', '4'].filter(face => !odds.encounterOn.some(on => on === face))
  return (
    <>
      {odds.encounterOn.length > 0 && (
        <Then
          icon="attack"
          tone="hot"
          strong={list(odds.encounterOn, lang, 'disjunction')}
          text={outside ? t.mars.thenArea : t.thenEncounter}
        />
      )}
      {outside ? (
        quiet.length > 0 && (
          <Then icon="noise" tone="loud" strong={list(quiet, lang, 'disjunction')} text={t.mars.thenNoise} />
        )
      ) : (
        <Then
          icon="noise"
          tone="loud"
          strong={list([...quiet, t.outcome.danger], lang, 'disjunction')}
          text={t.thenNoise({ room })}
        />
      )}
      {odds.faces.mars > 0 && <Then icon="mars" tone="mars" strong={t.mars.mars} text={t.mars.thenCard} />}
    </>
  )
}
