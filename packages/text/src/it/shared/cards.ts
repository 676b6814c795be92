/** What stands on cards and rooms besides effects. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/cards.ts'

export const weapons: Translation<typeof en.weapons> = {
  energy: 'Arma a Energia da {capacity, plural, one {# Munizione} other {# Munizioni}}.',
  classic: 'Arma Classica da {capacity, plural, one {# Munizione} other {# Munizioni}}.',
  loaded: 'All’inizio ne contiene {loaded}.',
  bonusOnHit: 'Se infligge almeno 1 Danno, ne infligge 1 in più.',
  bonusOnHits: 'Un colpo singolo o doppio infligge 1 Danno in più.',
  doubleAsHit: 'Un colpo doppio vale come un colpo singolo.',
  sure: 'Infligge almeno 1 Danno, tranne con la faccia vuota.',
  reroll: 'Puoi ripetere ogni tiro una volta.',
  extra: 'Con un colpo doppio puoi spendere 1 Munizione in più per infliggere 1 Danno in più.',
  burns: 'Un colpo doppio colloca un segnalino Fuoco nella Stanza.',
}

/** What stands in the corners of an item card, as short labels. */
export const facts: Translation<typeof en.facts> = {
  cost: '{cost, plural, =0 {Non costa carte} one {Costa # carta} other {Costa # carte}}',
  oneUse: 'Monouso',
  heavy: 'Pesante',
  component: 'Componente: {component}',
  needs: 'Si crea con: {one} + {other}',
}

export const contamination =
  'Non è una carta Azione: non offre Azioni e non serve a pagare. Solo una Scansione rivela se riporta INFETTO.'

export const quests: Translation<typeof en.quests> = {
  pay: 'paga {cost, plural, one {# carta} other {# carte}}',
  discard: 'scarta una carta {cards}',
  activate: 'Per attivare questo Strumento, {price}.',
  activateWhile: 'Se {test}, puoi attivare questo Strumento: {price}.',
  attach: 'Si aggiunge subito alla carta {weapon}.',
}

/** What a serious wound does to its bearer. */
export const wounds: Translation<typeof en.wounds> = {
  drawUpTo: 'all’inizio del Turno peschi solo fino ad avere {n, plural, one {# carta} other {# carte}}',
  handSlots: 'hai {n, plural, one {# spazio Mano} other {# spazi Mano}}',
  lightWoundOnPass: 'subisci 1 Ferita Leggera ogni volta che passi',
  escapeCost: 'fuggire ti costa {n, plural, one {# carta} other {# carte}}',
  itemCost: 'usare uno Strumento ti costa {n, plural, one {# carta in più} other {# carte in più}}',
}

export const eventCards: Translation<typeof en.eventCards> = {
  move: '{intruders} si muovono attraverso il Corridoio {way}',
  remove:
    'Poi questa carta viene rimossa dal gioco e il mazzo Evento viene mescolato insieme alla sua pila degli scarti.',
  shuffleBack: 'Poi questa carta viene rimescolata nel mazzo.',
}

/** What a card of whoever plays the Intruders can be played for. */
export const commands: Translation<typeof en.commands> = {
  move: 'Movimento: 1 Intruso passa dal Corridoio {way} della sua Stanza.',
  moveAny: 'Movimento: 1 Intruso passa da un Corridoio qualsiasi della sua Stanza.',
  attack:
    'Attacco: 1 Intruso attacca un Personaggio nella sua Stanza{attacks, plural, one {} other {, con 1 di # carte Attacco}}.',
  special: 'Effetto speciale: {effect}.',
}

export const attackCards: Translation<typeof en.attackCards> = {
  one: '{intruders}: {effect}',
  everybody: '{intruders}, contro tutti nella Stanza: {effect}',
  blood: 'Sangue: {blood}.',
  retreat: 'Ritirata',
}

export const weaknesses: Translation<typeof en.weaknesses> = {
  fireBonus: 'Ogni volta che il Fuoco danneggia un Intruso infligge 1 Danno in più; inoltre brucia 2 Uova invece di 1.',
}

export const rooms: Translation<typeof en.rooms> = {
  noSearch: 'Qui non si può effettuare una Ricerca.',
  noMalfunction: 'Qui non si collocano segnalini Malfunzionamento.',
  unsearchable: 'Qui non si può effettuare una Ricerca e non si collocano segnalini Malfunzionamento.',
}
