/** The words of the panels beside a running game: people, the ship, decks, settings. */

import type { Translation } from '../../../areas.ts'
import type { panelWords as en } from '../../../en/shared/panels/panels.ts'

export const panelWords: Translation<typeof en> = {
  engineTop: 'arriba, la que cuenta: {state}',
  engineBelow: 'debajo: {state}',
  playerNumber: 'Jugador número {n}',
  discardPile: 'Pila de descarte',
  ammoLeft: '(Munición {ammo})',
  quests: 'Objetos de Misión, aún inactivos',
  handSlots: '{n, plural, one {# espacio de mano} other {# espacios de mano}}',
  openHand: 'En la mano',
  openObjectives: 'Objetivos',
  objectivesHeld: '{n, plural, one {# Objetivo} other {# Objetivos}}',
  objectivesPutAside: '{n, plural, one {# apartado} other {# apartados}}',
  drawnCards: '{n, plural, one {mira # carta} other {mira # cartas}}',
  coordinates: 'Coordenadas',
  destinationSpace: 'Fijado en {space}',
  hibernation: 'Cápsulas de hibernación',
  pods: 'Cápsulas de escape',
  bag: 'En la bolsa',
  supply: 'Junto al tablero',
  killed: 'Muertos',
  decks: 'Mazos',
  deckCount: '{n, plural, one {queda #} other {quedan #}}, {discard, plural, one {# descartada} other {# descartadas}}',
  knownCard: 'carta {n} desde arriba vista por {names}',
  crafted: 'Aún se puede preparar',
  usedUp: 'Objetos preparados gastados',
  removed: 'Fuera de la partida',
  inPlay: 'En resolución',
  tradesWith: '{one} con {other}',
  cardsLeftToTrade: '{n} más',
  textSize: 'Tamaño del texto',
  animations: 'Animaciones',
  speed: { '0.5': 'Lentas', '1': 'Normales', '2': 'Rápidas', next: 'Al pulsar «Siguiente»', '0': 'Ninguna' },
  botPace: {
    title: 'Ritmo de los bots',
    paces: { slow: 'Lento', normal: 'Normal', fast: 'Rápido', atOnce: 'Al instante' },
    next: 'Siguiente',
    says: 'Cuánto esperan los bots, para que todos vean lo que hacen.',
    hostSets: 'Cuánto esperan los bots lo fija quien organiza la mesa.',
    byKey: 'Con {key} el siguiente elige ya.',
  },
  notRunning: 'inactiva',
  notDiscovered: 'sin descubrir',
  soFar: 'Hasta ahora',
  firstContact: '{met, select, true {Ya ha aparecido un Intruso} other {Aún no ha aparecido ningún Intruso}}',
  firstDeath: '{died, select, true {Alguien ha muerto} other {Nadie ha muerto}}',
  calm: 'Sin ataques en la próxima Fase de Evento',
  none: 'ninguno',

  // what is spoken
  speech: {
    title: 'Voz',
    modes: { full: 'Todo', brief: 'Breve', prompts: 'Solo preguntas' },
    says: 'Cuánto dicen los lectores de pantalla de lo que pasa. Las preguntas, las muertes y el final se dicen siempre.',
    pressEnter: 'Intro lo hace, Escape lo cancela.',
    textTable: 'Mesa de texto',
  },

  whenMyTurn: 'Cuando me toque',
  sound: 'Con un sonido',
  notify: 'Con una notificación si no veo esta página',
  notifyBlocked:
    'Tu navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes y vuelve a intentarlo.',
  notifyUnknown: 'Este navegador no puede mostrar notificaciones.',

  // dropping things after the last action
  holdTurn: {
    hold: 'Tirar algo antes de acabar mi turno',
    held: 'Podrás tirar cosas cuando acabe tu turno.',
    title: 'Antes de acabar mi turno, preguntarme qué tiro',
    when: { never: 'Nunca', objects: 'Si llevo algo voluminoso', anything: 'Si llevo cualquier cosa' },
    stop: 'No me preguntes antes de acabar mis turnos',
  },

  // what can be crafted
  recipes: {
    says: 'Un Objeto preparado cuesta un Objeto por cada uno de sus dos componentes. Todos pueden mirar estas cartas en cualquier momento.',
    where: 'Registra compartimentos de un color para robar del mazo de ese color; en los blancos eliges el mazo.',
    inBox: '{n} en la caja',
    left: '{n, plural, one {Queda #} other {Quedan #}} de {of}',
    carried: 'Llevas: {cards}',
    ready: 'Llevas los dos componentes.',
  },
}
