/** Spanish for what the table says of itself: cards about whatever one points at, and the list of signs. */
import type { Translation } from '../../../areas.ts'
import type { explainWords as en } from '../../../en/shared/explain/explain.ts'

export const explainWords: Translation<typeof en> = {
  // the list of signs
  legendSays: 'Todo lo que hay ahora en la mesa. Señala un símbolo, o mantén el dedo sobre él, para leer qué hace.',
  allSigns: 'Todos los símbolos',
  theRule: 'La regla',

  // rooms
  basic: 'Compartimento básico I',
  additional: 'Compartimento adicional II',
  special: 'Compartimento especial',
  youAreHere: 'estás aquí',
  away: '{n, plural, one {junto a ti} other {a # compartimentos}}',
  groupI: 'I indica un compartimento básico. Todos están en cada partida.',
  groupII: 'II indica un compartimento adicional. En esta partida solo hay algunos.',
  stillHidden: 'Aún sin encontrar',
  onlyYouKnow: 'Solo tú sabes qué compartimento es.',
  canNow:
    '{n, plural, =0 {Puedes hacerlo ahora, gratis.} one {Puedes hacerlo ahora por # carta.} other {Puedes hacerlo ahora por # cartas.}}',
  whenThere: 'Una vez allí, cuesta {n, plural, one {# carta} other {# cartas}}.',
  cannotNow: 'Ahora no. {why}',
  noRoomAction: 'Este compartimento no tiene acción propia.',
  contents: 'Aquí',
  items: 'Objetos',
  hazards: 'Peligros',
  itemsLeft: '{n, plural, =0 {no queda nada por encontrar} one {queda # por encontrar} other {quedan # por encontrar}}',
  anyDeck: 'Tú eliges el mazo.',
  explorationToken: 'Ficha de Exploración',
  tokenSays: 'Quien entra primero le da la vuelta. Dice cuántos Objetos hay aquí y qué pasa.',
  tokenSeen: 'Solo tú la conoces: {token}.',
  broken: 'Con Fallo: hasta que se repare, no funcionan ni su acción ni su Computadora.',
  burning: 'Incendiado: quien acaba aquí su turno sufre una Herida leve.',

  // corridors
  corridor: 'Pasillo {numbers}',
  corridorHears: 'Quien saque {numbers} en una tirada de Ruido en cualquiera de los dos extremos hace Ruido aquí.',
  corridorQuiet: 'Ahora está en silencio. La primera tirada deja Ruido aquí; la siguiente trae algo.',
  corridorNoisy: 'Aquí ya hay Ruido. Esa tirada atrae algo hacia quien ha tirado.',
  entranceHears:
    'Quien saque {numbers} en una tirada de Ruido en este compartimento hace Ruido en estos Pasillos de servicio.',
  between: 'Entre',

  // creatures
  toughness: {
    larva: 'Una Herida la mata.',
    one: 'Tras cada impacto, una carta de Ataque decide si sus Heridas bastan para que muera.',
    two: 'Tras cada impacto, dos cartas de Ataque deciden si sus Heridas bastan para que muera.',
  },
  infests: 'Cuando ataca, se mete dentro de su víctima, que recibe además una carta de Contaminación.',
  strikes: 'Al final de la ronda ataca a alguien de su compartimento. A quien se va, lo ataca antes.',
  noInjuries: 'Sin Heridas hasta ahora.',
  fightsYou: 'Estás en Combate con esta criatura.',

  // people
  playedBy: 'personaje de {name}',
  howTheyAre: 'Estado',
  oneMoreWound: '{mine, select, true {Una Herida más te mata.} other {Una Herida más es la muerte.}}',
  lightLeft:
    '{n, plural, one {Con una más, las tres se convierten en una Herida grave.} other {Con # más, las tres se convierten en una Herida grave.}}',
  seriousLeft:
    '{n, plural, one {Después de una más, cualquier Herida mata.} other {Después de # más, cualquier Herida mata.}}',
  combat: 'Hay algo hostil en el mismo compartimento. Dispara, golpea o vete; a quien se va lo atacan antes.',
  gone: 'Este personaje ya no tiene más turnos.',
  aside: 'Este personaje ya no tiene más turnos, pero sigue con vida: el final de la partida decide quién sobrevive.',
  isAway: 'Ahora mismo nadie está conectado en este asiento.',
  inHands: 'Pesado: ocupa un espacio de mano y todos lo ven.',
  inPockets: 'No ocupa espacio de mano. Los demás no ven qué es hasta que lo usas.',
  notYetActive: 'Inactivo. Cumple lo que pide su Misión y podrás usarlo.',

  // counts and limits
  onBoard: '{n} de {of} en el tablero',
  onBoardNow: '{n} en el tablero',
  oneTooMany: '{left, plural, one {Uno más, y todo está perdido.} other {# más, y todo está perdido.}}',

  // time
  space: 'Casilla {n} de la Consola de Tiempo',
  reachedNow: 'El marcador de Tiempo está aquí ahora.',
  reachedIn:
    '{n, plural, one {El marcador de Tiempo llega aquí tras esta ronda.} other {El marcador de Tiempo llega aquí dentro de # rondas.}}',
  reachedBefore: 'El marcador de Tiempo ya ha pasado por aquí.',
  yourActions: 'Tu turno tiene {of} acciones. Esta es la número {n}.',

  // cards and dice
  deckSays: {
    red: 'De aquí se roba al registrar un compartimento rojo: armas, munición y explosivos.',
    yellow: 'De aquí se roba al registrar un compartimento amarillo: herramientas y material técnico.',
    green: 'De aquí se roba al registrar un compartimento verde: medicinas y material de laboratorio.',
    event: 'Al final de cada ronda se revela una. Mueve lo que os acecha; después ocurre algo.',
    attack: 'Decide si un Ataque acierta y si las Heridas bastan para matar.',
    wound: 'De aquí se roba cada Herida grave.',
    contamination: 'De aquí se roban las cartas de Contaminación. Nadie sabe cuáles dicen INFECTADO.',
  },
  myDeck: 'Tu mazo',
  myDeckSays:
    'Al empezar una ronda robas hasta tener {hand} cartas. Cuando el mazo se agota, se baraja el descarte para formar uno nuevo.',
  deckOf: 'Mazo',
  inDeck: '{n, plural, =0 {no quedan cartas} one {queda # carta} other {quedan # cartas}}',
  inDiscard: '{n, plural, =0 {ninguna descartada} one {# descartada} other {# descartadas}}',
  noiseDie: 'Dado de Ruido',
  noiseDieSays:
    'Si sale un número, se hace Ruido en el Pasillo con ese número. Las otras caras son Peligro y Silencio.',
  combatDie: 'Dado de Combate',
  combatDieSays: 'Decide si aciertas y con cuánta fuerza. Algunas caras solo aciertan a algunas criaturas.',
  supply: 'Junto al tablero',
  supplySays:
    'Criaturas cuyas fichas no están ahora en la bolsa. La evolución de la bolsa y otros efectos pueden meterlas.',
}
