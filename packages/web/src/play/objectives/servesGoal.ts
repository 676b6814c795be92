/** Whether a thing is worth having for what I play for: an objective of mine, or a quest item still to be earned. */
import {
  type Effect,
  itemInfo,
  type Name,
  type ObjectName,
  objectiveInfo,
  objectKind,
  type Predicate,
  questInfo,
  type View,
} from '@coldwake/rules/facts'
import { includesEffect } from './effectSearch.ts'
import { reachOf } from './objectiveReach.ts'

export interface Service {
  serves: 'objective' | 'quest'
  card: Name
}

/** What an item does that brings a part of an objective nearer. */
const HELPS: Partial<Record<Predicate['is'], (effect: Effect) => boolean>> = {
  destination: ({ fx }) => fx === 'engine',
  leftByPod: ({ fx }) => fx === 'togglePod',
  leftBy: ({ fx }) => fx === 'openGate',
  shipDestroyed: ({ fx }) => fx === 'selfDestruct',
  selfDestructOn: ({ fx }) => fx === 'selfDestruct',
  nestDestroyed: ({ fx }) => fx === 'throw',
  weakness: ({ fx }) => fx === 'analyse',
  weaknesses: ({ fx }) => fx === 'analyse',
  knowledge: ({ fx }) => fx === 'analyse' || fx === 'knowledge',
}

function isWorth(test: Predicate, thing: Name | ObjectName, game: string): boolean {
  const kind = objectKind(thing)
  if (kind !== undefined) {
    if (test.is === 'weaknesses' || test.is === 'knowledge') return true
    if (test.is === 'weakness') return test.object === kind
    if (test.is === 'leftWith' || test.is === 'carries' || test.is === 'objectIn')
      return thing === test.object || kind === test.object
    return false
  }
  const item = itemInfo(game, thing)
  if (!item) return false
  if (test.is === 'items') return true
  if (test.is === 'leftBy' && test.how === 'bunker' && item.gives === 'suit') return true
  const helps = HELPS[test.is]
  return helps !== undefined && includesEffect(item.effect, helps)
}

/** Something of it is still open, and this thing would help with that. */
function brings(test: Predicate, thing: Name, view: Required<View>): boolean {
  if (test.is === 'all' || test.is === 'any') return test.of.some(part => brings(part, thing, view))
  const { table, me } = view
  if (!me || !isWorth(test, thing, table.game)) return false
  const reach = reachOf(test, { table, me })
  return reach === 'open' || reach === 'now'
}

/** NEM-QUEST-02, NEM-QUEST-03: what is given up for a quest item, by name or by what it is made of. */
function earns(quest: Name, thing: Name, game: string): boolean {
  const wanted = questInfo(game, quest)
  if (!wanted) return false
  const { component } = wanted
  return wanted.discard.includes(thing) || (component !== undefined && itemInfo(game, thing)?.component === component)
}

/** What a thing that is found, offered or carried is good for. Only what this seat plays for is looked at. */
export function servesGoal(view: View, thing: Name | ObjectName): Service[] {
  const { table, me } = view
  const mine = table.crew.find(({ seat }) => seat === me?.seat)
  if (!me || mine?.fate !== 'aboard') return []
  const cards =
    table.mode === 'cooperative' ? table.crew.flatMap(({ openObjectives }) => openObjectives) : me.objectives
  const objectives = [...new Set(cards)].filter(card => {
    const test = objectiveInfo(table.game, card)?.test
    return test !== undefined && brings(test, thing, { table, me })
  })
  return [
    ...mine.quests.filter(quest => earns(quest, thing, table.game)).map(card => ({ serves: 'quest' as const, card })),
    ...objectives.map(card => ({ serves: 'objective' as const, card })),
  ]
}
