/** The ways out, and what they need. */

import type { Translation } from '../../../areas.ts'
import type { wayWords as en } from '../../../en/shared/panels/waysOut.ts'

export const wayWords: Translation<typeof en> = {
  title: 'Salidas',
  lastNews: 'Lo último',
  rounds: '{rounds, plural, =1 {última ronda} one {queda # ronda} other {quedan # rondas}}',
  opensIn:
    '{rounds, plural, =1 {se abre la próxima ronda} one {se abre dentro de # ronda} other {se abre dentro de # rondas}}',
  away: '{steps, plural, =0 {estás ahí} one {a # compartimento} other {a # compartimentos}}',
  behindDoor: 'tras una Puerta cerrada',
  notFound: 'sin encontrar',
  roomNotFound: '{room}: sin encontrar',
  best: 'la mejor',
  bestSays: 'Tu mejor opción por lo que sabes: cuándo se abre, a qué distancia está y si te salvaría.',
  yours: 'estás dentro',
  another: 'cerrada: ya vas por otra',
  open: 'abierta',
  openCount: '{n, plural, =0 {ninguna abierta} one {# abierta} other {# abiertas}}',
  takes: 'Qué hace falta',
  met: {
    yes: 'cumplido',
    no: 'falta',
    unknown: 'no lo sabes',
  },
  asFar: 'Hasta donde puedes saber.',
  needs: {
    noIntruder: {
      label: 'Ninguna criatura en el compartimento',
      lacks: 'hay una criatura allí',
    },
    repaired: {
      label: 'Ningún Fallo en el compartimento',
      lacks: 'con Fallo: antes hay que repararlo',
    },
    noSelfDestruct: {
      label: 'Sin Autodestrucción en marcha',
      lacks: 'antes hay que detener la Autodestrucción',
    },
  },
}
