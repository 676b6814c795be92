import type { Translation } from '../../../areas.ts'
import type { dealWords as en } from '../../../en/shared/answer/deal.ts'

export const dealWords: Translation<typeof en> = {
  dealsWith: 'mit {name}',
  dealsWithYou: 'mit dir',
  nothingYet: 'noch nichts angeboten',
  partner: 'Tauschen mit',
  somebodyElse: 'Mit jemand anderem tauschen',
  put: 'Anbieten',
  takeOff: 'Vom Tisch nehmen',
  show: 'Nur dem anderen zeigen',
  accept: 'Annehmen. Du bekommst: {gets}. Du gibst: {gives}.',
  nothing: 'nichts',
  agreed: 'Du bist einverstanden. Jetzt muss {name} zustimmen.',
  done: 'Getauscht. {what}',
  spent: 'Mehr Änderungen lässt ein Tausch nicht zu. Du kannst noch zustimmen oder aufhören.',
}
