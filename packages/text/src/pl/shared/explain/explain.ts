/** Polish for what the table says of itself: cards about whatever one points at, and the list of signs. */
import type { Translation } from '../../../areas.ts'
import type { explainWords as en } from '../../../en/shared/explain/explain.ts'

export const explainWords: Translation<typeof en> = {
  // the list of signs
  legendSays: 'Wszystko, co jest teraz na stole. Wskaż symbol albo przytrzymaj na nim palec, aby przeczytać, co robi.',
  allSigns: 'Wszystkie symbole',
  theRule: 'Zasada',

  // rooms
  basic: 'Podstawowe pomieszczenie I',
  additional: 'Dodatkowe pomieszczenie II',
  special: 'Pomieszczenie specjalne',
  youAreHere: 'tu jesteś',
  away: '{n, plural, one {tuż obok} few {# pomieszczenia stąd} many {# pomieszczeń stąd} other {# pomieszczenia stąd}}',
  groupI: 'I oznacza podstawowe pomieszczenie. W każdej grze są wszystkie.',
  groupII: 'II oznacza dodatkowe pomieszczenie. W tej grze jest tylko część z nich.',
  stillHidden: 'Jeszcze nieodkryte',
  onlyYouKnow: 'Tylko Ty wiesz, co to za pomieszczenie.',
  canNow:
    '{n, plural, =0 {Możesz to zrobić teraz za darmo.} one {Możesz to zrobić teraz za # kartę.} few {Możesz to zrobić teraz za # karty.} many {Możesz to zrobić teraz za # kart.} other {Możesz to zrobić teraz za # karty.}}',
  whenThere: 'Na miejscu kosztuje to {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  cannotNow: 'Nie teraz. {why}',
  noRoomAction: 'To pomieszczenie nie ma własnej akcji.',
  contents: 'Tutaj',
  items: 'Przedmioty',
  hazards: 'Zagrożenia',
  itemsLeft:
    '{n, plural, =0 {nic już tu nie ma} one {# do znalezienia} few {# do znalezienia} many {# do znalezienia} other {# do znalezienia}}',
  anyDeck: 'Stos wybierasz Ty.',
  explorationToken: 'Żeton eksploracji',
  tokenSays: 'Odkrywa go ten, kto wejdzie pierwszy. Mówi, ile jest tu przedmiotów i co się dzieje.',
  tokenSeen: 'Tylko Ty go znasz: {token}.',
  broken: 'Awaria: póki jej nie usuniesz, nie działa akcja pomieszczenia ani komputer.',
  burning: 'Pożar: kto kończy tu turę, otrzymuje ranę.',

  // corridors
  corridor: 'Korytarz {numbers}',
  corridorHears: 'Kto na którymkolwiek jego końcu wyrzuci {numbers} w rzucie na szmery, wywołuje szmery tutaj.',
  corridorQuiet: 'Na razie jest cicho. Pierwszy rzut zostawia tu szmery, następny coś sprowadza.',
  corridorNoisy: 'Są tu już szmery. Taki rzut sprowadza coś do tego, kto rzucał.',
  entranceHears:
    'Kto w tym pomieszczeniu wyrzuci {numbers} w rzucie na szmery, wywołuje szmery w tych korytarzach technicznych.',
  between: 'Pomiędzy',

  // creatures
  toughness: {
    larva: 'Zabija ją 1 obrażenie.',
    one: 'Po każdym trafieniu karta ataku mówi, czy obrażeń wystarczy, aby zabić.',
    two: 'Po każdym trafieniu dwie karty ataku mówią, czy obrażeń wystarczy, aby zabić.',
  },
  infests: 'Gdy atakuje, wchodzi w ofiarę, która otrzymuje też kartę skażenia.',
  strikes: 'Na koniec rundy atakuje kogoś w swoim pomieszczeniu. Kto odchodzi, jest najpierw atakowany.',
  noInjuries: 'Na razie bez obrażeń.',
  fightsYou: 'Walczysz z tym stworem.',

  // people
  playedBy: 'gra: {name}',
  howTheyAre: 'Stan',
  oneMoreWound: '{mine, select, true {Jeszcze jedna rana Cię zabije.} other {Jeszcze jedna rana to śmierć.}}',
  lightLeft:
    '{n, plural, one {Jeszcze jedna i zmienią się w głęboką ranę.} few {Jeszcze # i zmienią się w głęboką ranę.} many {Jeszcze # i zmienią się w głęboką ranę.} other {Jeszcze # i zmienią się w głęboką ranę.}}',
  seriousLeft:
    '{n, plural, one {Jeszcze jedna, a każda następna rana zabije.} few {Jeszcze #, a każda następna rana zabije.} many {Jeszcze #, a każda następna rana zabije.} other {Jeszcze #, a każda następna rana zabije.}}',
  combat:
    'W tym samym pomieszczeniu jest coś wrogiego. Strzelaj, walcz wręcz albo odejdź; kto odchodzi, jest najpierw atakowany.',
  gone: 'Ta postać nie rozgrywa już tur.',
  aside: 'Ta postać nie rozgrywa już tur, ale żyje: koniec gry rozstrzyga, kto przeżyje.',
  isAway: 'Na tym miejscu nikt nie jest teraz połączony.',
  inHands: 'Ciężki: zajmuje 1 rękę postaci i wszyscy go widzą.',
  inPockets: 'Nie zajmuje ręki postaci. Inni nie widzą, co to jest, póki go nie użyjesz.',
  notYetActive: 'Nieaktywny. Spełnij jego warunek, a będzie można go użyć.',

  // counts and limits
  onBoard: '{n} z {of} na planszy',
  onBoardNow: '{n} na planszy',
  oneTooMany:
    '{left, plural, one {Jeszcze jeden i wszystko zostanie zniszczone.} few {Jeszcze # i wszystko zostanie zniszczone.} many {Jeszcze # i wszystko zostanie zniszczone.} other {Jeszcze # i wszystko zostanie zniszczone.}}',

  // time
  space: 'Pole {n} toru czasu',
  reachedNow: 'Czas jest teraz na tym polu.',
  reachedIn:
    '{n, plural, one {Czas dotrze tu po tej rundzie.} few {Czas dotrze tu za # rundy.} many {Czas dotrze tu za # rund.} other {Czas dotrze tu za # rundy.}}',
  reachedBefore: 'Czas minął już to pole.',
  yourActions: 'Liczba akcji w Twojej turze: {of}. To akcja numer {n}.',

  // cards and dice
  deckSays: {
    red: 'Stąd dobierasz, przeszukując czerwone pomieszczenie: broń, amunicję i materiały wybuchowe.',
    yellow: 'Stąd dobierasz, przeszukując żółte pomieszczenie: narzędzia i sprzęt techniczny.',
    green: 'Stąd dobierasz, przeszukując zielone pomieszczenie: leki i sprzęt laboratoryjny.',
    event: 'Na koniec każdej rundy odkrywa się jedną. Porusza tym, co na Was poluje; potem coś się dzieje.',
    attack: 'Mówi, czy atak trafia i czy obrażeń wystarczy, aby zabić.',
    wound: 'Stąd dobiera się każdą głęboką ranę.',
    contamination: 'Stąd dobiera się każdą kartę skażenia. Nikt nie wie, na których jest słowo ZARAŻENIE.',
  },
  myDeck: 'Twoja talia',
  myDeckSays:
    'Na początku rundy dobierasz karty, aż będziesz mieć na ręce {hand}. Gdy talia się skończy, tasujesz karty odrzucone w nową.',
  deckOf: 'Stos kart',
  inDeck:
    '{n, plural, =0 {brak kart} one {została # karta} few {zostały # karty} many {zostało # kart} other {zostało # karty}}',
  inDiscard:
    '{n, plural, =0 {brak odrzuconych} one {# odrzucona} few {# odrzucone} many {# odrzuconych} other {# odrzuconej}}',
  noiseDie: 'Kość szmerów',
  noiseDieSays: 'Liczba wywołuje szmery w korytarzu o tym numerze. Pozostałe ścianki to niebezpieczeństwo i cisza.',
  combatDie: 'Kość walki',
  combatDieSays: 'Decyduje, czy trafiasz i jak mocno. Niektóre ścianki trafiają tylko niektóre stwory.',
  supply: 'Obok planszy',
  supplySays: 'Stwory, których żetonów nie ma teraz w kolonii. Może je tam dodać rozwój kolonii lub inny efekt.',
}
