/**
 * Why something happened, as far as what was told before it shows. Events name no causes: an attack is told before the
 * wounds it deals, a card before what it does, and whoever passes bleeds after that.
 */
import type { EventFace, Seat } from '@coldwake/rules/facts'
import type { EventKind, EventOf } from '../kinds.ts'

export type Cause =
  | { why: 'event'; event: EventOf<'event'> }
  | { why: 'attack'; event: EventOf<'attack'> }
  | { why: 'missed'; event: EventOf<'struck'> }
  | { why: 'entered'; event: EventOf<'moved'> }
  | { why: 'bag'; event: EventOf<'tokenDrawn'> }
  /** What comes, or moves, by a noise roll. */
  | { why: 'rolled'; event: EventOf<'noiseRolled'> }
  | { why: 'bleeding'; wound: string }
  | { why: 'fire' }
  | { why: 'larva' }
  /** The event itself says it. */
  | { why: 'told'; event: EventFace }

/** What a cause leaves behind: it lies between the cause and what else follows from it. */
const AFTERMATH: ReadonlySet<EventKind> = new Set<EventKind>([
  'lightWound',
  'seriousWound',
  'contaminated',
  'larva',
  'infested',
  'slimed',
  'died',
  'object',
  'dropped',
  'lost',
  'held',
  'discarded',
  'paid',
  'reacted',
  'noise',
  'noiseGone',
  'reshuffled',
])

/** What happens to somebody and says not why. */
const SUFFERED: ReadonlySet<EventKind> = new Set<EventKind>([
  'lightWound',
  'seriousWound',
  'contaminated',
  'larva',
  'slimed',
  'died',
])

/** What follows from a card or from a token, in a room or all over the board. */
const EFFECTS: ReadonlySet<EventKind> = new Set<EventKind>([
  ...SUFFERED,
  'noiseRolled',
  'malfunction',
  'fire',
  'intruderMoved',
  'intruderLeft',
  'appeared',
  'door',
  'items',
  'encounter',
])

/** Why the event with this number happened; null where it says so itself, or nothing shows it. */
export function causeOf(events: readonly EventFace[], number: number): Cause | null {
  const event = events[number]
  if (event && isDrawnFor(event)) {
    const met = events[encounterBefore(events, number)]
    return met ? { why: 'told', event: met } : null
  }
  if (!event || !EFFECTS.has(event.e)) return null
  if (comesByEncounter(event)) return causeOf(events, encounterBefore(events, number))
  const who = 'who' in event ? event.who : null
  /** Something else was told between, so what came before is not the direct cause. */
  let between = false
  for (let at = number - 1; at >= 0; at--) {
    const before = events[at]
    if (!before || before.e === 'tookBack' || before.e === 'round') return null
    const cause = directCause(event, before, who) ?? ownTurnCause(events, number, at, between)
    if (cause !== undefined) return cause
    if (!AFTERMATH.has(before.e)) between = true
  }
  return null
}

/** What an encounter brings out of the bag comes by whatever brought the encounter. */
const comesByEncounter = ({ e, rule }: EventFace): boolean => e === 'appeared' && rule.includes('-ENC-')

/** NEM-ENC-04: the token that an encounter draws from the bag. */
const isDrawnFor = ({ e, rule }: EventFace): boolean => e === 'tokenDrawn' && rule.includes('-ENC-')

const encounterBefore = (events: readonly EventFace[], number: number): number =>
  events.findLastIndex(({ e }, at) => e === 'encounter' && at < number)

/** NEM-NOISE-04, NEM-NOISE-06: a noise roll brings encounters, and draws near what is around. */
const comesByNoise = ({ e, rule }: EventFace): boolean =>
  e === 'encounter' || (e === 'intruderMoved' && rule.includes('-NOISE-'))

/** The cause, if this earlier event is one by itself. */
function directCause(event: EventFace, before: EventFace, who: Seat | null): Cause | undefined {
  if (comesByNoise(event)) {
    if (before.e === 'noiseRolled') return { why: 'rolled', event: before }
    const isDanger = before.e === 'declared' || (before.e === 'token' && before.effect === 'danger')
    if (isDanger) return { why: 'told', event: before }
  }
  if (before.e === 'event') return { why: 'event', event: before }
  if (before.e === 'tokenDrawn' && !before.rule.includes('-ENC-')) return { why: 'bag', event: before }
  if (event.e === 'noiseRolled')
    return before.e === 'moved' && before.who === who ? { why: 'entered', event: before } : undefined
  if (event.e !== 'encounter' && before.e === 'token' && 'room' in event && event.room === before.room)
    return { why: 'told', event: before }
  if (!SUFFERED.has(event.e)) return undefined
  if (before.e === 'attack' && before.who === who && before.hits) return { why: 'attack', event: before }
  if (before.e === 'struck' && before.who === who && before.injuries === 0) return { why: 'missed', event: before }
  if ('back' in before && Array.isArray(before.back) && who !== null && before.back.includes(who))
    return { why: 'told', event: before }
  return before.e === 'thrown' ? { why: 'told', event: before } : undefined
}

/** What comes at the end of somebody's turn, or of what they did; null: nothing shows why. */
function ownTurnCause(
  events: readonly EventFace[],
  number: number,
  at: number,
  between: boolean,
): Cause | null | undefined {
  const event = events[number]
  const before = events[at]
  if (!event || !before || !('who' in event) || !('who' in before)) return undefined
  if (!SUFFERED.has(event.e)) return before.e === 'declared' ? { why: 'told', event: before } : undefined
  if (before.who !== event.who) return before.e === 'turn' ? null : undefined
  if (before.e === 'passed') {
    const wound = bleedingOf(events.slice(0, at), before.who)
    const bled = events.slice(at, number).some(({ e }) => e === 'lightWound')
    return wound !== null && !bled ? { why: 'bleeding', wound } : { why: 'fire' }
  }
  if (before.e === 'declared') return between ? { why: 'fire' } : { why: 'told', event: before }
  return before.e === 'turn' ? { why: 'fire' } : undefined
}

/** The open wound that bleeds whenever this one passes. */
function bleedingOf(events: readonly EventFace[], who: Seat): string | null {
  let open: string[] = []
  for (const event of events) {
    if (!('who' in event) || event.who !== who) continue
    if (event.e === 'seriousWound') open.push(event.card)
    if (event.e === 'dressed' || event.e === 'woundHealed') {
      const { card } = event
      const place = open.indexOf(card)
      open = open.filter((_, at) => at !== place)
    }
    if (event.e === 'revived') open = []
  }
  return open.find(card => card.split('.')[0] === BLEEDING) ?? null
}
const BLEEDING = 'bleeding'
