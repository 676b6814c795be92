/** Who is in the facility: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { facilityCrew as en } from '../../../en/games/lockdown/characters.ts'

export const facilityCrew: Translation<typeof en> = {
  trait: {
    survivor: 'Gorsze rzeczy ma za sobą',
    labRat: 'Widzi w ciemności',
    hacker: 'Rozmawia z maszynami',
    xenobiologist: 'Chce wiedzieć',
    sentry: 'Pilnuje porządku',
    janitor: 'Ma klucze',
  },
  style: {
    survivor:
      'Przez coś takiego już przeszła: czołga się szybami wentylacyjnymi, mocno uderza, gdy boli, i czerpie siłę z ran. Zaczyna z pustymi rękami.',
    labRat:
      'W ciemności czuje się jak w domu: słyszy, co nadchodzi, odsyła to do kogoś innego i żyje z tego, co innych zaraża. Powoli naprawia, zaczyna z pustymi rękami.',
    hacker: 'Żyje przy komputerach: używa ich bez zasilania albo kilku ich akcji naraz, włącza i wyłącza światła.',
    xenobiologist:
      'Zdobywa wiedzę szybciej niż ktokolwiek inny, pobiera próbki z żywych istot, zmienia kolejność wydarzeń i ataków. Nigdy nie odpoczywa.',
    sentry: 'Zabiera innych ze sobą i strzeże ich przed kłopotami, zamyka pomieszczenia i odpiera to, co się zbliża.',
    janitor:
      'Ma klucz do wszystkiego: do drzwi, do windy, do pomieszczeń, które nie działają. Gasi pożary i robi przydatne rzeczy ze złomu.',
  },
  strengths: {
    survivor: {
      first: 'Dobiera karty za głębokie rany',
      second: 'Mocno uderza bez broni',
      third: 'Wychodzi z walki bez szwanku za przedmiot',
    },
    labRat: {
      first: 'Zamienia skażenie w karty',
      second: 'Kieruje atak na kogoś innego',
      third: 'Przesuwa szmery tam, gdzie trzeba',
    },
    hacker: {
      first: 'Używa komputera wszędzie, gdzie jest zasilanie',
      second: 'Używa wszystkich akcji karty komputera',
      third: 'Włącza i wyłącza światła',
    },
    xenobiologist: {
      first: 'Uczy się szybciej niż inni',
      second: 'Im więcej wie, tym więcej zadaje obrażeń',
      third: 'Zmienia kolejność wydarzeń i ataków',
    },
    sentry: {
      first: 'Zaczyna z najlepszą bronią',
      second: 'Zabiera innych ze sobą bez pytania',
      third: 'Zamyka pomieszczenie z daleka',
    },
    janitor: {
      first: 'Usuwa pożary i awarie bez dopłaty',
      second: 'Ma klucz do drzwi i windy',
      third: 'Robi urządzenia ze złomu',
    },
  },
  weakness: {
    survivor: 'Zaczyna bez broni',
    labRat: 'Zaczyna bez broni',
    hacker: 'Mała broń na dwa strzały',
    xenobiologist: 'Zaczyna bez broni palnej',
    sentry: 'Brak karty do wyjścia z walki',
    janitor: 'Ani jednej karty do walki',
  },
  tip: {
    survivor: 'wymaga zimnej krwi',
    labRat: 'do ciemności, dla wprawnych graczy',
    hacker: 'potrzebuje zasilania i komputerów',
    xenobiologist: 'rośnie razem z wiedzą',
    sentry: 'wybacza błędy',
    janitor: 'zawsze się przydaje',
  },
}
