/** Table talk: what players say in statements, and what the table says of itself. What is done is in `talkActions.ts`. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/panels/talk.ts'

// ---------------------------------------------------------------- claims

/** Clauses in the speaker's voice. `by` is `me` where it is about the speaker; `is` is yes or no. */
export const facts: Translation<typeof en.facts> = {
  room: 'en el compartimento {room} tenemos {tile}',
  token: 'la ficha del compartimento {room} muestra {token}',
  engine: '{is, select, yes {{engine} funciona} other {{engine} está dañado}}',
  course: 'el rumbo {space} lleva a {destination}',
  event: 'la próxima carta de Evento es {card}',
  objective: '{by, select, me {mi Objetivo} other {el Objetivo de {who}}} es {card}',
  aim: '{by, select, me {mi Objetivo} other {el Objetivo de {who}}} {is, select, yes {exige} other {no exige}} {aim}',
  infected:
    '{by, select, me {{is, select, yes {tengo} other {no tengo}}} other {{who} {is, select, yes {tiene} other {no tiene}}}} la infección',
  item: '{by, select, me {{is, select, yes {tengo} other {no tengo}}} other {{who} {is, select, yes {tiene} other {no tiene}}}} {item}',
  trust: '{is, select, yes {me fío de {who}} other {no me fío de {who}}}',
  jump: '{rounds, plural, =1 {la nave salta al final de esta ronda} one {la nave salta dentro de # ronda} other {la nave salta dentro de # rondas}}',
  end: '{rounds, plural, =1 {todo termina con esta ronda} one {todo termina dentro de # ronda} other {todo termina dentro de # rondas}}',
  contingency: '{is, select, yes {la Contingencia activa es} other {la Contingencia activa no es}} {card}',
  pool: '{is, select, yes {en la Reserva neutral está} other {en la Reserva neutral no está}} {card}',
  holds:
    '{by, select, me {{is, select, yes {tengo} other {no tengo}}} other {{who} {is, select, yes {tiene} other {no tiene}}}} la Contingencia {card}',
  poolNth: 'la ficha {nth} de la Reserva neutral {is, select, yes {es} other {no es}} {card}',
  holdsNth:
    '{by, select, me {mi ficha {nth}} other {la ficha {nth} de {who}}} {is, select, yes {es} other {no es}} {card}',
  css: 'la ficha SEC de la casilla {slot} es {card}',
}

/** A room whose tile nobody has turned over yet. */
export const room = 'el compartimento {room}'

/** What an Objective asks for, after *needs*. */
export const aims: Translation<typeof en.aims> = {
  death: 'la muerte de un personaje',
  survivors: 'que sobrevivan otros',
  ship: 'destruir la nave',
  nest: 'destruir el Nido',
  queen: 'matar a la Reina',
  signal: 'enviar la Señal',
  earth: 'que la nave llegue a la Tierra',
  mars: 'que la nave llegue a Marte',
  exploration: 'explorar todos los compartimentos',
  weakness: 'descubrir Debilidades',
  object: 'un Objeto voluminoso',
  pod: 'escapar en una Cápsula de escape',
  items: 'reunir muchos Objetos',
  survivorsDead: 'la muerte de los Supervivientes de la Nemesis',
  learnedDead: 'la muerte de quien sepa demasiado',
  intact: 'que el complejo quede intacto',
  selfDestruct: 'que la Autodestrucción esté en marcha',
  sections: 'explorar Secciones enteras',
  css: 'escapar en un contenedor SEC',
  knowledge: 'mucho Conocimiento',
  learned: 'activar la ficha de Conocimiento',
}

/** Not known, but supposed. */
export const think = 'creo que {fact}'

// ---------------------------------------------------------------- questions

/** Whole sentences. `to` is `one` where a single person is asked, whose name is `whom`. */
export const queries: Translation<typeof en.queries> = {
  room: '{to, select, one {{whom}, ¿qué hay en el compartimento {room}?} other {¿Qué hay en el compartimento {room}?}}',
  token:
    '{to, select, one {{whom}, ¿qué ficha hay en el compartimento {room}?} other {¿Qué ficha hay en el compartimento {room}?}}',
  tile: '{to, select, one {{whom}, ¿en qué compartimento tenemos {tile}?} other {¿En qué compartimento tenemos {tile}?}}',
  engine: '{to, select, one {{whom}, ¿funciona {engine}?} other {¿Funciona {engine}?}}',
  checked: '{to, select, one {{whom}, ¿has comprobado {engine}?} other {¿Quién ha comprobado {engine}?}}',
  course: '{to, select, one {{whom}, ¿adónde lleva el rumbo {space}?} other {¿Adónde lleva el rumbo {space}?}}',
  event:
    '{to, select, one {{whom}, ¿cuál es la próxima carta de Evento?} other {¿Alguien conoce la próxima carta de Evento?}}',
  objective: '{to, select, one {{whom}, ¿cuál es tu Objetivo?} other {¿Cuáles son vuestros Objetivos?}}',
  aim: '{to, select, one {{whom}, ¿tu Objetivo exige {aim}?} other {¿El Objetivo de alguien exige {aim}?}}',
  infected: '{to, select, one {{whom}, ¿tienes la infección?} other {¿Alguien tiene la infección?}}',
  item: '{to, select, one {{whom}, ¿tienes {item}?} other {¿Quién tiene {item}?}}',
  trust: '{to, select, one {{whom}, ¿de quién te fías?} other {¿De quién os fiáis?}}',
  plan: '{to, select, one {{whom}, ¿qué vas a hacer?} other {¿Qué vais a hacer?}}',
  contingency: '{to, select, one {{whom}, ¿qué Contingencias conoces?} other {¿Qué Contingencias conocéis?}}',
  css: '{to, select, one {{whom}, ¿qué ficha SEC hay en la casilla {slot}?} other {¿Alguien conoce la ficha SEC de la casilla {slot}?}}',
}

// ---------------------------------------------------------------- promises, requests, offers, replies

/** Said to one person. */
export const addressed = '{whom}, {said}'

/** Until when something is done, or left. */
export const by: Translation<typeof en.by> = {
  will: '{said} antes de que acabe la ronda {round}',
  wont: '{said} hasta que acabe la ronda {round}',
  please: '{said}, antes de que acabe la ronda {round}',
  dont: '{said}, hasta que acabe la ronda {round}',
}

/** `give` is a sentence, `want` a clause. */
export const offer = '{to, select, one {¿Un trato, {whom}?} other {¿Quién acepta un trato?}} {give} A cambio, {want}.'

export const replies: Translation<typeof en.replies> = {
  agree: 'De acuerdo.',
  refuse: 'No.',
  thanks: 'Gracias.',
  doubt: 'No me lo creo.',
  deny: 'Yo no he sido.',
  later: 'Todavía no.',
  withdraw: 'Lo retiro.',
}

// ---------------------------------------------------------------- the table

/** `by` is `you` where it is about the reader. */
export const notices: Translation<typeof en.notices> = {
  sat: '{by, select, you {Te sientas a la mesa.} other {{who} se sienta a la mesa.}}',
  left: '{by, select, you {Dejas la mesa.} other {{who} deja la mesa.}}',
  reissued: '{by, select, you {Tu asiento} other {El asiento de {who}}} tiene un enlace nuevo.',
  bot: 'Desde ahora un bot juega por {by, select, you {ti.} other {{who}.}}',
  opened:
    '{by, select, you {Tu asiento queda abierto} other {El asiento de {who} queda abierto}}, como {to, select, you {has propuesto} other {ha propuesto {whom}}}: ahora puede ocuparlo cualquiera que tenga el código de la mesa.',
  tookOver: '{by, select, you {Ocupas} other {{who} ocupa}} el asiento de {before}.',
  renamed: '{by, select, you {Ahora te llamas {who}.} other {{before} se llama ahora {who}.}}',
  standsIn:
    'Se ha acabado el tiempo: un bot juega por {by, select, you {ti hasta que vuelvas.} other {{who} hasta que vuelva.}}',
  returned: '{by, select, you {Has vuelto.} other {{who} ha vuelto.}}',
  started: 'Empieza la partida.',
  paused: 'La partida está en pausa.',
  resumed: 'La partida continúa.',
  ended: 'Quien organiza la mesa ha terminado la partida.',
  movedRules: 'La partida continúa con las reglas más recientes.',
  dealtAnew:
    'Esta partida continúa otra. Lo que nadie había visto se ha repartido de nuevo; las manos y los Objetivos siguen igual, y quien tenga el archivo de la partida anterior los conoce.',
  sameDeal:
    'Esta partida continúa otra. Sus reglas, más antiguas, no permiten repartir de nuevo: quien tenga el archivo de la partida anterior puede averiguar lo que viene.',
  clockChanged: 'Quien organiza la mesa ha cambiado el reloj de turno.',
}

/** What everybody has to agree to. `event` is a sentence of the log. */
export const proposals: Translation<typeof en.proposals> = {
  takeBack: '{by, select, you {Propones} other {{who} propone}} volver a justo antes de «{event}»',
  /** Where the log does not have that event. */
  takeBackFar: '{by, select, you {Propones} other {{who} propone}} volver atrás en la partida.',
  rules: '{by, select, you {Propones} other {{who} propone}} continuar con las reglas más recientes.',
  open: '{by, select, you {Propones} other {{who} propone}} abrir {to, select, you {tu asiento.} other {el asiento de {whom}.}} La persona que lo ocupe verá su mano y sus secretos, y el enlace anterior dejará de servir.',
  bot: '{by, select, you {Propones} other {{who} propone}} que un bot juegue por {to, select, you {ti hasta que vuelvas.} other {{whom} hasta que vuelva.}} Nadie verá la mano.',
}

export const votes: Translation<typeof en.votes> = {
  agree: '{by, select, you {Aceptas.} other {{who} acepta.}}',
  refuse: '{by, select, you {Te niegas: no se hace.} other {{who} se niega: no se hace.}}',
}
