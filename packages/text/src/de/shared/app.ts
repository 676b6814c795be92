/** The words of the page as an app. */

import type { Translation } from '../../areas.ts'
import type { shellWords as en } from '../../en/shared/app.ts'

export const shellWords: Translation<typeof en> = {
  newVersion: 'Es gibt eine neue Version dieser Seite.',
  reload: 'Neu laden',
  later: 'Später',
  noLanguage: 'Diese Sprache ließ sich nicht laden. Lade die Seite neu und versuch es noch einmal.',
  tryAgain: 'Noch einmal',
}
