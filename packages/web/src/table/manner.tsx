import type { Option } from '@coldwake/rules'
import { type Context, cardText, type Lang, questText, theRoom, whyText } from '@coldwake/text'
import type { KeyboardEvent } from 'react'
import { roomDoes } from '../board/describe.ts'
import { noiseOdds, type Odds, type Outcome } from '../board/odds.ts'
import { inCombat, intrudersHere } from '../board/places.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { destination } from './forecast.ts'
import { useTable } from './model.tsx'

/** How it is done, what the die may bring, and what follows: all before anything is committed. */
export function Manner() {
  const { choosing, map, table, ctx } = useTable()
  const { t, lang } = useWords()
  const { draft } = choosing
  if (!draft) return null
  const { option } = draft
  const does = deedText(option, ctx, lang)
  if (does) return <p className="effect-text">{does}</p>
  const to = destination(draft.entry)
  if (!to) return null
  const odds = noiseOdds(map, table, to, ctx.me)
  const danger = intrudersHere(table, to).length > 0
  const explored = table.rooms.some(room => room.room === to && room.explored)
  return (
    <div className="manner">
      <Ways to={to} />
      {option.do === 'move' && odds && <OddsBar odds={odds} />}
      <ul className="then">
        {!explored && <Then icon="unknown" tone="what" text={t.thenExplore} />}
        {inCombat(table, ctx.me) && <Then icon="escape" tone="hot" text={t.thenEscape} />}
        {danger && <Then icon="attack" tone="hot" text={t.thenIntruder} />}
        {!odds && !danger && <Then icon="check" tone="quiet" text={t.thenCompany} />}
        {odds && option.do === 'carefulMove' && <Then icon="careful" tone="loud" text={t.thenCareful} />}
        {odds && option.do === 'move' && <Consequences odds={odds} room={theRoom(to, ctx, lang)} />}
      </ul>
    </div>
  )
}

/** What a card, an item or the room does. */
function deedText(option: Option, { table, me }: Context, lang: Lang): string {
  switch (option.do) {
    case 'play':
    case 'use':
    case 'react':
    case 'keep':
    case 'make':
    case 'objective':
      return cardText(table.game, option.card, lang)
    case 'activate':
      return questText(table.game, option.card, lang)
    case 'roomAction': {
      const here = table.crew.find(crew => crew.seat === me)?.room
      return here ? roomDoes(table, here, lang) : ''
    }
    default:
      return ''
  }
}

function Ways({ to }: { to: string }) {
  const { choosing, state } = useTable()
  const { t, lang } = useWords()
  const { draft } = choosing
  if (!draft) return null
  const wayOf = (kind: 'move' | 'carefulMove') => ({
    kind,
    option: draft.entry.options.find(option => option.do === kind) ?? null,
    why: state.obstacles?.list.find(one => one.do === kind && one.to === to)?.why ?? null,
  })
  const text = (option: Option) =>
    option.do === 'move' ? t.moveRolls(option.cost ?? 0) : t.carefulMarks(option.cost ?? 0)
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

const PARTS: [Outcome, string][] = [
  ['encounter', 'e'],
  ['danger', 'd'],
  ['noise', 'n'],
  ['silence', 's'],
]

/** Ten faces of the die, side by side. */
function OddsBar({ odds }: { odds: Odds }) {
  const { t } = useWords()
  const parts = PARTS.filter(([outcome]) => odds.faces[outcome] > 0)
  const words = parts.map(([outcome]) => `${odds.faces[outcome]} ${t.outcome[outcome]}`)
  return (
    <div className="odds" role="img" aria-label={t.noiseDie(words.join(', '))}>
      {parts.map(([outcome, look]) => (
        <span key={outcome} className={look} style={{ flexGrow: odds.faces[outcome] }} title={t.outcome[outcome]}>
          {odds.faces[outcome]}
          {odds.faces[outcome] > 2 && ` ${t.outcome[outcome]}`}
        </span>
      ))}
    </div>
  )
}

function Then({ icon, tone, text, strong }: { icon: IconName; tone: string; text: string; strong?: string }) {
  return (
    <li>
      <Icon name={icon} className={tone} />
      <span>
        {strong && <b>{strong}: </b>}
        {text}
      </span>
    </li>
  )
}

function Consequences({ odds, room }: { odds: Odds; room: string }) {
  const { t } = useWords()
  const quiet = ['1', '2', '3', '4'].filter(face => !odds.encounterOn.some(on => on === face))
  return (
    <>
      {odds.encounterOn.length > 0 && (
        <Then icon="attack" tone="hot" strong={t.anyOf(odds.encounterOn)} text={t.thenEncounter} />
      )}
      <Then icon="noise" tone="loud" strong={t.anyOf([...quiet, t.outcome.danger])} text={t.thenNoise(room)} />
    </>
  )
}
