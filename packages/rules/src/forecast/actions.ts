/** What an action of a turn may cost: one record of them all, required by type. */
import type { Effect } from '../core/effect.ts'
import type { Action, ActionTypes, Choice, Name, Option, Seat } from '../core/types.ts'
import type { Entry } from '../mechanics/movement.ts'
import { tileOf } from './draws.ts'
import { ask, type Foresight, next } from './foresight.ts'
import { personAt, roomNumber, waysFrom } from './lookups.ts'
import { faceNamed } from './lore.ts'
import { pass } from './phase.ts'

export type ActionForesight<K extends keyof ActionTypes = keyof ActionTypes> = {
  readonly [A in K]: (f: Foresight, who: Seat, action: Extract<Choice, { do: A }>) => void
}

/** Cards leave the hand: exactly so many. */
export function spend(f: Foresight, who: Seat, cards: number): void {
  const person = personAt(f, who)
  const less = ([low, high]: readonly [number, number]): [number, number] => [
    Math.max(0, low - cards),
    Math.max(0, high - cards),
  ]
  person.hand = less(person.hand)
  person.actions = less(person.actions)
}

const self = (who: Seat, at = -1) => ({ by: who, whom: who, at, intruder: -1 })

const does = (f: Foresight, who: Seat, list: readonly Effect[] | null | undefined, at = -1): void => {
  if (!list) return
  f.offered = list[0] ?? null
  next(f, { do: 'effects', who, ctx: self(who, at), list })
}

function moves(tread: Entry['tread']) {
  return (f: Foresight, who: Seat, { to: room, via }: { to: string; via?: string }): void => {
    const to = roomNumber(f.board, room)
    const ways = waysFrom(f, personAt(f, who).room).filter(way => way.to === to)
    const open = ways.filter(way => f.closed[way.via] !== true)
    const way = ways.find(each => f.board.corridors[each.via] === via) ?? open[0] ?? ways[0]
    next(f, { do: 'leave', who, entry: { to, via: way?.via ?? -1, tread, along: -1 }, attacks: true })
  }
}

const cardEffect = (f: Foresight, card: Name) => faceNamed(f.facts, 'action', card)?.card.effect
const itemEffect = (f: Foresight, card: Name) => faceNamed(f.facts, 'item', card)?.item.effect

const harmless = () => {}
const packs = (f: Foresight, who: Seat): void => {
  personAt(f, who).gearVague = true
}

export const sharedActions: ActionForesight<
  'move' | 'carefulMove' | 'play' | 'use' | 'roomAction' | 'shoot' | 'melee' | 'pickUp' | 'trade' | 'craft' | 'activate'
> = {
  move: moves('roll'),
  carefulMove: moves('mark'),
  play(f, who, { card }) {
    spend(f, who, 1)
    does(f, who, cardEffect(f, card))
  },
  use: (f, who, { card }) => does(f, who, itemEffect(f, card)),
  roomAction(f, who) {
    const { room } = personAt(f, who)
    does(f, who, tileOf(f, room)?.action, room)
  },
  shoot: (f, who) => next(f, { do: 'shoot', who, energy: false, reroll: false, spend: 'one' }),
  melee: (f, who) => next(f, { do: 'melee', who }),
  pickUp: harmless,
  trade: (f, who) => ask(f, who),
  craft: packs,
  activate: packs,
}

const isAction = (choice: Choice, actions: ActionForesight): choice is Extract<Choice, Action> => choice.do in actions

/** NEM-ACT-01: declared, paid and done, and then it is somebody's turn again. */
export function act(f: Foresight, who: Seat, choice: Option, actions: ActionForesight): void {
  if (choice.do === 'pass') return pass(f, who)
  if (!isAction(choice, actions)) return ask(f, who)
  const { cost = 0 } = choice as Option
  // NEM-QUEST-02: what costs no action leaves the turn as it is.
  if (choice.do === 'activate' && !f.settings.questItemsNeedAction) return ask(f, who)
  f.done++
  spend(f, who, cost)
  const foresee = actions[choice.do] as (f: Foresight, who: Seat, action: Choice) => void
  foresee(f, who, choice)
}
