/** Quest items: two for each character, earned by being somewhere or by giving something up. */
import type { QuestItem } from '../../../core/content.ts'
import { being, giving, item, lasting, passive, quest } from '../../../core/contentForms.ts'
import { computer, door, plain, search } from '../../../core/effect.ts'
import type { Character } from './characters.ts'

export const quests: Record<Character, QuestItem[]> = {
  captain: [
    quest(
      being('commsRoom'),
      item('logKey', { when: 'outOfCombat' }, computer(), { fx: 'peekObjective', of: 'anyone' }),
    ),
    quest(giving('tools', 'ductTape'), passive(item('intercom', {}), 'intercom')),
  ],
  pilot: [
    quest(giving('energyCharge'), item('orbitalManeuveringSystem', { when: 'outOfCombat' }, { fx: 'endPhase' })),
    quest(
      being('fireControlSystem'),
      item('evacuationKey', { when: 'outOfCombat' }, { fx: 'togglePod', where: 'here' }),
    ),
  ],
  scientist: [
    quest(being('generator'), passive(item('holoComputer', { heavy: true }), 'holoComputer')),
    quest(giving('chemicals'), item('laboratoryEquipment', { when: 'outOfCombat' }, { fx: 'analyse', where: 'here' })),
  ],
  scout: [
    quest(being('cockpit'), item('securityKey', { when: 'outOfCombat' }, { fx: 'doorsOf' })),
    quest(giving('energyCharge'), passive(item('motionScanner', { heavy: true }), 'motionScanner')),
  ],
  soldier: [
    quest(
      { ...being('armory'), attach: 'assaultRifle' },
      {
        ...lasting(item('autoloader', { cost: 0 }, plain('autoload'))),
        gives: 'autoloader',
      },
    ),
    quest(giving('tools', 'ductTape'), item('armor', { when: 'reaction', cost: 0 }, { fx: 'spare', on: 'attack' })),
  ],
  mechanic: [
    quest(being('storage'), lasting(item('plasmaTorch', { when: 'outOfCombat' }, door('mend')))),
    quest(giving('energyCharge'), lasting(item('flashlight', { when: 'outOfCombat', cost: 2 }, search(2)))),
  ],
}
