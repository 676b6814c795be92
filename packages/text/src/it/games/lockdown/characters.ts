/** Who is in the facility: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { facilityCrew as en } from '../../../en/games/lockdown/characters.ts'

export const facilityCrew: Translation<typeof en> = {
  trait: {
    survivor: 'Ha visto di peggio',
    labRat: 'Vede al buio',
    hacker: 'Parla con le macchine',
    xenobiologist: 'Vuole sapere',
    sentry: 'Mantiene l’ordine',
    janitor: 'Ha le chiavi',
  },
  style: {
    survivor:
      'Ci è già passata: striscia nei condotti, colpisce forte quando fa male e trae forza dalle Ferite. Inizia a mani vuote.',
    labRat:
      'Il buio è casa sua: sente ciò che arriva, lo manda da qualcun altro e vive di ciò che infetta gli altri. Ripara lentamente, inizia a mani vuote.',
    hacker: 'Vive di Computer: li usa senza Energia, o sfrutta più opzioni insieme, e accende e spegne le luci.',
    xenobiologist:
      'Vuole sapere: ottiene Conoscenza più in fretta di chiunque, preleva campioni da esseri viventi e mette in ordine Eventi e Attacchi. Non riposa mai.',
    sentry: 'Porta gli altri con sé e li tiene lontani dai guai, sigilla le Stanze e respinge ciò che si avvicina.',
    janitor:
      'Ha una chiave per tutto: Portelloni, Ascensore, Stanze che non funzionano. Spegne i Fuochi e costruisce cose utili con i rottami.',
  },
  strengths: {
    survivor: {
      first: 'Pesca carte per le Ferite Gravi',
      second: 'Colpisce forte senz’arma',
      third: 'Esce illesa da un Combattimento per uno Strumento',
    },
    labRat: {
      first: 'Trasforma la Contaminazione in carte',
      second: 'Fa attaccare qualcun altro',
      third: 'Sposta il Rumore dove conviene',
    },
    hacker: {
      first: 'Usa il Computer ovunque ci sia Energia',
      second: 'Usa tutte le Azioni di una carta Computer',
      third: 'Accende e spegne le luci',
    },
    xenobiologist: {
      first: 'Impara più in fretta di tutti',
      second: 'Più Conoscenza ha, più forte colpisce',
      third: 'Riordina Eventi e Attacchi',
    },
    sentry: {
      first: 'Inizia con l’arma migliore',
      second: 'Porta con sé gli altri senza chiedere',
      third: 'Sigilla una Stanza da lontano',
    },
    janitor: {
      first: 'Toglie Fuochi e Malfunzionamenti senza costi aggiuntivi',
      second: 'Ha la chiave di Portelloni e Ascensore',
      third: 'Costruisce dispositivi con i rottami',
    },
  },
  weakness: {
    survivor: 'Inizia senza arma',
    labRat: 'Inizia senza arma',
    hacker: 'Un’arma piccola da due colpi',
    xenobiologist: 'Inizia senza arma da fuoco',
    sentry: 'Nessuna carta per lasciare un Combattimento',
    janitor: 'Nessuna carta per il Combattimento',
  },
  tip: {
    survivor: 'ci vuole sangue freddo',
    labRat: 'per il buio, e per esperti',
    hacker: 'ha bisogno di Energia e Computer',
    xenobiologist: 'cresce con la Conoscenza',
    sentry: 'perdona gli errori',
    janitor: 'sempre utile',
  },
}
