/** What stands on cards and rooms besides effects. */
import type { WeaknessCard } from '@coldwake/rules'
import type { Message } from '../../message.ts'

export const weapons = {
  energy: 'Energy weapon; holds {capacity} Ammo.',
  classic: 'Classic weapon; holds {capacity} Ammo.',
  loaded: 'It starts with {loaded}.',
  bonusOnHit: 'If it deals any Injury, it deals 1 more.',
  bonusOnHits: 'A single or double hit deals 1 more Injury.',
  doubleAsHit: 'A double hit counts as a single hit.',
  sure: 'It deals at least 1 Injury, except on a blank.',
  reroll: 'You may reroll every roll once.',
  extra: 'On a double hit, you may spend 1 more Ammo for 1 more Injury.',
  burns: 'A double hit places a Fire marker in the room.',
} as const satisfies Record<string, Message>

/** What stands in the corners of an item card, as short labels. */
export const facts = {
  cost: 'Costs {cost, plural, =0 {no cards} one {# card} other {# cards}}',
  oneUse: 'One use only',
  heavy: 'Heavy',
  component: 'Component: {component}',
  needs: 'Made from: {one} + {other}',
} as const satisfies Record<string, Message>

export const contamination =
  'This is not an Action card: you cannot play it or pay with it. Only scanning shows whether it is INFECTED.'

export const quests = {
  pay: 'pay {cost, plural, one {# card} other {# cards}}',
  discard: 'discard 1 {cards} card',
  activate: 'To activate it, {price}.',
  activateWhile: 'To activate it, {price} while {test}.',
  attach: 'Attach it to the {weapon} at once.',
} as const satisfies Record<string, Message>

/** What a serious wound does to its bearer. */
export const wounds = {
  drawUpTo: 'at the start of a Round, you draw only until you have {n, plural, one {# card} other {# cards}} in hand',
  handSlots: 'you have {n, plural, one {# Hand slot} other {# Hand slots}}',
  lightWoundOnPass: 'you suffer 1 Light Wound each time you pass',
  escapeCost: 'Escaping costs you {n, plural, one {# card} other {# cards}}',
  itemCost: 'using an Item costs you {n, plural, one {# more card} other {# more cards}}',
} as const satisfies Record<string, Message>

export const eventCards = {
  move: '{intruders} take corridor {way}',
  remove: 'Then this card is removed from the game, and the Event deck is shuffled together with its discard pile.',
  shuffleBack: 'Then this card is shuffled back into the deck.',
} as const satisfies Record<string, Message>

/** What a card of whoever plays the Intruders can be played for. */
export const commands = {
  move: 'Move: 1 Intruder goes through corridor {way} of its room.',
  moveAny: 'Move: 1 Intruder goes through any corridor of its room.',
  attack:
    'Attack: 1 Intruder attacks a Character in its room{attacks, plural, one {} other {, with 1 of # Attack cards}}.',
  special: 'Special effect: {effect}.',
} as const satisfies Record<string, Message>

export const attackCards = {
  one: '{intruders}: {effect}',
  everybody: '{intruders}, against everyone in the room: {effect}',
  blood: 'Blood: {blood}.',
  retreat: 'retreat',
} as const satisfies Record<string, Message>

export const weaknesses = {
  fireBonus: 'Whenever fire hurts an Intruder, it deals 1 more Injury, and 2 Eggs burn instead of 1.',
} as const satisfies Partial<Record<WeaknessCard['gives'], Message>>

export const rooms = {
  noSearch: 'This room cannot be searched.',
  noMalfunction: 'This room cannot get a Malfunction marker.',
  unsearchable: 'This room cannot be searched and cannot get a Malfunction marker.',
} as const satisfies Record<string, Message>
