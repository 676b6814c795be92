/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/nemesis/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  seeForYourself: {
    title: 'Guarda di persona',
    task: '"Il Motore 2 va bene", dice il Capitano. Alla fine del tuo round deve funzionare: hai quattro carte.',
    hint: 'Anche riparando vedi i gettoni. Se prima guardi, mancano carte per riparare.',
    solved: 'Mentiva, o non ha mai guardato. Parlare non costa niente: fidati di ciò che hai visto.',
    answers: {
      looked: 'Ora sai che mentiva, ma le carte sono finite.',
      trusted: 'Ci hai creduto. Il Motore è danneggiato.',
    },
  },
  handOver: {
    title: 'Uno scambio equo',
    task: 'Il Capitano offre un Medkit per i tuoi Attrezzi. Concludi lo scambio.',
    hint: 'Scambiare costa una carta. Scegli il Capitano, metti gli Attrezzi e accetta.',
    solved: 'Fatto. Niente passa di mano senza accordo, e le promesse non vincolano nessuno.',
    answers: {
      nothing: 'Nessuno scambio: serve il sì di entrambi.',
    },
  },
  rightEngine: {
    title: 'Chi mente?',
    task: 'Il Motore 2 o il Motore 3 è danneggiato: riparalo. Meccanico: "È il 2". Capitano, sempre in Cabina di Pilotaggio: "È il 3".',
    hint: 'Lo stato di un Motore si vede lì accanto o nella Sala Controllo Motori, non in Cabina di Pilotaggio.',
    solved: 'Il Capitano non poteva saperlo. Prima di chiederti che cosa dicono, chiediti dove sono stati.',
    answers: {
      liar: 'Il Motore 3 andava bene: hai creduto a chi non c’è mai stato.',
      late: 'Il Motore 2 è ancora danneggiato.',
    },
  },
  rightCourse: {
    title: 'Uno su tre',
    task: 'Capitano: "La Terra è A". Pilota: "Il Capitano mente". Scienziato: "La Terra è C". Mente solo uno: va’ sulla Terra.',
    hint: 'Supponi che il Capitano dica la verità. Quanti mentono allora?',
    solved: 'Se il Capitano avesse ragione, mentirebbero in due. Quindi è C, e non avevi carte per guardare.',
    answers: {
      fooled: 'Non è la Terra. Confronta ogni versione con "mente solo uno".',
      tooLate: 'Ora lo sai per certo, ma non hai carte per virare.',
      drifting: 'La rotta non è impostata. Anche dubitare è una scelta.',
    },
  },
  whoWantsMe: {
    title: 'Chi vuole la mia morte?',
    task: 'Pilota e Scienziato dicono che serve loro il Segnale. Il Pilota era qui lo scorso Turno e non ha inviato niente. Leggi l’Obiettivo di chi mente.',
    hint: 'Chi ha già inviato il Segnale, e chi ha perso l’occasione? La Chiave del Diario di Bordo vale una volta.',
    solved: 'Il Pilota vuole morto il giocatore 1, cioè te. I fatti dicono più delle parole.',
    answers: {
      innocent: 'Lo Scienziato diceva la verità, e la tua chiave è sprecata.',
      unsure: 'Non sai ancora di chi avere paura.',
    },
  },
}
