/** What a thing means when it is met for the first time: a line for each. */
import type { Translation } from '../../areas.ts'
import type { tipsOf as enTips, tipWords as enWords } from '../../en/coach/tips.ts'

export const tipWords: Translation<typeof enWords> = {
  title: 'Suggerimenti',
  says: 'La prima volta che incontri qualcosa, una riga dice che cosa significa per te. Ognuna appare una volta.',
  firstTime: 'Prima volta',
  gotIt: 'Ho capito',
  noMore: 'Basta suggerimenti',
  met: 'Che cosa hai incontrato',
  noneMet: 'Ancora niente.',
  again: 'Mostra di nuovo tutti i suggerimenti',
}

export const tipsOf: Translation<typeof enTips> = {
  noise: {
    name: 'Rumore',
    means: 'Un segnalino è solo un avvertimento. Se questo Corridoio esce di nuovo, ne viene fuori qualcosa.',
  },
  danger: {
    name: 'Pericolo',
    means:
      'Entra ogni Intruso delle Stanze adiacenti che non è in Combattimento. Se non ce ne sono, ogni Corridoio della Stanza riceve Rumore.',
  },
  encounter: {
    name: 'Incontro',
    means: 'Un gettone del sacchetto dice che cosa arriva. Il suo numero dice quante carte dovresti avere in mano.',
  },
  surprise: {
    name: 'Attacco a Sorpresa',
    means: 'Con meno carte in mano del numero sul gettone, subisci subito un attacco. Le carte in mano ti proteggono.',
  },
  combat: {
    name: 'Combattimento',
    means:
      'C’è qualcosa nella tua Stanza. Attacca se fuggi o, se resti, alla fine del Turno. Spara, colpisci o vattene.',
  },
  lightWound: {
    name: 'Ferita Leggera',
    means: 'Con la terza, tutte e tre le Ferite Leggere diventano 1 Ferita Grave.',
  },
  seriousWound: {
    name: 'Ferita Grave',
    means: 'Ti ostacola finché non è bendata. Con tre Ferite Gravi, qualsiasi altra Ferita ti uccide.',
  },
  contamination: {
    name: 'Contaminazione',
    means:
      'Questa carta occupa un posto in mano, non serve per pagare e può rivelare che hai l’infezione. Falla scansionare.',
  },
  larva: {
    name: 'Larva',
    means: 'Hai una Larva dentro. Se poi una Scansione rivela INFETTO, muori. Fattela togliere prima della fine.',
  },
  slime: { name: 'Secrezione', means: 'Per te il Silenzio sul dado Rumore ora vale come Pericolo. Pulisciti.' },
  fire: {
    name: 'Fuoco',
    means: 'Finire un round in una Stanza che brucia costa una Ferita Leggera. Troppi Fuochi distruggono tutto.',
  },
  malfunction: {
    name: 'Malfunzionamento',
    means:
      'L’Azione di questa Stanza non funziona finché qualcuno non la ripara. Troppi Malfunzionamenti distruggono tutto.',
  },
  door: {
    name: 'Portellone Chiuso',
    means: 'Nessuno lo attraversa. Ciò che ti dà la caccia lo distrugge invece di entrare.',
  },
  interruption: {
    name: 'Interruzione',
    means: 'Una carta può impedirlo. Si chiede a tutti quelli che potrebbero averla, così nessuno scopre chi ce l’ha.',
  },
  eventPhase: {
    name: 'Fase Evento',
    means:
      'Tutti hanno passato. Il tempo scorre, ci sono attacchi, i Fuochi bruciano, accade un Evento e il sacchetto cambia.',
  },
  firstContact: {
    name: 'Scelta dell’Obiettivo',
    means: 'Ognuno tiene un Obiettivo e rimuove l’altro dal gioco. Vinci solo se completi il tuo.',
  },
  selfDestruct: {
    name: 'Autodistruzione',
    means: 'Il conto scende a ogni Turno. Alla fine muore chi è ancora qui.',
  },
}
