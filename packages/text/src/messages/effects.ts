/** What cards do, one clause per effect. Clauses are joined by `and`, alternatives by OR. */
import type { When } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const clauses = {
  search: {
    en: 'draw {draw, plural, one {# Item} other {# Items}} of the room’s colour, keep 1, put the rest under the deck; Item Counter −1',
    es: 'roba {draw, plural, one {# Objeto} other {# Objetos}} del color del compartimento, quédate con 1, deja el resto bajo el mazo; Contador de Objetos −1',
  },
  lookAtTile: {
    en: 'look in secret at 1 unexplored room tile, not at its token',
    es: 'mira en secreto 1 pieza de compartimento no explorado, no su ficha',
  },
  toggleDoor: {
    en: 'open or close 1 Door of this room',
    es: 'abre o cierra 1 Puerta de este compartimento',
  },
  destroyDoor: {
    en: 'destroy 1 closed Door of this room',
    es: 'destruye 1 Puerta cerrada de este compartimento',
  },
  placeMalfunction: {
    en: 'place a Malfunction marker here',
    es: 'coloca 1 marcador de Fallo aquí',
  },
  drawSelf: {
    en: 'draw {count, plural, one {# Action card} other {# Action cards}}',
    es: 'roba {count, plural, one {# carta de acción} other {# cartas de acción}}',
  },
  drawEveryoneHere: {
    en: 'every Character here, you too, draws {count, plural, one {# Action card} other {# Action cards}}',
    es: 'cada personaje de aquí, tú también, roba {count, plural, one {# carta de acción} other {# cartas de acción}}',
  },
  cancel: {
    en: 'cancel an action of another Character in your room, or an Interruption there; its cost stays paid',
    es: 'cancela una acción de otro personaje en tu compartimento, o una «Interrupción»; su coste queda pagado',
  },
} as const satisfies Record<string, Message>

/** What a serious wound does to its bearer. */
export const wounds = {
  drawUpTo: {
    en: 'you draw only up to {n, plural, one {# card} other {# cards}} at the start of a Round',
    es: 'solo robas hasta {n, plural, one {# carta} other {# cartas}} al principio de la ronda',
  },
  handSlots: {
    en: 'you have {n, plural, one {# Hand slot} other {# Hand slots}}',
    es: 'tienes {n, plural, one {# espacio de mano} other {# espacios de mano}}',
  },
  lightWoundOnPass: {
    en: 'you suffer 1 Light Wound each time you pass',
    es: 'sufres 1 Herida leve cada vez que pasas',
  },
} as const satisfies Record<string, Message>

export const joints = {
  or: { en: '{one} OR {other}', es: '{one} O BIEN {other}' },
  reaction: { en: 'Reaction: {effect}', es: 'Reacción: {effect}' },
} as const satisfies Record<string, Message>

/** Cards whose own effect the rules do not run yet. */
export const notYet = {
  action: {
    en: 'For now this card only pays for actions.',
    es: 'De momento esta carta solo sirve para pagar acciones.',
  },
  wound: {
    en: 'For now this wound only counts.',
    es: 'De momento esta herida solo cuenta.',
  },
  item: {
    en: 'For now this Item can be carried and dropped, but not used.',
    es: 'De momento este Objeto se puede llevar y tirar, pero no usar.',
  },
} as const satisfies Record<string, Message>

export const timing = {
  outOfCombat: { en: 'Out of Combat only', es: 'Nunca en Combate' },
  inCombat: { en: 'In Combat only', es: 'Solo en Combate' },
  any: { en: 'In or out of Combat', es: 'Estés o no en Combate' },
  reaction: { en: 'Reaction', es: 'Reacción' },
} as const satisfies Record<When, Message>
