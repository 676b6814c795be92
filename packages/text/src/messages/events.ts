/**
 * What happened, as one sentence each. `by` says whether the reader did it (you) or somebody else, `who` is that name.
 * Messages ending in Seen add what only the reader got to know.
 */
import type { EndReason } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const events = {
  round: { en: 'Round {round}.', es: 'Ronda {round}.' },
  firstPlayer: {
    en: '{by, select, you {You take the First Player token.} other {{who} takes the First Player token.}}',
    es: '{by, select, you {Recibes la ficha de Jugador inicial.} other {{who} recibe la ficha de Jugador inicial.}}',
  },
  turn: {
    en: '{by, select, you {Your turn.} other {{who}’s turn.}}',
    es: '{by, select, you {Tu turno.} other {Turno de {who}.}}',
  },
  drew: {
    en: '{by, select, you {You draw} other {{who} draws}} {count, plural, one {# card} other {# cards}}.',
    es: '{by, select, you {Robas} other {{who} roba}} {count, plural, one {# carta} other {# cartas}}.',
  },
  drewSeen: { en: 'You draw {cards}.', es: 'Robas {cards}.' },
  reshuffled: { en: '{deck} is reshuffled.', es: '{deck} se vuelve a barajar.' },
  declaredMove: {
    en: '{by, select, you {You set out for} other {{who} sets out for}} {to}.',
    es: '{by, select, you {Te diriges} other {{who} se dirige}} a {to}.',
  },
  declaredCarefulMove: {
    en: '{by, select, you {You set out carefully for} other {{who} sets out carefully for}} {to}.',
    es: '{by, select, you {Te diriges} other {{who} se dirige}} con cautela a {to}.',
  },
  declaredPlay: {
    en: '{by, select, you {You play} other {{who} plays}} {card}.',
    es: '{by, select, you {Juegas} other {{who} juega}} {card}.',
  },
  paid: {
    en: '{by, select, you {You pay} other {{who} pays}} with {card}.',
    es: '{by, select, you {Pagas} other {{who} paga}} con {card}.',
  },
  nobodyReacted: { en: 'Nobody reacts.', es: 'Nadie reacciona.' },
  reactedToAction: {
    en: '{by, select, you {You react} other {{who} reacts}} with {card}.',
    es: '{by, select, you {Reaccionas} other {{who} reacciona}} con {card}.',
  },
  reactedToInterruption: {
    en: '{by, select, you {You answer} other {{who} answers}} the Interruption with {card}.',
    es: '{by, select, you {Respondes} other {{who} responde}} a la Interrupción con {card}.',
  },
  cancelledMove: {
    en: '{by, select, you {You do not get} other {{who} does not get}} to {to}: the move is cancelled.',
    es: '{by, select, you {No llegas} other {{who} no llega}} a {to}: se cancela el movimiento.',
  },
  cancelledPlay: {
    en: '{by, select, you {Your {card}} other {{who}’s {card}}} is cancelled.',
    es: 'Se cancela {by, select, you {tu carta {card}} other {la carta {card} de {who}}}.',
  },
  moved: {
    en: '{by, select, you {You enter} other {{who} enters}} {to}.',
    es: '{by, select, you {Entras} other {{who} entra}} en {to}.',
  },
  explored: {
    en: '{by, select, you {You explore} other {{who} explores}} room {room}: {tile}.',
    es: '{by, select, you {Exploras} other {{who} explora}} el compartimento {room}: {tile}.',
  },
  token: { en: 'Exploration token: {effect}.', es: 'Ficha de Exploración: {effect}.' },
  tokenItems: {
    en: 'Exploration token: {effect}, {items, plural, one {# Item} other {# Items}}.',
    es: 'Ficha de Exploración: {effect}, {items, plural, one {# Objeto} other {# Objetos}}.',
  },
  noiseRolled: {
    en: '{by, select, you {You roll} other {{who} rolls}} for Noise: {face}.',
    es: '{by, select, you {Haces} other {{who} hace}} una tirada de Ruido: {face}.',
  },
  noise: { en: 'Noise in {corridor}.', es: 'Ruido en {corridor}.' },
  noiseGone: { en: 'The Noise in {corridor} fades.', es: 'Se apaga el Ruido en {corridor}.' },
  danger: { en: 'Danger in {room}!', es: '¡Peligro en {room}!' },
  encounter: {
    en: '{by, select, you {You have} other {{who} has}} an Encounter in {room}.',
    es: '{by, select, you {Tienes} other {{who} tiene}} un Encuentro en {room}.',
  },
  slimed: {
    en: '{by, select, you {You get} other {{who} gets}} a Slime marker.',
    es: '{by, select, you {Recibes} other {{who} recibe}} 1 marcador de Mucosidad.',
  },
  fire: { en: 'Fire breaks out in {room}.', es: 'Se declara un Fuego en {room}.' },
  malfunction: { en: 'A Malfunction hits {room}.', es: 'Se produce un Fallo en {room}.' },
  doorOpen: { en: 'The Door in {corridor} opens.', es: 'Se abre la Puerta en {corridor}.' },
  doorClosed: { en: 'A Door closes in {corridor}.', es: 'Se cierra una Puerta en {corridor}.' },
  doorDestroyed: { en: 'The Door in {corridor} is destroyed.', es: 'La Puerta en {corridor} queda destruida.' },
  lightWound: {
    en: '{by, select, you {You suffer} other {{who} suffers}} 1 Light Wound.',
    es: '{by, select, you {Sufres} other {{who} sufre}} 1 Herida leve.',
  },
  seriousWound: {
    en: '{by, select, you {You suffer} other {{who} suffers}} 1 Serious Wound: {wound}.',
    es: '{by, select, you {Sufres} other {{who} sufre}} 1 Herida grave: {wound}.',
  },
  died: {
    en: '{by, select, you {Your Character dies} other {{who}’s Character dies}} in {room}.',
    es: '{by, select, you {Tu personaje muere} other {El personaje de {who} muere}} en {room}.',
  },
  items: {
    en: '{items, plural, =0 {No Items are left} one {# Item is left} other {# Items are left}} in {room}.',
    es: '{items, plural, =0 {No quedan Objetos} one {Queda # Objeto} other {Quedan # Objetos}} en {room}.',
  },
  searched: {
    en: '{by, select, you {You search and draw} other {{who} searches and draws}} {items}.',
    es: '{by, select, you {Registras y robas} other {{who} registra y roba}} {items}.',
  },
  searchedSeen: { en: 'You search and find {cards}.', es: 'Registras y encuentras {cards}.' },
  kept: {
    en: '{by, select, you {You keep} other {{who} keeps}} {items}.',
    es: '{by, select, you {Te quedas} other {{who} se queda}} con {items}.',
  },
  keptSeen: { en: 'You keep {kept}.', es: 'Te quedas con {kept}.' },
  keptReturnedSeen: {
    en: 'You keep {kept} and put {returned} under the deck.',
    es: 'Te quedas con {kept} y dejas {returned} en el fondo del mazo.',
  },
  keptNothing: {
    en: '{by, select, you {You keep} other {{who} keeps}} nothing.',
    es: '{by, select, you {No te quedas} other {{who} no se queda}} con nada.',
  },
  keptNothingSeen: {
    en: 'You keep nothing and put {returned} under the deck.',
    es: 'No te quedas con nada y dejas {returned} en el fondo del mazo.',
  },
  held: {
    en: '{by, select, you {You take {card} in hand.} other {{who} takes {card} in hand.}}',
    es: '{by, select, you {Coges {card} y ocupas una mano.} other {{who} coge {card} y ocupa una mano.}}',
  },
  dropped: {
    en: '{by, select, you {You drop} other {{who} drops}} {card}.',
    es: '{by, select, you {Tiras} other {{who} tira}} {card}.',
  },
  peeked: {
    en: '{by, select, you {You look} other {{who} looks}} in secret at the tile of room {room}.',
    es: '{by, select, you {Miras} other {{who} mira}} en secreto la pieza del compartimento {room}.',
  },
  peekedSeen: {
    en: 'You look in secret at the tile of room {room}: {tile}.',
    es: 'Miras en secreto la pieza del compartimento {room}: {tile}.',
  },
  passed: {
    en: '{by, select, you {You pass.} other {{who} passes.}}',
    es: '{by, select, you {Pasas tu turno.} other {{who} pasa.}}',
  },
  discarded: {
    en: '{by, select, you {You discard} other {{who} discards}} {card}.',
    es: '{by, select, you {Descartas} other {{who} descarta}} {card}.',
  },
  time: { en: 'The Time marker moves to {time}.', es: 'El marcador de Tiempo avanza a {time}.' },
} as const satisfies Record<string, Message>

export const ends = {
  jump: {
    en: 'The ship jumps into hyperspace. Nobody who is awake survives.',
    es: 'La nave salta al hiperespacio. Nadie que siga despierto sobrevive.',
  },
  fire: {
    en: 'No Fire marker is left: the flames reach everything and the ship explodes.',
    es: 'No quedan marcadores de Fuego: las llamas lo alcanzan todo y la nave explota.',
  },
  malfunction: {
    en: 'No Malfunction marker is left: too much is broken and the hull gives way.',
    es: 'No quedan marcadores de Fallo: hay demasiadas averías y el casco cede.',
  },
  nobodyLeft: {
    en: 'Nobody is left on board who can act.',
    es: 'Ya no queda nadie a bordo que pueda actuar.',
  },
} as const satisfies Record<EndReason, Message>

export const winners = {
  nobody: { en: 'Nobody wins.', es: 'Nadie gana.' },
  you: { en: 'You win.', es: 'Has ganado.' },
  youAnd: { en: 'You win, together with {who}.', es: 'Has ganado, junto con {who}.' },
  others: {
    en: '{n, plural, one {{who} wins.} other {{who} win.}}',
    es: '{n, plural, one {Gana {who}.} other {Ganan {who}.}}',
  },
} as const satisfies Record<string, Message>
