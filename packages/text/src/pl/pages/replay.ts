/** The words around a finished game: keeping it, looking at it again, going on from it. */

import type { Translation } from '../../areas.ts'
import type { replayWords as en } from '../../en/pages/replay.ts'

export const replayWords: Translation<typeof en> = {
  afterGame: 'Ta gra',
  watch: 'Obejrzyj powtórkę',
  download: 'Zapisz jako plik',
  link: 'Link do powtórki',
  linkSays: 'Kto go ma, zobaczy całą grę, oczami dowolnej osoby.',
  shareTitle: 'Nasza gra, od pierwszej rundy do ostatniej',

  title: 'Powtórka {code}',
  loading: 'Odtwarzanie gry…',
  cannot: 'Tej gry nie da się odtworzyć według dostępnych tu zasad.',
  otherRules: 'Pierwotne zasady są niedostępne: powtórka korzysta z obecnych.',
  eyes: 'Oczami',
  onlooker: 'Widz',
  timeline: 'Oś czasu',
  moment: 'Chwila {n} z {of}, runda {round}',
  setUp: 'Przygotowanie',
  first: 'Na początek',
  back: 'Krok wstecz',
  forward: 'Krok naprzód',
  last: 'Na koniec',
  play: 'Odtwórz',
  stop: 'Zatrzymaj',
  rounds: 'Rundy',
  panels: 'Co widać obok planszy',
  stopsHere: 'Tutaj grę zakończono.',
  keys: 'Klawisze: ← i → o krok, spacja odtwarza i zatrzymuje.',

  goOn: 'Graj od tego miejsca',
  goOnTitle: 'Kontynuuj jako nową grę',
  goOnSays:
    'Nowy stół, który zaczyna się w chwili {n} z {of}. To, czego nikt jeszcze nie widział, zostanie rozdane na nowo; karty na rękach i cele pozostaną, a zna je każdy, kto ma plik tej gry.',
  goOnOpen: 'Otwórz nowy stół',
  playedBy: 'wcześniej {name}',
}
