/** A view becomes a mind: what is seen, what is heard, what is wanted, and what it is good to be where. */
import { type Decision, inBox, type ObjectName, type Option, type View } from '@coldwake/rules/facts'
import { weigh } from './asks.ts'
import { mine, tilesTold } from './belief.ts'
import type { Memory, Scene } from './bot.ts'
import { placesOf } from './deeds.ts'
import type { Mind } from './effects.ts'
import { intruderWorths, playsIntruders } from './intruder.ts'
import { recorded } from './ledger.ts'
import { lockdownPlan } from './lockdown.ts'
import { nemesisPlan } from './nemesis.ts'
import { type Goal, type Plan, prospects } from './plan.ts'
import { rescue, rescued } from './rescue.ts'
import { itemCalled, type Sight, see, tileAt } from './sight.ts'

/** What each game's officers know. */
const plans: Readonly<Record<string, (s: Sight) => Plan>> = { nemesis: nemesisPlan, lockdown: lockdownPlan }

/** The memory with everything taken in that is said and seen now. */
export const listened = (scene: Scene, memory: Memory): Memory => ({
  ...memory,
  ledger: recorded(scene, memory.ledger),
})

/** Null where nothing is known of the game, or nobody sits there. */
export function mindOf(view: View, memory: Memory): Mind | null {
  const seen = see(view, memory)
  const { game } = inBox(view.table.game)
  const planned = Object.hasOwn(plans, game) ? plans[game] : undefined
  if (!seen || !planned) return null
  const s = withRoomsTold(seen)
  const plan = planned(s)
  const goals = [...plan.goals, ...owed(s), ...rescue(s)]
  const object = (name: ObjectName) => rescued(s, name) ?? plan.object(name)
  return { s, plan: { ...plan, goals, object }, prospects: prospects(s, goals, plan.standing) }
}

/** What each option is worth. */
export const worths = (mind: Mind, decision: Decision): number[] =>
  playsIntruders(mind.s)
    ? intruderWorths(mind.s, decision)
    : decision.options.map((option: Option) => weigh(mind, decision, option))

/** Rooms that others speak of are known as far as those are trusted. */
function withRoomsTold(s: Sight): Sight {
  const told = tilesTold(s).filter(({ room }) => s.tiles[room] === null)
  if (told.length === 0) return s
  const tiles = [...s.tiles]
  for (const { room, tile } of told) tiles[room] ??= tile
  return { ...s, tiles }
}

/** What a promise is worth to keep, besides what it is good for. */
const WORD = 4

/** Where I have promised to do something. */
function owed(s: Sight): Goal[] {
  return mine(s).flatMap(({ deed }) => {
    const places = placesOf(deed)
    const named = 'room' in deed ? s.board.roomIndex[deed.room] : -1
    return s.tiles.flatMap((tile, room) =>
      room === named || (tile !== null && places.includes(tile)) ? [{ room, worth: WORD }] : [],
    )
  })
}

/** What there is to remember of an answer about to be given. */
export function remembered({ s }: Mind, option: Option, memory: Memory): Memory {
  if (option.do === 'trade') return { ...memory, dealt: s.table.round }
  if (option.do !== 'roomAction' && option.do !== 'use') return memory
  const effects = option.do === 'use' ? itemCalled(s, option.card)?.effect : tileAt(s, s.here)?.action
  const scans = effects?.some(effect => effect.fx === 'scan' && effect.zone === 'everywhere')
  return scans ? { ...memory, clean: s.my.contamination } : memory
}
