/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { contingencies as en } from '../../../../en/games/lockdown/lessons/contingencies.ts'

export const contingencies: Translation<typeof en> = {
  yourOwnToken: {
    title: 'Quello che hai non è attivo',
    task: 'Due uscite: la Stanza di Isolamento, qui, e la Capsula accanto. Hai Codice Grigio e Codice Verde. Torna a casa.',
    hint: 'Il Grigio uccide chi parte in Capsula. L’unico ce l’hai tu: non può essere quello attivo.',
    solved:
      'Era attivo il Codice Rosso, che uccide chi si rinchiude. Un codice che esiste una volta sola e che hai tu non può essere attivo.',
    answers: {
      locked: 'Era attivo il Codice Rosso: uccide chi si è rinchiuso. Le Capsule erano sicure, il Grigio ce l’hai tu.',
      stayed: 'Il tempo è finito, e sei ancora qui.',
    },
  },
  sayYouAreHere: {
    title: 'Di’ che sei qui',
    task: 'Hai visto cinque Protocolli; mancano solo i due blu. Ti resta un’Azione. Che cosa ti salva?',
    hint: 'Il Codice Blu uccide chi non ha inviato il Segnale. Da qui si invia.',
    solved: 'Il Segnale è partito. Chi sa che cosa uccide sa che cosa fare.',
    answers: {
      silent: 'Può essere attivo solo il Codice Blu, e non hai inviato il Segnale.',
    },
  },
  callAndLeave: {
    title: 'Chiama, poi parti',
    task: 'Può essere attivo solo il Codice Blu. Le Capsule partono in questo Turno, hai cinque carte. Torna a casa in vita.',
    hint: 'Il Blu uccide chi non ha inviato il Segnale. Il Segnale costa due carte, la strada una, la Capsula due.',
    solved:
      'Segnale inviato, Capsula partita, pelle salva. Alla fine si controlla il Protocollo, prima di tutto il resto.',
    answers: {
      late: 'Il Turno è finito, e sei ancora qui.',
      silent: 'La tua Capsula è partita, ma era attivo il Codice Blu e non avevi inviato il Segnale.',
    },
  },
}
