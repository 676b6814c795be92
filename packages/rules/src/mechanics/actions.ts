/** Choosing an action, declaring it, paying for it. NEM-ACT, NEM-BASIC, NEM-RULING-172, NEM-RULING-198. */
import type { Way } from '../core/board.ts'
import type { ActionCard, When } from '../core/content.ts'
import { handOf, heldBy, inventoryOf, named, questsOf, reveal } from '../core/pieces.ts'
import { actionsIn, boardOf, faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Choice, Declared, Name, Obstacle, Option, RuleId, Seat, Tell, Why } from '../core/types.ts'
import { discardFromHand } from './cards.ts'
import { dropNamed, droppable, loseItem } from './carry.ts'
import { hasTarget } from './combat.ts'
import { activateFreely, isQuestFree, payQuest, questOf, whyNoCraft, whyNoQuest } from './craft.ts'
import { inCombat, isOnFeet, itemOf, payable, tileIn } from './crew.ts'
import { type Ctx, effectsOf, self, whyNot } from './effects.ts'
import { escapeCost, firstMoveCost, itemCost } from './hindrances.ts'
import { isFork, type Tread, whyNoWay } from './movement.ts'
import { openWindow } from './reactions.ts'
import { whyNoRoomAction } from './rooms.ts'
import { whyNoGun } from './shooting.ts'
import { whyNoPickUp } from './things.ts'
import { pass } from './turns.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseAction: { who: Seat }
  }
}

declare module '../core/types.ts' {
  interface ActionTypes {
    /** `via`: through which of two corridors to the same room, where that may make a difference. */
    move: { to: RoomId; via?: CorridorId }
    carefulMove: { to: RoomId; via?: CorridorId }
    play: { card: Name }
    use: { card: Name }
    roomAction: object
    shoot: object
    melee: object
    pickUp: object
    trade: object
    craft: object
    activate: { card: Name }
  }
  interface ChoiceTypes {
    drop: { card: Name }
    pass: object
  }
  interface DeclaredTypes {
    roomAction: { tile: Name }
  }
  interface AskTypes {
    turn: true
  }
  interface WhyTypes {
    noCardsToPay: true
    inCombat: true
    notInCombat: true
  }
  interface EventTypes {
    declared: { who: Seat; action: Declared }
  }
}

type Moving = Extract<Choice, { do: 'move' | 'carefulMove' }>
interface Gait {
  do: Moving['do']
  tread: Tread
  cost: number
  rule: RuleId
}
/** NEM-BASIC-02, NEM-BASIC-03 */
const MOVE: Gait = { do: 'move', tread: 'roll', cost: 1, rule: 'NEM-BASIC-02' }
const CAREFUL_MOVE: Gait = { do: 'carefulMove', tread: 'mark', cost: 2, rule: 'NEM-BASIC-03' }
const MOVES: readonly Gait[] = [MOVE, CAREFUL_MOVE]

const ROOM_COST = 2

/** The basic actions that need no particulars before they are paid for, one card each. */
interface Basic {
  do: 'shoot' | 'melee' | 'pickUp' | 'trade' | 'craft'
  rule: RuleId
  task: (who: Seat) => Task
}
const BASICS: readonly Basic[] = [
  {
    do: 'shoot',
    rule: 'NEM-BASIC-11',
    task: who => ({ do: 'shoot', who, energy: false, reroll: false, spend: 'one' }),
  },
  { do: 'melee', rule: 'NEM-BASIC-12', task: who => ({ do: 'melee', who }) },
  { do: 'pickUp', rule: 'NEM-BASIC-05', task: who => ({ do: 'pickUp', who }) },
  { do: 'trade', rule: 'NEM-BASIC-06', task: who => ({ do: 'openTrade', who }) },
  { do: 'craft', rule: 'NEM-BASIC-10', task: who => ({ do: 'craft', who, wild: false }) },
]

/** NEM-RULING-103 */
function canTrade(g: GameState, who: Seat): boolean {
  for (let s = 0; s < g.crew.length; s++)
    if (s !== who && g.crew[s].room === g.crew[who].room && isOnFeet(g, s)) return true
  return false
}

/** NEM-ACT-04..06 */
function whyNotNow(when: When, fighting: boolean): Why | null {
  if (when === 'reaction') return 'reactionOnly'
  if (when === 'outOfCombat' && fighting) return 'inCombat'
  return when === 'inCombat' && !fighting ? 'notInCombat' : null
}

function cardOf(g: GameState, piece: number): ActionCard | null {
  const face = faceOf(g, piece)
  return face.kind === 'action' ? face.card : null
}

/** LOCK-RULING-130: the first Movement of a round may cost more. */
function moveCost(g: GameState, who: Seat, basic: number, fighting: boolean): number {
  const cost = fighting ? escapeCost(g, who, basic) : basic
  return rulesOf(g).firstMove(g, who) ? firstMoveCost(g, who, cost) : cost
}

/** A look at everything a seat might do in its turn: what it can, and what it cannot and why, where somebody asks. */
interface Survey {
  readonly can: Option[]
  readonly cannot: Obstacle[] | null
  /** Cards to pay with. */
  readonly cards: number
  readonly fighting: boolean
  /** Whoever acts, acts for itself. */
  readonly ctx: Ctx
}

const whyNotPaid = (s: Survey, cost: number): Why | null => (s.cards < cost ? 'noCardsToPay' : null)
/** Whoever only wants to know what is possible need not hear the better reason. */
const isBeyond = (s: Survey, cost: number): boolean => !s.cannot && s.cards < cost

function surveyMoves(g: GameState, who: Seat, s: Survey): void {
  const { rooms, corridors, ways } = boardOf(g)
  const list = ways[g.crew[who].room]
  for (const { do: kind, tread, cost: basic } of MOVES) {
    const barred = s.fighting && kind === 'carefulMove'
    if (barred && !s.cannot) continue
    const cost = moveCost(g, who, basic, s.fighting)
    if (isBeyond(s, cost)) continue
    let settled = -1
    for (const way of list) {
      const { to, via, twin } = way
      const shut = whyNoWay(g, way, tread)
      // NEM-RULING-158: of two corridors to the same room one is enough.
      if (to === settled || (shut && twin > via)) continue
      const why: Why | null = (barred ? 'inCombat' : shut) ?? whyNotPaid(s, cost)
      const forks = !why && isFork(g, way)
      if (!forks) settled = to
      if (forks) s.can.push({ do: kind, to: rooms[to], via: corridors[via], cost })
      else if (!why) s.can.push({ do: kind, to: rooms[to], cost })
      else s.cannot?.push({ do: kind, to: rooms[to], why })
    }
  }
}

function surveyHand(g: GameState, who: Seat, s: Survey): void {
  const hand = handOf(g, who)
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(g, hand[i])
    const name = nameOf(g, hand[i])
    if (!card || (i > 0 && nameOf(g, hand[i - 1]) === name)) continue
    // NEM-ACT-07: it cannot pay for itself.
    const why = whyNotNow(card.when, s.fighting) ?? whyNotPaid(s, card.cost + 1) ?? whyNot(g, s.ctx, card.effect)
    if (!why) s.can.push({ do: 'play', card: name, cost: card.cost })
    else s.cannot?.push({ do: 'play', card: name, why })
  }
}

/** The first item of that name, or −1: of several one is enough to choose from. */
function itemNamed(g: GameState, who: Seat, name: Name): number {
  const inside = named(g, inventoryOf(g, who), name)
  return inside < 0 ? named(g, heldBy(g, who), name) : inside
}

function surveyItem(g: GameState, who: Seat, piece: number, s: Survey): void {
  const item = itemOf(g, piece)
  if (!item?.effect || itemNamed(g, who, nameOf(g, piece)) !== piece) return
  const card = nameOf(g, piece)
  const cost = itemCost(g, who, item.cost)
  const why = whyNotNow(item.when, s.fighting) ?? whyNotPaid(s, cost) ?? whyNot(g, s.ctx, item.effect)
  if (!why) s.can.push({ do: 'use', card, cost })
  else s.cannot?.push({ do: 'use', card, why })
}

function surveyItems(g: GameState, who: Seat, s: Survey): void {
  for (const piece of inventoryOf(g, who)) surveyItem(g, who, piece, s)
  for (const piece of heldBy(g, who)) surveyItem(g, who, piece, s)
}

function surveyRoom(g: GameState, who: Seat, s: Survey): void {
  if (isBeyond(s, ROOM_COST)) return
  const { room } = g.crew[who]
  const why = s.fighting ? 'inCombat' : (whyNoRoomAction(g, who, room) ?? whyNotPaid(s, ROOM_COST))
  if (!why) s.can.push({ do: 'roomAction', cost: ROOM_COST })
  else s.cannot?.push({ do: 'roomAction', why })
}

function surveyBasic(s: Survey, kind: Basic['do'], barred: Why | null): void {
  const why = barred ?? whyNotPaid(s, 1)
  if (!why) s.can.push({ do: kind, cost: 1 })
  else s.cannot?.push({ do: kind, why })
}

function surveyBasics(g: GameState, who: Seat, s: Survey): void {
  if (isBeyond(s, 1)) return
  const { fighting } = s
  const target = hasTarget(g, who, fighting)
  surveyBasic(s, 'shoot', target ? whyNoGun(g, who) : 'noTarget')
  surveyBasic(s, 'melee', target ? null : 'noTarget')
  surveyBasic(s, 'pickUp', fighting ? 'inCombat' : whyNoPickUp(g, who))
  surveyBasic(s, 'trade', fighting ? 'inCombat' : canTrade(g, who) ? null : 'nobodyElse')
  surveyBasic(s, 'craft', fighting ? 'inCombat' : whyNoCraft(g, who, false))
}

function surveyQuests(g: GameState, who: Seat, s: Survey): void {
  for (const piece of questsOf(g, who)) {
    const free = isQuestFree(g)
    const cost = free ? 0 : questOf(g, piece).quest.cost
    if (isBeyond(s, cost)) continue
    const card = nameOf(g, piece)
    const why = s.fighting && !free ? 'inCombat' : (whyNoQuest(g, who, piece) ?? whyNotPaid(s, cost))
    if (!why) s.can.push({ do: 'activate', card, cost })
    else s.cannot?.push({ do: 'activate', card, why })
  }
}

/** LOCK-ACT-01: what only some places of this game offer. */
function surveyPlaces(g: GameState, who: Seat, s: Survey): void {
  for (const { cost, mayBe, ways } of actionsIn(g, g.crew[who].room)) {
    if (isBeyond(s, cost) || (mayBe && !s.cannot && !mayBe(g, who))) continue
    for (const { choice, why: barred } of ways(g, who, s.fighting)) {
      const why = barred ?? whyNotPaid(s, cost)
      if (!why) s.can.push({ ...choice, cost })
      else s.cannot?.push({ ...choice, why })
    }
  }
}

/** What the seat may do in its turn, and what it may not and why: the same walk over the same things. */
function survey(g: GameState, who: Seat, can: Option[], cannot: Obstacle[] | null): void {
  const s: Survey = { can, cannot, cards: payable(g, who), fighting: inCombat(g, who), ctx: self(who) }
  surveyMoves(g, who, s)
  surveyHand(g, who, s)
  surveyItems(g, who, s)
  surveyRoom(g, who, s)
  surveyBasics(g, who, s)
  surveyQuests(g, who, s)
  surveyPlaces(g, who, s)
  for (const card of droppable(g, who)) can.push({ do: 'drop', card })
  can.push({ do: 'pass' })
}

/** Why not? Asked for the one seat that looks; empty when it is not its turn to act. */
export function obstacles(g: GameState, seat: Seat): Obstacle[] {
  const out: Obstacle[] = []
  const top = g.agenda[g.agenda.length - 1]
  if (top?.do === 'chooseAction' && top.who === seat) survey(g, seat, [], out)
  return out
}

/** Declare, pay, let others react, and only then do it. */
function begin(
  g: GameState,
  who: Seat,
  action: Declared,
  cost: number,
  task: Task,
  rule: RuleId,
  tell: Tell | undefined,
  learned = 0,
): void {
  if (g.turn) g.turn.done++
  tell?.({ e: 'declared', who, action, rule, learned })
  openWindow(g, who, action, task)
  if (cost > 0) next(g, { do: 'pay', who, left: cost, after: -1 })
}

/** The first open way to a room, or the one through that corridor. */
function openWay(g: GameState, who: Seat, { to, via }: Moving, tread: Tread): Way | null {
  const { rooms, corridors, ways } = boardOf(g)
  for (const way of ways[g.crew[who].room]) {
    if (rooms[way.to] !== to || (via !== undefined && corridors[way.via] !== via)) continue
    if (!whyNoWay(g, way, tread)) return way
  }
  return null
}

function beginMove(g: GameState, who: Seat, choice: Moving, tell: Tell | undefined): void {
  const { do: kind, to, via } = choice
  const move = kind === 'move' ? MOVE : CAREFUL_MOVE
  const way = openWay(g, who, choice, move.tread)
  if (!way) throw new Error(`no way to ${to}`)
  const cost = moveCost(g, who, move.cost, inCombat(g, who))
  const entry = { to: way.to, via: way.via, tread: move.tread, along: -1 }
  const task: Task = { do: 'leave', who, entry, attacks: true }
  rulesOf(g).movesOn(g, who)
  begin(g, who, via === undefined ? { do: kind, to } : { do: kind, to, via }, cost, task, move.rule, tell)
}

/** NEM-ACT-07 */
function beginPlay(g: GameState, who: Seat, name: Name, tell: Tell | undefined): void {
  const card = cardOf(g, named(g, handOf(g, who), name))
  if (!card) return
  const { learned } = discardFromHand(g, who, name)
  begin(g, who, { do: 'play', card: name }, card.cost, effectsOf(who, card.effect), 'NEM-ACT-07', tell, learned)
}

/** NEM-ACT-09, NEM-ITEM-05; NEM-RULING-09: a one-use item is spent even if the action is cancelled. */
function beginUse(g: GameState, who: Seat, name: Name, tell: Tell | undefined): void {
  const piece = itemNamed(g, who, name)
  const item = itemOf(g, piece)
  if (!item?.effect) return
  const cost = itemCost(g, who, item.cost)
  const learned = reveal(g, piece)
  if (item.oneUse) loseItem(g, who, piece, 'used', 'NEM-ITEM-03', tell)
  begin(g, who, { do: 'use', card: name }, cost, effectsOf(who, item.effect), 'NEM-ACT-09', tell, learned)
}

function beginRoomAction(g: GameState, who: Seat, tell: Tell | undefined): void {
  const { room } = g.crew[who]
  const { id, action } = tileIn(g, room)
  if (!action) return
  const tile = g.tiles[room] < 0 ? id : nameOf(g, g.tiles[room])
  const task = effectsOf(who, action, self(who, room))
  begin(g, who, { do: 'roomAction', tile }, ROOM_COST, task, 'NEM-ACT-10', tell)
}

/** NEM-QUEST-02, NEM-RULING-181 */
function beginQuest(g: GameState, who: Seat, card: Name, tell: Tell | undefined): void {
  const { quest } = questOf(g, named(g, questsOf(g, who), card))
  const action: Task = { do: 'activate', who, card }
  if (isQuestFree(g)) {
    next(g, { do: 'chooseAction', who })
    return activateFreely(g, who, card)
  }
  if (g.turn) g.turn.done++
  tell?.({ e: 'declared', who, action: { do: 'activate', card }, rule: 'NEM-RULING-181' })
  openWindow(g, who, { do: 'activate', card }, action)
  payQuest(g, who, quest)
  next(g, { do: 'pay', who, left: quest.cost, after: -1 })
}

/** Does an option offer this? It says its price besides. */
function offers(option: Choice, choice: Choice): boolean {
  for (const key in choice) if (choice[key as keyof Choice] !== option[key as keyof Choice]) return false
  return true
}

/** LOCK-RULING-146 */
function beginPlace(g: GameState, who: Seat, choice: Choice, tell: Tell | undefined): void {
  const action = rulesOf(g).actions.find(a => a.do === choice.do)
  const way = action?.ways(g, who, inCombat(g, who)).find(w => offers(choice, w.choice))
  if (action && way) begin(g, who, way.choice, action.cost, action.task(g, who, way.choice), action.rule, tell)
}

export const actionTasks: Handlers<'chooseAction'> = {
  /** NEM-ROUND-05, NEM-ROUND-07 */
  chooseAction: {
    ask: 'turn',
    rule: 'NEM-ROUND-05',
    options(g, { who }) {
      const options: Option[] = []
      survey(g, who, options, null)
      return options
    },
    answer(g, { who }, choice, tell) {
      switch (choice.do) {
        case 'move':
        case 'carefulMove':
          return beginMove(g, who, choice, tell)
        case 'play':
          return beginPlay(g, who, choice.card, tell)
        case 'use':
          return beginUse(g, who, choice.card, tell)
        case 'roomAction':
          return beginRoomAction(g, who, tell)
        case 'activate':
          return beginQuest(g, who, choice.card, tell)
        case 'drop': // NEM-DROP-01: free, no action
          next(g, { do: 'chooseAction', who })
          return dropNamed(g, who, choice.card, tell)
        case 'pass':
          if (g.turn) delete g.turn.held // NEM-RULING-245: with this question one could drop as well
          return pass(g, who, 'NEM-ROUND-10', tell)
        default: {
          const basic = BASICS.find(b => b.do === choice.do)
          if (basic) begin(g, who, { do: basic.do }, 1, basic.task(who), basic.rule, tell)
          else beginPlace(g, who, choice, tell)
        }
      }
    },
  },
}
