/** What happens only in the facility, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    powerOn: '{place} tiene Energía.',
    powerOff: 'Se corta la Energía de {place}.',
    powerMoved: 'Las fichas de Energía quedan así: {places}.',
    tokenLit: 'ficha {token} en {place} (con Energía)',
    tokenDark: 'ficha {token} en {place} (sin Energía)',
    timeActive: 'La ficha de Tiempo está activa: solo cuentan los Apagones azules.',
    timeInactive: 'La ficha de Tiempo está inactiva: cuentan todos los Apagones.',
    redThreshold: 'rojo',
    blueThreshold: 'azul',
    thresholdCut: 'Se alcanza un Apagón {colour}.',
    thresholdHeld: 'Se alcanza un Apagón {colour}, sin consecuencias.',
    elevatorCalled: 'El Ascensor llega a {to}.',
    rides: '{by, select, you {Vas} other {{who} va}} en el Ascensor a {to}.',
    ridesWith: '{by, select, you {Vas} other {{who} va}} en el Ascensor a {to} con {along}.',
    gateOpen: 'Se abre la Puerta principal.',
    roverAway: 'El Rover va al Búnker.',
    roverBack: 'El Rover vuelve al complejo.',
    bunkerByRover: '{by, select, you {Llegas} other {{who} llega}} al Búnker en el Rover.',
    bunkerOnFoot: '{by, select, you {Llegas} other {{who} llega}} al Búnker a pie.',
    isolationOpen: 'Se abre la Sala de cuarentena.',
    lockedIn: '{by, select, you {Te encierras} other {{who} se encierra}} en la Sala de cuarentena.',
    alert: 'El Procedimiento de emergencia está en marcha: su ficha está en la casilla {space}.',
    selfDestructRed: 'La Autodestrucción ya no se puede detener: su ficha está en la casilla {space}.',
    entersCss: '{by, select, you {Te metes} other {{who} se mete}} en el contenedor SEC {pod}.',
    cssTurned: 'Se descubre la ficha SEC de la casilla {space}: {card}.',
    cssLost: 'Se pierde la ficha SEC de la casilla {space}. Era {card}.',
    cssAway:
      '{n, plural, one {Se lanza el contenedor SEC con {crew}.} other {Se lanzan los contenedores SEC con {crew}.}}',
    cssBack:
      '{n, plural, one {El contenedor SEC con {back} se queda.} other {Los contenedores SEC con {back} se quedan.}}',
    cssEmpty: 'Nadie espera en ningún contenedor SEC.',
    peekedCss: '{by, select, you {Miras} other {{who} mira}} en secreto la ficha SEC de la casilla {space}.',
    peekedCssSeen: 'Miras en secreto la ficha SEC de la casilla {space}: {card}.',
    cssMoved: '{by, select, you {Mueves} other {{who} mueve}} la ficha SEC de la casilla {from} a la {to}.',
    contingenciesDealt:
      'Se reparten las Contingencias; {pool, plural, =0 {no queda ninguna} one {queda #} other {quedan #}} en la Reserva neutral.',
    contingenciesDealtSeen: 'Tienes {n, plural, one {la Contingencia} other {las Contingencias}} {tokens}.',
    peekedContingency:
      '{by, select, you {Miras} other {{who} mira}} en secreto {n, plural, one {# Contingencia} other {# Contingencias}} {to, select, you {de las tuyas} other {de {whom}}}.',
    peekedContingencySeen: 'Miras en secreto Contingencias de {whom}: {tokens}.',
    peekedPool: '{by, select, you {Miras} other {{who} mira}} en secreto una Contingencia de la Reserva neutral.',
    peekedPoolSeen: 'Miras en secreto una Contingencia de la Reserva neutral: {tokens}.',
    tookContingency: '{by, select, you {Coges} other {{who} coge}} una Contingencia de la Reserva neutral.',
    tookContingencySeen: 'Coges una Contingencia de la Reserva neutral: {tokens}.',
    contingencyOpen: 'Una Contingencia de la Reserva neutral queda a la vista de todos: {card}.',
    contingencyOpened:
      '{by, select, you {Descubres} other {{who} descubre}} para todos una Contingencia de la Reserva neutral: {card}.',
    contingenciesBack:
      '{by, select, you {Devuelves} other {{who} devuelve}} {count, plural, one {# Contingencia} other {# Contingencias}} a la Reserva neutral.',
    computerCard: 'La Computadora muestra ahora {card}.',
    lockdownCard: '«Confinamiento» afecta a {room}, y se barajan las cartas de Computadora.',
    knowledge: '{by, select, you {Tu Conocimiento} other {El Conocimiento de {who}}} es ahora de {knowledge}.',
    knowledgeActive:
      '{by, select, you {Tu ficha de Conocimiento} other {La ficha de Conocimiento de {who}}} está activa.',
    analysed: '{by, select, you {Analizas} other {{who} analiza}} {object}.',
    weaknessFound: 'Sale a la luz una Debilidad: {card}.',
    advantage: '{by, select, you {Descartas} other {{who} descarta}} {card} para causar más Heridas.',
    noAdvantage: '{by, select, you {No descartas} other {{who} no descarta}} nada para causar más Heridas.',
    redirected:
      '{by, select, you {Rediriges} other {{who} redirige}} el ataque {to, select, you {hacia ti} other {hacia {whom}}} con {card}.',
    attackRedrawn: '{by, select, you {Usas} other {{who} usa}} {card}: se roba otra carta de Ataque.',
    ignoresDark: '{by, select, you {Ignoras} other {{who} ignora}} el efecto «En la Oscuridad» con {card}.',
    notIgnored: 'Nadie ignora el efecto «En la Oscuridad».',
    quiet: '{by, select, you {Evitas} other {{who} evita}} la tirada de Ruido con {card}.',
    poolLost:
      'La reserva pierde marcadores para siempre: quedan {fire} de Fuego y {malfunction} de Fallo en la partida.',
    putUnder: '{by, select, you {Pones} other {{who} pone}} {items} bajo su mazo.',
    putUnderSeen: 'Pones {card} bajo su mazo.',
    revealed: '{by, select, you {Robas} other {{who} roba}} a la vista de todos: {cards}.',
    contaminationGone: '{by, select, you {Te libras} other {{who} se libra}} de 1 carta de Contaminación sin escanear.',
    tokenLeft: '{by, select, you {Dejas} other {{who} deja}} como está la ficha de Exploración de {room}.',
    arrangedEvents: '{by, select, you {Ordenas} other {{who} ordena}} las 2 primeras cartas de Evento.',
    arrangedAttacks: '{by, select, you {Ordenas} other {{who} ordena}} las 2 primeras cartas de Ataque.',
    driven: '{by, select, you {Ahuyentas} other {{who} ahuyenta}} a {intruder} hacia {to}.',
    drivenAway: '{by, select, you {Ahuyentas} other {{who} ahuyenta}} a {intruder}.',
    tokenDrawnDark: 'Ficha de Intruso: {intruder} (valor de sorpresa: {value} con Energía, {dark} en la Oscuridad).',
    inDarkness: 'Esto ocurre en la Oscuridad.',
  },
  declared: {
    computer: '{by, select, you {Te sientas} other {{who} se sienta}} ante la Computadora.',
    callElevator: '{by, select, you {Llamas} other {{who} llama}} al Ascensor.',
    rideElevator: '{by, select, you {Quieres} other {{who} quiere}} ir en el Ascensor a {to}.',
    drive: '{by, select, you {Quieres llevar} other {{who} quiere llevar}} el Rover a {to}.',
    escape: '{by, select, you {Sales} other {{who} sale}} hacia el Búnker.',
  },
  cancelled: {
    computer: '{by, select, you {No llegas} other {{who} no llega}} a usar la Computadora.',
    callElevator: '{by, select, you {No llegas} other {{who} no llega}} a llamar al Ascensor.',
    rideElevator: '{by, select, you {No llegas} other {{who} no llega}} a ir a {to}.',
    drive: '{by, select, you {No consigues} other {{who} no consigue}} llevar el Rover a {to}.',
    escape: '{by, select, you {No llegas} other {{who} no llega}} al Búnker.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    diedByPurge:
      '{by, select, you {Tu personaje} other {El personaje de {who}}} sigue en el complejo y no sobrevive a la purga.',
    diedByContingency: '{by, select, you {Tu personaje} other {El personaje de {who}}} cae víctima de la Contingencia.',
    contingency: 'La Contingencia activa: {card}.',
    contingencySpares: 'No mata a nadie.',
    contingencyKills: '{n, plural, one {Mata a {who}.} other {Mata a {who}.}}',
    contingencyKillsYou: '{n, plural, =0 {Te mata.} one {Te mata a ti y a {who}.} other {Te mata a ti y a {who}.}}',
  },
  ends: {
    purge: 'Se acaba el tiempo: quien siga en el complejo es eliminado.',
    alert: 'Llega el Equipo de Respuesta Rápida del Procedimiento de emergencia y elimina a quien siga en el complejo.',
  },
}
