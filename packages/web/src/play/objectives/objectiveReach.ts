/** Can an objective still be reached? As far as one seat may know: its own view is all that is looked at. */
import {
  type CrewView,
  coordinatesInfo,
  type Fate,
  findBoard,
  type MyView,
  type Predicate,
  partsOf,
  type Seat,
  SPACES,
  type TableView,
} from '@coldwake/rules/facts'
import { signalsAsked } from '@coldwake/text'
import { hasLearned, isDestructionSure, knowledgeOf, placesPowered, runsOnBackup } from '../../games/viewFacts.ts'

/** Done for good; fulfilled if everything stayed as it is; still to do; impossible now. */
export type Reach = 'sure' | 'now' | 'open' | 'lost'

export interface Knowledge {
  table: TableView
  me: MyView
}

const WORST_FIRST: readonly Reach[] = ['lost', 'open', 'now', 'sure']
const worst = (reaches: readonly Reach[]): Reach => WORST_FIRST.find(one => reaches.includes(one)) ?? 'sure'
const best = (reaches: readonly Reach[]): Reach => WORST_FIRST.findLast(one => reaches.includes(one)) ?? 'lost'

/** Out of play and safe, as far as that goes. Whoever waits in a cargo pod is not. */
const LEFT: ReadonlySet<Fate> = new Set<Fate>(['hibernating', 'launched', 'locked', 'bunker'])
const hasLeft = ({ fate }: CrewView): boolean => LEFT.has(fate)
const done = (yes: boolean): Reach => (yes ? 'sure' : 'open')

/** Whoever has left survives only if the ship and the last check let them. */
export function survival(mine: CrewView): Reach {
  if (mine.fate === 'dead') return 'lost'
  return hasLeft(mine) ? 'now' : 'open'
}

/** The coordinates lie face down until somebody looks. */
function course({ table, me }: Knowledge, at: string): Reach {
  if (!table.coordinates || !table.destination) return 'lost'
  const card = table.coordinates.card ?? me.coordinates
  const to = card ? coordinatesInfo(table.game, card)?.to : null
  if (!to) return 'open'
  if (to[SPACES.indexOf(table.destination)] === at) return 'now'
  return to.some(one => one === at) ? 'open' : 'lost'
}

const OPPOSITE: Record<Reach, Reach> = { sure: 'lost', now: 'open', open: 'now', lost: 'sure' }
const WAY_OUT = { css: 'launched', isolation: 'locked', bunker: 'bunker' } as const satisfies Record<string, Fate>

/** Sections by their place in the board's list; stairs belong to none. */
function exploredIn(table: TableView, sections: readonly number[]): boolean {
  const board = findBoard(table)
  const wanted = new Set(sections.map(at => board?.sections?.[at]?.id))
  const places = board?.rooms.filter(({ section }) => section !== undefined && wanted.has(section)) ?? []
  return places.every(({ id }) => table.rooms.some(({ room, explored }) => room === id && explored))
}

/** For my seat, or for somebody else's where that is asked. */
export function reachOf(test: Predicate, known: Knowledge, whose: Seat = known.me.seat): Reach {
  const { table } = known
  const mine = table.crew.find(({ seat }) => seat === whose)
  // Whoever looks at a whole game through nobody's eyes has no objective.
  if (!mine) return 'open'
  const others = table.crew.filter(({ seat }) => seat !== whose)
  const found = table.weaknesses.filter(({ card }) => card !== null)
  /** What one must have when one leaves. */
  const inPlay = mine.fate === 'aboard' || mine.fate === 'inPod'
  const taken = (has: boolean): Reach => {
    if (inPlay) return has ? 'now' : 'open'
    return has && hasLeft(mine) ? 'sure' : 'lost'
  }
  /** What one does once and for all, while one can do anything. */
  const gained = (has: boolean): Reach => (has ? 'sure' : inPlay ? 'open' : 'lost')
  switch (test.is) {
    case 'all':
      return worst(test.of.map(part => reachOf(part, known, whose)))
    case 'any':
      return best(test.of.map(part => reachOf(part, known, whose)))
    case 'signal':
      return gained(mine.signal)
    case 'allExplored':
      return done(table.rooms.every(({ explored }) => explored))
    case 'destination':
      return course(known, test.at)
    case 'soleSurvivor':
      return done(others.every(({ fate }) => fate === 'dead'))
    case 'playerDead':
      if (mine.number === test.player) return 'lost'
      return done(others.some(({ number, fate }) => number === test.player && fate === 'dead'))
    case 'othersSurvive':
      if (others.filter(({ fate }) => fate !== 'dead').length < test.min) return 'lost'
      return others.filter(hasLeft).length >= test.min ? 'now' : 'open'
    case 'nestDestroyed':
      return done(table.nestDestroyed)
    case 'shipDestroyed':
      return done(table.ending?.destroyed ?? false)
    case 'killed':
      return done(table.killed[test.kind] > 0)
    case 'weakness':
      return done(found.some(({ object }) => object === test.object))
    case 'weaknesses':
      return done(found.length >= test.min)
    case 'leftWith':
      return taken(mine.objects.includes(test.object))
    case 'leftByPod':
      if (mine.fate === 'launched') return 'sure'
      if (mine.fate !== 'aboard') return 'lost'
      return table.pods.some(({ state }) => state === 'docked') ? 'open' : 'lost'
    case 'items':
      return taken(mine.inventory.length + mine.hands.length >= test.min)
    case 'objectIn': {
      const room = table.rooms.find(({ tile }) => tile === test.tile)
      return room?.objects.includes(test.object) ? 'now' : 'open'
    }
    case 'seriousWounds':
      return mine.wounds.length + mine.dressed.length >= test.min ? 'now' : 'open'
    case 'inRoom':
      return table.rooms.find(({ room }) => room === mine.room)?.tile === test.tile ? 'now' : 'open'
    case 'not':
      return OPPOSITE[reachOf(test.test, known, whose)]
    case 'carries':
      return taken(mine.objects.some(object => object.startsWith(test.object)))
    case 'knowledge':
      return gained((knowledgeOf(table, whose) ?? 0) >= test.min)
    case 'knowledgeActive':
      return gained(hasLearned(table, whose))
    case 'senderLearned':
      return gained(mine.signal && hasLearned(table, whose))
    case 'powerOn':
      return placesPowered(table) >= test.min ? 'now' : 'open'
    case 'backupOn':
      return runsOnBackup(table) ? 'now' : 'open'
    case 'leftBy':
      return gained(mine.fate === WAY_OUT[test.how])
    case 'survivorsDead': {
      const named = table.crew.filter(({ character }) => test.of.some(one => one === character))
      if (named.some(({ seat }) => seat === whose)) return 'lost'
      if (table.crew.some(({ character }) => character === null)) return 'open'
      return done(named.every(({ fate }) => fate === 'dead'))
    }
    case 'learnedDead': {
      const living = others.filter(({ fate }) => fate !== 'dead')
      if (living.length === 0) return 'sure'
      // Whoever lives with less may still learn.
      return living.some(({ seat }) => (knowledgeOf(table, seat) ?? 0) >= test.min) ? 'open' : 'now'
    }
    case 'sectionsExplored':
      return done(exploredIn(table, test.of))
    case 'intact':
      if (table.ending) return table.ending.destroyed ? 'lost' : 'sure'
      if (table.selfDestruct === null) return 'now'
      return isDestructionSure(table) ? 'lost' : 'open'
    case 'selfDestructOn':
      if (table.selfDestruct === null) return 'open'
      return isDestructionSure(table) ? 'sure' : 'now'
    case 'exactlySurvive': {
      const living = others.filter(({ fate }) => fate !== 'dead')
      if (living.length < test.others) return 'lost'
      return living.length === test.others && living.every(hasLeft) ? 'now' : 'open'
    }
    case 'dark':
    case 'powered':
    case 'inCombat':
    case 'noCards':
    case 'undressedSerious':
    case 'host':
    case 'isHost':
    case 'atEntrance':
    case 'colour':
    case 'inNest':
      // Conditions of cards; no objective is made of them.
      return 'open'
  }
}

/** NEM-MODE-COOP-03: every card that asks for the Signal asks another of the crew. */
function signalsReach(table: TableView): Reach {
  const { crew } = table
  const asked = signalsAsked(table)
  const sent = crew.filter(({ signal }) => signal).length
  if (sent >= asked) return 'sure'
  const able = crew.filter(one => !one.signal && !hasLeft(one)).length
  return sent + able >= asked ? 'open' : 'lost'
}

/** What somebody has or knows, and takes to the grave. */
const OF_SOMEBODY: readonly Predicate['is'][] = ['knowledge', 'senderLearned', 'carries', 'leftWith']
const isOfSomebody = (test: Predicate): boolean =>
  test.is === 'all' || test.is === 'any' ? test.of.some(isOfSomebody) : OF_SOMEBODY.includes(test.is)

/** NEM-RULING-237: as near as any of a crew comes to it that plays together. Whoever is dead may come back. */
export function crewReach(test: Predicate, known: Knowledge): Reach {
  const { table } = known
  if (test.is === 'signal') return signalsReach(table)
  const alive = table.crew.filter(({ fate }) => fate !== 'dead')
  const reach = best((alive.length > 0 ? alive : table.crew).map(({ seat }) => reachOf(test, known, seat)))
  if (!isOfSomebody(test)) return reach
  // Nobody is sure to live.
  if (reach === 'sure') return 'now'
  return reach === 'lost' && alive.length > 0 && alive.length < table.crew.length ? 'open' : reach
}

/** NEM-MODE-COOP-02: somebody. */
export const crewSurvival = ({ crew }: TableView): Reach => best(crew.map(survival))

/** All that a card asks for, of one of them. */
export function cardReach(test: Predicate, known: Knowledge): Reach {
  const parts = partsOf(test)
  const signal = parts.filter(({ is }) => is === 'signal')
  const others = parts.filter(({ is }) => is !== 'signal')
  return worst([...signal, { is: 'all', of: others } as const].map(part => crewReach(part, known)))
}
