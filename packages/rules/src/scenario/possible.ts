/** Refuses situations that no game can get into: a scenario that starts in one would prove nothing. */
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { isAboard } from '../mechanics/crew.ts'
import { eggSupply } from '../mechanics/things.ts'
import { at, fail } from './fields.ts'
import type { Given } from './format.ts'
import type { Names } from './names.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Fields that say that a character is gone. */
const GONE = ['dead', 'launched'] as const satisfies readonly (keyof Given)[]

export function refuseTheImpossible(g: GameState, given: Given, names: Names): void {
  onePlaceEach(g, given, names)
  supplies(g)
  holders(g, given, names)
  vocabularyOf(g)?.refuse(g, given, names)
}

const characters = (given: Given, field: keyof Given): readonly string[] => {
  const value: unknown = given[field]
  return Array.isArray(value) ? value : Object.keys(value ?? {})
}

/** No character is gone in two ways, and a character who waits in a pod is in its room. */
function onePlaceEach(g: GameState, given: Given, names: Names): void {
  const where = new Map<number, string>()
  const { gone = [], podField } = vocabularyOf(g) ?? {}
  for (const field of [...GONE, ...gone, ...(podField ? [podField] : [])])
    for (const character of characters(given, field)) {
      const p = at('given', field)
      const seat = names.seat(character, p)
      const other = where.get(seat)
      if (other) fail(p, `${character} cannot be in ${field} and in ${other} at once`)
      where.set(seat, field)
      // Pods are placed last, and move the character to their room.
      const room = given.at?.[character]
      if (field === podField && room !== undefined && names.room(room, p) !== g.crew[seat]?.room)
        fail(at('given.at', character), `${character} waits in a pod elsewhere: ${field} says where`)
    }
}

/** No more markers, eggs and miniatures than there are, wherever they lie. */
function supplies(g: GameState): void {
  const { limits, markers } = rulesOf(g)
  for (const kind of ['fire', 'malfunction'] as const)
    if (g[kind].filter(Boolean).length > markers(g, kind))
      fail('given.rooms', `there are only ${markers(g, kind)} ${kind} markers left`)
  if (eggSupply(g) < 0) fail('given.eggs', 'there are not that many eggs')
  const larvae = g.intruders.filter(({ kind }) => kind === 'larva').length + g.crew.filter(c => c.larva).length
  if (larvae > limits.miniatures.larva) fail('given.larva', `there are only ${limits.miniatures.larva} larvae`)
}

/** A character who is gone carries nothing bulky. */
function holders(g: GameState, given: Given, names: Names): void {
  for (const [character, objects] of Object.entries(given.carried ?? {}))
    if (objects.length > 0 && !isAboard(g, names.seat(character, 'given.carried')))
      fail(at('given.carried', character), `${character} is gone and carries nothing`)
}
