/** The Event deck: which intruders move where, then what happens. */
import type { EventCard } from '../../../core/content.ts'
import { event, once } from '../../../core/contentForms.ts'
import { plain } from '../../../core/effect.ts'

const hunt = plain('hunt')
const spread = plain('spreadFire')

export const events: EventCard[] = [
  event('eggProtection', 'BQ', 2, plain('protectEggs')),
  event('hatching', 'AB', 3, plain('hatch')),
  event('regeneration', 'BQ', 1, { fx: 'healIntruders', count: 2 }),
  event('damage', 'CA', 2, { fx: 'malfunctions', in: 'withIntruders' }),
  event('lurking', 'CA', 4, plain('lurk')),
  event('eclosion', 'CBQ', 1, { fx: 'eclosion', draw: 4 }),
  event('flammableCompounds', 'BQ', 4, plain('flammable')),
  event('hunt', 'CBQ', 2, hunt),
  event('hunt', 'BQ', 3, hunt),
  event('consumingFire', 'CBQ', 4, plain('burnItems'), spread),
  event('damagingFire', 'CA', 1, { fx: 'malfunctions', in: 'burning' }, spread),
  event('scentOfPrey', 'CA', 3, { fx: 'noiseAround', what: 'slimed' }),
  { ...event('malfunction', 'AB', 2, { fx: 'malfunctions', in: 'lowest' }), after: 'shuffleBack' },
  event('noiseInTechnicalCorridors', 'AB', 4, plain('noiseInDucts')),
  event('nest', 'CBQ', 3, { fx: 'noiseAround', what: 'nest' }),
  event('bulkheadsOpen', 'AB', 1, plain('openDoors')),
  once(event('evacuationPodEjection', 'ABQ', 3, plain('ejectPod'))),
  once(event('shortCircuit', 'ABQ', 4, { fx: 'malfunctions', in: 'yellowComputers' })),
  once(event('coolantLeak', 'ABQ', 1, plain('coolantLeak'))),
  once(event('lifeSupportFailure', 'ABQ', 2, { fx: 'malfunctions', in: 'green' })),
]
