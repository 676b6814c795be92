/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { facility as en } from '../../../../en/games/lockdown/lessons/facility.ts'

export const facility: Translation<typeof en> = {
  roverComesBack: {
    title: 'Chiama la macchina',
    task: 'Il Cancello è aperto, ma il Rover è al Bunker. Raggiungi il Bunker in questo round.',
    hint: 'La carta scoperta del computer muove il Rover, anche qui. Poi uscire costa due carte.',
    solved: 'Sei uscito senza tirare. Il Rover porta uno solo, e si può richiamare.',
    answers: {
      gone: 'Senza Rover e senza tuta non si esce da qui.',
    },
  },
  halveTheClock: {
    title: 'Metà orologio',
    task: 'Siamo a 12, e la Stanza di Isolamento apre a 8. Aprila in questo round.',
    hint: 'La Stanza di Allerta può dare l’allarme: la partita finisce a metà del tempo, e la Stanza di Isolamento apre subito.',
    solved: 'L’allarme è su 6: meno tempo per tutti, ma la porta è già aperta.',
    answers: {
      token: 'Un gettone di emergenza aiuta, ma la porta è ancora chiusa.',
      waits: 'La Stanza di Isolamento è ancora chiusa.',
    },
  },
  keyInABrokenRoom: {
    title: 'Una chiave in una stanza guasta',
    task: 'Sei all’uscita con la Chiave del Cancello. La stanza è guasta, il cancello chiuso, cinque carte. Raggiungi il Bunker in questo turno.',
    hint: 'La chiave vuole una stanza con computer, e una stanza guasta non ne ha. Prima ripara.',
    solved: 'Riparare, aprire, via: cinque carte, tre azioni, in quest’ordine.',
    answers: {
      shut: 'Il cancello è ancora chiuso, e il turno è finito.',
    },
  },
  stopTheCount: {
    title: 'Ferma il conto',
    task: 'Il complesso conta alla rovescia, ancora giallo. Rinchiuditi in modo che la porta serva. Cinque carte.',
    hint: 'Una porta chiusa non serve se esplode tutto. Il Generatore di Energia ferma un conto giallo.',
    solved: 'Niente conto, e il chiavistello è chiuso. Finché è giallo si può fermare.',
    answers: {
      blast: 'Il conto continua: alla fine la Stanza di Isolamento brucia con tutto il resto.',
    },
  },
  roverInTheDark: {
    title: 'Una macchina nel buio',
    task: 'Il cancello è aperto, il Rover lontano, S-01 al buio. Sei all’uscita con un terminale e cinque carte. Raggiungi il Bunker in questo turno.',
    hint: 'La luce, poi il terminale, poi il Rover: una carta più una, una e due.',
    solved: 'Cinque carte, tre azioni. Pianifica all’indietro dall’ultimo prezzo.',
    answers: {
      noRover: 'Senza Rover non guida nessuno, e il turno è finito.',
    },
  },
}
