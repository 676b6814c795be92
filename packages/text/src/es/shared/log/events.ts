/**
 * What happened, as one sentence each. `by` says whether the reader did it (you) or somebody else, `who` is that name;
 * `to` and `whom` are the same for a second person. Messages ending in Seen add what only the reader got to know.
 */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/events.ts'

export const events: Translation<typeof en.events> = {
  // set-up and rounds
  playerNumbers:
    'Números de jugador: {numbers}. Los nombran algunos Objetivos; los turnos siguen el orden de los asientos.',
  playerNumber: '{by, select, you {{number} tú} other {{number} {who}}}',
  objectivesDealt: 'Se reparten los Objetivos.',
  objectivesDealtSeen: 'Tus Objetivos: {cards}.',
  objectivesOpen: 'Se reparten los Objetivos, a la vista de todos: {objectives}.',
  objectiveOf: '{card} ({by, select, you {para ti} other {para {who}}})',
  draftDrawn: '{by, select, you {Puedes} other {{who} puede}} elegir entre {characters}.',
  draftKept: '{by, select, you {Te quedas} other {{who} se queda}} con la carta de {characters}.',
  drafted: '{by, select, you {Juegas} other {{who} juega}} con {character}.',
  round: 'Ronda {round}.',
  firstPlayer:
    '{by, select, you {Recibes la ficha de Jugador inicial.} other {{who} recibe la ficha de Jugador inicial.}}',
  turn: '{by, select, you {Tu turno.} other {Turno de {who}.}}',
  unlimited:
    'Este turno {by, select, you {puedes} other {{who} puede}} realizar todas las acciones que {by, select, you {puedas} other {pueda}} pagar.',
  drew: '{by, select, you {Robas} other {{who} roba}} {count, plural, one {# carta} other {# cartas}}.',
  drewSeen: 'Robas {cards}.',
  reshuffled: '{deck} se vuelve a barajar.',
  tookBack: '{by, select, you {Te echas} other {{who} se echa}} atrás.',
  passed: '{by, select, you {Pasas.} other {{who} pasa.}}',
  discarded: '{by, select, you {Descartas} other {{who} descarta}} {card}.',
  phaseEnded: '{by, select, you {Pones} other {{who} pone}} fin a la Fase de los jugadores: todos pasan.',

  // actions
  paid: '{by, select, you {Pagas} other {{who} paga}} con {card}.',
  nobodyReacted: 'Nadie reacciona.',
  reactedToAction: '{by, select, you {Reaccionas} other {{who} reacciona}} con {card}.',
  reactedToInterruption: '{by, select, you {Respondes} other {{who} responde}} a la Interrupción con {card}.',
  spared: '{card} {by, select, you {te libra} other {libra a {who}}} del ataque.',
  notSpared: 'Nadie se libra del ataque.',

  // moving and exploring
  escaping: '{by, select, you {Intentas} other {{who} intenta}} huir a {to}.',
  moved: '{by, select, you {Entras} other {{who} entra}} en {to}.',
  explored: '{by, select, you {Exploras} other {{who} explora}} el compartimento {room}: {tile}.',
  token: 'Ficha de Exploración: {effect}.',
  tokenItems: 'Ficha de Exploración: {effect}, {items, plural, one {# Objeto} other {# Objetos}}.',
  noiseRolled: '{by, select, you {Haces} other {{who} hace}} una tirada de Ruido: {face}.',
  noise: 'Ruido en {corridor}.',
  noiseGone: 'Se apaga el Ruido en {corridor}.',
  danger: '¡Peligro en {room}!',

  // markers and doors
  slimed:
    '{by, select, you {Recibes 1 marcador de Mucosidad: desde ahora el Silencio cuenta como Peligro para ti.} other {{who} recibe 1 marcador de Mucosidad.}}',
  cleaned: '{by, select, you {Te quitas} other {{who} se quita}} la Mucosidad.',
  fire: 'Se declara un Fuego en {room}.',
  fireOut: 'Se apaga el Fuego en {room}.',
  malfunction: 'Se produce un Fallo en {room}.',
  repaired: 'Se repara el Fallo en {room}.',
  doorOpen: 'Se abre la Puerta en {corridor}.',
  doorClosed: 'Se cierra una Puerta en {corridor}.',
  doorDestroyed: 'La Puerta en {corridor} queda destruida.',
  vent: 'Empieza la Despresurización: en {room} solo queda aire hasta el final de la Fase de los jugadores.',
  ventStopped: 'Se detiene la Despresurización de {room}.',
  vented: 'El aire escapa de {room}. Nadie que esté dentro sobrevive.',

  // intruders
  encounter: '{by, select, you {Tienes} other {{who} tiene}} un Encuentro en {room}.',
  encounterNobody: 'Algo sale de la oscuridad en {room}.',
  tokenDrawn: 'Ficha de Intruso: {intruder} (valor de sorpresa: {value}).',
  tokenDrawnBlank: 'Ficha de Intruso: en blanco.',
  appeared: 'Aparece {intruder} en {room}.',
  noMiniature: 'En {room} debería aparecer {intruder}, pero no quedan miniaturas.',
  bagMore: '{token} entra en la bolsa.',
  bagBack: '{token} vuelve a la bolsa.',
  bagLess: '{token} sale de la bolsa.',
  intruderMoved: '{intruder} va de {from} a {to}.',
  leftDucts: '{intruder} desaparece de {room} por los Pasillos de servicio.',
  leftRecalled: '{intruder} de {room} sale del tablero: su miniatura hace falta en otra parte.',
  leftHidden: '{intruder} de {room} vuelve a la oscuridad.',
  leftInfested: '{intruder} de {room} encuentra a su huésped ocupado y perece.',
  transformed: '{intruder} se convierte en {other}.',
  surprise:
    '{by, select, you {Tienes} other {{who} tiene}} {hand, plural, =0 {0 cartas} one {# carta} other {# cartas}} en la mano contra {value}: {intruder} hace un Ataque por sorpresa.',
  noSurprise:
    '{by, select, you {Tienes} other {{who} tiene}} {hand, plural, one {# carta} other {# cartas}} en la mano contra {value}: no hay Ataque por sorpresa.',
  attack: '{intruder} {by, select, you {te ataca} other {ataca a {who}}}: {card}.',
  attackMisses: '{intruder} {by, select, you {te ataca} other {ataca a {who}}}: {card}, pero falla.',
  attackBare: '{by, select, you {{intruder} te ataca.} other {{intruder} ataca a {who}.}}',
  infested:
    '{intruder} {by, select, you {te infesta y queda en tu tablero de personaje} other {infesta a {who} y queda en su tablero de personaje}}.',
  injured: '{intruder} sufre {injuries, plural, one {# Herida} other {# Heridas}}: {total} en total.',
  toughness:
    '¿Muere {intruder}? {blood, plural, one {Hace falta # Herida} other {Hacen falta # Heridas}} (robado: {cards}).',
  toughnessArrow: '{intruder} se repliega: ha salido la flecha de Repliegue (robado: {cards}).',
  toughnessNone: 'No quedan cartas de Ataque de Intruso: {intruder} sobrevive.',
  intruderDied: '{intruder} muere en {room}.',
  healed:
    '{intruder} se recupera: {total, plural, =0 {no le queda ninguna Herida} one {le queda # Herida} other {le quedan # Heridas}}.',
  retreats: '{intruder} se repliega por el Pasillo {number} ({card}).',
  eggs: 'En el Nido {eggs, plural, =0 {no queda ningún Huevo} one {hay ahora # Huevo} other {hay ahora # Huevos}}.',
  eggsDestroyed: '{destroyed, plural, one {Se destruye # Huevo} other {Se destruyen # Huevos}} en {room}.',
  nestDestroyed: 'No quedan Huevos en el Nido, que queda destruido.',
  shot: '{by, select, you {Disparas} other {{who} dispara}} contra {target} con {card}. {injuries, plural, =0 {Sin impacto} one {Impacto: # Herida} other {Impacto: # Heridas}} (dado: {face}).',
  struck:
    '{by, select, you {Lanzas} other {{who} lanza}} un golpe contra {target}. {injuries, plural, =0 {Sin impacto} one {Impacto: # Herida} other {Impacto: # Heridas}} (dado: {face}).',
  eggsTarget: 'los Huevos',
  shotMore: 'El arma o una carta añade {more, plural, one {# Herida} other {# Heridas}}.',
  blowLimit: 'Un ataque cuerpo a cuerpo nunca causa más de 1 Herida.',
  ammo: '{card}{by, select, you {} other { de {who}}}: {ammo} de Munición.',
  thrown: '{by, select, you {Lanzas} other {{who} lanza}} el Objeto a {room}.',

  // crew
  lightWound:
    '{by, select, you {Sufres} other {{who} sufre}} 1 Herida leve.{light, select, 3 { Es la tercera: las tres se convierten en 1 Herida grave.} other {}}',
  seriousWound: '{by, select, you {Sufres} other {{who} sufre}} 1 Herida grave: {wound}.',
  dressed: 'Se venda 1 Herida grave {by, select, you {tuya} other {de {who}}}: {wound}.',
  woundHealed: 'Se cura 1 Herida grave {by, select, you {tuya} other {de {who}}}: {wound}.',
  lightHealed:
    'Se curan {by, select, you {tus Heridas leves} other {Heridas leves de {who}}}: {light, plural, =0 {no queda ninguna} one {queda #} other {quedan #}}.',
  contaminated: '{by, select, you {Recibes} other {{who} recibe}} 1 carta de Contaminación.',
  scanned:
    '{by, select, you {Escaneas} other {{who} escanea}} en busca de Contaminación: {removed, plural, =0 {ninguna carta sale} one {# carta sale} other {# cartas salen}} de la partida.',
  scannedNone: 'No tienes cartas de Contaminación que escanear.',
  scannedSeen:
    'Escaneas {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}: {words}. {removed, plural, =0 {Ninguna sale} one {# sale} other {# salen}} de la partida.',
  larva: 'Ahora {by, select, you {tienes} other {{who} tiene}} 1 Larva.',
  larvaGone: '{by, select, you {Te libras} other {{who} se libra}} de la Larva.',
  died: '{by, select, you {Tu personaje muere} other {El personaje de {who} muere}} en {room}.',
  revived:
    '{by, select, you {Tu personaje vuelve} other {El personaje de {who} vuelve}} a la vida en {room}, con todas las Heridas graves vendadas.',
  signal: '{by, select, you {Envías} other {{who} envía}} la Señal.',
  ownDeck: '{by, select, you {Barajas tus cartas} other {{who} baraja sus cartas}} para formar un mazo nuevo.',

  // items
  items: '{items, plural, =0 {No quedan Objetos} one {Queda # Objeto} other {Quedan # Objetos}} en {room}.',
  searched: '{by, select, you {Registras y robas} other {{who} registra y roba}} {items}.',
  searchedSeen: 'Registras y encuentras {cards}.',
  kept: '{by, select, you {Te quedas} other {{who} se queda}} con {items}.',
  keptSeen: 'Te quedas con {kept}.',
  keptReturnedSeen: 'Te quedas con {kept} y dejas {returned} en el fondo del mazo.',
  keptNothing: '{by, select, you {No te quedas} other {{who} no se queda}} con nada.',
  keptNothingSeen: 'No te quedas con nada y dejas {returned} en el fondo del mazo.',
  held: '{by, select, you {Coges {card} y ocupas una mano.} other {{who} coge {card} y ocupa una mano.}}',
  dropped: '{by, select, you {Tiras} other {{who} tira}} {card}.',
  lost: '{by, select, you {Gastas} other {{who} gasta}} {card}.',
  crafted: '{by, select, you {Preparas} other {{who} prepara}} {card}.',
  activated: 'Se activa {by, select, you {tu carta {card}} other {la carta {card} de {who}}}.',
  attached: '{by, select, you {Acoplas} other {{who} acopla}} {card} a {other}.',
  taped: '{by, select, you {Unes} other {{who} une}} {card} y {other} con cinta.',
  objectLies: '{object} queda en {room}.',
  objectTaken: 'Ahora {by, select, you {llevas} other {{who} lleva}} {object}.',

  // trade
  tradeOpened: '{by, select, you {Abres} other {{who} abre}} un intercambio.',
  partner: '{by, select, you {Te diriges} other {{who} se dirige}} a {to, select, you {ti} other {{whom}}}.',
  offered:
    '{by, select, you {Ofreces} other {{who} {to, select, you {te ofrece} other {ofrece}}}} {thing}{to, select, you {} other { a {whom}}}.',
  withdrawn: '{by, select, you {Retiras} other {{who} retira}} {thing}.',
  shown:
    '{by, select, you {Enseñas} other {{who} {to, select, you {te enseña} other {enseña}}}} {thing}{to, select, you {} other { a {whom}}}.',
  ready: '{by, select, you {Aceptas} other {{who} acepta}} el trato {to, select, you {contigo} other {con {whom}}}.',
  gave: '{by, select, you {Das} other {{who} {to, select, you {te da} other {da}}}} {things}{to, select, you {} other { a {whom}}}.',
  tradedNothing:
    '{by, select, you {No das} other {{who} no {to, select, you {te da} other {da}}}} nada{to, select, you {} other { a {whom}}}.',
  tradeEnded: 'Se acaba el intercambio.',

  // secrets
  peekedTile: '{by, select, you {Miras} other {{who} mira}} en secreto la pieza del compartimento {room}.',
  peekedTileSeen: 'Miras en secreto la pieza del compartimento {room}: {tile}.',
  peekedTileAndToken:
    '{by, select, you {Miras} other {{who} mira}} en secreto la pieza del compartimento {room} y su ficha de Exploración.',
  peekedTileAndTokenSeen:
    'Miras en secreto la pieza del compartimento {room} y su ficha de Exploración: {tile}; {token}.',
  peekedEvent: '{by, select, you {Miras} other {{who} mira}} en secreto la parte de arriba del mazo de Eventos.',
  peekedEventsSeen: 'Miras en secreto la parte de arriba del mazo de Eventos: {cards}.',
  peekedEventSeen: 'Miras en secreto la primera carta de Evento: {card}.',
  peekedAttack: '{by, select, you {Miras} other {{who} mira}} en secreto la parte de arriba del mazo de Ataques.',
  peekedAttackSeen: 'Miras en secreto la parte de arriba del mazo de Ataques: {cards}.',
  peekedObjective:
    '{by, select, you {Miras} other {{who} mira}} en secreto {to, select, you {tu Objetivo} other {el Objetivo de {whom}}}.',
  peekedObjectiveSeen: 'Miras en secreto el Objetivo de {whom}: {card}.',
  eventUnder: '{by, select, you {Dejas} other {{who} deja}} la carta de Evento en el fondo del mazo.',
  eventOnTop: '{by, select, you {Dejas} other {{who} deja}} la carta de Evento encima del mazo.',
  weakness: 'Al analizar {object} se descubre una Debilidad: {card}.',
  objectiveChosen: '{by, select, you {Has} other {{who} ha}} elegido un Objetivo.',
  objectiveChosenSeen: 'Tu Objetivo es {card}.',

  // the ship
  time: 'El marcador de Tiempo avanza a la casilla {time}.',
  selfDestruct: 'Autodestrucción: el marcador está en la casilla {space}.',
  selfDestructStopped: 'Se detiene la secuencia de Autodestrucción.',
  attemptFailed: 'Algo ha llegado a {room}: {by, select, you {tu intento} other {el intento de {who}}} fracasa.',
  event: 'Evento: {card}. {effect}',
  eventRemoved: '{card} se retira de la partida.',
}

/** An action as announced, before anybody could react to it; and as cancelled. */
export const declared: Translation<typeof en.declared> = {
  move: '{by, select, you {Te diriges} other {{who} se dirige}} a {to}.',
  carefulMove: '{by, select, you {Te diriges} other {{who} se dirige}} con cautela a {to}.',
  play: '{by, select, you {Juegas} other {{who} juega}} {card}.',
  use: '{by, select, you {Usas} other {{who} usa}} {card}.',
  activate: '{by, select, you {Te dispones} other {{who} se dispone}} a activar {card}.',
  roomAction: '{by, select, you {Usas} other {{who} usa}} la acción de {room}.',
  shoot: '{by, select, you {Apuntas} other {{who} apunta}} para disparar.',
  melee: '{by, select, you {Te lanzas} other {{who} se lanza}} a atacar cuerpo a cuerpo.',
  pickUp: '{by, select, you {Te agachas} other {{who} se agacha}} a recoger un Objeto voluminoso.',
  trade: '{by, select, you {Quieres} other {{who} quiere}} hacer un intercambio.',
  craft: '{by, select, you {Te pones} other {{who} se pone}} a preparar un Objeto.',
  playAs:
    '{by, select, you {Juegas} other {{who} juega}} {card}: {as, select, move {un Intruso se mueve} attack {un Intruso ataca} other {su efecto especial}}.',
}

const cancelledMove = '{by, select, you {No llegas} other {{who} no llega}} a {to}: se cancela el movimiento.'
const cancelledCard = 'Se cancela {by, select, you {tu carta {card}} other {la carta {card} de {who}}}.'

export const cancelled: Translation<typeof en.cancelled> = {
  move: cancelledMove,
  carefulMove: cancelledMove,
  play: cancelledCard,
  use: cancelledCard,
  activate: '{by, select, you {No llegas} other {{who} no llega}} a activar {card}.',
  roomAction: '{by, select, you {No llegas} other {{who} no llega}} a usar la acción de {room}.',
  shoot: '{by, select, you {No llegas} other {{who} no llega}} a disparar.',
  melee: '{by, select, you {No llegas} other {{who} no llega}} a golpear.',
  pickUp: '{by, select, you {No llegas} other {{who} no llega}} a recoger nada.',
  trade: '{by, select, you {No llegas} other {{who} no llega}} a intercambiar nada.',
  craft: '{by, select, you {No llegas} other {{who} no llega}} a preparar nada.',
  playAs: cancelledCard,
}
