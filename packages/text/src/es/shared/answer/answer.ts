/** What a choice costs and may cost, said before it is made. */

import type { Translation } from '../../../areas.ts'
import type { answerWords as en } from '../../../en/shared/answer/answer.ts'

export const answerWords: Translation<typeof en> = {
  // how grave it is
  danger: {
    me: '{sure, select, yes {Esto te mata} other {Puede matarte}}',
    other: '{sure, select, yes {Esto mata a {name}} other {Puede matar a {name}}}',
    vessel: '{sure, select, yes {Destruye la nave} other {Puede destruir la nave}}',
    exactly: '{percent} %',
    upTo: 'hasta un {percent} %',
    under: 'menos del 1 %',
    risk: {
      me: 'Riesgo de muerte: {chance}',
      other: 'Riesgo de muerte para {name}: {chance}',
      vessel: 'Riesgo de perder la nave: {chance}',
    },
    deadlyCards: '{deadly} de {of} cartas matan',
    safer: 'Más seguro: {what}',
    saferNone: 'sin riesgo de muerte ahora',
  },
  lastWound: 'Una Herida más = muerte',

  // why somebody may die, or everything be lost
  causes: {
    bleeding: 'Hemorragia: pasar cuesta una Herida, y esa ya es mortal.',
    fire: 'Fuego en {room}: terminar allí el turno cuesta una Herida, y esa ya es mortal.',
    miss: 'Si se falla, se sufre una Herida grave, y esa ya es mortal.',
    attack:
      '{intruder}: {occasion, select, escape {ataca a quien huye} surprise {Ataque por sorpresa} phase {ataca en la Fase de Evento} other {ataca desde los Pasillos de servicio}}. {deadly} de {of} cartas matan.',
    noise: 'La tirada de Ruido puede traer algo que ataque en el acto: {room}.',
    encounter: 'Puede salir algo de la bolsa y atacar en el acto.',
    exploration: 'No se sabe qué hay allí y puede ser mortal: {room}.',
    wounds: 'Esto cuesta una Herida, y esa ya es mortal.',
    infection: 'Puede eclosionar una Larva, y eso es la muerte.',
    vent: 'Se despresuriza y muere quien esté dentro: {room}.',
    event: 'La próxima carta de Evento puede ser mortal.',
    bag: 'Lo que salga de la bolsa en la Fase de Evento puede atacar.',
    fires: 'Marcadores de Fuego en el tablero: {have} de {limit}. Si hace falta uno más, la nave explota.',
    malfunctions: 'Marcadores de Fallo en el tablero: {have} de {limit}. Si hace falta uno más, la nave se parte.',
    selfDestruct: 'La cuenta atrás de la Autodestrucción llega a su fin.',
    time: 'Se acaba el tiempo: muere quien no esté a salvo.',
    ending: 'La partida acaba, y las últimas comprobaciones deciden quién vive.',
  },

  // a fight
  fight: {
    die: 'Dado de Combate: {faces}',
    face: '{percent} % {injuries, plural, =0 {sin impacto} one {# Herida} other {# Heridas}}',
    miss: 'falla',
    kills: 'Mata ahora: {chance}',
    tough: '{injuries, plural, =0 {sin Heridas} one {# Herida hasta ahora} other {# Heridas hasta ahora}}',
    deadAt: 'Probabilidad de que muera con {n, plural, one {# Herida} other {# Heridas}}: {percent} %',
    missIsFree: 'Fallar no te cuesta nada.',
    missWounds: 'Si fallas, sufres una Herida grave.',
  },

  // what follows
  passMeans: 'No haces nada más en esta ronda. Las cartas que conserves siguen en tu mano.',
  moveRolls: '{cards, plural, one {# carta} other {# cartas}}, tirada de Ruido',
  carefulMarks: '{cards, plural, one {# carta} other {# cartas}}, eliges el Ruido',
  noiseDie: 'Dado de Ruido, de diez caras: {faces}',
  thenExplore: 'Primero lo exploras. Su ficha decide si haces la tirada.',
  thenCompany: 'Hay alguien: no se hace tirada de Ruido.',
  thenCareful: 'Sin tirada. Eliges el Pasillo que recibe el Ruido.',
  thenEncounter: 'ese Pasillo ya tiene Ruido y puede salir algo de él.',
  thenIntruder: 'Allí hay un Intruso: no hay tirada de Ruido y entras en Combate.',
  thenNoise: 'Ruido alrededor de {room}.',
  shootCosts: 'Gasta 1 de Munición. El dado de Combate dice si aciertas y con qué fuerza.',
  meleeCosts: 'Antes recibes una carta de Contaminación. Si fallas, sufres una Herida grave.',
  dropMeans: 'Las cartas de Objeto que tiras se pierden; lo voluminoso queda en el compartimento.',
  tradeMeans: 'Quienes están aquí pueden hacer intercambios entre sí hasta que les pongas fin.',
  attackFirst: 'recibes su ataque antes de escapar. Si te mata, no llegas.',
  surpriseAbove:
    '{n, plural, one {Te quedaría # carta} other {Te quedarían # cartas}}: lo que venga ataca en el acto si su ficha muestra más de {n}.',
  finalMeans: {
    launch: 'Quienes están dentro dejan la nave. Nadie más entra y nadie vuelve.',
    hibernate: 'No juegas más hasta el final de la partida. Compartes el destino de la nave.',
    selfDestruct: 'La nave estallará. Pronto ya no se podrá detener.',
    css: 'Descartas tu mano y pasas. La ficha de esta ronda dice qué contenedores salen; si el tuyo no sale, vuelves con una Herida grave.',
    lockIn: 'No juegas más hasta el final de la partida. Si el complejo estalla, tú también.',
    alert:
      'La partida acaba en cuanto el tiempo deje esa casilla; muere todo el que no esté a salvo. No se puede detener.',
    bunker: 'No juegas más hasta el final de la partida, a salvo de lo que le pase al complejo.',
  },
}
