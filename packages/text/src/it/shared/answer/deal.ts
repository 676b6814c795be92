import type { Translation } from '../../../areas.ts'
import type { dealWords as en } from '../../../en/shared/answer/deal.ts'

export const dealWords: Translation<typeof en> = {
  dealsWith: 'con {name}',
  dealsWithYou: 'con te',
  nothingYet: 'ancora nessuna offerta',
  partner: 'Scambia con',
  somebodyElse: 'Scambia con qualcun altro',
  put: 'Offri',
  takeOff: 'Togli dal tavolo',
  show: 'Mostra solo all’altra persona',
  accept: 'Accetta. Ricevi: {gets}. Dai: {gives}.',
  nothing: 'nulla',
  agreed: 'Accetti. Ora deve accettare {name}.',
  done: 'Scambio fatto. {what}',
  spent:
    'Hai fatto tutte le modifiche che uno scambio consente. Puoi ancora accettare ciò che è sul tavolo, o smettere.',
}
