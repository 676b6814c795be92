/** The words around a card and around somebody one may become. */

import type { Translation } from '../../../areas.ts'
import type { briefWords as en } from '../../../en/shared/brief/briefWords.ts'

export const briefWords: Translation<typeof en> = {
  strengths: 'Mocne strony',
  weakness: 'Słaby punkt',
  howHard: 'Trudność',
  easy: 'Łatwo',
  medium: 'Średnio',
  hard: 'Trudno',
  firstGame: 'Pierwsza gra? Dobry wybór',
  confirm: 'Potwierdź: {what}',
  signature: 'Typowe karty',
  allCards: 'Wszystkie karty: {n}',
  andQuests:
    '{n, plural, one {i # przedmiot osobisty} few {i # przedmioty osobiste} many {i # przedmiotów osobistych} other {i # przedmiotu osobistego}}',
  emptyHanded: 'bez broni',
  toEarn: 'do zdobycia',
  others: 'Pozostali',
  notDrawn: 'nie wylosowano',
  putBack: 'odłożono',
  youPick:
    'Wybierz jedną z dwóch wylosowanych. {more, select, yes {Druga wraca i może przypaść następnej osobie.} other {Druga nie bierze udziału w tej grze.}}',
  theyPick:
    '{name} wybiera jedną z dwóch. {more, select, yes {Druga wraca i może przypaść następnej osobie.} other {Druga nie bierze udziału w tej grze.}}',
  noExtra: 'bez dopłaty',
  moreCards: '{n, plural, one {+# karta} few {+# karty} many {+# kart} other {+# karty}}',
  cannotPay: 'nie do płacenia',
  staysUntilScanned: 'zostaje aż do skanowania',
  outOfCombat: 'poza walką',
  inCombat: 'w walce',
  anyTime: 'zawsze',
  reaction: 'reakcja',
}
