/** Who is in the facility: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { facilityCrew as en } from '../../../en/games/lockdown/characters.ts'

export const facilityCrew: Translation<typeof en> = {
  trait: {
    survivor: 'Ha sobrevivido a cosas peores',
    labRat: 'Ve en la Oscuridad',
    hacker: 'Habla con las máquinas',
    xenobiologist: 'Quiere saber',
    sentry: 'Mantiene el orden',
    janitor: 'Tiene las llaves',
  },
  style: {
    survivor:
      'Ya ha pasado por esto: se arrastra por los conductos, golpea fuerte cuando duele y saca fuerzas de las Heridas. Empieza con las manos vacías.',
    labRat:
      'En la Oscuridad se siente en casa: oye lo que viene, se lo manda a otra persona y vive de lo que infecta a los demás. Repara despacio y empieza con las manos vacías.',
    hacker:
      'Vive pegado a las Computadoras: las usa sin Energía o con varias opciones a la vez, y enciende y apaga las luces.',
    xenobiologist:
      'Quiere saber: gana Conocimiento antes que nadie, toma muestras de lo que aún vive y ordena Eventos y ataques. Nunca descansa.',
    sentry: 'Lleva a otras personas consigo y les evita problemas, sella compartimentos y rechaza lo que se acerca.',
    janitor:
      'Tiene llave para todo: Puertas, el Ascensor, compartimentos con Fallo. Apaga Fuegos y construye cosas útiles con chatarra.',
  },
  strengths: {
    survivor: {
      first: 'Roba cartas por sus Heridas graves',
      second: 'Golpea fuerte sin arma',
      third: 'Descarta un Objeto y sale ilesa del Combate',
    },
    labRat: {
      first: 'Convierte la Contaminación en cartas',
      second: 'Hace que ataquen a otra persona',
      third: 'Mueve el Ruido adonde le conviene',
    },
    hacker: {
      first: 'Usa la Computadora donde haya Energía',
      second: 'Usa todas las opciones de una carta de Computadora',
      third: 'Enciende y apaga las luces',
    },
    xenobiologist: {
      first: 'Aprende antes que nadie',
      second: 'Hiere más cuanto más sabe',
      third: 'Reordena Eventos y ataques',
    },
    sentry: {
      first: 'Empieza con la mejor arma',
      second: 'Se lleva a otros sin preguntar',
      third: 'Sella un compartimento a distancia',
    },
    janitor: {
      first: 'Quita Fuegos y Fallos sin coste adicional',
      second: 'Tiene llave de Puertas y Ascensor',
      third: 'Construye aparatos con chatarra',
    },
  },
  weakness: {
    survivor: 'Empieza sin arma',
    labRat: 'Empieza sin arma',
    hacker: 'Un arma pequeña de dos disparos',
    xenobiologist: 'Empieza sin arma de fuego',
    sentry: 'Ninguna carta para salir de un Combate',
    janitor: 'Ninguna carta de Combate',
  },
  tip: {
    survivor: 'exige sangre fría',
    labRat: 'para la Oscuridad y para expertos',
    hacker: 'necesita Energía y Computadoras',
    xenobiologist: 'crece con el Conocimiento',
    sentry: 'perdona los errores',
    janitor: 'siempre útil',
  },
}
