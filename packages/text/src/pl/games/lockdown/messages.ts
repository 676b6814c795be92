/** What is said only of the facility, those in it, and what lies in the box of Lockdown. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    burst: 'Po rzucie, który nie zadał obrażeń, możesz zużyć 1 amunicji więcej i rzucić ponownie, raz na strzał.',
  },
  gifts: {
    suit: 'Ignorujesz śluz i powierzchowne rany od pożaru, możesz też uciec z bazy pieszo.',
    specimenCase: 'Możesz w nim nieść 1 jajo lub truchło, nie zajmując ręki.',
    remoteTerminal:
      'W sektorze z działającym zasilaniem każde pomieszczenie bez awarii liczy się dla Ciebie jako pomieszczenie z komputerem.',
    flashlight:
      'Wydaj 1 użycie, aby rzucić kością przewagi, gdy strzelasz w ciemności. Reakcja tej karty też kosztuje 1 użycie.',
  },
  quests: {
    component: 'odrzuć przedmiot z komponentem „{component:low}”',
    lower: 'odrzuć {cards:acc} albo zmniejsz licznik przedmiotów w {colour:loc} pomieszczeniu, w którym jesteś',
  },
  wounds: {
    contaminationOnPass: 'za każdym razem, gdy pasujesz, dostajesz 1 kartę skażenia',
    alwaysDark: 'zawsze jesteś w ciemności',
    firstMoveCost:
      'Twój pierwszy ruch, jeśli przypada w Twojej pierwszej turze rundy, kosztuje Cię {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  },
  eventCards: {
    moveTwice: '{intruders}: ruch korytarzem {way}, a potem korytarzem {second}, o ile nie natrafią na postać',
    dark: 'w ciemności: {effect}',
  },
  attackCards: {
    dark: 'w ciemności dodatkowo: {effect}',
  },
  weaknesses: {
    sturdyBonus: 'Broń klasyczna lub broń do walki wręcz, jeśli zada obrażenia, zadaje 1 więcej.',
    herding: 'Gdy zmuszasz nocnego łowcę do wycofania się, wybierasz, dokąd idzie.',
    lowSurprise: 'Przy atakach z zaskoczenia na Ciebie nawet w ciemności liczy się liczba dla działającego zasilania.',
    glowBonus: '„Światło chemiczne” zadaje 2 obrażenia zamiast 1.',
    noDarkPerch: 'Gdy dorosły osobnik atakuje kartą „Czyhający w ciemności”, zignoruj efekt „W ciemności”.',
  },
  rooms: {
    restfulAlways: 'Postacie, które są tu na początku rundy, dobierają 1 kartę więcej.',
    slimesSearchers: 'Kto przeszukuje to pomieszczenie, dostaje znacznik śluzu.',
  },
  uses: 'Ma {uses, plural, one {# użycie} few {# użycia} many {# użyć} other {# użycia}}.',
  melee: 'Broń do walki wręcz.',
  computer: {
    lockdown:
      'Pomieszczenie osoby, która odkryła tę kartę, dostaje znacznik awarii, a karty akcji komputera należy potasować.',
  },
  contingency: {
    kills: 'Na koniec gry zabija każdą postać, {test}.',
    nobody: 'Nikogo nie zabija.',
    whoever: 'która',
  },
  css: {
    launches:
      '{n, plural, one {Startuje kapsuła SWC {pods}.} few {Startują kapsuły SWC {pods}.} many {Startują kapsuły SWC {pods}.} other {Startują kapsuły SWC {pods}.}}',
    none: 'Żadna kapsuła SWC nie startuje.',
  },
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    knowledge: '{by, select, you {masz} other {{who} ma}} poziom wiedzy co najmniej {min}',
    knowledgeActive: '{by, select, you {masz} other {{who} ma}} aktywny żeton wiedzy',
    senderLearned:
      '{by, select, you {masz przy tym aktywny żeton wiedzy} other {{who} wyśle go i ma aktywny żeton wiedzy}}',
    /** After a wound of the same card. */
    seriousWoundsNow:
      'masz teraz co najmniej {min, plural, one {# głęboką ranę} few {# głębokie rany} many {# głębokich ran} other {# głębokiej rany}}',
    dark: '{by, select, you {jesteś} other {{who} jest}} w ciemności',
    powered: 'w pomieszczeniu działa zasilanie',
    inCombat: '{by, select, you {walczysz} other {{who} walczy}}',
    noCards: '{by, select, you {nie masz} other {{who} nie ma}} na ręce kart akcji',
    undressedSerious: '{by, select, you {masz} other {{who} ma}} nieopatrzoną głęboką ranę',
    host: 'jakaś postać w pomieszczeniu ma larwę',
    isHost: '{by, select, you {masz} other {{who} ma}} larwę',
    atEntrance: '{by, select, you {jesteś} other {{who} jest}} w pomieszczeniu z wejściem do korytarzy technicznych',
    carries: '{by, select, you {niesiesz} other {{who} niesie}} {object:acc}',
    colour: 'pomieszczenie jest {colour:neut}',
    inNest: '{by, select, you {jesteś} other {{who} jest}} w Gnieździe',
    leftByCss: '{by, select, you {uciekniesz} other {{who} ucieknie}} kapsułą SWC',
    lockedIn: '{by, select, you {jesteś} other {{who} jest}} w zamkniętej Izolatce',
    inBunker: '{by, select, you {dotrzesz} other {{who} dotrze}} do bunkra',
    survivorsDead: 'nie przeżyje nikt z ocalałych z Nemesis',
    learnedDead: 'nie przeżyje żadna inna postać z poziomem wiedzy {min} lub wyższym',
    sectionsExplored: 'wszystkie pomieszczenia w sektorach {sections} zostaną odkryte',
    intact: 'baza nie zostanie zniszczona',
    selfDestructOn: 'albo żeton autodestrukcji będzie na torze czasu, albo baza zostanie zniszczona',
    exactlySurvive:
      '{others, plural, one {przeżyje dokładnie # inna postać} few {przeżyją dokładnie # inne postacie} many {przeżyje dokładnie # innych postaci} other {przeżyje dokładnie # innej postaci}}',
    powerOn:
      '{min, plural, one {działa co najmniej # żeton zasilania} few {działają co najmniej # żetony zasilania} many {działa co najmniej # żetonów zasilania} other {działa co najmniej # żetonu zasilania}}',
    backupOn: 'żeton czasu jest aktywny',
    notSignal: '{by, select, you {nie wyślesz} other {{who} nie wysłała}} sygnału',
    knowledgeAtMost: '{by, select, you {masz} other {{who} ma}} poziom wiedzy najwyżej {max}',
    notInCombat: '{by, select, you {nie walczysz} other {{who} nie walczy}}',
    notPowered: 'w pomieszczeniu nie działa zasilanie',
    notNoCards: '{by, select, you {masz} other {{who} ma}} na ręce karty akcji',
    notInNest: '{by, select, you {nie jesteś} other {{who} nie jest}} w Gnieździe',
  },
  not: 'nie jest prawdą, że {test}',
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    passengers: 'Wybierz, komu proponujesz przejazd.',
    ride: 'Jedziesz razem?',
    consent: 'Oddajesz to do przebadania?',
    contingency: 'Wybierz plan awaryjny.',
    css: 'Wybierz żeton SWC.',
    cssMove: 'Wybierz, dokąd trafi żeton SWC.',
    power: 'Wybierz żeton zasilania.',
    powerToken: 'Wybierz żeton zasilania dla tego miejsca.',
    advantage: 'Odrzucasz kartę, aby zadać więcej obrażeń?',
    light: 'Używasz latarki, aby rzucić kością przewagi?',
    darkWindow: 'Ignorujesz efekt „W ciemności”?',
    dodge: 'Kierujesz atak na kogoś innego?',
    bagWindow: 'Unikasz rzutu na szmery?',
    redirect: 'Wybierz, kto zostanie zaatakowany zamiast Ciebie.',
    reaction: 'Wybierz, co robi Twoja karta.',
    freeCraft: 'Wybierz przedmiot, który robisz z 1 komponentu.',
    leaveToken: 'Zostawiasz żeton eksploracji w spokoju?',
    arrange: 'Wybierz kartę, która trafi na wierzch; druga trafi na spód stosu.',
    noise: 'Wybierz korytarz.',
  },
  options: {
    computer: 'Użyj komputera',
    callElevator: 'Wezwij windę',
    rideElevator: 'Jedź windą do {to:gen}',
    drive: 'Jedź łazikiem do {to:gen}',
    escapeByRover: 'Uciekaj łazikiem do bunkra',
    waitInPod: 'Wejdź do kapsuły SWC {pod} i czekaj na start',
    lockYourselfIn: 'Zamknij się w Izolatce',
    escapeOnFoot: 'Uciekaj pieszo do bunkra',
    rideNow: 'Jedź teraz',
    rideAlong: 'Jedź razem',
    stayHere: 'Zostań tutaj',
    agree: 'Oddaj',
    refuse: 'Zatrzymaj',
    craftNothing: 'Nie rób żadnego przedmiotu',
    leaveToken: 'Zostaw go w spokoju',
    turnToken: 'Odkryj go',
    rollNoise: 'Rzuć na szmery',
    useLamp: 'Użyj latarki',
    noLamp: 'Strzel w ciemności',
    makeOf: 'Zrób {card}, komponent: {one}',
    poolToken: 'Pula neutralna, nr {at}',
    token: '{whom}, nr {at}',
    timeSpace: 'Pole {space}',
    powerToken: 'Żeton zasilania {token}',
    top: 'Na wierzchu {card}',
  },
  whys: {
    noPower: 'Nie działa tu zasilanie.',
    powered: 'Tylko tam, gdzie nie działa zasilanie.',
    notKnown: 'Masz na to za mało wiedzy.',
    gateClosed: 'Brama główna jest zamknięta.',
    noRover: 'Łazika tu nie ma.',
    elevatorHere: 'Winda już tu jest.',
    elevatorAway: 'Windy tu nie ma.',
    alertRunning: 'Procedura alarmowa już trwa.',
    isolationClosed: 'Izolatka nie jest jeszcze odblokowana.',
    noCssToken: 'Nie ma odpowiedniego żetonu SWC.',
    podTaken: 'W tej kapsule SWC ktoś już jest.',
    poolEmpty: 'Pula neutralna jest pusta.',
    tokenActive: 'Jest już aktywny.',
    alreadyStarted: 'Odliczanie do autodestrukcji już trwa.',
    notStarted: 'Odliczanie do autodestrukcji nie trwa.',
    gateOpen: 'Brama główna jest już otwarta.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    discardHandFew:
      '1 inna postać w Twoim pomieszczeniu, która ma na ręce najwyżej {most, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, odrzuca je wszystkie',
    drawPerWound: 'dobierz 1 kartę za każdą swoją głęboką ranę, także opatrzoną',
    inDarkness: 'w ciemności {effect}',
    atThePrice: 'odrzuć {objects:acc}, a {effect}',
    slimesAll: 'każda postać w pomieszczeniu dostaje znacznik śluzu',
    operate:
      'usuń larwę 1 postaci w swoim pomieszczeniu (może być Twoja); ta postać otrzymuje {count, plural, one {# głęboką ranę} few {# głębokie rany} many {# głębokich ran} other {# głębokiej rany}}',
    ignoreDark: 'zignoruj efekt „W ciemności” albo wyższą liczbę na żetonie',
    ignoreDarkEvent: 'zignoruj efekt „W ciemności” wydarzenia',
    redirectBefore: 'gdy nocny łowca Cię atakuje i jest tu inna postać, celem ataku zamiast Ciebie jest ona',
    redirectAfter: 'atak zamiast w Ciebie trafia w inną postać w Twoim pomieszczeniu',
    redrawAttack: 'gdy nocny łowca Cię atakuje, odłóż dobraną kartę ataku i dobierz inną',
    skipBagNoise: 'w ciemności nie wykonujesz rzutu na szmery podczas rozwoju kolonii',
    scanRewards: 'jeśli co najmniej 1 trafi na spód stosu, podnieś poziom wiedzy o {reward}',
    drawAndScanOpen:
      'dobierz jawnie {draw, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i zeskanuj dobrane karty skażenia; jeśli na którejś jest słowo ZARAŻENIE, dostajesz larwę, a jeśli już ją masz, Twoja postać ginie',
    discardContamination: 'odrzuć z ręki 1 kartę skażenia',
    removeContamination:
      'odłóż z ręki {count, plural, one {# kartę skażenia} few {# karty skażenia} many {# kart skażenia} other {# karty skażenia}} bez skanowania na spód stosu skażenia',
    infested: 'otrzymaj larwę i weź 1 kartę skażenia',
    shutting: '{go} i zamknij za sobą drzwi',
    leavingToken: '{go}; możesz zostawić tamtejszy żeton eksploracji nieodkryty',
    ductsExplored: 'przejdź korytarzami technicznymi do innego odkrytego pomieszczenia z wejściem',
    adultAttack: 'rozpatrz atak na siebie, jakby w ciemności atakował dorosły osobnik',
    spendAmmoOf: 'zużyj {count} amunicji {card:gen}',
    usesSpend: 'wydaj 1 użycie {card:gen}',
    usesFill: 'odnów wszystkie użycia {card:gen}',
    throwCrewLight:
      'każda postać {others, plural, one {# powierzchowną ranę} few {# powierzchowne rany} many {# powierzchownych ran} other {# powierzchownej rany}}',
    throwFireAndMalfunction: 'umieść tam znacznik pożaru i znacznik awarii',
    injureOne:
      '1 nocny łowca w Twoim pomieszczeniu otrzymuje {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
    transformCalm: 'pełzacz staje się reproduktorem',
    attackAgain: 'atakuje Cię',
    rollAsShoot: 'rzuć kością walki przeciw 1 nocnemu łowcy w Twoim pomieszczeniu, tak jak przy strzale',
    desperate:
      'weź 1 kartę skażenia; 1 nocny łowca w Twoim pomieszczeniu otrzymuje {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} i, jeśli nadal tam jest, atakuje Cię',
    vivisect: '1 nocny łowca w Twoim pomieszczeniu otrzymuje 1 obrażenie i 1 kolejne za każde 2 punkty Twojej wiedzy',
    sample:
      'weź truchło 1 nocnego łowcy ze swojego pomieszczenia, który nie jest larwą; nocnemu łowcy nic się nie dzieje',
    glow: '1 nocny łowca w Twoim pomieszczeniu otrzymuje 1 obrażenie, bez karty skażenia i bez rzutu',
    driveOut:
      '1 nocny łowca w Twoim pomieszczeniu wycofuje się do wybranego sąsiedniego pomieszczenia, ale nie przez zamknięte drzwi',
    chase: 'jeśli uciekasz i masz nieopatrzoną głęboką ranę, nocny łowca podąża za Tobą',
    anyDoor: 'otwórz lub zamknij 1 dowolne drzwi',
    closeDoors: 'zamknij wszystkie drzwi wybranego pomieszczenia',
    placeNoise:
      'umieść {count, plural, one {# znacznik szmerów w korytarzu bez szmerów} few {do # znaczników szmerów w korytarzach bez szmerów} many {do # znaczników szmerów w korytarzach bez szmerów} other {# znacznika szmerów w korytarzach bez szmerów}} przy swoim pomieszczeniu',
    removeNoise:
      'usuń {count, plural, one {# znacznik szmerów z korytarza} few {do # znaczników szmerów z korytarzy} many {do # znaczników szmerów z korytarzy} other {# znacznika szmerów z korytarzy}} przy swoim pomieszczeniu',
    placeNoiseInSection:
      'umieść {count, plural, one {# znacznik szmerów w korytarzu bez szmerów} few {do # znaczników szmerów w korytarzach bez szmerów} many {do # znaczników szmerów w korytarzach bez szmerów} other {# znacznika szmerów w korytarzach bez szmerów}} w swoim sektorze',
    removeNoiseInSection:
      'usuń {count, plural, one {# znacznik szmerów z korytarza} few {do # znaczników szmerów z korytarzy} many {do # znaczników szmerów z korytarzy} other {# znacznika szmerów z korytarzy}} swojego sektora',
    spray: 'ugaś pożar tutaj albo w sąsiednim pomieszczeniu, ale nie przez zamknięte drzwi',
    roomActionWhiteOrRed: 'wykonaj bez kosztu akcję tego pomieszczenia, jeśli jest białe lub czerwone',
    roomActionWhiteOrYellow: 'wykonaj bez kosztu akcję tego pomieszczenia, jeśli jest białe lub żółte',
    roomActionWhiteOrGreen: 'wykonaj bez kosztu akcję tego pomieszczenia, jeśli jest białe lub zielone',
    roomActionBroken: 'wykonaj bez kosztu akcję tego pomieszczenia, nawet przy awarii',
    startSelfDestruct: 'rozpocznij odliczanie do autodestrukcji',
    stopSelfDestruct: 'zatrzymaj odliczanie do autodestrukcji',
    analyseCarried:
      'zużyj jajo lub truchło, które niesiesz: podnieś poziom wiedzy o 3 i, jeśli w Laboratorium nie przebadano jeszcze obiektu tego rodzaju, odkryj słabość',
    peekAllObjectives: 'podejrzyj w sekrecie wszystkie cele innego gracza, którego postać wysłała sygnał',
    knowledge: 'podnieś poziom wiedzy o {count}',
    knowledgePerWeakness: 'podnieś poziom wiedzy o 1 za każdą odkrytą dotąd słabość',
    activateKnowledge: 'Twój nieaktywny żeton wiedzy staje się aktywny',
    arrangeEvents: 'podejrzyj w sekrecie 2 wierzchnie karty wydarzeń; 1 wraca na wierzch, druga trafia na spód stosu',
    arrangeAttacks: 'podejrzyj w sekrecie 2 wierzchnie karty ataków; 1 wraca na wierzch, druga trafia na spód stosu',
    peekContingency: 'podejrzyj w sekrecie 1 plan awaryjny innego gracza albo z puli neutralnej',
    peekContingencies: 'podejrzyj w sekrecie wszystkie plany awaryjne gracza, którego postać jest w Twoim sektorze',
    takeContingency: 'weź 1 plan awaryjny z puli neutralnej',
    peekCss: 'podejrzyj w sekrecie 1 żeton SWC',
    moveCss:
      'podejrzyj w sekrecie 1 żeton SWC; jeśli nie leży na polu żetonu czasu, możesz go przesunąć o 1 pole po torze czasu w dowolną stronę, ale nie na inny żeton SWC',
    computerAction: 'wykonaj 1 akcję z karty akcji komputera, w pomieszczeniu z zasilaniem i działającym komputerem',
    computerActionUnpowered:
      'wykonaj 1 akcję z karty akcji komputera, w pomieszczeniu z działającym komputerem, nawet bez zasilania',
    computerActionAnywhere:
      'wykonaj 1 akcję z karty akcji komputera, w pomieszczeniu z zasilaniem, z komputerem lub bez niego',
    computerActionEither:
      'wykonaj 1 akcję z karty akcji komputera, w pomieszczeniu z zasilaniem lub z działającym komputerem',
    computerActions:
      'wykonaj dowolnie wiele akcji z karty akcji komputera, w podanej kolejności i każdą najwyżej raz, w pomieszczeniu z zasilaniem i działającym komputerem; potem odkryj następną kartę akcji komputera',
    swapPower: 'zamień miejscami 2 żetony zasilania',
    flipPower: 'odwróć żeton zasilania swojego sektora',
    backup:
      'jeśli działają najwyżej 2 żetony zasilania, włącz te z numerami 1 i 2, a pozostałe wyłącz; potem ułóż żetony zasilania, jak chcesz, a żeton czasu staje się aktywny',
    ride: 'w Szybie windy bez awarii wezwij windę i skorzystaj z niej, nawet bez zasilania',
    rover: 'przesuń łazik między bazą a bunkrem',
    drive: 'bez kosztu ucieknij łazikiem z bazy albo, na stronie z powierzchnią Marsa, jedź nim na inne pole wyjścia',
    openGate: 'otwórz bramę główną',
    startAlert: 'aktywuj procedurę alarmową',
    enterCss:
      'w rundzie, w której na polu żetonu czasu leży żeton SWC, odrzuć karty z ręki, spasuj i wejdź do kapsuły SWC {pod}; ten żeton decyduje, czy wystartuje',
    lockIn:
      'gdy Izolatka jest odblokowana, wykonaj rzut na szmery; jeśli nie pojawi się żaden nocny łowca, zamykasz się w środku',
    defence:
      'wybierz pomieszczenie z nocnym łowcą i bez awarii: dostaje znacznik awarii, każdy nocny łowca w nim otrzymuje 1 obrażenie, a każda postać 1 głęboką ranę',
    repository: 'każda postać, która tu jest, może zrobić 1 przedmiot, używając tylko 1 z jego 2 komponentów',
    loseWeapon: 'odrzuć 1 ze swoich broni',
    loseThis: 'odrzuć {card:acc}',
    loseComponent: 'odrzuć 1 przedmiot z komponentem „{component:low}”',
    itemCounter: 'zmniejsz licznik przedmiotów o 1',
    takeCrafted: 'weź {cards:acc}',
    healInDark:
      'każdy nocny łowca leczy {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, a tam, gdzie nie działa zasilanie, wszystkie',
    flammableIn:
      'w {room:loc} wybucha pożar, a jeśli już się tam pali, pożar wybucha w sąsiednich pomieszczeniach, ale nie za zamkniętymi drzwiami',
    noiseAroundWounded:
      'wokół każdego pomieszczenia z postacią, która ma nieopatrzoną głęboką ranę, w każdym korytarzu bez szmerów pojawia się znacznik szmerów',
    noiseAroundYou: 'w każdym korytarzu bez szmerów przy Twoim pomieszczeniu pojawia się znacznik szmerów',
    noiseInDuctsPool:
      'w korytarzach technicznych pojawia się znacznik szmerów, a jeśli już tam jest, pula traci na zawsze 1 znacznik pożaru i 1 znacznik awarii',
    bloodTrace:
      'w każdym sektorze wszyscy nocni łowcy, którzy nie walczą, idą do postaci, która ma nieopatrzoną głęboką ranę i nie ma na ręce kart akcji, a jeśli jest takich kilka, do tej w pomieszczeniu z najniższym numerem',
    bloodTraceYou: 'wszyscy nocni łowcy z Twojego sektora, którzy nie walczą, przychodzą do Ciebie',
    fireIn: 'pożar wybucha w {rooms:loc}, ale tylko w odkrytych pomieszczeniach',
    fireInComputers: 'pożar wybucha w każdym odkrytym pomieszczeniu z działającym komputerem i zasilaniem',
    burnCss:
      'we wszystkich odkrytych Systemach wysyłki cargo wybucha pożar; znajdujące się tam postacie, które nie mają na ręce kart akcji, otrzymują 1 głęboką ranę',
    kickstopper: 'winda traci zasilanie',
    leaveShell:
      'każda postać z larwą dostaje i skanuje 1 kartę skażenia, a jeśli jest na niej słowo ZARAŻENIE, ginie i jej miejsce zajmuje pełzacz; wszystkie inne dobierają {draw, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, skanują dobrane karty skażenia, dostają larwę, jeśli na którejś jest słowo ZARAŻENIE, i odrzucają dobrane karty',
    panic: 'każda postać, która nie ma na ręce kart akcji, traci 2 amunicji, a jeśli jej nie ma, 1 przedmiot',
    panicYou: 'strać 2 amunicji, a jeśli jej nie masz, 1 przedmiot',
    powerSurge: 'żeton czasu staje się nieaktywny',
    powerSurgeCuts:
      'żeton czasu staje się nieaktywny, a jeśli już taki jest, gaśnie działający żeton zasilania o najwyższym numerze',
    loseCss: 'odkryj i usuń najbliższy żeton SWC przed żetonem czasu',
    adultJoins: 'w Twoim pomieszczeniu pojawia się dorosły osobnik, bez spotkania',
    allAttack: 'każdy nocny łowca w Twoim pomieszczeniu atakuje',
    huntersAttack: 'każdy dorosły osobnik, który właśnie przyszedł do Twojego pomieszczenia, atakuje',
    coolantLeakBreaks:
      'jeśli System chłodzenia jest odkryty, dostaje znacznik awarii, a jeśli już go ma, zaczyna się odliczanie do autodestrukcji',
  },
  malfunctions: {
    withMe: 'Twoje pomieszczenie dostaje znacznik awarii',
    lowestPoweredComputer:
      'odkryte pomieszczenie z działającym komputerem i zasilaniem, które ma najniższy numer, dostaje znacznik awarii',
    poweredComputers: 'każde odkryte pomieszczenie z działającym komputerem i zasilaniem dostaje znacznik awarii',
    elevators: 'każdy Szyb windy dostaje znacznik awarii',
  },
  arms: {
    nailDriver: 'swoja gwoździarka',
  },
}

export const things: Translation<typeof en.things> = {
  powerPlaces: {
    section: 'sektor {section}',
    elevator: 'winda',
  },
  articles: {
    archive: '',
    caveEntrance: '',
    coolingSystem: '',
    decontaminationRoom: '',
    cargoSendingSystemA: '',
    powerGenerator: '',
    transmitterControlRoom: '',
    cargoSendingSystemB: '',
    cargoSendingSystemC: '',
    cssControlSystem: '',
    defenseControlRoom: '',
    guardRoom: '',
    contaminatedRoom: '',
    testingLab: '',
    ventControlRoom: '',
    repository: '',
    elevator: '',
    stairs: '',
    alert: '',
    'backup-power': '',
    isolation: '',
  },
  characters: {
    survivor: 'Ocalała',
    labRat: 'Królik doświadczalny',
    hacker: 'Haker',
    xenobiologist: 'Astrobiolożka',
    sentry: 'Wartownik',
    janitor: 'Sprzątacz',
  },
}
