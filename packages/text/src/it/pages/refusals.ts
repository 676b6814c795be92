/** Why the server said no. */

import type { Translation } from '../../areas.ts'
import type { refusals as en } from '../../en/pages/refusals.ts'

export const refusals: Translation<typeof en> = {
  unknownTable: 'Non c’è nessun tavolo con questo codice.',
  unknownGame: 'Questo gioco non è disponibile.',
  unknownBoard: 'Questo gioco non ha un tabellone del genere.',
  tableFull: 'A questo tavolo tutti i posti sono occupati.',
  seatsOpen: 'La partita può iniziare quando tutti i posti sono occupati.',
  alreadyStarted: 'Questa partita è già iniziata.',
  notStarted: 'Questa partita non è ancora iniziata.',
  notOver: 'Questa partita è ancora in corso.',
  notHost: 'Può farlo solo chi ha aperto il tavolo.',
  wrongToken:
    'Questo browser non occupa questo posto. Apri il link che hai ricevuto quando hai preso posto. Se non funziona più, il posto è di qualcun altro.',
  badRequest: 'Il tavolo non ha capito la richiesta.',
  tooLarge: 'È troppo lungo.',
  tooFast: 'Troppi messaggi tutti insieme. Aspetta un momento.',
  talkFull: 'Le chiacchiere di questo tavolo hanno raggiunto il limite. La partita continua.',
  serverFull: 'Su questo server non c’è posto per nuovi tavoli. Le partite in corso continuano.',
  gameFull: 'Questa partita ha raggiunto il numero massimo di mosse e di ripensamenti.',
  rulesChanged:
    'Questa partita è passata a regole più recenti quando era già iniziata, quindi non si può salvare in un solo file.',
  notFound: 'Qui non c’è nulla.',
  illegal: 'Ora non è possibile.',
  stale: 'Troppo tardi: quella domanda ha già avuto risposta.',
  notAsked: 'In questo momento non tocca a te rispondere.',
  unknownMode: 'Questo gioco non ha una modalità del genere.',
  nonsense: 'Queste scelte non vanno d’accordo tra loro.',
  unknownBot: 'Non esiste un bot del genere.',
  seatTaken: 'Qualcuno ha già preso questo posto.',
  notReady: 'La partita può iniziare quando tutti sono pronti.',
  over: 'Questa partita è finita.',
  paused: 'La partita è in pausa.',
  onlooker: 'Stai solo guardando.',
  foreignOrigin: 'Questa pagina non può usare questo server. Apri il tavolo al suo indirizzo.',
  cannotTakeBack:
    'Non puoi annullarlo senza gli altri: nel frattempo sono intervenuti il caso, un altro giocatore o informazioni nuove. Chiedi a tutti.',
  noProposal: 'Questa proposta non c’è più.',
  noWhisper: 'Qui ora non puoi parlare a quattr’occhi.',
  whisperedEnough: 'Per ora non puoi più parlare a quattr’occhi.',
  nobodyToAgree:
    'Qualcun altro deve essere d’accordo, e non c’è nessun altro. Un bot può prendere il posto quando il suo giocatore manca da dieci minuti.',
  seesNothing: 'Non vedi nulla di nuovo di questa partita, quindi non puoi proporre di cambiarla.',
  nameTaken: 'Qualcuno a questo tavolo ha già questo nome, o uno che sembra uguale.',
  midTurn: 'Le regole possono cambiare solo tra un round e l’altro. Proponilo di nuovo quando questo round è finito.',
  rulesDiffer: 'Questa partita non può passare alle nuove regole: continua con le sue.',
  rulesMissing:
    'A questo server mancano le regole con cui si gioca questa partita. La partita è al sicuro; avvisa chi gestisce il server.',
  badFile: 'Questo file non è una partita che si possa rivedere.',
  badHook: 'Non si possono inviare messaggi a questo indirizzo. Deve essere pubblico e iniziare con https.',
  storage: 'Il tavolo non è riuscito a salvare, quindi non è successo nulla. Riprova.',
  internal: 'Qualcosa è andato storto al tavolo. Non si è perso nulla; riprova.',
}
