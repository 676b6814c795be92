import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/pages/handbook/index.ts'

export const ui: Translation<typeof en.ui> = {
  handbook: {
    print: 'Wydrukuj tę stronę',
    allSummaries: 'Wszystkie ściągawki',
    trial: {
      title: 'Przykład {n}',
      step: 'Krok {n} z {of}',
      chooses: '{who}: {what}',
      goesOn: 'Teraz gra: {who}.',
      next: 'Następny krok',
      otherwise: 'Wybierz inaczej',
      again: 'Od początku',
      leave: 'Wróć do zasady',
      done: 'To był przykład. Możesz grać dalej.',
      yours: 'Teraz decydujesz Ty. Pozostali grają dalej.',
      variants: 'Warianty',
      basic: 'Przykład',
      variant: 'Wariant {n}',
      none: 'Nie ma takiego przykładu.',
      failed: 'Nie udało się rozegrać przykładu. Odśwież stronę.',
    },
    summary: {
      round: 'Runda',
      actions: 'Akcje',
      exploration: 'Ruch i odkrywanie',
      combat: 'Walka i ucieczka',
      attack: 'Ataki i rany',
      items: 'Przedmioty',
      power: 'Zasilanie i ciemność',
      knowledge: 'Wiedza i komputery',
      leaving: 'Plany awaryjne i drogi wyjścia',
      end: 'Koniec',
    },
    part: {
      players: 'Faza graczy',
      events: 'Faza wydarzeń',
      bag: 'Co wychodzi z kolonii',
      costs: 'Ile to kosztuje',
      basic: 'Akcje podstawowe',
      moving: 'Ruch',
      exploring: 'Odkrywanie',
      noise: 'Rzut na szmery',
      encounter: 'Spotkanie',
      fighting: 'Walka',
      injuries: 'Czy już nie żyje?',
      escaping: 'Ucieczka',
      attack: 'Atak',
      larva: 'Larwa',
      wounds: 'Rany',
      contamination: 'Skażenie',
      searching: 'Przeszukiwanie',
      carrying: 'Noszenie',
      crafting: 'Samoróbki',
      over: 'Kiedy to koniec',
      pods: 'Kapsuły',
      checks: 'Ostatnie sprawdzenia',
      winning: 'Zwycięstwo',
      light: 'Gdzie działa zasilanie',
      dark: 'W ciemności',
      outage: 'Gdy gaśnie zasilanie',
      elevator: 'Winda',
      learning: 'Jak zdobywać wiedzę',
      using: 'Do czego służy',
      computer: 'Komputery',
      contingency: 'Plany awaryjne',
      bunker: 'Brama i bunkier',
      isolation: 'Izolatka',
    },
    tips: {
      nemesis: {
        hand: {
          title: 'Nie wydawaj ostatnich kart',
          says: 'Trzy, cztery karty na ręce to najlepszy pancerz: mała ręka zaprasza atak z zaskoczenia, a ucieczka też kosztuje kartę.',
        },
        company: {
          title: 'Idź tam, gdzie ktoś już jest',
          says: 'Wchodząc do pomieszczenia z inną postacią, nie rzucasz na szmery. Dwie osoby, które idą na zmianę, robią połowę szmerów.',
        },
        careful: {
          title: 'Uważaj tam, gdzie głośno',
          says: 'Gdy wokół Ciebie są dwa lub trzy oznaczone korytarze, ostrożny ruch kosztuje jedną kartę więcej, a oszczędza walki.',
        },
        doors: {
          title: 'Zamykaj za sobą drzwi',
          says: 'Zamknięte drzwi kosztują intruza ruch. Na szmery nie pomagają: te liczą się po obu stronach.',
        },
        search: {
          title: 'Przeszukuj, póki jest cicho',
          says: 'Pierwsze rundy są na pomieszczenia i przedmioty. To, co znajdziesz przed pierwszym spotkaniem, decyduje, jak się skończy.',
        },
        objectives: {
          title: 'Trzymaj oba cele w zasięgu',
          says: 'Do pierwszego spotkania rób to, co służy obu celom. Wtedy odrzucenie jednego niewiele kosztuje.',
        },
        look: {
          title: 'Patrz wcześnie, naprawiaj późno',
          says: 'Sprawdź silniki i kurs, zanim inni będą mieli powód kłamać. To, co naprawisz za wcześnie, każdy może zepsuć.',
        },
        fight: {
          title: 'Wybieraj walki',
          says: 'Strzelaj do tego, co stoi między Tobą a celem, z pomocą i amunicją. Z resztą taniej się rozstać.',
        },
        scan: {
          title: 'Wiedz, co w Tobie siedzi',
          says: 'Skażenie zapycha rękę i może zabić na końcu. Zaplanuj odpoczynek, prysznic lub operację przed ostatnimi rundami.',
        },
        way: {
          title: 'W połowie gry znaj swoją drogę wyjścia',
          says: 'Kapsuły są najpierw zablokowane, a hibernacja otwiera się późno. Wybierz swoją, zanim będą jej potrzebować wszyscy.',
        },
        fires: {
          title: 'Licz pożary i awarie',
          says: 'Znaczników jest w pudełku tylko tyle. Gdy zostaje ich mało, lepiej ugasić pożar, niż znów przeszukiwać.',
        },
        talk: {
          title: 'Wierz czynom, nie słowom',
          says: 'Kto coś podejrzał, może kłamać. Patrz, do jakich pomieszczeń kto chodzi i czego nie chce zrobić.',
        },
      },
      lockdown: {
        hand: {
          title: 'W ciemności trzymaj więcej kart',
          says: 'Żetony mają w ciemności wyższą liczbę. Ręka bezpieczna w świetle zaprasza atak z zaskoczenia tam, gdzie nie ma zasilania.',
        },
        light: {
          title: 'Myśl o następnym zaniku zasilania',
          says: 'Jako następny gaśnie działający żeton zasilania o najwyższym numerze. Wcześnie zdecyduj, który poziom będzie Ci potrzebny na końcu.',
        },
        backup: {
          title: 'Zasilanie awaryjne jest warte spaceru',
          says: 'Dopóki działa, czerwone progi nie mają efektu. Jedna wizyta potrafi utrzymać światło na poziomie przez kilka rund.',
        },
        knowledge: {
          title: 'Ucz się w pierwszej połowie',
          says: 'Trzy punkty wiedzy za zbadany obiekt otwierają słabości i lepsze karty. Później nie będzie czasu nosić zwłok.',
        },
        contingency: {
          title: 'Zbieraj to, co wiedzą inni',
          says: 'Twoje żetony mówią, co nie obowiązuje. Wymień to na to, co widzieli inni, i pamiętaj, że niebieskie i żółte są po dwa.',
        },
        signal: {
          title: 'Przygotuj się na dwa plany awaryjne',
          says: 'Pracuj nad tym, co ratuje przed dwoma najbardziej prawdopodobnymi: sygnał, wiedza albo właściwe miejsce.',
        },
        pods: {
          title: 'Zapamiętaj rundy kapsuł',
          says: 'Żetony SWC leżą na znanych polach toru czasu. Podejrzyj żeton, zanim wsiądziesz: kapsuła, która zostaje, rani.',
        },
        elevator: {
          title: 'Korzystaj z windy',
          says: 'Nie powoduje szmerów i zabiera innych. Ma własne zasilanie, więc może działać, gdy Twój poziom jest w ciemności.',
        },
        computer: {
          title: 'Czytaj kartę komputera',
          says: 'Jej trzy akcje zmieniają się po każdym użyciu. Warto nadłożyć drogi, gdy pokazuje to, czego potrzebujesz.',
        },
        gate: {
          title: 'Pytaj, kto otworzy bramę',
          says: 'Pierwsza śmierć otwiera drogę do bunkra. Jeśli nikt nie ma klucza, ktoś może czekać na Twoją.',
        },
        together: {
          title: 'Odkrywajcie parami',
          says: 'Gdzie ktoś już jest, tam nie ma rzutu, a dwie osoby mogą razem nosić, walczyć i jechać. Rozdzielcie się, gdy macie tajemnice.',
        },
        room: {
          title: 'Izolatka nie zawsze jest bezpieczna',
          says: 'Otwiera się późno, a eksplozja zabija każdego, kto jest w środku. Miej oko na tych, którzy idą do generatora.',
        },
      },
    },
  },
}
