/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/lockdown/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  distraction: {
    title: 'Lancia qualcosa',
    task: 'Hai un adulto davanti. Vattene senza essere attaccato.',
    hint: 'Chi fugge viene prima attaccato. Distrazione costa uno strumento, e niente morde.',
    solved: 'Quello che avevi in borsa valeva meno della tua pelle.',
    answers: {
      bitten: 'Fuggire vuol dire un attacco da tutto ciò che è nella stanza, prima di uscire.',
    },
  },
  shutItIn: {
    title: 'Chiudilo dentro',
    task: 'C’è un adulto nella Stanza di Allerta, tra te e l’Inserviente. Finisci il turno senza nessuno in combattimento.',
    hint: 'Quarantena chiude tutti i portelloni di una stanza. Chi vuole uscire ne rompe solo uno.',
    solved: 'Ha rotto un portellone ed è rimasto. Un portellone chiuso vale un turno di vita.',
    answers: {
      came: 'Si è mosso, e ora qualcuno è in combattimento.',
    },
  },
  clearTheCorridor: {
    title: 'Prima di chiudere',
    task: 'In un corridoio della Stanza di Isolamento c’è rumore. Rinchiuditi con certezza, con tre carte.',
    hint: 'Rinchiudersi vuol dire tirare. Senza corridoi rumorosi non può arrivare nulla.',
    solved: 'Silenzio fuori, e il chiavistello è chiuso. Prima togli il rumore, poi tira.',
    answers: {
      heard: 'Il dado ha trovato il corridoio rumoroso, e ne è uscito qualcosa.',
      late: 'Il turno è finito, e sei fuori.',
    },
  },
}
