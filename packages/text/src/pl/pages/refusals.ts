/** Why the server said no. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/pages/refusals.ts'

export const refusals: Translation<typeof en.refusals> = {
  unknownTable: 'Nie ma stołu o tym kodzie.',
  unknownGame: 'Ta gra jest niedostępna.',
  unknownBoard: 'Ta gra nie ma takiej planszy.',
  tableFull: 'Wszystkie miejsca przy tym stole są zajęte.',
  seatsOpen: 'Gra może się zacząć, gdy wszystkie miejsca będą zajęte.',
  alreadyStarted: 'Ta gra już się zaczęła.',
  notStarted: 'Ta gra jeszcze się nie zaczęła.',
  notOver: 'Ta gra wciąż trwa.',
  notHost: 'Może to zrobić tylko osoba, która otworzyła stół.',
  wrongToken:
    'To miejsce nie jest przypisane do tej przeglądarki. Otwórz link, który pojawił się przy zajmowaniu miejsca. Jeśli już nie działa, miejsce ma ktoś inny.',
  badRequest: 'Stół tego nie zrozumiał.',
  tooLarge: 'To jest za długie.',
  tooFast: 'Zbyt wiele wiadomości naraz. Poczekaj chwilę.',
  talkFull: 'Rozmowa przy tym stole osiągnęła limit wiadomości. Gra toczy się dalej.',
  serverFull: 'Na tym serwerze nie ma miejsca na nowe stoły. Trwające gry toczą się dalej.',
  gameFull: 'Ta gra osiągnęła limit ruchów i cofnięć.',
  rulesChanged: 'Ta gra przeszła w trakcie na nowsze zasady, więc nie da się jej zapisać w jednym pliku.',
  notFound: 'Nic tu nie ma.',
  illegal: 'To jest teraz niemożliwe.',
  stale: 'Za późno: to pytanie ma już odpowiedź.',
  notAsked: 'Teraz decyduje kto inny.',
  unknownMode: 'Ta gra nie ma takiego trybu.',
  nonsense: 'Te ustawienia do siebie nie pasują.',
  unknownBot: 'Nie ma takiego bota.',
  seatTaken: 'Ktoś już zajął to miejsce.',
  notReady: 'Gra może się zacząć, gdy wszyscy będą gotowi.',
  over: 'Ta gra jest skończona.',
  paused: 'Gra jest wstrzymana.',
  onlooker: 'Tylko oglądasz.',
  foreignOrigin: 'Ta strona nie może korzystać z tego serwera. Otwórz stół pod jego własnym adresem.',
  cannotTakeBack:
    'Tego nie można cofnąć samodzielnie: potem zadziałał los, grał ktoś inny albo odkryto coś nowego. Zapytaj wszystkich.',
  noProposal: 'Ta propozycja jest już nieaktualna.',
  noWhisper: 'Nie możesz tu teraz rozmawiać na osobności.',
  whisperedEnough: 'Na razie nie możesz już nic więcej powiedzieć na osobności.',
  nobodyToAgree:
    'Musi się na to zgodzić ktoś jeszcze, a nikogo innego tu nie ma. Bot może zająć miejsce, gdy gracza nie ma od dziesięciu minut.',
  seesNothing: 'Nie widzisz w tej grze nic nowego, więc nie możesz proponować jej zmiany.',
  nameTaken: 'Ktoś przy tym stole ma już takie imię albo takie, które wygląda tak samo.',
  midTurn: 'Zasady można zmienić tylko między turami. Zaproponuj to ponownie po tej turze.',
  rulesDiffer: 'Tej gry nie można przenieść na nowe zasady: toczy się według własnych.',
  rulesMissing:
    'Ten serwer nie ma zasad, według których toczy się ta gra. Gra jest bezpieczna; powiadom osobę, która prowadzi serwer.',
  badFile: 'Ten plik nie zawiera gry, którą można odtworzyć.',
  badHook: 'Pod ten adres nie można wysyłać wiadomości. Musi być publiczny i zaczynać się od https.',
  storage: 'Stół nie zdołał tego zapisać, więc to się nie wydarzyło. Spróbuj ponownie.',
  internal: 'Przy stole coś poszło nie tak. Nic nie przepadło; spróbuj ponownie.',
}
