/** Contamination cards: gained unread, read by a scan. NEM-CONTAM, NEM-SCAN. */
import {
  bit,
  discardOf,
  EVERYBODY,
  handOf,
  isContamination,
  layOpen,
  onlyFor,
  ownName,
  ownNamed,
  putInOrder,
  readBy,
  reveal,
  seatZone,
  sharedZone,
  takeFrom,
  wordOf,
} from '../core/pieces.ts'
import { faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, RuleId, Seat, Tell, Why, Word } from '../core/types.ts'
import { discardFromHand, drawCards } from './cards.ts'
import { inOrder, isAboard } from './crew.ts'
import type { Ctx, Primitives } from './effects.ts'
import { appear } from './intruders.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** NEM-SCAN-02, NEM-SCAN-03 */
    infect: { who: Seat }
    hatchOut: { room: number }
    chooseScan: { who: Seat }
    /** Cards are drawn and read; shown to everybody where `open`, and discarded unless they are to `keep`. */
    drawAndScan: { who: Seat; draw: number; open?: boolean; keep?: boolean }
    chooseContamination: { who: Seat; how: 'discard' | 'remove' }
  }
}

declare module '../core/types.ts' {
  interface AskTypes {
    scanOne: true
  }
  interface PurposeTypes {
    scan: true
    removeContamination: true
  }
  interface EventTypes {
    contaminated: { who: Seat }
    /** How many cards were read, and what they say, only the reader is told. */
    scanned: { who: Seat; removed: number }
    larva: { who: Seat }
    larvaGone: { who: Seat }
    /** Cards just drawn, shown to everybody. */
    revealed: { who: Seat; cards: Name[] }
    /** A Contamination card removed unread. */
    contaminationGone: { who: Seat }
  }
  interface PrivateFace {
    words?: Word[]
  }
  interface NoteTypes {
    scan: true
  }
  interface EffectTypes {
    contaminate: { count: number }
    /** Read contamination cards: hand, or deck, discard pile and hand. */
    scan: {
      zone: 'hand' | 'everywhere'
      clean: 'keep' | 'remove'
      infected: 'infect' | 'remove' | 'ignore'
      /** What the game counts as a reward, gained if at least one card was removed. */
      reward?: number
    }
    /** Draw cards, in the open or not, and read the Contamination among them; an infected one infests. */
    drawAndScan: { draw: number; open: boolean; keep: boolean }
    /** Contamination of the hand: discarded, or removed unread. */
    discardContamination: object
    removeContamination: { count: number }
    /** Read one contamination card of the hand and remove it; an infected one is replaced by a new card. */
    scanOne: object
    larva: { how: 'remove' | 'give' }
    eclosion: { draw: number }
  }
}

/** NEM-CONTAM-01, NEM-RULING-25 */
export function contaminate(g: GameState, who: Seat, rule: RuleId, tell: Tell | undefined): void {
  const piece = sharedZone(g, 'contamination').pop()
  if (piece === undefined) return
  layOpen(g, piece, discardOf(g, who))
  tell?.({ e: 'contaminated', who, rule })
}

/** NEM-RULING-214: infested without a miniature. Who has a larva already gains the card only. */
export function larvaOnto(g: GameState, who: Seat, tell: Tell | undefined): void {
  if (!g.crew[who].larva) tell?.({ e: 'larva', who, rule: 'NEM-INFEST-02' })
  g.crew[who].larva = true
  contaminate(g, who, 'NEM-INFEST-04', tell)
}

const isInfected = (g: GameState, piece: number): boolean => {
  const face = faceOf(g, piece)
  return face.kind === 'contamination' && face.word === 'infected'
}

/** The reader learns the word; nobody else does. NEM-HIDE-03 */
export function readWord(g: GameState, who: Seat, piece: number): void {
  g.read[piece - rulesOf(g).content.firstContamination] |= bit(who)
}

/** NEM-RULING-84: out of the game, or under the deck, where who has read it knows it. What card it was is no secret. */
function removeCard(g: GameState, zone: number[], piece: number): void {
  takeFrom(zone, piece)
  if (rulesOf(g).customs.removedContamination === 'removed') {
    layOpen(g, piece, sharedZone(g, 'removed'))
    return
  }
  g.seen[piece] = 0
  sharedZone(g, 'contamination').unshift(piece)
}

interface Outcome {
  infected: number[]
  clean: number[]
  /** Infected, and news to the reader. */
  news: number[]
}

/** Reads all contamination cards of these zones. NEM-RULING-85: only the reader sees the words. */
function scanZones(g: GameState, who: Seat, zones: readonly number[][]): Outcome {
  const infected: number[] = []
  const clean: number[] = []
  const news: number[] = []
  for (const zone of zones)
    for (const piece of zone) {
      if (!isContamination(g, piece)) continue
      const isNews = !(readBy(g, piece) & bit(who))
      readWord(g, who, piece)
      if (!isInfected(g, piece)) clean.push(piece)
      else {
        infected.push(piece)
        if (isNews) news.push(piece)
      }
    }
  return { infected, clean, news }
}

const words = (g: GameState, { infected, clean }: Outcome): Word[] =>
  [...infected, ...clean].map(piece => wordOf(g, piece) as Word)

/** "One of mine is infected" stays true after a shuffle: a note says so. */
function noteScan(g: GameState, who: Seat, { news }: Outcome): void {
  for (const piece of news) g.notes[who].push({ round: g.round, what: 'scan', at: String(who), card: wordOf(g, piece) })
}

const inHand = (g: GameState, who: Seat): number[] => handOf(g, who).filter(piece => isContamination(g, piece))
/** Contamination in hand as its owner tells the cards apart. */
const ownNames = (g: GameState, who: Seat): Name[] => [...new Set(inHand(g, who).map(piece => ownName(g, who, piece)))]

/** NEM-SCAN-03: it leaves those in whom it grew, and they die of it. */
export function hatchFrom(g: GameState, hosts: readonly Seat[]): void {
  for (const seat of hosts) g.crew[seat].larva = false
  next(g, { do: 'die', seats: hosts }, ...hosts.map(s => ({ do: 'hatchOut' as const, room: g.crew[s].room })))
}

export const contaminationTasks: Handlers<
  'infect' | 'hatchOut' | 'chooseScan' | 'drawAndScan' | 'chooseContamination'
> = {
  infect(g, { who }, tell) {
    if (g.crew[who].larva) return hatchFrom(g, [who])
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
    options: (g, { who }) => ownNames(g, who).map(card => ({ do: 'item', card })),
    answer(g, { who }, choice, tell) {
      if (choice.do === 'item') scanOne(g, who, ownNamed(g, who, handOf(g, who), choice.card), tell)
    },
  },

  /** Asked even of one: others do not see how many there are. */
  chooseContamination: {
    ask: 'forcedDiscard',
    rule: 'LOCK-CONTAM-08',
    about: (_, { how }) => (how === 'remove' ? { purpose: 'removeContamination' } : {}),
    options: (g, { who }) => ownNames(g, who).map(card => ({ do: 'discard', card })),
    answer(g, { who, how }, choice, tell) {
      if (choice.do !== 'discard') return
      if (how === 'discard') {
        const { learned, name } = discardFromHand(g, who, choice.card)
        tell?.({ e: 'discarded', who, card: name, rule: 'LOCK-CONTAM-08', learned })
        return
      }
      const hand = handOf(g, who)
      removeCard(g, hand, ownNamed(g, who, hand, choice.card))
      tell?.({ e: 'contaminationGone', who, rule: 'LOCK-CONTAM-07', learned: EVERYBODY & ~bit(who) })
    },
  },

  drawAndScan(g, { who, draw, open, keep }, tell) {
    const rule = keep ? 'LOCK-CONTAM-04' : 'NEM-EVENT-06'
    drawCards(g, who, draw, rule, tell, 'drawn')
    const drawn = seatZone(g, who, 'drawn')
    if (open) {
      const learned = drawn.reduce((news, piece) => news | reveal(g, piece), 0)
      tell?.({ e: 'revealed', who, cards: drawn.map(piece => nameOf(g, piece)), rule, learned })
    }
    const outcome = scanZones(g, who, [drawn])
    tellScan(g, who, outcome, 0, rule, tell)
    noteScan(g, who, outcome)
    for (const piece of drawn.splice(0)) {
      if (keep) {
        g.seen[piece] = bit(who)
        putInOrder(g, handOf(g, who), piece)
        continue
      }
      const learned = layOpen(g, piece, discardOf(g, who))
      tell?.({ e: 'discarded', who, card: nameOf(g, piece), rule, learned })
    }
    if (outcome.infected.length > 0) next(g, { do: 'infect', who })
  },
}

function scanOne(g: GameState, who: Seat, piece: number, tell: Tell | undefined): void {
  readWord(g, who, piece)
  const infected = isInfected(g, piece)
  const only = onlyFor(who, { words: [wordOf(g, piece) as Word] })
  // Whether a new card comes tells everybody what this one was.
  tell?.({ e: 'scanned', who, removed: 1, rule: 'NEM-RULING-190', only, learned: EVERYBODY })
  removeCard(g, handOf(g, who), piece)
  if (infected) contaminate(g, who, 'NEM-RULING-190', tell)
}

/** NEM-RULING-85: others hear what comes of it, never how many cards were read: that would tell how many are INFECTED. */
function tellScan(
  g: GameState,
  who: Seat,
  outcome: Outcome,
  removed: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const only = onlyFor(who, { words: words(g, outcome) })
  tell?.({ e: 'scanned', who, removed, rule, only, learned: EVERYBODY })
}

const whyNoContamination = (g: GameState, { by }: Ctx): Why | null =>
  inHand(g, by).length > 0 ? null : 'nothingToTreat'

export const contaminationEffects: Primitives<
  | 'contaminate'
  | 'scan'
  | 'scanOne'
  | 'drawAndScan'
  | 'discardContamination'
  | 'removeContamination'
  | 'larva'
  | 'eclosion'
> = {
  contaminate: {
    why: () => null,
    run(g, { whom }, { count }, tell) {
      for (let i = 0; i < count; i++) contaminate(g, whom, 'NEM-CONTAM-01', tell)
    },
  },
  /** NEM-SCAN-01, NEM-RULING-81, NEM-RULING-82 */
  scan: {
    why: () => null,
    run(g, { by, whom }, { zone, clean, infected, reward }, tell) {
      const zones = (zone === 'hand' ? (['hand'] as const) : (['hand', 'deck', 'discard'] as const)).map(z =>
        seatZone(g, whom, z),
      )
      const outcome = scanZones(g, whom, zones)
      const gone = [...(clean === 'remove' ? outcome.clean : []), ...(infected === 'remove' ? outcome.infected : [])]
      tellScan(g, whom, outcome, gone.length, 'NEM-SCAN-01', tell)
      for (const piece of gone) removeCard(g, zones.find(z => z.includes(piece)) ?? [], piece)
      if (infected !== 'remove') noteScan(g, whom, outcome)
      if (infected === 'infect' && outcome.infected.length > 0) next(g, { do: 'infect', who: whom })
      if (reward && gone.length > 0) rulesOf(g).reward(g, by, reward)
    },
  },
  scanOne: {
    why: whyNoContamination,
    // Asked even of one: others do not see how many there are.
    run: (g, { by }) => next(g, { do: 'chooseScan', who: by }),
  },
  drawAndScan: {
    why: () => null,
    run: (g, { whom }, { draw, open, keep }) => next(g, { do: 'drawAndScan', who: whom, draw, open, keep }),
  },
  discardContamination: {
    why: whyNoContamination,
    run: (g, { by }) => next(g, { do: 'chooseContamination', who: by, how: 'discard' }),
  },
  removeContamination: {
    why: whyNoContamination,
    run(g, { by }, { count }) {
      for (let i = Math.min(count, inHand(g, by).length); i > 0; i--)
        next(g, { do: 'chooseContamination', who: by, how: 'remove' })
    },
  },
  larva: {
    why: () => null,
    run(g, { whom }, { how }, tell) {
      if (how === 'give') return larvaOnto(g, whom, tell)
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
      if (hosts.length > 0) hatchFrom(g, hosts)
    },
  },
}
