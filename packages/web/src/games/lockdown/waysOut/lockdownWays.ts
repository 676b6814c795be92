/** The ways out of the facility, in words. */
import type { WayOut } from '@coldwake/rules/games/waysOut'
import { type NeedRecords, plainNeed, type WayRecords } from '../../../play/waysOut/wayRecord.ts'

export const lockdownWays: WayRecords<'isolation' | 'cargoPod' | 'bunker'> = {
  isolation: {
    icon: 'isolation',
    name: (_, t) => t.gameWays.ways.isolation.name,
    how: (_, t) => t.gameWays.ways.isolation.how,
    gone: (_, t) => t.gameWays.ways.isolation.gone,
  },
  cargoPod: {
    icon: 'cssPod',
    name: ({ pod }, t) => t.gameWays.ways.cargoPod.name({ pod }),
    how: ({ pod }, t) => t.gameWays.ways.cargoPod.how({ pod }),
    gone: ({ why }, t) => (why === 'noRoom' ? t.gameWays.ways.cargoPod.noRoom : t.gameWays.ways.cargoPod.gone),
  },
  bunker: {
    icon: 'bunker',
    name: (_, t) => t.gameWays.ways.bunker.name,
    how: (_, t) => t.gameWays.ways.bunker.how,
    gone: (_, t) => t.gameWays.ways.bunker.gone,
  },
}

export const lockdownNeeds: NeedRecords<
  'isolationOpen' | 'launchRound' | 'cargoToken' | 'podEmpty' | 'gateOpen' | 'ride' | 'contingency'
> = {
  isolationOpen: plainNeed(t => t.gameWays.needs.isolationOpen),
  launchRound: {
    label: ({ space }, { t }) => t.gameWays.needs.launchRound.label({ next: space ?? 'none' }),
    lacks: (_, { t }) => t.gameWays.needs.launchRound.lacks,
    unknown: (_, { t }) => t.gameWays.needs.launchRound.lacks,
  },
  cargoToken: {
    label: (_, { t }) => t.gameWays.needs.cargoToken.label,
    lacks: (_, { t }) => t.gameWays.needs.cargoToken.lacks,
    unknown: (_, { t }) => t.gameWays.needs.cargoToken.unknown,
  },
  podEmpty: plainNeed(t => t.gameWays.needs.podEmpty),
  gateOpen: plainNeed(t => t.gameWays.needs.gateOpen),
  ride: plainNeed(t => t.gameWays.needs.ride),
  contingency: {
    label: ({ deadly, possible }, { t }) => t.gameWays.needs.contingency.label({ deadly, possible }),
    lacks: (_, { t }) => t.gameWays.needs.contingency.lacks,
    unknown: ({ deadly, possible }, { t }) => t.gameWays.needs.contingency.unknown({ deadly, possible }),
  },
}

/** How likely it is that a way kills the character who takes it, by what its player knows. */
export function deadliness({ needs }: WayOut): number {
  const contingency = needs.find(need => need.need === 'contingency')
  return contingency ? contingency.deadly / Math.max(1, contingency.possible) : 0
}
