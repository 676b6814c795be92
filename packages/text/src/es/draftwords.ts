/** The words of a game that begins: who one may become, and the envelopes. */
import type { draftWords as en } from '../en/draftwords.ts'

export const draftWords: typeof en = {
  drafting: 'eligiendo personajes',
  ownCards: 'Solo en este mazo',
  inAll: 'En todos estos mazos',
  ofOneColour: 'Los dos tienen el color de la carta elegida. Solo uno participa.',
  inBoth: 'En los dos mazos',
  beginsWith: 'Empieza con',
  canEarn: 'Puede ganar',
  beginsIn: room => `Empieza en ${room}`,
  style: {
    captain:
      'Dirige desde el centro del grupo: mueve a otros, reparte cartas y cubre su retirada. Fuerte mientras haya gente cerca.',
    pilot:
      'Averigua qué rumbo toman las cosas y qué hay tras las puertas, y usa compartimentos sin ordenador sin pagar. Débil en combate.',
    scientist:
      'Trabaja con los ordenadores: usa compartimentos a distancia, los cierra a otros y ve venir el peligro. Mejor lejos de toda pelea.',
    scout:
      'Va por delante y sin ruido, encuentra objetos donde otros no, y sale de un combate con una carta en la mano.',
    soldier: 'Mata cosas. Apunta, vacía el cargador y aguanta lo que pararía a otros, pero repara despacio.',
    mechanic:
      'Repara más rápido que nadie, anda por los corredores técnicos y prende fuego a compartimentos a propósito.',
    survivor:
      'Ya ha pasado por esto: se arrastra por los conductos, golpea fuerte cuando duele y saca fuerzas de las heridas. Empieza con las manos vacías.',
    labRat:
      'En la oscuridad se siente en casa: oye lo que viene, se lo manda a otra persona y vive de lo que infecta a los demás. Repara despacio y empieza con las manos vacías.',
    hacker:
      'Vive de las computadoras: las usa sin energía o con varias opciones a la vez, y enciende y apaga las luces.',
    xenobiologist:
      'Quiere saber: gana Conocimiento antes que nadie, toma muestras de lo que aún vive y ordena eventos y ataques. Nunca descansa.',
    sentry: 'Lleva a otras personas consigo y les evita problemas, sella compartimentos y rechaza lo que se acerca.',
    janitor:
      'Tiene llave para todo: puertas, el ascensor, compartimentos averiados. Apaga fuegos y construye cosas útiles con chatarra.',
  },

  envelopesSay: 'Solo tú puedes leerlos. Cuando llegue el primer intruso te quedas uno, y nadie sabe cuál.',
  holdToLook: 'Mantén para mirar',
  pressToLook: 'Pulsa para mirar',
  putBack: 'Guardarlos',
  onlyMine: 'Solo lo ves tú.',
  sharedScreen: 'Otras personas ven esta pantalla: solo se muestra mientras mantienes.',
}
