/** Where the rules of a thing on the table are read. What they are is known there: a table loads none of it. */
import { type Choice, type Declared, inBox, type Name, type Why } from '@coldwake/rules/facts'

/** The first page of the rules. */
export const HOME = ''
export const rulesPath = (address: string): string => (address === HOME ? '/rules' : `/rules/${address}`)

/** What can be in or around a room, on a person, or be wrong with the ship or the facility. */
export type RoomSign = 'fire' | 'malfunction' | 'vent' | 'object' | 'intruder' | 'noise' | 'door' | 'dark'
export type PersonSign = 'wound' | 'slime' | 'larva' | 'contamination' | 'signal'
export type ShipSign = 'engine' | 'pod' | 'bag' | 'weakness' | 'trade'
export type FacilitySign = 'power' | 'knowledge' | 'contingency' | 'css' | 'computer'
export type Sign = RoomSign | PersonSign | ShipSign | FacilitySign

/** What has rules of its own among all that somebody may choose. */
export const DEEDS = [
  'move',
  'carefulMove',
  'shoot',
  'melee',
  'pickUp',
  'trade',
  'craft',
  'roomAction',
  'activate',
  'pass',
  'drop',
  'computer',
  'callElevator',
  'rideElevator',
  'escape',
  'drive',
] as const
export type Deed = (typeof DEEDS)[number]
const isDeed = (deed: string): deed is Deed => DEEDS.some(known => known === deed)

/** The same item in two decks has one set of rules: `clothes.green`. */
export const cardAddress = (box: string, card: Name): string => `${inBox(box).game}/card/${card.split('.')[0]}`
export const roomAddress = (box: string, tile: Name): string => `${inBox(box).game}/room/${tile}`
export const signAddress = (box: string, sign: Sign): string => `${inBox(box).game}/sign/${sign}`
/** The chart of everything that can be crafted. */
export const RECIPES = 'recipes'
export const recipesAddress = (box: string): string => `${inBox(box).game}/${RECIPES}`
export const whyAddress = (box: string, why: Why): string => `${inBox(box).game}/why/${why}`

export function choiceAddress(box: string, choice: Choice | Declared): string | null {
  if (choice.do === 'play' || choice.do === 'use' || choice.do === 'react') return cardAddress(box, choice.card)
  return isDeed(choice.do) ? `${inBox(box).game}/deed/${choice.do}` : null
}
