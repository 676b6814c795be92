/** What is said of the Surface of Mars: its cards, its tokens and its die, its Areas, and what happens on it. */
import type { Message } from '../../../../message.ts'

export const cards = {
  radioactiveDust: 'Radioactive Dust',
  sandstorm: 'Sandstorm',
  meteoriteShower: 'Meteorite Shower',
  suitBreach: 'Suit Breach',
  tracksInTheSand: 'Tracks in the Sand',
  somethingOutThere: 'Something Out There',
  staticDischarge: 'Static Discharge',
  clearSky: 'Clear Sky',
} as const satisfies Record<string, Message>

export const rooms = { crossroads: 'Crossroads' } as const satisfies Record<string, Message>
export const articles = { crossroads: 'the' } as const satisfies Record<keyof typeof rooms, Message>

/** What stands on tokens, besides what stands on others too; and on the die. */
export const tokenEffects = {
  redItem: 'Red Item',
  yellowItem: 'Yellow Item',
  greenItem: 'Green Item',
  mars: 'Mars Surface card',
} as const satisfies Record<string, Message>
export const mars = 'Mars'

export const area = 'Area {number}'
export const deck = 'the Mars Surface deck'

export const clauses = {
  discard: 'discard {count, plural, one {# Action card} other {# Action cards}} of your choice',
  encounter: 'you have an Encounter',
  noiseInAllAreas: 'every Area without Noise gets a Noise marker',
  noiseInOneArea: '1 Area of your choice without Noise gets a Noise marker',
  stirArea:
    'the Area of your Building, on a Crossroads Area 3, gets a Noise marker or, if it has one, you have an Encounter',
  drain: 'lose {count, plural, one {# Ammo or Use} other {# Ammo or Uses in all}}, of Items of your choice',
} as const satisfies Record<string, Message>

export const surfaceCards = {
  drawer: 'Who draws it: {effect}.',
  everybody: 'Everybody on the Surface of Mars: {effect}.',
  sheltered: 'In an Enviro-Suit or a Building instead: {effect}.',
  nothing: 'nothing happens',
} as const satisfies Record<string, Message>

export const events = {
  noiseRolled: '{by, select, you {You roll} other {{who} rolls}} the Surface die for Noise: {face}.',
  drove: '{by, select, you {You drive} other {{who} drives}} the Rover to {to}.',
  roverBackTo: 'The Rover comes back to {to}.',
  surfaceCard: 'Surface of Mars: {card}.',
  exposed: 'Under the open sky: {who}.',
  sheltered: 'Sheltered: {who}.',
  leftOutside: '{intruder} disappears from {room} across the Surface.',
} as const satisfies Record<string, Message>
