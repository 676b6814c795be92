/** The words of the page as an app. */

import type { Translation } from '../../areas.ts'
import type { shellWords as en } from '../../en/shared/app.ts'

export const shellWords: Translation<typeof en> = {
  newVersion: 'C’è una nuova versione di questa pagina.',
  reload: 'Ricarica',
  later: 'Più tardi',
  noLanguage: 'Non è stato possibile caricare questa lingua. Ricarica la pagina e riprova.',
  tryAgain: 'Riprova',
}
