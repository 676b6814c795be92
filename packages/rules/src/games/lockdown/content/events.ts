/** The Event deck: which Night Stalkers move where, what happens, and what happens besides to whoever is in darkness. */
import type { EventCard } from '../../../core/content.ts'
import { event, inDark, once } from '../../../core/contentForms.ts'
import {
  all,
  any,
  contaminate,
  type Effect,
  type EffectOf,
  lightWound,
  not,
  type Predicate,
  plain,
  when,
} from '../../../core/effect.ts'

const noCards: Predicate = { is: 'noCards' }
const bleeding: Predicate = { is: 'undressedSerious' }

const leaveShell: Effect = { fx: 'leaveShell', draw: 4 }
const larva: Effect = { fx: 'larva', how: 'give' }
const noise = (what: 'nest' | 'wounded' | 'me'): Effect => ({ fx: 'noiseAround', what })
const breaks = (where: EffectOf<'malfunctions'>['in']): Effect => ({ fx: 'malfunctions', in: where })

/** The scent leads to the lower room first, in darkness too. */
const bloodTrace = (moves: string, way: number): EventCard => ({
  ...inDark(when(bleeding, [{ fx: 'bloodTrace', me: true }]))(event('bloodTrace', moves, way, plain('bloodTrace'))),
  darkOrder: 'lowerRooms',
})

export const events: EventCard[] = [
  bloodTrace('BQ', 2),
  bloodTrace('CBQ', 3),
  once(event('blueScreen', 'ABQ', 3, breaks('lowestPoweredComputer'))),
  inDark(noise('me'))(event('bulkheadsOpen', 'AB', 1, plain('openDoors'))),
  event('consumingFire', 'CBQ', 2, plain('burnItems'), plain('spreadFire')),
  once(event('coolantLeak', 'ABQ', 1, { fx: 'coolantLeak', breaks: true })),
  inDark(breaks('withMe'))(event('damage', 'CA', 3, breaks('withIntruders'))),
  inDark(when(any({ is: 'inNest' }, { is: 'carries', object: 'egg' }), [contaminate(1)]))(
    event('eggProtection', 'BQ', 4, plain('protectEggs')),
  ),
  event('fireInTheHole', 'CA', 1, plain('burnCss')),
  inDark(when(all(not({ is: 'inNest' }), noCards), [larva]))(event('hatching', 'AB', 2, plain('hatch'))),
  { ...once(event('kickstopper', 'ABQ', 2, plain('kickstopper'), breaks('elevators'))), second: 4 },
  event('leavingTheShell', 'BQ', 1, leaveShell),
  event('leavingTheShell', 'CBQ', 4, leaveShell),
  { ...inDark(plain('allAttack'))(event('lurking', 'CA', 2, plain('lurk'))), darkOrder: 'oncePerRoom' },
  inDark(noise('me'))(event('nest', 'CBQ', 1, noise('nest'))),
  inDark(when({ is: 'atEntrance' }, [lightWound(1)]))(
    event('noiseInCorridors', 'AB', 3, { fx: 'noiseInDucts', pool: true }),
  ),
  inDark(when(not(noCards), [{ fx: 'panic', me: true }]))(event('panic', 'AB', 4, plain('panic'))),
  event('powerSurge', 'BQ', 3, plain('powerSurge')),
  once(event('sanitaryNetworkFailure', 'ABQ', 2, breaks('green'))),
  inDark(when(all(bleeding, not({ is: 'inCombat' })), [plain('adultJoins')]))(
    event('scentOfBlood', 'CA', 4, noise('wounded')),
  ),
  once(event('shortCircuit', 'ABQ', 4, plain('fireInComputers'))),
  { ...once(event('thatsHot', 'ABQ', 1, { fx: 'fireIn', tiles: ['backup-power', 'powerGenerator'] })), second: 3 },
]
