/** The words inside the rules: how they are read, a first overview, and what the signs on the table mean. */

import type { Translation } from '../../../areas.ts'
import type { rulebookWords as en } from '../../../en/pages/rulebook/index.ts'

export const rulebookWords: Translation<typeof en> = {
  // finding
  search: 'Zapytaj o zasady',
  searchHint:
    'Pytanie, słowa albo numer zasady, na przykład „czy mogę strzelić do innego pomieszczenia”, „pożar jajo” lub ENC-03',
  clear: 'Wyczyść wyszukiwanie',
  found: 'Wyniki: {n}',
  nothingFound: 'Nic w zasadach do tego nie pasuje. Spróbuj użyć mniej słów albo innych.',
  answeredBy: 'Najlepsza odpowiedź: {section}, {id}. Wyniki: {n}.',
  bestAnswer: 'Najlepsza odpowiedź',
  alsoFound: 'Także w zasadach',
  askFor: 'Pytaj jak przy stole:',
  askFirst: {
    nemesis: {
      first: 'Czy mogę strzelić do innego pomieszczenia?',
      second: 'Co z drugą larwą?',
      third: 'Kiedy odblokowują się kapsuły ratunkowe?',
    },
    lockdown: {
      first: 'Czy winda działa bez zasilania?',
      second: 'Jak otworzyć bramę główną?',
      third: 'Czym jest plan awaryjny?',
    },
  },
  showMore: 'Pokaż jeszcze {n}',
  chapters: 'Rozdziały',
  contents: 'Spis treści',
  whichGame: 'Która gra',
  youAreHere: 'Tu jesteś',

  // reading
  unknown: 'Nie ma zasady {id}.',
  allOf: 'Wszystkie zasady: {section}',
  rulings: 'Powiązane rozstrzygnięcia',
  completes: 'Uzupełnia',
  examples: 'Przykłady',
  mentionedIn: 'Wspomniane także w',
  why: 'Dlaczego',
  ruling: 'Rozstrzygnięcie {n}',
  kind: { rule: 'Zasada', example: 'Przykład' },
  change: { same: 'jak w Nemesis', new: 'nowość w Lockdown', changed: 'zmiana' },
  cites: 'Gdzie mówi o tym drukowana instrukcja',

  // what this is
  rulesOf: 'Zasady gry {game}',
  intro:
    'Cała gra naszymi słowami, zasada po zasadzie. Numery stron dotyczą drukowanej instrukcji, dla tych, którzy ją mają.',
  /** Above a book that there is not in the reader's language. */

  chapter: {
    goal: 'Cel i koniec gry',
    round: 'Przebieg rundy',
    actions: 'Co możesz robić',
    moving: 'Ruch, eksploracja, szmery',
    combat: 'Spotkania i walka',
    health: 'Rany i skażenie',
    markers: 'Pożary, awarie, śluz, drzwi',
    items: 'Przedmioty i ciężkie obiekty',
    rooms: 'Pomieszczenia',
    pods: 'Kapsuły ratunkowe',
    leaving: 'Ucieczka',
    power: 'Zasilanie i ciemność',
    secrets: 'Co jest tajne',
    modes: 'Inne tryby rozgrywki',
    setup: 'Przygotowanie gry',
    basics: 'Podstawowe pojęcia',
    box: 'Co jest w grze i ile',
    rulings: 'Rozstrzygnięcia',
    examples: 'Rozpisane przykłady',
  },

  // one screen to begin with
  firstGame: 'Twoja pierwsza gra',
  firstGamePoints: {
    win: {
      title: 'Przeżyj i zrób swoje',
      says: 'Wygrywasz, jeśli przeżyjesz i spełnisz swój cel. Inni mają własne cele.',
    },
    out: {
      title: 'Dwie drogi do domu',
      says: 'Zaśnij w Hibernatorium, gdy otworzą się kapsuły hibernacyjne, albo ucieknij kapsułą ratunkową.',
    },
    cards: { title: 'Karty to czas', says: 'Za wszystko, co robisz, płacisz kartami z ręki.' },
    noise: {
      title: 'Szmery ich przyciągają',
      says: 'Wchodząc do pustego pomieszczenia, wykonujesz rzut na szmery. Korytarz, w którym szmery już są, sprowadza intruza.',
    },
    surprise: {
      title: 'Zachowaj kilka kart',
      says: 'Kto ma za mało kart na ręce, gdy pojawia się intruz, od razu jest atakowany.',
    },
    fight: {
      title: 'Walka to ostateczność',
      says: 'Strzały chybiają i nikt nie wie, ile wytrzyma intruz. Gdy uciekasz, on atakuje pierwszy.',
    },
    choose: {
      title: 'Pierwszy intruz rozstrzyga',
      says: 'Gdy tylko jakiś pojawi się na planszy, zatrzymujesz jeden z dwóch celów.',
    },
    trust: {
      title: 'Sprawdzaj na własne oczy',
      says: 'Stan silników i kurs są tajne. Kto je widział, może kłamać.',
    },
  },
  roundSteps: {
    draw: { title: 'Dobieranie', says: 'Każdy uzupełnia rękę do pięciu kart.' },
    turns: { title: 'Tury', says: 'Po kolei, po dwie akcje, aż wszyscy spasują.' },
    pass: {
      title: 'Pas',
      says: 'Kto nie może lub nie chce grać dalej, pasuje. Gdy spasują wszyscy, odpowiada statek:',
    },
    time: { title: 'Czas', says: 'O rundę mniej do skoku.' },
    attack: { title: 'Ataki', says: 'Atakuje każdy intruz, w którego pomieszczeniu ktoś jest.' },
    fire: { title: 'Pożary', says: 'Ogień rani intruzów i niszczy jaja.' },
    event: { title: 'Wydarzenie', says: 'Intruzi się ruszają, a potem coś się dzieje.' },
    bag: { title: 'Kolonia', says: 'To, co się tam czai, rośnie w siłę.' },
  },

  // what the signs mean
  tryIt: 'Wypróbuj',
  // more than the rules themselves
  more: 'Czytaj, oglądaj, drukuj',
  pages: {
    summaries: {
      title: 'Ściągawki na jedną stronę',
      says: 'Zasady jednego tematu na jednej kartce, do czytania lub druku.',
    },
    boards: {
      title: 'Plansze z objaśnieniami',
      says: 'Obie strony z numerami. Naciśnij numer, by przeczytać, co to jest.',
    },
    layout: { title: 'Przygotowanie w obrazkach', says: 'Co gdzie leży, od jednego do pięciu graczy.' },
    glossary: { title: 'Słowniczek', says: 'Każdy termin gry wraz z zasadą.' },
    tips: { title: 'Wskazówki', says: 'Co pomaga przeżyć, gdy znasz już zasady.' },
    trials: { title: 'Przykłady do wypróbowania', says: 'Każdy przykład na planszy, krok po kroku albo po swojemu.' },
  },
  signs: 'Znaki na stole',
  signsHint: 'Każdy znacznik i symbol oraz zasada, która za nim stoi.',
  recipesHint: 'Z czego powstaje każda samoróbka i gdzie to znaleźć.',
  signGroups: {
    room: 'W pomieszczeniach i korytarzach',
    people: 'Przy postaciach',
    creatures: 'Intruzi',
    ship: 'Statek',
  },
  sign: {
    corridorNumber: {
      title: 'Numer korytarza',
      says: 'Kto na którymkolwiek jego końcu wyrzuci ten numer w rzucie na szmery, wywołuje szmery tutaj.',
    },
    noise: { title: 'Szmery', says: 'W tym korytarzu słychać szmery. Gdy kość wskaże go znowu, coś z niego wyjdzie.' },
    silence: { title: 'Cisza', says: 'Nic nie słychać. Jeśli pokrywa Cię śluz, liczy się jako niebezpieczeństwo.' },
    danger: {
      title: 'Niebezpieczeństwo',
      says: 'Intruzi z sąsiednich pomieszczeń, którzy nie walczą, przychodzą do Ciebie. Jeśli takich nie ma, we wszystkich korytarzach wokół pojawiają się szmery.',
    },
    fire: { title: 'Pożar', says: 'Kto kończy tu turę, otrzymuje ranę. Dziewiąty znacznik niszczy statek.' },
    malfunction: {
      title: 'Awaria',
      says: 'Akcja pomieszczenia i jego komputer nie działają. Dziewiąty znacznik niszczy statek.',
    },
    doorClosed: { title: 'Zamknięte drzwi', says: 'Nikt nie przejdzie. Intruz, który spróbuje, je niszczy.' },
    doorBroken: { title: 'Zniszczone drzwi', says: 'Nikogo nie zatrzymają i prawie nigdy nie da się ich już zamknąć.' },
    technical: {
      title: 'Korytarze techniczne',
      says: 'Poruszają się nimi intruzi; ludzie prawie nigdy. Szmery niosą się nimi do każdego wejścia.',
    },
    items: { title: 'Przedmioty', says: 'Ile rzeczy można tu jeszcze znaleźć.' },
    computer: { title: 'Komputer', says: 'Niektóre karty wymagają działającego komputera.' },
    unknown: { title: 'Nieodkryte', says: 'Nikogo tu jeszcze nie było. O tym, co znajdziesz, decyduje żeton.' },
    vent: {
      title: 'Dekompresja',
      says: 'Każda postać i każdy intruz w tym pomieszczeniu ginie na koniec fazy graczy, chyba że któreś drzwi się otworzą lub zostaną zniszczone.',
    },
    egg: { title: 'Jajo', says: 'Ciężkie. To nie intruz, a warto je przebadać.' },
    carcass: { title: 'Truchło', says: 'Tyle zostaje z intruza. Ciężkie, a warto je przebadać.' },
    corpse: { title: 'Zwłoki', says: 'Komuś się nie udało. Ciężkie, a warto je przebadać.' },
    hand: { title: 'Karty na ręce', says: 'Płacisz nimi za akcje, a na ręce chronią przed atakiem z zaskoczenia.' },
    light: { title: 'Powierzchowna rana', says: 'Trzecia zamienia wszystkie trzy w 1 głęboką ranę.' },
    serious: { title: 'Głęboka rana', says: 'Przeszkadza, póki nie jest opatrzona. Przy trzech następna rana zabija.' },
    dressed: { title: 'Opatrzona rana', says: 'Nadal ją masz, ale już nie przeszkadza.' },
    slime: { title: 'Śluz', says: 'Dla tej postaci cisza liczy się jako niebezpieczeństwo.' },
    contamination: {
      title: 'Skażenie',
      says: 'Karta, którą nie da się płacić. Na niektórych kryje się zarażenie.',
    },
    larva: { title: 'Larwa', says: 'Siedzi w kimś. Trzeba się jej pozbyć przed końcem.' },
    signal: { title: 'Sygnał', says: 'Wysłany z Pokoju łączności. Wymagają go niektóre cele.' },
    ammo: { title: 'Amunicja', says: 'Każdy strzał zużywa 1.' },
    objective: { title: 'Cel', says: 'Tajny. Najpierw dwa, po pierwszym spotkaniu jeden.' },
    first: { title: 'Pierwszy gracz', says: 'Zaczyna rundę; żeton co rundę przechodzi w lewo.' },
    pass: { title: 'Pas', says: 'Ta osoba nie ma już tur w tej rundzie.' },
    injury: { title: 'Obrażenie', says: 'Na intruzie. Za każdym razem dobrana karta mówi, czy to już dość.' },
    bag: { title: 'Kolonia', says: 'Co może się pojawić. Zmienia się co rundę.' },
    attack: { title: 'Atak', says: 'Dobiera się kartę; trafia, jeśli pokazuje ten rodzaj intruza.' },
    weakness: { title: 'Słabość', says: 'Odkrywana w Laboratorium. Pomaga wszystkim.' },
    nest: { title: 'Gniazdo', says: 'Tu leżą jaja. Bez jaj jest zniszczone.' },
    engine: { title: 'Silniki', says: 'Dwa z trzech muszą być sprawne, bo inaczej nikt, kto śpi, się nie obudzi.' },
    course: { title: 'Kurs', says: 'Dokąd leci statek. Tylko koordynaty mówią, która litera to Ziemia.' },
    hibernatorium: {
      title: 'Hibernacja',
      says: 'Kapsuły otwierają się późno. Kto śpi, do końca jest poza grą i dzieli los statku.',
    },
    pod: { title: 'Kapsuła ratunkowa', says: 'Po dwa miejsca. Zawsze dociera na Ziemię.' },
    lock: { title: 'Zablokowana kapsuła', says: 'Trzeba ją najpierw odblokować.' },
    selfDestruct: { title: 'Autodestrukcja', says: 'Od żółtego pola nic jej już nie zatrzyma.' },
    jump: { title: 'Skok', says: 'Gdy minie czas, statek skacze. Kto na pokładzie nie śpi, ginie.' },
  },

  /** The second game, where it says something else. */
  facility: {
    intro:
      'Cała gra naszymi słowami, zasada po zasadzie, wraz z tym, co nowe lub zmienione względem Nemesis. Numery stron dotyczą drukowanej instrukcji, dla tych, którzy ją mają.',
    firstGamePoints: {
      win: {
        title: 'Przeżyj i zrób swoje',
        says: 'Wygrywasz, jeśli przeżyjesz i spełnisz swój cel. Inni mają własne cele.',
      },
      out: {
        title: 'Trzy sposoby na przeżycie',
        says: 'Zamknij się w Izolatce, dotrzyj przez bramę główną do bunkra albo odleć kapsułą SWC.',
      },
      contingency: {
        title: 'Jeden plan awaryjny zabija',
        says: 'Na koniec Korporacja wykonuje jeden tajny plan awaryjny. Nie jest nim żaden żeton, który masz lub podejrzysz, ale niebieskie i żółte są po dwa.',
      },
      dark: {
        title: 'Trzymaj się światła',
        says: 'Zasilanie gaśnie sektor po sektorze. W ciemności ataki są groźniejsze, trudniej trafić, a komputery nie działają.',
      },
      knowledge: {
        title: 'Ucz się',
        says: 'Im więcej wiesz o nocnych łowcach, z tym większej liczby ich słabości i swoich kart możesz korzystać.',
      },
      cards: { title: 'Karty to czas', says: 'Za wszystko, co robisz, płacisz kartami z ręki.' },
      noise: {
        title: 'Szmery ich przyciągają',
        says: 'Wchodząc do pustego pomieszczenia, wykonujesz rzut na szmery. Korytarz, w którym szmery już są, sprowadza nocnego łowcę.',
      },
      trust: {
        title: 'Pytaj i wątp',
        says: 'Kto podejrzał żeton, może o tym powiedzieć, wymienić się wiedzą albo skłamać.',
      },
    },
    roundSteps: {
      draw: { title: 'Dobieranie', says: 'Każdy uzupełnia rękę do pięciu kart.' },
      turns: { title: 'Tury', says: 'Po kolei, po dwie akcje, aż wszyscy spasują.' },
      pass: {
        title: 'Pas',
        says: 'Kto nie może lub nie chce grać dalej, pasuje. Gdy spasują wszyscy, odpowiada baza:',
      },
      launch: {
        title: 'Start kapsuł',
        says: 'Jeśli na tym polu toru czasu leży żeton SWC, decyduje on, które kapsuły startują.',
      },
      time: { title: 'Czas', says: 'O rundę mniej do czystki.' },
      outage: {
        title: 'Zanik zasilania',
        says: 'Gdy tak każe tor czasu, gaśnie działający żeton zasilania o najwyższym numerze.',
      },
      noise: { title: 'Cisza', says: 'Tam, gdzie działa zasilanie, szmery z dala od ludzi znikają.' },
      attack: { title: 'Ataki', says: 'Atakuje każdy nocny łowca, w którego pomieszczeniu ktoś jest.' },
      fire: { title: 'Pożary', says: 'Ogień rani nocnych łowców i niszczy jaja.' },
      event: {
        title: 'Wydarzenie',
        says: 'Nocni łowcy się ruszają, a potem coś się dzieje; w ciemności coś jeszcze.',
      },
      bag: { title: 'Kolonia', says: 'To, co się tam czai, rośnie w siłę.' },
    },
    signGroups: { creatures: 'Nocni łowcy', place: 'Baza' },
    sign: {
      danger: {
        title: 'Niebezpieczeństwo',
        says: 'Nocni łowcy z sąsiednich pomieszczeń, którzy nie walczą, przychodzą do Ciebie. Jeśli takich nie ma, we wszystkich korytarzach wokół pojawiają się szmery.',
      },
      fire: {
        title: 'Pożar',
        says: 'Kto kończy tu turę, otrzymuje ranę. Gdy zabraknie znacznika na kolejny pożar, baza zostaje zniszczona.',
      },
      malfunction: {
        title: 'Awaria',
        says: 'Akcja pomieszczenia i jego komputer nie działają. Gdy zabraknie znacznika na kolejną awarię, baza zostaje zniszczona.',
      },
      doorClosed: { title: 'Zamknięte drzwi', says: 'Nikt nie przejdzie. Nocny łowca, który spróbuje, je niszczy.' },
      technical: {
        title: 'Korytarze techniczne',
        says: 'Poruszają się nimi nocni łowcy; ludzie prawie nigdy. Szmery niosą się nimi do każdego wejścia.',
      },
      computer: {
        title: 'Komputer',
        says: 'Przy działającym zasilaniu można tu wykonać jedną z trzech akcji odkrytej karty akcji komputera.',
      },
      vent: {
        title: 'Wentylacja',
        says: 'Każda postać i każdy nocny łowca w tym pomieszczeniu ginie na koniec fazy graczy, chyba że któreś drzwi się otworzą lub zostaną zniszczone.',
      },
      egg: { title: 'Jajo', says: 'Ciężkie. To nie nocny łowca, a warto je przebadać.' },
      carcass: { title: 'Truchło', says: 'Tyle zostaje z nocnego łowcy. Ciężkie, a warto je przebadać.' },
      stairs: { title: 'Ciąg ewakuacyjny', says: 'Łączy sektory, nie należy do żadnego i zawsze jest w ciemności.' },
      elevator: {
        title: 'Winda',
        says: 'Ma własne zasilanie. Wezwanie to jedna akcja, jazda druga; żadna nie powoduje szmerów.',
      },
      knowledge: {
        title: 'Wiedza',
        says: 'Odblokowuje karty i słabości. Wymagają jej niektóre cele i jeden plan awaryjny.',
      },
      signal: {
        title: 'Sygnał',
        says: 'Wysyłany z Pokoju łączności. Wymagają go niektóre cele i jeden plan awaryjny.',
      },
      injury: { title: 'Obrażenie', says: 'Na nocnym łowcy. Za każdym razem dobrana karta mówi, czy to już dość.' },
      attack: {
        title: 'Atak',
        says: 'Dobiera się kartę; trafia, jeśli pokazuje ten rodzaj. W ciemności może zrobić więcej.',
      },
      weakness: {
        title: 'Słabość',
        says: 'Pierwsza jest znana od początku. Możesz jej użyć od wiedzy 3, a po odkryciu także drugiej (od 5) i trzeciej (od 8).',
      },
      power: {
        title: 'Zasilanie',
        says: 'Po jednym żetonie na każdy sektor i na windę. Dają światło, łatwiejsze trafianie i działające komputery.',
      },
      dark: {
        title: 'Ciemność',
        says: 'Dodatkowe efekty wydarzeń i ataków dotyczą tych, którzy są w ciemności.',
      },
      backup: { title: 'Zasilanie awaryjne', says: 'Dopóki działa, czerwone progi na torze czasu nie mają efektu.' },
      contingency: {
        title: 'Plan awaryjny',
        says: 'Jest ich siedem, niebieski i żółty po dwa razy. Jeden obowiązuje i na koniec zostaje wykonany; zielony nie zabija nikogo. Plan odpada, gdy znasz wszystkie jego żetony.',
      },
      cssPod: {
        title: 'Kapsuła SWC',
        says: 'Po jednym miejscu. Wejść można, gdy żeton czasu jest na polu z żetonem SWC; ten drugi decyduje, które kapsuły startują. Z pozostałych wychodzi się z głęboką raną.',
      },
      gate: {
        title: 'Brama główna',
        says: 'Otwiera ją pierwsza śmierć, klucz albo czerwona strona żetonu autodestrukcji.',
      },
      rover: {
        title: 'Łazik i bunkier',
        says: 'Łazik przewozi jedną osobę w bezpieczne miejsce. Skafander też wystarczy, ale z rzutem na szmery.',
      },
      isolation: {
        title: 'Izolatka',
        says: 'Od pola 8 można się w niej zamknąć. Eksplozja i tam dosięgnie.',
      },
      alert: { title: 'Procedura alarmowa', says: 'Skraca pozostały czas o połowę i od razu odblokowuje Izolatkę.' },
      selfDestruct: {
        title: 'Autodestrukcja',
        says: 'Masz trzy pola, by ją zatrzymać. Gdy jest czerwona, nic jej nie zatrzyma, a brama się otwiera.',
      },
      purge: { title: 'Czystka', says: 'Gdy minie czas, ginie każdy, kto jest w bazie i nie zamknął się w Izolatce.' },
    },
  },
}
