/** The slice of this game. */
import type { Board, Facts, TableView } from '@coldwake/rules/facts'
import { at, numberOf } from '../../indexed.ts'
import type { Surroundings } from '../../sight.ts'
import type { GameSlice } from '../slice.ts'
import { lockdownPlan } from './plan.ts'
import { facilityTraits } from './traits.ts'
import { lockdownWeights } from './weights.ts'
import { whispers } from './whisper.ts'

/** Sections have power. Rooms without a section, as the stairs, have none, and under the sky none is needed. */
function isDark({ facility }: TableView, { outside, data, sectionOf }: Board, room: number): boolean {
  if (!facility || outside[room]) return false
  const section = data.sections?.[at(sectionOf, room)]?.id
  return !facility.power.some(({ place, on }) => on && place === section)
}

function surroundings(table: TableView, { limits }: Facts, board: Board): Surroundings {
  const { facility } = table
  const runs = facility?.power.some(({ place, on }) => on && place === 'elevator')
  return {
    dark: board.rooms.map((_, room) => isDark(table, board, room)),
    lift: facility && runs ? { at: numberOf(board.roomIndex, facility.elevator), stops: board.floors } : null,
    markers: {
      fire: facility?.fire ?? limits.fire,
      malfunction: facility?.malfunction ?? limits.malfunction,
    },
    discovered: facility?.analysed ?? [],
  }
}

export const lockdown: GameSlice = {
  weights: lockdownWeights,
  surroundings,
  plan: lockdownPlan,
  traits: facilityTraits,
  treads: { rideElevator: 'silent' },
  condemns({ crew, facility }, predicate, whom) {
    const character = crew[whom]?.character ?? null
    if (predicate.is === 'survivorsDead') return character !== null && predicate.of.includes(character)
    return predicate.is === 'learnedDead' && (facility?.people[whom]?.learned ?? false)
  },
  grim: ['survivorsDead', 'learnedDead'],
  whispers,
}
