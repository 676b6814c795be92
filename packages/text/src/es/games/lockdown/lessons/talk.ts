/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/lockdown/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  lookAtTheLiar: {
    title: 'Mira al mentiroso',
    task: 'La Centinela dice: «Tengo Verde y Azul». Estás en el Archivo. Averígualo.',
    hint: 'El Archivo te enseña una ficha de quien quieras. Mira la primera de la Centinela.',
    solved: '¡Gris! La Centinela mentía, y ahora sabes que el Gris no puede estar activo.',
    answers: {
      believed: 'No has mirado, así que tendrás que creértelo.',
      pool: 'Es verdad, pero no te dice si la Centinela miente.',
    },
  },
  readHisOrders: {
    title: 'Lee el Objetivo',
    task: 'La Centinela ha enviado la Señal y dice: «Solo quiero volver». Averigua qué busca de verdad.',
    hint: 'El Centro de transmisiones te enseña el Objetivo de quien haya enviado la Señal.',
    solved: '«Ajuste de cuentas»: la Centinela quiere tu muerte. Nadie más sabe que lo sabes.',
    answers: {
      believed: 'No has mirado. No subas al Ascensor con la Centinela.',
      signal: 'Tu Señal está en el aire, pero sigues sin saber qué busca la Centinela.',
    },
  },
  whoLiesAboutPods: {
    title: '¿Quién miente? Los contenedores',
    task: 'La Centinela dice: «El Rojo está activo. Usa el contenedor». Has enviado la Señal, tu Conocimiento es 6 y viste las fichas de la Centinela. Elige tu salida.',
    hint: 'Viste el Rojo en manos de la Centinela: miente. Faltan por ver dos, el Gris y un Azul. ¿Cuál puede dañarte?',
    solved:
      'A salvo tras el cerrojo: el Azul te perdona y el Gris solo mata en los contenedores. La Centinela decía lo contrario de la verdad.',
    answers: {
      grey: 'El Rojo lo tiene la Centinela, así que solo queda Gris o Azul, y el Gris mata en los contenedores.',
      late: 'La ronda ha terminado y no estás a salvo.',
    },
  },
  whoLiesAboutTheRoom: {
    title: '¿Quién miente? La cuarentena',
    task: 'La Centinela dice: «Enciérrate aquí, los contenedores matan». El Gris lo tienes tú, y tu Conocimiento es 6. El contenedor A sale esta ronda.',
    hint: 'Solo hay un Gris y lo tienes tú, así que los contenedores no te matan. Faltan por ver el Rojo y un Amarillo.',
    solved: 'Fuera. El único código que mata en los contenedores estaba en tu mano.',
    answers: {
      late: 'La ronda ha terminado y sigues aquí.',
      red: 'Solo quedaba Rojo o Amarillo, y el Rojo mata a los encerrados.',
    },
  },
  whoLiesAboutTheCode: {
    title: '¿Quién miente? El código',
    task: 'La Centinela dice: «El Azul está activo, no corres peligro». Has enviado la Señal, tu Conocimiento es 4 y esta ronda salen todos los contenedores. Vuelve, sea cual sea la verdad.',
    hint: 'Azul o Amarillo: no puedes saberlo. El Azul te perdona; el Amarillo, desde Conocimiento 5. Basta una carta.',
    solved: 'A salvo de ambos. Si no puedes saber quién miente, haz que dé igual.',
    answers: {
      late: 'La ronda ha terminado y sigues aquí.',
      yellow: 'También podía ser el Amarillo, y con Conocimiento 4 te mata.',
    },
  },
  whoLiesAboutTheLaunch: {
    title: '¿Quién miente? El lanzamiento',
    task: 'El Conserje dice: «En la ficha del 8 pone NINGUNO». Conoces las del 10, 6, 4 y 2: ninguno, ninguno, B, C. Sal en esta ronda.',
    hint: 'Son siete: A, B, C, dos de todos y dos de ninguno. Las dos de ninguno ya las has visto, y también B y C.',
    solved: 'Solo podía ser A o todos, y las dos lanzan tu contenedor. Contar es mejor que creer.',
    answers: {
      late: 'La ronda ha terminado y sigues aquí.',
      locked: 'Tres de cuatro Pasillos tenían Ruido. Que tu contenedor salía era lo seguro.',
    },
  },
}
