/** What stands on cards and rooms besides effects. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/cards.ts'

export const weapons: Translation<typeof en.weapons> = {
  energy: 'Arma de energía, con capacidad para {capacity} de Munición.',
  classic: 'Arma clásica, con capacidad para {capacity} de Munición.',
  loaded: 'Viene con {loaded}.',
  bonusOnHit: 'Si causa alguna Herida, causa 1 más.',
  bonusOnHits: 'Un impacto, simple o doble, causa 1 Herida más.',
  doubleAsHit: 'Un doble impacto cuenta como uno simple.',
  sure: 'Causa al menos 1 Herida, salvo con la cara en blanco.',
  reroll: 'Puedes repetir cada tirada una vez.',
  extra: 'Con un doble impacto puedes gastar 1 de Munición más para causar 1 Herida más.',
  burns: 'Un doble impacto coloca 1 marcador de Fuego en el compartimento.',
}

/** What stands in the corners of an item card, as short labels. */
export const facts: Translation<typeof en.facts> = {
  cost: '{cost, plural, =0 {No cuesta cartas} one {Cuesta # carta} other {Cuesta # cartas}}',
  oneUse: 'Un solo uso',
  heavy: 'Pesado',
  component: 'Componente: {component}',
  needs: 'Se prepara con: {one} + {other}',
}

export const contamination =
  'No es una carta de acción: no da acciones ni sirve para pagar. Solo al escanearla se sabe si dice INFECTADO.'

export const quests: Translation<typeof en.quests> = {
  pay: 'paga {cost, plural, one {# carta} other {# cartas}}',
  discard: 'descarta la carta {cards}',
  activate: 'Para activar este Objeto, {price}.',
  activateWhile: 'Si {test}, puedes activar este Objeto: {price}.',
  attach: 'Se acopla en el acto a tu {weapon}.',
}

/** What a serious wound does to its bearer. */
export const wounds: Translation<typeof en.wounds> = {
  drawUpTo: 'al principio de la ronda solo robas hasta tener {n, plural, one {# carta} other {# cartas}} en la mano',
  handSlots: 'tienes {n, plural, one {# espacio de mano} other {# espacios de mano}}',
  lightWoundOnPass: 'sufres 1 Herida leve cada vez que pasas',
  escapeCost: 'huir te cuesta {n, plural, one {# carta} other {# cartas}}',
  itemCost: 'usar un Objeto te cuesta {n, plural, one {# carta más} other {# cartas más}}',
}

export const eventCards: Translation<typeof en.eventCards> = {
  move: '{intruders} van por el Pasillo {way}',
  remove: 'Después esta carta se retira de la partida, y el mazo de Eventos se baraja junto con su pila de descarte.',
  shuffleBack: 'Después esta carta vuelve al mazo, que se baraja.',
}

/** What a card of whoever plays the Intruders can be played for. */
export const commands: Translation<typeof en.commands> = {
  move: 'Mover: 1 Intruso va por el Pasillo {way} de su compartimento.',
  moveAny: 'Mover: 1 Intruso va por cualquier Pasillo de su compartimento.',
  attack:
    'Atacar: 1 Intruso ataca a un personaje de su compartimento{attacks, plural, one {} other {, con 1 de # cartas de Ataque}}.',
  special: 'Efecto especial: {effect}.',
}

export const attackCards: Translation<typeof en.attackCards> = {
  one: '{intruders}: {effect}',
  everybody: '{intruders}, contra todos los del compartimento: {effect}',
  blood: 'Sangre: {blood}.',
  retreat: 'Repliegue',
}

export const weaknesses: Translation<typeof en.weaknesses> = {
  fireBonus: 'Siempre que el Fuego hiere a un Intruso, causa 1 Herida más, y arden 2 Huevos en lugar de 1.',
}

export const rooms: Translation<typeof en.rooms> = {
  noSearch: 'No se puede registrar.',
  noMalfunction: 'No recibe marcadores de Fallo.',
  unsearchable: 'No se puede registrar ni recibe marcadores de Fallo.',
}
