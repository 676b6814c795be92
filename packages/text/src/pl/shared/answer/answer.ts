/** What a choice costs and may cost, said before it is made. */

import type { Translation } from '../../../areas.ts'
import type { answerWords as en } from '../../../en/shared/answer/answer.ts'

export const answerWords: Translation<typeof en> = {
  // how grave it is
  danger: {
    me: '{sure, select, yes {To Cię zabije} other {Może Cię zabić}}',
    other: '{sure, select, yes {{name}: pewna śmierć} other {{name}: możliwa śmierć}}',
    vessel: '{sure, select, yes {Niszczy statek} other {Może zniszczyć statek}}',
    exactly: '{percent}%',
    upTo: 'do {percent}%',
    unknown: 'nieznane',
    atLeast: 'co najmniej {percent}%',
    under: 'poniżej 1%',
    risk: {
      me: 'Ryzyko śmierci: {chance}',
      other: 'Ryzyko śmierci ({name}): {chance}',
      vessel: 'Ryzyko utraty statku: {chance}',
    },
    deadlyCards: 'Śmiertelne karty: {deadly} z {of}',
    safer: 'Bezpieczniej: {what}',
    saferNone: 'teraz bez ryzyka śmierci',
    nothingElse: 'Nie masz innego wyjścia.',
  },
  // what it takes to mean it
  confirm: {
    holdOrPress: 'Przytrzymaj albo naciśnij dwa razy',
    pressAgain: 'Naciśnij ponownie, aby to zrobić',
    left: '{holds, plural, one {Przytrzymaj jeszcze raz} few {Przytrzymaj # razy} many {Przytrzymaj # razy} other {Przytrzymaj # razy}} albo naciśnij {presses, plural, one {jeszcze raz} few {# razy} many {# razy} other {# razy}}',
    late: 'Jeszcze nic się nie stało.',
    hasty: 'Za szybko: to liczy się jako jedno naciśnięcie.',
  },
  lastWound: 'Głębokie rany: {n} z {n}. Następna rana zabija',

  // wounds that do not kill
  wounds: {
    sure: 'Otrzymasz: {wounds}{worsens, select, true {, co daje głęboką ranę} other {}}.',
    risk: 'Ryzyko rany: {chance}',
    because: {
      fire: 'Twoja tura kończy się w pożarze ({room}).',
      bleeding: 'Krwawisz, gdy pasujesz.',
      attack:
        '{intruder}: {occasion, select, escape {atak, zanim uciekniesz} surprise {atak z zaskoczenia} phase {atak w fazie wydarzeń, jeśli do tego czasu nic się nie zmieni} other {atak przy wyjściu z korytarzy technicznych}}.',
    },
  },

  // why somebody may die, or everything be lost
  causes: {
    bleeding: 'Krwotok: pas oznacza ranę, a ta Cię zabije.',
    fire: 'Pożar: zakończenie tam tury oznacza ranę, a ta Cię zabije ({room}).',
    miss: 'Chybienie to głęboka rana, a ta Cię zabije.',
    attack:
      '{intruder}: {occasion, select, escape {atak, zanim uciekniesz} surprise {atak z zaskoczenia} phase {atak w fazie wydarzeń, jeśli do tego czasu nic się nie zmieni} other {atak przy wyjściu z korytarzy technicznych}}. Śmiertelne karty: {deadly} z {of}.',
    noise: 'Rzut na szmery może ściągnąć coś, co zaatakuje od razu: {room}.',
    encounter: 'Coś może wyjść z kolonii i zaatakować od razu.',
    exploration: 'Nie wiadomo, co tam czeka; może zabić: {room}.',
    wounds: 'To oznacza ranę, a ta Cię zabije.',
    infection: 'Może wykluć się larwa, a to śmierć.',
    vent: 'Powietrze ucieka i ginie każdy, kto tam jest: {room}.',
    event: 'Następna karta wydarzenia może zabić.',
    bag: 'To, co w fazie wydarzeń wyjdzie z kolonii, może zaatakować.',
    fires: 'Znaczniki pożaru na planszy: {have} z {limit}. Jeśli zabraknie następnego, statek spłonie.',
    malfunctions: 'Znaczniki awarii na planszy: {have} z {limit}. Jeśli zabraknie następnego, statek się rozpadnie.',
    selfDestruct: 'Odliczanie do autodestrukcji dobiega końca.',
    time: 'Czas się kończy: kto nie jest bezpieczny, ginie.',
    ending: 'Gra się kończy, a ostatnie sprawdzenia decydują, kto przeżyje.',
  },

  // a fight
  fight: {
    die: 'Kość walki: {faces}',
    face: '{percent}% {injuries, plural, =0 {chybienie} one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
    miss: 'chybienie',
    kills: 'Zabija od razu: {chance}',
    tough:
      '{injuries, plural, =0 {bez obrażeń} one {na razie # obrażenie} few {na razie # obrażenia} many {na razie # obrażeń} other {na razie # obrażenia}}',
    deadAt:
      'Szansa, że zginie przy {n, plural, one {# obrażeniu} few {# obrażeniach} many {# obrażeniach} other {# obrażenia}}: {percent}%',
    attacks:
      '{kind, select, larva {Jeśli zaatakuje, wpełznie w Ciebie: odtąd nosisz larwę.} other {Jeśli zaatakuje, rozstrzyga karta: rana, coś gorszego albo nic.}}',
    deadAtCaption: 'Szansa, że tyle obrażeń zabije',
    wounded: '{chance}: rana',
    killed: '{chance}: śmierć',
  },

  // what follows
  inVain: {
    engine: 'Już wiesz: jest {state}.',
    known: 'To już wiesz.',
    signal: 'Sygnał jest już wysłany.',
    craft: 'Nie masz komponentów: nie zrobisz żadnego przedmiotu.',
  },
  searchSlimes: 'Przeszukanie tutaj daje Ci znacznik śluzu.',
  passMeans: 'W tej rundzie nic już nie zrobisz. Zatrzymane karty zostają na ręce.',
  moveRolls: '{cards, plural, one {# karta} few {# karty} many {# kart} other {# kart}}, rzut na szmery',
  carefulMarks: '{cards, plural, one {# karta} few {# karty} many {# kart} other {# kart}}, umieść szmery',
  noiseDie: 'Kość szmerów, dziesięć ścianek: {faces}',
  thenExplore: 'Najpierw odkrywasz pomieszczenie. Jego żeton decyduje, czy rzucasz.',
  thenCompany: 'Ktoś tam jest: bez rzutu na szmery.',
  thenCareful: 'Bez rzutu. Wybierasz korytarz, w którym pojawią się szmery.',
  thenEncounter: 'w tym korytarzu już są szmery i coś może z niego wyjść.',
  thenIntruder: 'Jest tam intruz: bez rzutu na szmery, zaczynasz walkę.',
  thenNoise: 'szmery w korytarzu o tym numerze.',
  thenDanger:
    'przychodzą do Ciebie intruzi z sąsiednich pomieszczeń, którzy nie walczą. Jeśli takich nie ma, szmery pojawiają się w każdym korytarzu wokół.',
  thenSilence: 'nic się nie dzieje.',
  shootCosts: 'Zużywa 1 amunicji, także gdy chybisz. Chybienie Cię nie rani.',
  meleeCosts: 'Najpierw dostajesz kartę skażenia. Jeśli chybisz, otrzymujesz głęboką ranę.',
  dropMeans: 'Upuszczone karty przedmiotów przepadają; ciężkie obiekty zostają w pomieszczeniu.',
  tradeMeans: 'Wszyscy w tym pomieszczeniu mogą handlować ze sobą, dopóki nie zakończysz handlu.',
  attackFirst: 'atak na Ciebie, zanim uciekniesz. Jeśli go nie przeżyjesz, nie dotrzesz do celu.',
  surprise:
    'Karty, które zostaną Ci na ręce: {cards}. {dark, select, true {W ciemności to} other {To}}, co przyjdzie, {percent, select, 0 {nigdy nie zaatakuje od razu.} other {zaatakuje od razu w {percent}% przypadków.}}',
  payOther: 'Naciśnij inną kartę na ręce, żeby zapłacić nią.',
  pickUpMeans: 'Zajmuje jedną z Twoich dwóch rąk, dopóki tego nie upuścisz lub nie oddasz.',
  burnsAlready: 'Tu już jest pożar: kolejny niczego nie zmieni.',
  noSlimeThere: 'Nie ma znacznika śluzu do usunięcia: to niczego nie zmieni.',
  itemsDearer:
    '{wound}: użycie przedmiotu kosztuje o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej.',
  noEnergyWeapon: 'Nie trzymasz broni energetycznej, którą można by naładować.',
  noWeapon: 'Nie trzymasz broni, do której to służy: {weapon}.',
  partOf: 'Komponent do: {items}',
  decks: {
    red: 'broń, amunicja, materiały wybuchowe',
    yellow: 'narzędzia i sprzęt techniczny',
    green: 'leki i sprzęt laboratoryjny',
  },
  careful: 'Ostrożnie',
  throughWhich: 'Którym korytarzem?',
  finalMeans: {
    launch: 'Wszyscy w środku opuszczają statek. Nikt więcej nie wsiądzie i nikt nie wróci.',
    hibernate: 'Do końca gry nie masz już tur. Podzielisz los statku.',
    selfDestruct: 'Statek wyleci w powietrze. Wkrótce nie będzie można tego zatrzymać.',
    css: 'Odrzucasz karty z ręki i pasujesz. Żeton tej rundy mówi, które kapsuły startują; jeśli Twoja nie wystartuje, wracasz z głęboką raną.',
    lockIn: 'Do końca gry nie masz już tur. Jeśli baza wyleci w powietrze, to razem z Tobą.',
    alert:
      'Gra kończy się, gdy czas opuści pole żetonu procedury alarmowej; kto nie jest bezpieczny, ginie. Tego nie można zatrzymać.',
    bunker: 'Do końca gry nie masz już tur. Cokolwiek stanie się z bazą, Tobie to nie zagraża.',
  },

  // what must be held, or pressed twice
  finalIs: {
    launch: 'kapsuła odlatuje na dobre',
    hibernate: 'śpisz do końca',
    selfDestruct: 'odliczanie rusza',
    css: 'czekasz w kapsule',
    lockIn: 'zamykasz się w środku',
    alert: 'wzywasz zespół szybkiego reagowania',
    bunker: 'ruszasz do bunkra',
  },
  holdFor: 'Przytrzymaj: {what}',
  pressAgainFor: 'Naciśnij ponownie: {what}',

  // more about an answer
  eggsHere: '{n, plural, one {# jajo} few {# jaja} many {# jaj} other {# jaj}} w Gnieździe',
  weaknessUnknown: 'słabość jeszcze nieznana',
  madeFrom: 'komponenty: {one} i {other}',
  seriousCount:
    '{n, plural, one {# głęboka rana} few {# głębokie rany} many {# głębokich ran} other {# głębokich ran}}',
}
