/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/lockdown/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  proofInHand: {
    title: 'Las manos llenas',
    task: 'Tu objetivo pide un cuerpo, y tu contenedor sale esta ronda. Llevas un arma y una palanca. Sal con la prueba.',
    hint: 'Tienes dos manos. Soltar algo es gratis; recoger cuesta una carta y el contenedor dos.',
    solved: 'Has salido con el cuerpo. Sobrevivir es la mitad: mira qué pide tu objetivo antes de cerrar la tapa.',
    answers: {
      empty: 'No has salido con el cuerpo, y tu objetivo lo pide.',
    },
  },
  whichEnvelope: {
    title: '¿Qué sobre?',
    task: 'En todos los pasillos del Archivo hay ruido: entrar trae el primer encuentro. Quédate el objetivo que puedas cumplir.',
    hint: 'Has enviado la señal y tienes 7 de conocimiento. Uno de tus objetivos pide eso; el otro, una muerte.',
    solved:
      'Te has quedado lo que casi estaba hecho. En el primer encuentro mira qué es verdad ya, no qué suena mejor.',
    answers: {
      other: 'Conflicto de intereses pide la muerte de alguien. El otro ya estaba cumplido.',
    },
  },
}
