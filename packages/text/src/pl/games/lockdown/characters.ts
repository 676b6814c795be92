/** Who is in the facility: what they are known for, and how they are played. */

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
    hacker: 'Żyje przy komputerach: używa ich bez zasilania albo kilku ich opcji naraz, włącza i wyłącza światła.',
    xenobiologist:
      'Zdobywa wiedzę szybciej niż ktokolwiek inny, pobiera próbki z żywych istot, zmienia kolejność wydarzeń i ataków. Nigdy nie odpoczywa.',
    sentry: 'Zabiera innych ze sobą i strzeże ich przed kłopotami, zamyka pomieszczenia i odpiera to, co się zbliża.',
    janitor:
      'Ma klucz do wszystkiego: do drzwi, do windy, do pomieszczeń, które nie działają. Gasi pożary i robi przydatne rzeczy ze złomu.',
  },
}
