/** Trades: what things are worth to me and to others, and whether to trade at all. */
import type { CrewView, Name, Option, Seat } from '@coldwake/rules/facts'
import { objectWorth } from '../effects.ts'
import { at } from '../indexed.ts'
import type { Mind } from '../mind.ts'
import { inner, itemCalled } from '../printed.ts'
import type { Sight } from '../sight.ts'
import { regard } from '../talk/regard.ts'
import { weightOf } from '../talk/trust.ts'

/** How much more somebody needs a thing than anybody does. */
function need(sight: Sight, one: CrewView, card: Name): number {
  const { perSerious, perLight, perContamination, ammo: charged, noAmmo } = sight.weights.trade
  let more = 1
  for (const { fx } of inner(itemCalled(sight, card)?.effect ?? [])) {
    if (fx === 'dress' || fx === 'healSerious') more += perSerious * (one.wounds.length + one.dressed.length)
    if (fx === 'healLight') more += perLight * one.light
    if (fx === 'scan' || fx === 'larva') more += perContamination * one.contamination
    if (fx === 'ammo')
      more += one.hands.some(({ ammo, capacity }) => ammo !== null && ammo < (capacity ?? 0) - 1) ? charged : noAmmo
  }
  return more
}

const worthTo = ({ sight, plan }: Mind, seat: Seat, card: Name): number =>
  plan.item(card) * need(sight, at(sight.table.crew, seat), card)

/** Items that somebody could give, as far as I know. */
function goods({ sight: { seat: mine, me, table } }: Mind, seat: Seat): Name[] {
  if (seat === mine) return [...me.inventory]
  const open = at(table.crew, seat).inventory.flatMap(({ card }) => card ?? [])
  return [...new Set([...open, ...(me.others.find(one => one.seat === seat)?.inventory ?? [])])]
}

/** How much better off the first is with a thing of the second's, at best. */
function surplus(mind: Mind, taker: Seat, giver: Seat): number {
  let most = 0
  for (const card of goods(mind, giver)) most = Math.max(most, worthTo(mind, taker, card) - worthTo(mind, giver, card))
  return most
}

/** The gain that a trade with this seat promises: something for me, and for them too, unless I would give it for nothing. */
function promise(mind: Mind, whom: Seat): number {
  const { sight } = mind
  const { trust, worthwhile } = sight.weights.trade
  const mine = surplus(mind, sight.seat, whom)
  const theirs = surplus(mind, whom, sight.seat)
  const gift = theirs * regard(sight, whom)
  if (weightOf(sight.ledger, sight.table, whom) < trust) return 0
  return Math.max(gift, theirs > worthwhile && mine > worthwhile ? mine + gift : 0)
}

/** Opening a trade with somebody here. */
export function tradeWorth(mind: Mind): number {
  const { fighting, dealt, table, crew, here, seat: mine, weights } = mind.sight
  if (fighting || dealt === table.round) return weights.turn.unknown
  const others = at(crew, here).filter(seat => seat !== mine)
  return Math.max(weights.turn.unknown, ...others.map(seat => promise(mind, seat) - weights.trade.worthwhile))
}

/** The worth of the deal on the table: to me, and to the other as far as I care. */
function dealWorth(mind: Mind, whom: Seat): number {
  const { sight } = mind
  const { table, me, weights } = sight
  const seen = me.others.find(one => one.seat === whom)?.offer ?? []
  const given = me.offer
  const got = at(table.crew, whom).offer.map(({ card }, i) => card ?? seen[i] ?? null)
  const to = (seat: Seat) => (card: Name | null) => (card === null ? weights.trade.faceDown : worthTo(mind, seat, card))
  const sum = (cards: readonly (Name | null)[], worth: (card: Name | null) => number) =>
    cards.reduce((all, card) => all + worth(card), 0)
  const [mine, theirs] = [to(sight.seat), to(whom)]
  const things = (table.trade?.objects[whom] ?? []).reduce((all, object) => all + objectWorth(mind, object), 0)
  return sum(got, mine) - sum(given, mine) + things + regard(sight, whom) * (sum(given, theirs) - sum(got, theirs))
}

/** An answer in a trade. Ending it is worth nothing. */
export function dealing(mind: Mind, option: Option): number {
  const { sight } = mind
  const { worthwhile, deal, refused } = sight.weights.trade
  const partner = sight.table.trade?.partners[sight.seat] ?? null
  switch (option.do) {
    case 'partner':
      return partner !== null || hasRefused(sight, option.whom) ? refused : partnerWorth(mind, option.whom)
    case 'put': {
      if (partner === null || sight.me.offer.length > 0 || !sight.me.inventory.includes(option.card)) return refused
      const gain = worthTo(mind, partner, option.card) - worthTo(mind, sight.seat, option.card)
      return hasRefused(sight, partner) ? refused : gain - worthwhile
    }
    case 'ready':
      return partner === null ? refused : dealWorth(mind, partner) - deal
    case 'takeBack':
    case 'show':
      return refused
    default:
      return 0
  }
}

function partnerWorth(mind: Mind, whom: Seat): number {
  const { sight } = mind
  const { worthwhile, look, refused } = sight.weights.trade
  // Somebody who opened a trade has something in mind: it costs nothing to look.
  const isOpener = sight.table.turn?.seat === whom
  return Math.max(promise(mind, whom) - worthwhile, isOpener && regard(sight, whom) >= 0 ? look : refused)
}

/** True where this seat has turned away for good. */
function hasRefused({ table: { trade }, seat }: Sight, whom: Seat): boolean {
  return trade !== null && trade.left[whom] === 0 && trade.partners[whom] !== seat
}
