/** What one plays for, in sight: how far it is, what threatens it, what to do next. */

import type { Translation } from '../../../areas.ts'
import type { goalWords as en } from '../../../en/shared/panels/goals.ts'

export const goalWords: Translation<typeof en> = {
  title: 'Tu Objetivo',
  next: 'Ahora',
  progress: '{have} de {of}',
  atRisk: 'en peligro',
  risks: {
    wound: 'otra Herida te mata',
    combat: 'hay una criatura en tu compartimento',
    larva: 'llevas una Larva dentro',
    doom: 'todo estalla dentro de {rounds, plural, one {# ronda} other {# rondas}}',
    time: '{rounds, plural, =1 {esta es la última ronda} one {queda # ronda} other {quedan # rondas}}',
    lastPod: 'queda una Cápsula',
    lastFriend: 'una muerte más y se pierde',
  },
  dead: 'Tu personaje ha muerto: esto ya no se puede cumplir.',
  sharedScreen:
    'Otras personas ven esta pantalla: tu Objetivo solo se muestra mientras mantienes pulsado, o diez segundos tras dos pulsaciones.',
  keepOne: 'Te quedas con uno de los dos en el Primer Encuentro.',
  serves: 'Sirve para tu Objetivo: {card}',
  activates: 'Activa tu Objeto de Misión: {card}',
  steps: {
    signal: 'Envía la Señal',
    explore: 'Explora un compartimento nuevo',
    lookCourse: 'Mira las Coordenadas',
    setCourse: 'Fija el rumbo',
    checkEngine: 'Comprueba un Motor',
    mendEngine: 'Haz que funcione un Motor',
    destroyEggs: '{n, plural, one {Destruye el último Huevo} other {Destruye los # Huevos}}',
    takeEgg: 'Coge un Huevo',
    startDestruct: 'Inicia la Autodestrucción',
    stopDestruct: 'Detén la Autodestrucción',
    kill: 'Mata a {intruder}',
    meet: 'Espera a que aparezca {intruder} y acaba con la criatura',
    analyze: 'Analiza {object}: así {why, select, knowledge {ganas Conocimiento} other {se revela una Debilidad}}',
    fetch:
      'Recoge {object}{why, select, weakness {: analizarlo en {room} revela una Debilidad} drop { y tíralo en {room}} other {: te hará falta al salir}}',
    bring: 'Lleva {object} a {room} y tíralo allí',
    carcass: 'Mata a una criatura: dejará un Cuerpo',
    search: 'Registra en busca de Objetos',
    learn: 'Gana Conocimiento',
    activate: 'Activa tu ficha de Conocimiento',
    outlive: '{who} no debe sobrevivir',
    alone: 'No debe sobrevivir nadie más',
    protect: 'Ayuda a alguien más a salir con vida',
    power: 'Enciende la Energía',
    repair: 'Repara el compartimento',
    leave: 'Sal con vida: {way}',
    leaveNone: 'No hay salida abierta: busca una',
  },
}
