/** The words around a running game: who is there, time, taking back, deciding together, being called. */
import type { tableWords as en } from '../en/tablewords.ts'

export const tableWords: typeof en = {
  takeBack: 'Deshacer',
  changeAnswer: 'Cambiar mi respuesta',
  undone: 'deshecho',
  lineOptions: line => `Opciones de: ${line}`,
  goBack: 'Volver a justo antes de esto',
  askToGoBack: 'Pedir a la mesa volver a justo antes de esto',
  goBackHint: 'Se deshace esto y todo lo que vino después.',
  askToGoBackHint: 'Se deshace esto y todo lo que vino después, si toda la mesa está de acuerdo.',

  waitingFor: names => `Falta la respuesta de ${names}`,
  withdraw: 'Retirar',
  proposeRules: 'Seguir con reglas más recientes',

  bot: 'bot',
  botFor: name => `bot por ${name}`,
  standsInFor: name => `Un bot juega en lugar de ${name}`,
  standsInForYou: 'Un bot juega por ti. Con tu próxima elección recuperas el asiento.',
  imBack: 'Ya estoy aquí',
  pausedNow: 'En pausa',
  endedNow: 'Terminada',
  paused: 'La partida está en pausa.',
  pausedByHost: name => `La partida está en pausa hasta que ${name} la reanude.`,
  endedByHost: name => `${name} ha terminado la partida.`,
  ended: 'La partida se ha dado por terminada.',
  watching: 'Estás mirando',
  watchingBehind: time => `Estás mirando · con ${time} de retraso`,

  timeLeft: 'Tiempo restante',
  timeUp: 'Se acabó el tiempo',
  timeThen: { wait: '', decision: 'luego responde un bot', seat: 'luego sigue un bot' },
  hurry: time => `Date prisa: quedan ${time}`,

  talk: 'Charla',
  more: 'Más',
  unread: n => (n === 1 ? '1 sin leer' : `${n} sin leer`),
  said: (name, words) => `${name}: ${words}`,
  whenMyTurn: 'Cuando me toque',
  sound: 'Con un sonido',
  notify: 'Con una notificación si no veo esta página',
  notifyBlocked:
    'Tu navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes y vuelve a intentarlo.',
  notifyUnknown: 'Este navegador no puede mostrar notificaciones.',
  calledTo: code => `La mesa ${code} te espera.`,

  mySeat: 'Mi asiento',
  hosting: 'Organizar la mesa',

  shownOut:
    'Este asiento tiene un enlace nuevo y este navegador ya no lo ocupa. Pide el enlace a quien organiza la mesa para volver a sentarte.',
  shownOutWatching: 'El enlace para mirar ha cambiado. Pide el nuevo a quien organiza la mesa.',
  dropped: 'El servidor ha cerrado la conexión: esta página ha enviado demasiado. Recárgala para seguir.',

  here: 'aquí',
  eggsHere: n => (n === 1 ? '1 huevo en el nido' : `${n} huevos en el nido`),
  weaknessUnknown: 'aún no se conoce su debilidad',
  setNow: 'fijado ahora',
  madeFrom: (one, other) => `con ${one} y ${other}`,
  seriousCount: n => (n === 1 ? '1 herida grave' : `${n} heridas graves`),
  rolled: face => `Sale: ${face}`,
  asItLies: 'Como está',
  changedOrder: 'Cambiado',
  onTop: 'encima',

  dealsWith: name => `con ${name}`,
  dealsWithYou: 'contigo',
  nothingOffered: 'aún no ofrece nada',
  tradePartner: 'Tratar con',
  tradePut: 'Ofrecer',
  tradeTakeBack: 'Retirar de la mesa',
  tradeShow: 'Enseñar solo a quien trata contigo',
  tradeEnd: 'Cerrar el trato',

  shootCosts: 'Gasta 1 de munición. El dado de combate dice si aciertas y con qué fuerza.',
  meleeCosts: 'Antes recibes una carta de contaminación. Si fallas, sufres una herida grave.',
  dropMeans: 'Las cartas de objeto que tiras se pierden; lo voluminoso queda en el compartimento.',
  tradeMeans: 'Quienes están aquí pueden tratar entre sí hasta que tú lo cierres.',
  attackFirst: 'te atacan antes de que escapes. Si uno te mata, no llegas.',
  surpriseAbove: n =>
    `Te quedarían ${n === 1 ? '1 carta' : `${n} cartas`}: lo que venga ataca en el acto si su ficha muestra más de ${n}.`,
  final: {
    pass: 'tu ronda termina aquí',
    launch: 'esta cápsula se va para siempre',
    hibernate: 'duermes hasta el final',
    selfDestruct: 'empieza la cuenta atrás',
  },
  holdDown: what => `Mantén pulsado: ${what}`,
  pressAgain: what => `Pulsa otra vez: ${what}`,
  finalMeans: {
    pass: 'No haces nada más en esta ronda. Las cartas que conserves siguen en tu mano.',
    launch: 'Quienes están dentro dejan la nave. Nadie más entra y nadie vuelve.',
    hibernate: 'Dejas la partida hasta su final. Lo que le pase a la nave te pasa a ti.',
    selfDestruct: 'La nave estallará. Pronto ya no se podrá detener.',
  },

  notNow: n => `Ahora no es posible (${n})`,
  myDiscard: 'Tu pila de descartes',
  emptyDiscard: 'Aún no hay descartes.',
  outOfView: 'Fuera de la vista',
  lookThere: (room, what) => `Mirar ${room}: ${what}`,
}
