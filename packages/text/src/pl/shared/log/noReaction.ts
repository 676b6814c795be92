/** A question whether one reacts, to somebody who cannot. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/noReaction.ts'

export const noReaction: Translation<typeof en.noReaction> = {
  nothing: 'Nie masz czym zareagować.',
  goOn: 'Dalej',
  notThisRound: 'W tej rundzie już nie pytaj',
  why: 'Pytanie i tak się pojawia: gdyby pytano tylko tych, którzy mogą zareagować, wszyscy by wiedzieli, kto może. „W tej rundzie już nie pytaj” odmawia za Ciebie do końca rundy, chyba że chodzi o Twoją własną akcję. Czekając na innych, możesz to odwołać.',
  inTime: 'Bez odpowiedzi w ciągu {time} nie reagujesz.',
}
