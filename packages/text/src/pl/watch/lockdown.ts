/** The first watch in the facility. Every sentence has at most 25 words. */
import type { Translation } from '../../areas.ts'
import type { lockdownWatch as en } from '../../en/watch/lockdown.ts'

export const lockdownWatch: Translation<typeof en> = {
  title: 'Pierwsza wachta: baza',
  steps: {
    awake:
      'Grasz Hakerem, głęboko pod powierzchnią Marsa. Zasilanie zawodzi, coś poluje w ciemności, a Ty chcesz się wydostać.',
    clock:
      'Za dziesięć rund Korporacja zabije wszystkich, którzy tu zostaną: to czystka. Kapsuły towarowe odlatują w oznaczonych rundach: 10 i 8.',
    order:
      'Jeden tajny rozkaz, plan awaryjny, decyduje na końcu, kto zginie. Twój żeton, Kod żółty, zabija tych, co wiedzą za mało: wiedza 4 lub mniej.',
    twoYellow: 'Kod, który ktoś ma, nie jest tym tajnym. Ale żółte są dwa, więc ten drugi wciąż może Cię zabić.',
    walk: 'Każda karta coś robi i każdą można zapłacić. Tura to dwie akcje. Idź do windy: jedna karta, byle nie „Mistrzowski plan”.',
    noise:
      'Nikogo tu nie było, więc wywołujesz szmery. Kość wybrała korytarz do schodów. Jeden znacznik to tylko ostrzeżenie.',
    call: 'Winda stoi sekcję niżej, w S-02. Ma własne zasilanie. Wezwij ją: jedna karta, żadnych szmerów.',
    sentryTakes:
      'Grają z Tobą dwie osoby: Oduya, czyli Wartownik, i Brandt, czyli Sprzątacz. Oduya bierze wolny plan awaryjny i ogląda go w sekrecie.',
    ride: 'Sprzątacz dołącza i nie rzuca: wchodząc tam, gdzie ktoś jest, nie wywołuje się szmerów. Zjedź do S-02, gdzie jest światło.',
    along: 'Winda zabiera też innych, jeśli się zgodzą. Zabierz Sprzątacza (to Brandt).',
    archive:
      'W świetle działają komputery, strzały są celniejsze, a szmery cichną tam, gdzie nikogo nie ma. Wejdź do nieodkrytego pomieszczenia.',
    plan: 'To Archiwum. Jego akcja kosztuje dwie karty, „Mistrzowski plan” robi to sam. Twoja wiedza rośnie o 2 i oglądasz jeden plan awaryjny.',
    planPart: 'Karta ma dwie połowy: wybierz akcję pomieszczenia.',
    token: 'Czyj plan awaryjny chcesz zobaczyć? Obejrzyj pierwszy, który ma Oduya, czyli Wartownik.',
    grey: 'Kod szary zabija każdego, kto odlatuje kapsułą. Jedyny ma Wartownik, więc nie obowiązuje: kapsułom nic z jego strony nie grozi.',
    pass: 'Nie ma kart, nie ma akcji. Spasuj. W następnej rundzie znów dobierzesz do pięciu.',
    launch10:
      'Wszyscy spasowali. Żeton przy 10 mówi, które kapsuły odlatują: ŻADNA. Kto by w niej teraz siedział, wyszedłby ciężko ranny.',
    outage:
      'Czas przechodzi na 9 i mija czerwony próg: gaśnie niebieski żeton zasilania o najwyższym numerze. To było światło w S-02.',
    event:
      'Jedno wydarzenie na rundę, a w ciemności robi więcej: teraz szmery słychać w każdym korytarzu wokół Ciebie.',
    janitorLooks: 'Sprzątacz budzi martwy komputer, ogląda żeton kapsuł przy 8 i mówi: „Odlatują wszystkie”. Wierzysz?',
    neuralink: 'Bez zasilania komputer wymaga sztuczki. Sprzątacz miał swoją, Ty też masz: zagraj „Neurozłącze”.',
    learn: 'Karta komputera daje trzy możliwości. Wybierz wiedzę: wzrośnie do 4, a żółty przy 4 wciąż zabija.',
    intoTheDark:
      'Do Laboratorium i kapsuły A idzie się przez Gabinet chirurgiczny. Jest tam ciemno, a w dwóch z czterech korytarzy słychać szmery. Idź.',
    encounter: 'Wypada 4: tam już były szmery. Znaczniki wokół znikają, a z kolonii wychodzi żeton.',
    objective:
      'Pierwszy kontakt. Każdy zatrzymuje teraz jeden cel, a drugi odrzuca. Przeżyć to za mało: żeby wygrać, trzeba spełnić swój cel.',
    surprise: 'Dwie liczby: 2 w świetle, 4 w ciemności. Masz 3 karty. Tutaj to za mało, więc atakuje od razu.',
    wounded:
      'Dwie powierzchowne rany: jedna od pazurów, druga za ciemność. Do tego karta skażenia: martwa karta, w której może siedzieć larwa.',
    lightsOn:
      'Wartownik uruchamia Generator i w S-02 znów jest światło. Czegokolwiek chce Wartownik, światło pomoże Ci w walce.',
    shoot: 'Strzał kosztuje kartę i 1 amunicji. W świetle rzucasz lepszą kością.',
    double: 'Jedno trafienie albo dwa, jeśli odrzucisz kartę. Odrzuć ją.',
    pickUp: 'Karta mówi, ile tym razem wytrzyma: 2. Nie żyje. Podnieś truchło: jedna karta, jedna ręka.',
    passAgain: 'Kart już nie ma, ale jesteś w świetle. W ciemności pusta ręka to proszenie się o kłopoty. Spasuj.',
    hatching:
      'Z jednego z jaj wykluwa się larwa. W ciemności każdy bez kart miałby ją teraz w sobie. Ocaliło Cię światło.',
    lab: 'Osiem: w tej rundzie mogą odlecieć kapsuły, a Sprzątacz siedzi już w kapsule B. Najpierw zanieś truchło do Laboratorium.',
    analyze: 'Przy wiedzy 4 giniesz, jeśli obowiązuje żółty. „Mistrzowski plan” wrócił na rękę: przebadaj truchło.',
    analyzePart: 'Znów wybierz akcję pomieszczenia.',
    claim:
      'Wiedza 7 i odkryta słabość tych stworzeń. Wartownik woła: „Obowiązuje szary, kapsuły zabijają. Zamknij się w Izolatce!”. Ty wiesz lepiej.',
    toPod: 'Szary widzisz u samego Wartownika. Idź dalej, do kapsuły A.',
    enter: 'Wsiadaj: dwie karty, potem odrzucasz resztę kart i pasujesz. W kapsule mieści się jedna osoba.',
    launch: 'Wartownik zamyka się w Izolatce. Potem odkryty zostaje żeton przy 8: WSZYSTKIE. Sprzątacz mówił prawdę.',
    end: 'Koniec. Trzy pytania decydują, kto przeżyje i kto wygra: tajny plan awaryjny, zarażenie, cel. Pamiętaj: Twoja wiedza to 7.',
  },
  answers: {
    first: 'Dobry odruch. Najpierw czytaj dalej; zaraz Twoja kolej.',
    notNow: 'To też by się udało. Najpierw zróbmy to, co podświetlone.',
    careful: 'Ciszej, ale dwa razy drożej. Zobaczmy najpierw, co robią szmery.',
    otherDoor: 'Tamtędy też można. My musimy wejść do podświetlonego pomieszczenia.',
    keepPlan: 'Zatrzymaj „Mistrzowski plan”: zaraz oszczędzi Ci kartę. Zapłać inną.',
    stairs:
      'Schody też prowadzą w dół, ale są ciemne, a w każdym pustym pomieszczeniu rzuca się kością. Wybierz windę.',
    otherFloor: 'Tam też jedzie. Dziś światło jest w S-02.',
    takeHim: 'Możesz jechać bez nikogo, ale w towarzystwie robisz mniej szmerów. Zabierz Sprzątacza.',
    roomFirst: 'Podejrzenie dwóch pomieszczeń też się przyda. Teraz więcej warte jest Archiwum.',
    sentryFirst: 'Każdy poznany plan awaryjny pomaga. Ten będzie ważny: pierwszy, który ma Wartownik.',
    knowledgeFirst: 'Przyda się, ale innym razem. Dziś przy życiu utrzyma Cię wiedza.',
    bypassLater: 'Możesz włączyć światło, ale zaraz zrobi to ktoś inny. Oszczędź kartę.',
    scoreToo:
      'Ten cel wymaga śmierci Wartownika. Może się udać, ale nie zależy od Ciebie. Wybierz go jeszcze raz, jeśli naprawdę chcesz.',
    bareHands: 'Chybienie gołymi rękami to głęboka rana. Masz broń.',
    stayAndShoot: 'Ucieczka to jeszcze jeden atak. W świetle masz lepsze szanse: strzelaj.',
    discardIt: 'Jedno trafienie może nie wystarczyć, a na koniec rundy zaatakuje. Odrzuć kartę.',
    takeIt: 'Nie zostawiaj niczego, z czego można się uczyć. Podnieś truchło.',
    labFirst: 'Zaraz. Najpierw się ucz: wiedza 4 to o jeden za mało.',
    podNow: 'Kapsuły odlatują na koniec tej rundy. Wsiadaj teraz.',
  },
  know: {
    light: 'Światło pomaga w walce, ale może zgasnąć.',
    dark: 'W ciemności trzymaj więcej kart.',
    noise: 'Szmery tam, gdzie już są, sprowadzają łowców; w towarzystwie się nie pojawiają.',
    elevator: 'Winda jeździ bez szmerów.',
    knowledge: 'Wiedza ratuje życie: od 3, 5 i 8 działa dla Ciebie kolejna słabość.',
    orders: 'Żeton planu, który widzisz, nie obowiązuje, ale niebieskie i żółte są po dwa. O reszcie ludzie kłamią.',
    pods: 'Kapsuły odlatują w oznaczonych rundach, a żeton mówi, które kapsuły.',
    winning: 'Przeżyć to jeszcze nie wygrać.',
  },
  toMeet:
    'Bunkier i brama główna, zasilanie awaryjne, alarm, autodestrukcja, pożary, śluz, samoróbki i wymiana z tymi, którym nie ufasz.',
  won: 'Udało Ci się uciec i wygrywasz. Sprzątacz też: chciał, by przeżyła dokładnie jedna bliska osoba. Celem Wartownika była Twoja śmierć.',
  livedAndLost: 'Udało Ci się uciec i żyjesz, ale cel nie jest spełniony. Przeżywasz i przegrywasz.',
}
