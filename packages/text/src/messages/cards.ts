/** What stands on cards and rooms besides effects. */
import type { ItemGift, WeaknessCard } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const weapons = {
  energy: {
    en: 'Energy weapon for {capacity} Ammo.',
    es: 'Arma de energía, con capacidad para {capacity} de Munición.',
  },
  classic: {
    en: 'Classic weapon for {capacity} Ammo.',
    es: 'Arma clásica, con capacidad para {capacity} de Munición.',
  },
  loaded: { en: 'It comes with {loaded}.', es: 'Viene con {loaded}.' },
  bonusOnHit: { en: 'If it deals any Injury, it deals 1 more.', es: 'Si causa alguna Herida, causa 1 más.' },
  bonusOnDouble: { en: 'A double hit deals 1 more Injury.', es: 'Un doble impacto causa 1 Herida más.' },
  bonusOnHits: {
    en: 'A single or double hit deals 1 more Injury.',
    es: 'Un impacto, simple o doble, causa 1 Herida más.',
  },
  doubleAsHit: { en: 'A double hit counts as a single hit.', es: 'Un doble impacto cuenta como uno simple.' },
  hitAsDouble: { en: 'A single hit counts as a double hit.', es: 'Un impacto simple cuenta como uno doble.' },
  sure: {
    en: 'It deals at least 1 Injury, except on a blank.',
    es: 'Causa al menos 1 Herida, salvo con la cara en blanco.',
  },
  reroll: { en: 'You may reroll every roll once.', es: 'Puedes repetir cada tirada una vez.' },
  extra: {
    en: 'On a double hit you may spend 1 more Ammo for 1 more Injury.',
    es: 'Con un doble impacto puedes gastar 1 de Munición más para causar 1 Herida más.',
  },
  burns: {
    en: 'A double hit places a Fire marker in the room.',
    es: 'Un doble impacto coloca 1 marcador de Fuego en el compartimento.',
  },
} as const satisfies Record<string, Message>

export const gifts = {
  intercom: {
    en: 'Order and Motivation also reach Characters in every room with a working Computer.',
    es: '«Orden» y «Motivación» alcanzan también a los personajes de cualquier compartimento con una Computadora que funcione.',
  },
  holoComputer: {
    en: 'You can play Intranet and Risk Assessment in any room.',
    es: 'Puedes jugar «Intranet» y «Evaluación de riesgos» en cualquier compartimento.',
  },
  motionScanner: {
    en: 'Once per Noise roll of yours, you may discard 1 card to roll again.',
    es: 'Una vez por cada tirada de Ruido tuya, puedes descartar 1 carta para repetirla.',
  },
  autoloader: {
    en: 'The weapon it hangs on gains 1 Ammo and holds 1 more.',
    es: 'El arma de la que cuelga recibe 1 de Munición y aumenta su capacidad en 1.',
  },
  /** Its effect says it. */
  extendedMagazine: null,
} as const satisfies Record<ItemGift, Message | null>

/** What stands in the corners of an item card, as short labels. */
export const facts = {
  cost: {
    en: 'Costs {cost, plural, =0 {no cards} one {# card} other {# cards}}',
    es: '{cost, plural, =0 {No cuesta cartas} one {Cuesta # carta} other {Cuesta # cartas}}',
  },
  oneUse: { en: 'One use only', es: 'Un solo uso' },
  heavy: { en: 'Heavy', es: 'Pesado' },
  component: { en: 'Component: {component}', es: 'Componente: {component}' },
  needs: { en: 'Made from: {one} + {other}', es: 'Se prepara con: {one} + {other}' },
} as const satisfies Record<string, Message>

export const contamination = {
  en: 'Not an Action card: it gives no action and pays for nothing. Only scanning shows whether it is INFECTED.',
  es: 'No es una carta de acción: no da acciones ni sirve para pagar. Solo al escanearla se sabe si dice INFECTADO.',
} as const satisfies Message

export const quests = {
  pay: {
    en: 'pay {cost, plural, one {# card} other {# cards}}',
    es: 'paga {cost, plural, one {# carta} other {# cartas}}',
  },
  discard: { en: 'discard {cards}', es: 'descarta {cards}' },
  activate: { en: 'To activate it, {price}.', es: 'Para activar este Objeto, {price}.' },
  activateWhile: {
    en: 'To activate it, {price} while {test}.',
    es: 'Para activar este Objeto, {price} mientras {test}.',
  },
  attach: { en: 'It is attached to the {weapon} at once.', es: 'Se acopla en el acto a {weapon}.' },
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
  escapeCost: {
    en: 'Escaping costs you {n, plural, one {# card} other {# cards}}',
    es: 'huir te cuesta {n, plural, one {# carta} other {# cartas}}',
  },
  itemCost: {
    en: 'using an Item costs you {n, plural, one {# card more} other {# cards more}}',
    es: 'usar un Objeto te cuesta {n, plural, one {# carta más} other {# cartas más}}',
  },
} as const satisfies Record<string, Message>

export const eventCards = {
  move: { en: '{intruders} take corridor {way}', es: '{intruders} van por el Pasillo {way}' },
  remove: {
    en: 'Then this card leaves the game, and the Event deck is shuffled together with its discard pile.',
    es: 'Después esta carta se retira de la partida, y el mazo de Eventos se baraja junto con su pila de descarte.',
  },
  shuffleBack: {
    en: 'Then this card is shuffled back into the deck.',
    es: 'Después esta carta vuelve al mazo, que se baraja.',
  },
} as const satisfies Record<string, Message>

export const attackCards = {
  one: { en: '{intruders}: {effect}', es: '{intruders}: {effect}' },
  everybody: {
    en: '{intruders}, against everybody in the room: {effect}',
    es: '{intruders}, contra todos los del compartimento: {effect}',
  },
  blood: { en: 'Blood: {blood}.', es: 'Sangre: {blood}.' },
  retreat: { en: 'retreat', es: 'Repliegue' },
} as const satisfies Record<string, Message>

export const weaknesses = {
  blankHitsAdults: {
    en: 'Against an Adult, a blank on the Combat die counts as a single hit.',
    es: 'Contra un Adulto, la cara en blanco del dado de Combate cuenta como un impacto simple.',
  },
  doorsHold: {
    en: 'Only Breeders and the Queen destroy closed Doors; other Intruders stay where they are.',
    es: 'Solo los Reproductores y la Reina destruyen Puertas cerradas; los demás Intrusos se quedan donde están.',
  },
  phosphates: {
    en: 'An Intruder that the Fire Extinguisher or the Fire Control System drives away also suffers 1 Injury.',
    es: 'Un Intruso ahuyentado con «Extintor» o con el Sistema antiincendios sufre además 1 Herida.',
  },
  energyBonus: {
    en: 'An energy weapon that deals any Injury deals 1 more.',
    es: 'Un arma de energía que cause alguna Herida causa 1 más.',
  },
  slowSurprise: {
    en: 'For Surprise Attacks, the number on an Intruder token counts 1 less, but at least 1.',
    es: 'Para los Ataques por sorpresa, el número de las fichas de Intruso cuenta 1 menos, con un mínimo de 1.',
  },
  fragile: {
    en: 'It takes 1 Injury less to kill an Intruder.',
    es: 'Hace falta 1 Herida menos para matar a un Intruso.',
  },
  lightBites: {
    en: 'A Bite by an Adult deals a Light Wound in place of a Serious Wound.',
    es: 'Un «Mordisco» de un Adulto causa 1 Herida leve en lugar de 1 Herida grave.',
  },
  fireBonus: {
    en: 'Whenever fire hurts an Intruder, it deals 1 more Injury, and 2 Eggs burn in place of 1.',
    es: 'Siempre que el Fuego hiere a un Intruso, causa 1 Herida más, y arden 2 Huevos en lugar de 1.',
  },
} as const satisfies Record<WeaknessCard['gives'], Message>

export const rooms = {
  slime: { en: 'Whoever enters gets a Slime marker.', es: 'Quien entra recibe 1 marcador de Mucosidad.' },
  restful: {
    en: 'Characters here at the start of a Round, with no Intruder, draw 1 card more.',
    es: 'Los personajes que estén aquí al principio de la ronda, sin Intrusos, roban 1 carta más.',
  },
  noSearch: { en: 'It cannot be searched.', es: 'No se puede registrar.' },
  noMalfunction: { en: 'It takes no Malfunction marker.', es: 'No recibe marcadores de Fallo.' },
  unsearchable: {
    en: 'It cannot be searched and takes no Malfunction marker.',
    es: 'No se puede registrar ni recibe marcadores de Fallo.',
  },
} as const satisfies Record<string, Message>

export const coordinates = { en: '{space} {destination}', es: '{space} {destination}' } as const satisfies Message
