/** The reading of an officer on the ship, worked out once for every choice. */
import type { Name, Predicate } from '@coldwake/rules/facts'
import type { Reading } from '../../consideration.ts'
import { infectionRisk } from '../../danger/infection.ts'
import { type Aim, aimOf, asksFor, DONE, type Special, seek, wait } from '../../objectives.ts'
import type { Sight } from '../../sight.ts'
import { courseHolds, type Ship, shipOf, type Wish } from './ship.ts'
import { type NemesisWeights, nemesisWeights } from './weights.ts'

export interface ShipReading extends Reading {
  weights: NemesisWeights
  ship: Ship
  wish: Wish
  aim: Aim
  /** The predicate of my objective; null while there is none. */
  test: Predicate | null
  special: Special
  /** My life, less the risk of ending as a host. */
  life: number
  /** True where I am too weak to play for more than my life. */
  hurt: boolean
  /** True while there is time to play for more than my life. */
  early: boolean
  /** True where I must leave by pod, with many items. */
  hoards: boolean
  /** The share of shelter's worth that counts while my objective has things left to do. */
  undone: number
}

/** Errands for predicates of this game. */
const shipTests =
  (sight: Sight, ship: Ship): Special =>
  test => {
    const { objective, win } = nemesisWeights
    switch (test.is) {
      case 'signal':
        if (sight.my.signal) return DONE
        return { chance: objective.signalSent, goals: seek(sight, 'commsRoom', win * objective.signalGoal) }
      case 'destination':
        return wait(test.at === 'earth' ? objective.earth : objective.elsewhere)
      case 'shipDestroyed':
        return wait(ship.doomed ? objective.destroyedDoomed : objective.destroyed)
      case 'leftByPod':
        return wait(objective.byPod)
      default:
        return null
    }
  }

export function readingOf(sight: Sight): ShipReading {
  const weights = nemesisWeights
  const first = shipOf(sight, 'earth')
  const special = shipTests(sight, first)
  const aim = aimOf(sight, special)
  const wish: Wish = aim.card?.survivesMars && courseHolds(sight, 'mars') > weights.marsFrom ? 'mars' : 'earth'
  const hurt = sight.serious >= weights.hurt.serious || sight.my.contamination >= weights.hurt.contamination
  const early = sight.table.time > weights.late && !hurt
  const test = aim.card?.test ?? null
  return {
    sight,
    weights,
    ship: wish === 'mars' ? shipOf(sight, wish) : first,
    wish,
    aim,
    test,
    special,
    life: weights.life * (1 - infectionRisk(sight)),
    hurt,
    early,
    hoards: asksFor(test, 'leftByPod'),
    undone: aim.errand.goals.length > 0 && early ? weights.shelter.undone : 1,
  }
}

/** Cards and items that end a malfunction. */
const REPAIRS: readonly Name[] = ['repairs', 'basicRepairs', 'fastRepairs', 'ingenuity', 'tools', 'ductTape']

export const canRepair = ({ actions, me }: Sight): boolean =>
  actions.some(card => REPAIRS.includes(card)) || me.inventory.some(card => REPAIRS.includes(card))
