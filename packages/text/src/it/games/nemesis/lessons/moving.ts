/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  firstStep: {
    title: 'Primo passo',
    task: 'Entra nella Mensa. Muoverti costa una carta, che scarti.',
    hint: 'Scegli la Mensa sul tabellone, poi la carta di cui puoi fare a meno.',
    solved: 'Sei dentro, e in un corridoio ora c’è rumore. Il prossimo rumore lì attirerà chi l’ha fatto.',
    answers: {
      stayed: 'Sei ancora lì, e il tuo round è finito.',
    },
  },
  quietSteps: {
    title: 'Passi silenziosi',
    task: 'Entra nella Mensa senza farti sentire. In tre dei suoi quattro corridoi c’è già rumore.',
    hint: 'Muoverti con cautela costa due carte, ma scegli tu dove fare rumore. Scegli il corridoio tranquillo.',
    solved: 'Non è arrivato nessuno. Una carta in più costa poco, se quasi ogni risultato porta un incontro.',
    answers: {
      heard: 'Ti hanno sentito: fare rumore dove già ce n’era attira chi l’ha fatto.',
      stayed: 'Sei ancora fuori dalla Mensa, e il tuo round è finito.',
    },
  },
  company: {
    title: 'In compagnia',
    task: 'Esci dall’Ibernatorio senza tirare per il rumore.',
    hint: 'Non si tira entrando dove c’è già qualcuno. Dov’è il Capitano?',
    solved: 'Nessun tiro: in due non si fa più rumore che da soli. La compagnia è il silenzio più economico.',
    answers: {
      rolled: 'Hai tirato: quella stanza era vuota, e nel vuoto tutto rimbomba.',
      stayed: 'Sei ancora nell’Ibernatorio, e il tuo round è finito.',
    },
  },
  scouting: {
    title: 'Prima guarda, poi vai',
    task: 'Esplora la stanza sconosciuta qui accanto senza fare rumore.',
    hint: 'Ricognizione è un movimento senza tiro per il rumore. Costa se stessa e un’altra carta.',
    solved:
      'La stanza è nota e nessuno ti ha sentito. Dietro di te si è chiuso un portellone: ogni gettone sorprende una volta.',
    answers: {
      rolled: 'L’hai esplorata, ma ti hanno sentito. Un movimento normale in una stanza vuota fa sempre tirare.',
      stayed: 'La stanza accanto è sconosciuta come prima.',
    },
  },
  lockedIn: {
    title: 'Dietro un portellone',
    task: 'Il portellone dell’Ibernatorio è chiuso. Arrivaci prima che finisca il tuo round.',
    hint: 'Nessuno passa da un portellone chiuso. La tua carta lo apre o ti mostra una stanza: scegli il portellone.',
    solved: 'Aperto e oltre. I portelloni fermano anche gli Intrusi: prima devono distruggerli.',
    answers: {
      peeked: 'Ora conosci un’altra stanza, e il portellone è ancora chiuso.',
      elsewhere: 'Non sei nell’Ibernatorio. Il giro lungo porta via troppo tempo.',
    },
  },
  quietRoute: {
    title: 'La via silenziosa',
    task: 'Raggiungi il Centro di Comando in questo round con tre carte. Niente deve trovarti.',
    hint: 'Puoi permetterti un solo passo cauto. Dove uno normale non sveglia niente?',
    solved: 'Normale dove c’era silenzio, cauto dove no. Spendi carte dove il dado può farti male.',
    answers: {
      heard: 'Ti hanno sentito: hai tirato dove i corridoi erano già rumorosi.',
      stayed: 'In questo round non ce l’hai fatta.',
    },
  },
  ducts: {
    title: 'Attraverso le pareti',
    task: 'Raggiungi il Motore 1 in questo turno. Metà dei portelloni è chiusa e hai tre carte.',
    hint: 'Dentro le pareti non ci sono portelloni. Quale stanza vicina ha un ingresso?',
    solved: 'Un passo fino all’ingresso e via. La carta chiude il tuo turno: giocala per ultima.',
    answers: {
      stuck: 'Non si passa. La cautela è un lusso quando ogni carta è contata.',
    },
  },
  throughCompany: {
    title: 'Sosta da un amico',
    task: 'Raggiungi il Magazzino in questo round senza farti trovare. Intorno al Capitano è tutto rumore.',
    hint: 'Dove c’è qualcuno il rumore non conta. Tieni la cautela per la stanza vuota.',
    solved: 'Dal Capitano con una carta, nel Magazzino con due. Gli altri sono tappe sicure.',
    answers: {
      heard: 'Ti hanno sentito: il Magazzino era vuoto, e hai tirato.',
      stayed: 'In questo round non ce l’hai fatta.',
    },
  },
}
