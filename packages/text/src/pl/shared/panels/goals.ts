/** What one plays for, in sight: how far it is, what threatens it, what to do next. */

import type { Translation } from '../../../areas.ts'
import type { goalWords as en } from '../../../en/shared/panels/goals.ts'

export const goalWords: Translation<typeof en> = {
  title: 'Twój cel',
  next: 'Teraz',
  progress: '{have} z {of}',
  atRisk: 'zagrożone',
  risks: {
    wound: 'jeszcze jedna rana Cię zabije',
    combat: 'w Twoim pomieszczeniu jest stwór',
    larva: 'nosisz w sobie larwę',
    doom: 'wszystko wybuchnie za {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}',
    time: '{rounds, plural, =1 {to ostatnia runda} one {została # runda} few {zostały # rundy} many {zostało # rund} other {zostało # rundy}}',
    lastPod: 'została jedna kapsuła',
    lastFriend: 'jeszcze jedna śmierć i tego celu nie da się spełnić',
  },
  dead: 'Twoja postać nie żyje: tego nie da się już spełnić.',
  sharedScreen:
    'Ten ekran widzą też inni: Twój cel jest widoczny tylko wtedy, gdy przytrzymujesz, albo przez dziesięć sekund po dwóch naciśnięciach.',
  keepOne: 'Przy pierwszym spotkaniu zatrzymasz jeden z nich.',
  serves: 'Służy Twojemu celowi: {card}',
  activates: 'Aktywuje Twój przedmiot osobisty: {card}',
  steps: {
    signal: 'Wyślij sygnał',
    explore: 'Odkryj nowe pomieszczenie',
    lookCourse: 'Sprawdź koordynaty',
    setCourse: 'Ustaw kurs',
    checkEngine: 'Sprawdź silnik',
    mendEngine: 'Napraw silnik',
    destroyEggs:
      '{n, plural, one {Zniszcz ostatnie jajo} few {Zniszcz wszystkie jaja: #} many {Zniszcz wszystkie jaja: #} other {Zniszcz wszystkie jaja: #}}',
    takeEgg: 'Weź jajo',
    startDestruct: 'Rozpocznij autodestrukcję',
    stopDestruct: 'Zatrzymaj autodestrukcję',
    kill: 'Zabij {intruder:acc}',
    meet: 'Poczekaj, aż pojawi się {intruder}, i zabij tego stwora',
    analyze: 'Przebadaj {object:acc}: to {why, select, knowledge {daje wiedzę} other {odkrywa słabość}}',
    fetch:
      'Podnieś {object:acc}{why, select, weakness {: badanie w {room:loc} odkrywa słabość} drop { i zostaw w {room:loc}} other {: trzeba to wynieść}}',
    bring: 'Zostaw {object:acc} w {room:loc}',
    carcass: 'Zabij stwora: zostanie po nim truchło',
    search: 'Szukaj przedmiotów',
    learn: 'Zdobądź wiedzę',
    activate: 'Aktywuj swój żeton wiedzy',
    outlive: '{who} nie może przeżyć',
    alone: 'Nikt inny nie może przeżyć',
    protect: 'Pomóż komuś wyjść z tego z życiem',
    power: 'Włącz zasilanie',
    repair: 'Napraw pomieszczenie',
    leave: 'Ujdź z życiem: {way}',
    leaveNone: 'Żadna droga ucieczki nie jest otwarta: znajdź jakąś',
  },
}
