/**
 * What happened, as a row of pictures: each event changes the board a little and may be worth a moment's look.
 * The board shows the pictures one after another and ends on the real view; everything else shows that at once.
 */
import type { EventFace, TableView } from '@coldwake/rules/facts'
import { applyEvent } from './applyEvent.ts'
import { type PhaseStep, phaseAfter, phaseOf } from './eventPhase.ts'

/** What one picture is of. */
export interface Beat {
  event: EventFace
  /** What is seen together with it, in order. */
  more: readonly EventFace[]
  /** The step of the Event Phase it belongs to. */
  phase: PhaseStep | null
}

export interface Frame {
  table: TableView
  beat: Beat
  /** How long the picture stands, at speed 1. */
  ms: number
  /** How much faster than usual, where there is much to tell. */
  rate: number
  /** How many events of the story come after it. */
  left: number
}

/** Milliseconds per kind of event; what is missing is not worth a stop. */
const PACE: Partial<Record<EventFace['e'], number>> = {
  round: 900,
  time: 480,
  chambersOpen: 700,
  reacted: 800,
  cancelled: 700,
  spared: 700,
  moved: 340,
  explored: 520,
  token: 800,
  noiseRolled: 860,
  noise: 400,
  danger: 480,
  encounter: 620,
  tokenDrawn: 700,
  appeared: 1300,
  noMiniature: 480,
  intruderMoved: 480,
  intruderLeft: 420,
  transformed: 900,
  surprise: 1300,
  attack: 1000,
  infested: 700,
  injured: 420,
  toughness: 700,
  retreats: 480,
  intruderDied: 700,
  eggs: 420,
  nestDestroyed: 900,
  shot: 820,
  struck: 820,
  thrown: 480,
  slimed: 420,
  cleaned: 320,
  fire: 480,
  fireOut: 420,
  malfunction: 480,
  repaired: 420,
  door: 420,
  vent: 480,
  vented: 700,
  lightWound: 520,
  seriousWound: 1000,
  dressed: 320,
  woundHealed: 320,
  lightHealed: 320,
  contaminated: 420,
  scanned: 900,
  larva: 700,
  larvaGone: 480,
  died: 1200,
  revived: 1500,
  signal: 480,
  searched: 480,
  kept: 700,
  crafted: 700,
  activated: 700,
  peeked: 420,
  event: 900,
  selfDestruct: 900,
  weakness: 1100,
  entersPod: 320,
  launched: 1100,
  podGone: 600,
  hibernates: 700,
  attemptFailed: 420,
  // the facility
  noiseGone: 420,
  threshold: 900,
  power: 900,
  powerMoved: 900,
  backup: 600,
  elevator: 700,
  gateOpen: 1000,
  rover: 800,
  drove: 900,
  surfaceCard: 1400,
  bunker: 900,
  isolationOpen: 600,
  lockedIn: 900,
  alert: 1100,
  selfDestructRed: 1100,
  entersCss: 480,
  cssTurned: 1000,
  cssLost: 1000,
  cssLaunched: 1200,
  peekedCss: 480,
  cssMoved: 480,
  contingenciesDealt: 900,
  peekedContingency: 700,
  tookContingency: 600,
  contingencyOpened: 1000,
  contingenciesBack: 420,
  computerCard: 800,
  lockdownCard: 1000,
  knowledge: 520,
  knowledgeActive: 800,
  analysed: 520,
  driven: 480,
  advantage: 600,
  redirected: 900,
  attackRedrawn: 800,
  ignoresDark: 700,
  quiet: 600,
  poolLost: 600,
  revealed: 900,
  contaminationGone: 420,
  tokenLeft: 320,
  arranged: 700,
  playsIntruders: 1800,
  healed: 480,
  declared: 900,
}

/** Longer than this, a story is told faster; */
const LONG_MS = 8000
/** but no faster than this: what would still take too long is a story nobody sits through. */
const FASTEST = 2.2
const TOO_LONG_MS = 10_000

export function storyboard(
  shown: TableView,
  events: readonly EventFace[],
  from: PhaseStep | null = null,
): { frames: Frame[]; phase: PhaseStep | null } {
  const frames: Frame[] = []
  let table = shown
  let phase = from
  /** The encounter that a token is drawn for. */
  let met: EventFace[] = []
  for (let at = 0; at < events.length; ) {
    const event = events[at]
    const more = together(events, at)
    for (const one of [event, ...more]) {
      table = applyEvent(table, one)
      phase = phaseAfter(one, phase, phaseOf(table))
    }
    at += 1 + more.length
    if (event.e === 'encounter') met = [event]
    const ms = worthALook(event) ? PACE[event.e] : undefined
    if (ms === undefined) continue
    const around = { noiseRolled: noiseAt(events, at), tokenDrawn: met }
    const seen = event.e === 'noiseRolled' || event.e === 'tokenDrawn' ? around[event.e] : more
    frames.push({ table, beat: { event, more: seen, phase }, ms, rate: 1, left: events.length - at })
    if (event.e === 'tokenDrawn') met = []
  }
  return { frames: paced(frames), phase }
}

/** A window in which nobody reacts is no news; nor is what only others find, or what is dealt to nobody here. */
function worthALook(event: EventFace): boolean {
  switch (event.e) {
    case 'reacted':
      return event.who !== null
    case 'declared':
      return event.action.do === 'playAs'
    // What an Event card does to all of them is no picture of each.
    case 'healed':
      return event.rule === 'NEM-RULING-243'
    case 'kept':
      return event.mine?.kept !== undefined
    // Elsewhere noise goes with what it goes for.
    case 'noiseGone':
      return event.rule === 'LOCK-EVENT-05'
    case 'contingenciesDealt':
      return (event.mine?.tokens ?? []).length > 0
    case 'advantage':
      return event.card !== null
    default:
      return true
  }
}

/** The events right after this one that belong into the same picture. */
function together(events: readonly EventFace[], at: number): EventFace[] {
  const event = events[at]
  const more: EventFace[] = []
  for (const next of events.slice(at + 1)) {
    if (!belongs(event, next)) break
    more.push(next)
  }
  return more
}

function belongs(event: EventFace, next: EventFace): boolean {
  switch (event.e) {
    case 'noise':
    case 'fire':
    case 'malfunction':
    case 'power':
      return next.e === event.e
    case 'noiseGone':
      return next.e === event.e && next.rule === event.rule
    case 'threshold':
      return next.e === 'power'
    case 'intruderMoved':
    case 'intruderLeft':
      return (next.e === 'intruderMoved' || next.e === 'intruderLeft') && next.rule === event.rule
    case 'encounter':
      return next.e === 'noiseGone'
    case 'appeared':
      return next.e === 'surprise' && next.intruder === event.intruder
    case 'revived':
      return (next.e === 'dressed' || next.e === 'lightHealed') && next.rule === event.rule
    default:
      return false
  }
}

/** Where the face of the die goes; the noise itself is the next picture. */
const noiseAt = (events: readonly EventFace[], at: number): EventFace[] =>
  events[at]?.e === 'noise' ? [events[at], ...together(events, at)] : []

function paced(frames: Frame[]): Frame[] {
  const total = frames.reduce((sum, { ms }) => sum + ms, 0)
  if (total <= LONG_MS) return frames
  const rate = Math.min(total / LONG_MS, FASTEST)
  return total / rate > TOO_LONG_MS ? [] : frames.map(frame => ({ ...frame, ms: frame.ms / rate, rate }))
}
