/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { facility as en } from '../../../../en/games/lockdown/lessons/facility.ts'

export const facility: Translation<typeof en> = {
  roverComesBack: {
    title: 'Wezwij auto',
    task: 'Brama główna jest otwarta, ale łazik stoi przy bunkrze. Bądź w bunkrze na koniec tej tury.',
    hint: 'Odkryta karta komputera przestawia łazik, także z powrotem. Potem ucieczka kosztuje dwie karty.',
    solved: 'Wyjazd bez rzutu. Łazik bierze jedną osobę i można go wezwać z powrotem.',
    answers: {
      gone: 'Bez łazika ani skafandra nikt tędy nie wyjdzie.',
    },
  },
  halveTheClock: {
    title: 'O połowę mniej czasu',
    task: 'Żeton czasu leży na 12, a Izolatka odblokuje się dopiero na 8. Odblokuj ją w tej turze.',
    hint: 'Centrum szybkiego reagowania może ogłosić alarm: gra kończy się w połowie czasu, a Izolatka odblokowuje się od razu.',
    solved: 'Żeton procedury alarmowej leży na 6: mniej czasu dla wszystkich, ale Izolatka jest już odblokowana.',
    answers: {
      token: 'Żeton planu awaryjnego się przyda, ale Izolatka jest zablokowana.',
      waits: 'Izolatka wciąż jest zablokowana.',
    },
  },
  keyInABrokenRoom: {
    title: 'Klucz i awaria',
    task: 'Stoisz przy wyjściu z Kluczem do bramy głównej. Tu jest awaria, brama zamknięta, pięć kart. Dotrzyj w tej rundzie do bunkra.',
    hint: 'Klucz wymaga pomieszczenia z komputerem, a przy awarii komputera nie ma. Najpierw napraw.',
    solved: 'Naprawić, otworzyć, odjechać: pięć kart, trzy akcje, w tej kolejności.',
    answers: {
      shut: 'Brama wciąż zamknięta, a runda się skończyła.',
    },
  },
  stopTheCount: {
    title: 'Zatrzymaj odliczanie',
    task: 'Trwa odliczanie do autodestrukcji, na razie na żółtych polach. Zamknij się w Izolatce i zadbaj, by baza nie wybuchła. Masz pięć kart.',
    hint: 'Zamknięte drzwi nic nie dadzą, gdy wszystko wybuchnie. W Generatorze zatrzymasz odliczanie, póki jest na żółtych polach.',
    solved: 'Odliczanie zatrzymane, rygiel zamknięty. Na żółtych polach da się je jeszcze zatrzymać.',
    answers: {
      blast: 'Odliczanie trwa: na końcu Izolatka wybuchnie razem ze wszystkim.',
    },
  },
  roverInTheDark: {
    title: 'Auto w ciemności',
    task: 'Brama otwarta, łazik daleko, w S-01 ciemno. Jesteś przy wyjściu, masz terminal i pięć kart. Dotrzyj w tej rundzie do bunkra.',
    hint: 'Najpierw światło za dwie karty, potem terminal za jedną, potem łazik za dwie.',
    solved: 'Pięć kart, trzy akcje. Planuj wstecz, od ostatniego kosztu.',
    answers: {
      noRover: 'Bez łazika nikt nie pojedzie, a runda się skończyła.',
    },
  },
}
