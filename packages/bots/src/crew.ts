/**
 * A crew plan: where all win together or not at all, what is still to be done, and who sees to it. Every seat works it out
 * for itself, from what it sees and what was said, and all come to much the same.
 */
import { type CrewView, isAboard, objectiveInfo, type Predicate, partsOf, type Seat } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import type { Goal } from './consideration.ts'
import { FAR, stepsTo } from './distances.ts'
import { type Errand, errand, isDiscovered, type Own } from './errands.ts'
import { at } from './indexed.ts'
import { asksFor } from './objectives.ts'
import { roomNumber, type Sight } from './sight.ts'
import { wordOf } from './talk/hearsay.ts'

/** Something that an objective of the crew asks for and that is not done. */
export interface Part {
  test: Predicate
  /** The seat that sees to it; null where nobody can do anything about it. */
  seat: Seat | null
  goals: readonly Goal[]
}

export interface CrewPlan {
  parts: readonly Part[]
  /** All that is still asked for, as one. */
  test: Predicate
  /** What I go for. */
  goals: readonly Goal[]
  /** Deeds that are mine to do: I say so. */
  deeds: readonly Deed[]
  /** True where all is to be destroyed in the end, so that nobody sleeps. */
  fuse: boolean
  /** True where that would serve one objective and spoil another, so that it must not be. */
  torn: boolean
  /** True where everything will be destroyed: nobody is safe who stays behind. */
  blows: boolean
  /** True where it is time to set that off. */
  ready: boolean
  /** True where nothing is left to do but to get away. */
  done: boolean
  /** True where I may get away: all is done, or I am the one to do so early. */
  leaves: boolean
}

/** How a game reads what its objectives ask for. */
export interface CrewRules {
  /** The errands of a seat, seen as that seat sees it. */
  own: (sight: Sight) => Own
  /** Predicates that ask for the end of everything, and those that such an end would spoil. */
  fuses: readonly Predicate['is'][]
  spoiled: readonly Predicate['is'][]
  /** Predicates that many see to at once, each where they are. */
  spread: readonly Predicate['is'][]
  /** Predicates that somebody who gets away has to show. */
  personal: readonly Predicate['is'][]
  /** True where all is set to be destroyed, and for how much time there is no harm in staying. */
  isLit: boolean
  left: number | null
  /** Seats that are safe. */
  safe: (one: CrewView) => boolean
  /** The deed that somebody promises who sees to it; null where there is no such deed, or nobody knows where yet. */
  deedOf: (sight: Sight, test: Predicate) => Deed | null
}

// ---------------------------------------------------------------- what is asked for

/** What all objectives of the crew ask for: they lie open. Alone, what the likelier of mine asks for. */
function asked({ table }: Sight, mine: Predicate | null): Predicate[] {
  if (table.mode !== 'cooperative') return mine ? [...partsOf(mine)] : []
  return table.crew.flatMap(one =>
    one.openObjectives.flatMap(name => partsOf(objectiveInfo(table.game, name)?.test ?? { is: 'all', of: [] })),
  )
}

/** Of what will do, the end of everything if that spoils nothing, and else what comes first without it. */
function resolved(test: Predicate, { fuses }: CrewRules, isPlanned: boolean): Predicate {
  if (test.is !== 'any' || !asksFor(test, ...fuses)) return test
  return test.of.find(one => fuses.includes(one.is) === isPlanned) ?? test.of[0] ?? test
}

/** The same sight for somebody else, as far as I know what they have. */
const seenBy = (sight: Sight, one: CrewView): Sight =>
  one.seat === sight.seat
    ? sight
    : {
        ...sight,
        seat: one.seat,
        my: one,
        here: roomNumber(sight, one.room),
        serious: one.wounds.length + one.dressed.length,
      }

// ---------------------------------------------------------------- who sees to it

interface Hand {
  one: CrewView
  sight: Sight
  own: Own
  /** Parts that are theirs already. */
  tests: Predicate[]
}

/** Steps to where it is done for somebody there, and what their wounds and their other parts add. */
function effort(sight: Sight, { one, tests, sight: theirs }: Hand, { goals }: Errand): number {
  const { perPart, perWound } = sight.weights.crew
  const from = theirs.here
  const ways = goals.map(({ room, for: to }) => {
    const on = to === undefined ? 0 : to < 0 ? sight.weights.crew.unknownWay : at(stepsTo(sight, to), room)
    return at(stepsTo(sight, room), from) + on
  })
  const way = Math.min(FAR, ...ways)
  return way + tests.length * perPart + (one.wounds.length + one.dressed.length) * perWound
}

/** True where somebody else has said that they see to this, and is believed. */
const hasTaken = (sight: Sight, { seat }: CrewView, deed: Deed | null): boolean =>
  deed !== null &&
  sight.ledger.promises.some(
    one => one.seat === seat && !one.not && isSame(one.deed, deed) && (seat === sight.seat || wordOf(sight, seat) > 0),
  )

const isSame = (one: Deed, other: Deed): boolean =>
  one.do === other.do &&
  (one.do !== 'bring' || other.do !== 'bring' || one.object === other.object) &&
  (one.do !== 'kill' || other.do !== 'kill' || one.intruder === other.intruder)

function handOf(sight: Sight, one: CrewView, rules: CrewRules): Hand {
  const theirs = seenBy(sight, one)
  return { one, sight: theirs, own: rules.own(theirs), tests: [] }
}

/** Part → the seat that sees to it: the shortest way first, and nobody far from their other parts. */
function shared(sight: Sight, tests: readonly Predicate[], hands: readonly Hand[], rules: CrewRules): (Hand | null)[] {
  const takers: (Hand | null)[] = tests.map(() => null)
  const errands = tests.map(test => hands.map(({ sight: theirs, own }) => errand(theirs, test, own)))
  const efforts = (test: Predicate, index: number, hand: Hand, number: number): number => {
    const found = at(at(errands, index), number)
    if (found.goals.length === 0 || hand.tests.some(({ is }) => is === test.is)) return FAR
    if (hasTaken(sight, hand.one, rules.deedOf(sight, test))) return -1
    // Who has what must get away has enough to do with that.
    const bears = hand.one.objects.length > 0 && test.is !== 'weaknesses' && test.is !== 'objectIn'
    return effort(sight, hand, found) + (bears ? sight.weights.crew.bearer : 0)
  }
  for (;;) {
    let least = FAR
    let next: [index: number, hand: Hand] | null = null
    for (const [index, test] of tests.entries()) {
      if (takers[index] || rules.spread.includes(test.is)) continue
      for (const [number, hand] of hands.entries()) {
        const found = efforts(test, index, hand, number)
        if (found >= least) continue
        least = found
        next = [index, hand]
      }
    }
    if (!next) return takers
    const [index, hand] = next
    takers[index] = hand
    hand.tests.push(at(tests, index))
  }
}

// ---------------------------------------------------------------- my part in it

interface Task extends Goal {
  isMine: boolean
}

/** What I go for: my parts, and in others' a little; of what many see to, what is nearest to me. */
function goalsOf(sight: Sight, parts: readonly Part[], hands: readonly Hand[], rules: CrewRules): Task[] {
  const { mine, others, anybodys } = sight.weights.crew
  const isNearest = (room: number) => {
    const steps = stepsTo(sight, room)
    const way = ({ one, sight: theirs, tests }: Hand) =>
      at(steps, theirs.here) + tests.length * sight.weights.crew.perPart + one.seat / hands.length
    const own = hands.find(({ one }) => one.seat === sight.seat)
    return own !== undefined && hands.every(hand => hand === own || way(hand) > way(own))
  }
  return parts.flatMap(({ test, seat, goals }) => {
    const isSpread = rules.spread.includes(test.is)
    return goals.map(({ room, worth }) => {
      const isMine = isSpread ? isNearest(room) : seat === sight.seat
      // A signal stays sent whatever becomes of its sender, so that anybody's will do.
      const share = test.is === 'signal' ? anybodys : others
      return { room, worth: worth * (isMine ? mine : share), isMine }
    })
  })
}

/** The one who gets away early, so that somebody does: who has nothing else to do, the healthiest first. */
function witness(hands: readonly Hand[]): Seat | null {
  const hurt = ({ one }: Hand) => (one.wounds.length + one.dressed.length) * 4 + one.light + one.contamination
  const spare = hands.filter(({ tests }) => tests.length === 0).sort((a, b) => hurt(a) - hurt(b))
  return spare[0]?.one.seat ?? null
}

/** True for a body that has to be analysed before it is brought anywhere, while there is time for both. */
const mustWait = (sight: Sight, test: Predicate, tests: readonly Predicate[]): boolean =>
  test.is === 'objectIn' &&
  sight.table.time > sight.weights.crew.bring &&
  !isDiscovered(sight, 'corpse') &&
  tests.some(({ is }) => is === 'weaknesses')

/** Each of them once, but for signals, which are sent by as many as are asked for. */
function onceEach(tests: readonly Predicate[]): Predicate[] {
  const same = (test: Predicate) => JSON.stringify(test)
  return tests.filter((test, i) => test.is === 'signal' || tests.findIndex(one => same(one) === same(test)) === i)
}

/** What is still to be done, and by whom it must be done. */
interface Left {
  /** Everything destroyed in the end: planned, or on its way; or what some would be served by, and would spoil the rest. */
  fuse: boolean
  torn: boolean
  /** What somebody has to do; what somebody has in hand; what comes last. */
  open: Predicate[]
  held: Predicate[]
  last: Predicate[]
}

function leftOf(sight: Sight, all: readonly Predicate[], hands: readonly Hand[], rules: CrewRules): Left {
  const { table, weights } = sight
  const isAsked = all.some(test => asksFor(test, ...rules.fuses))
  const torn = isAsked && all.some(test => asksFor(test, ...rules.spoiled))
  const fuse = isAsked && !torn
  const away = table.crew.filter(rules.safe).map(one => handOf(sight, one, rules))
  const chance = (test: Predicate, who: readonly Hand[]) =>
    Math.max(0, ...who.map(({ sight: theirs, own }) => errand(theirs, test, own).chance))
  let sent = table.crew.filter(({ signal }) => signal).length
  const tests = onceEach(all.map(test => resolved(test, rules, fuse))).filter(test =>
    test.is === 'signal' ? sent-- <= 0 : chance(test, hands) < 1 && chance(test, away) < weights.objectives.carried,
  )
  const early = tests.filter(test => !rules.fuses.includes(test.is) && !mustWait(sight, test, tests))
  const held = early.filter(test => test.is !== 'signal' && chance(test, hands) >= weights.objectives.carried)
  return {
    fuse,
    torn,
    open: early.filter(test => !held.includes(test)),
    held,
    last: tests.filter(test => rules.fuses.includes(test.is)),
  }
}

/** Things that a second one may take along too, in case the first does not get away. */
function spares(sight: Sight, held: readonly Predicate[], hands: readonly Hand[]): Predicate[] {
  const has = (test: Predicate) =>
    hands.filter(({ sight: theirs, own }) => errand(theirs, test, own).chance >= sight.weights.objectives.carried)
  return held.filter(test => test.is === 'leftWith' && hands.length > 2 && has(test).length === 1)
}

/** Null where each plays for themselves. */
export function crewPlan(sight: Sight, mission: Predicate | null, rules: CrewRules): CrewPlan | null {
  const { table, seat: mine, weights } = sight
  if (table.mode === 'semiCooperative') return null
  const hands = table.crew.filter(isAboard).map(one => handOf(sight, one, rules))
  const { fuse, torn, open, held, last } = leftOf(sight, asked(sight, mission), hands, rules)
  const own = rules.own(sight)
  const isReady = open.length === 0 || table.time <= weights.crew.fuse
  const wanted = [...open, ...(isReady ? last : []), ...spares(sight, held, hands)]
  const takers = shared(sight, wanted, hands, rules)
  const parts = wanted.map(
    (test, index): Part => ({ test, seat: takers[index]?.one.seat ?? null, goals: errand(sight, test, own).goals }),
  )
  const goals = goalsOf(sight, parts, hands, rules)
  const carried = held.filter(test => errand(sight, test, own).chance >= weights.objectives.carried)
  const rounds = Math.min(table.time, rules.left ?? table.time)
  // Where somebody must get away with something, it is they who go first.
  const isNeeded = [...open, ...held].some(({ is }) => rules.personal.includes(is)) || table.crew.some(rules.safe)
  const isFree = carried.length > 0 || rounds <= weights.crew.late || (!isNeeded && witness(hands) === mine)
  const isStuck = parts.every(part => held.includes(part.test) || (part.goals.length === 0 && part.seat === null))
  const done = isStuck && (!fuse || rules.isLit)
  return {
    parts,
    test: { is: 'all', of: [...wanted, ...last, ...carried] },
    goals,
    deeds: parts.flatMap(({ test, seat }) => (seat === mine ? (rules.deedOf(sight, test) ?? []) : [])),
    fuse: fuse && !rules.isLit,
    blows: fuse || rules.isLit,
    ready: fuse && !rules.isLit && isReady,
    torn,
    done,
    leaves: done || rounds <= weights.crew.last || (isFree && !goals.some(goal => goal.isMine)),
  }
}
