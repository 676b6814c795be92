/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/lockdown/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  rideNotWalk: {
    title: 'Windą, nie pieszo',
    task: 'Zjedź z S-01 do Szybu windy S-02 w tej turze, nie wywołując żadnych szmerów.',
    hint: 'Winda czeka na dole. Wezwanie kosztuje jedną kartę, jazda drugą i nikt nie rzuca na szmery.',
    solved: 'Jesteś na dole i nic Cię nie słyszało. W windzie nigdy nie rzucasz na szmery, na pustych schodach zawsze.',
    answers: {
      other: 'Twoja tura się skończyła, a Ty jeszcze nie jesteś na dole.',
      stairs: 'Na schodach jest ciemno i pusto: kto tam wchodzi, rzuca na szmery.',
    },
  },
  deadElevator: {
    title: 'Bez prądu też się da',
    task: 'Winda nie ma zasilania. Dotrzyj w tej turze do Szybu windy S-03 bez rzutu na szmery.',
    hint: '„Klucz awaryjny” wzywa i porusza windę także bez zasilania.',
    solved: 'Winda ruszyła siłą rąk. Karty potrafią to, czego nie może zasilanie.',
    answers: {
      other: 'Twoja tura się skończyła, a Ty nie jesteś w S-03.',
      stairs: 'Na schodach jest ciemno, a w każdym pustym pomieszczeniu po drodze rzuca się na szmery.',
    },
  },
  oneQuietCorridor: {
    title: 'Jeden cichy korytarz',
    task: 'W dwóch z trzech dojść do Kwatery straży słychać szmery. Wejdź bez spotkania.',
    hint: 'Ostrożny ruch kosztuje dwie karty i wymaga korytarza bez znacznika. Jeden jest.',
    solved: 'Bez kości i bez gości. Ostrożny krok działa, dopóki choć jeden korytarz jest cichy.',
    answers: {
      other: 'Tura się skończyła, a Ty wciąż stoisz na zewnątrz.',
      rolled: 'Był rzut, a szmery tam, gdzie już coś słychać, sprowadzają gościa.',
    },
  },
  letItFade: {
    title: 'Niech ucichnie',
    task: 'W S-02 świeci się światło. Zakończ rundę tak, by nigdzie nie było słychać szmerów.',
    hint: 'W świetle szmery cichną w korytarzach, które nie stykają się z żadnym zajętym pomieszczeniem. Dołącz do Sprzątacza.',
    solved: 'Cisza. W oświetlonym sektorze odejdź od szmerów, a na koniec rundy znikną.',
    answers: {
      other: 'W jakimś korytarzu wciąż coś słychać.',
      rolled: 'Wchodzisz do pustego pomieszczenia i wywołujesz nowe szmery tuż obok.',
      stayed: 'Stoisz tuż obok: szmery przy postaci nie cichną.',
    },
  },
}
