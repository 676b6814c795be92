/** An objective as clauses: how each stands, how far it is, and what threatens it. */
import {
  type CrewView,
  findBoard,
  findFacts,
  inCombat,
  type Name,
  objectiveInfo,
  type Predicate,
  partsOf,
  type TableView,
} from '@coldwake/rules/facts'
import { roundsLeft } from '@coldwake/rules/games/waysOut'
import { knowledgeOf, placesPowered } from '../../games/viewFacts.ts'
import { type Knowledge, type Reach, reachOf, survival } from './objectiveReach.ts'

/** Done, fulfilled as things stand, still to do, threatened, impossible now. */
export type Tick = Reach | 'risk'

export type Risk =
  | { risk: 'wound' | 'combat' | 'larva' | 'lastPod' | 'lastFriend' }
  | { risk: 'doom' | 'time'; rounds: number }

export interface Clause {
  /** Null: to survive, which every objective asks for. */
  test: Predicate | null
  tick: Tick
  progress: { have: number; of: number } | null
  risk: Risk | null
  parts: readonly Clause[]
}

/** What may keep me from surviving soon, the worst first. */
function survivalRisk({ table, me }: Knowledge, mine: CrewView): Risk | null {
  if (mine.fate !== 'aboard') return null
  const limit = findFacts(table.game)?.limits.serious ?? Number.POSITIVE_INFINITY
  if (mine.wounds.length + mine.dressed.length >= limit) return { risk: 'wound' }
  if (inCombat(table, mine.seat)) return { risk: 'combat' }
  const left = roundsLeft({ table, me })
  const isExplosion = left?.end === 'explosion' || left?.end === 'autodestruction'
  if (left && isExplosion) return { risk: 'doom', rounds: left.rounds }
  if (mine.larva) return { risk: 'larva' }
  return left && left.rounds <= FEW_ROUNDS ? { risk: 'time', rounds: left.rounds } : null
}
const FEW_ROUNDS = 3

/** What may soon make a part of an objective impossible. */
function riskOf(test: Predicate, { table, me }: Knowledge): Risk | null {
  const others = table.crew.filter(({ seat, fate }) => seat !== me.seat && fate !== 'dead')
  if (test.is === 'leftByPod' && table.pods.filter(({ state }) => state === 'docked').length === 1)
    return { risk: 'lastPod' }
  if (test.is === 'othersSurvive' && others.length === test.min) return { risk: 'lastFriend' }
  if (test.is === 'exactlySurvive' && others.length === test.others) return { risk: 'lastFriend' }
  return null
}

function roomsExplored(table: TableView, sections: readonly number[] | null): { have: number; of: number } {
  const board = findBoard(table)
  const wanted = sections && new Set(sections.map(at => board?.sections?.[at]?.id))
  const rooms = table.rooms.filter(({ room }) => {
    if (!wanted) return true
    const section = board?.rooms.find(({ id }) => id === room)?.section
    return section !== undefined && wanted.has(section)
  })
  return { have: rooms.filter(({ explored }) => explored).length, of: rooms.length }
}

/** How much of it there is, of what can be counted. */
function progressOf(test: Predicate, { table, me }: Knowledge): Clause['progress'] {
  const mine = table.crew.find(({ seat }) => seat === me.seat)
  switch (test.is) {
    case 'allExplored':
      return roomsExplored(table, null)
    case 'sectionsExplored':
      return roomsExplored(table, test.of)
    case 'weaknesses':
      return { have: table.weaknesses.filter(({ card }) => card !== null).length, of: test.min }
    case 'items':
      return { have: (mine?.inventory.length ?? 0) + (mine?.hands.length ?? 0), of: test.min }
    case 'knowledge':
      return { have: knowledgeOf(table, me.seat) ?? 0, of: test.min }
    case 'powerOn':
      return { have: placesPowered(table), of: test.min }
    default:
      return null
  }
}

/** Whoever is dead for good fulfills nothing any more: what was only so "as things stand" counts for nobody. */
export const isDeadForGood = ({ table, me }: Knowledge): boolean =>
  table.mode !== 'cooperative' && table.crew.some(({ seat, fate }) => seat === me.seat && fate === 'dead')

export function clauseOf(test: Predicate, known: Knowledge): Clause {
  const parts = test.is === 'all' || test.is === 'any' ? test.of.map(part => clauseOf(part, known)) : []
  const reach = reachOf(test, known)
  const lost = isDeadForGood(known) && reach !== 'sure'
  const risk = !lost && (reach === 'open' || reach === 'now') ? riskOf(test, known) : null
  return { test, tick: lost ? 'lost' : risk ? 'risk' : reach, progress: progressOf(test, known), risk, parts }
}

/** NEM-OBJ-01: to survive, and what the card asks for. */
export function clausesOf(card: Name, known: Knowledge): Clause[] {
  const objective = objectiveInfo(known.table.game, card)
  const mine = known.table.crew.find(({ seat }) => seat === known.me.seat)
  if (!objective || !mine) return []
  const reach = survival(mine)
  const risk = survivalRisk(known, mine)
  const alive: Clause = { test: null, tick: risk ? 'risk' : reach, progress: null, risk, parts: [] }
  const asked = partsOf(objective.test).map(part => clauseOf(part, known))
  // What threatens me is read first.
  return risk ? [alive, ...asked] : [...asked, alive]
}
