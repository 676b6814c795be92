/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { pods as en } from '../../../../en/games/lockdown/lessons/pods.ts'

export const pods: Translation<typeof en> = {
  fullPod: {
    title: 'Uno per capsula',
    task: 'Sai che in questo turno partono tutte. L’Inserviente è già nella capsula A. Parti anche tu.',
    hint: 'Ogni capsula porta uno. La stanza della B è accanto, e hai tre carte.',
    solved: 'Partiti entrambi. In una capsula c’è posto per uno: sappi dov’è la prossima.',
    answers: {
      full: 'La capsula A era occupata, e sei rimasto.',
    },
  },
  notThisOne: {
    title: 'Non questa',
    task: 'La capsula è qui, ma sai che in questo turno non ne parte nessuna. Hai Codice Rosso e tre ferite. Torna a casa.',
    hint: 'Chi è in una capsula che resta viene buttato fuori con una ferita grave. Il Rosso è tuo: rinchiuditi accanto.',
    solved: 'Rinchiuso e al sicuro: il Codice Rosso era in mano tua.',
    answers: {
      back: 'Nessuna è partita. Ti hanno buttato fuori, e una ferita in più era troppo.',
      stayed: 'Non sei uscito in tempo.',
    },
  },
  moveTheLaunch: {
    title: 'Anticipa il lancio',
    task: 'Siamo a 3: nessun lancio in questo turno. Sai che il gettone sul 2 lancia la capsula A. Parti in questo turno.',
    hint: 'Il Sistema di Controllo SSC può spostare un gettone di uno spazio, anche su quello dell’orologio.',
    solved: 'La capsula è partita un turno prima. L’orario è solo una fila di gettoni.',
    answers: {
      closed: 'Senza un gettone sullo spazio dell’orologio non si apre nessuna capsula.',
    },
  },
  clearThePodRoom: {
    title: 'La Regina al tuo posto',
    task: 'La Regina è nella stanza della tua capsula, che parte in questo turno. Conosci Istinto del Branco. Quattro carte.',
    hint: 'La carta scoperta del computer scaccia tutto da una stanza. Con Istinto del Branco scegli dove va: non da te.',
    solved: 'Via lei, via tu. Cerca la scelta che muove il mostro invece di te.',
    answers: {
      late: 'Il turno è finito, e la capsula è partita.',
      met: 'Sei andato dalla Regina, e in combattimento nessuno sale in capsula.',
    },
  },
  brokenPod: {
    title: 'Dovrebbe funzionare',
    task: 'La stanza della tua capsula è guasta, parte in questo turno, e ti resta un’azione in questo round. Parti con quella.',
    hint: 'Anche riparare è un’azione. Una delle tue carte usa una stanza guasta come se fosse a posto.',
    solved: 'Tenuta insieme dalla speranza, ma è partita.',
    answers: {
      late: 'Il turno è finito, e la capsula è partita.',
    },
  },
}
