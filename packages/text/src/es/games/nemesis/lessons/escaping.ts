/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  smokeScreen: {
    title: 'Cortina de humo',
    task: 'Hay un Adulto contigo. Llega al Hibernatorio sin un rasguño.',
    hint: 'Quien se marcha recibe un ataque. El humo te deja ir sin él.',
    solved: 'Has salido sin un rasguño. Guarda siempre algo así para el momento justo.',
    answers: {
      bitten: 'Te ha atacado. Un Intruso en tu compartimento golpea si te vas o, si te quedas, al final de la ronda.',
      stayed: 'Aún no estás en el Hibernatorio y tu turno ha terminado.',
    },
  },
  bothOut: {
    title: 'Los dos',
    task: 'El Capitán y tú compartís compartimento con un Adulto. Salid los dos sin un rasguño.',
    hint: '«Fuego de cobertura» os mueve a ti y a otra persona sin ataques. Elige a quién llevas.',
    solved: 'Los dos fuera por un disparo. El Capitán se acordará.',
    answers: {
      alone: 'Alguien se ha quedado atrás y lo han atacado.',
      stayed: 'Seguís ahí dentro con él.',
    },
  },
  podLaunch: {
    title: 'La salida',
    task: 'Aquí hay una Cápsula desbloqueada. Abandona la nave.',
    hint: 'Entrar es la acción del compartimento: dos cartas y una tirada de Ruido. Después, lanza la Cápsula enseguida.',
    solved: 'Fuera, rumbo a la Tierra. La Cápsula llega, pase lo que pase con la nave.',
    answers: {
      waited: 'Esperas en la Cápsula. Si llega un Intruso a este compartimento, tendrás que salir.',
      outside: 'Sigues a bordo.',
    },
  },
  firstSleep: {
    title: 'Buenas noches',
    task: 'Las Cápsulas de hibernación están abiertas. Vete a dormir.',
    hint: 'Es la acción del compartimento: dos cartas, una tirada de Ruido y ningún Intruso dentro.',
    solved: 'Duermes. Ahora deciden los Motores y el rumbo: ocúpate de ellos antes de acostarte.',
    answers: {
      awake: 'No duermes. Cuando la nave salta, muere quien no duerme.',
    },
  },
  lastBerth: {
    title: 'La última litera',
    task: 'La nave salta al acabar esta ronda. Duérmete antes en el Hibernatorio: tienes cuatro cartas.',
    hint: 'La Puerta cuesta una carta, el camino una y la Cápsula dos. No gastes ninguna de más.',
    solved: 'Duermes, y la tapa está cerrada. Cuenta tus cartas antes del último paseo, no durante él.',
    answers: {
      late: 'La nave ha saltado, y quien está despierto muere. Te ha faltado una carta, o la Puerta seguía cerrada.',
    },
  },
  podRace: {
    title: 'Queda un minuto',
    task: 'La nave estalla al acabar esta ronda y las Cápsulas están bloqueadas. Escapa con tres cartas.',
    hint: 'La llave cuesta una carta y entrar, dos. No hay para nada más.',
    solved: 'Fuera con la última carta. Conoce tu salida antes de oír la cuenta atrás.',
    answers: {
      blown: 'La nave ha estallado contigo a bordo.',
    },
  },
  coverYourself: {
    title: 'Una bala',
    task: 'Dos Adultos, una bala, y la próxima Herida te mata. Sal con vida.',
    hint: 'La bala quizá mate a uno. ¿Para qué más sirve?',
    solved: '«Fuego de supresión»: con una bala te libras de los dos a la vez.',
    answers: {
      killed: 'Te han matado. Ambos golpean si te vas o, si te quedas, al acabar la ronda.',
      stayed: 'Aún no estás a salvo y tu turno ha terminado.',
    },
  },
}
