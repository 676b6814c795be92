/** Who is in the facility: what they are known for, and how they are played. */

import type { Translation } from '../../../areas.ts'
import type { facilityCrew as en } from '../../../en/games/lockdown/characters.ts'

export const facilityCrew: Translation<typeof en> = {
  trait: {
    survivor: 'Ha sobrevivido a cosas peores',
    labRat: 'Ve en la oscuridad',
    hacker: 'Habla con las máquinas',
    xenobiologist: 'Quiere saber',
    sentry: 'Mantiene el orden',
    janitor: 'Tiene las llaves',
  },
  style: {
    survivor:
      'Ya ha pasado por esto: se arrastra por los conductos, golpea fuerte cuando duele y saca fuerzas de las Heridas. Empieza con las manos vacías.',
    labRat:
      'En la oscuridad se siente en casa: oye lo que viene, se lo manda a otra persona y vive de lo que infecta a los demás. Repara despacio y empieza con las manos vacías.',
    hacker:
      'Vive pegado a las Computadoras: las usa sin Energía o con varias opciones a la vez, y enciende y apaga las luces.',
    xenobiologist:
      'Quiere saber: gana Conocimiento antes que nadie, toma muestras de lo que aún vive y ordena eventos y ataques. Nunca descansa.',
    sentry: 'Lleva a otras personas consigo y les evita problemas, sella compartimentos y rechaza lo que se acerca.',
    janitor:
      'Tiene llave para todo: Puertas, el Ascensor, compartimentos averiados. Apaga fuegos y construye cosas útiles con chatarra.',
  },
}
