/** The manifest of what each game adds to the soak: a new game is a line in the list. */
import type { GameSoak } from '../soak/slice.ts'
import { lockdownSoak } from './lockdown/soak.ts'
import { nemesisSoak } from './nemesis/soak.ts'

export const soaks: readonly GameSoak[] = [nemesisSoak, lockdownSoak]
