/** What may follow from a choice, until somebody is asked again. */
import type { Task, TaskName } from '../core/task.ts'
import type { Decision, Option, Seat, View } from '../core/types.ts'
import { attackForecast } from './attacked.ts'
import { crewIn, foesIn, inCombat } from './crew.ts'
import { blows, shots } from './fights.ts'
import { copied, deathOf, type Foresight, type Question, run } from './foresight.ts'
import { lookAhead } from './lookAhead.ts'
import { noiseForecast } from './noise.ts'
import { tasks } from './records.ts'
import type { Danger, Forecast } from './types.ts'
import { checkCrew } from './vessel.ts'

/** What this option of this question may bring upon those at the table, as far as the seat that is asked can know. */
export function forecastOf(view: View, decision: Decision, option: Option): Forecast {
  const f = begun(view, decision.seat)
  const task = f?.agenda.pop()
  if (!f || !task) return { dangers: [] }
  const more = besides(f, task, option)
  const later = option.do === 'pass' ? attackedLater(f, task, option) : null
  followedTo(f, task, option)
  const dangers = dangersIn(f)
  return { dangers: later ? withLater(dangers, later) : dangers, ...more }
}

/** To where somebody is asked again. */
function followedTo(f: Foresight, task: Task, option: Option): void {
  const handler = tasks[task.do] as Question<TaskName>
  handler.answer(f, task, option)
  run(f)
  everybodyDead(f)
}

/**
 * NEM-EVENT-03: a character that passes in Combat is attacked in the Event Phase, and its player is not asked again
 * before. What others do until then nobody knows: it is looked at as if they did nothing.
 */
function attackedLater(f: Foresight, task: Task, option: Option): Danger | null {
  if (!inCombat(f, f.people[f.me].room)) return null
  const ahead = copied(f)
  for (const person of ahead.people) if (person.seat !== f.me) person.passed = true
  followedTo(ahead, task, option)
  return dangersIn(ahead).find(({ to }) => to === 'me') ?? null
}

/** What comes later may still be averted. */
function withLater(dangers: readonly Danger[], later: Danger): Danger[] {
  const now = dangers.find(({ to }) => to === 'me')
  if (now && now.chance.most >= later.chance.most) return [...dangers]
  const chance = { least: now?.chance.least ?? 0, most: later.chance.most }
  return [{ ...later, chance }, ...dangers.filter(({ to }) => to !== 'me')]
}

// The options of a question are asked for one after the other: what the view shows is read once.
let last: { view: View; seat: Seat; f: Foresight | null } | null = null

function begun(view: View, seat: Seat): Foresight | null {
  if (last?.view !== view || last.seat !== seat) last = { view, seat, f: lookAhead(view, seat) }
  return last.f && copied(last.f)
}

/** NEM-END-07: with the last character aboard the game ends, and its checks are made. */
function everybodyDead(f: Foresight): void {
  const aboard = f.people.filter(({ fate }) => fate === 'aboard')
  const all = Math.min(...aboard.map(person => (person.assumedDead ? 1 : deathOf(person).most)))
  if (aboard.length === 0 || all === 0 || f.ended) return
  f.reach = { least: 0, most: all }
  for (const person of aboard) person.assumedDead = true
  f.agenda = []
  checkCrew(f)
  run(f)
}

function besides(f: Foresight, task: Task, option: Option): Omit<Forecast, 'dangers'> {
  const { me } = f
  if (task.do === 'chooseAction' && (option.do === 'move' || option.do === 'carefulMove')) {
    const to = f.board.roomIndex[option.to]
    const attackedFirst = attackForecast(f, me)
    // NEM-MOVE-05, NEM-MOVE-06: company means no roll.
    const isEmpty = crewIn(f, to).every(({ seat }) => seat === me) && foesIn(f, to).length === 0
    const noise = option.do === 'move' && isEmpty ? { noise: noiseForecast(f, to, me) } : {}
    return { ...noise, ...(attackedFirst && { attackedFirst }) }
  }
  if (option.do === 'shoot') return { fights: shots(f, me) }
  if (option.do === 'melee') return { fights: blows(f, me) }
  if (task.do === 'chooseTarget' && option.do === 'intruder')
    return { fights: shots(f, me, { card: task.card, target: option.intruder }) }
  if (task.do === 'chooseVictim' && option.do === 'intruder')
    return { fights: blows(f, me).filter(({ target }) => target === option.intruder) }
  if (task.do === 'chooseWeapon' && option.do === 'item') return { fights: shots(f, me, { card: option.card }) }
  return {}
}

const least = 1e-9

function dangersIn(f: Foresight): Danger[] {
  const causes = (victim: number) =>
    [...f.reasons[victim].values()].toSorted((a, b) => b.weight - a.weight).map(({ cause }) => cause)
  const people = f.people.flatMap((person): Danger[] => {
    const chance = deathOf(person)
    if (chance.most <= least || person.fate === 'dead') return []
    const who = person.seat === f.me ? ({ to: 'me' } as const) : ({ to: 'other', seat: person.seat } as const)
    return [{ ...who, chance, causes: causes(person.seat) }]
  })
  const vessel = deathOf(f.vessel)
  const lost: Danger[] = vessel.most > least ? [{ to: 'vessel', chance: vessel, causes: causes(f.people.length) }] : []
  const order = { me: 0, vessel: 1, other: 2 }
  return [...people, ...lost].toSorted((a, b) => order[a.to] - order[b.to] || b.chance.most - a.chance.most)
}
