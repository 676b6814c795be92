/** What a thing means when it is met for the first time: a line for each. */
import type { Translation } from '../../areas.ts'
import type { tipsOf as enTips, tipWords as enWords } from '../../en/coach/tips.ts'

export const tipWords: Translation<typeof enWords> = {
  title: 'Consejos',
  says: 'La primera vez que te encuentras con algo, una línea dice qué significa para ti. Cada una aparece una vez.',
  firstTime: 'Primera vez',
  gotIt: 'Entendido',
  noMore: 'No más consejos',
  met: 'Lo que ya has encontrado',
  noneMet: 'Nada todavía.',
  again: 'Mostrar otra vez todos los consejos',
}

export const tipsOf: Translation<typeof enTips> = {
  noise: { name: 'Ruido', means: 'Un marcador solo avisa. Si vuelve a salir este pasillo, algo sale de él.' },
  danger: {
    name: 'Peligro',
    means: 'Todo lo que hay al lado entra. Si al lado no hay nada, habrá ruido en todos los pasillos de la sala.',
  },
  encounter: {
    name: 'Encuentro',
    means: 'Una ficha de la bolsa dice qué viene. Su número dice cuántas cartas deberías tener en la mano.',
  },
  surprise: {
    name: 'Ataque por sorpresa',
    means: 'Con menos cartas en la mano que el número de la ficha, te atacan al momento. Las cartas te protegen.',
  },
  combat: {
    name: 'Combate',
    means: 'Hay algo en tu sala. Ataca al acabar la ronda, y una vez si huyes. Dispara, golpea o vete.',
  },
  lightWound: { name: 'Herida leve', means: 'La tercera herida leve se convierte en una grave.' },
  seriousWound: {
    name: 'Herida grave',
    means: 'Te estorba hasta que se venda o se cura. Con tres heridas graves, cualquier otra herida te mata.',
  },
  contamination: {
    name: 'Contaminación',
    means: 'Esta carta ocupa un lugar en la mano, no paga nada y puede decir que estás infectado. Escanéala.',
  },
  larva: {
    name: 'Larva',
    means: 'Llevas una larva dentro. Si un escaneo encuentra además una infección, mueres. Quítatela antes del final.',
  },
  slime: { name: 'Mucosidad', means: 'Para ti, el silencio del dado de ruido cuenta ahora como peligro. Límpiate.' },
  fire: {
    name: 'Fuego',
    means: 'Acabar un turno en una sala que arde cuesta una herida leve. Demasiados fuegos lo destruyen todo.',
  },
  malfunction: {
    name: 'Fallo',
    means: 'La acción de esta sala no funciona hasta que alguien la repare. Demasiados fallos lo destruyen todo.',
  },
  door: { name: 'Puerta cerrada', means: 'Nadie la cruza. Lo que te persigue la rompe en vez de entrar.' },
  interruption: {
    name: 'Interrupción',
    means:
      'Una carta puede impedirlo. Se pregunta a todos los que podrían tenerla, para que no se sepa quién la tiene.',
  },
  eventPhase: {
    name: 'Fase de Evento',
    means: 'Todos han pasado. Corre el tiempo, hay ataques, arden los fuegos, ocurre un evento y la bolsa cambia.',
  },
  firstContact: {
    name: 'Elección de objetivo',
    means: 'Cada cual se queda un objetivo y descarta el otro. Solo ganas si cumples el tuyo.',
  },
  selfDestruct: {
    name: 'Autodestrucción',
    means: 'Cuenta atrás cada ronda. Al final muere quien siga aquí.',
  },
}
