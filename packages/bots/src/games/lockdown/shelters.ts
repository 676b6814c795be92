/** The ways of the facility: where things can be seen to, where one is out of reach, and how much time is left. */
import { type CrewView, type Name, OBJECT_KINDS, type Section } from '@coldwake/rules/facts'
import type { Case } from './contingency.ts'
import { cleared, held, infectionRisk, LIFE, type Taint, taintOf } from './danger.ts'
import { attempt, lying, unexplored } from './errands.ts'
import type { Shelter, Stop } from './journey.ts'
import type { Goal } from './plan.ts'
import { isAboard, roomCalled, type Sight, stepsTo } from './sight.ts'

// ---------------------------------------------------------------- things to see to

/** Steps spent looking for a room, for each of the rooms it may be. */
const LOOKING = 0.6
/** Cards that are lost on a room where something waits, or that does not work; and steps, out of it and back. */
const GUARDED = 5
const BROKEN = 3
/** The same for whoever has nothing to mend it with. */
const HOPELESS = 9
const BACK = 2.5

/** Room → steps to the nearest of these. */
function nearest(s: Sight, rooms: readonly number[]): number[] {
  const all = rooms.map(room => stepsTo(s, room))
  return s.rooms.map((_, at) => Math.min(...all.map(steps => steps[at])))
}

/** Cards and items that end a Malfunction. */
const REPAIRS: readonly Name[] = ['repairs', 'basicRepairs', 'cleanUp', 'itWorksForMe', 'toolbelt', 'ductTape']
export const canMend = (s: Sight): boolean =>
  s.actions.some(name => REPAIRS.includes(name)) || s.me.inventory.some(name => REPAIRS.includes(name))

const hindrance = (s: Sight, room: number): number =>
  (s.intruders[room].length > 0 ? GUARDED : 0) + (s.rooms[room].malfunction ? (canMend(s) ? BROKEN : HOPELESS) : 0)

/** Room → steps to this one. What waits there does not leave while I am with it: I have to go, and come back. */
function stepsInto(s: Sight, room: number): number[] {
  const steps = stepsTo(s, room)
  if (s.intruders[room].length > 0) steps[room] = BACK
  return steps
}

/** A room action somewhere, be it found or not. */
export function stopAt(s: Sight, tile: Name, gives: Partial<Case>): Stop[] {
  const room = roomCalled(s, tile)
  if (room >= 0) return [{ rooms: [room], steps: stepsInto(s, room), cards: 2 + hindrance(s, room), gives }]
  const rooms = unexplored(s, '1')
  if (rooms.length === 0) return []
  return [{ rooms, steps: nearest(s, rooms), cards: 2 + (rooms.length - 1) * LOOKING, gives }]
}

/** What is carried, or lies about, to the laboratory. */
export function analysis(s: Sight): Stop[] {
  const carried = s.my.objects.length > 0
  return stopAt(s, 'laboratory', { knowledge: 3 }).flatMap(lab => {
    if (carried) return [lab]
    const things = OBJECT_KINDS.flatMap(kind => lying(s, kind))
    if (things.length === 0) return []
    const legs = things.map(room => ({ steps: stepsTo(s, room), rest: lab.steps[room] }))
    const steps = s.rooms.map((_, at) => Math.min(...legs.map(leg => leg.steps[at] + leg.rest)))
    return [{ ...lab, steps, cards: lab.cards + 1 }]
  })
}

/** Cards that surgery takes besides: it ends the round. */
const LAID_UP = 2
/** So much better one has to be for it. */
const WORTHWHILE = 0.08

/** Where I can be cured, as far as the rooms are found. */
export function cures(s: Sight, ill: number): Stop[] {
  const found = (tile: Name, sick: number, cards: number): Stop[] =>
    roomCalled(s, tile) < 0 || ill - sick < WORTHWHILE
      ? []
      : stopAt(s, tile, { sick }).map(stop => ({ ...stop, cards: stop.cards + cards }))
  const clean = infectionRisk(s, washed(s))
  return [...found('surgery', 0, LAID_UP), ...found('decontaminationRoom', clean, 0)]
}

/** After the Decontamination Room: without what lives in me, and with what I hold read. */
function washed(s: Sight): Taint {
  const { cards, unread } = taintOf(s)
  return { larva: false, cards, unread: Math.max(0, unread - held(s)) }
}

/** The Alert opens the Isolation Room at once, and leaves half of the time. */
export function alarm(s: Sight): Stop[] {
  const { facility, selfDestruct } = s.table
  if (!facility || facility.alert !== null || facility.isolationOpen || selfDestruct !== null) return []
  return roomCalled(s, 'alert') < 0 ? [] : stopAt(s, 'alert', {}).map(stop => ({ ...stop, alert: true }))
}

/** Who is let in before this time lies down with nothing done, and dies of the code: one goes there, and waits. */
const EARLY = 13
export const isEarly = (s: Sight): boolean => s.table.time > EARLY

// ---------------------------------------------------------------- shelter

const PODS: Readonly<Record<Name, Section>> = {
  cargoSendingSystemA: 'A',
  cargoSendingSystemB: 'B',
  cargoSendingSystemC: 'C',
}
/** The Isolation Room opens at this time. */
const ISOLATION_OPENS = 8
/** Rounds that one waits for a pod. */
const SOON = 2
/** Nothing closes. */
const NEVER = 99

/** How likely a pod leaves when time is there. */
export function leaves(s: Sight, pod: Section, space: number): number {
  const now = s.table.facility?.css.find(one => one.space === space)
  if (!now) return 0
  const card = now.card ?? s.me.facility?.css.find(one => one.space === space)?.card ?? null
  const tokens = s.facts.box.css ?? []
  if (card !== null) return tokens.find(({ id }) => id === card)?.pods.includes(pod) ? 1 : 0
  const all = tokens.reduce((n, { copies }) => n + copies, 0)
  return tokens.reduce((n, token) => n + (token.pods.includes(pod) ? token.copies : 0), 0) / Math.max(1, all)
}

/** The chance that somebody stops the sequence before all is lost. */
export const STOPPED = 0.3
/** What is left of a life's worth when a pod stays where it is. */
export const STRANDED = 0.35

/** Steps that others go in a round, and rounds they may lose. */
const PACE = 3
const DALLY = 2
/** Rounds until somebody else may have given the Alert: whoever is nearest has the most to win by it. */
function alarmIn(s: Sight): number {
  const alert = roomCalled(s, 'alert')
  if (alert < 0 || s.table.selfDestruct !== null) return NEVER
  const steps = stepsTo(s, alert)
  const others = s.table.crew.filter(one => one.seat !== s.seat && isAboard(one))
  const ways = others.map(one => steps[s.board.roomIndex[one.room]])
  const nearest = Math.min(NEVER, ...ways)
  return nearest < steps[s.here] ? nearest / PACE + DALLY : NEVER
}

/** Cards for shots at what is in the way. */
const VOLLEYS = [1, 2, 3, 4]
/** What is left when it stands there still. */
const REPULSED = 0.3

/** Where something is in the way, one may also go in and shoot. */
function stormed(s: Sight, room: number, shelter: Shelter): Shelter[] {
  if (s.intruders[room].length === 0) return [shelter]
  const steps = stepsTo(s, room)
  const cards = shelter.cards - GUARDED
  const rest = roundsLeft(s) > 1 ? REPULSED : 0
  const storms = VOLLEYS.map(shots => {
    const chance = cleared(s, room, shots)
    return { ...shelter, steps, cards: cards + shots, chance: shelter.chance * (chance + (1 - chance) * rest) }
  })
  return [shelter, ...storms]
}

export function shelters(s: Sight): Shelter[] {
  const { facility, time } = s.table
  if (!facility) return []
  const always = { from: 0, until: NEVER, alert: false }
  const found: Shelter[] = []
  const isolation = roomCalled(s, 'isolation')
  const doomed = s.table.selfDestruct !== null
  if (isolation >= 0 && !facility.selfDestructRed)
    found.push(
      ...stormed(s, isolation, {
        refuge: 'isolation',
        steps: stepsInto(s, isolation),
        cards: 2 + hindrance(s, isolation),
        from: facility.isolationOpen ? 0 : Math.min(Math.max(0, time - ISOLATION_OPENS), alarmIn(s)),
        until: NEVER,
        alert: true,
        chance: (doomed ? STOPPED : 1) * attempt(s, isolation),
      }),
    )
  if (facility.gateOpen) {
    const exit = s.board.exitRooms.find(room => s.board.rooms[room] === facility.rover) ?? -1
    if (exit >= 0 && isMine(s, exit))
      found.push({ refuge: 'bunker', steps: stepsInto(s, exit), cards: 2 + hindrance(s, exit), ...always, chance: 1 })
    const out = s.board.bunkerRoom
    if (s.my.hands.some(({ card }) => card === 'enviroSuit') && out >= 0)
      found.push({
        refuge: 'bunker',
        steps: stepsInto(s, out),
        cards: 2 + hindrance(s, out),
        ...always,
        chance: attempt(s, out),
      })
  }
  for (const [tile, pod] of Object.entries(PODS)) {
    const room = roomCalled(s, tile)
    if (room < 0) continue
    const steps = stepsInto(s, room)
    for (const { space } of facility.css) {
      const chance = leaves(s, pod, space)
      if (space > time || space < time - SOON || chance === 0) continue
      const at = time - space
      found.push({
        refuge: 'css',
        steps,
        cards: 2 + hindrance(s, room),
        from: at,
        until: at,
        alert: false,
        chance: chance + (1 - chance) * STRANDED,
      })
    }
  }
  return found
}

/** Rounds from now to the end, this one among them. */
export function roundsLeft(s: Sight): number {
  const { facility, time, selfDestruct } = s.table
  const ends = [time]
  if (facility?.alert != null) ends.push(time - facility.alert + 1)
  if (selfDestruct !== null) ends.push(time - selfDestruct + 1 + (facility?.selfDestructRed ? 0 : 3))
  return Math.min(...ends)
}

// ---------------------------------------------------------------- light

/** What all depend on. Light: noise dies away behind whoever walks there, and attacks are worse in the dark. */
const URGENT = 400
/** From this time on it comes too late for most. */
const DUSK = 12

/** Whoever is nearest sees to what is everybody's; of two as near, the first seat. */
function isMine(s: Sight, room: number): boolean {
  const steps = stepsTo(s, room)
  const way = (one: CrewView) => steps[s.board.roomIndex[one.room]] + one.seat / s.table.crew.length
  return s.table.crew.every(one => one.seat === s.seat || !isAboard(one) || way(one) > way(s.my))
}

/** What it is worth to turn on the backup: without it all is dark from the third round on. */
export function lightWorth(s: Sight): number {
  const { facility, time } = s.table
  const room = roomCalled(s, 'backup-power')
  return facility && !facility.backup && time >= DUSK && room >= 0 && isMine(s, room) ? URGENT : 0
}

/** Where the end of everything can be stopped: whoever is nearest goes. */
export function stopping(s: Sight): Goal[] {
  const room = roomCalled(s, 'powerGenerator')
  const rooms = room >= 0 ? [room] : unexplored(s, '1')
  return rooms.map(at => ({ room: at, worth: isMine(s, at) ? URGENT : LIFE * 0.35 }))
}
