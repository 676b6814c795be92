/**
 * What happened, as a row of pictures: each event changes the board a little and may be worth a moment's look.
 * The board shows the pictures one after another and ends on the real view; everything else shows that at once.
 */
import type { CrewView, EventFace, IntruderView, RoomView, TableView } from '@coldwake/rules'

export interface Frame {
  table: TableView
  event: EventFace
  /** How long the picture stands, at speed 1. */
  ms: number
}

/** Milliseconds per kind of event; what is missing is not worth a stop. */
const PACE: Partial<Record<EventFace['e'], number>> = {
  round: 900,
  reacted: 800,
  cancelled: 700,
  spared: 700,
  moved: 340,
  explored: 520,
  token: 800,
  noiseRolled: 820,
  noise: 340,
  danger: 420,
  encounter: 900,
  appeared: 900,
  intruderMoved: 340,
  intruderLeft: 340,
  transformed: 700,
  surprise: 800,
  attack: 800,
  injured: 420,
  intruderDied: 700,
  shot: 600,
  struck: 600,
  slimed: 420,
  fire: 420,
  fireOut: 420,
  malfunction: 420,
  repaired: 420,
  door: 360,
  vent: 420,
  lightWound: 420,
  seriousWound: 600,
  contaminated: 420,
  larva: 700,
  died: 900,
  searched: 420,
  peeked: 420,
  event: 900,
  selfDestruct: 900,
  weakness: 900,
  launched: 700,
}

/** More than this at once is a story nobody wants to sit through: cut to the end. */
const TOO_LONG = 24

export function storyboard(shown: TableView, events: readonly EventFace[]): Frame[] {
  const frames: Frame[] = []
  let table = shown
  for (const event of events) {
    table = applied(table, event)
    const ms = worthALook(event) ? PACE[event.e] : undefined
    if (ms !== undefined) frames.push({ table, event, ms })
  }
  return frames.length > TOO_LONG ? [] : frames
}

/** A window in which nobody reacts is no news. */
const worthALook = (event: EventFace): boolean => !(event.e === 'reacted' && event.who === null)

/** The board after this event, as far as a board can show it. */
export function applied(table: TableView, event: EventFace): TableView {
  const crew = (who: number, change: (crew: CrewView) => Partial<CrewView>): TableView => ({
    ...table,
    crew: table.crew.map(one => (one.seat === who ? { ...one, ...change(one) } : one)),
  })
  const room = (id: string, change: Partial<RoomView>): TableView => ({
    ...table,
    rooms: table.rooms.map(one => (one.room === id ? { ...one, ...change } : one)),
  })
  const one = (number: number, change: Partial<IntruderView>): TableView => ({
    ...table,
    intruders: table.intruders.map(now => (now.intruder === number ? { ...now, ...change } : now)),
  })
  const without = (number: number): TableView => ({
    ...table,
    intruders: table.intruders.filter(now => now.intruder !== number),
  })
  switch (event.e) {
    case 'moved':
      return crew(event.who, () => ({ room: event.to }))
    case 'explored':
      return room(event.room, { tile: event.tile, explored: true })
    case 'token':
      return room(event.room, { token: false, items: event.items })
    case 'items':
      return room(event.room, { items: event.items })
    case 'fire':
    case 'fireOut':
      return room(event.room, { fire: event.e === 'fire' })
    case 'malfunction':
    case 'repaired':
      return room(event.room, { malfunction: event.e === 'malfunction' })
    case 'noise':
      return { ...table, noise: [...table.noise.filter(c => c !== event.corridor), event.corridor] }
    case 'noiseGone':
      return { ...table, noise: table.noise.filter(c => c !== event.corridor) }
    case 'door': {
      const others = table.doors.filter(door => door.corridor !== event.corridor)
      const { corridor, state } = event
      return { ...table, doors: state === 'open' ? others : [...others, { corridor, state }] }
    }
    case 'vent':
      return { ...table, vent: event.room }
    case 'ventStopped':
    case 'vented':
      return { ...table, vent: null }
    case 'appeared': {
      const { intruder, kind, room: at } = event
      return { ...table, intruders: [...without(intruder).intruders, { intruder, kind, room: at, injuries: 0 }] }
    }
    case 'intruderMoved':
      return one(event.intruder, { room: event.to })
    case 'transformed':
      return one(event.intruder, { kind: event.to })
    case 'injured':
    case 'healed':
      return one(event.intruder, { injuries: event.total })
    case 'intruderLeft':
    case 'intruderDied':
      return without(event.intruder)
    case 'slimed':
    case 'cleaned':
      return crew(event.who, () => ({ slime: event.e === 'slimed' }))
    case 'lightWound':
    case 'lightHealed':
      return crew(event.who, () => ({ light: event.light }))
    case 'seriousWound':
      return crew(event.who, now => ({ light: 0, wounds: [...now.wounds, event.card] }))
    case 'died':
      return crew(event.who, () => ({ fate: 'dead', room: event.room }))
    case 'hibernates':
      return crew(event.who, () => ({ fate: 'hibernating' }))
    default:
      return table
  }
}
