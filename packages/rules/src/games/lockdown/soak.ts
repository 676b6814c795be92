/** What Lockdown adds to the soak. */
import type { Face } from '../../core/content.ts'
import { demand } from '../../soak/demand.ts'
import type { GameSoak } from '../../soak/slice.ts'
import { setUp } from './setup.ts'
import { type Facility, facilityOf } from './state.ts'

const ENDINGS = [
  'purge',
  'alert',
  'sent back by pod',
  'locked in',
  'bunker by rover',
  'bunker by suit',
  'killed by contingency',
]

/** Kind of face → how the report names it. */
const CONTENT: Readonly<Partial<Record<Face['kind'], string>>> = {
  computer: 'computer card',
  contingency: 'contingency revealed',
  css: 'cargo token',
  surface: 'surface card',
}

export const lockdownSoak: GameSoak = {
  isPlayed: rules => rules.setUp === setUp,
  added: ['crew', 'intruders'],
  check: g => checkFacility(facilityOf(g)),
  cover: ({ content, actions, secondNoiseDie }, add) => {
    for (const face of content.faces) {
      const kind = CONTENT[face.kind]
      if (kind) add(kind, face.id)
    }
    for (const id of ENDINGS) add('ending', id)
    for (const action of actions) add('place action', action.do)
    for (const face of secondNoiseDie) add('surface die', face)
  },
  events: {
    ignoresDark: ({ card }, { answered }) => answered(card),
    quiet: ({ card }, { answered }) => answered(card),
    surfaceCard: ({ card }, { tick }) => tick('surface card', card),
    noiseRolled: ({ die, face }, { tick }) => {
      if (die === 'surface') tick('surface die', face)
    },
    cssLaunched: ({ crew, back }, { tick }) => {
      if (crew.length > 0) tick('ending', 'left by pod')
      if (back.length > 0) tick('ending', 'sent back by pod')
    },
    cssTurned: ({ card }, { tick }) => tick('cargo token', card),
    computerCard: ({ card }, { tick }) => tick('computer card', card),
    lockdownCard: (_, { tick }) => tick('computer card', 'lockdown'),
    lockedIn: (_, { tick }) => tick('ending', 'locked in'),
    bunker: ({ how }, { tick }) => tick('ending', `bunker by ${how}`),
  },
  checks: {
    contingency: ({ card, killed }, { tick }) => {
      tick('contingency revealed', card)
      if (killed.length > 0) tick('ending', 'killed by contingency')
    },
  },
  eagerness: ({ option, hiding, isNearer }) => {
    if (option.do === 'escape') return -1
    if (option.do === 'computer') return 1
    if (option.do !== 'rideElevator') return null
    return hiding && !isNearer(option.to) ? 4 : 1
  },
}

/** LOCK-SETUP-08, LOCK-SETUP-24, LOCK-COMP-01, LOCK-RULING-97 */
function checkFacility({ power, active, computer, knowledge, held, pool }: Facility): void {
  demand(power.toSorted().join() === '1,2,3,4', 'a power token lies in two places')
  demand(active.length === 1 && computer.length === 6, 'a place of the facility has lost a piece')
  demand(held.flat().length + pool.length === 6, 'a contingency is missing')
  demand(
    knowledge.every(n => n >= 1 && n <= 8),
    'a Knowledge token is off its track',
  )
}
