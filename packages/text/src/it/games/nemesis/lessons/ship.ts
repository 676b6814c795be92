/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { ship as en } from '../../../../en/games/nemesis/lessons/ship.ts'

export const ship: Translation<typeof en> = {
  engineFix: {
    title: 'Guai al Motore',
    task: 'Assicurati che il Motore 2 funzioni.',
    hint: 'Riparando vedi i due gettoni del Motore. Conta quello sopra: scambiali se serve.',
    solved: 'Funziona. Gli altri sanno che hai cambiato qualcosa, non cosa. Devono funzionare due Motori su tre.',
    answers: {
      unchanged: 'Il Motore è danneggiato come prima.',
    },
  },
  course: {
    title: 'Imposta la rotta',
    task: 'Hai letto le Coordinate: la Terra è C. Fa’ rotta lì.',
    hint: 'La Cabina di Pilotaggio offre due cose. La carta la conosci: sposta il segnalino.',
    solved: 'Rotta impostata. Tutti vedono il segnalino, ma dove porta lo sa solo chi ha guardato.',
    answers: {
      elsewhere: 'Non è la Terra. Altrove muore chi dorme a bordo, a meno che il suo Obiettivo non dica altro.',
      looked: 'Hai riletto ciò che sapevi, e non avevi più carte per virare.',
      drifting: 'La nave va ancora verso Marte.',
    },
  },
  ventIt: {
    title: 'Fuori bordo',
    task: 'Nella Sala Comunicazioni c’è un Adulto. Uccidilo senza avvicinarti.',
    hint: 'Da qui chiudi i Portelloni di una Stanza gialla e, quando tutti hanno passato, togli l’aria.',
    solved: 'Niente aria, niente Adulto. Vale anche per le persone: occhio a chi sta alla console.',
    answers: {
      alive: 'Respira ancora. I Portelloni devono essere chiusi quando passa l’ultimo.',
    },
  },
  burnTheNest: {
    title: 'La nursery',
    task: 'Accanto c’è il Nido, con due Uova. Distruggilo senza entrare.',
    hint: 'Uno sparo rompe un Uovo e fa Rumore. Cosa ne rompe due, da qui?',
    solved: 'Via le Uova, via il Nido. Alcuni Obiettivi chiedono proprio questo.',
    answers: {
      inside: 'Ora sei dentro. Lì ogni tentativo fa Rumore, e qualcosa ascolta sempre.',
      hatching: 'Le Uova sono ancora lì. Non resteranno Uova a lungo.',
    },
  },
  lastRivet: {
    title: 'L’ultimo rivetto',
    task: 'Tutti i segnalini Malfunzionamento sono in gioco. Un altro e lo scafo cede; lo porta il prossimo Evento. Sopravvivi al Turno.',
    hint: 'Una Stanza riparata restituisce il segnalino. La tua carta ripara la Stanza o il Motore, non entrambi.',
    solved: 'Il segnalino che hai tolto l’ha preso l’Evento. Contali prima che finiscano.',
    answers: {
      burst: 'Non c’erano più segnalini e lo scafo ha ceduto. Il Motore poteva aspettare.',
    },
  },
  doomClock: {
    title: 'Ferma l’orologio',
    task: 'L’Autodistruzione si ferma solo in questo Turno, al Generatore, dove c’è un Malfunzionamento. Hai quattro carte.',
    hint: 'Una per andare, una per riparare, due per fermarla. Cosa resta per la cautela?',
    solved: 'Silenzio. Allo spazio successivo non si poteva più fermare.',
    answers: {
      short: 'Sei al Generatore con troppe poche carte. Il passo cauto è costato troppo.',
      late: 'Continua, e nessuno può più fermarla. Le Capsule si sbloccano: trovane una.',
    },
  },
}
