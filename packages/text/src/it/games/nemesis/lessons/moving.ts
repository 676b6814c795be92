/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  firstStep: {
    title: 'Primo passo',
    task: 'Entra nella Mensa. Muoverti costa una carta, che scarti.',
    hint: 'Scegli la Mensa sul tabellone, poi la carta di cui puoi fare a meno.',
    solved: 'Sei dentro, e in un Corridoio ora c’è Rumore. Il prossimo Rumore lì farà uscire qualcosa.',
    answers: {
      stayed: 'Sei ancora lì, e il tuo round è finito.',
    },
  },
  quietSteps: {
    title: 'Passi silenziosi',
    task: 'Entra nella Mensa senza farti sentire. In tre dei suoi quattro Corridoi c’è già Rumore.',
    hint: 'Muoverti con cautela costa due carte, ma scegli tu dove fare Rumore. Scegli il Corridoio tranquillo.',
    solved: 'Non è arrivato nessuno. Una carta in più costa poco, se quasi ogni risultato porta un Incontro.',
    answers: {
      heard: 'Ti hanno sentito: fare Rumore dove già ce n’è fa uscire qualcosa.',
      stayed: 'Sei ancora fuori dalla Mensa, e il tuo round è finito.',
    },
  },
  company: {
    title: 'In compagnia',
    task: 'Esci dall’Ibernatorio senza Tiro Rumore.',
    hint: 'Non si tira entrando dove c’è già qualcuno. Dov’è il Capitano?',
    solved: 'Nessun tiro: in due non si fa più Rumore che da soli. La compagnia è il silenzio più economico.',
    answers: {
      rolled: 'Hai tirato: quella Stanza era vuota, e nel vuoto tutto rimbomba.',
      stayed: 'Sei ancora nell’Ibernatorio, e il tuo round è finito.',
    },
  },
  scouting: {
    title: 'Prima guarda, poi vai',
    task: 'Esplora la Stanza sconosciuta qui accanto senza fare Rumore.',
    hint: 'Ricognizione è un Movimento senza Tiro Rumore. Costa un’altra carta.',
    solved:
      'La Stanza è nota e nessuno ti ha sentito. Dietro di te si è chiuso un Portellone: un gettone Esplorazione può farlo.',
    answers: {
      rolled: 'L’hai esplorata, ma ti hanno sentito. Un Movimento normale in una Stanza vuota fa sempre tirare.',
      stayed: 'La Stanza accanto è sconosciuta come prima.',
    },
  },
  lockedIn: {
    title: 'Dietro un Portellone',
    task: 'Il Portellone dell’Ibernatorio è chiuso. Arrivaci prima che finisca il tuo round.',
    hint: 'Nessuno passa da un Portellone chiuso. La tua carta lo apre o ti mostra una Stanza: scegli il Portellone.',
    solved: 'Aperto e oltre. I Portelloni fermano anche gli Intrusi: prima devono distruggerli.',
    answers: {
      peeked: 'Ora conosci un’altra Stanza, e il Portellone è ancora chiuso.',
      elsewhere: 'Non sei nell’Ibernatorio. Il giro lungo porta via troppo tempo.',
    },
  },
  quietRoute: {
    title: 'La via silenziosa',
    task: 'Raggiungi il Centro di Comando in questo round con tre carte. Niente deve trovarti.',
    hint: 'Puoi permetterti un solo passo cauto. Dove uno normale è sicuro?',
    solved: 'Normale dove c’era silenzio, cauto dove no. Spendi carte dove il dado può farti male.',
    answers: {
      heard: 'Ti hanno sentito: hai tirato dove i Corridoi erano già rumorosi.',
      stayed: 'In questo round non ce l’hai fatta.',
    },
  },
  ducts: {
    title: 'Attraverso le pareti',
    task: 'Raggiungi il Motore 1 in questo Turno. Metà dei Portelloni è chiusa e hai tre carte.',
    hint: 'Dentro le pareti nessun Portellone ti ferma. Quale Stanza adiacente ha un Ingresso?',
    solved: 'Un passo fino all’Ingresso e via. La carta chiude il tuo Turno: giocala per ultima.',
    answers: {
      stuck: 'Non si passa. La cautela è un lusso quando ogni carta è contata.',
    },
  },
  throughCompany: {
    title: 'Sosta da un amico',
    task: 'Raggiungi il Magazzino in questo round senza farti trovare. Intorno al Capitano è tutto Rumore.',
    hint: 'Dove c’è qualcuno il Rumore non conta. Tieni la cautela per la Stanza vuota.',
    solved: 'Una carta fino al Capitano, due fino al Magazzino. Una Stanza con altri è una tappa sicura.',
    answers: {
      heard: 'Ti hanno sentito: il Magazzino era vuoto, e hai tirato.',
      stayed: 'In questo round non ce l’hai fatta.',
    },
  },
}
