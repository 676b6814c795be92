/** Who is aboard the ship: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Mantiene en pie a los demás',
    pilot: 'Pilota lo que sea',
    scientist: 'Conoce la red',
    scout: 'Encuentra el camino',
    soldier: 'Mantiene la posición',
    mechanic: 'Conoce todos los atajos',
  },
  style: {
    captain:
      'Dirige desde el centro del grupo: mueve a otros, reparte cartas y cubre su retirada. Fuerte mientras haya gente cerca.',
    pilot:
      'Averigua qué rumbo toman las cosas y qué hay tras las Puertas, y usa sin pagar los compartimentos que no tienen Computadora. Débil en Combate.',
    scientist:
      'Trabaja con las Computadoras: usa compartimentos a distancia, los cierra a otros y ve venir el peligro. Mejor lejos de toda pelea.',
    scout:
      'Va por delante sin hacer Ruido, encuentra Objetos donde otros no, y sale de un Combate con una carta en la mano.',
    soldier: 'Mata lo que se mueve. Apunta, vacía el cargador y aguanta lo que pararía a otros, pero repara despacio.',
    mechanic:
      'Repara más rápido que nadie, anda por los Pasillos de servicio y prende fuego a compartimentos a propósito.',
  },
  strengths: {
    captain: {
      first: 'Manda a otros adonde hacen falta',
      second: 'Da una carta a todos los del compartimento',
      third: 'Saca a otros ilesos de un Combate',
    },
    pilot: {
      first: 'Averigua adónde va la nave',
      second: 'Usa gratis casi todos los compartimentos',
      third: 'Abre y cierra Puertas a voluntad',
    },
    scientist: {
      first: 'Usa a distancia compartimentos con Computadora',
      second: 'Ve venir los Eventos y los manda bajo el mazo',
      third: 'Causa Fallos a distancia',
    },
    scout: {
      first: 'Se mueve sin tirada de Ruido',
      second: 'Encuentra Objetos donde ya no quedan',
      third: 'Sale de los Combates sin un rasguño',
    },
    soldier: {
      first: 'Dispara con segunda oportunidad',
      second: 'Vacía el cargador para hacer más daño',
      third: 'No le afecta un Ataque por sorpresa',
    },
    mechanic: {
      first: 'Repara sin coste adicional',
      second: 'Viaja por los Pasillos de servicio',
      third: 'Prepara Objetos con cualquier Objeto amarillo',
    },
  },
  weakness: {
    captain: 'Reparar cuesta dos cartas más',
    pilot: 'Ninguna carta de Combate',
    scientist: 'Ninguna carta de Combate',
    scout: 'Reparar cuesta dos cartas más',
    soldier: 'Reparar cuesta dos cartas más',
    mechanic: 'Ninguna carta de Combate',
  },
  tip: {
    captain: 'necesita gente cerca',
    pilot: 'necesita un plan',
    scientist: 'necesita Computadoras que funcionen',
    scout: 'perdona los errores',
    soldier: 'dispara primero',
    mechanic: 'siempre útil',
  },
}
