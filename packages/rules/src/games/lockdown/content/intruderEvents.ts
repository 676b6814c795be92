/** The Event deck for Intruders in the facility: the ship's, as far as Mars has what it names, and what darkness adds. */
import type { EventCard } from '../../../core/content.ts'
import { event, inDark, once } from '../../../core/contentForms.ts'
import { all, any, contaminate, type Effect, lightWound, type Predicate, plain, when } from '../../../core/effect.ts'

const bleeding: Predicate = { is: 'undressedSerious' }
const carriesEgg: Predicate = { is: 'carries', object: 'egg' }

const spread = plain('spreadFire')
const noiseAroundMe: Effect = { fx: 'noiseAround', what: 'me' }
const inEachRoom = (...dark: Effect[]) => {
  const darken = inDark(...dark)
  return (from: EventCard): EventCard => ({ ...darken(from), darkOrder: 'oncePerRoom' })
}

export const intruderEvents: EventCard[] = [
  inDark(when(any({ is: 'inNest' }, carriesEgg), [contaminate(1)]))(
    event('eggProtection', 'BQ', 2, plain('protectEggs')),
  ),
  event('regeneration', 'BQ', 1, { fx: 'healIntruders', count: 2, dark: 'all' }),
  event('hunt', 'BQ', 3, plain('hunt')),
  event('flammableCompounds', 'BQ', 4, { fx: 'flammable', in: 'isolation' }),
  inDark(when(all(carriesEgg, { is: 'noCards' }), [{ fx: 'larva', how: 'give' }]))(
    event('hatching', 'AB', 3, plain('hatch')),
  ),
  event('powerSurge', 'AB', 2, { fx: 'powerSurge', cuts: true }),
  inDark(when({ is: 'atEntrance' }, [lightWound(1)]))(
    event('noiseInTechnicalCorridors', 'AB', 4, plain('noiseInDucts')),
  ),
  inDark(noiseAroundMe)(event('bulkheadsOpen', 'AB', 1, plain('openDoors'))),
  inDark({ fx: 'malfunctions', in: 'withMe' })(event('damage', 'CA', 2, { fx: 'malfunctions', in: 'withIntruders' })),
  inEachRoom(plain('allAttack'))(event('lurking', 'CA', 4, plain('lurk'))),
  event('damagingFire', 'CA', 1, { fx: 'malfunctions', in: 'burning' }, spread),
  inDark(when(bleeding, [noiseAroundMe]))(event('scentOfPrey', 'CA', 3, { fx: 'noiseAround', what: 'slimed' })),
  event('eclosion', 'CBQ', 1, { fx: 'eclosion', draw: 4 }),
  inEachRoom({ fx: 'allAttack', of: 'hunters' })(event('hunt', 'CBQ', 2, { fx: 'hunt', chase: true })),
  inDark(noiseAroundMe)(event('nest', 'CBQ', 3, { fx: 'noiseAround', what: 'nest' })),
  event('consumingFire', 'CBQ', 4, plain('burnItems'), spread),
  once(event('launchFailure', 'ABQ', 3, plain('loseCss'))),
  once(event('shortCircuit', 'ABQ', 4, { fx: 'malfunctions', in: 'poweredComputers' })),
  once(event('coolantLeak', 'ABQ', 1, { fx: 'coolantLeak', breaks: true })),
  once(event('sanitaryNetworkFailure', 'ABQ', 2, { fx: 'malfunctions', in: 'green' })),
]
