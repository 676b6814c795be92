/** Intruders attack: whom, how, and who is spared. NEM-ATTACK, NEM-INFEST, NEM-RULING-201, NEM-RULING-203. */
import type { AttackCard } from '../core/content.ts'
import type { Effect } from '../core/effect.ts'
import { bit, cardsInPlay, EVERYBODY, layOpen, reveal, sharedZone } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import type { GameState, Intruder } from '../core/state.ts'
import { type Handlers, next, nextEach, type Task } from '../core/task.ts'
import type { IntruderKind, Name, ObjectKind, Option, Seat, Tell } from '../core/types.ts'
import { actionCards } from './cards.ts'
import { contaminate } from './contamination.ts'
import { crewIn, inOrder, isAboard, weak } from './crew.ts'
import { drawShared } from './decks.ts'
import type { How } from './effects.ts'
import { intruderOf, intrudersIn, removeIntruder } from './intruders.ts'
import { slime } from './markers.ts'
import {
  askSealed,
  couldReact,
  declines,
  type Moment,
  playReaction,
  type Reaction,
  reactionOptions,
} from './reactions.ts'

/** An attack on its way to those it will hit. */
export interface Blow {
  /** −1: unseen, and of this kind. */
  readonly intruder: number
  readonly kind: IntruderKind
  readonly how: How
  readonly victims: readonly Seat[]
  /** Bits of the victims to whom darkness adds nothing. */
  readonly lit: number
  /** Bits of those who have turned it away: it does not come back to them. */
  readonly past: number
}

declare module '../core/task.ts' {
  interface TaskTypes {
    /** `picked`: the victim was found by counting hands, which tells something about them. */
    attack: { who: Seat; intruder: number; how: How; picked: boolean; as?: IntruderKind }
    /** One intruder's turn in the Event Phase, on whoever is easiest, perhaps of a few. */
    attackSomebody: { intruder: number; among?: readonly Seat[] }
    dodge: { blow: Blow; picked: boolean; asked: number }
    attackReaction: { blow: Blow; asked: number }
    /** What the card that was played is played for. */
    chooseReaction: { who: Seat; blow: Blow; card: Name; parts: readonly (readonly Effect[])[] }
    /** Who is attacked instead; `drawn`: by the card that lies there. */
    chooseRedirect: { who: Seat; blow: Blow; card: Name; drawn: boolean }
    turnAttack: { by: Seat; whom: Seat; blow: Blow; card: Name; drawn: boolean }
    strike: { blow: Blow }
    attackDone: object
  }
}

declare module '../core/types.ts' {
  interface AskTypes {
    attackWindow: true
    dodge: true
    redirect: true
    reaction: true
  }
  interface About {
    /** The attack that may be ignored. */
    attack?: Miniature & { card: Name | null; victims: readonly Seat[] }
  }
  interface EventTypes {
    spared: { who: Seat; card: Name }
    notSpared: object
    attack: { who: Seat; card: Name | null; hits: boolean } & Miniature
    infested: { who: Seat } & Miniature
    redirected: { who: Seat; whom: Seat; card: Name }
    attackRedrawn: { who: Seat; card: Name }
    /** A question whether somebody ignores something closed without anybody doing so. */
    notIgnored: object
  }
}

/** NEM-ATTACK-03, NEM-ATTACK-04: the fewest Action cards, ties in order. */
export function easiest(g: GameState, room: number, among?: readonly Seat[]): { who: Seat; picked: boolean } | null {
  const there = among ? crewIn(g, room).filter(s => among.includes(s)) : crewIn(g, room)
  if (there.length < 2) return there.length === 0 ? null : { who: there[0], picked: false }
  let who = there[0]
  let fewest = actionCards(g, who)
  for (const s of there) {
    const cards = actionCards(g, s)
    if (cards >= fewest) continue
    who = s
    fewest = cards
  }
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
    for (const intruder of intrudersIn(g, room)) out.push(intruder)
  }
  return out
}

/** The attack card being resolved: the last one put into play. */
function cardInPlay(g: GameState): number {
  const cards = cardsInPlay(g)
  return cards.length > 0 ? cards[cards.length - 1] : -1
}
const attackCard = (g: GameState, piece: number): AttackCard | null => {
  const face = piece < 0 ? null : faceOf(g, piece)
  return face?.kind === 'attack' ? face.attack : null
}

/** With its way of fighting known, an Adult's bite wounds lightly. */
const softened = (list: readonly Effect[]): readonly Effect[] =>
  list.map(effect => {
    if (effect.fx === 'seriousWound') return { fx: 'lightWound', count: effect.count }
    return effect.fx === 'when' ? { ...effect, do: softened(effect.do), else: softened(effect.else) } : effect
  })

/** What an attack card does to one of those it hits. */
function effectOn(g: GameState, blow: Blow, card: AttackCard, who: Seat): readonly Effect[] {
  const light = card.id === 'bite' && blow.kind === 'adult' && weak(g, 'lightBites', who)
  const list = light ? softened(card.effect) : card.effect
  return card.dark && isDarkFor(g, blow, card, who) ? [...list, ...card.dark] : list
}

/** NEM-INFEST-02..04: onto the character board; if one is there already, away, or as printed it stays (NEM-RULING-70). */
function infest(g: GameState, larva: Intruder, who: Seat, tell: Tell | undefined): void {
  const { id, kind } = larva
  const room = boardOf(g).rooms[larva.room]
  if (!g.crew[who].larva) {
    removeIntruder(g, larva)
    g.crew[who].larva = true
    tell?.({ e: 'infested', intruder: id, kind, who, rule: 'NEM-INFEST-02' })
  } else if (!settingsOf(g).secondLarvaStays) {
    removeIntruder(g, larva)
    tell?.({ e: 'intruderLeft', intruder: id, kind, room, how: 'infested', rule: 'NEM-INFEST-03' })
  }
  contaminate(g, who, 'NEM-INFEST-04', tell)
}

/** Who else is there to be hit. */
const othersNear = (g: GameState, who: Seat, { how, past }: Blow): Seat[] =>
  how === 'ducts' ? [] : crewIn(g, g.crew[who].room).filter(s => s !== who && !(past & bit(s)))

function hasOthersNear(g: GameState, who: Seat, { how, past }: Blow): boolean {
  if (how === 'ducts') return false
  const { room } = g.crew[who]
  for (let s = 0; s < g.crew.length; s++)
    if (s !== who && g.crew[s].room === room && isAboard(g, s) && !(past & bit(s))) return true
  return false
}

/** LOCK-ATTACK-05: does darkness add to this attack? An Adult that is wary of shadows does not wait in them. */
function isDarkFor(g: GameState, { kind, how, lit }: Blow, card: AttackCard | null, who: Seat): boolean {
  if (!card?.dark || lit & bit(who)) return false
  if (how !== 'ducts' && !rulesOf(g).isDark(g, who)) return false
  return !(card.id === 'perchedInTheDark' && kind === 'adult' && weak(g, 'noDarkPerch', who))
}

const onAttack = (g: GameState, blow: Blow, who: Seat): Moment => {
  const card = blow.kind === 'larva' ? null : attackCard(g, cardInPlay(g))
  return {
    to: 'attack',
    how: blow.how,
    dark: isDarkFor(g, blow, card, who),
    card: card !== null,
    others: hasOthersNear(g, who, blow),
  }
}
const onDodge = (g: GameState, blow: Blow, who: Seat): Moment => ({
  to: 'dodge',
  others: hasOthersNear(g, who, blow),
})

const about = (g: GameState, { intruder, kind, victims }: Blow) => {
  const piece = cardInPlay(g)
  const card: Name | null = piece < 0 || kind === 'larva' ? null : nameOf(g, piece)
  return { attack: { intruder, kind, card, victims } }
}

/** NEM-RULING-184, NEM-RULING-203: the card is known, nothing has happened yet. */
function openAttackWindow(g: GameState, blow: Blow): void {
  let asked = 0
  for (const s of blow.victims) if (couldReact(g, s, onAttack(g, blow, s))) asked |= bit(s)
  if (asked === 0) next(g, { do: 'strike', blow })
  else askSealed(g, asked, { do: 'attackReaction', blow, asked })
}

const ATTACK_DONE: Task = { do: 'attackDone' }

/** NEM-ATTACK-06, NEM-INFEST-01: a Larva needs no card; of anything else the card says whether it hits. */
function drawAttack(g: GameState, blow: Blow, picked: boolean, tell: Tell | undefined): void {
  const { intruder, kind } = blow
  const who = blow.victims[0]
  const news = picked ? EVERYBODY : 0
  if (kind === 'larva') {
    tell?.({ e: 'attack', intruder, kind, who, card: null, hits: true, rule: 'NEM-INFEST-01', learned: news })
    return openAttackWindow(g, blow)
  }
  const piece = drawShared(g, 'attack', 'NEM-ATTACK-09', tell)
  if (piece < 0) return // NEM-RULING-18
  const learned = news | layOpen(g, piece, cardsInPlay(g))
  const card = attackCard(g, piece)
  const hits = card?.by.includes(kind) ?? false
  tell?.({ e: 'attack', intruder, kind, who, card: nameOf(g, piece), hits, rule: 'NEM-ATTACK-06', learned })
  next(g, ATTACK_DONE)
  if (!card || !hits) return
  openAttackWindow(g, card.everybody ? { ...blow, victims: crewIn(g, g.crew[who].room) } : blow)
}

// ---------------------------------------------------------------- answers

const giveUp = (g: GameState, who: Seat, price: readonly ObjectKind[] | undefined): void => {
  if (price) rulesOf(g).giveUpObject(g, who, price)
}

/** What a card is played for against an attack. LOCK-RULING-145 */
function answerAttack(
  g: GameState,
  who: Seat,
  blow: Blow,
  card: Name,
  part: readonly Effect[],
  tell: Tell | undefined,
): void {
  for (const effect of part)
    switch (effect.fx) {
      case 'spare':
        tell?.({ e: 'spared', who, card, rule: 'NEM-RULING-203', learned: EVERYBODY })
        giveUp(g, who, effect.price)
        if (effect.slimes) for (const s of crewIn(g, g.crew[who].room)) slime(g, s, 'LOCK-RULING-145', tell)
        return
      case 'ignoreDark':
        rulesOf(g).ignoredDark(who, card, tell)
        return next(g, { do: 'strike', blow: { ...blow, lit: blow.lit | bit(who) } })
      case 'redrawAttack':
        tell?.({ e: 'attackRedrawn', who, card, rule: 'LOCK-RULING-145', learned: EVERYBODY })
        return drawAttack(g, blow, false, tell) // the other card lies below until this one is done
      case 'redirect':
        redirect(g, who, blow, card, true)
        return giveUp(g, who, effect.price)
    }
}

function redirect(g: GameState, who: Seat, blow: Blow, card: Name, drawn: boolean): void {
  const [whom, ...more] = othersNear(g, who, blow)
  if (more.length > 0) next(g, { do: 'chooseRedirect', who, blow, card, drawn })
  else if (whom !== undefined) next(g, { do: 'turnAttack', by: who, whom, blow, card, drawn })
}

export const attackTasks: Handlers<
  | 'attack'
  | 'attackSomebody'
  | 'dodge'
  | 'attackReaction'
  | 'chooseReaction'
  | 'chooseRedirect'
  | 'turnAttack'
  | 'strike'
  | 'attackDone'
> = {
  /** NEM-ATTACK-02 */
  attack(g, { who, intruder: id, how, picked, as }, tell) {
    const intruder = intruderOf(g, id)
    const kind = as ?? (intruder?.room === g.crew[who].room ? intruder.kind : undefined)
    if (!kind) return
    const blow: Blow = { intruder: id, kind, how, victims: [who], lit: 0, past: 0 }
    if (couldReact(g, who, onDodge(g, blow, who)))
      askSealed(g, bit(who), { do: 'dodge', blow, picked, asked: bit(who) })
    else drawAttack(g, blow, picked, tell)
  },

  /** NEM-EVENT-03, NEM-RULING-61: the target is chosen anew for each attack. */
  attackSomebody(g, { intruder: id, among }) {
    const intruder = intruderOf(g, id)
    const target = intruder && easiest(g, intruder.room, among)
    if (target) next(g, { do: 'attack', who: target.who, intruder: id, how: 'phase', picked: target.picked })
  },

  /** LOCK-RULING-145: the target is known, the card is not. */
  dodge: {
    ask: 'dodge',
    rule: 'LOCK-RULING-145',
    asked: (_, task) => task.asked,
    about: (_, { blow: { intruder, kind, victims } }) => ({ attack: { intruder, kind, card: null, victims } }),
    declines: (g, _, seat) => declines(g.standing[seat], true),
    options: (g, { blow }, seat) => reactionOptions(g, seat, onDodge(g, blow, seat)),
    close(g, { blow, picked }, tell) {
      const [who] = blow.victims
      const played = playReaction(g, who, onDodge(g, blow, who), tell)
      g.answers.fill(null)
      if (played) return redirect(g, who, blow, played.card, false)
      tell?.({ e: 'notIgnored', rule: 'LOCK-RULING-145', learned: EVERYBODY })
      drawAttack(g, blow, picked, tell)
    },
  },

  attackReaction: {
    ask: 'attackWindow',
    rule: 'NEM-RULING-203',
    asked: (_, task) => task.asked,
    about: (g, { blow }) => about(g, blow),
    declines: (g, _, seat) => declines(g.standing[seat], true),
    options: (g, { blow }, seat) => reactionOptions(g, seat, onAttack(g, blow, seat)),
    /** NEM-RULING-197: those that protect different Characters all count. */
    close(g, { blow }, tell) {
      const played = blow.victims.map((who): [Seat, Reaction | null] => [
        who,
        playReaction(g, who, onAttack(g, blow, who), tell),
      ])
      g.answers.fill(null)
      const left = blow.victims.filter((_, i) => !played[i][1])
      if (left.length === played.length) tell?.({ e: 'notSpared', rule: 'NEM-RULING-203', learned: EVERYBODY })
      if (left.length > 0) next(g, { do: 'strike', blow: { ...blow, victims: left } })
      for (const [who, reaction] of played) {
        if (!reaction) continue
        const { card, parts } = reaction
        const alone = { ...blow, victims: [who] }
        if (parts.length > 1) next(g, { do: 'chooseReaction', who, blow: alone, card, parts })
        else answerAttack(g, who, alone, card, parts[0], tell)
      }
    },
  },

  chooseReaction: {
    ask: 'reaction',
    rule: 'LOCK-RULING-145',
    about: (g, { blow, card, parts }) => ({ ...about(g, blow), cards: [card], parts }),
    options: (_, { parts }) => parts.map((_part, part): Option => ({ do: 'part', part })),
    answer(g, { who, blow, card, parts }, choice, tell) {
      if (choice.do === 'part') answerAttack(g, who, blow, card, parts[choice.part], tell)
    },
  },

  chooseRedirect: {
    ask: 'redirect',
    rule: 'LOCK-RULING-145',
    about: (g, { blow, card, drawn }) => (drawn ? { ...about(g, blow), cards: [card] } : { cards: [card] }),
    options: (g, { who, blow }) => othersNear(g, who, blow).map((whom): Option => ({ do: 'who', whom })),
    answer(g, { who, blow, card, drawn }, choice) {
      if (choice.do === 'who') next(g, { do: 'turnAttack', by: who, whom: choice.whom, blow, card, drawn })
    },
  },

  /** The attack is on somebody else now, who may answer it in turn; nobody else is the one who escapes. */
  turnAttack(g, { by, whom, blow, card, drawn }, tell) {
    tell?.({ e: 'redirected', who: by, whom, card, rule: 'LOCK-RULING-145', learned: EVERYBODY })
    const how = blow.how === 'escape' ? 'phase' : blow.how
    const turned: Blow = { ...blow, how, victims: [whom], past: blow.past | bit(by) }
    if (drawn) openAttackWindow(g, turned)
    else drawAttack(g, turned, false, tell)
  },

  /** NEM-RULING-201: one character after the other, each with all it suffers. */
  strike(g, { blow }, tell) {
    const { intruder: id, how, victims } = blow
    const intruder = intruderOf(g, id)
    if (!intruder && id >= 0) return
    if (intruder?.kind === 'larva') {
      for (const who of victims) infest(g, intruder, who, tell)
      return
    }
    const card = attackCard(g, cardInPlay(g))
    if (!card) return
    nextEach(g, victims, who => ({
      do: 'effects',
      who,
      ctx: { by: who, whom: who, at: g.crew[who].room, intruder: id, how },
      list: effectOn(g, blow, card, who),
    }))
  },

  /** NEM-ATTACK-08 */
  attackDone(g) {
    const piece = cardInPlay(g)
    if (piece < 0) return
    cardsInPlay(g).pop()
    sharedZone(g, 'attack.discard').push(piece)
    reveal(g, piece)
  },
}
