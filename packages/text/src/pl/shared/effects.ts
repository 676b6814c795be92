/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `and`, alternatives by OR.
 */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/effects.ts'

export const clauses: Translation<typeof en.clauses> = {
  // cards
  drawSelf: 'dobierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  discardHandOther: '1 inna postać w Twoim pomieszczeniu odrzuca wszystkie karty z ręki',
  pass: 'na koniec spasuj',
  reshuffleAll: 'potasuj wszystkie swoje karty, także te z ręki, w nową talię',
  cancel: 'przerwij akcję innej postaci w Twoim pomieszczeniu albo zagrane tam „Przerwanie”; zapłacony koszt przepada',
  spareSurprise: 'atak z zaskoczenia w Twoim pomieszczeniu nie ma na Ciebie wpływu',
  spareAttack: 'atak intruza nie ma na Ciebie wpływu',

  // wounds and contamination
  lightWound:
    'otrzymaj {count, plural, one {# powierzchowną ranę} few {# powierzchowne rany} many {# powierzchownych ran} other {# powierzchownej rany}}',
  seriousWound:
    'otrzymaj {count, plural, one {# głęboką ranę} few {# głębokie rany} many {# głębokich ran} other {# głębokiej rany}}',
  kill: 'Twoja postać ginie',
  dress:
    'opatrz {count, plural, one {# głęboką ranę} few {# głębokie rany} many {# głębokich ran} other {# głębokiej rany}}',
  dressAll: 'opatrz wszystkie głębokie rany',
  healSerious:
    'ulecz {count, plural, one {# opatrzoną głęboką ranę} few {# opatrzone głębokie rany} many {# opatrzonych głębokich ran} other {# opatrzonej głębokiej rany}}',
  healLightAll: 'ulecz wszystkie powierzchowne rany',
  contaminate:
    'weź {count, plural, one {# kartę skażenia} few {# karty skażenia} many {# kart skażenia} other {# karty skażenia}}',
  scanHand: 'zeskanuj karty skażenia z ręki',
  scanEverywhere: 'zeskanuj wszystkie swoje karty skażenia: z talii, stosu kart odrzuconych i ręki',
  scanRemovesClean: 'te, na których nie ma słowa ZARAŻENIE, usuń z gry',
  scanRemovesInfected: 'te, na których jest słowo ZARAŻENIE, usuń z gry',
  scanInfects: 'jeśli na którejś jest słowo ZARAŻENIE, dostajesz larwę, a jeśli już ją masz, Twoja postać ginie',
  drawAndScan:
    'dobierz {draw, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i zeskanuj dobrane karty skażenia; jeśli na którejś jest słowo ZARAŻENIE, dostajesz larwę, a jeśli już ją masz, Twoja postać ginie',
  larvaGone: 'usuń larwę ze swojej planszy postaci',
  slimed: 'otrzymaj znacznik śluzu',
  cleaned: 'usuń znacznik śluzu',
  signal: 'wyślij sygnał',

  // moving
  goSelf: 'przejdź do sąsiedniego pomieszczenia',
  goOther: 'wyślij 1 inną postać ze swojego pomieszczenia do sąsiedniego',
  goEither: 'przejdź do sąsiedniego pomieszczenia albo wyślij tam 1 inną postać ze swojego pomieszczenia',
  goBoth:
    'przejdź do sąsiedniego pomieszczenia, w pojedynkę lub z 1 inną postacią ze swojego pomieszczenia, albo wyślij tam tylko ją',
  goAlong: 'przejdź do sąsiedniego pomieszczenia i, jeśli chcesz, zabierz ze sobą 1 inną postać (nie musi się zgodzić)',
  unharmed: '{go}; nikt Cię przy tym nie atakuje',
  unharmedBoth: '{go}; nikt nie jest przy tym atakowany',

  // intruders and combat
  noiseRoll: 'wykonaj rzut na szmery',
  ammo: 'dodaj {count} amunicji do {weapon:gen}',
  ammoFill: 'naładuj do pełna {weapon:acc}',
  throwInto:
    'wrzuć ten przedmiot do swojego pomieszczenia albo do sąsiedniego, od którego nie oddzielają Cię zamknięte drzwi, jeśli jest tam intruz lub jajo: {happens}',
  /** One is hit harder than the rest. */
  throwTarget:
    '1 wybrany intruz otrzymuje {target, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} albo niszczysz {eggs, plural, one {# jajo} few {do # jaj} many {do # jaj} other {# jaja}}',
  throwOthers:
    'każdy inny intruz w tym miejscu otrzymuje {others, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
  throwAll:
    'każdy intruz w tym miejscu otrzymuje {others, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
  throwCrew:
    'każda postać {others, plural, one {# głęboką ranę} few {# głębokie rany} many {# głębokich ran} other {# głębokiej rany}}',
  throwEggs: 'zniszcz {eggs, plural, one {# jajo} few {do # jaj} many {do # jaj} other {# jaja}}',
  injureAndRetreat:
    '1 intruz w Twoim pomieszczeniu otrzymuje {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} i się wycofuje',
  retreatOne: '1 intruz w Twoim pomieszczeniu się wycofuje',
  takeEgg: 'weź 1 jajo z Gniazda',

  // the board
  search:
    'dobierz {draw, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}} w kolorze pomieszczenia, zatrzymaj 1, a resztę odłóż na spód stosu; licznik przedmiotów −1',
  lookAtTile:
    'podejrzyj w sekrecie {count, plural, one {# kafelek nieodkrytego pomieszczenia, bez jego żetonu} few {# kafelki nieodkrytych pomieszczeń, bez ich żetonów} many {# kafelków nieodkrytych pomieszczeń, bez ich żetonów} other {# kafelka nieodkrytych pomieszczeń, bez ich żetonów}}',
  toggleDoor: 'otwórz lub zamknij 1 drzwi tego pomieszczenia',
  destroyDoor: 'zniszcz 1 zamknięte drzwi tego pomieszczenia',
  placeMalfunction: 'umieść tu znacznik awarii',
  removeMalfunction: 'usuń stąd znacznik awarii',
  removeMalfunctionAtComputer: 'usuń znacznik awarii z dowolnego pomieszczenia z komputerem',
  removeFire: 'usuń stąd znacznik pożaru',
  douse: 'wybierz pomieszczenie: pożar w nim gaśnie i wszyscy intruzi się z niego wycofują',
  vent: 'wybierz inne żółte pomieszczenie bez zniszczonych drzwi i zamknij wszystkie jego drzwi; jeśli na koniec fazy graczy nadal są zamknięte, giną w nim wszystkie postacie i wszyscy intruzi',
  /** Alone; before other effects it is a joint. */
  computer: 'musisz być w pomieszczeniu z działającym komputerem',
  roomActionWithComputer: 'wykonaj bez kosztu akcję tego pomieszczenia, jeśli jest w nim działający komputer',
  analyseInLaboratory: 'przebadaj 1 obiekt znajdujący się w Laboratorium i odkryj związaną z nim słabość',

  // items
  craft: 'zrób przedmiot',
  loseItem: 'odrzuć 1 ze swoich przedmiotów',
  loseObject: 'odrzuć {objects:acc}',
  tape: 'sklej taśmą 2 ze swoich ciężkich przedmiotów: razem zajmują 1 rękę',

  // events
  protectEggs: 'każda postać, która jest w Gnieździe lub niesie jajo, ma spotkanie',
  hatch:
    'z 1 jaja w Gnieździe wykluwa się larwa: każda postać w Gnieździe, która nie ma na ręce kart akcji, dostaje larwę i 1 kartę skażenia; jeśli nie ma takiej postaci, do kolonii trafia żeton larwy',
  lurk: 'każdy intruz, przy którym nie ma postaci, znika z planszy, a żeton jego rodzaju trafia do kolonii',
  pursuit: 'wybrana przez Ciebie postać wykonuje rzut na szmery',
  planning: 'podejrzyj {draw} wierzchnie karty wydarzeń, rozpatrz 1 z nich, a pozostałe odłóż na spód stosu',
  healOne:
    '1 wybrany przez Ciebie intruz leczy najwyżej {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
  burnItems: 'licznik przedmiotów w każdym płonącym pomieszczeniu spada do 0',
  spreadFire: 'z każdego płonącego pomieszczenia pożar przenosi się do sąsiednich, ale nie przez zamknięte drzwi',
  noiseAroundNest: 'jeśli Gniazdo jest odkryte, w każdym jego korytarzu bez szmerów pojawia się znacznik szmerów',
  openDoors: 'wszystkie zamknięte drzwi się otwierają',
}

/** Where an event brings Malfunctions. */
export const malfunctions: Translation<typeof en.malfunctions> = {
  withIntruders: 'każde pomieszczenie, w którym jest dorosły osobnik, reproduktor lub królowa, dostaje znacznik awarii',
  green: 'każde odkryte zielone pomieszczenie dostaje znacznik awarii',
}

/** What Ammo goes into, or something is attached to. */
export const arms: Translation<typeof en.arms> = {
  energy: '1 ze swoich broni energetycznych',
  flamethrower: 'swój miotacz ognia',
}

export const joints: Translation<typeof en.joints> = {
  or: '{one} ALBO {other}',
  may: 'jeśli chcesz, {effect}',
  when: 'jeśli {test}, {effect}',
  whenElse: 'jeśli {test}, {effect}; w przeciwnym razie {other}',
  patient: 'u siebie albo u innej postaci w swoim pomieszczeniu: {effect}',
  withComputer: 'w pomieszczeniu z działającym komputerem: {effect}',
  afterwards: 'następnie {effect}',
  need: 'tylko jeśli {test}',
  needed: 'jeśli {test}: {effect}',
  reaction: 'Reakcja: {effect}',
}

export const timing: Translation<typeof en.timing> = {
  outOfCombat: 'Tylko poza walką',
  inCombat: 'Tylko w walce',
  any: 'Bez względu na walkę',
  reaction: 'Reakcja',
}
