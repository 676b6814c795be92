/** What a moment looks like in numbers, from one seat's own view: what an outlook is made of. */
import { isAboard } from '@coldwake/rules/facts'
import { attacksIn, siege } from '../danger/attacks.ts'
import { gun } from '../danger/fights.ts'
import { infectionRisk, taintOf } from '../danger/infection.ts'
import { at } from '../indexed.ts'
import type { Mind } from '../mind.ts'
import { tileAt } from '../printed.ts'
import { flag, type Traits } from './trait.ts'

/** Traits of every game, and then the game's own. */
export function traitsOf(mind: Mind): Traits {
  return { ...body(mind), ...place(mind), ...others(mind), ...hopes(mind), ...mind.sight.slice.traits(mind.sight) }
}

/** My wounds, cards and things. */
function body({ sight }: Mind): Traits {
  const { my, me, serious, actions, facts } = sight
  const { unread, larva, cards } = taintOf(sight)
  return {
    serious1: flag(serious >= 1),
    serious2: flag(serious >= 2),
    serious3: flag(serious >= facts.limits.serious),
    light: my.light,
    brink: flag(serious >= facts.limits.serious && my.light > 0),
    undressed: my.wounds.length,
    contamination: cards,
    unread,
    larva: flag(larva),
    sick: infectionRisk(sight),
    slime: flag(my.slime),
    actions: actions.length,
    held: me.hand.length - actions.length,
    passed: flag(my.passed),
    ammo: gun(sight)?.ammo ?? 0,
    things: me.inventory.length,
    objects: my.objects.length,
    signal: flag(my.signal),
  }
}

/** The room I am in, and what is next door. */
function place({ sight }: Mind): Traits {
  const { board, here, noise, shut, intruders, fighting, rooms, crew, dark } = sight
  const ways = at(board.ways, here)
  const near = ways.flatMap(({ to, via }) => (shut[via] ? [] : at(intruders, to)))
  return {
    fighting: flag(fighting),
    attacks: fighting ? attacksIn(sight, here) : 0,
    siege: fighting ? siege(sight, here) : 0,
    near: flag(near.length > 0),
    nearMore: Math.max(0, near.length - 1),
    noisy: ways.filter(({ via }) => noise[via]).length / Math.max(1, ways.length),
    burning: flag(at(rooms, here).fire),
    broken: flag(at(rooms, here).malfunction),
    company: at(crew, here).length - 1,
    dark: flag(at(dark, here)),
    known: flag(tileAt(sight, here) !== null),
  }
}

/** Everybody else, and the place as a whole. */
function others({ sight }: Mind): Traits {
  const { table, seat, rooms } = sight
  const { bag, intruders, crew, selfDestruct } = table
  const count = crew.length
  const tokens = Object.values(bag).reduce((sum, n) => sum + n, 0)
  const mates = crew.filter(one => one.seat !== seat)
  return {
    time: table.time,
    late: Math.max(0, 5 - table.time),
    doomed: flag(selfDestruct !== null),
    fuse: selfDestruct ?? 0,
    seats: count,
    mates: mates.filter(isAboard).length,
    dead: mates.filter(({ fate }) => fate === 'dead').length,
    wounds: mates.reduce((sum, one) => sum + (isAboard(one) ? one.wounds.length + one.dressed.length : 0), 0),
    turn: (seat - table.first + count) % count,
    larvae: intruders.filter(({ kind }) => kind === 'larva' || kind === 'creeper').length,
    adults: intruders.filter(({ kind }) => kind === 'adult').length,
    giants: intruders.filter(({ kind }) => kind === 'breeder' || kind === 'queen').length,
    bagged: (bag.adult + 2 * bag.breeder + 2 * bag.queen) / Math.max(1, tokens),
    bag: tokens,
    fires: rooms.filter(({ fire }) => fire).length,
    malfunctions: rooms.filter(({ malfunction }) => malfunction).length,
    unexplored: rooms.filter(({ explored }) => !explored).length,
    weaknesses: table.weaknesses.filter(({ card }) => card !== null).length,
    nest: flag(table.nestDestroyed),
    met: flag(table.met),
  }
}

/** What may still come of it, as officers see it. */
function hopes({ sight, plan, prospects, goals }: Mind): Traits {
  const { me, here } = sight
  const chances = me.objectives.map(plan.objective)
  const worths = goals.map(({ worth }) => worth)
  return {
    prospects: prospects(here) / 60,
    goal: Math.max(0, ...worths) / 60,
    settled: flag(me.objectives.length === 1),
    chance: Math.max(0, ...chances),
    surely: flag(chances.some(chance => chance >= 1)),
    least: Math.min(1, ...chances),
    deeds: plan.deeds?.length ?? 0,
  }
}
