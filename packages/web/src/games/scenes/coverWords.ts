/** What each game is called on its cover, and how it is introduced. */
import type { Words } from '../../app/words.ts'
import type { Game } from '../covers/index.ts'

export const coverOf = (game: Game, t: Words<'pages'>['t']): string =>
  ({ nemesis: t.theShip, lockdown: t.theFacility })[game]
export const pitchOf = (game: Game, t: Words<'pages'>['t']): string =>
  ({ nemesis: t.shipPitch, lockdown: t.facilityPitch })[game]
