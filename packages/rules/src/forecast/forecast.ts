/** What may follow from a choice, until somebody is asked again. */

import { elementAt } from '../core/lists.ts'
import type { Task, TaskName } from '../core/task.ts'
import type { Decision, Option, Seat, View } from '../core/types.ts'
import { attackForecast } from './attacked.ts'
import { crewIn, foesIn, inCombat } from './crew.ts'
import { blows, shots } from './fights.ts'
import { copied, deathOf, type Foresight, type Question, run } from './foresight.ts'
import { lookAhead } from './lookAhead.ts'
import { personAt, roomNumber } from './lookups.ts'
import { noiseForecast } from './noise.ts'
import { tasks } from './records.ts'
import type { Cause, Danger, Forecast, OwnWounds } from './types.ts'
import { checkCrew } from './vessel.ts'
import type { Odds } from './wounds.ts'

/** What this option of this question may bring upon those at the table, as far as the seat that is asked can know. */
export function forecastOf(view: View, decision: Decision, option: Option): Forecast {
  const f = begun(view, decision.seat)
  const task = f?.agenda.pop()
  if (!f || !task) return { dangers: [] }
  const more = besides(f, task, option)
  const later = option.do === 'pass' ? attackedLater(f, task, option) : null
  const now = followed(f, task, option)
  return { ...(later ? withLater(now, later) : now), ...more }
}

type Harms = Pick<Forecast, 'dangers' | 'wounds'>

/** What happens until somebody is asked again. */
function followed(f: Foresight, task: Task, option: Option): Harms {
  const handler = tasks[task.do] as Question<TaskName>
  handler.answer(f, task, option)
  run(f)
  const wounds = woundsIn(f)
  everybodyDead(f)
  return { dangers: dangersIn(f), ...(wounds && { wounds }) }
}

/**
 * NEM-EVENT-03: a character that passes in Combat is attacked in the Event Phase, and its player is not asked again
 * before. What others do until then nobody knows: it is looked at as if they did nothing.
 */
function attackedLater(f: Foresight, task: Task, option: Option): Harms | null {
  if (!inCombat(f, personAt(f, f.me).room)) return null
  const ahead = copied(f)
  for (const person of ahead.people) if (person.seat !== f.me) person.passed = true
  return followed(ahead, task, option)
}

/** Of what comes later only what befalls me counts, and it may still be averted. */
function withLater(now: Harms, later: Harms): Harms {
  const [mine, then] = [now, later].map(({ dangers }) => dangers.find(({ to }) => to === 'me'))
  const most = Math.max(mine?.chance.most ?? 0, then?.chance.most ?? 0)
  const others = now.dangers.filter(({ to }) => to !== 'me')
  const worst = then && then.chance.most === most ? then : mine
  const wounds = now.wounds ?? (later.wounds && averted(later.wounds))
  return {
    dangers: worst ? [{ ...worst, chance: { least: mine?.chance.least ?? 0, most } }, ...others] : others,
    ...(wounds && { wounds }),
  }
}

const averted = (wounds: OwnWounds): OwnWounds => ({
  ...wounds,
  chance: { least: 0, most: wounds.chance.most },
  light: 0,
  serious: 0,
  worsens: false,
})

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
    const to = roomNumber(f.board, option.to)
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

const causesOf = (f: Foresight, victim: number): Cause[] =>
  [...elementAt(f.reasons, victim).values()].toSorted((a, b) => b.weight - a.weight).map(({ cause }) => cause)

/** The chance of a place of the scale beyond this one. */
const beyond = (odds: Odds, place: number): number => odds.slice(place + 1).reduce((sum, p) => sum + p, 0)

/** NEM-WOUND-02, NEM-WOUND-04: where on the scale of wounds I surely am then, and how likely it is to be any worse. */
function woundsIn(f: Foresight): OwnWounds | null {
  const { scale, me } = f
  const person = f.people[me]
  if (person?.fate !== 'aboard') return null
  const { start, low, high } = person
  const chance = { least: beyond(low, start), most: beyond(high, start) }
  if (chance.most <= least) return null
  const surely = low.findLastIndex((_, place) => beyond(low, place - 1) > 1 - least)
  const worse = Math.max(0, surely - start)
  const serious = Math.floor(worse / scale.serious(0))
  const worsens = scale.seriousAt(surely) - scale.seriousAt(start) > serious
  return { chance, light: worse % scale.serious(0), serious, worsens, causes: causesOf(f, me) }
}

function dangersIn(f: Foresight): Danger[] {
  const people = f.people.flatMap((person): Danger[] => {
    const chance = deathOf(person)
    if (chance.most <= least || person.fate === 'dead') return []
    const who = person.seat === f.me ? ({ to: 'me' } as const) : ({ to: 'other', seat: person.seat } as const)
    return [{ ...who, chance, causes: causesOf(f, person.seat) }]
  })
  const vessel = deathOf(f.vessel)
  const lost: Danger[] =
    vessel.most > least ? [{ to: 'vessel', chance: vessel, causes: causesOf(f, f.people.length) }] : []
  const order = { me: 0, vessel: 1, other: 2 }
  return [...people, ...lost].toSorted((a, b) => order[a.to] - order[b.to] || b.chance.most - a.chance.most)
}
