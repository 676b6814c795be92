/** The words around a finished game: keeping it, looking at it again, going on from it. */

import type { Translation } from '../../areas.ts'
import type { replayWords as en } from '../../en/pages/replay.ts'

export const replayWords: Translation<typeof en> = {
  afterGame: 'Questa partita',
  watch: 'Guarda il replay',
  download: 'Salva come file',
  link: 'Link al replay',
  linkSays: 'Chi lo possiede vede tutta la partita, con gli occhi di chi vuole.',
  shareTitle: 'La nostra partita, dal primo all’ultimo Turno',

  title: 'Replay {code}',
  loading: 'La partita viene rigiocata…',
  cannot: 'Questa partita non si può rigiocare con le regole presenti qui.',
  otherRules: 'Le regole originali non sono disponibili: il replay usa quelle attuali.',
  eyes: 'Vista da',
  onlooker: 'Uno spettatore',
  timeline: 'Cronologia',
  moment: 'Momento {n} di {of}, Turno {round}',
  setUp: 'Preparazione',
  first: 'All’inizio',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  last: 'Alla fine',
  play: 'Riproduci',
  stop: 'Ferma',
  rounds: 'Turni',
  panels: 'Che cosa si vede accanto al tabellone',
  stopsHere: 'La partita è stata chiusa qui.',
  keys: 'Tasti: ← e → spostano di un passo, spazio riproduce e ferma.',

  goOn: 'Continua da qui',
  goOnTitle: 'Continua come nuova partita',
  goOnSays:
    'Apre un nuovo tavolo al momento {n} di {of}. Ciò che nessuno ha ancora visto viene ridistribuito; mani e Obiettivi restano com’erano, e chi ha il file di questa partita li conosce.',
  goOnOpen: 'Apri il nuovo tavolo',
  playedBy: 'era {name}',
}
