/** What stands on cards and rooms besides effects. */
import type { ItemGift, WeaknessCard } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const weapons = {
  energy: 'Energy weapon for {capacity} Ammo.',
  classic: 'Classic weapon for {capacity} Ammo.',
  loaded: 'It comes with {loaded}.',
  bonusOnHit: 'If it deals any Injury, it deals 1 more.',
  bonusOnDouble: 'A double hit deals 1 more Injury.',
  bonusOnHits: 'A single or double hit deals 1 more Injury.',
  doubleAsHit: 'A double hit counts as a single hit.',
  hitAsDouble: 'A single hit counts as a double hit.',
  sure: 'It deals at least 1 Injury, except on a blank.',
  reroll: 'You may reroll every roll once.',
  extra: 'On a double hit you may spend 1 more Ammo for 1 more Injury.',
  burns: 'A double hit places a Fire marker in the room.',
  burst: 'After a roll that deals no Injury you may spend 1 more Ammo and roll again, once per Shoot.',
} as const satisfies Record<string, Message>

export const gifts = {
  intercom: 'Order and Motivation also reach Characters in every room with a working Computer.',
  holoComputer: 'You can play Intranet and Risk Assessment in any room.',
  motionScanner: 'Once per Noise roll of yours, you may discard 1 card to roll again.',
  autoloader: 'The weapon it hangs on gains 1 Ammo and holds 1 more.',
  suit: 'You ignore Slime and the Light Wounds of Fire, and can escape the Facility on foot.',
  specimenCase: 'You can carry 1 Egg or Carcass in it without a Hand slot.',
  remoteTerminal: 'In a powered Section, every room without a Malfunction has a Computer for you.',
  flashlight: 'For 1 Use you roll the Advantage die when you shoot in Darkness. Its Reaction costs 1 Use too.',
  /** Its effect says it. */
  extendedMagazine: null,
} as const satisfies Record<ItemGift, Message | null>

/** What stands in the corners of an item card, as short labels. */
export const facts = {
  cost: 'Costs {cost, plural, =0 {no cards} one {# card} other {# cards}}',
  oneUse: 'One use only',
  heavy: 'Heavy',
  component: 'Component: {component}',
  needs: 'Made from: {one} + {other}',
} as const satisfies Record<string, Message>

export const contamination =
  'Not an Action card: it gives no action and pays for nothing. Only scanning shows whether it is INFECTED.'

export const quests = {
  pay: 'pay {cost, plural, one {# card} other {# cards}}',
  discard: 'discard {cards}',
  component: 'discard an Item with the component {component}',
  lower: 'discard {cards}, or lower the Item Counter of the {colour} room you are in',
  activate: 'To activate it, {price}.',
  activateWhile: 'To activate it, {price} while {test}.',
  attach: 'It is attached to the {weapon} at once.',
} as const satisfies Record<string, Message>

/** What a serious wound does to its bearer. */
export const wounds = {
  drawUpTo: 'you draw only up to {n, plural, one {# card} other {# cards}} at the start of a Round',
  handSlots: 'you have {n, plural, one {# Hand slot} other {# Hand slots}}',
  lightWoundOnPass: 'you suffer 1 Light Wound each time you pass',
  contaminationOnPass: 'you gain 1 Contamination card each time you pass',
  alwaysDark: 'you are always in Darkness',
  firstMoveCost:
    'your first Movement, if it is in your first turn of a Round, costs you {n, plural, one {# card} other {# cards}}',
  escapeCost: 'Escaping costs you {n, plural, one {# card} other {# cards}}',
  itemCost: 'using an Item costs you {n, plural, one {# card more} other {# cards more}}',
} as const satisfies Record<string, Message>

export const eventCards = {
  move: '{intruders} take corridor {way}',
  moveTwice: '{intruders} take corridor {way}, then corridor {second}, unless they meet a Character',
  dark: 'in Darkness: {effect}',
  remove: 'Then this card leaves the game, and the Event deck is shuffled together with its discard pile.',
  shuffleBack: 'Then this card is shuffled back into the deck.',
} as const satisfies Record<string, Message>

/** What a card of whoever plays the Intruders can be played for. */
export const commands = {
  move: 'Move: 1 Intruder goes through corridor {way} of its room.',
  moveAny: 'Move: 1 Intruder goes through any corridor of its room.',
  attack:
    'Attack: 1 Intruder attacks a Character in its room{attacks, plural, one {} other {, with 1 of # Attack cards}}.',
  special: 'Special effect: {effect}',
} as const satisfies Record<string, Message>

export const attackCards = {
  one: '{intruders}: {effect}',
  everybody: '{intruders}, against everybody in the room: {effect}',
  dark: 'in Darkness also: {effect}',
  blood: 'Blood: {blood}.',
  retreat: 'retreat',
} as const satisfies Record<string, Message>

export const weaknesses = {
  blankHitsAdults: 'Against an Adult, a blank on the Combat die counts as a single hit.',
  doorsHold: 'Only Breeders and the Queen destroy closed Doors; other Intruders stay where they are.',
  phosphates: 'An Intruder that the Fire Extinguisher or the Fire Control System drives away also suffers 1 Injury.',
  energyBonus: 'An energy weapon that deals any Injury deals 1 more.',
  slowSurprise: 'For Surprise Attacks, the number on an Intruder token counts 1 less, but at least 1.',
  fragile: 'It takes 1 Injury less to kill an Intruder.',
  lightBites: 'A Bite by an Adult deals a Light Wound in place of a Serious Wound.',
  sturdyBonus: 'A classic or Melee weapon that deals any Injury deals 1 more.',
  herding: 'When you make an Intruder retreat, you choose where it goes.',
  lowSurprise: 'For Surprise Attacks against you, the number with power counts even in Darkness.',
  glowBonus: 'A Glowstick deals 2 Injuries in place of 1.',
  noDarkPerch: 'Perched in the Dark by an Adult adds nothing in Darkness.',
  fireBonus: 'Whenever fire hurts an Intruder, it deals 1 more Injury, and 2 Eggs burn in place of 1.',
} as const satisfies Record<WeaknessCard['gives'], Message>

export const rooms = {
  slime: 'Whoever enters gets a Slime marker.',
  restful: 'Characters here at the start of a Round, with no Intruder, draw 1 card more.',
  restfulAlways: 'Characters here at the start of a Round draw 1 card more.',
  slimesSearchers: 'Whoever searches here gets a Slime marker.',
  noSearch: 'It cannot be searched.',
  noMalfunction: 'It takes no Malfunction marker.',
  unsearchable: 'It cannot be searched and takes no Malfunction marker.',
} as const satisfies Record<string, Message>

export const coordinates = '{space} {destination}'

export const uses = 'It has {uses, plural, one {# Use} other {# Uses}}.'
export const melee = 'Melee weapon.'

export const computer = {
  lockdown: 'The room of whoever turned it up gets a Malfunction marker, and the Computer cards are shuffled.',
} as const satisfies Record<string, Message>

export const contingency = {
  kills: 'At the end of the game it kills everybody of whom this is true: {test}.',
  nobody: 'It kills nobody.',
  whoever: 'the Character',
} as const satisfies Record<string, Message>

export const css = {
  launches: '{n, plural, one {CSS Pod {pods} is launched.} other {CSS Pods {pods} are launched.}}',
  none: 'No CSS Pod is launched.',
} as const satisfies Record<string, Message>
