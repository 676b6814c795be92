/** The words around a table: opening one, its seats, what its host may do, what one decides about one's own seat. */

import type { Translation } from '../../areas.ts'
import type { lobbyWords as en } from '../../en/pages/lobby.ts'

export const lobbyWords: Translation<typeof en> = {
  duration:
    '{unit, select, days {{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}} hours {{n} godz.} minutes {{n} min} other {{n} s}}',

  // a new table
  board: 'Plansza',
  boards: {
    'nemesis-base': { name: 'Strona podstawowa', says: 'Statek z podstawowej strony planszy.' },
    'nemesis-alt': {
      name: 'Strona alternatywna',
      says: 'Trudniej: dwie osobne sieci korytarzy technicznych, pomieszczenia połączone dwoma korytarzami i Sekcje ewakuacyjne widoczne od początku.',
    },
    'lockdown-base': { name: 'Strona podstawowa', says: 'Baza z podstawowej strony planszy.' },
    'lockdown-surface': {
      name: 'Strona z powierzchnią Marsa',
      says: 'Baza leży w skale, a nad nią, na powierzchni Marsa, stoją budynki. Między wyjściami idzie się przez Skrzyżowania albo jedzie łazikiem; na zewnątrz czekają osobna kość i zła pogoda.',
    },
  },
  mode: 'Tryb',
  modes: {
    semiCooperative: {
      name: 'Semikooperacyjny',
      says: 'Każdy ma własny, tajny cel. Możecie wygrać razem albo i nie.',
    },
    cooperative: {
      name: 'W pełni kooperacyjny',
      says: 'Każdy ma jeden jawny cel: albo spełnicie wszystkie i ktoś z Was przeżyje, albo przegrywacie wszyscy. Zmarłych można przywrócić do życia.',
    },
    solo: {
      name: 'Solo',
      says: 'Grasz w pojedynkę, z jednym celem z dwóch i połową przedmiotów. Twoja śmierć kończy grę.',
    },
  },
  houseRules: 'Zasady domowe',
  noHouseRules: 'brak',
  bookAndFaq: {
    title: 'Instrukcja i FAQ',
    legend: 'Gdzie instrukcja i FAQ się różnią',
    faq: { name: 'Według FAQ', says: 'FAQ wydawcy obowiązuje wszędzie tam, gdzie mówi co innego niż instrukcja.' },
    printed: {
      name: 'Jak w druku',
      says: 'Instrukcja obowiązuje tak, jak ją wydrukowano, w każdym z punktów poniżej.',
    },
    mixed: { name: 'Mieszane', says: 'Punkt po punkcie, jak wybrano poniżej.' },
    count: 'Jak w druku w punktach: {points} z {of}.',
    tag: 'jak w druku',
  },
  without: 'bez: {choice}',
  nonsense: {
    soloIsForOne: 'Tryb solo jest dla jednej osoby.',
    modeIsForSeveral: 'Do tego potrzeba więcej niż jednej osoby.',
    intruderNeedsRivals: 'Tylko tam, gdzie gracze rywalizują.',
    deadPlayOn: 'Nie tam, gdzie zmarli mogą grać dalej.',
    noSuchMode: 'Ta gra nie ma takiego trybu.',
    noSuchOption: 'Ta gra nie ma takiej opcji.',
    noSuchValue: 'Tego nie można wybrać.',
  },
  choices: {
    intruderPlayer: {
      name: 'Dalsza gra jako intruzi',
      says: 'Kto zginie pierwszy, może grać dalej jako intruzi, przeciw wszystkim.',
    },
    crew: {
      name: 'Załoga Nemesis',
      says: 'Do wyboru jest też sześć postaci z gry „Nemesis”.',
    },
    intruders: {
      name: 'Intruzi',
      says: 'Zamiast nocnych łowców polują tu intruzi z gry „Nemesis”.',
    },
    freeCharacters: {
      name: 'Dowolny wybór postaci',
      says: 'Bez losowania: w kolejności numerów graczy każdy bierze postać, jaką chce.',
    },
    openInformation: {
      name: 'Jawna gra do nauki',
      says: 'Wszyscy widzą karty na rękach, cele i wszystko, co ktokolwiek podejrzał.',
    },
    deadSee: {
      name: 'Co widzą zmarli',
      says: '',
      values: {
        public: { name: 'to, co wszyscy', says: 'Kto zginął, ogląda dalej to, co widać przy stole.' },
        everything: {
          name: 'wszystko',
          says: 'Kto zginął, widzi karty i tajemnice wszystkich. Ma je zachować dla siebie.',
        },
        nothing: {
          name: 'nic nowego',
          says: 'Kto zginął, do końca gry widzi stół taki, jaki był w chwili śmierci, a widzowie widzą tyle samo. Rozmowę słychać nadal.',
        },
      },
    },
    podCountsAsRoom: {
      name: 'Czekanie w kapsule ratunkowej',
      says: '',
      values: {
        all: {
          name: 'to jak bycie w pomieszczeniu',
          says: 'Co dotyczy wszystkich w pomieszczeniu, dotyczy też tych w jego kapsułach.',
        },
        noise: {
          name: 'liczy się tylko przy rzutach na szmery tych, którzy czekają',
          says: 'Kapsuła to nie pomieszczenie: nie dosięga jej to, co się w nim dzieje, a kto do niego wchodzi, zastaje je puste.',
        },
      },
    },
    queenTokenReturns: {
      name: 'Żeton królowej wraca',
      says: 'Gdy rozwój kolonii sprowadza królową, jej żeton wraca do kolonii.',
    },
    engineRepairDespiteMalfunction: {
      name: 'Silniki mimo awarii',
      says: 'Silnik można naprawić lub zepsuć, nawet gdy w jego pomieszczeniu jest awaria.',
    },
    droppedItems: {
      name: 'Upuszczony przedmiot',
      says: '',
      values: {
        discard: { name: 'zostaje odrzucony', says: 'Trafia odkryty na stos kart odrzuconych swojego koloru.' },
        bottom: { name: 'trafia na spód swojego stosu', says: 'Trafia zakryty na spód swojego stosu.' },
      },
    },
    treatOthers: {
      name: 'Leczenie innych',
      says: 'Przedmiotów, które leczą lub oczyszczają, można użyć na innej postaci w pomieszczeniu.',
    },
    reconnaissanceCancelsDanger: {
      name: 'Rekonesans chroni przed niebezpieczeństwem',
      says: 'Żeton niebezpieczeństwa odkryty „Rekonesansem” Zwiadowcy nie ma efektu.',
    },
    secondLarvaStays: {
      name: 'Druga larwa zostaje',
      says: 'Larwa, która atakuje postać mającą już larwę, zostaje w pomieszczeniu. Bez tej opcji zostaje usunięta.',
    },
    leavingPodPasses: {
      name: 'Wyjście z kapsuły to pas',
      says: 'Kto wychodzi z kapsuły ratunkowej, pasuje w tej rundzie. Bez tej opcji ma potem turę z dwiema akcjami.',
    },
    carefulMoveCancelsTokens: {
      name: 'Ostrożny ruch anuluje żetony',
      says: 'Żetony ciszy i niebezpieczeństwa odkryte ostrożnym ruchem nie mają efektu. Bez tej opcji rozpatruje się je zamiast umieszczać znacznik szmerów.',
    },
    questItemsNeedAction: {
      name: 'Przedmioty osobiste wymagają akcji',
      says: 'Aktywacja przedmiotu osobistego to akcja i kosztuje kartę. Bez tej opcji jest darmowa, gdy tylko warunek jest spełniony.',
    },
    adultTokenReturns: {
      name: 'Żeton dorosłego osobnika lub reproduktora w rozwoju kolonii',
      says: '',
      values: {
        beforeRolls: {
          name: 'wraca przed rzutami',
          says: 'Jest z powrotem w kolonii, zanim wykona się rzuty na szmery.',
        },
        afterRolls: {
          name: 'wraca po rzutach',
          says: 'Leży obok kolonii, dopóki nie wykona się wszystkich rzutów na szmery.',
        },
      },
    },
    eventSelfDestructDespiteHibernation: {
      name: 'Wydarzenia uruchamiają autodestrukcję mimo hibernacji',
      says: 'Wydarzenie uruchamia autodestrukcję, nawet gdy ktoś jest w hibernacji. Bez tej opcji nic jej wtedy nie uruchomi.',
    },
    deadKeepItems: {
      name: 'Zmarli zachowują przedmioty',
      says: 'Gra kooperacyjna: kto wraca do życia, ma znów swoje przedmioty. Bez tej opcji po jego śmierci są usuwane z gry.',
    },
    yellowKills: {
      name: 'Plan awaryjny „Kod żółty” zabija',
      says: '',
      values: {
        knowledgeAtMost4: { name: 'wiedza 4 lub mniej', says: 'Tych, którzy wiedzą za mało, by się przydać.' },
        knowledgeAtLeast5: { name: 'wiedza 5 lub więcej', says: 'Tych, którzy wiedzą za dużo.' },
      },
    },
    cssTokens: {
      name: 'Żetony SWC',
      says: '',
      values: {
        balanced: { name: 'mieszane', says: 'A, B, C, dwa razy wszystkie kapsuły, dwa razy żadna.' },
        lettered: {
          name: 'według liter',
          says: 'Dwa razy A, dwa razy B, dwa razy C, raz wszystkie kapsuły, raz żadna.',
        },
      },
    },
    podShieldsFromGameEnd: {
      name: 'Bezpiecznie w kapsule SWC',
      says: 'Kto na koniec gry czeka w kapsule SWC, przeżywa, nawet jeśli kapsuła nie wystartowała.',
    },
    caveEntranceNoiseRoll: {
      name: 'Szmery przy wyjściu z jaskini',
      says: 'Kto akcją Wejścia do jaskini trafia do pustego pomieszczenia, wykonuje rzut na szmery.',
    },
    computerActionInCombat: {
      name: 'Komputer w walce',
      says: 'Akcję komputera można wykonać w walce.',
    },
  },
  person: 'Człowiek',
  options: 'Zegar i widzowie',
  clock: 'Zegar tury',
  noClock: { name: 'Bez zegara', says: 'Każdy myśli, ile chce, choćby całymi dniami.' },
  clockSays: '{duration} na każdą odpowiedź.',
  policy: 'Gdy czas minie',
  policies: {
    wait: { name: 'Czekać', says: 'Nic się nie dzieje, ale wszyscy widzą, kto się spóźnia.' },
    decision: { name: 'Odpowiada bot', says: 'Bot odpowiada ten jeden raz. Następne pytanie znów dostaje człowiek.' },
    seat: { name: 'Przejmuje bot', says: 'Bot zajmuje miejsce, dopóki człowiek nie wróci.' },
  },
  reactions: 'Reakcje bez odpowiedzi',
  reactionsWait: { name: 'czekamy', says: 'Wszyscy czekają, aż gracz odpowie.' },
  reactionsAfter: 'odmowa po czasie ({duration})',
  reactionsSay:
    'Kto w tym czasie ({duration}) nie powie, czy reaguje, ten nie reaguje. Dotyczy to wszystkich, bez względu na karty.',
  delay: 'Widzowie widzą',
  noDelay: { name: 'od razu', says: 'Kto ma link dla widzów, widzi to, co wszyscy, i w tej samej chwili.' },
  later: '{duration} później',
  delaySays: 'Widzą z opóźnieniem ({duration}), żeby nikomu nie dało się pomóc z zewnątrz.',

  // home
  pausedNow: 'Wstrzymana',
  watchingHere: 'oglądasz',
  forgetTable: 'Zapomnij stół {code}',
  forgetAgain: 'Naciśnij ponownie: usuń z listy',
  forgetSeatAgain: 'Naciśnij ponownie: bez własnego linku stracisz miejsce',
  openFile: 'Otwórz plik gry',
  chooseFile: 'Wybierz plik…',
  checkingFile: 'Odtwarzanie…',
  openFileSays: 'Zakończona gra zapisana jako plik: do obejrzenia albo do dalszej gry.',

  // seats
  ready: 'może zaczynać',
  notReady: 'jeszcze nie',
  standsIn: 'zastępuje bot',
  sitHere: 'Usiądź tutaj',
  yourSeatThen: 'Twoje miejsce',
  putBot: 'Posadź tu bota',
  level: 'Poziom botów',
  levelOf: 'Poziom: {name}',
  rulesAway:
    'Ta gra zaczęła się według wcześniejszych zasad, które są na serwerze. Połącz się raz z internetem i spróbuj ponownie; nic nie przepadło.',
  levelsSay: {
    random: 'robi na chybił trafił wszystko, na co pozwalają zasady.',
    cadet: 'chce dobrze, ale nie myśli daleko naprzód i czasem się myli.',
    officer: 'gra o swój cel i o życie i waży każde ryzyko.',
    veteran: 'zanim coś zrobi, sprawdza swoje pomysły; to chwilę trwa.',
  },
  standInLevel: 'Poziom tego bota',
  freeIt: 'Zwolnij to miejsce',
  freeAgain: 'Naciśnij ponownie: {name} traci miejsce',
  almostReady: 'Prawie gotowe',
  everybodyReady: 'Wszyscy są gotowi.',
  waitsSeats:
    '{open, plural, one {Jedno miejsce jest jeszcze wolne: dla człowieka albo bota.} few {Wolne miejsca: #, dla ludzi albo botów.} many {Wolne miejsca: #, dla ludzi albo botów.} other {Wolne miejsca: #, dla ludzi albo botów.}}',
  waitsFor: 'Kto jeszcze nie zgłasza gotowości: {names}.',
  waitsForYou: 'Pozostali czekają na Ciebie.',
  iAmReady: 'Zaczynajmy',
  notReadyAfterAll: 'Jednak jeszcze nie',
  thisTable: 'Ten stół',
  fromRound: 'dalej od rundy {n}',
  onlookersHere: '{n, plural, one {# widz} few {# widzów} many {# widzów} other {# widzów}}',
  youWatch: 'Oglądasz. Gra pojawi się tutaj, gdy się zacznie.',
  takeASeat: 'Zajmij wolne miejsce',
  watchHint: 'Chcesz oglądać? Poproś gospodarza o link dla widzów: sam kod nie wystarczy.',
  ownLinkHint: 'Kto ma tu miejsce, wchodzi własnym linkiem.',
  lostLink: 'Link zgubiony? Poproś innych, żeby otworzyli Twoje miejsce. Wtedy możesz je tu zająć.',

  // links
  copyCode: 'Kopiuj kod',
  share: 'Udostępnij…',
  shareTitle: 'Miejsce przy moim stole',
  yourSeat: 'Twoje miejsce',
  rename: 'Zmień imię',
  ownLink: 'Twój własny link',
  ownLinkShort: 'Graj dalej na innym urządzeniu',
  ownLinkSays:
    'Otwórz go na innym urządzeniu, aby grać tam dalej. Jest tylko Twój: kto go ma, gra na Twoim miejscu i widzi Twoje tajemnice.',
  showLink: 'Pokaż link',
  watchLink: 'Link dla widzów',
  watchLinkShort: 'Widzą to, co wolno widzieć wszystkim',
  watchLinkSays:
    'Kto go ma, może oglądać i czytać rozmowy, a widzi to, co wolno widzieć wszystkim. Nowy link unieważnia poprzedni.',
  shareWatchTitle: 'Oglądaj mój stół',
  makeWatchLink: 'Utwórz link',
  newWatchLink: 'Utwórz nowy link',
  oldLinkStops: 'Naciśnij ponownie: stary link przestanie działać',
  leave: 'Odejdź od stołu',
  leaveAgain: 'Naciśnij ponownie: Twoje miejsce się zwolni',

  // the host during the game
  pause: 'Wstrzymaj grę',
  resume: 'Graj dalej',
  pauseSays: 'Dopóki gra jest wstrzymana, nikt nie może odpowiadać i nie biegnie żaden zegar.',
  botPlaysAgain: 'Naciśnij ponownie: bot zagra za gracza {name}',
  openSeat: 'Otwórz miejsce',
  openAgain: 'Naciśnij ponownie: będzie je mógł zająć każdy, kto ma kod',
  asksOthers: 'Naciśnij ponownie: inni zostaną zapytani',
  openNow: 'otwarte',
  seatsSay:
    'Najpierw inni są pytani o zgodę i widzą, kto o nią prosi. Bot ustępuje, gdy jego gracz wraca, i nikomu nie pokazuje ręki. Gdy gracza nie ma od dziesięciu minut, bot może zająć miejsce od razu. Otwarte miejsce może zająć każdy, kto ma kod stołu: ktoś, kto zgubił swój link, albo ktoś nowy.',
  end: 'Zakończ grę',
  endAsks:
    'Zakończyć grę dla wszystkich? Potem nie będzie można jej kontynuować. Wszystko, co było tajne, zobaczy każdy, kto ma kod.',
  endYes: 'Zakończ dla wszystkich',
  endNo: 'Graj dalej',

  // my seat during the game
  hook: 'Powiadom mnie, gdy przyjdzie moja kolej',
  hookShort: 'Przez Discord albo do Twojego programu',
  hookSays: 'Gdy musisz coś wybrać, a Cię tu nie ma, serwer wysyła wiadomość pod ten adres.',
  hookKind: 'Rodzaj wiadomości',
  hookKinds: {
    discord: {
      name: 'Discord',
      says: 'W Discordzie: ustawienia kanału, Integracje, Webhooki, Nowy webhook, Kopiuj adres URL webhooka.',
    },
    json: { name: 'JSON', says: 'Zapytanie POST do Twojego programu: stół, miejsce, imię i adres gry.' },
  },
  hookUrl: 'Adres',
  hookLang: 'Język wiadomości',
  save: 'Zapisz',
  switchOff: 'Wyłącz',
  hookSaved: 'Zapisano. Od teraz wiadomości będą przychodzić tam.',
  hookRemoved: 'Wyłączono. Wiadomości nie będą przychodzić.',
  badHook: {
    url: 'To nie jest adres. Skopiuj go w całości, zaczynając od https://.',
    scheme: 'Adres musi się zaczynać od https://.',
    password: 'Adres nie może zawierać nazwy użytkownika ani hasła.',
    port: 'Adres musi używać standardowego portu: pomiń liczbę po dwukropku.',
    host: 'Pod ten adres nie można stąd nic wysłać. Musi być dostępny dla wszystkich w internecie.',
  },
  report: 'Zgłoś problem',
  reportSays: 'Dołączymy to, co widzisz. Cała gra zostaje na serwerze, dla osoby, która go prowadzi.',
  reportWords: 'Co się stało, a co powinno?',
  sendReport: 'Wyślij zgłoszenie',
  reported: 'Dziękujemy. Podaj ten numer osobie, która prowadzi serwer:',
  reportNumber: 'Numer zgłoszenia',
  copyNumber: 'Kopiuj',
  saveSaw: 'Zapisz to, co widzę, jako plik',
}
