/** The ways out, and what they need. */

import type { Translation } from '../../../areas.ts'
import type { wayWords as en } from '../../../en/shared/panels/waysOut.ts'

export const wayWords: Translation<typeof en> = {
  title: 'Drogi ucieczki',
  lastNews: 'Ostatnio',
  rounds:
    '{rounds, plural, =1 {ostatnia runda} one {została # runda} few {zostały # rundy} many {zostało # rund} other {zostało # rundy}}',
  opensIn:
    '{rounds, plural, =1 {otwiera się w następnej rundzie} one {otwiera się za # rundę} few {otwiera się za # rundy} many {otwiera się za # rund} other {otwiera się za # rundy}}',
  away: '{steps, plural, =0 {jesteś tam} one {# pomieszczenie stąd} few {# pomieszczenia stąd} many {# pomieszczeń stąd} other {# pomieszczenia stąd}}',
  behindDoor: 'za zamkniętymi drzwiami',
  notFound: 'jeszcze nieodkryte',
  roomNotFound: '{room}: jeszcze nie znaleziono',
  best: 'najlepsza',
  bestSays: 'Najlepsza dla Ciebie według tego, co wiesz: jak szybko się otworzy, jak daleko jest i czy Cię uratuje.',
  yours: 'jesteś w środku',
  another: 'zamknięta: idziesz już inną',
  open: 'droga otwarta',
  openCount:
    '{n, plural, =0 {żadna nie jest otwarta} one {# otwarta} few {# otwarte} many {# otwartych} other {# otwartej}}',
  takes: 'Czego wymaga',
  met: {
    yes: 'spełnione',
    no: 'brakuje',
    unknown: 'tego nie wiesz',
  },
  asFar: 'O ile możesz to wiedzieć.',
  needs: {
    noIntruder: {
      label: 'Żadnego stwora w pomieszczeniu',
      lacks: 'jest tam stwór',
    },
    repaired: {
      label: 'Żadnej awarii w pomieszczeniu',
      lacks: 'awaria: najpierw ją usuń',
    },
    noSelfDestruct: {
      label: 'Brak odliczania do autodestrukcji',
      lacks: 'najpierw zatrzymaj autodestrukcję',
    },
  },
}
