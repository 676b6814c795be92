/** What four of the six begin with; the survivors of the Nemesis have nothing. LOCK-SETUP-30 */
import type { ItemCard } from '../../../core/content.ts'
import { gun, item, lasting } from '../../../core/contentForms.ts'
import { choose, need, not, plain } from '../../../core/effect.ts'
import type { Character } from './characters.ts'

export const startingItems: Partial<Record<Character, ItemCard>> = {
  hacker: gun('pulseDerringer', 'energy', 2, { doubleAsHit: true }),
  xenobiologist: {
    ...lasting(
      item(
        'probeArm',
        {},
        choose(
          [need({ is: 'inCombat' }), { fx: 'uses', of: 'probeArm', count: 'spend' }, plain('sample')],
          [
            need(not({ is: 'inCombat' })),
            { fx: 'loseItem', of: { id: 'toolbelt' } },
            { fx: 'uses', of: 'probeArm', count: 'fill' },
          ],
        ),
      ),
    ),
    uses: 2,
  },
  sentry: gun('smg', 'energy', 5, { burst: true }),
  janitor: {
    ...gun('nailDriver', 'classic', 4, { doubleAsHit: true }),
    effect: [
      { fx: 'loseItem', of: { component: 'tool' } },
      { fx: 'ammo', of: 'nailDriver', count: 'fill' },
    ],
  },
}
