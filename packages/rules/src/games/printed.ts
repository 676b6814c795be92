/** The manifest of what each game's rulebook prints where the publisher's FAQ says otherwise. */
import { lockdownPrinted } from './lockdown/printed.ts'
import { nemesisPrinted } from './nemesis/printed.ts'

export const gamePrinted = { ...nemesisPrinted, ...lockdownPrinted }
