/**
 * Why the server said no. The keys are the wire's refusals; text knows no wire, so web passes the refusal it received
 * to `refusalText`, and the compiler says there when one has no wording.
 */
import type { Message } from '../message.ts'

export const refusals = {
  unknownTable: { en: 'There is no table with this code.', es: 'No hay ninguna mesa con ese código.' },
  unknownGame: { en: 'This game is not available.', es: 'Ese juego no está disponible.' },
  unknownBoard: { en: 'This game has no such board.', es: 'Ese juego no tiene ese tablero.' },
  tableFull: { en: 'Every seat at this table is taken.', es: 'Todos los asientos de esta mesa están ocupados.' },
  seatsOpen: {
    en: 'The game can start once every seat is taken.',
    es: 'La partida puede empezar cuando todos los asientos estén ocupados.',
  },
  alreadyStarted: { en: 'This game has already started.', es: 'Esta partida ya ha empezado.' },
  notStarted: { en: 'This game has not started yet.', es: 'Esta partida aún no ha empezado.' },
  notOver: { en: 'This game is still being played.', es: 'Esta partida todavía está en juego.' },
  notHost: {
    en: 'Only the person who opened the table can do this.',
    es: 'Solo puede hacerlo quien ha abierto la mesa.',
  },
  wrongToken: {
    en: 'This browser does not hold this seat. Open the link you got when you sat down.',
    es: 'Este navegador no tiene ese asiento. Abre el enlace que recibiste al sentarte.',
  },
  badRequest: { en: 'The table did not understand this.', es: 'La mesa no ha entendido la petición.' },
  tooLarge: { en: 'That is too long.', es: 'Es demasiado largo.' },
  tooFast: { en: 'Too many messages at once. Wait a moment.', es: 'Demasiados mensajes seguidos. Espera un momento.' },
  notFound: { en: 'There is nothing here.', es: 'Aquí no hay nada.' },
  illegal: { en: 'That is not possible now.', es: 'Eso no es posible ahora.' },
  stale: {
    en: 'Too late: that question has already been answered.',
    es: 'Demasiado tarde: esa pregunta ya tiene respuesta.',
  },
  notAsked: { en: 'You are not being asked right now.', es: 'Ahora no se te pregunta nada.' },
  unknownMode: { en: 'This game has no such mode.', es: 'Ese juego no tiene ese modo.' },
  unknownBot: { en: 'There is no such bot.', es: 'No existe ese bot.' },
  seatTaken: { en: 'Somebody has taken this seat.', es: 'Alguien ha ocupado ese asiento.' },
  notReady: {
    en: 'The game can start once everybody is ready.',
    es: 'La partida puede empezar cuando todo el mundo esté listo.',
  },
  over: { en: 'This game is over.', es: 'Esta partida ha terminado.' },
  paused: { en: 'The game is paused.', es: 'La partida está en pausa.' },
  onlooker: { en: 'You are only watching.', es: 'Solo estás mirando.' },
  foreignOrigin: {
    en: 'This page may not use this server. Open the table at its own address.',
    es: 'Esta página no puede usar este servidor. Abre la mesa en su propia dirección.',
  },
  cannotTakeBack: {
    en: 'This cannot be taken back alone: chance, another player or something new lies between. Ask everybody.',
    es: 'No puedes deshacerlo por tu cuenta: entre medias hay azar, otra persona o algo nuevo. Pídelo a la mesa.',
  },
  noProposal: { en: 'This is no longer proposed.', es: 'Esa propuesta ya no está en pie.' },
  midTurn: {
    en: 'Rules can only change between two turns. Propose it again when this turn is over.',
    es: 'Las reglas solo pueden cambiar entre dos turnos. Proponlo otra vez cuando acabe este.',
  },
  rulesDiffer: {
    en: 'The new rules cannot go on with this game. It continues by its own.',
    es: 'Las reglas nuevas no pueden seguir con esta partida, que continúa con las suyas.',
  },
  rulesMissing: {
    en: 'This server lacks the rules this game is played by. The game is safe; tell whoever runs the server.',
    es: 'A este servidor le faltan las reglas de esta partida. No se ha perdido nada; avisa a quien lo administra.',
  },
  badFile: {
    en: 'This file is not a game that can be played again.',
    es: 'Ese archivo no es una partida que se pueda reproducir.',
  },
  badHook: {
    en: 'Messages cannot be sent to this address. It must be public and begin with https.',
    es: 'No se pueden enviar avisos a esa dirección: tiene que ser pública y empezar por https.',
  },
  storage: {
    en: 'The table could not save this, so it did not happen. Try again.',
    es: 'La mesa no ha podido guardarlo, así que no ha ocurrido. Inténtalo de nuevo.',
  },
  internal: {
    en: 'Something went wrong at the table. Nothing was lost; try again.',
    es: 'Algo ha fallado en la mesa. No se ha perdido nada; inténtalo de nuevo.',
  },
} as const satisfies Record<string, Message>

export type RefusalKey = keyof typeof refusals
