/** What stands on cards and rooms besides effects. */
import type * as en from '../en/cards.ts'
import type { Translation } from '../words.ts'

export const weapons: Translation<typeof en.weapons> = {
  energy: 'Arma de energía, con capacidad para {capacity} de Munición.',
  classic: 'Arma clásica, con capacidad para {capacity} de Munición.',
  loaded: 'Viene con {loaded}.',
  bonusOnHit: 'Si causa alguna Herida, causa 1 más.',
  bonusOnDouble: 'Un doble impacto causa 1 Herida más.',
  bonusOnHits: 'Un impacto, simple o doble, causa 1 Herida más.',
  doubleAsHit: 'Un doble impacto cuenta como uno simple.',
  hitAsDouble: 'Un impacto simple cuenta como uno doble.',
  sure: 'Causa al menos 1 Herida, salvo con la cara en blanco.',
  reroll: 'Puedes repetir cada tirada una vez.',
  extra: 'Con un doble impacto puedes gastar 1 de Munición más para causar 1 Herida más.',
  burns: 'Un doble impacto coloca 1 marcador de Fuego en el compartimento.',
  burst: 'Tras una tirada que no cause Heridas puedes gastar 1 de Munición más y repetirla, una vez por disparo.',
}

export const gifts: Translation<typeof en.gifts> = {
  intercom:
    '«Orden» y «Motivación» alcanzan también a los personajes de cualquier compartimento con una Computadora que funcione.',
  holoComputer: 'Puedes jugar «Intranet» y «Evaluación de riesgos» en cualquier compartimento.',
  motionScanner: 'Una vez por cada tirada de Ruido tuya, puedes descartar 1 carta para repetirla.',
  autoloader: 'El arma de la que cuelga recibe 1 de Munición y aumenta su capacidad en 1.',
  suit: 'Ignoras la Mucosidad y las Heridas leves del Fuego, y puedes huir del complejo a pie.',
  specimenCase: 'Puedes llevar en él 1 Huevo o Cuerpo sin ocupar espacio de mano.',
  remoteTerminal: 'En una Sección con Energía, todo compartimento sin Fallo tiene una Computadora para ti.',
  flashlight: 'Por 1 Uso tiras el dado de Ventaja cuando disparas en la Oscuridad. Su Reacción cuesta también 1 Uso.',
  /** Its effect says it. */
  extendedMagazine: null,
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
  discard: 'descarta {cards}',
  component: 'descarta un Objeto con el componente {component}',
  lower: 'descarta {cards}, o reduce el Contador de Objetos del compartimento de color {colour} donde estés',
  activate: 'Para activar este Objeto, {price}.',
  activateWhile: 'Para activar este Objeto, {price} mientras {test}.',
  attach: 'Se acopla en el acto a {weapon}.',
}

/** What a serious wound does to its bearer. */
export const wounds: Translation<typeof en.wounds> = {
  drawUpTo: 'solo robas hasta {n, plural, one {# carta} other {# cartas}} al principio de la ronda',
  handSlots: 'tienes {n, plural, one {# espacio de mano} other {# espacios de mano}}',
  lightWoundOnPass: 'sufres 1 Herida leve cada vez que pasas',
  contaminationOnPass: 'recibes 1 carta de Contaminación cada vez que pasas',
  alwaysDark: 'estás siempre en la Oscuridad',
  firstMoveCost:
    'tu primer Movimiento, si es en tu primer turno de la ronda, te cuesta {n, plural, one {# carta} other {# cartas}}',
  escapeCost: 'huir te cuesta {n, plural, one {# carta} other {# cartas}}',
  itemCost: 'usar un Objeto te cuesta {n, plural, one {# carta más} other {# cartas más}}',
}

export const eventCards: Translation<typeof en.eventCards> = {
  move: '{intruders} van por el Pasillo {way}',
  moveTwice: '{intruders} van por el Pasillo {way} y luego por el {second}, salvo que encuentren a un personaje',
  dark: 'en la Oscuridad: {effect}',
  remove: 'Después esta carta se retira de la partida, y el mazo de Eventos se baraja junto con su pila de descarte.',
  shuffleBack: 'Después esta carta vuelve al mazo, que se baraja.',
}

/** What a card of whoever plays the Intruders can be played for. */
export const commands: Translation<typeof en.commands> = {
  move: 'Mover: 1 Intruso va por el Pasillo {way} de su compartimento.',
  moveAny: 'Mover: 1 Intruso va por cualquier Pasillo de su compartimento.',
  attack:
    'Atacar: 1 Intruso ataca a un personaje de su compartimento{attacks, plural, one {} other {, con 1 de # cartas de Ataque}}.',
  special: 'Efecto especial: {effect}',
}

export const attackCards: Translation<typeof en.attackCards> = {
  one: '{intruders}: {effect}',
  everybody: '{intruders}, contra todos los del compartimento: {effect}',
  dark: 'en la Oscuridad, además: {effect}',
  blood: 'Sangre: {blood}.',
  retreat: 'Repliegue',
}

export const weaknesses: Translation<typeof en.weaknesses> = {
  blankHitsAdults: 'Contra un Adulto, la cara en blanco del dado de Combate cuenta como un impacto simple.',
  doorsHold: 'Solo los Reproductores y la Reina destruyen Puertas cerradas; los demás Intrusos se quedan donde están.',
  phosphates: 'Un Intruso ahuyentado con «Extintor» o con el Sistema antiincendios sufre además 1 Herida.',
  energyBonus: 'Un arma de energía que cause alguna Herida causa 1 más.',
  slowSurprise: 'Para los Ataques por sorpresa, el número de las fichas de Intruso cuenta 1 menos, con un mínimo de 1.',
  fragile: 'Hace falta 1 Herida menos para matar a un Intruso.',
  lightBites: 'Un «Mordisco» de un Adulto causa 1 Herida leve en lugar de 1 Herida grave.',
  sturdyBonus: 'Un arma clásica o de Cuerpo a cuerpo que cause alguna Herida causa 1 más.',
  herding: 'Cuando haces que un Intruso se repliegue, eliges adónde va.',
  lowSurprise: 'Para los Ataques por sorpresa contra ti vale el número con Energía, incluso en la Oscuridad.',
  glowBonus: 'Una «Barra luminosa» causa 2 Heridas en lugar de 1.',
  noDarkPerch: '«Agazapado en la Oscuridad» de un Adulto no añade nada en la Oscuridad.',
  fireBonus: 'Siempre que el Fuego hiere a un Intruso, causa 1 Herida más, y arden 2 Huevos en lugar de 1.',
}

export const rooms: Translation<typeof en.rooms> = {
  slime: 'Quien entra recibe 1 marcador de Mucosidad.',
  restful: 'Los personajes que estén aquí al principio de la ronda, sin Intrusos, roban 1 carta más.',
  restfulAlways: 'Los personajes que estén aquí al principio de la ronda roban 1 carta más.',
  slimesSearchers: 'Quien registra aquí recibe 1 marcador de Mucosidad.',
  noSearch: 'No se puede registrar.',
  noMalfunction: 'No recibe marcadores de Fallo.',
  unsearchable: 'No se puede registrar ni recibe marcadores de Fallo.',
}

export const coordinates = '{space} {destination}'

export const uses = 'Tiene {uses, plural, one {# Uso} other {# Usos}}.'
export const melee = 'Arma de Cuerpo a cuerpo.'

export const computer: Translation<typeof en.computer> = {
  lockdown: 'El compartimento de quien la descubra recibe 1 marcador de Fallo, y se barajan las cartas de Computadora.',
}

export const contingency: Translation<typeof en.contingency> = {
  kills: 'Al final de la partida mata a todo aquel de quien se cumpla esto: {test}.',
  nobody: 'No mata a nadie.',
  whoever: 'el personaje',
}

export const css: Translation<typeof en.css> = {
  launches: '{n, plural, one {Se lanza el contenedor SEC {pods}.} other {Se lanzan los contenedores SEC {pods}.}}',
  none: 'No se lanza ningún contenedor SEC.',
}
