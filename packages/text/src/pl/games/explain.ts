/** Polish for what only one of the games explains. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/explain.ts'

export const shipExplained: Translation<typeof en.shipExplained> = {
  isOpenHere: 'Od tego pola kapsuły hibernacyjne są otwarte.',
  engineKnown: 'Z tego, co wiesz: {state}.',
  engineUnknown: 'Wie to tylko ten, kto go sprawdził, i może kłamać.',
  courseKnown: 'Prowadzi do celu: {place}.',
  courseUnknown: 'Nie znasz koordynat.',
  placesTaken: 'zajęte miejsca: {n} z 2',
  podGone: 'Tej kapsuły już nie ma.',
}

export const facilityExplained: Translation<typeof en.facilityExplained> = {
  isolationOpens:
    '{n, plural, one {Izolatka zostanie odblokowana w następnej rundzie.} few {Izolatka zostanie odblokowana za # rundy.} many {Izolatka zostanie odblokowana za # rund.} other {Izolatka zostanie odblokowana za # rundy.}}',
  isolationIsOpen: 'Izolatka jest odblokowana.',
  nextToFail: 'Następny zanik zasilania wyłączy ten żeton.',
  bunkerSays: 'Kto tu dotrze, jest bezpieczny, cokolwiek stanie się z bazą.',
  poolSays: 'Te żetony nie należą do nikogo. Żaden z nich nie jest obowiązującym planem awaryjnym.',
  activeSays: 'Zadziała na końcu i zdecyduje, kto zginie. Nikt nie zna go na pewno.',
  knowledgeHere: 'Tutaj',
  weaknessFrom: 'Od tego pola działa dla Ciebie kolejna słabość.',
  sectionSays: 'Pomieszczenia są tu oświetlone, póki ten sektor ma zasilanie.',
  areaSays: 'Otwarty teren. Szmery stąd docierają do każdego miejsca wokół.',
}
