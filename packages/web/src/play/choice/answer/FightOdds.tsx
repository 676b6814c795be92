/** How a fight may turn out: the die on each way of fighting, and how much the opponents can still take. */
import './fight.css'
import { intrudersIn, type Option } from '@coldwake/rules/facts'
import type { Fight } from '@coldwake/rules/forecast'
import { intruderName } from '@coldwake/text'
import type { CSSProperties } from 'react'
import { upTo } from '../../../app/counting.ts'
import { useWords } from '../../../app/words.ts'
import { creatureOf } from '../../../games/index.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useGame } from '../../tableContext.ts'
import { attackedFirst } from '../choicesOnBoard.ts'
import { gravityOfForecast, percentOf } from '../danger.ts'
import { DangerBadge } from './DangerPanel.tsx'
import { chanceText } from './dangerWords.ts'

/** The best there is to aim at, where the target is still to be chosen. */
const bestOf = (fights: readonly Fight[] | undefined): Fight | null =>
  fights?.reduce<Fight | null>((best, next) => (best && best.kills.most >= next.kills.most ? best : next), null) ?? null

/** Chances of each number of injuries, none first. */
function byInjuries({ faces }: Fight): [injuries: number, chance: number][] {
  const sums = new Map<number, number>()
  for (const { injuries, chance } of faces) sums.set(injuries, (sums.get(injuries) ?? 0) + chance)
  return [...sums].toSorted(([a], [b]) => a - b)
}

/** On the tile of a shot or a blow: the die, whether it kills, what it costs and what a miss means. */
export function FightOdds({ option }: { option: Option }) {
  const { forecast, fighting } = useChoice()
  const { t } = useWords('answer')
  const known = forecast(option)
  const fight = bestOf(known?.fights)
  const { fight: words, meleeCosts, shootCosts } = t.answer
  const isMelee = option.do === 'melee'
  return (
    <span className="fightodds">
      {fight && <FightDie fight={fight} />}
      {fight && <span className="kills">{words.kills({ chance: chanceText(fight.kills, t) })}</span>}
      {fighting && (
        <span className={`missed ${isMelee ? 'hot' : 'quiet'}`}>
          <Icon name={isMelee ? 'serious' : 'ammo'} />
          {isMelee ? meleeCosts : shootCosts}
        </span>
      )}
      {gravityOfForecast(known) !== 'none' && <DangerBadge option={option} inWords />}
    </span>
  )
}

/** The faces of the die by what they do. */
function FightDie({ fight }: { fight: Fight }) {
  const { t } = useWords('answer')
  const { fight: words } = t.answer
  const parts = byInjuries(fight)
  const said = parts.map(([injuries, chance]) => words.face({ percent: percentOf(chance) ?? 0, injuries }))
  return (
    <span className="fightdie" role="img" aria-label={words.die({ faces: said.join(', ') })}>
      {parts.map(([injuries, chance]) => (
        <span key={injuries} className={injuries === 0 ? 'miss' : 'injures'} style={{ flexGrow: chance }}>
          <b>{injuries === 0 ? words.miss : injuries > 2 ? `${injuries}●` : '●'.repeat(injuries)}</b>
          {t.percent({ percent: percentOf(chance) ?? 0 })}
        </span>
      ))}
    </span>
  )
}

/** Who is here, how hurt they are, and at how many injuries they die. */
export function Opponents() {
  const { table, ctx } = useGame()
  const { entries, forecast } = useChoice()
  const { t, lang } = useWords('answer')
  const here = table.crew.find(({ seat }) => seat === ctx.me)?.room
  const fights = entries.flatMap(({ options: [option] }) => forecast(option)?.fights ?? [])
  if (here === undefined) return null
  return (
    <ul className="opponents">
      {intrudersIn(table, here).map(({ intruder, kind, injuries }) => {
        const name = intruderName(kind, lang)
        const fight = fights.find(({ target }) => target === intruder)
        return (
          <li key={intruder}>
            <img className="creature" src={creatureOf(table.game, kind)} alt="" />
            <span>
              <b>{name}</b>
              {t.answer.fight.tough({ injuries })}
            </span>
            {fight && <Toughness fight={fight} injuries={injuries} />}
            <span className={kind === 'larva' ? 'attacks infests' : 'attacks'}>{t.answer.fight.attacks({ kind })}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Chances that it is dead with one injury more, two more … as far as one action goes. */
function Toughness({ fight, injuries }: { fight: Fight; injuries: number }) {
  const { t } = useWords('answer')
  return (
    <ol className="toughness" title={t.answer.fight.deadAtCaption}>
      <li className="caption" aria-hidden="true">
        {t.answer.fight.deadAtCaption}
      </li>
      {upTo(fight.deadAt.length - 1)
        .filter(at => at > injuries)
        .map(at => {
          const percent = percentOf(fight.deadAt[at] ?? 0) ?? 0
          return (
            <li key={at} style={{ '--dead': percent } as CSSProperties}>
              <span className="visually-hidden">{t.answer.fight.deadAt({ n: at, percent })}</span>
              <span aria-hidden="true">{t.percent({ percent })}</span>
              <i aria-hidden="true" />
              <b aria-hidden="true">{at}</b>
            </li>
          )
        })}
    </ol>
  )
}

/** Beside a way out: a character that leaves an Intruder behind is attacked, and how likely that wounds or kills. */
export function FleeBadge({ option }: { option: Option }) {
  const { t } = useWords('answer')
  const { tone, percent, atMost } = attackedFirst(useChoice().forecast(option))
  const kills = tone === 'lethal'
  const { danger, fight } = t.answer
  const chance = percent === null ? '' : (atMost ? danger.upTo : danger.exactly)({ percent })
  return (
    <span className={`answer-note first ${kills ? 'deadly' : 'hot'}`}>
      <span>{t.attackedFirst}</span>
      {chance && (
        <b>
          <Icon name={kills ? 'skull' : 'serious'} />
          {(kills ? fight.killed : fight.wounded)({ chance })}
        </b>
      )}
    </span>
  )
}
