/** A choice being made: what is pointed at, which way of doing it, which cards pay. Nothing is sent before it is committed. */
import { type Choice, cardEffect, cardInfo, type MyView, type Name, type Option } from '@coldwake/rules/facts'
import type { Entry } from './choices.ts'

export interface PendingChoice {
  entry: Entry
  option: Option
  /** Places in my hand of the cards that pay. */
  pays: readonly number[]
}

/** What the draft needs to know of the table. */
export interface Purse {
  game: string
  hand: readonly Name[]
  /** Cards that could be played right now, better kept than spent. */
  playable: readonly Name[]
  /** Cards that somebody who guides the player wants kept. */
  kept: readonly Name[]
}

export const purseOf = (game: string, me: MyView | null, kept: readonly Name[] = []): Purse => ({
  game,
  hand: me?.hand ?? [],
  playable: me?.decision?.options.flatMap(option => (option.do === 'play' ? [option.card] : [])) ?? [],
  kept,
})

/** Places in hand that can pay for this option: any action card but the one being played. */
export const payable = (purse: Purse, option: Option): number[] => payers(purse, option).map(({ at }) => at)

function payers({ game, hand }: Purse, option: Option): { card: Name; at: number }[] {
  const played = option.do === 'play' ? hand.indexOf(option.card) : -1
  return hand.flatMap((card, at) => (at !== played && cardInfo(game, card) ? [{ card, at }] : []))
}

/** The cards at these places in hand. */
export const cardsAt = (hand: readonly Name[], places: readonly number[]): Name[] =>
  places.flatMap(at => hand[at] ?? [])

/** Lower is spent sooner: cards of no use here, cards I could play now or where I go, reactions, those kept for later. */
function worth({ game, playable, kept }: Purse, card: Name, { do: deed }: Option): number {
  if (kept.includes(card)) return 4
  if (cardInfo(game, card)?.when === 'reaction') return 3
  // What can be searched with is for the room one goes to, whatever could be done here.
  const searches =
    (deed === 'move' || deed === 'carefulMove') && cardEffect(game, card)?.some(({ fx }) => fx === 'search')
  if (searches) return 2.5
  return playable.includes(card) ? 2 : 1
}

/** Cards in the order in which a sensible person would give them. A second copy is worth less than the first. */
function cheapestFirst(purse: Purse, option: Option): number[] {
  const seen = new Set<Name>(option.do === 'play' ? [option.card] : [])
  const priced = payers(purse, option).map(({ card, at }) => {
    const again = seen.has(card)
    seen.add(card)
    const value = worth(purse, card, option)
    return { at, value: again ? value - 0.5 : value }
  })
  return priced.sort((a, b) => a.value - b.value || a.at - b.at).map(({ at }) => at)
}

export const suggestPayment = (purse: Purse, option: Option): number[] =>
  cheapestFirst(purse, option)
    .slice(0, option.cost ?? 0)
    .sort((a, b) => a - b)

export const beginChoice = (entry: Entry, purse: Purse, option: Option = entry.options[0]): PendingChoice => ({
  entry,
  option,
  pays: suggestPayment(purse, option),
})

/** Another way of doing the same: cards already picked stay picked as far as the price allows. */
export function varyChoice(draft: PendingChoice, purse: Purse, option: Option): PendingChoice {
  const cost = option.cost ?? 0
  const kept = draft.pays.filter(at => payable(purse, option).includes(at)).slice(0, cost)
  const more = cheapestFirst(purse, option).filter(at => !kept.includes(at))
  return { ...draft, option, pays: [...kept, ...more].slice(0, cost).sort((a, b) => a - b) }
}

/** Tapping a card: it takes the place of the oldest pick. One that pays already stays, and is the newest pick now. */
export function payWith(draft: PendingChoice, purse: Purse, at: number): PendingChoice {
  if (!payable(purse, draft.option).includes(at)) return draft
  const cost = draft.option.cost ?? 0
  return cost === 0 ? draft : { ...draft, pays: [...draft.pays.filter(pay => pay !== at), at].slice(-cost) }
}

export const missing = (draft: PendingChoice): number => (draft.option.cost ?? 0) - draft.pays.length

/** What is sent with the action: each card in the order of the hand, which is the order the engine asks in. */
export function paymentOf(draft: PendingChoice, purse: Purse): Choice[] {
  const pays = draft.pays.toSorted((a, b) => a - b)
  return cardsAt(purse.hand, pays).map(card => ({ do: 'pay', card }))
}

/** Discarding when passing: any number of cards, then enough. */
export function discardsOf(hand: readonly Name[], picks: readonly number[]): [Choice, ...Choice[]] {
  const places = picks.toSorted((a, b) => a - b)
  const [first, ...others] = cardsAt(hand, places).map((card): Choice => ({ do: 'discard', card }))
  return first ? [first, ...others, { do: 'done' }] : [{ do: 'done' }]
}
