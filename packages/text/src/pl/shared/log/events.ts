/**
 * What happened, as one sentence each. `by` says whether the reader did it (you) or somebody else, `who` is that name;
 * `to` and `whom` are the same for a second person. Messages ending in Seen add what only the reader got to know.
 * Names of players stay in the nominative: after a colon, as the subject, or behind *gracz* in any case.
 */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/events.ts'

export const events: Translation<typeof en.events> = {
  // set-up and rounds
  playerNumbers: 'Numery graczy: {numbers}. Mówią o nich niektóre cele; tury idą według miejsc.',
  playerNumber: '{by, select, you {{number} Ty} other {{number} {who}}}',
  objectivesDealt: 'Rozdano karty celów.',
  objectivesDealtSeen: 'Twoje cele: {cards}.',
  objectivesOpen: 'Rozdano odkryte karty celów: {objectives}.',
  objectiveOf: '{card} ({by, select, you {Ty} other {{who}}})',
  draftDrawn: '{by, select, you {Masz} other {{who} ma}} do wyboru: {characters}.',
  draftKept: '{by, select, you {Zatrzymujesz} other {{who} zatrzymuje}} kartę: {characters}.',
  drafted: '{by, select, you {Grasz} other {{who} gra}} jako {character}.',
  round: 'Runda {round}.',
  firstPlayer: '{by, select, you {Dostajesz żeton pierwszego gracza.} other {Żeton pierwszego gracza dostaje {who}.}}',
  turn: '{by, select, you {Twoja tura.} other {Tura: {who}.}}',
  unlimited:
    'W tej turze {by, select, you {możesz} other {{who} może}} wykonać tyle akcji, ile {by, select, you {opłacisz} other {opłaci}}.',
  drew: '{by, select, you {Dobierasz} other {{who} dobiera}} {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  drewSeen: 'Dobierasz: {cards}.',
  reshuffled: 'Przetasowano {deck:acc}.',
  tookBack: '{by, select, you {Cofasz} other {{who} cofa}} swoją decyzję.',
  passed: '{by, select, you {Pasujesz.} other {{who} pasuje.}}',
  discarded: '{by, select, you {Odrzucasz} other {{who} odrzuca}} {card:acc}.',
  phaseEnded: '{by, select, you {Kończysz} other {{who} kończy}} fazę graczy: wszyscy pasują.',

  // actions
  paid: '{by, select, you {Płacisz} other {{who} płaci}} {card:ins}.',
  nobodyReacted: 'Nikt nie reaguje.',
  reactedToAction: '{by, select, you {Reagujesz} other {{who} reaguje}} {card:ins}.',
  reactedToInterruption: '{by, select, you {Odpowiadasz} other {{who} odpowiada}} {card:ins} na „Przerwanie”.',
  spared: '{by, select, you {Unikasz} other {{who} unika}} ataku dzięki {card:dat}.',
  notSpared: 'Nikt nie unika ataku.',

  // moving and exploring
  escaping: '{by, select, you {Próbujesz} other {{who} próbuje}} uciec do {to:gen}.',
  moved: '{by, select, you {Wchodzisz} other {{who} wchodzi}} do {to:gen}.',
  explored: '{by, select, you {Odkrywasz} other {{who} odkrywa}} pomieszczenie {room}: {tile}.',
  token: 'Żeton eksploracji: {effect:low}.',
  tokenItems:
    'Żeton eksploracji: {effect:low}, {items, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}.',
  noiseRolled: '{by, select, you {Wykonujesz} other {{who} wykonuje}} rzut na szmery: {face:low}.',
  noise: 'Szmery w {corridor:loc}.',
  noiseGone: 'Szmery w {corridor:loc} cichną.',
  danger: 'Niebezpieczeństwo w {room:loc}!',

  // markers and doors
  slimed:
    '{by, select, you {Dostajesz znacznik śluzu: odtąd cisza liczy się dla Ciebie jako niebezpieczeństwo.} other {{who} dostaje znacznik śluzu.}}',
  cleaned: '{by, select, you {Pozbywasz} other {{who} pozbywa}} się śluzu.',
  fire: 'W {room:loc} wybucha pożar.',
  fireOut: 'Pożar w {room:loc} gaśnie.',
  malfunction: 'W {room:loc} dochodzi do awarii.',
  repaired: 'Usunięto awarię w {room:loc}.',
  doorOpen: 'Drzwi w {corridor:loc} się otwierają.',
  doorClosed: 'Drzwi w {corridor:loc} się zamykają.',
  doorDestroyed: 'Drzwi w {corridor:loc} zostają zniszczone.',
  vent: 'Rozpoczyna się dekompresja. W {room:loc} jest powietrze już tylko do końca fazy graczy.',
  ventStopped: 'Dekompresja w {room:loc} zostaje przerwana.',
  vented: 'Z {room:gen} uchodzi powietrze. Nikt, kto tam jest, nie przeżywa.',

  // intruders
  encounter: '{by, select, you {Masz} other {{who} ma}} spotkanie w {room:loc}.',
  encounterNobody: 'W {room:loc} coś wyłania się z ciemności.',
  tokenDrawn: 'Żeton intruza: {intruder:low} (wartość zaskoczenia: {value}).',
  tokenDrawnBlank: 'Żeton intruza: pusty.',
  appeared: 'W {room:loc} pojawia się {intruder}.',
  noMiniature: 'W {room:loc} powinien się pojawić intruz ({intruder}), ale nie ma już figurek.',
  bagMore: 'Do kolonii trafia {token}.',
  bagBack: 'Do kolonii wraca {token}.',
  bagLess: 'Kolonię opuszcza {token}.',
  intruderMoved: '{intruder} przechodzi z {from:gen} do {to:gen}.',
  leftDucts: '{intruder} znika z {room:gen} w korytarzach technicznych.',
  leftRecalled: '{intruder} znika z {room:gen}: figurka jest potrzebna gdzie indziej.',
  leftHidden: '{intruder} wraca z {room:gen} w ciemność.',
  leftInfested: '{intruder} w {room:loc} ginie, bo nosiciel jest już zajęty.',
  transformed: '{intruder} zmienia się w {other:acc}.',
  surprise:
    '{by, select, you {Masz} other {{who} ma}} na ręce {hand, plural, =0 {0 kart} one {# kartę} few {# karty} many {# kart} other {# karty}} przeciw {value}: {intruder} atakuje z zaskoczenia.',
  noSurprise:
    '{by, select, you {Masz} other {{who} ma}} na ręce {hand, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} przeciw {value}: nie ma ataku z zaskoczenia.',
  attack: '{intruder} atakuje {by, select, you {Cię {card:ins}} other {{card:ins}, cel: {who}}}.',
  attackMisses:
    '{intruder} atakuje {by, select, you {Cię {card:ins}, ale chybia} other {{card:ins} i chybia, cel: {who}}}.',
  attackBare: '{by, select, you {{intruder} Cię atakuje.} other {{intruder} atakuje, cel: {who}.}}',
  infested:
    '{by, select, you {{intruder} Cię skaża i trafia na Twoją planszę postaci} other {{intruder} trafia na planszę postaci gracza {who}}}.',
  injured:
    '{intruder} otrzymuje {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, razem {total}.',
  toughness: '{intruder}: czy ginie? Dobrano {cards:acc}, potrzebne obrażenia: {blood}.',
  toughnessArrow: '{intruder} wycofuje się, bo dobrano symbol wycofania: {cards}.',
  toughnessNone: 'Nie ma już kart ataku intruza: {intruder} przeżywa.',
  intruderDied: '{intruder} ginie w {room:loc}.',
  healed:
    '{intruder} odzyskuje siły: {total, plural, =0 {brak obrażeń} one {zostaje # obrażenie} few {zostają # obrażenia} many {zostaje # obrażeń} other {zostaje # obrażenia}}.',
  retreats: '{intruder} wycofuje się korytarzem {number} ({card}).',
  eggs: 'W Gnieździe {eggs, plural, =0 {nie ma już jaj} one {jest teraz # jajo} few {są teraz # jaja} many {jest teraz # jaj} other {jest teraz # jaja}}.',
  eggsDestroyed: 'W {room:loc} zniszczono {destroyed, plural, one {# jajo} few {# jaja} many {# jaj} other {# jaja}}.',
  nestDestroyed: 'W Gnieździe nie ma już jaj: jest zniszczone.',
  shot: '{by, select, you {Strzelasz} other {{who} strzela}}. Cel: {target}, broń: {card}. {injuries, plural, =0 {Chybienie} one {Trafienie: # obrażenie} few {Trafienie: # obrażenia} many {Trafienie: # obrażeń} other {Trafienie: # obrażenia}} (kość: {face:low}).',
  struck:
    '{by, select, you {Walczysz} other {{who} walczy}} wręcz. Cel: {target}. {injuries, plural, =0 {Chybienie} one {Trafienie: # obrażenie} few {Trafienie: # obrażenia} many {Trafienie: # obrażeń} other {Trafienie: # obrażenia}} (kość: {face:low}).',
  eggsTarget: 'jaja',
  shotMore: 'Broń lub karta dodaje {more}.',
  blowLimit: 'Atak wręcz nigdy nie zadaje więcej niż 1.',
  ammo: '{card}{by, select, you {} other { ({who})}}: amunicja {ammo}.',
  thrown: '{by, select, you {Wrzucasz} other {{who} wrzuca}} przedmiot do {room:gen}.',

  // crew
  lightWound:
    '{by, select, you {Otrzymujesz} other {{who} otrzymuje}} 1 powierzchowną ranę.{light, select, 3 { To trzecia: wszystkie trzy zamieniają się w 1 głęboką ranę.} other {}}',
  seriousWound: '{by, select, you {Otrzymujesz} other {{who} otrzymuje}} 1 głęboką ranę: {wound:low}.',
  dressed:
    '{by, select, you {Twoja głęboka rana jest opatrzona: {wound:low}} other {{who}: głęboka rana opatrzona ({wound:low})}}.',
  woundHealed:
    '{by, select, you {Twoja głęboka rana jest uleczona: {wound:low}} other {{who}: głęboka rana uleczona ({wound:low})}}.',
  lightHealed:
    '{by, select, you {Leczysz} other {{who} leczy}} powierzchowne rany: {light, plural, =0 {nie zostaje żadna} one {zostaje #} few {zostają #} many {zostaje #} other {zostaje #}}.',
  contaminated: '{by, select, you {Dostajesz} other {{who} dostaje}} 1 kartę skażenia.',
  scanned:
    '{by, select, you {Skanujesz} other {{who} skanuje}} karty skażenia; z gry {removed, plural, =0 {nie usunięto żadnej} one {usunięto # kartę} few {usunięto # karty} many {usunięto # kart} other {usunięto # karty}}.',
  scannedNone: 'Nie masz kart skażenia do skanowania.',
  scannedSeen:
    'Skanujesz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} skażenia: {words}. Z gry {removed, plural, =0 {nie usunięto żadnej} one {usunięto #} few {usunięto #} many {usunięto #} other {usunięto #}}.',
  larva: '{by, select, you {Masz} other {{who} ma}} teraz larwę.',
  larvaGone: '{by, select, you {Pozbywasz} other {{who} pozbywa}} się larwy.',
  died: '{by, select, you {Twoja postać ginie} other {{who} ginie}} w {room:loc}.',
  revived:
    '{by, select, you {Twoja postać wraca} other {{who} wraca}} do życia w {room:loc}, a wszystkie głębokie rany są opatrzone.',
  signal: '{by, select, you {Wysyłasz} other {{who} wysyła}} sygnał.',
  ownDeck: '{by, select, you {Tasujesz swoje karty i tworzysz} other {{who} tasuje swoje karty i tworzy}} nową talię.',

  // items
  items:
    'W {room:loc} {items, plural, =0 {nie ma już przedmiotów} one {zostaje # przedmiot} few {zostają # przedmioty} many {zostaje # przedmiotów} other {zostaje # przedmiotu}}.',
  searched:
    '{by, select, you {Przeszukujesz pomieszczenie i dobierasz} other {{who} przeszukuje pomieszczenie i dobiera}} {items}.',
  searchedSeen: 'Przeszukujesz pomieszczenie i znajdujesz: {cards}.',
  kept: '{by, select, you {Zatrzymujesz} other {{who} zatrzymuje}} {items}.',
  keptSeen: 'Zatrzymujesz {kept:acc}.',
  keptReturnedSeen: 'Zatrzymujesz {kept:acc}, a na spód stosu odkładasz {returned:acc}.',
  keptNothing: '{by, select, you {Niczego nie zatrzymujesz} other {{who} niczego nie zatrzymuje}}.',
  keptNothingSeen: 'Niczego nie zatrzymujesz, a na spód stosu odkładasz {returned:acc}.',
  held: '{by, select, you {Bierzesz} other {{who} bierze}} {card:acc} do ręki postaci.',
  dropped: '{by, select, you {Upuszczasz} other {{who} upuszcza}} {card:acc}.',
  lost: '{by, select, you {Tracisz} other {{who} traci}} {card:acc}.',
  crafted: '{by, select, you {Masz} other {{who} ma}} nową samoróbkę: {card}.',
  activated: '{by, select, you {Aktywujesz} other {{who} aktywuje}} {card:acc}.',
  attached: '{by, select, you {Dołączasz} other {{who} dołącza}} {card:acc} do {other:gen}.',
  taped: '{by, select, you {Łączysz} other {{who} łączy}} taśmą: {card} i {other}.',
  objectLies: 'Obiekt w {room:loc}: {object}.',
  objectTaken: '{by, select, you {Niesiesz} other {{who} niesie}} teraz {object:acc}.',

  // trade
  tradeOpened: '{by, select, you {Rozpoczynasz} other {{who} rozpoczyna}} handel.',
  partner:
    '{by, select, you {Wybierasz} other {{who} wybiera}}, z kim handlować: {to, select, you {z Tobą} other {{whom}}}.',
  offered:
    '{by, select, you {Oferujesz} other {{who} oferuje}} {thing:acc} ({to, select, you {dla Ciebie} other {dla: {whom}}}).',
  withdrawn: '{by, select, you {Wycofujesz} other {{who} wycofuje}} z oferty {thing:acc}.',
  shown:
    '{by, select, you {Pokazujesz} other {{who} pokazuje}} {thing:acc} ({to, select, you {widzisz Ty} other {widzi {whom}}}).',
  ready:
    '{by, select, you {Zgadzasz się} other {{who} zgadza się}} na wymianę ({to, select, you {z Tobą} other {druga strona: {whom}}}).',
  gave: '{by, select, you {{whom} dostaje od Ciebie {things:acc}.} other {{to, select, you {{who} daje Ci {things:acc}.} other {{who} oddaje {things:acc}, {whom} przyjmuje.}}}}',
  tradedNothing:
    '{by, select, you {Nic nie oddajesz} other {{who} nic nie oddaje}}; {to, select, you {nic nie dostajesz} other {{whom} nic nie dostaje}}.',
  tradeEnded: 'Koniec handlu.',

  // secrets
  peekedTile: '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie kafelek pomieszczenia {room}.',
  peekedTileSeen: 'Podglądasz w sekrecie kafelek pomieszczenia {room}: {tile}.',
  peekedTileAndToken:
    '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie kafelek pomieszczenia {room} i jego żeton eksploracji.',
  peekedTileAndTokenSeen:
    'Podglądasz w sekrecie kafelek pomieszczenia {room} i jego żeton eksploracji: {tile}; {token}.',
  peekedEvent: '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie wierzch stosu wydarzeń.',
  peekedEventsSeen: 'Podglądasz w sekrecie wierzch stosu wydarzeń: {cards}.',
  peekedEventSeen: 'Podglądasz w sekrecie wierzchnią kartę wydarzenia: {card}.',
  peekedAttack: '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie wierzch stosu ataków.',
  peekedAttackSeen: 'Podglądasz w sekrecie wierzch stosu ataków: {cards}.',
  peekedObjective:
    '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie {to, select, you {Twój cel} other {cel gracza {whom}}}.',
  peekedObjectiveSeen: 'Podglądasz w sekrecie cel gracza {whom}: {card}.',
  eventUnder: '{by, select, you {Odkładasz} other {{who} odkłada}} kartę wydarzenia na spód stosu.',
  eventOnTop: '{by, select, you {Zostawiasz} other {{who} zostawia}} kartę wydarzenia na wierzchu stosu.',
  weakness: 'Badanie ({object}) ujawnia słabość: {card}.',
  objectiveChosen: '{by, select, you {Zatrzymujesz} other {{who} zatrzymuje}} jeden z celów.',
  objectiveChosenSeen: 'Twój cel to {card}.',

  // the ship
  time: 'Znacznik czasu przesuwa się na pole {time}.',
  selfDestruct: 'Autodestrukcja: znacznik jest na polu {space}.',
  selfDestructStopped: 'Odliczanie do autodestrukcji zatrzymane.',
  attemptFailed:
    'Coś jest w {room:loc}: {by, select, you {Twoja próba się nie udaje.} other {próba się nie udaje ({who}).}}',
  event: 'Wydarzenie: {card}. {effect}',
  eventRemoved: 'Z gry usunięto {card:acc}.',
}

/** An action as announced, before anybody could react to it; and as cancelled. */
export const declared: Translation<typeof en.declared> = {
  move: '{by, select, you {Ruszasz} other {{who} rusza}} do {to:gen}.',
  carefulMove: '{by, select, you {Ruszasz} other {{who} rusza}} ostrożnie do {to:gen}.',
  play: '{by, select, you {Zagrywasz} other {{who} zagrywa}} {card:acc}.',
  use: '{by, select, you {Używasz} other {{who} używa}} {card:gen}.',
  activate: '{by, select, you {Zamierzasz} other {{who} zamierza}} aktywować {card:acc}.',
  roomAction: '{by, select, you {Wykonujesz} other {{who} wykonuje}} akcję pomieszczenia: {room}.',
  shoot: '{by, select, you {Celujesz} other {{who} celuje}}.',
  melee: '{by, select, you {Rzucasz} other {{who} rzuca}} się do walki wręcz.',
  pickUp: '{by, select, you {Sięgasz} other {{who} sięga}} po ciężki obiekt.',
  trade: '{by, select, you {Chcesz} other {{who} chce}} handlować.',
  craft: '{by, select, you {Bierzesz} other {{who} bierze}} się za robienie przedmiotu.',
  playAs:
    '{by, select, you {Zagrywasz} other {{who} zagrywa}} {card:acc}: {as, select, move {ruch intruza} attack {atak intruza} other {efekt specjalny}}.',
}

const cancelledMove = '{by, select, you {Nie docierasz} other {{who} nie dociera}} do {to:gen}: ruch zostaje przerwany.'
const cancelledCard = '{card}{by, select, you {} other { ({who})}}: akcja zostaje przerwana.'

export const cancelled: Translation<typeof en.cancelled> = {
  move: cancelledMove,
  carefulMove: cancelledMove,
  play: cancelledCard,
  use: cancelledCard,
  activate: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} aktywować {card:gen}.',
  roomAction: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} wykonać akcji pomieszczenia: {room}.',
  shoot: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} strzelić.',
  melee: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} uderzyć.',
  pickUp: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} niczego podnieść.',
  trade: '{by, select, you {Z Twojego handlu nic nie wychodzi.} other {Z handlu nic nie wychodzi ({who}).}}',
  craft: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} niczego zrobić.',
  playAs: cancelledCard,
}
