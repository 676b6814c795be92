/** What an objective still asks for: where to go for it, and how likely it is to come true. */
import { type Name, type ObjectiveCard, objectiveInfo, type Predicate, roomInfo } from '@coldwake/rules/facts'
import { WIN } from './danger.ts'
import type { Goal } from './plan.ts'
import { roomCalled, type Sight } from './sight.ts'

export interface Errand {
  chance: number
  goals: Goal[]
}
export const DONE: Errand = { chance: 1, goals: [] }
/** Nothing to do about it. */
export const wait = (chance: number): Errand => ({ chance, goals: [] })

// ---------------------------------------------------------------- where to go

export const unexplored = (s: Sight, slot?: string): number[] =>
  s.rooms.flatMap((room, at) =>
    !room.explored && s.tiles[at] === null && (!slot || s.board.places[at].slot === slot) ? [at] : [],
  )

/** A goal in a room that may still have to be found. */
export function seek(s: Sight, tile: Name, worth: number): Goal[] {
  const room = roomCalled(s, tile)
  if (room >= 0) return [{ room, worth }]
  const hidden = unexplored(s, roomInfo(s.table.game, tile)?.slot)
  return hidden.map(at => ({ room: at, worth: worth * 0.35 + (worth * 0.65) / hidden.length }))
}

/** A goal in a room only if it is found and works. */
export function known(s: Sight, tile: Name, worth: number): Goal[] {
  const room = roomCalled(s, tile)
  return room >= 0 && !s.rooms[room].malfunction ? [{ room, worth }] : []
}

/** Attempts make noise, and fail if anything comes. */
export const attempt = (s: Sight, room: number): number =>
  1 -
  Math.min(0.6, s.facts.noiseDie.filter(face => s.noise[s.board.exits[room][Number(face)] ?? -1]).length / 10 + 0.03)

// ---------------------------------------------------------------- things

export const isDiscovered = (s: Sight, object: string): boolean =>
  s.table.facility
    ? s.table.facility.analysed.some(kind => kind === object)
    : s.table.weaknesses.some(one => one.object === object && one.card !== null)

/** Where something of that kind lies. */
export const lying = (s: Sight, object: string): number[] =>
  s.rooms.flatMap((room, at) => (room.objects.some(name => name.startsWith(object)) ? [at] : []))

/** To the laboratory with it. */
function fetch(s: Sight, object: string, worth: number): Errand {
  if (s.my.objects.some(name => name.startsWith(object))) return { chance: 0.7, goals: seek(s, 'laboratory', worth) }
  const there = lying(s, object)
  if (there.length > 0) return { chance: 0.45, goals: there.map(room => ({ room, worth: worth * 0.8 })) }
  return wait(0.15)
}

function weaknesses(s: Sight, min: number): Errand {
  const found = s.table.weaknesses.filter(({ card }) => card !== null).length
  if (found >= min) return DONE
  const open = ['corpse', 'carcass', 'egg'].filter(object => !isDiscovered(s, object))
  const errands = open.map(object => fetch(s, object, WIN * 0.4)).sort((a, b) => b.chance - a.chance)
  const needed = errands.slice(0, min - found)
  return { chance: needed.reduce((p, { chance }) => p * chance, 1), goals: errands.flatMap(({ goals }) => goals) }
}

/** To have it with one at the end. */
function carrying(s: Sight, object: string): Errand {
  if (s.my.objects.some(name => name.startsWith(object))) return { chance: 0.95, goals: [] }
  const there = lying(s, object)
  if (there.length > 0) return { chance: 0.7, goals: there.map(room => ({ room, worth: WIN * 0.35 })) }
  return wait(object === 'egg' ? 0.12 : 0.08)
}

function exploring(left: readonly number[]): Errand {
  if (left.length === 0) return DONE
  return { chance: Math.max(0.05, 0.85 - left.length * 0.08), goals: left.map(room => ({ room, worth: WIN * 0.3 })) }
}

// ---------------------------------------------------------------- tests

/** What only one game can say of a test; null: nothing. */
export type Special = (test: Predicate) => Errand | null

export function errand(s: Sight, test: Predicate, special: Special): Errand {
  const own = special(test)
  if (own) return own
  const alive = (fates: readonly string[]) => s.table.crew.some(one => one.seat !== s.seat && fates.includes(one.fate))
  switch (test.is) {
    case 'all': {
      const parts = test.of.map(one => errand(s, one, special))
      return { chance: parts.reduce((p, { chance }) => p * chance, 1), goals: parts.flatMap(({ goals }) => goals) }
    }
    case 'any': {
      const parts = test.of.map(one => errand(s, one, special))
      return parts.reduce((best, part) => (part.chance > best.chance ? part : best))
    }
    case 'allExplored':
      return exploring(s.rooms.flatMap((room, at) => (room.explored ? [] : [at])))
    case 'sectionsExplored':
      return exploring(
        s.rooms.flatMap((room, at) => (!room.explored && test.of.includes(s.board.sectionOf[at]) ? [at] : [])),
      )
    case 'soleSurvivor':
      return alive(['aboard', 'hibernating', 'launched', 'locked', 'bunker', 'inPod']) ? wait(0.08) : DONE
    case 'playerDead': {
      const them = s.table.crew.find(({ number }) => number === test.player)
      if (them?.fate === 'dead') return DONE
      return wait(!them || them.seat === s.seat ? 0 : them.fate === 'aboard' ? 0.45 : 0.1)
    }
    case 'othersSurvive':
      return wait(0.8)
    case 'nestDestroyed':
      return s.table.nestDestroyed ? DONE : wait(0.06)
    case 'killed':
      return s.table.killed[test.kind] > 0 ? DONE : wait(0.03)
    case 'weakness':
      return isDiscovered(s, test.object) ? DONE : fetch(s, test.object, WIN * 0.5)
    case 'weaknesses':
      return weaknesses(s, test.min)
    case 'leftWith':
    case 'carries':
      return carrying(s, test.object)
    case 'leftByPod':
      return wait(0.5)
    case 'items': {
      const held = s.me.inventory.length + s.my.hands.length
      return wait(held >= test.min ? 1 : Math.max(0.08, 0.7 - 0.13 * (test.min - held)))
    }
    default:
      return wait(0.2)
  }
}

/** What I play for: the card that is left, or of two the likelier. */
export function aim(s: Sight, special: Special): { card: ObjectiveCard | null; errand: Errand } {
  let best: { card: ObjectiveCard | null; errand: Errand } = { card: null, errand: wait(0.5) }
  let chance = -1
  for (const name of s.me.objectives) {
    const card = objectiveInfo(s.table.game, name)
    if (!card) continue
    const found = errand(s, card.test, special)
    if (found.chance <= chance) continue
    chance = found.chance
    best = { card, errand: found }
  }
  return best
}

/** How likely an objective is to be met. */
export const chanceOf = (s: Sight, name: Name, special: Special): number => {
  const card = objectiveInfo(s.table.game, name)
  return card ? errand(s, card.test, special).chance : 0
}
