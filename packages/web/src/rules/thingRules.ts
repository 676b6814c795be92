/**
 * Which rules belong to a thing on the table: the special one first, then the plain one of its kind. An id is a rule,
 * or the group that all rules of a thing share.
 */
import { cardInfo, itemInfo, type Name, type RuleId, type Why } from '@coldwake/rules/facts'
import type { Game } from '../games/covers/index.ts'
import { THING_RULES } from '../games/rulebooks/thingRules.ts'
import type { Deed, Sign } from './links/address.ts'

export interface ThingRules {
  rooms: Readonly<Record<Name, RuleId>>
  /** Cards of every kind that have rules of their own. */
  cards: Readonly<Record<Name, readonly RuleId[]>>
  kinds: {
    action: RuleId
    reaction: RuleId
    item: RuleId
    weapon: RuleId
    crafted: RuleId
    quest: RuleId
    contamination: RuleId
  }
  /** Signs, reasons and deeds that this game has. */
  signs: Readonly<Partial<Record<Sign, RuleId>>>
  whys: Readonly<Partial<Record<Why, RuleId>>>
  deeds: Readonly<Partial<Record<Deed, RuleId>>>
}

const KINDS = ['card', 'room', 'sign', 'why', 'deed'] as const
export type ThingKind = (typeof KINDS)[number]
export const isThingKind = (kind: string): kind is ThingKind => KINDS.some(known => known === kind)

/** Best first; empty if there is no such thing. */
export function rulesAbout(game: Game, kind: ThingKind, name: Name): readonly RuleId[] {
  const about = THING_RULES[game]
  if (kind === 'card') return rulesOfCard(about, game, name)
  const table: Readonly<Record<string, RuleId | undefined>> = {
    room: about.rooms,
    sign: about.signs,
    why: about.whys,
    deed: about.deeds,
  }[kind]
  const rule = Object.hasOwn(table, name) ? table[name] : undefined
  return rule ? [rule] : []
}

/** A card in hand, an item, a wound. */
function rulesOfCard({ cards, kinds }: ThingRules, game: Game, card: Name): readonly RuleId[] {
  const own = (Object.hasOwn(cards, card) && cards[card]) || []
  const ofItsKind = kindRule(kinds, game, card)
  return ofItsKind && !own.includes(ofItsKind) ? [...own, ofItsKind] : own
}

function kindRule(kinds: ThingRules['kinds'], game: Game, name: Name): RuleId | null {
  if (name === 'contamination') return kinds.contamination
  const action = cardInfo(game, name)
  if (action) return action.when === 'reaction' ? kinds.reaction : kinds.action
  const item = itemInfo(game, name)
  if (!item) return null
  if (item.quest) return kinds.quest
  if (item.weapon) return kinds.weapon
  return item.needs ? kinds.crafted : kinds.item
}
