/** The ways out of the facility. */

import type { Translation } from '../../../areas.ts'
import type { lockdownWays as en } from '../../../en/games/lockdown/waysOut.ts'

export const lockdownWays: Translation<typeof en> = {
  ways: {
    isolation: {
      name: 'Izolatka',
      how: 'Użyj pomieszczenia i wykonaj rzut na szmery: jeśli nic nie przyjdzie, zamykasz się do końca gry. Przeżyjesz, jeśli baza nie zostanie zniszczona. Odblokowuje się na polu 8 toru czasu albo od razu, gdy ktoś aktywuje procedurę alarmową w Centrum szybkiego reagowania.',
      gone: 'baza wybuchnie',
    },
    cargoPod: {
      name: 'Kapsuła SWC {pod}',
      how: 'System wysyłki cargo (SWC) wysyła kapsuły tylko w rundach z żetonem SWC na torze czasu. Wejdź w pomieszczeniu SWC {pod}: odrzucasz karty z ręki i pasujesz. Ukryty żeton mówi wtedy, które kapsuły odlatują. Jeśli nie Twoja, wracasz z głęboką raną.',
      gone: 'nie będzie już startu',
      noRoom: 'nie ma jej pomieszczenia w tej grze',
    },
    bunker: {
      name: 'Bunkier',
      how: 'Wyjdź przez pole wyjścia: łazikiem (jedna osoba, bez rzutu na szmery) albo w skafandrze kosmicznym (rzut na szmery). Brama główna otwiera się po pierwszej śmierci, dzięki karcie „Klucz do bramy głównej” albo gdy żeton autodestrukcji obróci się na czerwoną stronę. Bunkra nie dosięgnie nawet wybuch.',
      gone: 'poza zasięgiem',
    },
  },
  needs: {
    isolationOpen: {
      label: 'Odblokowana: od pola 8 toru czasu albo przez procedurę alarmową',
      lacks: 'jeszcze zablokowana',
    },
    launchRound: {
      label: 'Start w tej rundzie: żeton SWC na polu toru czasu{next, select, none {} other { (następny: {next})}}',
      lacks: 'w tej rundzie nie ma startu',
    },
    cargoToken: {
      label: 'Żeton SWC wysyła tę kapsułę',
      unknown: 'nie wiadomo, które kapsuły odlecą',
      lacks: 'żeton jej nie wysyła',
    },
    podEmpty: {
      label: 'Nikogo innego w kapsule',
      lacks: 'zajęta',
    },
    gateOpen: {
      label: 'Brama główna otwarta: pierwsza śmierć, klucz albo czerwona autodestrukcja',
      lacks: 'brama główna zamknięta',
    },
    ride: {
      label: 'Łazik przy wyjściu albo własny skafander',
      lacks: 'ani łazika, ani skafandra',
    },
    contingency: {
      label:
        '{deadly, plural, =0 {Żaden plan awaryjny, który może obowiązywać, nie zabije Cię na tej drodze} one {# z {possible} planów awaryjnych, które mogą obowiązywać, zabiłby Cię na tej drodze} few {# z {possible} planów awaryjnych, które mogą obowiązywać, zabiłyby Cię na tej drodze} many {# z {possible} planów awaryjnych, które mogą obowiązywać, zabiłoby Cię na tej drodze} other {# z {possible} planów awaryjnych, które mogą obowiązywać, zabiłoby Cię na tej drodze}}',
      lacks: 'plan awaryjny Cię zabije',
      unknown: 'zabójcze plany awaryjne: {deadly} z {possible}',
    },
  },
  ends: {
    purge:
      '{rounds, plural, =1 {Czystka nadejdzie na koniec tej rundy} one {Czystka nadejdzie za # rundę} few {Czystka nadejdzie za # rundy} many {Czystka nadejdzie za # rund} other {Czystka nadejdzie za # rundy}}: Korporacja zabije każdego, kto nie jest zamknięty w Izolatce ani nie uciekł z bazy.',
    alert:
      '{rounds, plural, =1 {Procedura alarmowa kończy grę wraz z tą rundą} one {Procedura alarmowa kończy grę za # rundę} few {Procedura alarmowa kończy grę za # rundy} many {Procedura alarmowa kończy grę za # rund} other {Procedura alarmowa kończy grę za # rundy}}: ginie każdy, kto nie jest zamknięty w Izolatce ani nie uciekł z bazy.',
    autodestruction:
      '{rounds, plural, =1 {Baza wybucha na koniec tej rundy} one {Baza wybucha za # rundę} few {Baza wybucha za # rundy} many {Baza wybucha za # rund} other {Baza wybucha za # rundy}}: bezpieczne są tylko bunkier i wystrzelone kapsuły.',
  },
}
