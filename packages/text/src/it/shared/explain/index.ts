/** Italian for what the table says of itself: cards about whatever one points at, and the list of signs. */
import { facilityExplained, shipExplained } from '../../games/explain.ts'
import { explainWords } from './explain.ts'

export const ui = { explain: { ...explainWords, ship: shipExplained, site: facilityExplained } }
