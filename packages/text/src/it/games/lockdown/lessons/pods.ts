/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { pods as en } from '../../../../en/games/lockdown/lessons/pods.ts'

export const pods: Translation<typeof en> = {
  fullPod: {
    title: 'Uno per Capsula',
    task: 'Sai che in questo Turno partono tutte le Capsule. L’Inserviente è già nella Capsula A. Parti anche tu.',
    hint: 'Ogni Capsula porta una sola persona. La Stanza della B è accanto, e hai tre carte.',
    solved: 'In salvo tutti e due. In una Capsula c’è posto per uno: tieni a mente dov’è la prossima.',
    answers: {
      full: 'La Capsula A era occupata, e resti qui.',
    },
  },
  notThisOne: {
    title: 'Non questa',
    task: 'La Capsula è qui, ma sai che in questo Turno non ne parte nessuna. Hai il Codice Rosso e tre Ferite Gravi. Torna a casa.',
    hint: 'Se la tua Capsula resta, ne esci con una Ferita Grave. Il Rosso è tuo: rinchiuditi accanto.',
    solved: 'Al sicuro dietro il chiavistello: il Codice Rosso era in mano tua.',
    answers: {
      back: 'Nessuna Capsula è partita. Esci con una Ferita Grave, ed è quella che ti uccide.',
      stayed: 'Il tempo è finito, e sei ancora qui.',
    },
  },
  moveTheLaunch: {
    title: 'Anticipa il lancio',
    task: 'L’orologio segna 3: nessun lancio in questo Turno. Sai che il gettone sul 2 lancia la Capsula A. Parti in questo Turno.',
    hint: 'Il Sistema di Controllo SSC può spostare un gettone di uno spazio, anche su quello di questo Turno.',
    solved: 'La Capsula è partita un Turno prima. L’orario è solo una fila di gettoni.',
    answers: {
      closed: 'Senza un gettone sullo spazio di questo Turno non si entra in nessuna Capsula.',
    },
  },
  clearThePodRoom: {
    title: 'La Regina al tuo posto',
    task: 'La Regina è nella Stanza della tua Capsula, che parte in questo Turno. Conosci Istinto del Branco. Quattro carte.',
    hint: 'La carta scoperta del Computer scaccia tutto da una Stanza. Con Istinto del Branco scegli dove va la Regina: non da te.',
    solved: 'Via lei, via tu. Cerca la scelta che muove il mostro invece di te.',
    answers: {
      late: 'Il Turno è finito, e la Capsula è partita.',
      met: 'Hai raggiunto la Regina, e in Combattimento nessuno sale in Capsula.',
    },
  },
  brokenPod: {
    title: 'Dovrebbe funzionare',
    task: 'Nella Stanza della tua Capsula c’è un Malfunzionamento, la Capsula parte in questo Turno e ti resta un’Azione in questo round. Usala per partire.',
    hint: 'Anche riparare è un’Azione. Una delle tue carte usa una Stanza con un Malfunzionamento come se funzionasse.',
    solved: 'Tenuta insieme dalla speranza, ma è partita.',
    answers: {
      late: 'Il Turno è finito, e la Capsula è partita.',
    },
  },
}
