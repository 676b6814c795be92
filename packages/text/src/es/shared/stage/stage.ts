/** The words around what happens: the event phase, envelopes, sound, the end as a scene, a game looked at again. */

import type { Translation } from '../../../areas.ts'
import type { stageWords as en } from '../../../en/shared/stage/stage.ts'

export const stageWords: Translation<typeof en> = {
  // things happening
  phase: { time: 'Tiempo', attacks: 'Ataques', fire: 'Fuego', event: 'Evento', moves: 'Avance', bag: 'Bolsa' },
  next: 'Siguiente',
  skipOne: 'Saltar',
  toNow: 'Al presente',
  toMine: 'Lo que te pasa a ti',
  meanwhile: 'Mientras tanto',
  passesWith:
    '{n, plural, =0 {Sin cartas en la mano.} one {# carta en la mano. Puede guardarse para la próxima ronda.} many {# cartas en la mano. Las que no se descarten se quedan para la próxima ronda.} other {# cartas en la mano. Las que no se descarten se quedan para la próxima ronda.}}',
  missed: 'Sin impacto',
  hit: 'Impacto: {injuries}',
  firstBlood: 'Primera sangre',
  course: 'Las Coordenadas',
  reelLeft: '{n, plural, =0 {último paso} one {queda # paso} other {quedan # pasos}}',
  blank: 'Nada',
  chambers: 'Se abren las Cápsulas',
  nest: 'El Nido ya no existe',
  twoEnvelopes: 'Hay algo a bordo. ¿Con qué Objetivo te quedas?',
  envelopesSay: 'El otro se aparta para siempre. Nadie ve cuál.',
  keepThis: 'Quédate este',
  keepsThis: 'Elegido. Pulsa otra vez para quedártelo',

  // sound
  sound: 'Sonido',
  soundOn: 'Sí',
  soundOff: 'No',
  volume: 'Volumen',
  volumeSays: '{percent} %',

  // the end
  madeIt:
    '{n, plural, =0 {No ha ganado nadie} one {{all, select, true {Has ganado} other {Ha ganado uno de vosotros}}} other {{all, select, true {Habéis ganado todos} other {Han ganado {n} de vosotros}}}}',
  myFate: { won: 'Has ganado', died: 'Has muerto', lost: 'Has sobrevivido, pero has perdido' },
  howItEnded: 'Cómo acabó',
  theOthers: 'Los demás',
  together: '{won, select, true {Lo habéis logrado, juntos} other {Habéis perdido, juntos}}',
  alone: '{won, select, true {Lo has logrado} other {No lo has logrado}}',
  revived: 'De vuelta a la vida',
  checks: {
    engines: 'Motores',
    ship: 'La nave',
    coordinates: 'Rumbo',
    contingency: 'Contingencia',
    contamination: 'Contaminación',
    objective: 'Objetivos',
    intruders: 'Los Intrusos',
  },
  skip: 'Mostrar todo de una vez',
  yourself: 'tú',
  statistics: 'En cifras',
  stats: {
    rounds: 'Rondas con vida',
    killed: 'Intrusos abatidos',
    attacked: 'Ataques sufridos',
    light: 'Heridas leves',
    serious: 'Heridas graves',
    explored: 'Compartimentos explorados',
    moves: 'Desplazamientos',
    noise: 'Tiradas de Ruido',
    found: 'Objetos encontrados',
    crafted: 'Objetos preparados',
    knowledge: 'Conocimiento alcanzado',
    cards: 'Cartas jugadas',
  },
  again: 'Jugar otra vez',
  againInvites: '¿Otra? La mesa nueva está aquí: {link}',
  againJoin: '{name} ha abierto una mesa nueva',
  join: 'Sentarme allí',

  // key moments
  moments: 'Momentos clave',
  moment: {
    encounter: 'Primer Encuentro',
    objectives: 'Objetivos elegidos',
    death: 'Muere {name}',
    myDeath: 'Mueres',
    launch: 'Sale la Cápsula {pod}',
    asleep: 'Hiberna {name}',
    iSleep: 'Hibernas',
    kill: 'Eliminación: {intruder}',
    weakness: 'Debilidad hallada',
    selfDestruct: 'Autodestrucción',
    nest: 'Nido destruido',
    over: 'El final',
  },
  inRound: '{what}, ronda {round}',

  // everything revealed
  revealed: 'Todo a la vista',
  secrets: 'Lo que estaba oculto',
  handOf: 'Mano',
  deckTop: 'Próximas cartas',
  keeps: 'Objetivo',
  putAside: 'Apartado',
  carries: 'Lleva',
  unexplored: 'Compartimentos sin explorar',
  roomWith: '{room} · {token}',
  decks: 'Encima de los mazos',
  shipSecrets: 'La nave',
  engine: 'Motor {n}',
  coordinates: 'Coordenadas',
  nothing: 'nada',
}
