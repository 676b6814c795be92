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
    unknown: 'desconocido',
    atLeast: 'al menos un {percent} %',
    under: 'menos del 1 %',
    risk: {
      me: 'Riesgo de muerte: {chance}',
      other: 'Riesgo de muerte para {name}: {chance}',
      vessel: 'Riesgo de perder la nave: {chance}',
    },
    deadlyCards: '{deadly, plural, one {# de {of} cartas mata} other {# de {of} cartas matan}}',
    safer: 'Más seguro: {what}',
    saferNone: 'sin riesgo de muerte ahora',
    nothingElse: 'No tienes otra opción.',
  },
  // what it takes to mean it
  confirm: {
    holdOrPress: 'Mantén pulsado o pulsa dos veces',
    pressAgain: 'Pulsa otra vez para hacerlo',
    left: '{holds, plural, one {Mantén pulsado una vez más} other {Mantén pulsado # veces}} o pulsa {presses, plural, one {una vez más} other {# veces}}',
    late: 'Aún no ha pasado nada.',
    hasty: 'Demasiado rápido: cuenta como una sola pulsación.',
  },
  lastWound: '{n} de {n} Heridas graves: la próxima Herida mata',

  // wounds that do not kill
  wounds: {
    sure: 'Sufres {wounds}{worsens, select, true {, y las leves se convierten en una Herida grave} other {}}.',
    risk: 'Riesgo de Herida: {chance}',
    because: {
      fire: 'Tu turno acaba en el Fuego ({room}).',
      bleeding: 'La Hemorragia te hiere al pasar.',
      attack:
        '{intruder}: {occasion, select, escape {te ataca antes de que escapes} surprise {Ataque por sorpresa} phase {ataca en la Fase de Evento, si nada cambia hasta entonces} other {ataca cuando sales de los Pasillos de servicio}}.',
    },
  },

  // why somebody may die, or everything be lost
  causes: {
    bleeding: 'Hemorragia: pasar cuesta una Herida, y esa ya es mortal.',
    fire: 'Fuego en {room}: terminar allí el turno cuesta una Herida, y esa ya es mortal.',
    miss: 'Si se falla, se sufre una Herida grave, y esa ya es mortal.',
    attack:
      '{intruder}: {occasion, select, escape {ataca a quien huye} surprise {Ataque por sorpresa} phase {ataca en la Fase de Evento, si nada cambia hasta entonces} other {ataca cuando sales de los Pasillos de servicio}}. {deadly, plural, one {# de {of} cartas mata} other {# de {of} cartas matan}}.',
    noise: 'La tirada de Ruido puede traer algo que ataque en el acto: {room}.',
    encounter: 'Puede salir algo de la bolsa y atacar en el acto.',
    exploration: 'No se sabe qué hay allí y puede ser mortal: {room}.',
    wounds: 'Esto cuesta una Herida, y esa ya es mortal.',
    infection: 'Puede eclosionar una Larva, y eso es la muerte.',
    vent: 'Se despresuriza y muere quien esté dentro: {room}.',
    event: 'La próxima carta de Evento puede ser mortal.',
    bag: 'Lo que salga de la bolsa en la Fase de Evento puede atacar.',
    fires: 'Marcadores de Fuego en el tablero: {have} de {limit}. Si hacen falta más de {limit}, la nave explota.',
    malfunctions: 'Marcadores de Fallo en el tablero: {have} de {limit}. Si hacen falta más de {limit}, el casco cede.',
    selfDestruct: 'La cuenta atrás de la Autodestrucción llega a su fin.',
    time: 'Se acaba el tiempo: muere quien no esté a salvo.',
    ending: 'La partida acaba, y los últimos chequeos deciden quién vive.',
  },

  // a fight
  fight: {
    die: 'Dado de Combate: {faces}',
    face: '{percent} % {injuries, plural, =0 {sin impacto} one {# Herida} other {# Heridas}}',
    miss: 'falla',
    kills: 'Mata ahora: {chance}',
    tough: '{injuries, plural, =0 {sin Heridas} one {# Herida hasta ahora} other {# Heridas hasta ahora}}',
    deadAt: 'Probabilidad de que muera con {n, plural, one {# Herida} other {# Heridas}}: {percent} %',
    attacks:
      '{kind, select, larva {Si ataca, se mete dentro de ti: entonces llevas una Larva.} other {Si ataca, decide una carta: una Herida, algo peor o nada.}}',
    deadAtCaption: 'Probabilidad de que tantas Heridas lo maten',
    wounded: '{chance} de Herida',
    killed: '{chance} de muerte',
  },

  // what follows
  inVain: {
    engine: 'Ya lo sabes: está {state}.',
    known: 'Esto ya lo sabes.',
    signal: 'Ya has enviado la Señal.',
    craft: 'No tienes componentes: no podrías preparar nada.',
  },
  searchSlimes: 'Si registras aquí, recibes 1 marcador de Mucosidad.',
  passMeans: 'No haces nada más en esta ronda. Las cartas que conserves siguen en tu mano.',
  moveRolls: '{cards, plural, one {# carta} other {# cartas}}, tirada de Ruido',
  carefulMarks: '{cards, plural, one {# carta} other {# cartas}}, colocas Ruido',
  noiseDie: 'Dado de Ruido, de diez caras: {faces}',
  thenExplore: 'Primero lo exploras. Su ficha decide si haces la tirada.',
  thenCompany: 'Hay alguien: no se hace tirada de Ruido.',
  thenCareful: 'Sin tirada. Eliges el Pasillo que recibe el Ruido.',
  thenEncounter: 'ese Pasillo ya tiene Ruido y puede salir algo de él.',
  thenIntruder: 'Allí hay un Intruso: no hay tirada de Ruido y entras en Combate.',
  thenNoise: 'Ruido en el Pasillo con ese número.',
  thenDanger:
    'vienen a ti los Intrusos de al lado que no estén en Combate. Si no hay ninguno así, todos los Pasillos de alrededor reciben Ruido.',
  thenSilence: 'no pasa nada.',
  shootCosts: 'Gasta 1 de Munición, aciertes o no. Fallar no te hiere.',
  meleeCosts: 'Antes recibes una carta de Contaminación. Si fallas, sufres una Herida grave.',
  dropMeans: 'Las cartas de Objeto que tiras se pierden; lo voluminoso queda en el compartimento.',
  tradeMeans: 'Quienes están aquí pueden hacer intercambios entre sí hasta que les pongas fin.',
  attackFirst: 'recibes su ataque antes de escapar. Si te mata, no llegas.',
  surprise:
    'Con {cards, plural, =0 {ninguna carta} one {# carta} other {# cartas}} en la mano{dark, select, true { y a oscuras} other {}}, lo que venga {percent, select, 0 {nunca ataca en el acto.} other {ataca en el acto en un {percent} % de los casos.}}',
  payOther: 'Pulsa otra carta de tu mano para pagar con ella.',
  pickUpMeans: 'Ocupa una de tus dos manos hasta que lo tires o lo entregues.',
  burnsAlready: 'Aquí ya hay Fuego: otro no cambia nada.',
  noSlimeThere: 'No hay marcador de Mucosidad que quitar: no cambia nada.',
  itemsDearer: '{wound}: usar un Objeto cuesta {n, plural, one {# carta más} other {# cartas más}}.',
  noEnergyWeapon: 'No llevas ninguna arma de energía que cargar.',
  noWeapon: 'No llevas el arma que le corresponde: {weapon}.',
  partOf: 'Sirve para preparar: {items}',
  decks: {
    red: 'armas, munición, explosivos',
    yellow: 'herramientas y material técnico',
    green: 'medicinas y material de laboratorio',
  },
  careful: 'Con cautela',
  throughWhich: '¿Por qué Pasillo?',
  finalMeans: {
    launch: 'Quienes están dentro dejan la nave. Nadie más entra y nadie vuelve.',
    hibernate: 'No juegas más hasta el final de la partida. Compartes el destino de la nave.',
    selfDestruct: 'La nave estallará. Pronto ya no se podrá detener.',
    css: 'Descartas tu mano y pasas. La ficha de esta ronda dice qué contenedores salen; si el tuyo no sale, vuelves con una Herida grave.',
    lockIn: 'No juegas más hasta el final de la partida. Si el complejo estalla, tú también.',
    alert:
      'La partida acaba en cuanto la ficha de Tiempo deje la casilla de la de Procedimiento de emergencia; muere quien no esté a salvo. No se puede detener.',
    bunker: 'No juegas más hasta el final de la partida, a salvo de lo que le pase al complejo.',
  },

  // what must be held, or pressed twice
  finalIs: {
    launch: 'esta Cápsula se va para siempre',
    hibernate: 'duermes hasta el final',
    selfDestruct: 'empieza la cuenta atrás',
    css: 'esperas en el contenedor',
    lockIn: 'quedas en cuarentena',
    alert: 'se llama al Equipo de Respuesta Rápida',
    bunker: 'te vas al Búnker',
  },
  holdFor: 'Mantén pulsado: {what}',
  pressAgainFor: 'Pulsa otra vez: {what}',

  // more about an answer
  eggsHere: '{n, plural, one {# Huevo en el Nido} other {# Huevos en el Nido}}',
  weaknessUnknown: 'aún no se conoce su Debilidad',
  madeFrom: 'con {one} y {other}',
  seriousCount: '{n, plural, one {# Herida grave} other {# Heridas graves}}',
}
