/** Dealing with others: what things are worth to me and to them, and whether to trade at all. */
import type { CrewView, Name, Option, Seat } from '@coldwake/rules/facts'
import type { Mind } from './effects.ts'
import { weightOf } from './ledger.ts'
import { regard } from './malice.ts'
import { inner, itemCalled, type Sight } from './sight.ts'

/** What makes somebody need a thing more than others do. */
function need(s: Sight, one: CrewView, card: Name): number {
  let more = 1
  for (const effect of inner(itemCalled(s, card)?.effect ?? [])) {
    if (effect.fx === 'dress' || effect.fx === 'healSerious') more += 0.6 * (one.wounds.length + one.dressed.length)
    if (effect.fx === 'healLight') more += 0.4 * one.light
    if (effect.fx === 'scan' || effect.fx === 'larva') more += 0.3 * one.contamination
    if (effect.fx === 'ammo')
      more += one.hands.some(({ ammo, capacity }) => ammo !== null && ammo < (capacity ?? 0) - 1) ? 1 : -0.5
  }
  return more
}

const worthTo = ({ s, plan }: Mind, seat: Seat, card: Name): number =>
  plan.item(card) * need(s, s.table.crew[seat], card)

/** What I know that somebody has and could give. */
function goods({ s }: Mind, seat: Seat): Name[] {
  if (seat === s.seat) return [...s.me.inventory]
  const open = s.table.crew[seat].inventory.flatMap(({ card }) => card ?? [])
  return [...new Set([...open, ...(s.me.others.find(one => one.seat === seat)?.inventory ?? [])])]
}

/** How much better off the first is with a thing of the second's, at best. */
function surplus(m: Mind, taker: Seat, giver: Seat): number {
  let most = 0
  for (const card of goods(m, giver)) most = Math.max(most, worthTo(m, taker, card) - worthTo(m, giver, card))
  return most
}

/** A gain that is worth the trouble. */
const WORTHWHILE = 0.6

/** What a trade with this one promises: something for me, and for them too, unless I would give it for nothing. */
function promise(m: Mind, whom: Seat): number {
  const { s } = m
  const mine = surplus(m, s.seat, whom)
  const theirs = surplus(m, whom, s.seat)
  const gift = theirs * regard(s, whom)
  if (weightOf(s.ledger, s.table, whom) < 0.2) return 0
  return Math.max(gift, theirs > WORTHWHILE && mine > WORTHWHILE ? mine + gift : 0)
}

const others = ({ s }: Mind): Seat[] => s.crew[s.here].filter(seat => seat !== s.seat)

/** To open a trade with whoever is here. */
export const tradeWorth = (m: Mind): number =>
  m.s.fighting || m.s.dealt === m.s.table.round
    ? -5
    : Math.max(-5, ...others(m).map(seat => promise(m, seat) - WORTHWHILE))

/** A card that the other has put down face down. */
const UNKNOWN = 1

/** What lies between us: worth to me as it would go, and to the other as far as I care. */
function dealWorth(m: Mind, whom: Seat): number {
  const { s } = m
  const { table, me } = s
  const seen = me.others.find(one => one.seat === whom)?.offer ?? []
  const given = me.offer
  const got = table.crew[whom].offer.map(({ card }, i) => card ?? seen[i] ?? null)
  const mine = (card: Name | null) => (card === null ? UNKNOWN : worthTo(m, s.seat, card))
  const theirs = (card: Name | null) => (card === null ? UNKNOWN : worthTo(m, whom, card))
  const sum = (cards: readonly (Name | null)[], worth: (card: Name | null) => number) =>
    cards.reduce((all, card) => all + worth(card), 0)
  const things = (table.trade?.objects[whom] ?? []).reduce((all, object) => all + m.plan.object(object), 0)
  return sum(got, mine) - sum(given, mine) + things + regard(s, whom) * (sum(given, theirs) - sum(got, theirs))
}

/** An answer in a trade; whatever is worth nothing ends it. */
export function dealing(m: Mind, option: Option): number {
  const { s } = m
  const { trade } = s.table
  const partner = trade?.partners[s.seat] ?? null
  switch (option.do) {
    case 'partner':
      if (partner !== null || hasRefused(m, option.whom)) return -1
      // Whoever opened it has something in mind: it costs nothing to look.
      return Math.max(
        promise(m, option.whom) - WORTHWHILE,
        opener(s) === option.whom && regard(s, option.whom) >= 0 ? 0.1 : -1,
      )
    case 'put': {
      if (partner === null || s.me.offer.length > 0 || !s.me.inventory.includes(option.card)) return -1
      const gain = worthTo(m, partner, option.card) - worthTo(m, s.seat, option.card)
      return hasRefused(m, partner) ? -1 : gain - WORTHWHILE
    }
    case 'ready':
      return partner === null ? -1 : dealWorth(m, partner) - 0.2
    case 'takeBack':
    case 'show':
      return -1
    default:
      return 0
  }
}

/** Whose turn it is has opened the trade. */
const opener = (s: Sight): Seat | null => s.table.turn?.seat ?? null

/** Has this one turned away for good? */
function hasRefused({ s }: Mind, whom: Seat): boolean {
  const { trade } = s.table
  return trade !== null && trade.left[whom] === 0 && trade.partners[whom] !== s.seat
}
