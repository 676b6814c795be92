/** The words of the page as an app. */

import type { Translation } from '../../areas.ts'
import type { shellWords as en } from '../../en/shared/app.ts'

export const shellWords: Translation<typeof en> = {
  newVersion: 'Jest nowa wersja tej strony.',
  reload: 'Odśwież',
  later: 'Później',
  noLanguage: 'Nie udało się wczytać tego języka. Odśwież stronę i spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
}
