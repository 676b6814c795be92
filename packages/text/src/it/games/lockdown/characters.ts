/** Who is in the facility: what they are known for, and how they are played. */

import type { Translation } from '../../../areas.ts'
import type { facilityCrew as en } from '../../../en/games/lockdown/characters.ts'

export const facilityCrew: Translation<typeof en> = {
  trait: {
    survivor: 'Ha visto di peggio',
    labRat: 'Vede al buio',
    hacker: 'Parla con le macchine',
    xenobiologist: 'Vuole sapere',
    sentry: 'Mantiene l’ordine',
    janitor: 'Ha le chiavi',
  },
  style: {
    survivor:
      'Ci è già passata: striscia nei condotti, colpisce forte quando fa male e trae forza dalle Ferite. Inizia a mani vuote.',
    labRat:
      'Il buio è casa sua: sente ciò che arriva, lo manda da qualcun altro e vive di ciò che infetta gli altri. Ripara lentamente, inizia a mani vuote.',
    hacker: 'Vive di Computer: li usa senza Energia, o sfrutta più opzioni insieme, e accende e spegne le luci.',
    xenobiologist:
      'Vuole sapere: ottiene Conoscenza più in fretta di chiunque, preleva campioni da esseri viventi e mette in ordine Eventi e Attacchi. Non riposa mai.',
    sentry: 'Porta gli altri con sé e li tiene lontani dai guai, sigilla le Stanze e respinge ciò che si avvicina.',
    janitor:
      'Ha una chiave per tutto: Portelloni, Ascensore, Stanze che non funzionano. Spegne i Fuochi e costruisce cose utili con i rottami.',
  },
}
