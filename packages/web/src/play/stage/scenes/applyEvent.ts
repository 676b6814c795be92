import {
  boards,
  type CrewView,
  type EventFace,
  type IntruderView,
  type LockdownView,
  type RoomView,
  type TableView,
} from '@coldwake/rules/facts'

/** The board after this event, as far as a board can show it. */
export function applyEvent(table: TableView, event: EventFace): TableView {
  const crew = (who: number, change: (crew: CrewView) => Partial<CrewView>): TableView => ({
    ...table,
    crew: table.crew.map(one => (one.seat === who ? { ...one, ...change(one) } : one)),
  })
  const room = (id: string, change: (room: RoomView) => Partial<RoomView>): TableView => ({
    ...table,
    rooms: table.rooms.map(one => (one.room === id ? { ...one, ...change(one) } : one)),
  })
  const one = (number: number, change: Partial<IntruderView>): TableView => ({
    ...table,
    intruders: table.intruders.map(now => (now.intruder === number ? { ...now, ...change } : now)),
  })
  const without = (number: number): TableView => ({
    ...table,
    intruders: table.intruders.filter(now => now.intruder !== number),
  })
  const pods = (number: number, change: Partial<TableView['pods'][number]>): TableView['pods'] =>
    table.pods.map(pod => (pod.pod === number ? { ...pod, ...change } : pod))
  const site = (change: (site: LockdownView) => Partial<LockdownView>): TableView =>
    table.facility ? { ...table, facility: { ...table.facility, ...change(table.facility) } } : table
  const person = (who: number, change: (now: LockdownView['people'][number]) => Partial<typeof now>): TableView =>
    site(({ people }) => ({ people: people.map((one, seat) => (seat === who ? { ...one, ...change(one) } : one)) }))
  switch (event.e) {
    case 'moved':
      return crew(event.who, () => ({ room: event.to }))
    case 'explored':
      return room(event.room, () => ({ tile: event.tile, explored: true }))
    case 'token':
      return room(event.room, () => ({ token: false, items: event.items }))
    case 'items':
      return room(event.room, () => ({ items: event.items }))
    case 'fire':
    case 'fireOut':
      return room(event.room, () => ({ fire: event.e === 'fire' }))
    case 'malfunction':
    case 'repaired':
      return room(event.room, () => ({ malfunction: event.e === 'malfunction' }))
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
    case 'eggs':
      return { ...table, eggs: event.eggs }
    case 'nestDestroyed':
      return { ...table, nestDestroyed: true }
    case 'slimed':
    case 'cleaned':
      return crew(event.who, () => ({ slime: event.e === 'slimed' }))
    case 'larva':
    case 'larvaGone':
      return crew(event.who, () => ({ larva: event.e === 'larva' }))
    case 'infested':
      return { ...crew(event.who, () => ({ larva: true })), intruders: without(event.intruder).intruders }
    case 'lightWound':
    case 'lightHealed':
      return crew(event.who, () => ({ light: event.light }))
    case 'seriousWound':
      return crew(event.who, now => ({ light: 0, wounds: [...now.wounds, event.card] }))
    case 'died':
      return crew(event.who, () => ({ fate: 'dead', room: event.room }))
    case 'revived': {
      const back = crew(event.who, now => ({
        fate: 'aboard',
        room: event.room,
        light: 0,
        wounds: [],
        dressed: [...now.dressed, ...now.wounds],
      }))
      const corpse = `corpse.${table.crew[event.who]?.character}`
      const without = <T extends { objects: string[] }>(one: T): T => ({
        ...one,
        objects: one.objects.filter(object => object !== corpse),
      })
      return { ...back, crew: back.crew.map(without), rooms: back.rooms.map(without) }
    }
    case 'hibernates':
      return crew(event.who, () => ({ fate: 'hibernating' }))
    case 'entersPod':
      return crew(event.who, () => ({ pod: event.pod }))
    case 'leavesPod':
      return crew(event.who, () => ({ pod: null }))
    case 'launched':
      return {
        ...table,
        pods: pods(event.pod, { state: 'launched' }),
        crew: table.crew.map(now => (event.crew.includes(now.seat) ? { ...now, fate: 'launched' } : now)),
      }
    case 'pod':
      return { ...table, pods: pods(event.pod, { locked: event.locked }) }
    case 'podGone':
      return { ...table, pods: pods(event.pod, { state: 'gone' }) }
    case 'time':
      return { ...table, time: event.time }
    case 'selfDestruct':
      return { ...table, selfDestruct: event.space }
    // the facility
    case 'power':
    case 'powerMoved': {
      const changed = event.e === 'power' ? [event] : event.places
      return site(({ power }) => ({
        power: power.map(one => {
          const now = changed.find(({ place }) => place === one.place)
          return now ? { place: one.place, token: now.token, on: now.on } : one
        }),
      }))
    }
    case 'backup':
      return site(() => ({ backup: event.active }))
    case 'elevator': {
      const inside = event.who === null ? [] : [event.who, ...event.along]
      const moved = site(() => ({ elevator: event.to }))
      return {
        ...moved,
        crew: moved.crew.map(one => (inside.includes(one.seat) ? { ...one, room: event.to } : one)),
      }
    }
    case 'gateOpen':
      return site(() => ({ gateOpen: true }))
    case 'rover':
      return site(({ rover }) => ({
        rover: event.away ? 'bunker' : (event.to ?? boards[table.board]?.exit?.roverStart ?? rover),
      }))
    case 'drove': {
      const driven = site(() => ({ rover: event.to }))
      return { ...driven, crew: driven.crew.map(one => (one.seat === event.who ? { ...one, room: event.to } : one)) }
    }
    case 'bunker':
      return crew(event.who, () => ({ fate: 'bunker' }))
    case 'isolationOpen':
      return site(() => ({ isolationOpen: true }))
    case 'lockedIn':
      return crew(event.who, () => ({ fate: 'locked' }))
    case 'alert':
      return site(() => ({ alert: event.space }))
    case 'selfDestructRed':
      return { ...site(() => ({ selfDestructRed: true })), selfDestruct: event.space }
    case 'entersCss':
      return crew(event.who, () => ({
        fate: 'inPod',
        pod: table.pods.find(({ section }) => section === event.pod)?.pod ?? null,
      }))
    case 'cssTurned':
      return site(({ css }) => ({
        css: css.map(one => (one.space === event.space ? { ...one, card: event.card } : one)),
      }))
    case 'cssLost':
      return site(({ css }) => ({ css: css.filter(({ space }) => space !== event.space) }))
    case 'cssLaunched':
      // Which pod they were in is still to be seen in this picture.
      return {
        ...table,
        crew: table.crew.map(now => {
          if (event.crew.includes(now.seat)) return { ...now, fate: 'launched' }
          return event.back.includes(now.seat) ? { ...now, fate: 'aboard' } : now
        }),
      }
    case 'contingencyOpened':
      return site(({ pool }) => ({
        pool: pool.map((one, at) => (at === event.at ? { seenBy: 0, card: event.card } : one)),
      }))
    case 'cssMoved':
      return site(({ css }) => ({
        css: css.map(one => (one.space === event.from ? { ...one, space: event.to } : one)),
      }))
    case 'computerCard':
      return site(({ computer }) => ({ computer: { ...computer, card: event.card } }))
    case 'knowledge':
      return person(event.who, () => ({ knowledge: event.knowledge }))
    case 'knowledgeActive':
      return person(event.who, () => ({ learned: true }))
    case 'analysed':
      return site(({ analysed }) => ({ analysed: [...analysed, event.object] }))
    default:
      return table
  }
}
