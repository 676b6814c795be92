/** What the coach says only on the ship, and only in the facility. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/coach.ts'

export const shipReasons: Translation<typeof en.shipReasons> = {
  course: 'La nave deve volare dove vuoi svegliarti.',
  engines: 'Due Motori su tre devono funzionare quando la nave compie il salto.',
  hibernation: 'Ti serve una Camera di Ibernazione per sopravvivere al salto.',
  pods: 'Una Capsula di Salvataggio è un modo per lasciare la nave.',
  surgery: 'Lì si possono togliere una Larva e la Contaminazione.',
  emergencyRoom: 'Lì si curano le Ferite.',
  shower: 'Lì si lava via la Secrezione.',
  fireControl: 'Da lì si spengono i Fuochi.',
}

export const facilityReasons: Translation<typeof en.facilityReasons> = {
  wounds: 'Ogni Ferita rende meno probabile che tu esca.',
  light: 'La luce protegge tutti.',
  shelter: 'Ti serve un rifugio prima che il tempo finisca.',
  knowledge: 'Quello che sai può salvarti alla fine.',
  contingencies: 'Un gettone che hai visto non è quello attivo, ma due codici sono doppi.',
  computer: 'Il Computer offre qualcosa di utile.',
  elevator: 'L’Ascensore fa risparmiare passi e non fa Rumore.',
  fighting: 'Ti aiuta in Combattimento.',
}

export const shipTips: Translation<typeof en.shipTips> = {
  chambersOpen: {
    name: 'Camere di Ibernazione',
    means: 'Sono aperte. Dormendo sopravvivi al salto, se due Motori funzionano e la rotta è giusta.',
  },
  pod: {
    name: 'Capsule di Salvataggio',
    means: 'In una Capsula di Salvataggio sbloccata si può entrare e partire: un altro modo per sopravvivere.',
  },
}

export const facilityTips: Translation<typeof en.facilityTips> = {
  dark: {
    name: 'Oscurità',
    means:
      'Senza luce i Computer non funzionano, si spara peggio e sui gettoni pescati dal sacchetto conta il numero più alto.',
  },
  powerLoss: {
    name: 'Perdita di Energia',
    means:
      'Il tempo ha superato una Soglia e qualcosa è rimasto senza Energia: una Sezione o l’Ascensore. Si può ripristinare.',
  },
  contingency: {
    name: 'Protocolli di Emergenza',
    means:
      'Un gettone è attivo e decide alla fine chi muore. Un gettone che hai visto non è quello attivo, ma due codici sono doppi.',
  },
  cargoPods: {
    name: 'Capsule SSC',
    means: 'Partono solo nei Turni segnati. Un gettone dice quali; dalle altre si esce con una Ferita Grave.',
  },
  alert: {
    name: 'Procedura di Allerta',
    means:
      'La Stanza di Isolamento è aperta. La partita finisce appena il tempo lascia lo spazio del gettone: mettiti al sicuro prima.',
  },
  knowledge: {
    name: 'Conoscenza',
    means:
      'Un Protocollo di Emergenza uccide chi sa troppo poco. Sfrutti le Debolezze rivelate: la prima da 3, la seconda da 5, la terza da 8.',
  },
}
