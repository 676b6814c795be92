/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/lockdown/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  distraction: {
    title: 'Lancia qualcosa',
    task: 'Hai un Adulto davanti. Vattene senza che ti attacchi.',
    hint: 'Se fuggi, prima ti attaccano. Diversivo costa uno Strumento, e niente ti attacca.',
    solved: 'Quello che avevi nell’Inventario valeva meno della tua pelle.',
    answers: {
      bitten: 'Se fuggi, prima di uscire subisci un attacco da ogni Intruso nella Stanza.',
    },
  },
  shutItIn: {
    title: 'Chiudilo dentro',
    task: 'C’è un Adulto nella Stanza di Allerta, tra te e l’Inserviente. Finisci il Turno senza nessuno in Combattimento.',
    hint: 'Quarantena chiude tutti i Portelloni di una Stanza. Chi vuole muoversi riesce solo a distruggerne uno.',
    solved: 'Ha distrutto un Portellone ed è rimasto. Un Portellone chiuso vale un Turno di vita.',
    answers: {
      came: 'Si è mosso, e ora qualcuno è in Combattimento.',
    },
  },
  clearTheCorridor: {
    title: 'Prima di chiudere',
    task: 'In un Corridoio della Stanza di Isolamento c’è Rumore. Rinchiuditi con certezza, con tre carte.',
    hint: 'Rinchiudendoti fai un Tiro Rumore. Senza Corridoi rumorosi né Intrusi accanto non può arrivare nulla.',
    solved: 'Silenzio fuori, e il chiavistello è chiuso. Prima togli il Rumore, poi tira.',
    answers: {
      heard: 'Il dado ha trovato il Corridoio rumoroso, e ne è uscito qualcosa.',
      late: 'Il Turno è finito, e sei fuori.',
    },
  },
}
