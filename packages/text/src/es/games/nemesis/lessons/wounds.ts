/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/nemesis/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  patchUp: {
    title: 'Un apaño',
    task: 'Dos heridas leves: la tercera sería grave. Cúralas.',
    hint: 'Las Vendas hacen una de dos cosas. Una cura todas las heridas leves.',
    solved: 'Como nuevo. El brazo duele, pero el final queda dos heridas más lejos.',
    answers: {
      dressed: 'El brazo está vendado, pero las heridas leves siguen: una más y será grave.',
      hurt: 'Sigues con dos heridas leves.',
    },
  },
  stopTheBlood: {
    title: 'Corta la sangre',
    task: 'Sangras, y pasar te costaría una herida. Llega a la próxima ronda sin más daño.',
    hint: 'Una herida vendada ya no hace nada. Con Ropa se venda una.',
    solved: 'Seco. La herida aún cuenta para tus tres, pero no hace nada.',
    answers: {
      bled: 'Has pasado con la herida abierta y has sangrado.',
    },
  },
  outOfTheFire: {
    title: 'Fuera del fuego',
    task: 'Este compartimento arde. Acaba tu turno sin quemarte.',
    hint: 'El fuego solo hiere a quien acaba el turno en él. Pasar también lo acaba.',
    solved: 'Ni tibio. Puedes registrar o trabajar entre llamas si sales a tiempo.',
    answers: {
      burned: 'Has acabado el turno en el fuego y te has quemado.',
    },
  },
  cleanHands: {
    title: 'Manos limpias',
    task: 'Tienes una carta de Contaminación. Líbrate de ella aquí, en la Cantina.',
    hint: 'Aquí puedes escanear tu mano: lo limpio desaparece. Una infectada te pondría una Larva.',
    solved: 'Estaba limpia y se ha ido. Tres de cada cuatro lo están: escanea mientras no lleves Larva.',
    answers: {
      kept: 'La carta sigue contigo y ocupa sitio cada vez que la robas.',
    },
  },
  underTheKnife: {
    title: 'En el quirófano',
    task: 'Una Larva crece en ti y tienes una carta de Contaminación sin escanear. Sácatela.',
    hint: 'El Quirófano quita la Larva y toda carta infectada. Cuesta una herida leve y tu turno.',
    solved: 'Fuera, y con ella las cartas infectadas. Ve antes del final: quien está infectado rara vez lo supera.',
    answers: {
      grown: 'Has escaneado una carta infectada con una Larva dentro. Eso mata.',
      inside: 'La Larva sigue dentro de ti.',
    },
  },
  larvaClock: {
    title: 'El reloj interior',
    task: 'Llevas una Larva y una carta de Contaminación sin escanear. Líbrate de la Larva este turno.',
    hint: 'La Cantina escanea tu mano, y una carta infectada te mataría. ¿Dónde se escanea sin morir?',
    solved: 'El Quirófano quita la Larva y las cartas infectadas. Con una Larva dentro, no escanees en otro sitio.',
    answers: {
      hatched: 'La carta estaba infectada y la Larva ha eclosionado. Has muerto.',
      inside: 'La Larva sigue dentro de ti.',
    },
  },
  bleedOut: {
    title: 'Ni una gota más',
    task: 'Tres heridas graves, una sangra y el compartimento arde. Llega a la próxima ronda.',
    hint: 'Cualquier herida más te mata. Una viene del fuego; otra, de pasar sangrando.',
    solved: 'Vendaje y fuera del fuego. Con la mano herida todo objeto cuesta una carta más: justo lo que tenías.',
    answers: {
      burned: 'Has acabado el turno en el fuego, y esa herida sobraba.',
      bled: 'Has pasado sangrando, y esa herida sobraba.',
    },
  },
}
