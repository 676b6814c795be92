/** Questions, the answers to choose from, and why something is not among them. */
import type { Ask, Why } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const asks = {
  turn: { en: 'Your turn: choose an action, or pass.', es: 'Tu turno: elige una acción o pasa.' },
  pay: {
    en: 'Choose {left, plural, one {# card} other {# cards}} to pay with.',
    es: 'Elige {left, plural, one {# carta} other {# cartas}} para pagar.',
  },
  passDiscard: {
    en: 'You pass: discard the cards you do not want to keep.',
    es: 'Pasas: descarta las cartas que no quieras conservar.',
  },
  part: { en: 'Choose one of the effects.', es: 'Elige uno de los efectos.' },
  markNoise: {
    en: 'Choose the corridor that gets the Noise marker.',
    es: 'Elige el Pasillo que recibe el marcador de Ruido.',
  },
  door: { en: 'Choose a Door.', es: 'Elige una Puerta.' },
  moveDoor: {
    en: 'No Door is left in the supply: choose one to take from the board.',
    es: 'No quedan Puertas en la reserva: elige una del tablero.',
  },
  lookAtTile: {
    en: 'Choose the room tile to look at in secret.',
    es: 'Elige la pieza de compartimento que quieres mirar en secreto.',
  },
  searchDeck: { en: 'Choose the deck to draw from.', es: 'Elige el mazo del que robar.' },
  searchKeep: { en: 'Choose the Item to keep.', es: 'Elige el Objeto que te quedas.' },
  makeRoom: { en: 'Your hands are full: choose what to drop.', es: 'Tienes las manos llenas: elige qué tiras.' },
  window: { en: 'Do you react?', es: '¿Reaccionas?' },
} as const satisfies Record<Ask, Message>

export const waiting = {
  somebody: {
    en: '{by, select, you {It is up to you.} other {Waiting for {who}.}}',
    es: '{by, select, you {Te toca a ti.} other {A la espera de {who}.}}',
  },
  interrupted: {
    en: '{by, select, you {You play Interruption.} other {{who} plays Interruption.}}',
    es: '{by, select, you {Juegas «Interrupción».} other {{who} juega «Interrupción».}}',
  },
  reactions: { en: 'Waiting for reactions.', es: 'A la espera de reacciones.' },
} as const satisfies Record<string, Message>

export const options = {
  move: { en: 'Move to {to}', es: 'Muévete a {to}' },
  carefulMove: { en: 'Move carefully to {to}', es: 'Muévete con cautela a {to}' },
  play: { en: 'Play {card}', es: 'Juega {card}' },
  pass: { en: 'Pass', es: 'Pasa' },
  pay: { en: 'Pay with {card}', es: 'Paga con {card}' },
  discard: { en: 'Discard {card}', es: 'Descarta {card}' },
  done: { en: 'Done', es: 'Listo' },
  keepRest: { en: 'Keep the rest', es: 'Conserva el resto' },
  part: { en: 'Effect {part}', es: 'Efecto {part}' },
  mark: { en: 'Noise in {corridor}', es: 'Ruido en {corridor}' },
  openDoor: { en: 'Open the Door in {corridor}', es: 'Abre la Puerta en {corridor}' },
  closeDoor: { en: 'Close the Door in {corridor}', es: 'Cierra la Puerta en {corridor}' },
  destroyDoor: { en: 'Destroy the Door in {corridor}', es: 'Destruye la Puerta en {corridor}' },
  takeDoor: { en: 'Take the Door from {corridor}', es: 'Quita la Puerta de {corridor}' },
  look: { en: 'Room {room}', es: 'Compartimento {room}' },
  search: { en: 'Draw from {deck}', es: 'Roba de {deck}' },
  keep: { en: 'Keep {card}', es: 'Quédate con {card}' },
  drop: { en: 'Drop {card}', es: 'Tira {card}' },
  react: { en: 'React with {card}', es: 'Reacciona con {card}' },
  decline: { en: 'Do not react', es: 'No reacciones' },
  keepNothing: { en: 'Keep nothing', es: 'No te quedes con nada' },
} as const satisfies Record<string, Message>

export const whys = {
  noCardsToPay: {
    en: 'You do not have enough Action cards to pay for this.',
    es: 'No tienes suficientes cartas de acción para pagarlo.',
  },
  doorClosed: { en: 'A closed Door is in the way.', es: 'Una Puerta cerrada te corta el paso.' },
  corridorsNoisy: {
    en: 'Every corridor of that room already has a Noise marker.',
    es: 'Todos los Pasillos de ese compartimento tienen ya un marcador de Ruido.',
  },
  noItemsLeft: { en: 'No Items are left in this room.', es: 'No quedan Objetos en este compartimento.' },
  notSearchable: { en: 'This room cannot be searched.', es: 'Este compartimento no se puede registrar.' },
  reactionOnly: { en: 'This card is played only as a reaction.', es: 'Esta carta solo se juega como reacción.' },
  noEffectYet: {
    en: 'For now this card only pays for actions.',
    es: 'De momento esta carta solo sirve para pagar acciones.',
  },
  noDoorHere: {
    en: 'No corridor of this room has a Door to open or close.',
    es: 'Ningún Pasillo de este compartimento tiene una Puerta que abrir o cerrar.',
  },
  noClosedDoorHere: {
    en: 'No corridor of this room has a closed Door.',
    es: 'Ningún Pasillo de este compartimento tiene una Puerta cerrada.',
  },
  allExplored: { en: 'Every room is already explored.', es: 'Todos los compartimentos están ya explorados.' },
  deckEmpty: { en: 'No cards are left to draw.', es: 'No quedan cartas que robar.' },
} as const satisfies Record<Why, Message>
