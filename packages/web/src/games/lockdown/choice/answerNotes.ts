/** What one would like to know of an answer in the facility before choosing it. */
import type { Option, TableView } from '@coldwake/rules/facts'
import { cardName, cardText, list } from '@coldwake/text'
import { seatsIn } from '../../../app/counting.ts'
import type { Words } from '../../../app/words.ts'
import type { TableGame } from '../../../play/tableContext.ts'

type Shared = Pick<TableGame, 'table' | 'me' | 'map' | 'name'>

/** +3 for an object, whatever it discovers (LOCK-KNOW-02). */
const ANALYSED = 3

export function lockdownAnswerNote(option: Option, game: Shared, { t, lang }: Words<'lockdown'>): string {
  const { table, me, map, name } = game
  const { facility } = table
  if (!facility) return ''
  const said = (facts: (string | false | undefined)[]) => facts.filter(Boolean).join(' · ')
  const seen = (bits: number) => bits !== 0 && t.seenBy({ names: list(seatsIn(bits).map(name), lang) })
  switch (option.do) {
    case 'token': {
      const { whom, at } = option
      const held = whom === null ? facility.pool : (facility.people[whom]?.contingencies ?? [])
      const saw = me?.facility?.seen.find(one => one.whom === whom && one.at === at)
      const bits = held[at]?.seenBy ?? 0
      return said([saw && cardName(saw.card, lang), seen(whom === null ? bits : bits & ~(1 << whom))])
    }
    case 'timeSpace': {
      const space = map.board.tracks.time.find(({ n }) => n === option.space)
      const token = facility.css.find(one => one.space === option.space)
      const saw = me?.facility?.css.find(one => one.space === option.space)
      return said([
        option.space === table.time && t.facility.nowHere,
        saw && cardText(table.game, saw.card, lang),
        token && seen(token.seenBy),
        ...(space?.outages ?? []).map(colour => (colour === 'blue' ? t.facility.outage.blue : t.facility.outage.red)),
      ])
    }
    case 'powerPlace': {
      const power = facility.power.find(({ place }) => place === option.place)
      return power
        ? said([light(power.on, option.place === 'elevator', t), t.facility.powerToken({ token: power.token })])
        : ''
    }
    case 'powerToken':
      return light(
        facility.power.some(({ token, on }) => token === option.token && on),
        false,
        t,
      )
    case 'object': {
      if (table.asking?.ask !== 'analyse') return ''
      const discovers =
        table.weaknesses.some(({ card }) => card === null) &&
        !facility.analysed.some(kind => option.object.startsWith(kind))
      return said([
        option.whom === undefined
          ? t.facility.lyingHere
          : option.whom === me?.seat
            ? t.facility.carriedByYou
            : t.facility.carriedBy({ name: name(option.whom) }),
        t.facility.threeForOne({ n: ANALYSED }),
        discovers ? t.facility.newWeakness : t.facility.noNewWeakness,
      ])
    }
    case 'makeOf':
      return t.facility.fromOne({ item: cardName(option.of, lang) })
    case 'top':
      return cardText(table.game, option.card, lang)
    default:
      return ''
  }
}

/** Is there power where this option points at? */
export const isPowered = (
  { facility }: TableView,
  option: Extract<Option, { do: 'powerPlace' | 'powerToken' }>,
): boolean =>
  (facility?.power ?? []).some(
    ({ on, place, token }) => on && (option.do === 'powerPlace' ? place === option.place : token === option.token),
  )

const light = (on: boolean, elevator: boolean, t: Words<'lockdown'>['t']): string => {
  if (elevator) return on ? t.facility.running : t.facility.stands
  return on ? t.facility.lit : t.facility.dark
}
