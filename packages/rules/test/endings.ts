/** The last moments of a game, for tests: who is where, what the ship is like, and what comes of it. */
import { type CheckStep, pending, step } from '../src/index.ts'
import { citing } from '../src/view.ts'
import { type Situation, situation } from './situation.ts'

/** Three survivors-to-be: the Scout is the one looked at, the Soldier the one still walking about. */
export const CREW = ['scout', 'captain', 'pilot', 'soldier']

/** A ship that would get home: all engines work, and space B is Earth. */
export const SOUND = {
  engines: { 1: 'working', 2: 'working', 3: 'working' },
  coordinates: 'coordinates-5',
  destination: 'B',
}

/** Everybody still asked does nothing any more, until the round or the game is over. */
export function passAll(t: Situation): void {
  const { round } = t.g
  for (;;) {
    const [asked] = pending(t.g)
    if (!asked || t.g.round !== round) return
    const idle = asked.options.find(o => o.do === 'pass' || o.do === 'done' || o.do === 'stay' || o.do === 'decline')
    if (!idle) return
    const { cost: _, ...choice } = idle
    step(t.g, { seat: asked.seat, n: asked.n, ...choice }, e => t.events.push(citing(t.g.setup, e)))
  }
}

/** The last round before the jump; it is the last seat's turn. */
export const lastRound = (given: object, seats: string[] = CREW, more: object = {}): Situation =>
  situation({ ...SOUND, time: 1, met: true, turn: seats[seats.length - 1], ...given }, seats, more)

/** Whoever is aboard passes, and the ship jumps. */
export function jump(given: object, seats: string[] = CREW, more: object = {}): Situation {
  const t = lastRound(given, seats, more)
  passAll(t)
  if (!t.g.over) throw new Error('the game is not over')
  return t
}

/** The end, in short: who is dead, and who has won. */
export const dead = (t: Situation): string[] =>
  t.table().crew.flatMap(c => (c.fate === 'dead' ? [`${c.character}`] : []))
export const winners = (t: Situation): string[] => (t.g.over?.winners ?? []).map(seat => t.g.crew[seat].character)

function line(t: Situation, step: CheckStep): string {
  const name = 'who' in step ? t.g.crew[step.who].character : ''
  switch (step.check) {
    case 'died':
      return `${name} dies: ${step.by}`
    case 'engines':
      return `engines ${step.states.join(' ')}${step.destroyed ? ', explosion' : ''}`
    case 'coordinates':
      return `${step.card} ${step.space} ${step.destination}`
    case 'contingency':
      return `${step.card}: ${step.killed.map(seat => t.g.crew[seat].character).join(' ') || 'nobody'}`
    case 'contamination':
      return `${name} ${step.survives ? 'is clean' : 'is infected'}`
    case 'objective':
      return `${name} ${step.card} ${step.met ? 'met' : 'failed'}`
    case 'intruders':
      return `${name} played the Intruders: ${step.nobodyWon ? 'nobody' : 'somebody'} has won`
  }
}

/** The report as lines a person could read out. */
export const report = (t: Situation): string[] => (t.g.over?.report ?? []).map(step => line(t, step))

/** One kind of step, with all it says. */
export const steps = <K extends CheckStep['check']>(t: Situation, check: K): Extract<CheckStep, { check: K }>[] =>
  (t.g.over?.report ?? []).filter((step): step is Extract<CheckStep, { check: K }> => step.check === check)
