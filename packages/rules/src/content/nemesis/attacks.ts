/** The Intruder Attack deck: who can attack so, what it does, and how tough an injured intruder proves. */
import type { AttackCard } from '../../core/content.ts'
import { contaminate, type Effect, lightWound, plain, seriousWound, when } from '../../core/effect.ts'
import type { IntruderKind } from '../../core/types.ts'

const RETREAT = null
const GROWN: IntruderKind[] = ['adult', 'breeder', 'queen']
const ALL: IntruderKind[] = ['creeper', ...GROWN]

const cards = (
  id: string,
  blood: (number | null)[],
  by: IntruderKind[],
  effect: Effect[],
  everybody = false,
): AttackCard[] => blood.map(number => ({ id, blood: number, by, everybody, effect }))

/** Whoever already bears so many serious wounds dies. */
const deadlyFrom = (wounds: number): Effect[] => [
  when({ is: 'seriousWounds', min: wounds }, [plain('kill')], [seriousWound(1)]),
]

export const attacks: AttackCard[] = [
  ...cards('scratch', [2, 3, 5, 6], ALL, [lightWound(1), contaminate(1)]),
  ...cards('clawAttack', [3, 4, 5, RETREAT], GROWN, [lightWound(2), contaminate(1)]),
  ...cards('bite', [4, 4, 6, RETREAT], GROWN, deadlyFrom(2)),
  ...cards('tailAttack', [2, 5], ['queen'], deadlyFrom(1)),
  ...cards('frenzy', [3, 4], ['breeder', 'queen'], deadlyFrom(2), true),
  ...cards('transformation', [4, 5], ['creeper'], [plain('transform')]),
  ...cards('slime', [5], ALL, [{ fx: 'slime', how: 'give' }, contaminate(1)]),
  ...cards('summoning', [3], ['creeper', 'queen'], [plain('summon')]),
]
