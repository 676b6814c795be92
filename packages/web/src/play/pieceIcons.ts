/** Which icon stands for a tile, a card, an item: the drawing has all of them by their names. */
import type { TokenEffect } from '@coldwake/rules/facts'
import type { IconName } from '../icons/Icon.tsx'

/** What sets equal pieces apart is not shown: the deck in `clothes.green`, whose body in `corpse.captain`. */
const picture = (name: string): IconName => `of-${name.split('.')[0]}`

export const tileIcon = (tile: string | null | undefined): IconName => (tile ? picture(tile) : 'unknown')
/** Of an action card, an item, an Object. */
export const cardIcon = (card: string): IconName => picture(card)

export const tokenIcon: Record<TokenEffect, IconName> = {
  silence: 'silence',
  danger: 'danger',
  slime: 'slime',
  fire: 'fire',
  malfunction: 'malfunction',
  door: 'door',
  redItem: 'items',
  yellowItem: 'items',
  greenItem: 'items',
  mars: 'mars',
}

/** Tokens are named by what they do and how many items they bring, `fire-2` or `surface-mars-2`. */
export function tokenIconOf(token: string): IconName {
  const effect = token.split('-').at(-2) ?? token
  return effect in tokenIcon ? tokenIcon[effect as keyof typeof tokenIcon] : 'unknown'
}
