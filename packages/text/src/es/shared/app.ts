/** The words of the page as an app. */

import type { Translation } from '../../areas.ts'
import type { shellWords as en } from '../../en/shared/app.ts'

export const shellWords: Translation<typeof en> = {
  newVersion: 'Hay una versión nueva de esta página.',
  reload: 'Recargar',
  later: 'Luego',
  noLanguage: 'Este idioma no se ha podido cargar. Recarga la página e inténtalo de nuevo.',
  tryAgain: 'Intentar otra vez',
}
