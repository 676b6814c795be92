/** Which icon stands for a tile, a card, an item. What has none of its own gets the plainest of its kind. */
import type { TokenEffect } from '@coldwake/rules'
import type { IconName } from './icon.tsx'
import { GAME_ICONS, type GameIcon } from './names.ts'

const known = (name: string): name is GameIcon => name in GAME_ICONS

const families: [prefix: string, icon: GameIcon][] = [
  ['engine-', 'engine'],
  ['evacuationSection', 'evacuationSection'],
  ['prototype', 'weapon'],
]

function iconFor(name: string, otherwise: IconName): IconName {
  if (known(name)) return name
  const family = families.find(([prefix]) => name.startsWith(prefix))
  if (family) return family[1]
  if (name.endsWith('Key')) return 'key'
  if (name.endsWith('Plans')) return 'plans'
  return otherwise
}

export const tileIcon = (tile: string): IconName => iconFor(tile, 'unknown')
export const cardIcon = (card: string): IconName => iconFor(card, 'hand')
export const itemIcon = (item: string): IconName => iconFor(item, 'items')
export const weaponIcon = (item: string): IconName => iconFor(item, 'weapon')

export const tokenIcon: Record<TokenEffect, IconName> = {
  silence: 'silence',
  danger: 'danger',
  slime: 'slime',
  fire: 'fire',
  malfunction: 'malfunction',
  door: 'door',
}
