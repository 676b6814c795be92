import type { Translation } from '../../../areas.ts'
import type { dealWords as en } from '../../../en/shared/answer/deal.ts'

export const dealWords: Translation<typeof en> = {
  dealsWith: 'druga strona: {name}',
  dealsWithYou: 'z Tobą',
  nothingYet: 'jeszcze żadnej oferty',
  partner: 'Handluj z',
  somebodyElse: 'Handluj z kimś innym',
  put: 'Zaoferuj',
  takeOff: 'Zabierz ze stołu',
  show: 'Pokaż tylko drugiej stronie',
  accept: 'Przyjmij. Dostajesz: {gets}. Oddajesz: {gives}.',
  nothing: 'nic',
  agreed: 'Zgadzasz się. Teraz zgodzić się musi {name}.',
  done: 'Wymiana dokonana. {what}',
  spent:
    'To już wszystkie zmiany, na jakie pozwala jeden handel. Możesz jeszcze zgodzić się na to, co leży na stole, albo skończyć.',
}
