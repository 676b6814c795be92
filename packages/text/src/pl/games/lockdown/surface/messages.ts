/** What is said of the Surface of Mars: its cards, its tokens and its die, its Areas, and what happens on it. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/lockdown/surface/messages.ts'

export const cards: Translation<typeof en.cards> = {
  radioactiveDust: 'Radioaktywny pył',
  sandstorm: 'Burza piaskowa',
  meteoriteShower: 'Deszcz meteorytów',
  suitBreach: 'Rozdarty skafander',
  tracksInTheSand: 'Ślady na piasku',
  somethingOutThere: 'Coś tam jest',
  staticDischarge: 'Wyładowanie elektrostatyczne',
  clearSky: 'Czyste niebo',
}

export const rooms: Translation<typeof en.rooms> = { crossroads: 'Skrzyżowanie' }
export const articles: Translation<typeof en.articles> = { crossroads: '' }

/** What stands on tokens, besides what stands on others too; and on the die. */
export const tokenEffects: Translation<typeof en.tokenEffects> = {
  redItem: 'Czerwony przedmiot',
  yellowItem: 'Żółty przedmiot',
  greenItem: 'Zielony przedmiot',
  mars: 'Karta powierzchni Marsa',
}
export const mars = 'Symbol Marsa'

export const area = 'obszar {number}'
export const deck = 'stos kart powierzchni Marsa'

export const clauses: Translation<typeof en.clauses> = {
  discard:
    'odrzuć {count, plural, one {# wybraną kartę akcji} few {# wybrane karty akcji} many {# wybranych kart akcji} other {# karty akcji}}',
  encounter: 'rozpatrz spotkanie',
  noiseInAllAreas: 'w każdym obszarze bez szmerów pojawia się znacznik szmerów',
  noiseInOneArea: 'w 1 wybranym obszarze bez szmerów pojawia się znacznik szmerów',
  stirArea:
    'w obszarze Twojego budynku, a na Skrzyżowaniu w obszarze 3, pojawia się znacznik szmerów, a jeśli już tam jest, rozpatrz spotkanie',
  drain:
    'strać {count, plural, one {# amunicji lub użycie z wybranego przedmiotu} few {łącznie # amunicji lub użycia z wybranych przedmiotów} many {łącznie # amunicji lub użyć z wybranych przedmiotów} other {# amunicji lub użycia z wybranych przedmiotów}}',
}

export const surfaceCards: Translation<typeof en.surfaceCards> = {
  drawer: 'Gdy dobierasz tę kartę: {effect}.',
  everybody: 'Jeśli jesteś na powierzchni Marsa, bez względu na to, kto dobiera tę kartę: {effect}.',
  sheltered: 'W skafandrze kosmicznym lub w budynku zamiast tego: {effect}.',
  nothing: 'nic się nie dzieje',
}

export const events: Translation<typeof en.events> = {
  noiseRolled: '{by, select, you {Rzucasz} other {{who} rzuca}} kością powierzchni Marsa na szmery: {face:low}.',
  drove: '{by, select, you {Jedziesz} other {{who} jedzie}} łazikiem do {to:gen}.',
  roverBackTo: 'Łazik wraca do {to:gen}.',
  surfaceCard: 'Powierzchnia Marsa: {card}.',
  exposed: 'Pod gołym niebem: {who}.',
  /** In a list of people. */
  you: 'Ty',
  sheltered: 'W schronieniu: {who}.',
  leftOutside: '{intruder} wychodzi z {room:gen} i znika na powierzchni.',
}
