/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/lockdown/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  lookAtTheLiar: {
    title: 'Guarda il bugiardo',
    task: 'La Sentinella dice: "Ho Verde e Blu". Sei nell’Archivio. Scoprilo.',
    hint: 'L’Archivio ti mostra un gettone di chi vuoi. Guarda il primo della Sentinella.',
    solved: 'Grigio! La Sentinella mentiva, e ora sai che il Grigio non può essere attivo.',
    answers: {
      believed: 'Non hai guardato, quindi devi crederci.',
      pool: 'Vero, ma non dice se la Sentinella mente.',
    },
  },
  readHisOrders: {
    title: 'Leggi l’Obiettivo',
    task: 'La Sentinella ha inviato il Segnale e dice: "Voglio solo tornare". Scopri che cosa vuole davvero la Sentinella.',
    hint: 'La Sala Controllo delle Trasmissioni ti mostra l’Obiettivo di chi ha inviato il Segnale.',
    solved: 'Resa dei Conti: la Sentinella vuole la tua morte. Nessun altro sa che lo sai.',
    answers: {
      believed: 'Non hai guardato. Non salire in Ascensore con la Sentinella.',
      signal: 'Il tuo Segnale è partito, ma non sai ancora che cosa vuole la Sentinella.',
    },
  },
  whoLiesAboutPods: {
    title: 'Chi mente? Le Capsule',
    task: 'La Sentinella dice: "È attivo il Rosso. Prendi la Capsula". Hai inviato il Segnale, la tua Conoscenza è 6 e hai visto i gettoni della Sentinella. Scegli la via.',
    hint: 'Il Rosso ce l’ha la Sentinella: mente. Non ne hai visti due, il Grigio e un Blu. Quale può farti male?',
    solved:
      'Dietro il chiavistello: il Blu ti risparmia, il Grigio uccide solo nelle Capsule. La Sentinella diceva il contrario.',
    answers: {
      grey: 'Il Rosso ce l’ha la Sentinella, quindi resta Grigio o Blu, e il Grigio uccide nelle Capsule.',
      late: 'Il Turno è finito, e non sei al sicuro.',
    },
  },
  whoLiesAboutTheRoom: {
    title: 'Chi mente? La Stanza',
    task: 'La Sentinella dice: "Rinchiuditi qui, le Capsule uccidono". Il Grigio ce l’hai tu, e la tua Conoscenza è 6. La Capsula A parte in questo Turno.',
    hint: 'Il Grigio esiste una volta sola e ce l’hai tu, quindi le Capsule non ti uccidono. Non hai visto il Rosso e un Giallo.',
    solved: 'Via. L’unico codice che uccide nelle Capsule era in mano tua.',
    answers: {
      late: 'Il Turno è finito, e sei ancora qui.',
      red: 'Poteva essere solo Rosso o Giallo, e il Rosso uccide chi si è rinchiuso.',
    },
  },
  whoLiesAboutTheCode: {
    title: 'Chi mente? Il codice',
    task: 'La Sentinella dice: "È attivo il Blu, sei al sicuro". Il Segnale è inviato, la tua Conoscenza è 4, e in questo Turno partono tutte le Capsule. Torna a casa comunque sia.',
    hint: 'Blu o Giallo: non puoi saperlo. Il Blu ti risparmia; il Giallo da Conoscenza 5. Basta una carta.',
    solved: 'Al sicuro da entrambi. Se non puoi scoprire chi mente, fa’ che non importi.',
    answers: {
      late: 'Il Turno è finito, e sei ancora qui.',
      yellow: 'Poteva essere anche il Giallo, e con Conoscenza 4 ti uccide.',
    },
  },
  whoLiesAboutTheLaunch: {
    title: 'Chi mente? Il lancio',
    task: 'L’Inserviente dice: "Sul gettone dell’8 c’è NESSUNA". Conosci quelli di 10, 6, 4 e 2: NESSUNA, NESSUNA, B, C. Esci in questo Turno.',
    hint: 'Sono sette: A, B, C, due TUTTE e due NESSUNA. Le due NESSUNA sono già note, e anche B e C.',
    solved: 'Poteva essere solo A o TUTTE, ed entrambi lanciano la tua Capsula. Contare batte credere.',
    answers: {
      late: 'Il Turno è finito, e sei ancora qui.',
      locked: 'Tre Corridoi su quattro erano rumorosi. La tua Capsula partiva di sicuro.',
    },
  },
}
