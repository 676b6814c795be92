/** The ways off the ship, in words. */
import { destinationName } from '@coldwake/text'
import { type NeedRecords, plainNeed, type WayRecords } from '../../../play/waysOut/wayRecord.ts'

export const nemesisWays: WayRecords<'hibernation' | 'pod' | 'arrival'> = {
  hibernation: {
    icon: 'hibernatorium',
    name: (_, t) => t.gameWays.ways.hibernation.name,
    how: (_, t) => t.gameWays.ways.hibernation.how,
    gone: (_, t) => t.gameWays.ways.hibernation.gone,
  },
  pod: {
    icon: 'pod',
    name: ({ section, pod }, t) => t.gameWays.ways.pod.name({ section, pod }),
    how: ({ section }, t) => t.gameWays.ways.pod.how({ section }),
    gone: (_, t) => t.gameWays.ways.pod.gone,
  },
  arrival: {
    icon: 'jump',
    name: (_, t) => t.gameWays.ways.arrival.name,
    how: (_, t) => t.gameWays.ways.arrival.how,
    gone: (_, t) => t.gameWays.ways.arrival.gone,
  },
}

export const nemesisNeeds: NeedRecords<'chambersOpen' | 'unlocked' | 'podSpace' | 'engines' | 'course'> = {
  chambersOpen: plainNeed(t => t.gameWays.needs.chambersOpen),
  unlocked: plainNeed(t => t.gameWays.needs.unlocked),
  podSpace: plainNeed(t => t.gameWays.needs.podSpace),
  engines: {
    label: ({ working, damaged, unknown }, { t }) => t.gameWays.needs.engines.label({ working, damaged, unknown }),
    lacks: (_, { t }) => t.gameWays.needs.engines.lacks,
    unknown: ({ working, damaged, unknown }, { t }) =>
      t.gameWays.needs.engines.unknown({ known: working + damaged, of: working + damaged + unknown }),
  },
  course: {
    label: ({ to }, { t, lang }) =>
      t.gameWays.needs.course.label({ to: to ?? 'unseen', place: to ? destinationName(to, lang) : '' }),
    lacks: ({ to }, { t, lang }) => t.gameWays.needs.course.lacks({ place: to ? destinationName(to, lang) : '' }),
    unknown: (_, { t }) => t.gameWays.needs.course.unknown,
  },
}
