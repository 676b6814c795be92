/** The Night Stalker Attack deck: who can attack so, what it does, what darkness adds, and how tough an injured one proves. */
import type { AttackCard } from '../../../core/content.ts'
import { attackCards, inDark } from '../../../core/contentForms.ts'
import { contaminate, type Effect, lightWound, plain, seriousWound, when } from '../../../core/effect.ts'
import type { IntruderKind } from '../../../core/types.ts'

const RETREAT = null
const GROWN: IntruderKind[] = ['adult', 'breeder', 'queen']
const ALL: IntruderKind[] = ['creeper', ...GROWN]

const slime: Effect = { fx: 'slime', how: 'give' }
/** Whoever bears so many serious wounds by now dies. */
const deadlyFrom = (wounds: number): Effect => when({ is: 'seriousWounds', min: wounds }, [plain('kill')])

const rage = when(
  { is: 'seriousWounds', min: 2 },
  [plain('kill')],
  [when({ is: 'undressedSerious' }, [seriousWound(2)], [seriousWound(1)])],
)

export const attacks: AttackCard[] = [
  ...attackCards('cut', [2, 3, 4, 5, RETREAT], ALL, [lightWound(1), contaminate(1)]).map(inDark(lightWound(1))),
  ...attackCards('perchedInTheDark', [2, 4, 5, 5, RETREAT], GROWN, [seriousWound(1)]).map(inDark(deadlyFrom(3))),
  ...attackCards('bloodChase', [2, 4, 5], ALL, [lightWound(1), slime, plain('chase')]),
  ...attackCards('bloodRage', [3, 5], ['breeder', 'queen'], [rage]),
  ...attackCards('piercingTheHeart', [3, 5], ['queen'], [seriousWound(1), contaminate(1)]).map(inDark(deadlyFrom(2))),
  ...attackCards('evolve', [4, RETREAT], ['creeper'], [{ fx: 'transform', calm: true }]).map(
    inDark(plain('attackAgain')),
  ),
  ...attackCards('infectingTheHost', [4], ['creeper', 'queen'], [slime]).map(inDark({ fx: 'larva', how: 'give' })),
]
