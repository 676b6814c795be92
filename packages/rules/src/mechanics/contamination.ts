/** Contamination cards: gained unread, read by a scan. NEM-CONTAM, NEM-SCAN. */
import {
  bit,
  EVERYBODY,
  isContamination,
  layOpen,
  onlyFor,
  ownName,
  readBy,
  seatZone,
  sharedZone,
  takeFrom,
  wordOf,
} from '../core/pieces.ts'
import { faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { RuleId, Seat, Tell, Word } from '../core/types.ts'
import { drawCards } from './cards.ts'
import { inOrder, isAboard } from './crew.ts'
import type { Primitives } from './effects.ts'
import { appear } from './intruders.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** NEM-SCAN-02, NEM-SCAN-03 */
    infect: { who: Seat }
    hatchOut: { room: number }
    chooseScan: { who: Seat }
    /** Eclosion, for one who is no host. */
    drawAndScan: { who: Seat; draw: number }
  }
}

/** NEM-CONTAM-01, NEM-RULING-25 */
export function contaminate(g: GameState, who: Seat, rule: RuleId, tell: Tell | undefined): void {
  const piece = sharedZone(g, 'contamination').pop()
  if (piece === undefined) return
  layOpen(g, piece, seatZone(g, who, 'discard'))
  tell?.({ e: 'contaminated', who, rule })
}

const isInfected = (g: GameState, piece: number): boolean => {
  const face = faceOf(g, piece)
  return face.kind === 'contamination' && face.word === 'infected'
}

/** The reader learns the word; nobody else does. NEM-HIDE-03 */
export function readWord(g: GameState, who: Seat, piece: number): void {
  g.read[piece - rulesOf(g).content.firstContamination] |= bit(who)
}

/** NEM-RULING-84: out of the game. That it was a contamination card is no secret. */
function removeCard(g: GameState, zone: number[], piece: number): void {
  takeFrom(zone, piece)
  layOpen(g, piece, sharedZone(g, 'removed'))
}

interface Outcome {
  infected: number[]
  clean: number[]
  /** Infected, and news to the reader. */
  news: number[]
}

/** Reads all contamination cards of these zones. NEM-RULING-85: only the reader sees the words. */
function scanZones(g: GameState, who: Seat, zones: readonly number[][]): Outcome {
  const cards = zones.flatMap(zone => zone.filter(piece => isContamination(g, piece)))
  const infected = cards.filter(p => isInfected(g, p))
  const news = infected.filter(p => !(readBy(g, p) & bit(who)))
  for (const piece of cards) readWord(g, who, piece)
  return { infected, clean: cards.filter(p => !isInfected(g, p)), news }
}

const words = (g: GameState, { infected, clean }: Outcome): Word[] =>
  [...infected, ...clean].map(piece => wordOf(g, piece) as Word)

/** "One of mine is infected" stays true after a shuffle: a note says so. */
function noteScan(g: GameState, who: Seat, { news }: Outcome): void {
  for (const piece of news) g.notes[who].push({ round: g.round, what: 'scan', at: String(who), card: wordOf(g, piece) })
}

export const contaminationTasks: Handlers<'infect' | 'hatchOut' | 'chooseScan' | 'drawAndScan'> = {
  infect(g, { who }, tell) {
    if (g.crew[who].larva) {
      const { room } = g.crew[who]
      return next(g, { do: 'die', seats: [who] }, { do: 'hatchOut', room })
    }
    g.crew[who].larva = true
    tell?.({ e: 'larva', who, rule: 'NEM-SCAN-02' })
  },

  /** NEM-RULING-83: no Encounter, simply there. */
  hatchOut(g, { room }, tell) {
    if (appear(g, 'creeper', room, 'NEM-SCAN-03', tell)) next(g, { do: 'meet' })
  },

  /** NEM-RULING-190 */
  chooseScan: {
    ask: 'scanOne',
    rule: 'NEM-RULING-190',
    about: () => ({ purpose: 'scan' }),
    options: (g, { who }) => {
      const cards = seatZone(g, who, 'hand').filter(piece => isContamination(g, piece))
      return [...new Set(cards.map(piece => ownName(g, who, piece)))].map(card => ({ do: 'item', card }))
    },
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'item') return
      const hand = seatZone(g, who, 'hand')
      const piece = hand.find(p => ownName(g, who, p) === choice.card)
      if (piece !== undefined) scanOne(g, who, piece, tell)
    },
  },

  drawAndScan(g, { who, draw }, tell) {
    drawCards(g, who, draw, 'NEM-EVENT-06', tell, 'drawn')
    const drawn = seatZone(g, who, 'drawn')
    const outcome = scanZones(g, who, [drawn])
    tellScan(g, who, outcome, 0, 'NEM-EVENT-06', tell)
    noteScan(g, who, outcome)
    for (const piece of drawn.splice(0)) {
      const learned = layOpen(g, piece, seatZone(g, who, 'discard'))
      tell?.({ e: 'discarded', who, card: nameOf(g, piece), rule: 'NEM-EVENT-06', learned })
    }
    if (outcome.infected.length > 0) next(g, { do: 'infect', who })
  },
}

function scanOne(g: GameState, who: Seat, piece: number, tell: Tell | undefined): void {
  readWord(g, who, piece)
  const infected = isInfected(g, piece)
  const only = onlyFor(who, { words: [wordOf(g, piece) as Word] })
  // Whether a new card comes tells everybody what this one was.
  tell?.({ e: 'scanned', who, count: 1, removed: 1, rule: 'NEM-RULING-190', only, learned: EVERYBODY })
  removeCard(g, seatZone(g, who, 'hand'), piece)
  if (infected) contaminate(g, who, 'NEM-RULING-190', tell)
}

function tellScan(
  g: GameState,
  who: Seat,
  outcome: Outcome,
  removed: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const read = words(g, outcome)
  const only = onlyFor(who, { words: read })
  tell?.({ e: 'scanned', who, count: read.length, removed, rule, only, learned: EVERYBODY })
}

export const contaminationEffects: Primitives<'contaminate' | 'scan' | 'scanOne' | 'larva' | 'eclosion'> = {
  contaminate: {
    why: () => null,
    run(g, { whom }, { count }, tell) {
      for (let i = 0; i < count; i++) contaminate(g, whom, 'NEM-CONTAM-01', tell)
    },
  },
  /** NEM-SCAN-01, NEM-RULING-81, NEM-RULING-82 */
  scan: {
    why: () => null,
    run(g, { whom }, { zone, clean, infected }, tell) {
      const zones = (zone === 'hand' ? (['hand'] as const) : (['hand', 'deck', 'discard'] as const)).map(z =>
        seatZone(g, whom, z),
      )
      const outcome = scanZones(g, whom, zones)
      const gone = [...(clean === 'remove' ? outcome.clean : []), ...(infected === 'remove' ? outcome.infected : [])]
      tellScan(g, whom, outcome, gone.length, 'NEM-SCAN-01', tell)
      for (const piece of gone) removeCard(g, zones.find(z => z.includes(piece)) ?? [], piece)
      if (infected !== 'infect' || outcome.infected.length === 0) return
      noteScan(g, whom, outcome)
      next(g, { do: 'infect', who: whom })
    },
  },
  scanOne: {
    why: (g, { by }) => (seatZone(g, by, 'hand').some(piece => isContamination(g, piece)) ? null : 'nothingToTreat'),
    // Asked even of one: others do not see how many there are.
    run: (g, { by }) => next(g, { do: 'chooseScan', who: by }),
  },
  larva: {
    why: () => null,
    run(g, { whom }, _, tell) {
      if (!g.crew[whom].larva) return
      g.crew[whom].larva = false
      tell?.({ e: 'larvaGone', who: whom, rule: 'NEM-ROOM-SURGERY-1' })
    },
  },
  /** Hosts die at once (NEM-RULING-92); everybody else draws, reads and discards. */
  eclosion: {
    why: () => null,
    run(g, _, { draw }) {
      const aboard = inOrder(g).filter(s => isAboard(g, s))
      const hosts = aboard.filter(s => g.crew[s].larva)
      const others = aboard.filter(s => !g.crew[s].larva)
      next(g, ...others.map(who => ({ do: 'drawAndScan' as const, who, draw })))
      if (hosts.length === 0) return
      next(g, { do: 'die', seats: hosts }, ...hosts.map(s => ({ do: 'hatchOut' as const, room: g.crew[s].room })))
    },
  },
}
