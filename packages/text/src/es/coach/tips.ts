/** What a thing means when it is met for the first time: a line for each. */
import type { Translation } from '../../areas.ts'
import type { tipsOf as enTips, tipWords as enWords } from '../../en/coach/tips.ts'

export const tipWords: Translation<typeof enWords> = {
  title: 'Consejos',
  says: 'La primera vez que te encuentras con algo, una línea dice qué significa para ti. Cada una aparece una vez.',
  firstTime: 'Primera vez',
  gotIt: 'Entendido',
  noMore: 'No mostrar más consejos',
  met: 'Lo que ya has encontrado',
  noneMet: 'Nada todavía.',
  again: 'Mostrar otra vez todos los consejos',
}

export const tipsOf: Translation<typeof enTips> = {
  noise: { name: 'Ruido', means: 'Un marcador es solo un aviso. Si el dado repite este Pasillo, algo sale de él.' },
  danger: {
    name: 'Peligro',
    means:
      'Entran las criaturas de al lado que no estén en Combate. Si no hay ninguna así, todos los Pasillos del compartimento reciben Ruido.',
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
    means: 'Hay algo en tu compartimento. Ataca si huyes o, si te quedas, al acabar la ronda. Dispara, golpea o vete.',
  },
  lightWound: { name: 'Herida leve', means: 'Con la tercera Herida leve, las tres se convierten en una Herida grave.' },
  seriousWound: {
    name: 'Herida grave',
    means: 'Te estorba hasta que se venda. Con tres Heridas graves, vendadas o no, cualquier otra Herida te mata.',
  },
  contamination: {
    name: 'Contaminación',
    means: 'Esta carta ocupa un lugar en la mano, no paga nada y puede decir INFECTADO. Escanéala.',
  },
  larva: {
    name: 'Larva',
    means:
      'Llevas una Larva dentro. Si además una carta escaneada dice INFECTADO, mueres. Líbrate de ella antes del final.',
  },
  slime: { name: 'Mucosidad', means: 'Para ti, el Silencio del dado de Ruido cuenta ahora como Peligro. Límpiate.' },
  fire: {
    name: 'Fuego',
    means: 'Acabar un turno en un compartimento con Fuego cuesta una Herida leve. Demasiados Fuegos lo destruyen todo.',
  },
  malfunction: {
    name: 'Fallo',
    means:
      'La acción de este compartimento no funciona hasta que alguien lo repare. Demasiados Fallos lo destruyen todo.',
  },
  door: { name: 'Puerta cerrada', means: 'Nadie la cruza. Lo que te persigue la rompe en vez de entrar.' },
  interruption: {
    name: 'Interrupción',
    means:
      'Una carta puede impedirlo. Se pregunta a todos los que podrían tenerla, para que no se sepa quién la tiene.',
  },
  eventPhase: {
    name: 'Fase de Evento',
    means: 'Todos han pasado. Corre el tiempo, hay ataques, el Fuego quema, ocurre un Evento y la bolsa cambia.',
  },
  firstContact: {
    name: 'Elección de Objetivo',
    means: 'Cada cual se queda con un Objetivo y descarta el otro. Solo ganas si cumples el tuyo.',
  },
  selfDestruct: {
    name: 'Autodestrucción',
    means: 'La cuenta atrás avanza cada ronda. Cuando acaba, muere quien siga aquí.',
  },
}
