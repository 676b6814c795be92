/** Which icon stands for a tile, a card, an item. What has none of its own gets the plainest of its kind. */
import type { Choice, ObjectName, TokenEffect } from '@coldwake/rules'
import type { IconName } from './icon.tsx'
import { GAME_ICONS, type GameIcon } from './names.ts'

const known = (name: string): name is GameIcon => name in GAME_ICONS

const families: [prefix: string, icon: GameIcon][] = [
  ['engine-', 'engine'],
  ['evacuationSection', 'evacuationSection'],
  ['prototype', 'weapon'],
  ['cargoSendingSystem', 'cssPod'],
  ['backup-power', 'backup'],
]

function iconFor(full: string, otherwise: IconName): IconName {
  // The same item in two decks: `clothes.green`.
  const name = full.split('.')[0]
  if (known(name)) return name
  const family = families.find(([prefix]) => name.startsWith(prefix))
  if (family) return family[1]
  if (name.endsWith('Key')) return 'key'
  if (name.endsWith('Plans') || name.endsWith('Plan')) return 'plans'
  return otherwise
}

export const tileIcon = (tile: string): IconName => iconFor(tile, 'unknown')
export const cardIcon = (card: string): IconName => iconFor(card, 'hand')
export const itemIcon = (item: string): IconName => iconFor(item, 'items')
export const weaponIcon = (item: string): IconName => iconFor(item, 'weapon')

export const objectIcon = (object: ObjectName): IconName => iconFor(object, 'items')

/** What one does, where it is more than a place or a card. */
export function choiceIcon(choice: Choice): IconName {
  switch (choice.do) {
    case 'play':
    case 'react':
      return cardIcon(choice.card)
    case 'use':
    case 'activate':
    case 'drop':
    case 'item':
    case 'make':
    case 'makeOf':
      return itemIcon(choice.card)
    case 'object':
      return objectIcon(choice.object)
    case 'intruder':
      return 'intruder'
    case 'eggs':
      return 'egg'
    case 'launch':
    case 'pod':
      return 'pod'
    case 'computer':
      return 'computer'
    case 'callElevator':
    case 'rideElevator':
      return 'elevator'
    case 'drive':
      return 'rover'
    case 'escape':
      return choice.how === 'rover' ? 'rover' : 'enviroSuit'
    case 'token':
      return 'contingency'
    case 'timeSpace':
      return 'cssPod'
    case 'powerPlace':
    case 'powerToken':
      return 'power'
    case 'top':
      return 'event'
    case 'shoot':
    case 'melee':
    case 'trade':
    case 'craft':
    case 'pickUp':
    case 'roomAction':
    case 'pass':
      return choice.do
    default:
      return 'play'
  }
}

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
