/** The first watch on the ship: one short group of sentences beside each lit thing. */
import type { Translation } from '../../areas.ts'
import type { nemesisWatch as en } from '../../en/watch/nemesis.ts'

export const nemesisWatch: Translation<typeof en> = {
  title: 'Pierwsza wachta: statek',
  steps: {
    awake: 'Jesteś Zwiadowcą. Cały statek powinien spać, a Ty nie śpisz. Wróć cało do kapsuły hibernacyjnej.',
    clock: 'Dziesięć rund do skoku. Kapsuły otworzą się na 8. Kto na 0 jeszcze nie śpi, ten ginie.',
    cards: 'Pięć kart. Każda coś robi, a zarazem każda to pieniądz: odrzuć ją, żeby zapłacić za coś innego.',
    pickRoom:
      'Tura to dwie akcje. Zacznij od ruchu: wybierz podświetlone pomieszczenie, którego nikt jeszcze nie odkrył.',
    payMove: 'Ruch kosztuje jedną kartę, dowolną. Jedna jest już wskazana; dotknij innej, jeśli wolisz oddać tamtą.',
    explored: 'Nikogo tu jeszcze nie było. To Sterownia silników: dwa przedmioty do znalezienia i awaria.',
    noise: 'Wchodzisz do pustego pomieszczenia, więc wywołujesz szmery. Kość decyduje, który korytarz Cię usłyszy.',
    marker:
      'Jeden znacznik to tylko ostrzeżenie. Wyrzuć ten korytarz jeszcze raz, z dowolnej strony, a coś z niego wyjdzie.',
    search:
      'Druga akcja: zagraj „Przeszukanie”. W żółtych pomieszczeniach są narzędzia, w zielonych leki, w czerwonych broń, w białych wszystko.',
    keep: 'Zatrzymaj jeden; każdym naprawisz to pomieszczenie. Zielona linia znaczy: pomaga w jednym z Twoich tajnych celów. Inni widzą tylko kolor.',
    captainSignals:
      'Inni też mają po dwie akcje. Vega, czyli Kapitan, idzie do Pokoju łączności i wysyła sygnał. Po co? To tajemnica.',
    mechanicRepairs:
      'Ito, czyli Mechanik, odkrywa Kajuty i wyrzuca 1. Zapamiętaj ten korytarz ze szmerami: prowadzi do Hibernatorium.',
    repair:
      'Znowu Twoja tura. Paski oznaczają awarię: akcja pomieszczenia nie działa. Użyj swojego znaleziska; to kosztuje jedną kartę.',
    repairPart: 'Narzędziami naprawisz pomieszczenie albo otworzysz drzwi. Wybierz naprawę.',
    roomAction: 'Każde pomieszczenie coś potrafi, zwykle za dwie karty. To pokaże Ci wszystkie trzy silniki.',
    engines:
      'Silnik 1 jest uszkodzony, 2 i 3 działają. Statek potrzebuje dwóch, żeby lecieć. Widzisz to tylko Ty, więc możesz kłamać.',
    pass: 'Nie ma kart, nie ma akcji. Spasuj. W następnej rundzie znów dobierzesz do pięciu.',
    time: 'Wszyscy spasowali, więc teraz kolej statku. Najpierw czas: dziewięć.',
    event:
      'Co rundę jedna karta wydarzenia. Ta wywołuje szmery w korytarzach technicznych: słychać je przy każdym zielonym wejściu.',
    bag: 'Na koniec żeton z kolonii, czyli z woreczka stworzeń. Larwa podrosła: do kolonii trafia dorosły osobnik. Im dłużej czekasz, tym gorzej.',
    newRound: 'Nowa runda: znowu pięć kart. Teraz zaczyna Kapitan.',
    company: 'Kapitan przychodzi do Ciebie i nie rzuca kością. Gdy ktoś już tam jest, wchodzi się bez szmerów.',
    pickHome: 'Kapsuły otworzą się na koniec tej rundy. Idź do Hibernatorium.',
    odds: 'Dwie ścianki z dziesięciu trafiają w korytarz, w którym hałasował Mechanik. Pozostałe osiem jest bezpiecznych. Idziesz?',
    encounter: 'Wypada 1. W tym korytarzu już były szmery, więc znacznik znika, a z kolonii wychodzi żeton.',
    objective:
      'Pierwszy kontakt. Każdy zatrzymuje teraz jeden cel, a drugi odrzuca. Przeżyć to za mało: żeby wygrać, trzeba spełnić swój cel.',
    surprise:
      'Jego liczba to 3, a Ty masz 4 karty: nie ma ataku z zaskoczenia. Przy dwóch kartach na ręce już by atakował.',
    shoot:
      'Walka: strzelaj, walcz wręcz albo uciekaj. Strzał kosztuje kartę i 1 amunicji; trzy ścianki z sześciu trafiają dorosłego osobnika.',
    tough: 'Dwa trafienia! Karta mówi, ile tym razem wytrzyma: 4. Dwa to za mało. Zostaje.',
    alone: 'Kapitan pasuje z trzema kartami na ręce. Nikt nie musi Ci pomagać.',
    flee: 'Zostaniesz: zaatakuje na koniec rundy. Uciekniesz: zaatakuje raz, od razu. Uciekaj do Kapitana.',
    wounded:
      'Jedna powierzchowna rana, jedna karta skażenia. Trzy powierzchowne to jedna głęboka; po trzech głębokich każda rana zabija.',
    contamination:
      'Skażenie kryje się w Twojej talii i nie da się nim płacić. Jedna karta na cztery jest zarażona: może wszczepić Ci larwę.',
    keepCards: 'Zostały dwie karty. Spasuj i zatrzymaj je: karty na ręce to Twój pancerz, a dobierasz tylko do pięciu.',
    discardNone: 'Pasując, możesz odrzucić karty, żeby dobrać nowe. Tym razem zatrzymaj obie.',
    open: 'Osiem. Kapsuły są otwarte.',
    walksAway:
      'Karta wydarzenia prowadzi dorosłe osobniki korytarzem 3. Twój wychodzi z Hibernatorium do nieodkrytego pomieszczenia obok.',
    takesPlace: 'Oto i skażenie. Zajmuje miejsce jednej z pięciu kart i nie da się nim płacić.',
    rest: 'Mechanik jest już przy kapsułach. Zagraj „Odpoczynek”: zeskanujesz swoje skażenie i usuniesz to, co czyste.',
    clean: 'Czysta. Gdyby było na niej ZARAŻENIE, mieszkałaby w Tobie larwa, a druga by Cię zabiła.',
    goHome: 'Ktoś już tam jest, więc wejdziesz bez rzutu na szmery. Idź do Hibernatorium.',
    motivation:
      'Kapitan idzie za Tobą i zagrywa „Motywację”: wszyscy w pomieszczeniu dobierają kartę. Niektórzy jednak pomagają.',
    mechanicSleeps: 'Mechanik wchodzi do kapsuły: dwie karty, jeden rzut na szmery, nic się nie zjawia. Śpi.',
    hibernate:
      'Trzy ścianki z dziesięciu coś sprowadzą: dwie przez szmery w korytarzu, jedna przez dorosłego osobnika obok. Mimo to wchodź.',
    jump: 'Wszyscy śpią, a statek skacze. Teraz cztery pytania decydują, kto przeżyje i kto wygra: silniki, kurs, zarażenie, cel.',
  },
  answers: {
    first: 'Dobry odruch. Najpierw czytaj dalej; zaraz Twoja kolej.',
    notNow: 'To też by się udało. Najpierw zróbmy to, co podświetlone.',
    careful: 'Ciszej i dwa razy drożej. Zobaczmy najpierw, co robią szmery.',
    otherDoor: 'Tamtędy też można. W podświetlonym jest coś dla nas.',
    spendFirst: 'Dobra karta. Najpierw wydaj jedną na ruch.',
    keepSearch: 'Zatrzymaj „Przeszukanie”: zaraz się przyda. Zapłać inną kartą.',
    lookHere: 'Można. Ale najpierw zobacz, co tu leży.',
    repairFirst: 'Można. Najpierw napraw to pomieszczenie: kryje coś, co musisz wiedzieć.',
    doorLater: 'Drzwi zatrzymują intruzów. Dziś najpierw pomieszczenie.',
    lookFirst: 'Najpierw spójrz. Od tego zależy, czy ktokolwiek wróci do domu.',
    carefulNextTime: 'Dwie karty, bez rzutu. Dobry pomysł na następny raz; dziś warto to zobaczyć.',
    chambersBehind: 'Nie tędy: kapsuły są w podświetlonym pomieszczeniu.',
    lonely:
      'Ten cel wymaga śmierci Kapitana. Wolno, ale to samotna droga. Jeśli naprawdę tego chcesz, wybierz go jeszcze raz.',
    bareHands: 'Chybienie gołymi rękami to głęboka rana. Masz karabin.',
    plainShot: 'Jeszcze lepiej, i to za darmo. Ale najpierw zwykły strzał.',
    shootFirst: 'Zaraz. Najpierw wypróbuj karabin.',
    stillBites: 'Szanse na trafienie są pół na pół, a na koniec rundy i tak zaatakuje.',
    keepFight: 'Zatrzymaj ją: może pomóc właśnie w tej walce. Zapłać inną kartą.',
    priceFirst: 'Tak: ta karta to ucieczka bez ataku. Najpierw zobacz, ile kosztuje zwykła.',
    toTheCaptain: 'Ta droga też jest wolna. Uciekaj do Kapitana: w towarzystwie nie ma szmerów.',
    fullHand: 'Można. Ale wtedy zaśniesz z mniejszą liczbą kart na ręce.',
    scanFirst: 'Zaśniesz i może już się nie obudzisz. Najpierw zeskanuj skażenie.',
    now: 'Dorosły osobnik jest o jedno pomieszczenie stąd. Wchodź teraz.',
  },
  know: {
    cards: 'Karty to pieniądze.',
    noise: 'Szmery wabią intruzów.',
    company: 'W towarzystwie nie ma szmerów.',
    hand: 'Pełna ręka Cię chroni.',
    rooms: 'Awaria wyłącza akcję pomieszczenia; usuniesz ją niektórymi przedmiotami.',
    fights: 'Walka jest niepewna, a ucieczka boli.',
    scan: 'Zeskanuj skażenie, zanim zaśniesz.',
    winning: 'Przeżyć to jeszcze nie wygrać.',
  },
  toMeet: 'Pożar, śluz, drzwi, jaja i Gniazdo, kapsuły ratunkowe, autodestrukcja i wzajemne kłamstwa.',
  won: 'Docierasz na Ziemię i wygrywasz. Mechanik też. Kapitan przeżył, ale przegrał: nie odkryto żadnej słabości.',
  livedAndLost: 'Budzisz się. Kapitan też, a Twój cel wymagał śmierci. Przeżywasz i przegrywasz.',
}
