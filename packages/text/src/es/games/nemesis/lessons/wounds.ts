/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/nemesis/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  patchUp: {
    title: 'Un apaño',
    task: 'Tienes dos Heridas leves: con una tercera se convertirían en una grave. Cúralas.',
    hint: 'Las Vendas hacen una de dos cosas. Una cura todas las Heridas leves.',
    solved: 'Mucho mejor. El brazo duele, pero el final queda dos Heridas más lejos.',
    answers: {
      dressed: 'El brazo está vendado, pero las Heridas leves siguen: con una más serán una grave.',
      hurt: 'Sigues con dos Heridas leves.',
    },
  },
  stopTheBlood: {
    title: 'Corta la hemorragia',
    task: 'Sangras, y pasar te costaría una Herida. Llega a la próxima ronda sin más daño.',
    hint: 'Una Herida vendada ya no hace nada. Con Ropa se venda una.',
    solved: 'Hemorragia cortada. La Herida ya no hace nada, pero cuenta para tus tres hasta que se cure.',
    answers: {
      bled: 'Has pasado con la Herida abierta y has sangrado.',
    },
  },
  outOfTheFire: {
    title: 'Fuera del Fuego',
    task: 'Este compartimento arde. Acaba tu turno sin quemarte.',
    hint: 'El Fuego solo hiere a quien acaba el turno en él. Pasar también lo acaba.',
    solved: 'Ni te has chamuscado. Puedes registrar o trabajar entre llamas si sales a tiempo.',
    answers: {
      burned: 'Has acabado el turno en el Fuego y te has quemado.',
    },
  },
  cleanHands: {
    title: 'Manos limpias',
    task: 'Tienes una carta de Contaminación. Líbrate de ella aquí, en la Cantina.',
    hint: 'Aquí puedes escanear tu mano: lo limpio desaparece. Una infectada te pondría una Larva.',
    solved: 'Estaba limpia y se ha ido. Lo están unas tres de cada cuatro: escanea mientras no lleves Larva.',
    answers: {
      kept: 'La carta sigue contigo y ocupa sitio cada vez que la robas.',
    },
  },
  underTheKnife: {
    title: 'En el quirófano',
    task: 'Una Larva crece en ti y tienes una carta de Contaminación sin escanear. Sácate la Larva.',
    hint: 'El Quirófano quita la Larva y toda carta infectada. Cuesta una Herida leve, y después pasas.',
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
    task: 'Tienes tres Heridas graves, una sangra y el compartimento arde. Llega a la próxima ronda.',
    hint: 'Cualquier Herida más te mata. Una viene del Fuego; otra, de pasar sangrando.',
    solved: 'Vendaje y fuera del Fuego. Con la mano herida, usar un Objeto cuesta una carta más: justo lo que tenías.',
    answers: {
      burned: 'Has acabado el turno en el Fuego, y esa Herida te ha matado.',
      bled: 'Has pasado sangrando, y esa Herida te ha matado.',
    },
  },
}
