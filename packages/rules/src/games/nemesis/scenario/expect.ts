/** Expectations about what only Nemesis has. */
import { nameOf } from '../../../core/ruleset.ts'
import { byKey, bySeat, type Checks, now, seatsWhere } from '../../../scenario/expect/moment.ts'
import { fail } from '../../../scenario/fields.ts'
import { engineZone } from '../engines.ts'
import { SPACES } from '../sets.ts'
import type { expected, situation } from './fields.ts'

export const nemesisChecks: Checks<keyof typeof situation | keyof typeof expected> = {
  destination: now(g => SPACES[g.destination]),
  hibernating: seatsWhere((_, { fate }) => fate === 'hibernating'),
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
  inPod: bySeat((g, _, { pod }) => g.pods[pod]?.number ?? null),
  playsIntruders: now(g => g.crew[g.intruderPlayer?.seat ?? -1]?.character ?? null),
  arrivedAt: now(g => g.over?.destination ?? null),
}
