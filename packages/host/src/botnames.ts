/** What bots are called: words of no language that say nothing of whom they name. */
import { chanceBelow } from './chance.ts'

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

/** A name that nobody has of those who are there; `which` of so many that are left. */
export function newBotName(there: readonly (string | null)[], which = chanceBelow): string {
  const taken = there.map(name => name?.toLowerCase())
  const left = NAMES.filter(name => !taken.includes(name.toLowerCase()))
  return left[which(left.length)] ?? NAMES[0]
}
