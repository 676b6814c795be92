/** The Intruder Attack deck: who can attack so, what it does, and how tough an injured intruder proves. */
import type { AttackCard } from '../../../core/content.ts'
import { attackCards } from '../../../core/contentForms.ts'
import { contaminate, type Effect, lightWound, plain, seriousWound, when } from '../../../core/effect.ts'
import type { IntruderKind } from '../../../core/types.ts'

const RETREAT = null
const GROWN: IntruderKind[] = ['adult', 'breeder', 'queen']
const ALL: IntruderKind[] = ['creeper', ...GROWN]

/** Whoever already bears so many serious wounds dies. */
const deadlyFrom = (wounds: number): Effect[] => [
  when({ is: 'seriousWounds', min: wounds }, [plain('kill')], [seriousWound(1)]),
]

export const attacks: AttackCard[] = [
  ...attackCards('scratch', [2, 3, 5, 6], ALL, [lightWound(1), contaminate(1)]),
  ...attackCards('clawAttack', [3, 4, 5, RETREAT], GROWN, [lightWound(2), contaminate(1)]),
  ...attackCards('bite', [4, 4, 6, RETREAT], GROWN, deadlyFrom(2)),
  ...attackCards('tailAttack', [2, 5], ['queen'], deadlyFrom(1)),
  ...attackCards('frenzy', [3, 4], ['breeder', 'queen'], deadlyFrom(2), true),
  ...attackCards('transformation', [4, 5], ['creeper'], [plain('transform')]),
  ...attackCards('slime', [5], ALL, [{ fx: 'slime', how: 'give' }, contaminate(1)]),
  ...attackCards('summoning', [3], ['creeper', 'queen'], [plain('summon')]),
]
