/**
 * Light and darkness for situations: token 1 in S-01, 2 in S-02, 3 in S-03, 4 at the elevator. With the backup on, the
 * first thresholds change nothing. The weakness that survivors know from the start is one that is no use here.
 */
import type { Given } from '../../../src/scenario/format.ts'
import { POWER } from './places.ts'

const weaknesses = { '1': 'photosensitivity' }

export const LIT: Given = { power: POWER, on: [1, 2, 3, 4], backup: true, weaknesses }
export const DARK: Given = { power: POWER, on: [], weaknesses }
/** A wound whose bearer sees nothing, one that changes nothing here. */
export const EYES = 'eyes'
export const SCAR = 'leg'
