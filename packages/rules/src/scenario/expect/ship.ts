/** Expectations about what only the ship of Nemesis has. */
import { nameOf } from '../../core/ruleset.ts'
import { engineZone } from '../../mechanics/looks.ts'
import { SPACES } from '../../nemesis/ship.ts'
import { fail } from '../fields.ts'
import { byKey, bySeat, type Checks, now } from './moment.ts'

export const shipChecks = {
  destination: now(g => SPACES[g.destination]),
  engines: byKey(({ g }, engine, _: unknown, path) => {
    if (!/^[123]$/.test(engine)) fail(path, 'there are engines 1, 2 and 3')
    const top = engineZone(g, Number(engine)).at(-1)
    return top === undefined ? null : nameOf(g, top)
  }),
  pods: now(g =>
    Object.fromEntries(
      g.pods.map(({ number, locked, state }) => [
        number,
        state === 'docked' ? (locked ? 'locked' : 'unlocked') : state,
      ]),
    ),
  ),
  inPod: bySeat((g, seat) => g.pods[g.crew[seat].pod]?.number ?? null),
  playsIntruders: now(g => g.crew[g.intruderPlayer?.seat ?? -1]?.character ?? null),
} satisfies Partial<Checks<string>>
