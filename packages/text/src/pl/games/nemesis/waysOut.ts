/** The ways off the ship. */

import type { Translation } from '../../../areas.ts'
import type { nemesisWays as en } from '../../../en/games/nemesis/waysOut.ts'

export const nemesisWays: Translation<typeof en> = {
  ways: {
    hibernation: {
      name: 'Hibernacja',
      how: 'Prześpij skok w Hibernatorium: użyj pomieszczenia i wykonaj rzut na szmery. Jeśli coś przyjdzie, nie zasypiasz. Przeżyjesz, jeśli statek doleci.',
      gone: 'statek wybuchnie',
    },
    pod: {
      name: 'Kapsuła {section}{pod}',
      how: 'Wejdź do niej w Sekcji ewakuacyjnej {section}: użyj pomieszczenia i wykonaj rzut na szmery. Jeśli nic nie przyjdzie, wystrzel ją albo czekaj w środku. Kapsuły zawsze docierają na Ziemię.',
      gone: 'już odleciała',
    },
    arrival: {
      name: 'Statek dolatuje',
      how: 'Kto hibernuje, przeżyje tylko wtedy, gdy działają co najmniej dwa z trzech silników, a kurs prowadzi na Ziemię. Silniki sprawdzisz w ich pomieszczeniach, kurs w Kokpicie.',
      gone: 'już za późno',
    },
  },
  needs: {
    chambersOpen: {
      label: 'Kapsuły hibernacyjne otwarte: od pola 8 toru czasu',
      lacks: 'kapsuły zamknięte',
    },
    unlocked: {
      label:
        'Odblokowana: przez System kontroli włazów, kartę „Klucz ewakuacyjny”, pierwszą śmierć albo autodestrukcję na żółtym polu',
      lacks: 'wymaga kontroli włazów lub klucza',
    },
    podSpace: {
      label: 'Wolne miejsce w środku (2 w każdej kapsule)',
      lacks: 'pełna',
    },
    engines: {
      label:
        'Działają co najmniej 2 z 3 silników (o ile wiesz, sprawne: {working}, uszkodzone: {damaged}, niesprawdzone: {unknown})',
      lacks: 'za dużo uszkodzonych silników',
      unknown: 'silniki: sprawdzone przez Ciebie {known} z {of}',
    },
    course: {
      label: 'Kurs na Ziemię ({to, select, unseen {nie znasz koordynat} other {cel: {place}}})',
      lacks: 'zły kurs: {place}',
      unknown: 'kurs nieznany',
    },
  },
  ends: {
    jump: '{rounds, plural, =1 {Statek skacze na koniec tej rundy} one {Statek skacze za # rundę} few {Statek skacze za # rundy} many {Statek skacze za # rund} other {Statek skacze za # rundy}}: kto jest na pokładzie i nie hibernuje, ginie.',
    explosion:
      '{rounds, plural, =1 {Statek wybucha na koniec tej rundy} one {Statek wybucha za # rundę} few {Statek wybucha za # rundy} many {Statek wybucha za # rund} other {Statek wybucha za # rundy}}: ginie każdy na pokładzie, także w hibernacji.',
  },
}
