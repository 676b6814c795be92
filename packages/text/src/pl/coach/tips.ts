/** What a thing means when it is met for the first time: a line for each. */
import type { Translation } from '../../areas.ts'
import type { tipsOf as enTips, tipWords as enWords } from '../../en/coach/tips.ts'

export const tipWords: Translation<typeof enWords> = {
  title: 'Wskazówki',
  says: 'Gdy spotkasz coś pierwszy raz, jedna linijka mówi, co to dla Ciebie znaczy. Każda pojawia się raz.',
  firstTime: 'Pierwszy raz',
  gotIt: 'Rozumiem',
  noMore: 'Bez wskazówek',
  met: 'Co już znasz',
  noneMet: 'Jeszcze nic.',
  again: 'Pokaż znowu wszystkie wskazówki',
}

export const tipsOf: Translation<typeof enTips> = {
  noise: {
    name: 'Szmer',
    means: 'Jeden znacznik to tylko ostrzeżenie. Gdy ten korytarz wypadnie znowu, coś z niego wyjdzie.',
  },
  danger: {
    name: 'Niebezpieczeństwo',
    means:
      'Wchodzi wszystko, co jest obok i nie walczy. Jeśli nic takiego nie ma, szmery słychać w każdym korytarzu wokół.',
  },
  encounter: {
    name: 'Spotkanie',
    means: 'Żeton z kolonii mówi, co nadchodzi. Jego liczba mówi, ile kart warto mieć na ręce.',
  },
  surprise: {
    name: 'Atak z zaskoczenia',
    means:
      'Gdy masz na ręce mniej kart, niż wynosi liczba na żetonie, atak następuje od razu. Karty na ręce Cię chronią.',
  },
  combat: {
    name: 'Walka',
    means:
      'Coś jest w Twoim pomieszczeniu. Atakuje, gdy uciekasz, a jeśli zostajesz, na koniec rundy. Strzelaj, walcz wręcz albo odejdź.',
  },
  lightWound: {
    name: 'Powierzchowna rana',
    means: 'Z trzecią wszystkie trzy powierzchowne rany zmieniają się w 1 głęboką.',
  },
  seriousWound: {
    name: 'Głęboka rana',
    means:
      'Przeszkadza, dopóki nie zostanie opatrzona lub wyleczona. Przy trzech głębokich ranach każda następna rana zabija.',
  },
  contamination: {
    name: 'Skażenie',
    means: 'Ta karta zajmuje miejsce na ręce, nie można nią płacić i może oznaczać zarażenie. Zeskanuj ją.',
  },
  larva: {
    name: 'Larwa',
    means: 'Żyje w Tobie larwa. Jeśli skanowanie wykryje wtedy zarażenie, giniesz. Usuń ją przed końcem gry.',
  },
  slime: {
    name: 'Śluz',
    means: 'Cisza na kości szmerów liczy się teraz dla Ciebie jak niebezpieczeństwo. Usuń śluz.',
  },
  fire: {
    name: 'Pożar',
    means:
      'Zakończenie tury w płonącym pomieszczeniu kosztuje powierzchowną ranę. Zbyt wiele pożarów niszczy wszystko.',
  },
  malfunction: {
    name: 'Awaria',
    means: 'Akcja tego pomieszczenia nie działa, dopóki ktoś go nie naprawi. Zbyt wiele awarii niszczy wszystko.',
  },
  door: {
    name: 'Zamknięte drzwi',
    means: 'Nikt przez nie nie przejdzie. To, co na Ciebie poluje, zniszczy je, zamiast wejść.',
  },
  interruption: {
    name: 'Przerwanie',
    means: 'Karta może temu zapobiec. Pytani są wszyscy, którzy mogą ją mieć, więc nikt nie dowie się, kto ją ma.',
  },
  eventPhase: {
    name: 'Faza wydarzeń',
    means: 'Wszyscy spasowali. Czas płynie, są ataki, płoną pożary, następuje wydarzenie, a kolonia się zmienia.',
  },
  firstContact: {
    name: 'Wybór celu',
    means: 'Każdy zatrzymuje jeden cel, a drugi odrzuca. Wygrasz tylko wtedy, gdy spełnisz swój.',
  },
  selfDestruct: {
    name: 'Autodestrukcja',
    means: 'Odliczanie posuwa się co rundę. Gdy dobiegnie końca, ginie każdy, kto jeszcze tu jest.',
  },
}
