/** Where the rules of a thing on the table are read. What they are is known there: a table loads none of it. */
import type { Choice, Declared, Name, Why } from '@coldwake/rules'

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
] as const
export type Deed = (typeof DEEDS)[number]
const isDeed = (deed: string): deed is Deed => DEEDS.some(known => known === deed)

/** The same item in two decks has one set of rules: `clothes.green`. */
export const cardAddress = (game: string, card: Name): string => `${game}/card/${card.split('.')[0]}`
export const roomAddress = (game: string, tile: Name): string => `${game}/room/${tile}`
export const signAddress = (game: string, sign: Sign): string => `${game}/sign/${sign}`
export const whyAddress = (game: string, why: Why): string => `${game}/why/${why}`

export function choiceAddress(game: string, choice: Choice | Declared): string | null {
  if (choice.do === 'play' || choice.do === 'use' || choice.do === 'react') return cardAddress(game, choice.card)
  return isDeed(choice.do) ? `${game}/deed/${choice.do}` : null
}
