/** A game in numbers, by person: counted from what was told to everybody. */
import type { EventFace, Seat } from '@coldwake/rules/facts'
import { undoneEvents } from '../play/undoneEvents.ts'

export const STATS = [
  'rounds',
  'killed',
  'attacked',
  'light',
  'serious',
  'explored',
  'moves',
  'noise',
  'found',
  'crafted',
  'knowledge',
  'cards',
] as const
export type Stat = (typeof STATS)[number]
export type Stats = Record<Stat, number>

const none = (): Stats => ({
  rounds: 0,
  killed: 0,
  attacked: 0,
  light: 0,
  serious: 0,
  explored: 0,
  moves: 0,
  noise: 0,
  found: 0,
  crafted: 0,
  knowledge: 0,
  cards: 0,
})

/** One for each seat, with what it knew at the beginning. What was taken back does not count. */
export function statsOf(events: readonly EventFace[], seats: number, knew: readonly number[] = []): Stats[] {
  const off = undoneEvents(events)
  const stats = Array.from({ length: seats }, (_, seat) => ({ ...none(), knowledge: knew[seat] ?? 0 }))
  const out = new Set<Seat>()
  /** Who hurt each intruder last; what fire kills is nobody's. */
  const hunters = new Map<number, Seat>()
  const count = (seat: Seat, stat: Stat, by = 1) => {
    if (stats[seat]) stats[seat][stat] += by
  }
  for (const [number, event] of events.entries()) {
    if (off.has(number)) continue
    switch (event.e) {
      case 'round':
        for (const seat of stats.keys()) if (!out.has(seat)) count(seat, 'rounds')
        hunters.clear()
        break
      case 'shot':
      case 'struck':
        if (event.target !== 'eggs') hunters.set(event.target, event.who)
        break
      case 'thrown':
        hunters.set(THROWN, event.who)
        break
      case 'intruderDied': {
        const hunter = hunters.get(event.intruder) ?? hunters.get(THROWN)
        if (hunter !== undefined) count(hunter, 'killed')
        break
      }
      case 'turn':
      case 'time':
        // Whatever dies from here on was not killed by what was done before.
        hunters.clear()
        break
      case 'attack':
        count(event.who, 'attacked')
        break
      case 'lightWound':
        count(event.who, 'light')
        break
      case 'seriousWound':
        count(event.who, 'serious')
        break
      case 'explored':
        count(event.who, 'explored')
        break
      case 'moved':
        count(event.who, 'moves')
        break
      case 'noiseRolled':
        count(event.who, 'noise')
        break
      case 'kept':
        count(event.who, 'found', event.count)
        break
      case 'crafted':
        count(event.who, 'crafted')
        break
      case 'knowledge': {
        const learner = stats[event.who]
        if (learner) learner.knowledge = event.knowledge
        break
      }
      case 'declared':
        if (event.action.do === 'play' || event.action.do === 'playAs') count(event.who, 'cards')
        break
      case 'died':
        out.add(event.who)
        break
      default:
    }
  }
  return stats
}

/** Stands for every intruder where something was thrown. */
const THROWN = -1
