/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { contingencies as en } from '../../../../en/games/lockdown/lessons/contingencies.ts'

export const contingencies: Translation<typeof en> = {
  yourOwnToken: {
    title: 'Quello che hai non è lui',
    task: 'Due uscite: la Stanza di Isolamento, qui, e la capsula accanto. Hai Codice Grigio e Codice Verde. Torna a casa.',
    hint: 'Il Grigio uccide chi parte in capsula. L’unico ce l’hai tu: non può essere quello attivo.',
    solved: 'Era attivo il Codice Rosso, che uccide chi si rinchiude. Quello che hai tu non può mai colpirti.',
    answers: {
      locked: 'Era attivo il Codice Rosso: uccide chi si è rinchiuso. Le capsule erano sicure, il Grigio ce l’hai tu.',
      stayed: 'Non sei uscito in tempo.',
    },
  },
  sayYouAreHere: {
    title: 'Di’ che sei qui',
    task: 'Hai visto cinque protocolli; mancano solo i due blu. Ti resta un’azione. Che cosa ti salva?',
    hint: 'Il Codice Blu uccide chi non ha inviato il segnale. Da qui si invia.',
    solved: 'Il segnale è partito. Chi sa che cosa uccide sa che cosa fare.',
    answers: {
      silent: 'Può essere attivo solo il Codice Blu, e non hai inviato il segnale.',
    },
  },
  callAndLeave: {
    title: 'Chiama, poi parti',
    task: 'Può essere attivo solo il Codice Blu. Le capsule partono in questo turno, hai cinque carte. Torna a casa vivo.',
    hint: 'Il Blu uccide chi non ha inviato il segnale. Il segnale costa due carte, la strada una, la capsula due.',
    solved: 'Segnale inviato, capsula partita, vivo. Alla fine viene prima il codice, poi il resto.',
    answers: {
      late: 'Il turno è finito, e sei ancora qui.',
      silent: 'Sei partito, ma era attivo il Codice Blu e non avevi inviato il segnale.',
    },
  },
}
