/** Everybody one may become, by name. */
import { facilityGuides } from '../lockdown/draft/facilityGuides.ts'
import { shipGuides } from '../nemesis/draft/shipGuides.ts'
import type { Guide } from './guide.ts'

export const GUIDES: Readonly<Record<string, Guide | undefined>> = { ...shipGuides, ...facilityGuides }
