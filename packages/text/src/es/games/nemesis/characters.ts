/** Who is aboard the ship: what they are known for, and how they are played. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Mantiene en pie a los demás',
    pilot: 'Pilota lo que sea',
    scientist: 'Conoce la red',
    scout: 'Encuentra el camino',
    soldier: 'Mantiene la posición',
    mechanic: 'Conoce los conductos',
  },
  style: {
    captain:
      'Dirige desde el centro del grupo: mueve a otros, reparte cartas y cubre su retirada. Fuerte mientras haya gente cerca.',
    pilot:
      'Averigua qué rumbo toman las cosas y qué hay tras las Puertas, y usa sin pagar los compartimentos que no tienen Computadora. Débil en Combate.',
    scientist:
      'Trabaja con las Computadoras: usa compartimentos a distancia, los cierra a otros y ve venir el peligro. Mejor lejos de toda pelea.',
    scout:
      'Va por delante sin hacer ruido, encuentra Objetos donde otros no, y sale de un Combate con una carta en la mano.',
    soldier: 'Mata lo que se mueve. Apunta, vacía el cargador y aguanta lo que pararía a otros, pero repara despacio.',
    mechanic:
      'Repara más rápido que nadie, anda por los Pasillos de servicio y prende fuego a compartimentos a propósito.',
  },
}
