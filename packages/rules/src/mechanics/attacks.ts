/** Intruders attack: whom, how, and who is spared. NEM-ATTACK, NEM-INFEST, NEM-RULING-201, NEM-RULING-203. */
import type { AttackCard, Face } from '../core/content.ts'
import type { Effect } from '../core/effect.ts'
import { bit, EVERYBODY, layOpen, reveal, seatZone, sharedZone } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf } from '../core/ruleset.ts'
import type { GameState, Intruder } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Name, Option, Seat, Tell } from '../core/types.ts'
import { actionCards, discardFromHand } from './cards.ts'
import { loseItem } from './carry.ts'
import { contaminate } from './contamination.ts'
import { crewIn, inOrder, isAboard, isOnFeet, weak } from './crew.ts'
import { drawShared } from './decks.ts'
import { intruderOf, intrudersIn, removeIntruder } from './intruders.ts'
import { couldHold, declines, type Fits, fittingIn } from './reactions.ts'

type How = 'surprise' | 'escape' | 'phase'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** `picked`: the victim was found by counting hands, which tells something about them. */
    attack: { who: Seat; intruder: number; how: How; picked: boolean }
    /** One intruder's turn in the Event Phase, on whoever is easiest. */
    attackSomebody: { intruder: number }
    attackReaction: { intruder: number; how: How; victims: readonly Seat[]; asked: number }
    strike: { intruder: number; victims: readonly Seat[] }
    attackDone: object
  }
}

/** NEM-ATTACK-03, NEM-ATTACK-04: the fewest Action cards, ties in order. */
export function easiest(g: GameState, room: number): { who: Seat; picked: boolean } | null {
  const there = crewIn(g, room)
  if (there.length < 2) return there.length === 0 ? null : { who: there[0], picked: false }
  const fewest = Math.min(...there.map(s => actionCards(g, s)))
  const who = there.find(s => actionCards(g, s) === fewest) ?? there[0]
  return { who, picked: true }
}

/** NEM-RULING-60: rooms in turn order of the characters in them, the larger intruders first. */
export function attackers(g: GameState): Intruder[] {
  const out: Intruder[] = []
  if (g.intruders.length === 0) return out
  const rooms: number[] = []
  for (const s of inOrder(g)) {
    const { room } = g.crew[s]
    if (!isAboard(g, s) || rooms.includes(room)) continue
    rooms.push(room)
    out.push(...intrudersIn(g, room))
  }
  return out
}

/** The attack card being resolved: the last one put into play. */
const cardInPlay = (g: GameState): number => sharedZone(g, 'play').at(-1) ?? -1
const attackCard = (g: GameState, piece: number): AttackCard | null => {
  const face = piece < 0 ? null : faceOf(g, piece)
  return face?.kind === 'attack' ? face.attack : null
}

/** What a reaction card says about attacks. */
const spareOf = (face: Face): 'surprise' | 'attack' | null => {
  const effect = face.kind === 'action' ? face.card.effect[0] : face.kind === 'item' ? face.item.effect?.[0] : undefined
  return effect?.fx === 'spare' ? effect.on : null
}
const sparesAttack: Fits = face => spareOf(face) === 'attack'
const sparesSurprise: Fits = face => spareOf(face) !== null
const sparing = (how: How): Fits => (how === 'surprise' ? sparesSurprise : sparesAttack)

/** Who could ward this off, by what everybody can see. */
const couldSpare = (g: GameState, seat: Seat, how: How): boolean =>
  isOnFeet(g, seat) && (couldHold(g, seat, 'hand', sparing(how)) || couldHold(g, seat, 'inventory', sparing(how)))

/** What this seat holds that wards it off. */
const wards = (g: GameState, seat: Seat, how: How): number[] => [
  ...fittingIn(g, seatZone(g, seat, 'hand'), sparing(how)),
  ...fittingIn(g, seatZone(g, seat, 'inventory'), sparing(how)),
]

/** With its way of fighting known, an Adult's bite wounds lightly. */
const softened = (list: readonly Effect[]): readonly Effect[] =>
  list.map(effect => {
    if (effect.fx === 'seriousWound') return { fx: 'lightWound', count: effect.count }
    return effect.fx === 'when' ? { ...effect, do: softened(effect.do), else: softened(effect.else) } : effect
  })

/** NEM-INFEST-02..04: onto the character board, or away if one is there already. */
function infest(g: GameState, larva: Intruder, who: Seat, tell: Tell | undefined): void {
  removeIntruder(g, larva)
  const { id, kind } = larva
  const room = boardOf(g).rooms[larva.room]
  if (g.crew[who].larva) tell?.({ e: 'intruderLeft', intruder: id, kind, room, how: 'infested', rule: 'NEM-INFEST-03' })
  else tell?.({ e: 'infested', intruder: id, kind, who, rule: 'NEM-INFEST-02' })
  g.crew[who].larva = true
  contaminate(g, who, 'NEM-INFEST-04', tell)
}

/** NEM-RULING-184, NEM-RULING-203: the card is known, nothing has happened yet. */
function openAttackWindow(g: GameState, intruder: number, how: How, victims: readonly Seat[]): void {
  let asked = 0
  for (const s of victims) if (couldSpare(g, s, how)) asked |= bit(s)
  if (asked === 0) return next(g, { do: 'strike', intruder, victims })
  for (const s of victims) if (asked & bit(s) && declines(g.standing[s], true)) g.answers[s] = { do: 'decline' }
  next(g, { do: 'attackReaction', intruder, how, victims, asked })
}

export const attackTasks: Handlers<'attack' | 'attackSomebody' | 'attackReaction' | 'strike' | 'attackDone'> = {
  /** NEM-ATTACK-02, NEM-ATTACK-06, NEM-INFEST-01 */
  attack(g, { who, intruder: id, how, picked }, tell) {
    const intruder = intruderOf(g, id)
    if (!intruder || intruder.room !== g.crew[who].room) return
    const { kind } = intruder
    const news = picked ? EVERYBODY : 0
    if (kind === 'larva') {
      tell?.({ e: 'attack', intruder: id, kind, who, card: null, hits: true, rule: 'NEM-INFEST-01', learned: news })
      return openAttackWindow(g, id, how, [who])
    }
    const piece = drawShared(g, 'attack', 'NEM-ATTACK-09', tell)
    if (piece < 0) return // NEM-RULING-18
    const learned = news | layOpen(g, piece, sharedZone(g, 'play'))
    const card = attackCard(g, piece)
    const hits = card?.by.includes(kind) ?? false
    tell?.({ e: 'attack', intruder: id, kind, who, card: nameOf(g, piece), hits, rule: 'NEM-ATTACK-06', learned })
    if (!card || !hits) return next(g, { do: 'attackDone' })
    const victims = card.everybody ? crewIn(g, intruder.room) : [who]
    next(g, { do: 'attackDone' })
    openAttackWindow(g, id, how, victims)
  },

  /** NEM-EVENT-03, NEM-RULING-61: the target is chosen anew for each attack. */
  attackSomebody(g, { intruder: id }) {
    const intruder = intruderOf(g, id)
    const target = intruder && easiest(g, intruder.room)
    if (target) next(g, { do: 'attack', who: target.who, intruder: id, how: 'phase', picked: target.picked })
  },

  attackReaction: {
    ask: 'attackWindow',
    rule: 'NEM-RULING-203',
    asked: (_, task) => task.asked,
    about(g, { intruder: id, victims }) {
      const intruder = intruderOf(g, id)
      const piece = cardInPlay(g)
      const card: Name | null = piece < 0 || intruder?.kind === 'larva' ? null : nameOf(g, piece)
      return intruder ? { attack: { intruder: id, kind: intruder.kind, card, victims } } : {}
    },
    declines: (g, _, seat) => declines(g.standing[seat], true),
    options(g, { how }, seat) {
      const cards = [...new Set(wards(g, seat, how).map(piece => nameOf(g, piece)))]
      return [{ do: 'decline' }, ...cards.map((card): Option => ({ do: 'react', card }))]
    },
    /** NEM-RULING-197: those that protect different Characters all count. */
    close(g, { intruder, how, victims }, tell) {
      const answers = g.answers.slice()
      g.answers.fill(null)
      const left = victims.filter(s => {
        const answer = answers[s]
        if (answer?.do !== 'react') return true
        const piece = wards(g, s, how).find(p => nameOf(g, p) === answer.card)
        if (piece === undefined) return true
        if (faceOf(g, piece).kind === 'action') discardFromHand(g, s, answer.card)
        else loseItem(g, s, piece, 'used', 'NEM-ITEM-03', tell)
        tell?.({ e: 'spared', who: s, card: answer.card, rule: 'NEM-RULING-203', learned: EVERYBODY })
        return false
      })
      if (left.length === victims.length) tell?.({ e: 'notSpared', rule: 'NEM-RULING-203', learned: EVERYBODY })
      next(g, { do: 'strike', intruder, victims: left })
    },
  },

  /** NEM-RULING-201: one character after the other, each with all it suffers. */
  strike(g, { intruder: id, victims }, tell) {
    const intruder = intruderOf(g, id)
    if (!intruder) return
    if (intruder.kind === 'larva') {
      for (const who of victims) infest(g, intruder, who, tell)
      return
    }
    const piece = cardInPlay(g)
    const card = attackCard(g, piece)
    if (!card) return
    const light = card.id === 'bite' && intruder.kind === 'adult' && weak(g, 'lightBites')
    const list = light ? softened(card.effect) : card.effect
    next(
      g,
      ...victims.map(
        (who): Task => ({ do: 'effects', who, ctx: { by: who, whom: who, at: intruder.room, intruder: id }, list }),
      ),
    )
  },

  /** NEM-ATTACK-08 */
  attackDone(g) {
    const piece = cardInPlay(g)
    if (piece < 0) return
    sharedZone(g, 'play').pop()
    sharedZone(g, 'attack.discard').push(piece)
    reveal(g, piece)
  },
}
