/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { facility as en } from '../../../../en/games/lockdown/lessons/facility.ts'

export const facility: Translation<typeof en> = {
  roverComesBack: {
    title: 'Chiama la macchina',
    task: 'Il Cancello è aperto, ma il Rover è al Bunker. Alla fine di questo round devi essere nel Bunker.',
    hint: 'La carta scoperta del Computer muove il Rover, anche fin qui. Poi uscire costa due carte.',
    solved: 'Hai lasciato il Complesso senza tirare. Il Rover porta una sola persona, e si può richiamare.',
    answers: {
      gone: 'Senza Rover e senza tuta non si esce da qui.',
    },
  },
  halveTheClock: {
    title: 'Dimezza il tempo',
    task: 'L’orologio segna 12, e la Stanza di Isolamento apre a 8. Aprila in questo round.',
    hint: 'La Stanza di Allerta può avviare la Procedura di Allerta: la partita finisce a metà del tempo, e la Stanza di Isolamento apre subito.',
    solved: 'L’Allerta è su 6: meno tempo per tutti, ma la porta è già aperta.',
    answers: {
      token: 'Conoscere un Protocollo di Emergenza aiuta, ma la porta è ancora chiusa.',
      waits: 'La Stanza di Isolamento è ancora chiusa.',
    },
  },
  keyInABrokenRoom: {
    title: 'Una chiave e un Malfunzionamento',
    task: 'Sei all’uscita con la Chiave del Cancello e cinque carte. Nella Stanza c’è un Malfunzionamento, il Cancello è chiuso. Raggiungi il Bunker in questo Turno.',
    hint: 'La chiave richiede una Stanza con Computer, e con un Malfunzionamento il Computer non c’è. Prima ripara.',
    solved: 'Riparare, aprire, via: cinque carte, tre Azioni, in quest’ordine.',
    answers: {
      shut: 'Il Cancello è ancora chiuso, e il Turno è finito.',
    },
  },
  stopTheCount: {
    title: 'Ferma il conto alla rovescia',
    task: 'L’Autodistruzione è avviata, ancora sul giallo. Rinchiuditi, e fa’ in modo di non saltare in aria. Hai cinque carte.',
    hint: 'Una porta chiusa non serve se esplode tutto. Il Generatore di Energia ferma il conto alla rovescia finché è sul giallo.',
    solved: 'Il conto è fermo, e il chiavistello è chiuso. Finché è sul giallo si può fermare.',
    answers: {
      blast: 'Il conto continua: alla fine la Stanza di Isolamento esplode con tutto il resto.',
    },
  },
  roverInTheDark: {
    title: 'Una macchina nel buio',
    task: 'Il Cancello è aperto, il Rover lontano, S-01 al buio. Sei all’uscita con un terminale e cinque carte. Raggiungi il Bunker in questo Turno.',
    hint: 'Prima la luce, per due carte; poi il terminale, per una; poi il Rover, per due.',
    solved: 'Cinque carte, tre Azioni. Pianifica a ritroso, dall’ultimo costo.',
    answers: {
      noRover: 'Senza Rover non guida nessuno, e il Turno è finito.',
    },
  },
}
