/** Spanish for what only one of the games says otherwise, in panels. */
import { lockdownWays } from './lockdown/waysOut.ts'
import { nemesisWays } from './nemesis/waysOut.ts'

export * as wording from './lockdown/wording/panels.ts'

/** The ways out of all games, each by its own name. */
export const gameWays = {
  ways: { ...nemesisWays.ways, ...lockdownWays.ways },
  needs: { ...nemesisWays.needs, ...lockdownWays.needs },
  ends: { ...nemesisWays.ends, ...lockdownWays.ends },
}
