/** How Lockdown says otherwise what Nemesis says too: the log. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['log']> = {
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Tu personaje} other {El personaje de {who}}} muere con el complejo.',
      enginesHold: 'El complejo resiste el salto.',
      enginesFail: 'El complejo explota.',
      diedByDestination:
        '{by, select, you {Tu personaje} other {El personaje de {who}}} no despierta jamás: el complejo no está en la Tierra.',
    },
    ends: {
      selfDestruct: 'La secuencia de Autodestrucción llega a su fin y el complejo explota.',
      fire: 'No quedan marcadores de Fuego en la reserva: las llamas lo alcanzan todo y el complejo explota.',
      malfunction: 'No quedan marcadores de Fallo en la reserva: hay demasiados Fallos y el complejo explota.',
      nobodyLeft: 'Ya no queda nadie en el complejo que pueda actuar.',
      jump: 'El complejo salta al hiperespacio. Nadie que siga despierto sobrevive.',
    },
    fates: {
      destroyed: 'El complejo queda destruido.',
      arrived: 'El complejo llega a {destination}.',
    },
  },
  events: {
    events: {
      vent: 'En {room} solo queda aire hasta el final de la Fase de los jugadores.',
      scanned:
        '{by, select, you {Escaneas} other {{who} escanea}} en busca de Contaminación: {removed, plural, =0 {ninguna carta va} one {# carta va} other {# cartas van}} bajo el mazo.',
      scannedSeen:
        'Escaneas {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}: {words}. {removed, plural, =0 {Ninguna va} one {# va} other {# van}} bajo el mazo.',
      time: 'La ficha de Tiempo avanza a la casilla {time}.',
      selfDestruct: 'Autodestrucción: la ficha está en la casilla {space}.',
      launched: 'La Cápsula de escape {pod} deja el complejo con {crew} dentro.',
      launchedWithYou: 'La Cápsula de escape {pod} deja el complejo contigo dentro.',
      launchedWithYouAnd: 'La Cápsula de escape {pod} deja el complejo contigo y con {crew} dentro.',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['log']> = {
  ending: {
    checks: {
      intrudersContent:
        '{by, select, you {Has jugado} other {{who} ha jugado}} con los Acechadores nocturnos y no ha ganado nadie: {by, select, you {es lo que querías} other {es lo que quería}}.',
      intrudersThwarted:
        '{by, select, you {Has jugado} other {{who} ha jugado}} con los Acechadores nocturnos y, aun así, ha ganado alguien.',
    },
  },
  events: {
    events: {
      tokenDrawn: 'Ficha de Acechador nocturno: {intruder} (valor de sorpresa: {value}).',
      tokenDrawnBlank: 'Ficha de Acechador nocturno: en blanco.',
      toughnessNone: 'No quedan cartas de Ataque de Acechador nocturno: {intruder} sobrevive.',
      tokenDrawnDark:
        'Ficha de Acechador nocturno: {intruder} (valor de sorpresa: {value} con Energía, {dark} en la Oscuridad).',
    },
    declared: {
      playAs:
        '{by, select, you {Juegas} other {{who} juega}} {card}: {as, select, move {un Acechador nocturno se mueve} attack {un Acechador nocturno ataca} other {su efecto especial}}.',
    },
  },
}
