/** What one plays for, and how it is reached. */

import type { Translation } from '../../../areas.ts'
import type { aimWords as en } from '../../../en/shared/panels/objectives.ts'

export const aimWords: Translation<typeof en> = {
  personal: 'Personale',
  corporate: 'Corporation',
  solo: 'Solitario',
  needs: 'Che cosa richiede',
  survive: 'il tuo Personaggio sopravvive',
  reach: {
    sure: 'fatto',
    now: 'per ora sì',
    open: 'da fare',
    lost: 'fuori portata',
  },
  reachSays: 'Per quanto puoi sapere.',
  playerIs: 'Il giocatore {number} è {who}.',
  playerIsYou: 'Il giocatore {number} sei tu.',
  survivesMars: 'Nemmeno l’ibernazione in viaggio verso Marte ti uccide.',
  allOf: 'tutte queste',
  anyOf: 'una di queste',
  how: {
    survive:
      'Vai in ibernazione prima del salto, o parti in una Capsula di Salvataggio. Poi supera l’ultimo Controllo Contaminazione.',
    signal: 'Usa tu la Sala Comunicazioni.',
    allExplored: 'Non importa chi esplora.',
    destination: 'La rotta deve portare lì, e devono funzionare almeno due Motori.',
    soleSurvivor: 'Alla fine non deve essere in vita nessun altro.',
    playerDead: 'In qualunque modo accada.',
    othersSurvive: 'Qualcun altro va in ibernazione o parte in una Capsula, e sopravvive.',
    nestDestroyed: 'Nel Nido non resta alcun Uovo, o la nave non c’è più.',
    shipDestroyed:
      'L’Autodistruzione, il Fuoco, i Malfunzionamenti o i Motori danneggiati la distruggono. Per allora la tua Capsula deve essere partita.',
    killed: 'Può farlo chiunque; anche la perdita della nave vale.',
    weakness: 'Analizza l’Oggetto nel Laboratorio. Può farlo chiunque.',
    weaknesses: 'Analizza Oggetti nel Laboratorio. Può farlo chiunque.',
    leftWith: 'Occupa uno spazio Mano finché non sei via.',
    leftByPod: 'All’inizio le Capsule sono bloccate: sbloccane una, entraci e lanciala.',
    items: 'Conta ciò che hai in mano e nell’Inventario quando parti.',
    objectIn: 'Porta lì l’Oggetto e lascialo.',
    seriousWounds: 'Contano anche quelle bendate.',
    inRoom: 'Devi essere lì.',
    knowledge: 'Analizza Oggetti nel Laboratorio (+3), leggi nell’Archivio (+2), usa il Computer, esplora il Nido.',
    knowledgeActive: 'Usa tu l’Azione dell’Archivio.',
    senderLearned: 'Usa tu l’Azione dell’Archivio.',
    leftBy: 'Nessun’altra via di fuga vale.',
    carries: 'Occupa uno spazio Mano fino alla fine.',
    survivorsDead:
      'Contano la Sopravvissuta, la Cavia e l’equipaggio della Nemesis, se sono in gioco. Se il tuo Personaggio è uno di loro, non puoi riuscirci.',
    learnedDead: 'Gli altri ancora in vita alla fine devono sapere di meno.',
    sectionsExplored: 'Non importa chi esplora. Le scale non contano.',
    intact:
      'Nulla deve farlo esplodere: né un’Autodistruzione che arrivi in fondo, né il Fuoco, né i Malfunzionamenti.',
    selfDestructOn: 'Alla fine deve essere ancora in corso, o essere già arrivata al termine.',
    exactlySurvive: 'Né più né meno.',
    powerOn: 'Conta ogni gettone Energia acceso proprio alla fine, ovunque sia.',
    backupOn: 'Attivalo nella Stanza del Generatore d’Emergenza.',
  },
  ours: 'I nostri Obiettivi',
  together: {
    survive: 'sopravvive almeno 1 Personaggio',
    how: {
      survive: 'Basta uno di voi, qualunque cosa accada agli altri.',
      signal: 'Chi lo invia conta una volta, non importa chi ha pescato la carta.',
      leftWith: 'Chi trasporta l’Oggetto deve uscirne in vita.',
      senderLearned: 'Chi invia il Segnale deve anche aver usato l’Archivio, e sopravvivere.',
      knowledge: 'Uno di quelli che sopravvivono deve avere quella Conoscenza.',
      carries: 'Una stessa persona deve trasportare l’Oggetto e sopravvivere.',
    },
  },
  keepSays: 'L’altro viene messo da parte senza che nessuno lo legga. Non si può tornare indietro.',
}
