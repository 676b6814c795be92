/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/lockdown/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  proofInHand: {
    title: 'Las manos llenas',
    task: 'Tu Objetivo pide un Cuerpo, y tu contenedor sale esta ronda. Llevas un arma y una palanca. Sal con la prueba.',
    hint: 'Tienes dos manos. Tirar algo es gratis; recoger cuesta una carta y el contenedor dos.',
    solved: 'Has salido con el Cuerpo. Sobrevivir es la mitad: mira qué pide tu Objetivo antes de cerrar la tapa.',
    answers: {
      empty: 'No has salido con el Cuerpo, y tu Objetivo lo pide.',
    },
  },
  whichEnvelope: {
    title: '¿Qué Objetivo?',
    task: 'En todos los Pasillos del Archivo hay Ruido: entrar trae el Primer Encuentro. Quédate con el Objetivo que puedas cumplir.',
    hint: 'Has enviado la Señal y tienes 7 de Conocimiento. Uno de tus Objetivos pide eso; el otro, una muerte.',
    solved:
      'Te has quedado con lo que casi estaba hecho. En el Primer Encuentro mira qué es ya verdad, no qué suena mejor.',
    answers: {
      other: '«Conflicto de intereses» pide la muerte de alguien. El otro ya estaba cumplido.',
    },
  },
}
