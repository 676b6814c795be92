/** How Lockdown says otherwise what Nemesis says too: what is opened beside a running game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['panels']> = {
  talk: {
    aims: {
      ship: 'destruir el complejo',
      earth: 'que el complejo llegue a la Tierra',
      mars: 'que el complejo llegue a Marte',
    },
    facts: {
      jump: '{rounds, plural, =1 {el complejo salta al final de esta ronda} one {el complejo salta dentro de # ronda} other {el complejo salta dentro de # rondas}}',
    },
  },
  ui: {
    aims: {
      how: {
        survive:
          'Enciérrate en cuarentena, llega al Búnker o sal en un contenedor SEC. Después, sobrevive a la Contingencia y al Chequeo de Contaminación.',
        signal: 'Usa tú el Centro de transmisiones.',
        nestDestroyed: 'Hay que destruir todos los Huevos del Nido; perder el complejo también sirve.',
        shipDestroyed:
          'La Autodestrucción, el Fuego o los Fallos acaban con él. Para entonces debes estar en el Búnker o haberte ido en un contenedor SEC.',
        killed: 'Puede hacerlo cualquiera; perder el complejo también sirve.',
      },
    },
    talk: {
      facts: {
        jump: 'cuándo salta el complejo',
      },
      groups: {
        ship: 'El complejo',
      },
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['panels']> = {
  ui: {
    firstContact:
      '{met, select, true {Ya ha aparecido un Acechador nocturno} other {Aún no ha aparecido ningún Acechador nocturno}}',
    talk: {
      deeds: {
        kill: 'matar a un Acechador nocturno',
      },
      fields: {
        intruder: 'Acechador nocturno',
      },
    },
  },
}
