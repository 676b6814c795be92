/** A question whether one reacts, to somebody who cannot. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/noReaction.ts'

export const noReaction: Translation<typeof en.noReaction> = {
  nothing: 'Du hast nichts, womit du reagieren kannst.',
  goOn: 'Weiter',
  notThisRound: 'Diese Runde nicht mehr',
  why: 'Du wirst trotzdem gefragt: Würden nur die gefragt, die reagieren können, wüssten alle, wer es kann. „Diese Runde nicht mehr“ lehnt bis zum Ende der Runde für dich ab, außer bei deiner eigenen Aktion. Während du wartest, kannst du dich wieder fragen lassen.',
  inTime: 'Ohne Antwort binnen {time} reagierst du nicht.',
}
