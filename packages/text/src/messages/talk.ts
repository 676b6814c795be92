/** Table talk: what players say in statements, and what the table says of itself. What is done is in `talkdeeds.ts`. */
import type { Message } from '../message.ts'
import type { TableTalk, TalkAim, TalkFact, TalkQuery, TalkReply } from '../talk.ts'
import type { DeedForm } from './talkdeeds.ts'

// ---------------------------------------------------------------- claims

/** Clauses in the speaker's voice. `by` is `me` where it is about the speaker; `is` is yes or no. */
export const facts = {
  room: { en: 'room {room} is {tile}', es: 'en el compartimento {room} tenemos {tile}' },
  token: {
    en: 'the token in room {room} shows {token}',
    es: 'la ficha del compartimento {room} muestra {token}',
  },
  engine: {
    en: '{is, select, yes {{engine} works} other {{engine} is damaged}}',
    es: '{is, select, yes {{engine} funciona} other {{engine} está dañado}}',
  },
  course: { en: 'course {space} leads to {destination}', es: 'el rumbo {space} lleva a {destination}' },
  event: { en: 'the next Event card is {card}', es: 'la próxima carta de Evento es {card}' },
  objective: {
    en: '{by, select, me {my Objective} other {{who}’s Objective}} is {card}',
    es: '{by, select, me {mi Objetivo} other {el Objetivo de {who}}} es {card}',
  },
  aim: {
    en: '{by, select, me {my Objective} other {{who}’s Objective}} {is, select, yes {needs {aim}} other {does not need {aim}}}',
    es: '{by, select, me {mi Objetivo} other {el Objetivo de {who}}} {is, select, yes {exige} other {no exige}} {aim}',
  },
  infected: {
    en: '{by, select, me {{is, select, yes {I am infected} other {I am not infected}}} other {{is, select, yes {{who} is infected} other {{who} is not infected}}}}',
    es: '{by, select, me {{is, select, yes {tengo} other {no tengo}}} other {{who} {is, select, yes {tiene} other {no tiene}}}} la infección',
  },
  item: {
    en: '{by, select, me {{is, select, yes {I have} other {I do not have}}} other {{is, select, yes {{who} has} other {{who} does not have}}}} the {item}',
    es: '{by, select, me {{is, select, yes {tengo} other {no tengo}}} other {{who} {is, select, yes {tiene} other {no tiene}}}} {item}',
  },
  trust: {
    en: '{is, select, yes {I trust {who}} other {I do not trust {who}}}',
    es: '{is, select, yes {me fío de {who}} other {no me fío de {who}}}',
  },
  jump: {
    en: '{rounds, plural, =1 {the ship jumps at the end of this Round} one {the ship jumps in # Round} other {the ship jumps in # Rounds}}',
    es: '{rounds, plural, =1 {la nave salta al final de esta ronda} one {la nave salta dentro de # ronda} other {la nave salta dentro de # rondas}}',
  },
} as const satisfies Record<Exclude<TalkFact['about'], 'did'>, Message>

/** A room whose tile nobody has turned over yet. */
export const room = { en: 'room {room}', es: 'el compartimento {room}' } as const satisfies Message

/** What an Objective asks for, after *needs*. */
export const aims = {
  death: { en: 'a Character’s death', es: 'la muerte de un personaje' },
  survivors: { en: 'others to survive', es: 'que sobrevivan otros' },
  ship: { en: 'the ship destroyed', es: 'destruir la nave' },
  nest: { en: 'the Nest destroyed', es: 'destruir el Nido' },
  queen: { en: 'the Queen killed', es: 'matar a la Reina' },
  signal: { en: 'the Signal', es: 'enviar la Señal' },
  earth: { en: 'the ship to reach Earth', es: 'que la nave llegue a la Tierra' },
  mars: { en: 'the ship to reach Mars', es: 'que la nave llegue a Marte' },
  exploration: { en: 'every room explored', es: 'explorar todos los compartimentos' },
  weakness: { en: 'Weaknesses discovered', es: 'descubrir Debilidades' },
  object: { en: 'an Object', es: 'un Objeto voluminoso' },
  pod: { en: 'an Escape Pod', es: 'escapar en una Cápsula de escape' },
  items: { en: 'many Items', es: 'reunir muchos Objetos' },
} as const satisfies Record<TalkAim, Message>

/** Not known, but supposed. */
export const think = { en: 'I think {fact}', es: 'creo que {fact}' } as const satisfies Message

// ---------------------------------------------------------------- questions

/** Whole sentences. `to` is `one` where a single person is asked, whose name is `whom`. */
export const queries = {
  room: {
    en: '{to, select, one {{whom}, what is in room {room}?} other {What is in room {room}?}}',
    es: '{to, select, one {{whom}, ¿qué hay en el compartimento {room}?} other {¿Qué hay en el compartimento {room}?}}',
  },
  token: {
    en: '{to, select, one {{whom}, which token lies in room {room}?} other {Which token lies in room {room}?}}',
    es: '{to, select, one {{whom}, ¿qué ficha hay en el compartimento {room}?} other {¿Qué ficha hay en el compartimento {room}?}}',
  },
  tile: {
    en: '{to, select, one {{whom}, which room is {tile}?} other {Which room is {tile}?}}',
    es: '{to, select, one {{whom}, ¿en qué compartimento tenemos {tile}?} other {¿En qué compartimento tenemos {tile}?}}',
  },
  engine: {
    en: '{to, select, one {{whom}, does {engine} work?} other {Does {engine} work?}}',
    es: '{to, select, one {{whom}, ¿funciona {engine}?} other {¿Funciona {engine}?}}',
  },
  checked: {
    en: '{to, select, one {{whom}, have you checked {engine}?} other {Who has checked {engine}?}}',
    es: '{to, select, one {{whom}, ¿has comprobado {engine}?} other {¿Quién ha comprobado {engine}?}}',
  },
  course: {
    en: '{to, select, one {{whom}, where does course {space} lead?} other {Where does course {space} lead?}}',
    es: '{to, select, one {{whom}, ¿adónde lleva el rumbo {space}?} other {¿Adónde lleva el rumbo {space}?}}',
  },
  event: {
    en: '{to, select, one {{whom}, which Event card is next?} other {Does anybody know the next Event card?}}',
    es: '{to, select, one {{whom}, ¿cuál es la próxima carta de Evento?} other {¿Alguien conoce la próxima carta de Evento?}}',
  },
  objective: {
    en: '{to, select, one {{whom}, what is your Objective?} other {What are your Objectives?}}',
    es: '{to, select, one {{whom}, ¿cuál es tu Objetivo?} other {¿Cuáles son vuestros Objetivos?}}',
  },
  aim: {
    en: '{to, select, one {{whom}, does your Objective need {aim}?} other {Does anybody’s Objective need {aim}?}}',
    es: '{to, select, one {{whom}, ¿tu Objetivo exige {aim}?} other {¿El Objetivo de alguien exige {aim}?}}',
  },
  infected: {
    en: '{to, select, one {{whom}, are you infected?} other {Is anybody infected?}}',
    es: '{to, select, one {{whom}, ¿tienes la infección?} other {¿Alguien tiene la infección?}}',
  },
  item: {
    en: '{to, select, one {{whom}, do you have the {item}?} other {Who has the {item}?}}',
    es: '{to, select, one {{whom}, ¿tienes {item}?} other {¿Quién tiene {item}?}}',
  },
  trust: {
    en: '{to, select, one {{whom}, whom do you trust?} other {Whom do you all trust?}}',
    es: '{to, select, one {{whom}, ¿de quién te fías?} other {¿De quién os fiáis?}}',
  },
  plan: {
    en: '{to, select, one {{whom}, what are you going to do?} other {What are you all going to do?}}',
    es: '{to, select, one {{whom}, ¿qué vas a hacer?} other {¿Qué vais a hacer?}}',
  },
} as const satisfies Record<TalkQuery['about'], Message>

// ---------------------------------------------------------------- promises, requests, offers, replies

/** Said to one person. */
export const addressed = { en: '{whom}, {said}', es: '{whom}, {said}' } as const satisfies Message

/** Until when something is done, or left. */
export const by = {
  will: { en: '{said} by the end of Round {round}', es: '{said} antes de que acabe la ronda {round}' },
  wont: { en: '{said} until the end of Round {round}', es: '{said} hasta que acabe la ronda {round}' },
  please: { en: '{said} by the end of Round {round}', es: '{said}, antes de que acabe la ronda {round}' },
  dont: { en: '{said} until the end of Round {round}', es: '{said}, hasta que acabe la ronda {round}' },
} as const satisfies Partial<Record<DeedForm, Message>>

/** `give` is a sentence, `want` a clause. */
export const offer = {
  en: '{to, select, one {A deal, {whom}?} other {A deal, anybody?}} {give} In return, {want}.',
  es: '{to, select, one {¿Un trato, {whom}?} other {¿Quién acepta un trato?}} {give} A cambio, {want}.',
} as const satisfies Message

export const replies = {
  agree: { en: 'Agreed.', es: 'De acuerdo.' },
  refuse: { en: 'No.', es: 'No.' },
  thanks: { en: 'Thanks.', es: 'Gracias.' },
  doubt: { en: 'I do not believe that.', es: 'No me lo creo.' },
  deny: { en: 'It was not me.', es: 'Yo no he sido.' },
  later: { en: 'Not yet.', es: 'Todavía no.' },
  withdraw: { en: 'I take that back.', es: 'Lo retiro.' },
} as const satisfies Record<TalkReply, Message>

// ---------------------------------------------------------------- the table

/** `by` is `you` where it is about the reader. */
export const notices = {
  sat: {
    en: '{by, select, you {You sit down.} other {{who} sits down.}}',
    es: '{by, select, you {Te sientas a la mesa.} other {{who} se sienta a la mesa.}}',
  },
  left: {
    en: '{by, select, you {You leave the table.} other {{who} leaves the table.}}',
    es: '{by, select, you {Dejas la mesa.} other {{who} deja la mesa.}}',
  },
  reissued: {
    en: '{by, select, you {Your seat has} other {{who}’s seat has}} a new link.',
    es: '{by, select, you {Tu asiento} other {El asiento de {who}}} tiene un enlace nuevo.',
  },
  bot: {
    en: 'From now on a bot plays for {by, select, you {you.} other {{who}.}}',
    es: 'Desde ahora un bot juega por {by, select, you {ti.} other {{who}.}}',
  },
  standsIn: {
    en: 'The time is up: a bot plays for {by, select, you {you until you return.} other {{who} until they return.}}',
    es: 'Se ha acabado el tiempo: un bot juega por {by, select, you {ti hasta que vuelvas.} other {{who} hasta que vuelva.}}',
  },
  returned: {
    en: '{by, select, you {You are back.} other {{who} is back.}}',
    es: '{by, select, you {Has vuelto.} other {{who} ha vuelto.}}',
  },
  started: { en: 'The game begins.', es: 'Empieza la partida.' },
  paused: { en: 'The game is paused.', es: 'La partida está en pausa.' },
  resumed: { en: 'The game goes on.', es: 'La partida continúa.' },
  ended: { en: 'The host has ended the game.', es: 'Quien dirige la mesa ha terminado la partida.' },
  movedRules: { en: 'The game goes on by the newest rules.', es: 'La partida continúa con las reglas más recientes.' },
} as const satisfies Record<TableTalk['t'], Message>

/** What everybody has to agree to. `event` is a sentence of the log. */
export const proposals = {
  takeBack: {
    en: '{by, select, you {You propose} other {{who} proposes}} to go back to before “{event}”',
    es: '{by, select, you {Propones} other {{who} propone}} volver a justo antes de «{event}»',
  },
  /** Where the log does not have that event. */
  takeBackFar: {
    en: '{by, select, you {You propose} other {{who} proposes}} to go back in the game.',
    es: '{by, select, you {Propones} other {{who} propone}} volver atrás en la partida.',
  },
  rules: {
    en: '{by, select, you {You propose} other {{who} proposes}} to go on by the newest rules.',
    es: '{by, select, you {Propones} other {{who} propone}} continuar con las reglas más recientes.',
  },
} as const satisfies Record<string, Message>

export const votes = {
  agree: {
    en: '{by, select, you {You agree.} other {{who} agrees.}}',
    es: '{by, select, you {Aceptas.} other {{who} acepta.}}',
  },
  refuse: {
    en: '{by, select, you {You refuse: it is off.} other {{who} refuses: it is off.}}',
    es: '{by, select, you {Te niegas: no se hace.} other {{who} se niega: no se hace.}}',
  },
} as const satisfies Record<string, Message>
