/** A mark of everything printed that an outlook depends on: another box, another mark. */
import { canonical, findFacts } from '@coldwake/rules/facts'

/** FNV-1a, 32 bits, twice with different beginnings. */
function hash(text: string, begin: number): string {
  let value = begin
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/** Changes with the boards, what lies in the box, dice, limits and small print of a game. */
export function factsMark(game: string): string {
  const facts = findFacts(game)
  if (!facts) throw new Error(`no facts about ${game}`)
  const { boards, box, printed, limits, customs, bag, kits, noiseDie, combatDie } = facts
  const layouts = Object.values(boards).map(({ data }) => data)
  const { faces } = facts.content
  const text = canonical({ layouts, box, faces, printed, limits, customs, bag, kits, noiseDie, combatDie })
  return hash(text, 0x811c9dc5) + hash(text, 0x1b873593)
}
