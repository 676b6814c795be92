/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/nemesis/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  sendIt: {
    title: 'Transmite',
    task: 'Muchos Objetivos piden la Señal. Envíala.',
    hint: 'Lo hace la Sala de comunicaciones: dos cartas, una vez por partida.',
    solved: 'Enviada. Todos lo ven y se preguntarán qué Objetivo te ha movido a hacerlo.',
    answers: {
      silent: 'No se ha enviado nada. Quien necesita la Señal y no la envía no puede ganar.',
    },
  },
  lookInside: {
    title: 'Mira dentro',
    task: 'En el Laboratorio yace un Intruso muerto. Averigua una Debilidad de los Intrusos.',
    hint: 'La acción del compartimento examina lo que haya aquí. No hace falta cargarlo antes.',
    solved: 'Desde ahora el Fuego los hiere más, para bien de todos. Cadáveres y Huevos guardan otros secretos.',
    answers: {
      carrying: 'Lo llevas a cuestas, pero nadie ha mirado dentro. Ya estaba donde debía.',
      unknown: 'Aún no se sabe nada de ellos.',
    },
  },
  twoGoals: {
    title: 'Decídete',
    task: 'Ve hacia el Ruido: en el Primer Encuentro te quedas con un Objetivo. La nave va a la Tierra y queda poco tiempo.',
    hint: '¿Cuál está casi cumplido y cuál exige un largo paseo con un Cadáver?',
    solved: 'Bien elegido. Quédate con el que está casi cumplido y procura seguir con vida.',
    answers: {
      corpse: 'Encontrar un Cadáver y llevarlo al Quirófano en tres rondas: casi imposible.',
      undecided: 'Aún no te ha encontrado nada: ambos Objetivos siguen abiertos.',
    },
  },
  handsFull: {
    title: 'Manos ocupadas',
    task: 'Tu Objetivo: irte con un Huevo. Está aquí, hay una Cápsula desbloqueada y tienes tres cartas.',
    hint: 'Dos rifles ocupan ambas manos. Tirar algo no cuesta nada.',
    solved: 'Un rifle por un Huevo, y has ganado. En la Tierra no hace falta rifle.',
    answers: {
      emptyHanded: 'Has escapado, pero sin el Huevo: con vida, y aun así pierdes.',
      stayed: 'Sigues a bordo y sin cartas.',
    },
  },
  signalThenGo: {
    title: 'Antes, una cosa',
    task: 'La nave estalla esta ronda, como pide tu Objetivo; también pide la Señal. Gana con cinco cartas.',
    hint: 'Dos para la Señal, una para el camino y dos para la Cápsula. ¿En qué orden?',
    solved: 'Señal enviada, nave abandonada y victoria. Relee tu Objetivo antes de embarcar.',
    answers: {
      noSignal: 'Estás a salvo y has perdido: nadie ha recibido tu Señal.',
      late: 'No has salido de la nave a tiempo.',
    },
  },
}
