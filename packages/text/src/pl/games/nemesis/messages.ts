/** What is said only of the ship, its crew, and what lies in the box of Nemesis. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    bonusOnDouble: 'Podwójne trafienie zadaje 1 obrażenie więcej.',
    hitAsDouble: 'Pojedyncze trafienie liczy się jako podwójne.',
  },
  gifts: {
    intercom: '„Rozkaz” i „Motywacja” działają też na postacie w każdym pomieszczeniu z działającym komputerem.',
    holoComputer: 'Możesz zagrywać „Intranet” i „Ocenę ryzyka” w dowolnym pomieszczeniu.',
    motionScanner: 'Raz na każdy swój rzut na szmery możesz odrzucić 1 kartę i rzucić ponownie.',
    autoloader: 'Broń, do której jest dołączone, zyskuje 1 amunicji i o 1 większą pojemność magazynku.',
    /** Its effect says it. */
    extendedMagazine: null,
  },
  weaknesses: {
    blankHitsAdults: 'W walce z dorosłym osobnikiem pusta ścianka kości walki liczy się jako pojedyncze trafienie.',
    doorsHold: 'Zamknięte drzwi niszczą tylko reproduktory i królowa; inni intruzi zostają na miejscu.',
    phosphates: 'Intruz przepędzony gaśnicą lub Systemem przeciwpożarowym otrzymuje też 1 obrażenie.',
    energyBonus: 'Broń energetyczna, jeśli zada obrażenia, zadaje 1 więcej.',
    slowSurprise: 'Przy atakach z zaskoczenia liczba na żetonie intruza jest o 1 mniejsza, ale wynosi co najmniej 1.',
    fragile: 'Do zabicia intruza potrzeba o 1 obrażenie mniej.',
    lightBites: '„Ugryzienie” dorosłego osobnika zadaje powierzchowną ranę zamiast głębokiej.',
  },
  rooms: {
    slime: 'Kto tu wchodzi, dostaje znacznik śluzu.',
    restful: 'Postacie, które są tu na początku rundy, dobierają 1 kartę więcej, jeśli nie ma tu intruza.',
  },
  coordinates: '{space} {destination}',
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    allExplored: 'wszystkie pomieszczenia zostaną odkryte',
    destination: 'statek dotrze {destination:toward}',
    othersSurvive:
      '{min, plural, one {przeżyje co najmniej # inna postać} few {przeżyją co najmniej # inne postacie} many {przeżyje co najmniej # innych postaci} other {przeżyje co najmniej # innej postaci}}',
    weakness: 'zostanie odkryta słabość dzięki przebadaniu {object:gen}',
    leftByPod: '{by, select, you {uciekniesz} other {{who} ucieknie}} kapsułą ratunkową',
    items:
      '{by, select, you {masz} other {{who} ma}} co najmniej {min, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}',
    objectIn: 'w {room:loc} leżą {object:acc}',
  },
  objectives: {
    survivesMars: 'Hibernacja w drodze na Marsa Cię nie zabija.',
  },
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    engine: 'Zmieniasz kolejność żetonów silnika?',
    destination: 'Wybierz cel podróży.',
    pod: 'Wybierz kapsułę ratunkową.',
    podTurn: 'Czekasz w kapsule ratunkowej: startujesz, wychodzisz czy zostajesz?',
    launch: 'Wystrzeliwujesz kapsułę ratunkową?',
  },
  options: {
    launch: 'Wystrzel kapsułę ratunkową',
    leave: 'Wyjdź z kapsuły ratunkowej',
    stay: 'Zostań w kapsule ratunkowej',
    changeOrder: 'Zmień kolejność',
    keepOrder: 'Zostaw kolejność',
    wait: 'Czekaj w kapsule ratunkowej',
    pod: 'Kapsuła ratunkowa {pod}',
    enterPod: 'Wejdź do kapsuły ratunkowej {pod}',
    boardPod: 'Wejdź do kapsuły ratunkowej sekcji {section}',
    goToSleep: 'Zapadnij w hibernację',
    lockPod: 'Zablokuj kapsułę ratunkową {pod}',
    unlockPod: 'Odblokuj kapsułę ratunkową {pod}',
    space: 'Pole {space}',
  },
  whys: {
    chambersClosed: 'Kapsuły hibernacyjne są jeszcze zamknięte.',
    somebodyHibernates: 'Niemożliwe, gdy ktoś jest w hibernacji.',
    noPod: 'Nie ma odpowiedniej kapsuły ratunkowej.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    drawEveryoneHere:
      'każda postać, która tu jest, w tym Twoja, dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
    redraw: 'odrzuć z ręki dowolnie wiele kart, także kart skażenia, i dobierz tyle samo oraz jeszcze {more}',
    discardHand: 'odrzuć z ręki wszystkie karty akcji',
    othersDiscard:
      'każda inna postać w Twoim pomieszczeniu odrzuca {count, plural, one {# wybraną przez siebie kartę akcji} few {# wybrane przez siebie karty akcji} many {# wybranych przez siebie kart akcji} other {# karty akcji}}',
    reshuffleOwn: 'potasuj swoją talię razem z odrzuconymi kartami w nową talię',
    unlimited: 'w tej turze wykonaj tyle akcji, ile opłacisz, a potem spasuj',
    endPhase:
      'wszyscy gracze pasują i faza graczy się kończy; w następującej po niej fazie wydarzeń intruzi nie atakują',
    healLight:
      'ulecz {count, plural, one {# powierzchowną ranę} few {# powierzchowne rany} many {# powierzchownych ran} other {# powierzchownej rany}}',
    scanOne: 'zeskanuj 1 kartę skażenia z ręki i usuń ją z gry; jeśli było na niej słowo ZARAŻENIE, dostajesz nową',
    quietly: '{go} bez rzutu na szmery',
    ducts: 'przejdź korytarzami technicznymi do innego pomieszczenia z wejściem',
    shoot: 'strzel',
    shootEnergy: 'strzel z broni energetycznej',
    rerolling: '{shoot}; możesz raz przerzucić kość',
    shootAll:
      'strzel z karabinu szturmowego i zużyj całą jego amunicję: 1 dodatkowe obrażenie za każde 2 zużyte sztuki amunicji, nawet jeśli chybisz',
    spendAmmo: 'zużyj {count} amunicji',
    throwFire: 'umieść tam znacznik pożaru',
    decoy:
      'wszyscy intruzi z sąsiednich pomieszczeń przechodzą do tego, które wybierzesz; ci, którzy walczą, najpierw atakują',
    transform: 'pełzacz staje się reproduktorem; jeśli nie masz kart na ręce, przeprowadza atak z zaskoczenia',
    summon: 'wylosuj żeton intruza: ten intruz pojawia się tutaj i na razie nie atakuje',
    searchEmpty:
      'dobierz {draw, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}} w kolorze pomieszczenia, zatrzymaj 1, a resztę odłóż na spód stosu; licznik przedmiotów −1, ale możesz to zrobić także przy liczniku 0',
    searchAny:
      'dobierz {draw, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}} z wybranego stosu przedmiotów, zatrzymaj 1, a resztę odłóż na spód stosu',
    lookAtTileAndToken:
      'podejrzyj w sekrecie {count, plural, one {# kafelek nieodkrytego pomieszczenia i jego żeton eksploracji} few {# kafelki nieodkrytych pomieszczeń i ich żetony eksploracji} many {# kafelków nieodkrytych pomieszczeń i ich żetony eksploracji} other {# kafelka nieodkrytych pomieszczeń i ich żetony eksploracji}}',
    lookAtCoordinates: 'podejrzyj w sekrecie kartę koordynat',
    lookAtEngine: 'sprawdź w sekrecie, czy silnik w tym pomieszczeniu jest sprawny',
    lookAtEngines: 'sprawdź w sekrecie, które silniki są sprawne',
    mendDoor: 'otwórz lub zamknij 1 drzwi tego pomieszczenia; zamknąć można nawet zniszczone',
    doorsOf: 'wybierz pomieszczenie i otwórz lub zamknij dowolne z jego drzwi',
    placeMalfunctionAtComputer: 'umieść znacznik awarii w dowolnym pomieszczeniu z działającym komputerem',
    placeFire: 'umieść tu znacznik pożaru',
    engine: 'napraw lub zepsuj tutejszy silnik: podejrzyj w sekrecie oba jego żetony i ustal ich kolejność',
    riskAssessment: 'podejrzyj w sekrecie wierzchnią kartę wydarzenia i zostaw ją albo odłóż na spód stosu',
    roomActionFree: 'wykonaj bez kosztu akcję tego pomieszczenia',
    roomActionWithoutComputer: 'wykonaj bez kosztu akcję tego pomieszczenia, jeśli nie ma w nim komputera',
    roomActionCockpit: 'w Kokpicie lub w pomieszczeniu z działającym komputerem wykonaj bez kosztu jego akcję',
    roomActionAnywhere: 'wykonaj bez kosztu akcję dowolnego pomieszczenia z działającym komputerem',
    setDestination: 'przesuń znacznik celu podróży na dowolne pole',
    selfDestruct: 'rozpocznij lub zatrzymaj odliczanie do autodestrukcji',
    togglePod: 'zablokuj lub odblokuj 1 kapsułę ratunkową',
    togglePodHere: 'w Sekcji ewakuacyjnej zablokuj lub odblokuj 1 z jej kapsuł ratunkowych',
    enterPod:
      'wykonaj rzut na szmery; jeśli nie pojawi się żaden intruz, wejdź do odblokowanej kapsuły ratunkowej sekcji {section}',
    hibernate:
      'gdy kapsuły hibernacyjne są otwarte, wykonaj rzut na szmery; jeśli nie pojawi się żaden intruz, zapadasz w hibernację',
    analyseHere: 'przebadaj 1 obiekt w swoim pomieszczeniu i odkryj związaną z nim słabość',
    peekObjective: 'podejrzyj w sekrecie 1 cel innego gracza',
    peekSignalled: 'podejrzyj w sekrecie 1 cel gracza, którego postać wysłała sygnał',
    craftWild: 'zrób przedmiot; dowolny żółty przedmiot może przy tym zastąpić narzędzie',
    attach: 'dołącz do {weapon:gen}: dodaje {ammo} amunicji i zwiększa pojemność magazynku o {ammo}',
    autoload: 'odrzuć 1 kartę „Ładunek energetyczny”, aby naładować tę broń do pełna',
    healIntruders:
      'każdy intruz leczy {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
    eclosion:
      'każda postać z larwą ginie i jej miejsce zajmuje pełzacz; wszystkie inne dobierają {draw, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, skanują dobrane karty skażenia, dostają larwę, jeśli na którejś jest słowo ZARAŻENIE, i odrzucają dobrane karty',
    flammable:
      'w Hibernatorium wybucha pożar, a jeśli już się tam pali, pożar wybucha w sąsiednich pomieszczeniach, ale nie za zamkniętymi drzwiami',
    hunt: 'każdy dorosły osobnik, który nie walczy, przechodzi do sąsiedniego pomieszczenia z postacią, a jeśli jest takich kilka, do tego z najniższym numerem',
    noiseAroundSlimed:
      'wokół każdego pomieszczenia z postacią pokrytą śluzem w każdym korytarzu bez szmerów pojawia się znacznik szmerów',
    noiseInDucts:
      'w korytarzach technicznych pojawia się znacznik szmerów, a jeśli już tam jest, każda postać w pomieszczeniu z wejściem wykonuje rzut na szmery',
    ejectPod: 'kapsuła ratunkowa o najniższym numerze startuje ze wszystkimi, którzy są w środku; pusta przepada',
    coolantLeak: 'jeśli w Generatorze jest awaria, zaczyna się odliczanie do autodestrukcji',
  },
  leaps: {
    red: 'przejdź z czerwonego pomieszczenia do dowolnego innego czerwonego',
    yellow: 'przejdź z żółtego pomieszczenia do dowolnego innego żółtego',
    green: 'przejdź z zielonego pomieszczenia do dowolnego innego zielonego',
    white: 'przejdź z białego pomieszczenia do dowolnego innego białego',
  },
  malfunctions: {
    burning: 'każde płonące pomieszczenie dostaje znacznik awarii',
    lowest: 'odkryte pomieszczenie o najniższym numerze dostaje znacznik awarii',
    yellowComputers: 'każde odkryte żółte pomieszczenie z komputerem dostaje znacznik awarii',
  },
  arms: {
    sixShooter: 'swój rewolwer',
    energyWeapon: '1 ze swoich broni energetycznych',
  },
}

export const things: Translation<typeof en.things> = {
  articles: {
    armory: '',
    commsRoom: '',
    evacuationSectionA: '',
    evacuationSectionB: '',
    fireControlSystem: '',
    generator: '',
    storage: '',
    airlockControl: '',
    cabins: '',
    canteen: '',
    commandCenter: '',
    engineControlRoom: '',
    hatchControlSystem: '',
    monitoringRoom: '',
    slimeRoom: '',
    showerRoom: '',
    cockpit: '',
    hibernatorium: '',
    'engine-1': '',
    'engine-2': '',
    'engine-3': '',
  },
  characters: {
    captain: 'Kapitan',
    pilot: 'Pilot',
    scientist: 'Naukowiec',
    scout: 'Zwiadowca',
    soldier: 'Żołnierz',
    mechanic: 'Mechanik',
  },
  /** An engine and whether it works. */
  engineState: '{engine} {state}',
  destinations: {
    earth: 'Ziemia',
    mars: 'Mars',
    venus: 'Wenus',
    deepSpace: 'głęboki kosmos',
  },
}
