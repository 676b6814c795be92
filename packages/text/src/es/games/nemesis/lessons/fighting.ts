/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/nemesis/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  shootFirst: {
    title: 'No la toques',
    task: 'Mata a la Larva sin tocarla.',
    hint: 'Disparar cuesta una carta y 1 de Munición. Cuerpo a cuerpo te contaminas aunque aciertes.',
    solved: 'A una Larva le basta un impacto, y cinco de las seis caras le dan.',
    answers: {
      touched: 'Te ha tocado y ahora llevas Contaminación. Esa carta puede estar infectada.',
      alive: 'La Larva sigue viva y tu turno ha terminado.',
    },
  },
  emptyGun: {
    title: 'Clic',
    task: 'Tu rifle está vacío y aquí hay un Reptador herido. Acaba con él este turno.',
    hint: 'Una Recarga de energía llena un arma de energía. Después dispara.',
    solved: 'Muerto. Sus Heridas se quedan, así que cada impacto facilita la siguiente comprobación.',
    answers: {
      touched: 'Te ha alcanzado y ahora llevas Contaminación. Recarga mientras puedas.',
      alive: 'El Reptador sigue vivo y tu turno ha terminado.',
    },
  },
  nextDoor: {
    title: 'Al lado',
    task: 'Al lado hay un Reptador y una Larva. Acaba con los dos sin entrar.',
    hint: 'La Granada causa 2 Heridas al blanco y 1 a todo lo demás. La Larva necesita una; el Reptador, más.',
    solved: 'Ambos han muerto. Apunta a lo resistente y deja el resto a la metralla.',
    answers: {
      wrongOne: 'La Larva se ha llevado los dos impactos y el Reptador ha aguantado la metralla.',
      inside: 'Ahora estás dentro con ellos. La Granada llega al compartimento de al lado.',
      waiting: 'Siguen ahí, y no se quedarán quietos.',
    },
  },
  fullHand: {
    title: 'Con la mano llena',
    task: 'Hay Ruido en el Pasillo. Entra en los Camarotes sin que te sorprendan.',
    hint: 'Lo que aparece trae un número. Si tienes menos cartas, te ataca al momento.',
    solved: 'Su número era un 3, y tenías tres cartas. Conserva cartas si vas hacia el Ruido.',
    answers: {
      surprised: 'Te ha sorprendido: tenías menos cartas que su número. Lo que juegas antes falta después.',
      stayed: 'Sigues en el Hibernatorio y tu turno ha terminado.',
    },
  },
  cornered: {
    title: 'Entre la espada y la pared',
    task: 'Tres Heridas graves: la siguiente te mata, y hay un Reproductor. Sobrevive a esta ronda.',
    hint: 'No lo matarás a tiempo, y si te vas, ataca. ¿Puedes hacer que se vaya?',
    solved: 'El Extintor lo ha ahuyentado. Si no puedes ganar una pelea, termínala.',
    answers: {
      killed: 'Te ha matado. Un disparo casi nunca detiene a tiempo a un Reproductor.',
    },
  },
  threeLarvae: {
    title: 'Tres de un golpe',
    task: 'Mata a las tres Larvas este turno sin tocarlas. Tienes un disparo y una Granada.',
    hint: 'Un impacto mata a una Larva, y la Granada alcanza todo el compartimento. ¿Dónde hay dos?',
    solved: 'La Granada para el grupo, el disparo para la última. Todo limpio.',
    answers: {
      touched: 'Una te ha tocado y llevas Contaminación.',
      wasted: 'Quedan algunas. La Granada va donde hay más.',
    },
  },
  bareHands: {
    title: 'Sin arma y con dos cartas',
    task: 'Hay una Larva al lado. Mátala sin tocarla: no tienes arma, pero sí dos cartas y tres Objetos.',
    hint: 'El Lanzallamas hay que llevarlo hasta allí. ¿Qué se puede lanzar desde aquí?',
    solved: 'Preparar, lanzar y listo: el Cóctel molotov ahorra el paseo. Cada acción cuesta cartas: cuéntalas antes.',
    answers: {
      noCards: 'Sigue viva y te has quedado sin cartas.',
      touched: 'Te ha tocado. El error fue entrar, llevases lo que llevases.',
    },
  },
}
