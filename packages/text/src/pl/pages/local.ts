/** Tables of this browser: against bots, or around one device. */

import type { Translation } from '../../areas.ts'
import type { localWords as en } from '../../en/pages/local.ts'

export const localWords: Translation<typeof en> = {
  playNow: 'Zagraj teraz',
  withBots: 'z botami ({bots})',
  playNowSays:
    'Działa bez internetu; gra zostaje w tej przeglądarce. Swoje imię i poziom botów zmienisz w ustawieniach gry.',
  playSolo: 'Solo',
  withoutBots: 'w pojedynkę, bez botów',
  starting: 'Budzenie załogi…',
  aroundOneDevice: 'Na jednym urządzeniu',
  takingTurns: 'gracze na zmianę przy jednym ekranie',
  aroundTitle: 'Na jednym urządzeniu',
  aroundSays: 'Podajecie sobie urządzenie. Między turami opada kurtyna, żeby nikt nie zobaczył cudzych tajemnic.',
  people: 'Ludzie',
  bots: 'Boty',
  nameOf: 'Imię gracza {letter}',
  begin: 'Zacznij',
  here: 'na tym urządzeniu',
  deleteAgain: 'Usunąć na zawsze? Nie ma jej nigdzie indziej.',
  download: 'Pobierz grę',
  fileSays: 'Gra jest zapisana tylko w tej przeglądarce. Plik można otworzyć w innej.',
  again: 'Zagraj jeszcze raz',

  // the curtain
  curtain: 'Kurtyna',
  passTo: 'Urządzenie bierze {name}',
  yourMove: 'Twój ruch.',
  youAreAsked: 'Czas na Twoją decyzję.',
  alone: 'Nikt inny nie powinien patrzeć.',
  holdToOpen: 'Przytrzymaj, aby odsłonić',
  pressAgain: 'Naciśnij ponownie, aby odsłonić',
  keys: 'Klawiatura: przytrzymaj Enter albo naciśnij go dwa razy.',
  waiting: 'Ruch pozostałych…',
  paused: 'Gra jest wstrzymana.',
  resume: 'Graj dalej',
  handOver: 'Przekaż: {name}',
  isNext: 'Teraz decyduje {name}.',
  hasOffer: 'Oferta czeka na odpowiedź. Odpowiada {name}.',
  anyReaction: 'Zapytaj na głos: czy ktoś reaguje?',
  nobody: 'Nikt',
  looks: 'Urządzenie bierze {name}',
  nobodyThisRound: 'Nikt do końca rundy',
}
