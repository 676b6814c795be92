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
    under: 'poniżej 1%',
    risk: {
      me: 'Ryzyko śmierci: {chance}',
      other: 'Ryzyko śmierci ({name}): {chance}',
      vessel: 'Ryzyko utraty statku: {chance}',
    },
    deadlyCards: 'Śmiertelne karty: {deadly} z {of}',
    safer: 'Bezpieczniej: {what}',
    saferNone: 'teraz bez ryzyka śmierci',
  },
  lastWound: 'Jeszcze jedna rana = śmierć',

  // why somebody may die, or everything be lost
  causes: {
    bleeding: 'Krwotok: pas oznacza ranę, a jeszcze jedna to śmierć.',
    fire: 'Pożar: zakończenie tam tury oznacza ranę, a jeszcze jedna to śmierć ({room}).',
    miss: 'Chybienie to głęboka rana, a jeszcze jedna to śmierć.',
    attack:
      '{intruder}: {occasion, select, escape {atak, zanim uciekniesz} surprise {atak z zaskoczenia} phase {atak w fazie wydarzeń} other {atak w korytarzach technicznych}}. Śmiertelne karty: {deadly} z {of}.',
    noise: 'Rzut na szmery może ściągnąć coś, co zaatakuje od razu: {room}.',
    encounter: 'Coś może wyjść z kolonii i zaatakować od razu.',
    exploration: 'Nie wiadomo, co tam czeka; może zabić: {room}.',
    wounds: 'To oznacza ranę, a jeszcze jedna to śmierć.',
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
    missIsFree: 'Chybienie nic Cię nie kosztuje.',
    missWounds: 'Jeśli chybisz, otrzymujesz głęboką ranę.',
  },

  // what follows
  passMeans: 'W tej rundzie nic już nie zrobisz. Zatrzymane karty zostają na ręce.',
  moveRolls: '{cards, plural, one {# karta} few {# karty} many {# kart} other {# kart}}, rzut na szmery',
  carefulMarks: '{cards, plural, one {# karta} few {# karty} many {# kart} other {# kart}}, wybór szmerów',
  noiseDie: 'Kość szmerów, dziesięć ścianek: {faces}',
  thenExplore: 'Najpierw odkrywasz pomieszczenie. Jego żeton decyduje, czy rzucasz.',
  thenCompany: 'Ktoś tam jest: bez rzutu na szmery.',
  thenCareful: 'Bez rzutu. Wybierasz korytarz, w którym pojawią się szmery.',
  thenEncounter: 'w tym korytarzu już są szmery i coś może z niego wyjść.',
  thenIntruder: 'Jest tam intruz: bez rzutu na szmery, zaczynasz walkę.',
  thenNoise: 'szmery wokół {room:gen}.',
  shootCosts: 'Zużywa 1 amunicji. Kość walki mówi, czy trafisz i jak mocno.',
  meleeCosts: 'Najpierw dostajesz kartę skażenia. Jeśli chybisz, otrzymujesz głęboką ranę.',
  dropMeans: 'Upuszczone karty przedmiotów przepadają; ciężkie obiekty zostają w pomieszczeniu.',
  tradeMeans: 'Wszyscy w tym pomieszczeniu mogą handlować ze wszystkimi, dopóki nie zakończysz.',
  attackFirst: 'atak na Ciebie, zanim uciekniesz. Jeśli go nie przeżyjesz, nie dotrzesz do celu.',
  surpriseAbove:
    'Karty, które zostaną Ci na ręce: {n}. To, co przyjdzie, zaatakuje od razu, jeśli ma na żetonie więcej niż {n}.',
  finalMeans: {
    launch: 'Wszyscy w środku opuszczają statek. Nikt więcej nie wsiądzie i nikt nie wróci.',
    hibernate: 'Opuszczasz grę aż do jej końca. Podzielisz los statku.',
    selfDestruct: 'Statek wyleci w powietrze. Wkrótce nie będzie można tego zatrzymać.',
    css: 'Odrzucasz karty z ręki i pasujesz. Żeton tej rundy mówi, które kapsuły startują; jeśli Twoja nie wystartuje, wracasz z głęboką raną.',
    lockIn: 'Opuszczasz grę aż do jej końca. Jeśli baza wyleci w powietrze, to razem z Tobą.',
    alert: 'Gra kończy się, gdy tylko czas opuści to pole; kto nie jest bezpieczny, ginie. Tego nie można zatrzymać.',
    bunker: 'Opuszczasz grę aż do jej końca. Cokolwiek stanie się z bazą, Tobie to nie zagraża.',
  },
}
