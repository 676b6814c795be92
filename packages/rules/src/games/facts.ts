/** The manifest of facts: what is printed in every game, for programs that look at tables and never play them. */
import type { FactsMaker } from '../core/facts.ts'
import type { GameId } from './covers.ts'
import { base } from './lockdown/base.ts'
import { crew } from './lockdown/crew.ts'
import { lockdownFacts } from './lockdown/facts.ts'
import { intruders } from './lockdown/intruders.ts'
import { surface } from './lockdown/surface/box.ts'
import { nemesisFacts } from './nemesis/facts.ts'

export const GAME_FACTS: Readonly<Record<string, FactsMaker>> = {
  nemesis: nemesisFacts,
  lockdown: lockdownFacts({ base, crew, intruders, surface }),
} satisfies Record<GameId, FactsMaker>
