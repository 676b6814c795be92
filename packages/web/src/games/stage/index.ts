/** What the stage shows only in one game: the only list of games there. */
import type { Words } from '../../app/words.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { EventOf } from '../../play/kinds.ts'
import type { PhaseStep } from '../../play/stage/scenes/eventPhase.ts'
import type { Game } from '../covers/index.ts'
import { lockdownEvents } from '../lockdown/stage/lockdownEvents.ts'
import { nemesisEvents } from '../nemesis/stage/nemesisEvents.tsx'

export { COMMAND_ICON } from '../nemesis/intruderPlayer/commandIcon.ts'

interface GreatLook {
  icon: IconName
  title: (t: Words<StageArea>['t']) => string
}
/** Looks that decide a game: what is seen then has the whole stage. */
export const GREAT_LOOKS: Readonly<Partial<Record<EventOf<'peeked'>['what'], GreatLook>>> = {
  coordinates: { icon: 'jump', title: t => t.stage.course },
}

/** No two games have an event of their own in common. */
export const GAME_EVENTS = { ...nemesisEvents, ...lockdownEvents }

/** The areas of words that headlines are made of. */
export const STAGE_AREAS = ['intruderPlayer', 'lockdown', 'stage', 'surface'] as const
export type StageArea = (typeof STAGE_AREAS)[number]

interface PhaseSteps {
  /** NEM-EVENT-01, LOCK-ROUND-02: the steps of the Event Phase, in their order. */
  steps: readonly PhaseStep[]
  /** The steps that rules of its catalogue begin. */
  byRule: Readonly<Partial<Record<string, PhaseStep>>>
  /** What the steps are called. */
  names: (t: Words<StageArea>['t']) => Readonly<Partial<Record<PhaseStep, string>>>
}

export const EVENT_PHASE: Readonly<Record<Game, PhaseSteps>> = {
  nemesis: {
    steps: ['time', 'attacks', 'fire', 'event', 'moves', 'bag'],
    byRule: { 'NEM-EVENT-02': 'time', 'NEM-EVENT-05': 'fire', 'NEM-EVENT-07': 'moves', 'NEM-BAG-01': 'bag' },
    names: t => t.stage.phase,
  },
  lockdown: {
    steps: ['pods', 'time', 'noise', 'attacks', 'fire', 'event', 'moves', 'bag'],
    byRule: {
      'LOCK-EVENT-01': 'pods',
      'LOCK-EVENT-02': 'time',
      'LOCK-EVENT-05': 'noise',
      'LOCK-ROOM-NEST-07': 'fire',
      'LOCK-EVENT-10': 'moves',
      'LOCK-BAG-01': 'bag',
    },
    names: t => ({ ...t.stage.phase, ...t.facilityStage.phase }),
  },
}

/** The shape of the noise dice besides the usual one. LOCK-MARS-06: outside it has twelve faces. */
export const NOISE_DICE = { surface: 'twelve' } as const
