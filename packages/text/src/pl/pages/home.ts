/** The words before a game: the page one comes to, who one may become, and what one plays for. */

import type { Translation } from '../../areas.ts'
import type { doorWords as en } from '../../en/pages/home.ts'

export const doorWords: Translation<typeof en> = {
  // home
  rules: 'Zasady',
  learn: 'Nauka',
  neverPlayed: 'Grasz pierwszy raz?',
  learnFast: 'Naucz się w 10 minut',
  learnSays: 'Mentor poprowadzi Cię przez trzy rundy. Grasz Ty.',
  firstWatchDone: 'Podstawy już znasz.',
  playOnOrLearn: 'Zagraj dalej z dwoma życzliwymi botami albo poznaj drugą grę.',
  playOnSays: 'Zagraj dalej z dwoma życzliwymi botami.',
  playGentle: 'Zagraj spokojną partię',
  learnOn: 'Graj dalej od tego miejsca',
  lessons: 'Lekcje i zagadki',
  lessonsSay: 'Po dwie minuty, na prawdziwej planszy.',
  replays: 'Powtórki',
  install: 'Zainstaluj',
  installSays: 'Coldwake jako osobna aplikacja na tym urządzeniu',
  playWithPeople: 'Zagraj z ludźmi',
  soundOffer: 'Włączyć dźwięk?',
  soundOn: 'Włącz',
  soundNo: 'Bez dźwięku',
  watch: 'Oglądaj',
  watchTitle: 'Oglądaj grę',
  watchSays: 'Gospodarz może przekazać link dla widzów. Widzisz to, co wszyscy przy stole, bez żadnych tajemnic.',
  watchField: 'Link dla widzów albo kod zakończonej gry',
  watchGo: 'Przejdź',
  joinHint: 'Kod, zaproszenie albo Twój własny link, aby wrócić na swoje miejsce.',
  yourGames: 'Twoje gry',
  offlineToo: 'Działa też bez internetu. Bez konta: Twoje miejsca pamięta ta przeglądarka.',

  // my games
  yourTurn: 'Twoja tura',
  youAreAsked: 'Czas na Twoją decyzję',
  thinks: '{name} myśli',
  think: '{names} myślą',
  everybodyThinks: 'Ktoś myśli',
  round: 'Runda {round}',
  takeIt: 'Zagraj',
  look: 'Zobacz',
  sitDown: 'Wejdź',
  atTable: 'stół {code}',

  // replays
  replaysSay: 'Zakończone gry, do obejrzenia ruch po ruchu, oczami dowolnej osoby.',
  noReplays: 'Tu pojawią się gry zakończone w tej przeglądarce.',
  watchReplay: 'Powtórka',
  finished: 'Zakończona',
  youWon: 'wygrana',
  youLost: 'przegrana',

  // a new table
  game: 'Gra',
  gameSays: {
    nemesis: 'Do pięciu osób budzi się na statku, na którym jest coś jeszcze.',
    lockdown:
      'Do pięciu osób pod powierzchnią Marsa, gdzie zasilanie gaśnie sektor po sektorze, a Korporacja decyduje, kto może żyć.',
  },
  seatsSay: 'Każde miejsce jest dla człowieka albo bota. Bot może później ustąpić człowiekowi i odwrotnie.',
  nameSays: 'Tak będą Cię nazywać inni. Można to zmienić przy stole.',
  boardAndMode: 'Plansza i tryb',

  // the lobby
  qr: {
    join: 'Kod QR: dołącz do tego stołu',
    watch: 'Kod QR: oglądaj ten stół',
    own: 'Kod QR: graj dalej na swoim miejscu',
  },
  qrSays: 'Aparat w telefonie otworzy link.',
  onlyHere:
    'Ten adres prowadzi tutaj tylko na tym urządzeniu. Aby grać z innymi, otwórz stronę pod adresem, który jest dla nich dostępny.',

  // who one may become

  // what one plays for
}
