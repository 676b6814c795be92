/** What a choice may cost, before it is made: on its answer in the list, and above the button that does it. */
import './danger.css'
import type { Option } from '@coldwake/rules/facts'
import type { Cause, Danger, OwnWounds } from '@coldwake/rules/forecast'
import { optionText } from '@coldwake/text'
import { upTo } from '../../../app/counting.ts'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useGame } from '../../tableContext.ts'
import { type Entry, isDrop } from '../choices.ts'
import { gravityOf, isSure, worstOf, woundsAhead } from '../danger.ts'
import {
  causeText,
  chanceText,
  type DangerReader,
  dangerTitle,
  isWorthABadge,
  riskText,
  woundCauses,
  woundsText,
} from './dangerWords.ts'

function useDangerReader(): DangerReader {
  const game = useGame()
  const { t, lang } = useWords('answer')
  return { game, t, lang }
}

/** On an answer in a list: under five percent in grey, from there on in bone with a skull; `inWords`: if there is room. */
export function DangerBadge({ option, inWords = false }: { option: Option; inWords?: boolean }) {
  const reader = useDangerReader()
  const known = useChoice().forecast(option)
  const danger = worstOf(known)
  const wounds = <WoundBadge wounds={woundsAhead(known)} inWords={inWords} />
  if (!danger || !isWorthABadge(danger)) return wounds
  const { chance } = danger
  const slight = gravityOf(chance) === 'slight'
  const said = isSure(chance) ? dangerTitle(danger, reader) : riskText(danger, reader)
  return (
    <>
      {wounds}
      <span className={`danger-badge ${slight ? 'slight' : 'deadly'}`} title={said}>
        {!slight && <Icon name="skull" />}
        <span className={inWords || isSure(chance) ? undefined : 'visually-hidden'}>{said}</span>
        {!inWords && !isSure(chance) && <span aria-hidden="true">{chanceText(chance, reader.t)}</span>}
      </span>
    </>
  )
}

/** A wound that is no death: how many there will be, or how likely one is. */
function WoundBadge({ wounds, inWords }: { wounds: OwnWounds | null; inWords: boolean }) {
  const reader = useDangerReader()
  if (!wounds) return null
  const said = woundsText(wounds, reader)
  return (
    <span className="danger-badge hurts" title={said}>
      <Icon name={wounds.serious > 0 || wounds.worsens ? 'serious' : 'light'} />
      <span className={inWords ? undefined : 'visually-hidden'}>{said}</span>
      {!inWords && <span aria-hidden="true">{isSure(wounds.chance) ? '!' : chanceText(wounds.chance, reader.t)}</span>}
    </span>
  )
}

/** Above the button that does what is chosen: wounds, and why. */
function WoundLine({ wounds }: { wounds: OwnWounds | null }) {
  const reader = useDangerReader()
  if (!wounds) return null
  return (
    <p className="riskline hurts" role="status">
      <Icon name={wounds.serious > 0 || wounds.worsens ? 'serious' : 'light'} />
      <span>
        {woundsText(wounds, reader)}
        {woundCauses(wounds, reader).map(why => (
          <small key={why}>{why}</small>
        ))}
      </span>
    </p>
  )
}

/** Above the button that does what is chosen. */
export function DangerPanel({ option }: { option: Option }) {
  const reader = useDangerReader()
  const known = useChoice().forecast(option)
  const danger = worstOf(known)
  const wounds = <WoundLine wounds={woundsAhead(known)} />
  if (!danger) return wounds
  const grave = gravityOf(danger.chance)
  if (grave === 'lethal') return <LethalPanel danger={danger} option={option} />
  const [cause] = danger.causes
  return (
    <>
      {wounds}
      <p className={`riskline ${grave === 'risky' ? 'deadly' : ''}`}>
        {grave === 'risky' && <Icon name="skull" />}
        <span>
          {riskText(danger, reader)}
          {cause && <small>{causeText(cause, reader)}</small>}
        </span>
      </p>
    </>
  )
}

/** Headline, percentage, cause, the cards it depends on, and something safer: always in this order. */
function LethalPanel({ danger, option }: { danger: Danger; option: Option }) {
  const reader = useDangerReader()
  const { forecast, holds, gathers } = useChoice()
  const others = forecast(option)?.dangers.filter(one => one !== danger && gravityOf(one.chance) !== 'slight') ?? []
  return (
    <section className="lethalpanel">
      <div className="tape" aria-hidden="true" />
      <div className="doom-head">
        <span className="octagon" aria-hidden="true">
          <Icon name="skull" />
        </span>
        <h3>{dangerTitle(danger, reader)}</h3>
        {!isSure(danger.chance) && <span className="chance">{chanceText(danger.chance, reader.t)}</span>}
        {danger.causes.map(cause => (
          <p key={JSON.stringify(cause)}>{causeText(cause, reader)}</p>
        ))}
        {others.map(one => (
          <p key={JSON.stringify(one)}>{riskText(one, reader)}</p>
        ))}
        {holds === 0 && !gathers && <p>{reader.t.answer.danger.nothingElse}</p>}
      </div>
      <Deck causes={danger.causes} />
      <SaferChoice danger={danger} option={option} />
    </section>
  )
}

/** The cards that may come, one piece each: so many of them kill. */
function Deck({ causes }: { causes: readonly Cause[] }) {
  const { t } = useWords('answer')
  const attack = causes.find(cause => cause.cause === 'attack')
  if (!attack) return null
  const { deadly, of } = attack
  return (
    <div className="deadlydeck" role="img" aria-label={t.answer.danger.deadlyCards({ deadly, of })}>
      {upTo(of).map(card => (
        <i key={card} className={card <= deadly ? 'kills' : ''} />
      ))}
    </div>
  )
}

/** By so much less something must be to be called safer. */
const SAFER = 0.1

/** What else could be done, and how likely it is to end the same way. */
function SaferChoice({ danger, option }: { danger: Danger; option: Option }) {
  const reader = useDangerReader()
  const { entries, forecast, select } = useChoice()
  const { t, lang, game } = reader
  const riskOf = (other: Option) => worstOf(forecast(other))?.chance ?? { least: 0, most: 0 }
  const ways = entries
    .filter(entry => !isDrop(entry))
    .flatMap(entry => entry.options.map((way): [Entry, Option] => [entry, way]))
    .filter(([, way]) => way !== option && riskOf(way).most <= danger.chance.most - SAFER)
  const [safest] = ways.toSorted(([, a], [, b]) => riskOf(a).most - riskOf(b).most)
  if (!safest) return null
  const [entry, way] = safest
  const chance = riskOf(way)
  return (
    <button type="button" className="safer" onClick={() => select(entry, way)}>
      {t.answer.danger.safer({ what: optionText(way, game.ctx, lang) })}
      <small>
        {gravityOf(chance) === 'none'
          ? t.answer.danger.saferNone
          : t.answer.danger.risk.me({ chance: chanceText(chance, t) })}
      </small>
    </button>
  )
}
