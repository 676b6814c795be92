/**
 * Why the server said no. The keys are the wire's refusals; text knows no wire, so web passes the refusal it received
 * to `refusalText`, and the compiler says there when one has no wording.
 */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/pages/refusals.ts'

export const refusals: Translation<typeof en.refusals> = {
  unknownTable: 'No hay ninguna mesa con ese código.',
  unknownGame: 'Ese juego no está disponible.',
  unknownBoard: 'Ese juego no tiene ese tablero.',
  tableFull: 'Todos los asientos de esta mesa están ocupados.',
  seatsOpen: 'La partida puede empezar cuando todos los asientos estén ocupados.',
  alreadyStarted: 'Esta partida ya ha empezado.',
  notStarted: 'Esta partida aún no ha empezado.',
  notOver: 'Esta partida todavía está en juego.',
  notHost: 'Solo puede hacerlo quien ha abierto la mesa.',
  wrongToken:
    'Este navegador no tiene ese asiento. Abre el enlace que recibiste al sentarte. Si ya no sirve, el asiento es de otra persona.',
  badRequest: 'La mesa no ha entendido la petición.',
  tooLarge: 'Es demasiado largo.',
  tooFast: 'Demasiados mensajes seguidos. Espera un momento.',
  talkFull: 'En esta mesa ya no caben más mensajes. La partida continúa.',
  serverFull: 'Este servidor no tiene sitio para mesas nuevas. Las partidas en curso continúan.',
  gameFull: 'Esta partida ha alcanzado el máximo de jugadas y rectificaciones.',
  rulesChanged: 'Esta partida pasó a unas reglas más nuevas, así que no se puede guardar en un solo archivo.',
  notFound: 'Aquí no hay nada.',
  illegal: 'Eso no es posible ahora.',
  stale: 'Demasiado tarde: esa pregunta ya tiene respuesta.',
  notAsked: 'Ahora no se te pregunta nada.',
  unknownMode: 'Ese juego no tiene ese modo.',
  nonsense: 'Esas opciones no encajan entre sí.',
  unknownBot: 'No existe ese bot.',
  seatTaken: 'Alguien ha ocupado ese asiento.',
  notReady: 'La partida puede empezar cuando todo el mundo esté listo.',
  over: 'Esta partida ha terminado.',
  paused: 'La partida está en pausa.',
  onlooker: 'Solo estás mirando.',
  foreignOrigin: 'Esta página no puede usar este servidor. Abre la mesa en su propia dirección.',
  cannotTakeBack:
    'No puedes deshacerlo por tu cuenta: después han intervenido el azar, otra persona o información nueva. Pídelo a la mesa.',
  noProposal: 'Esa propuesta ya no está en pie.',
  noWhisper: 'Ahora no puedes hablar en privado aquí.',
  whisperedEnough: 'Ya has hablado en privado tantas veces como se puede por ahora.',
  nobodyToAgree:
    'Otra persona tiene que estar de acuerdo, y no hay nadie más. Un bot podrá ocupar el asiento cuando su jugador lleve diez minutos fuera.',
  seesNothing: 'No ves nada nuevo de esta partida, así que no puedes proponer cambiarla.',
  nameTaken: 'Otra persona de la mesa tiene ese nombre, o uno que se ve igual.',
  midTurn: 'Las reglas solo pueden cambiar entre dos turnos. Proponlo otra vez cuando acabe este.',
  rulesDiffer: 'Esta partida no puede pasar a las reglas nuevas: continúa con las suyas.',
  rulesMissing:
    'A este servidor le faltan las reglas de esta partida. No se ha perdido nada; avisa a quien lo administra.',
  badFile: 'Ese archivo no es una partida que se pueda reproducir.',
  badHook: 'No se pueden enviar avisos a esa dirección: tiene que ser pública y empezar por https.',
  storage: 'La mesa no ha podido guardarlo, así que no ha ocurrido. Inténtalo de nuevo.',
  internal: 'Algo ha fallado en la mesa. No se ha perdido nada; inténtalo de nuevo.',
}
