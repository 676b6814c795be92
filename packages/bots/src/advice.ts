/** What an officer on this seat would weigh, option by option, with the reasons: for people who want advice. */
import type { RoomId } from '@coldwake/rules/facts'
import type { Scene } from './bot.ts'
import { begin } from './chance.ts'
import { at } from './indexed.ts'
import { listened, mindOf, worths } from './mind.ts'
import type { Part } from './weighing.ts'

/** A part of an option's worth. `why`: the name of a consideration, or a circumstance. */
export interface Reason {
  why: string
  worth: number
  /** The room whose goal it is, where that lies elsewhere. */
  room: RoomId | null
}

export interface Advice {
  /** The place of the option among those of the decision. */
  option: number
  worth: number
  /** What matters most first. */
  reasons: readonly Reason[]
}

/** Every option of the question in the scene, best first; nothing where nothing is asked, or nothing is known of the game. */
export function advise(scene: Scene): Advice[] {
  const decision = scene.me?.decision
  const memory = listened(scene, begin(0))
  const mind = decision ? mindOf(scene, memory) : null
  if (!decision || !mind) return []
  const { board, here } = mind.sight
  const reasonOf = ({ why, worth, goal }: Part): Reason => ({
    why,
    worth,
    room: goal && goal.room !== here ? at(board.rooms, goal.room) : null,
  })
  // Who plays the Intruders weighs all options at once, and gives no reasons.
  const whole = mind.plan.worths?.(decision)
  return decision.options
    .map((one, option): Advice => {
      const parts: Part[] = []
      const worth = whole ? at(whole, option) : at(worths({ ...mind, parts }, { ...decision, options: [one] }), 0)
      const reasons = summed(parts.map(reasonOf))
      return { option, worth, reasons: reasons.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth)) }
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** One reason for each thing and place. */
function summed(reasons: readonly Reason[]): Reason[] {
  const found = new Map<string, Reason>()
  for (const reason of reasons) {
    const key = `${reason.why} ${reason.room}`
    found.set(key, { ...reason, worth: reason.worth + (found.get(key)?.worth ?? 0) })
  }
  return [...found.values()]
}
