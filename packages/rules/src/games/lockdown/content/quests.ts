/** Quest items: one for each character, earned by being somewhere or by giving something up. */
import type { QuestItem } from '../../../core/content.ts'
import { being, giving, item, lasting, passive, quest, weapon } from '../../../core/contentForms.ts'
import { choose, need, not, plain } from '../../../core/effect.ts'
import type { Character } from './characters.ts'

export const quests: Record<Character, QuestItem[]> = {
  survivor: [
    quest(
      { ...giving('weaponBattery'), lower: 'red' },
      weapon('assaultRifle', { kind: 'energy', capacity: 5, loaded: 3, bonusOnHit: true }),
    ),
  ],
  labRat: [
    quest(
      being('decontaminationRoom'),
      lasting(
        item(
          'wail',
          {},
          choose(
            [{ fx: 'noise', how: 'remove', where: 'section', count: 2 }],
            [{ fx: 'noise', how: 'place', where: 'section', count: 2 }],
          ),
        ),
      ),
    ),
  ],
  hacker: [quest(being('archive'), passive(item('remoteTerminal', { heavy: true }), 'remoteTerminal'))],
  xenobiologist: [quest(being('laboratory'), passive(item('specimenCase', {}), 'specimenCase'))],
  sentry: [quest({ ...giving(), component: 'cloth' }, passive(item('battleSuit', {}), 'suit'))],
  janitor: [
    quest(
      { ...giving(), test: { is: 'colour', colour: 'yellow' }, component: 'chem' },
      {
        ...lasting(
          item(
            'foamCannon',
            { heavy: true },
            choose(
              [{ fx: 'uses', of: 'foamCannon', count: 'spend' }, plain('spray')],
              [{ fx: 'uses', of: 'foamCannon', count: 'spend' }, plain('retreatOne')],
              [
                need(not({ is: 'inCombat' })),
                { fx: 'loseItem', of: { component: 'chem' } },
                { fx: 'uses', of: 'foamCannon', count: 'fill' },
              ],
            ),
          ),
        ),
        uses: 3,
      },
    ),
  ],
}
