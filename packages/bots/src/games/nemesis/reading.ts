/** The reading of an officer on the ship, worked out once for every choice. */
import type { Name, Predicate } from '@coldwake/rules/facts'
import type { Reading } from '../../consideration.ts'
import { type CrewPlan, crewPlan } from '../../crew.ts'
import { infectionRisk } from '../../danger/infection.ts'
import type { Own } from '../../errands.ts'
import { type Aim, aimOf, asksFor } from '../../objectives.ts'
import type { Sight } from '../../sight.ts'
import { shipCrew, shipErrands } from './errands.ts'
import { courseHolds, type Ship, shipOf, type Wish } from './ship.ts'
import { type NemesisWeights, nemesisWeights } from './weights.ts'

export interface ShipReading extends Reading {
  weights: NemesisWeights
  ship: Ship
  wish: Wish
  aim: Aim
  /** The predicate of my objective; null while there is none. */
  test: Predicate | null
  own: Own
  /** My life, less the risk of ending as a host. */
  life: number
  /** True where I am too weak to play for more than my life. */
  hurt: boolean
  /** True while there is time to play for more than my life. */
  early: boolean
  /** True where I must leave by pod, with many items. */
  hoards: boolean
  /** Rounds until everybody aboard is lost who is awake, this one among them. */
  rounds: number
  /** The share of shelter's worth that counts while my objective has things left to do. */
  undone: number
  /** Where all win together: what is still to be done, and by whom. */
  crew: CrewPlan | null
}

export function readingOf(sight: Sight): ShipReading {
  const weights = nemesisWeights
  const first = shipOf(sight, 'earth')
  const own = shipErrands(first)
  const aim = aimOf(sight, own)
  const wish: Wish = aim.card?.survivesMars && courseHolds(sight, 'mars') > weights.marsFrom ? 'mars' : 'earth'
  const crew = crewPlan(sight, aim.card?.test ?? null, shipCrew(first, sight))
  const isHurt = sight.serious >= weights.hurt.serious || sight.my.contamination >= weights.hurt.contamination
  const hurt = crew ? crew.leaves : isHurt
  const early = sight.table.time > weights.late && !hurt
  const test = crew?.test ?? aim.card?.test ?? null
  const rounds = Math.min(sight.table.time, sight.table.selfDestruct ?? sight.table.time)
  const isBusy = aim.errand.goals.length > 0 && early
  return {
    sight,
    weights,
    ship: wish === 'mars' ? shipOf(sight, wish) : first,
    wish,
    aim: crew ? { ...aim, errand: { ...aim.errand, goals: crew.goals } } : aim,
    test,
    own,
    life: weights.life * (1 - infectionRisk(sight)),
    hurt,
    early,
    hoards: asksFor(test, 'leftByPod'),
    rounds,
    undone: crew
      ? crew.leaves
        ? weights.crew.leaves * (1 + weights.crew.urgent / rounds)
        : weights.crew.stays
      : isBusy
        ? weights.shelter.undone
        : 1,
    crew,
  }
}

/** Cards and items that end a malfunction. */
const REPAIRS: readonly Name[] = ['repairs', 'basicRepairs', 'fastRepairs', 'ingenuity', 'tools', 'ductTape']

export const canRepair = ({ actions, me }: Sight): boolean =>
  actions.some(card => REPAIRS.includes(card)) || me.inventory.some(card => REPAIRS.includes(card))
