/**
 * What happened, as a row of pictures: each event changes the board a little and may be worth a moment's look.
 * The board shows the pictures one after another and ends on the real view; everything else shows that at once.
 */
import type { CrewView, EventFace, RoomView, TableView } from '@coldwake/rules'

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
  moved: 340,
  explored: 520,
  token: 800,
  noiseRolled: 820,
  noise: 340,
  danger: 420,
  encounter: 1900,
  slimed: 420,
  fire: 420,
  malfunction: 420,
  door: 360,
  lightWound: 420,
  seriousWound: 600,
  died: 900,
  searched: 420,
  peeked: 420,
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
      return room(event.room, { fire: true })
    case 'malfunction':
      return room(event.room, { malfunction: true })
    case 'noise':
      return { ...table, noise: [...table.noise.filter(c => c !== event.corridor), event.corridor] }
    case 'noiseGone':
      return { ...table, noise: table.noise.filter(c => c !== event.corridor) }
    case 'door': {
      const others = table.doors.filter(door => door.corridor !== event.corridor)
      const { corridor, state } = event
      return { ...table, doors: state === 'open' ? others : [...others, { corridor, state }] }
    }
    case 'slimed':
      return crew(event.who, () => ({ slime: true }))
    case 'lightWound':
      return crew(event.who, () => ({ light: event.light }))
    case 'seriousWound':
      return crew(event.who, one => ({ light: 0, wounds: [...one.wounds, event.card] }))
    case 'died':
      return crew(event.who, () => ({ alive: false, room: event.room }))
    default:
      return table
  }
}
