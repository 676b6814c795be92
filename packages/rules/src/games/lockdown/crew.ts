/** The crew of the Nemesis among the people of the facility. LOCK-CROSS. */

import type { Box } from '../../core/content.ts'
import type { Addition } from '../../core/facts.ts'
import type { Name } from '../../core/types.ts'
import { countingCrew, crewActions, crewQuests, sameColour } from './content/crew.ts'
import { kitOf } from './facts.ts'

const colours: Readonly<Record<Name, Name>> = sameColour

export const crew: Addition = packing => {
  const { characters, drafts, kits } = packing
  const members = characters.map(character => colours[character])
  const box: Box = {
    ...packing.box,
    actions: { ...packing.box.actions, ...crewActions },
    quests: { ...packing.box.quests, ...crewQuests },
    objectives: packing.box.objectives.map(card => ({ ...card, test: countingCrew(card.test) })),
  }
  return {
    ...packing,
    box,
    characters: [...characters, ...members],
    drafts: drafts.map(allowed => [...allowed, ...allowed.map(character => colours[character])]),
    kits: { ...kits, ...Object.fromEntries(members.map(member => [member, kitOf(member, box)])) },
  }
}
