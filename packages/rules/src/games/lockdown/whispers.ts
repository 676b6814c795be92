/** LOCK-PVP-03: players may pass each other private words about contingencies. */
import type { TableView } from '../../core/types.ts'

/** LOCK-MODE-COOP-02, LOCK-MODE-COOP-03: where all win together nobody holds a token, and all see what one learns. */
export const hidesContingencies = ({ mode, facility }: TableView): boolean =>
  mode === 'semiCooperative' && facility != null
