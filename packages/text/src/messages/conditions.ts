/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */
import type { Message } from '../message.ts'

export const conditions = {
  seriousWounds: {
    en: '{by, select, you {you already have} other {{who} already has}} {min, plural, one {# Serious Wound} other {# Serious Wounds}}',
    es: '{by, select, you {ya tienes} other {{who} ya tiene}} {min, plural, one {# Herida grave} other {# Heridas graves}}',
  },
  inRoom: {
    en: '{by, select, you {you are} other {{who} is}} in {room}',
    es: '{by, select, you {estás} other {{who} está}} en {room}',
  },
  signal: {
    en: '{by, select, you {you have} other {{who} has}} sent the Signal',
    es: '{by, select, you {has} other {{who} ha}} enviado la Señal',
  },
  allExplored: { en: 'every room is explored', es: 'todos los compartimentos están explorados' },
  destination: { en: 'the ship reaches {destination}', es: 'la nave llega a {destination}' },
  soleSurvivor: {
    en: '{by, select, you {your Character} other {{who}’s Character}} is the only survivor',
    es: '{by, select, you {tu personaje} other {el personaje de {who}}} es el único que sobrevive',
  },
  playerDead: {
    en: 'the Character of Player {player} does not survive',
    es: 'el personaje del Jugador {player} no sobrevive',
  },
  othersSurvive: {
    en: 'at least {min, plural, one {# other Character survives} other {# other Characters survive}}',
    es: 'al menos {min, plural, one {sobrevive # personaje más} other {sobreviven # personajes más}}',
  },
  nestDestroyed: { en: 'the Nest is destroyed', es: 'el Nido está destruido' },
  shipDestroyed: { en: 'the ship is destroyed', es: 'la nave queda destruida' },
  killed: { en: '{intruder} has been killed', es: '{intruder} ha muerto' },
  weakness: {
    en: 'a Weakness has been discovered by analysing {object}',
    es: 'se ha descubierto una Debilidad analizando {object}',
  },
  weaknesses: {
    en: '{min, plural, one {at least # Weakness has} other {at least # Weaknesses have}} been discovered',
    es: '{min, plural, one {se ha descubierto al menos # Debilidad} other {se han descubierto al menos # Debilidades}}',
  },
  leftWith: {
    en: '{by, select, you {you take} other {{who} takes}} {object} into hibernation or an Escape Pod',
    es: '{by, select, you {te llevas} other {{who} se lleva}} {object} a la hibernación o a una Cápsula de escape',
  },
  leftByPod: {
    en: '{by, select, you {you leave} other {{who} leaves}} in an Escape Pod',
    es: '{by, select, you {te vas} other {{who} se va}} en una Cápsula de escape',
  },
  items: {
    en: '{by, select, you {you have} other {{who} has}} at least {min, plural, one {# Item} other {# Items}}',
    es: '{by, select, you {tienes} other {{who} tiene}} al menos {min, plural, one {# Objeto} other {# Objetos}}',
  },
  objectIn: { en: '{object} lies in {room}', es: '{object} está en {room}' },
} as const satisfies Record<string, Message>

/** Between alternatives, the first of which is announced. */
export const either = { en: 'either {tests}', es: 'o bien {tests}' } as const satisfies Message
export const or = { en: '{one} or {other}', es: '{one} o bien {other}' } as const satisfies Message

export const objectives = {
  survive: { en: 'your Character survives', es: 'tu personaje sobrevive' },
  win: { en: 'You win if {tests}.', es: 'Ganas si {tests}.' },
  survivesMars: {
    en: 'Hibernating on the way to Mars does not kill you.',
    es: 'Hibernar rumbo a Marte no te mata.',
  },
} as const satisfies Record<string, Message>
