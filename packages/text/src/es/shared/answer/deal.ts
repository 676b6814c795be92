import type { Translation } from '../../../areas.ts'
import type { dealWords as en } from '../../../en/shared/answer/deal.ts'

export const dealWords: Translation<typeof en> = {
  dealsWith: 'con {name}',
  dealsWithYou: 'contigo',
  nothingYet: 'aún no hay oferta',
  partner: 'Intercambiar con',
  somebodyElse: 'Intercambiar con otra persona',
  put: 'Ofrecer',
  takeOff: 'Retirar de la mesa',
  show: 'Enseñar solo a la otra persona',
  accept: 'Aceptar. Recibes: {gets}. Das: {gives}.',
  nothing: 'nada',
  agreed: 'Aceptas. Ahora {name} tiene que aceptar.',
  done: 'Trato hecho. {what}',
  spent:
    'Has hecho todos los cambios que permite un intercambio. Aún puedes aceptar lo que hay sobre la mesa o dejarlo.',
}
