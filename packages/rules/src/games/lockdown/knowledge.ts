/** What the characters find out about the Night Stalkers, and what it is good for. LOCK-KNOW, LOCK-ROOM-LAB. */

import { bit, distinctNames, isPublic, onlyFor, reveal, sharedZone, weaknesses } from '../../core/pieces.ts'
import { type Analysis, boardOf, nameOf, rulesOf, type Sample } from '../../core/ruleset.ts'
import type { GameState, Thing } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { ObjectKind, RuleId, Seat, Tell } from '../../core/types.ts'
import { crewIn, isAboard, tileIn } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { lookAtTop } from '../../mechanics/looks.ts'
import { thingName } from '../../mechanics/things.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** May a thing that somebody else carries be used up? */
    askForSample: Analysis & { sample: Sample; whom: Seat }
    arrange: { who: Seat; deck: Deck }
  }
}

declare module '../../core/types.ts' {
  interface ChoiceTypes {
    /** Of the cards looked at, this one goes on top. */
    top: { card: Name }
  }
  interface AskTypes {
    consent: true
    arrange: true
  }
  interface WhyTypes {
    notKnown: true
    tokenActive: true
  }
  interface PurposeTypes {
    analyse: true
  }
  interface EventTypes {
    knowledge: { who: Seat; knowledge: number }
    knowledgeActive: { who: Seat }
    analysed: { who: Seat; object: ObjectKind }
    arranged: { who: Seat; deck: 'event' | 'attack' }
  }
  interface EffectTypes {
    knowledge: { count: number | 'weaknesses' }
    activateKnowledge: object
    /** Look at the two top cards: one back on top, the other under the deck. */
    arrange: { deck: 'event' | 'attack' }
  }
}

type Deck = 'event' | 'attack'

/** LOCK-KNOW-02, LOCK-ROOM-NEST-01 */
const FROM_ANALYSIS = 3
const FROM_NEST = 1

const track = (g: GameState) => {
  const { knowledge } = boardOf(g).data.tracks
  if (!knowledge) throw new Error('this board has no Knowledge track')
  return knowledge
}

/** LOCK-RULING-97: what goes beyond the end of the track is lost. */
function gainKnowledge(g: GameState, seat: Seat, count: number, rule: RuleId, tell: Tell | undefined): void {
  const { knowledge } = facilityOf(g)
  const after = Math.min(knowledge[seat] + count, track(g).max)
  if (after === knowledge[seat]) return
  knowledge[seat] = after
  tell?.({ e: 'knowledge', who: seat, knowledge: after, rule })
}

/** LOCK-ROOM-NEST-01, LOCK-KNOW-04: a tile is turned up once in a game. */
export function explored(g: GameState, who: Seat, room: number, tell: Tell | undefined): void {
  if (tileIn(g, room).id === 'nest') gainKnowledge(g, who, FROM_NEST, 'LOCK-ROOM-NEST-01', tell)
}

/** LOCK-KNOW-12; where nobody acts, it is enough that somebody in the Facility knows it. */
export function works(g: GameState, slot: number, who: Seat): boolean {
  const { knowledge } = facilityOf(g)
  const needed = track(g).weaknessAt[slot]
  return who >= 0 ? knowledge[who] >= needed : knowledge.some((level, seat) => level >= needed && isAboard(g, seat))
}

// ---------------------------------------------------------------- the laboratory

const sampleOf = (thing: Thing): Sample =>
  thing.by < 0 ? { object: thingName(thing) } : { object: thingName(thing), whom: thing.by }
const isSame = (one: Sample, other: Sample): boolean => one.object === other.object && one.whom === other.whom

/** LOCK-ROOM-LAB-01: lying in the room or carried by anybody in it. LOCK-RULING-99: an Item takes no Corpse. */
export function analysable(g: GameState, { who, room, where, refused = [] }: Analysis): Sample[] {
  const present = crewIn(g, room)
  const fits = (thing: Thing): boolean => {
    if (where === 'carried') return thing.by === who && thing.kind !== 'corpse'
    return thing.by < 0 ? thing.room === room : present.includes(thing.by)
  }
  const samples = g.things.filter(fits).map(sampleOf)
  return samples.filter(
    (sample, i) => samples.findIndex(s => isSame(s, sample)) === i && !refused.some(s => isSame(s, sample)),
  )
}

/** LOCK-RULING-83 */
export function analyse(g: GameState, analysis: Analysis, sample: Sample, tell: Tell | undefined): void {
  const { who } = analysis
  const { object, whom } = sample
  if (whom === undefined || whom === who) useUp(g, analysis, sample, tell)
  else next(g, { ...analysis, do: 'askForSample', sample: { object, whom }, whom })
}

/** LOCK-KNOW-14, LOCK-KNOW-02, LOCK-KNOW-10, LOCK-KNOW-11 */
function useUp(g: GameState, { who, room }: Analysis, sample: Sample, tell: Tell | undefined): void {
  const at = g.things.findIndex(thing => isSame(sampleOf(thing), sample) && (thing.by >= 0 || thing.room === room))
  if (at < 0) return
  const [{ kind }] = g.things.splice(at, 1)
  const { analysed, lost } = facilityOf(g)
  tell?.({ e: 'analysed', who, object: kind, rule: 'LOCK-KNOW-14' })
  gainKnowledge(g, who, FROM_ANALYSIS, 'LOCK-KNOW-02', tell)
  // LOCK-RULING-98: what is known from the start needs no slot.
  const piece = weaknesses(g)[analysed.length + rulesOf(g).customs.weaknessesKnown]
  if (analysed.includes(kind) || piece === undefined) return
  analysed.push(kind)
  // LOCK-RULING-164: the Egg on the slot stays there; one analysed again is back in the supply.
  if (kind === 'egg') lost.eggs++
  const learned = reveal(g, piece)
  tell?.({ e: 'weakness', object: kind, card: nameOf(g, piece), rule: 'LOCK-KNOW-10', learned })
}

// ---------------------------------------------------------------- cards put in order

const NO_CARD_LEFT: Record<Deck, RuleId> = { event: 'LOCK-LIMIT-09', attack: 'LOCK-LIMIT-10' }
const LOOKED_AT = 2

const topOf = (g: GameState, deck: Deck): number[] => sharedZone(g, deck).slice(-LOOKED_AT)

/** Looks at the two cards that would be drawn next. */
function lookAtTwo(g: GameState, who: Seat, deck: Deck, tell: Tell | undefined): void {
  const rules = { empty: NO_CARD_LEFT[deck], look: 'LOCK-INFO-17' }
  if (lookAtTop(g, who, deck, LOOKED_AT, rules, tell) === LOOKED_AT) next(g, { do: 'arrange', who, deck })
}

export const knowledgeTasks: Handlers<'askForSample' | 'arrange'> = {
  askForSample: {
    ask: 'consent',
    rule: 'LOCK-RULING-83',
    asked: (_, { whom }) => bit(whom),
    about: (_, { who }) => ({ whom: who, purpose: 'analyse' }),
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { who, room, where, refused = [], sample }, choice, tell) {
      if (choice.do === 'accept') useUp(g, { who, room, where }, sample, tell)
      else next(g, { do: 'analyse', who, room, where, refused: [...refused, sample] })
    },
  },

  /** Nobody else can tell which of the two is on top now: what they knew of them is worth nothing. */
  arrange: {
    ask: 'arrange',
    rule: 'LOCK-KNOW-07',
    options: (g, { deck }) => distinctNames(g, topOf(g, deck)).map(card => ({ do: 'top', card })),
    answer(g, { who, deck }, choice, tell) {
      if (choice.do !== 'top') return
      const cards = sharedZone(g, deck)
      const [one, other] = cards.splice(-LOOKED_AT)
      const [top, under] = nameOf(g, other) === choice.card ? [other, one] : [one, other]
      cards.unshift(under)
      cards.push(top)
      for (const piece of [top, under]) g.seen[piece] = bit(who)
      const names = [nameOf(g, top), nameOf(g, under)]
      tell?.({ e: 'arranged', who, deck, rule: 'LOCK-INFO-17', only: onlyFor(who, { cards: names }) })
    },
  },
}

export const knowledgeEffects: Primitives<'knowledge' | 'activateKnowledge' | 'arrange'> = {
  knowledge: {
    why: () => null,
    run(g, { whom }, { count }, tell) {
      const discovered = weaknesses(g).filter(piece => isPublic(g, piece)).length
      gainKnowledge(g, whom, count === 'weaknesses' ? discovered : count, 'LOCK-KNOW-01', tell)
    },
  },
  /** LOCK-KNOW-05, LOCK-KNOW-08 */
  activateKnowledge: {
    why: (g, { whom }) => (facilityOf(g).learned[whom] ? 'tokenActive' : null),
    run(g, { whom }, _, tell) {
      facilityOf(g).learned[whom] = true
      tell?.({ e: 'knowledgeActive', who: whom, rule: 'LOCK-KNOW-05' })
    },
  },
  arrange: {
    why: () => null,
    run: (g, { by }, { deck }, tell) => lookAtTwo(g, by, deck, tell),
  },
}
