/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */

import type { Translation } from '../../../../areas.ts'
import type { huntWords as en } from '../../../../en/games/nemesis/intruderPlayer/panels.ts'

export const huntWords: Translation<typeof en> = {
  theIntruders: 'Los Intrusos',
  plays: 'juega con los Intrusos',
  myIntruders: 'Mis Intrusos',

  // the offer
  offerTitle: '¿Quieres ser lo que les da caza?',
  offerSays: [
    'Desde la próxima ronda los Intrusos son tuyos. Tu personaje sigue muerto.',
    'Cada ronda robas 3 cartas. En tu turno juegas 1: un Intruso se mueve, un Intruso ataca, o algo peor.',
    'Ya no puedes ganar. Solo quieres que nadie gane.',
    'Todo el mundo lo sabrá. Si dices que no, no se pregunta a nadie más.',
  ],

  // my place
  aim: 'Haz que nadie gane.',
  deadAndHunting: 'Tu personaje ha muerto. Juegas con los Intrusos: haz que nadie gane.',
  deadAndWaiting:
    'Tu personaje ha muerto. Esta ronda termina como siempre; desde la ronda {round} los Intrusos son tuyos.',
  cardsOf: '{cards} de {most} cartas como máximo',
  drawing: 'Cada ronda robas {drawn}. Cuando pasas puedes quedarte 1.',
  cardsCome: 'Tus primeras cartas llegan con la ronda {round}.',
  cardsComeAgain: 'Con la próxima ronda llegan más cartas.',

  // a card
  use: { move: 'Mover', attack: 'Atacar', special: 'Especial' },
  through: '{way, select, any {cualquier Pasillo} other {Pasillo {way}}}',
  choosesOf: '{cards, plural, one {primera carta} other {1 de # cartas}}',
  cannot: {
    move: 'Ningún Intruso está en un compartimento con ese Pasillo.',
    attack: 'Ningún Intruso comparte compartimento con nadie.',
    special: 'Ahora no haría nada.',
  },
  keepThis: 'Quedarme esta',
  misses: 'Falla: no es una carta de {intruder}',
  goesFor: '{intruder} va a por {name}',

  // what there is of them
  outThere: 'Ahí fuera',
  noneOut: 'No hay ninguno ahí fuera. El Ruido los trae.',
  theBag: '{tokens, plural, one {La bolsa: # ficha} other {La bolsa: # fichas}}',
  eggs: '{eggs, plural, one {# Huevo en el Nido} other {# Huevos en el Nido}}',
  noNest: 'El Nido está destruido',
  theirWeaknesses: '{known} de {all} Debilidades conocidas',

  // for everybody
  turn: 'Los Intrusos acechan',
  becomes: '{name} caza ahora con ellos',
  becomeYou: 'Ahora cazas con ellos',
  moment: '{name} toma el control de los Intrusos',
  myMoment: 'Tomas el control de los Intrusos',

  // the end
  nobodyWins: 'Que nadie gane.',
  content: 'Lo ha conseguido',
  thwarted: 'No lo ha conseguido',
}
