/**
 * Why the server said no. The keys are the wire's refusals; text knows no wire, so web passes the refusal it received
 * to `refusalText`, and the compiler says there when one has no wording.
 */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/pages/refusals.ts'

export const refusals: Translation<typeof en.refusals> = {
  unknownTable: 'Es gibt keinen Tisch mit diesem Code.',
  unknownGame: 'Dieses Spiel gibt es hier nicht.',
  unknownBoard: 'Diesen Spielplan hat das Spiel nicht.',
  tableFull: 'An diesem Tisch sind alle Plätze besetzt.',
  seatsOpen: 'Die Partie kann beginnen, sobald alle Plätze besetzt sind.',
  alreadyStarted: 'Diese Partie hat schon begonnen.',
  notStarted: 'Diese Partie hat noch nicht begonnen.',
  notOver: 'Diese Partie läuft noch.',
  notHost: 'Das kann nur, wer den Tisch eröffnet hat.',
  wrongToken:
    'Dieser Platz gehört nicht zu diesem Browser. Öffne den Link, den du beim Hinsetzen erhalten hast. Gilt er nicht mehr, hat jemand anders den Platz.',
  badRequest: 'Das hat der Tisch nicht verstanden.',
  tooLarge: 'Das ist zu lang.',
  tooFast: 'Zu viele Nachrichten auf einmal. Warte einen Moment.',
  talkFull: 'Ins Gespräch an diesem Tisch passt keine Nachricht mehr. Das Spiel geht weiter.',
  serverFull: 'Auf diesem Server ist kein Platz für neue Tische. Laufende Partien gehen weiter.',
  gameFull: 'Diese Partie hat so viele Züge und Rücknahmen, wie eine Partie haben kann.',
  rulesChanged:
    'Diese Partie ist unterwegs zu neueren Regeln übergegangen und lässt sich deshalb nicht als eine Datei speichern.',
  notFound: 'Hier ist nichts.',
  illegal: 'Das ist jetzt nicht möglich.',
  stale: 'Zu spät: Diese Frage ist schon beantwortet.',
  notAsked: 'Du wirst gerade nicht gefragt.',
  unknownMode: 'Diese Spielvariante gibt es hier nicht.',
  nonsense: 'Diese Einstellungen passen nicht zusammen.',
  unknownBot: 'Diesen Bot gibt es nicht.',
  seatTaken: 'Diesen Platz hat schon jemand.',
  notReady: 'Die Partie kann beginnen, sobald alle bereit sind.',
  over: 'Diese Partie ist vorbei.',
  paused: 'Die Partie ist angehalten.',
  onlooker: 'Du siehst nur zu.',
  foreignOrigin: 'Diese Seite darf diesen Server nicht benutzen. Öffne den Tisch unter seiner eigenen Adresse.',
  cannotTakeBack:
    'Allein lässt sich das nicht zurücknehmen: Zufall, jemand anderes oder etwas Neues liegt dazwischen. Frag alle.',
  noProposal: 'Das steht nicht mehr zur Abstimmung.',
  noWhisper: 'Hier kannst du gerade nichts unter vier Augen sagen.',
  whisperedEnough: 'Mehr kannst du vorerst nicht unter vier Augen sagen.',
  nobodyToAgree:
    'Jemand anders muss zustimmen, und sonst ist niemand da. Ein Bot kann den Platz übernehmen, sobald dort zehn Minuten lang niemand war.',
  seesNothing: 'Du siehst nichts Neues von dieser Partie und kannst deshalb nicht vorschlagen, sie zu ändern.',
  nameTaken: 'Jemand an diesem Tisch heißt schon so oder hat einen Namen, der genauso aussieht.',
  midTurn: 'Regeln lassen sich nur zwischen zwei Zügen ändern. Schlag es nach diesem Zug noch einmal vor.',
  rulesDiffer: 'Diese Partie lässt sich nicht auf die neuen Regeln umstellen: Es bleibt bei ihren eigenen.',
  rulesMissing:
    'Diesem Server fehlen die Regeln, nach denen diese Partie gespielt wird. Die Partie ist sicher; melde es dem Betreiber.',
  badFile: 'Diese Datei ist keine Partie, die sich nachspielen lässt.',
  badHook: 'An diese Adresse lässt sich nichts senden. Sie muss öffentlich sein und mit https beginnen.',
  storage: 'Der Tisch konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.',
  internal: 'Am Tisch ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.',
}
