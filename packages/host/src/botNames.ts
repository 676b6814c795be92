/** Names of bots: invented words that say nothing about the bot. */
import { randomBelow } from './randomIds.ts'

const NAMES = [
  'Arkelo',
  'Bexan',
  'Brimo',
  'Corvax',
  'Delmor',
  'Eskun',
  'Fendrix',
  'Galvo',
  'Ilux',
  'Kestri',
  'Lumik',
  'Nuvik',
  'Ostrel',
  'Pravix',
  'Quendo',
  'Rhuvel',
  'Sorvik',
  'Tandrix',
  'Ulvane',
  'Vexil',
  'Wolmar',
  'Xandor',
  'Yrrik',
  'Zorel',
] as const

/** A name that nobody at the table has; `which` chooses among those that are left. */
export function newBotName(there: readonly (string | null)[], which = randomBelow): string {
  const taken = there.map(name => name?.toLowerCase())
  const left = NAMES.filter(name => !taken.includes(name.toLowerCase()))
  return left[which(left.length)] ?? NAMES[0]
}
