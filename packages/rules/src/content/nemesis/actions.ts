/** Action decks: ten cards per character, five that everybody has and five of their own. */
import type { ActionCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { breakRoom, cancel, choose, door, draw, look, search } from '../../core/effect.ts'
import type { Character } from './characters.ts'

type When = ActionCard['when']
const card = (id: string, when: When, cost: number, effect: readonly Effect[] | null = null): ActionCard => ({
  id,
  copies: 1,
  cost,
  when,
  effect,
})

const common: ActionCard[] = [
  { ...card('search', 'outOfCombat', 0, [search(2)]), copies: 2 },
  card('rest', 'outOfCombat', 0),
  card('demolition', 'any', 0, [choose([door('destroy')], [breakRoom()])]),
  card('interruption', 'reaction', 0, [cancel()]),
]

const basicRepairs = card('basicRepairs', 'outOfCombat', 2)
const repairs = card('repairs', 'outOfCombat', 1)
const computerSkills = card('computerSkills', 'outOfCombat', 0)
const suppressiveFire = card('suppressiveFire', 'inCombat', 0)

export const actions = {
  captain: [
    ...common,
    basicRepairs,
    card('order', 'outOfCombat', 0),
    card('motivation', 'any', 0, [draw(1, 'everyoneHere')]),
    suppressiveFire,
    card('reload', 'any', 0),
  ],
  pilot: [
    ...common,
    repairs,
    computerSkills,
    card('piloting', 'outOfCombat', 0),
    card('knowledgeOfTheShip', 'outOfCombat', 0, [choose([door('toggle')], [look('tile')])]),
    card('oldFriend', 'outOfCombat', 0),
  ],
  scientist: [
    ...common,
    repairs,
    computerSkills,
    card('riskAssessment', 'outOfCombat', 0),
    card('blockingAccess', 'outOfCombat', 0),
    card('intranet', 'outOfCombat', 1),
  ],
  scout: [
    ...common,
    basicRepairs,
    card('scavenging', 'outOfCombat', 1),
    card('reconnaissance', 'outOfCombat', 1),
    suppressiveFire,
    card('adrenaline', 'inCombat', 0),
  ],
  soldier: [
    ...common,
    basicRepairs,
    card('coveringFire', 'inCombat', 0),
    card('takingAim', 'inCombat', 0),
    card('fullAuto', 'inCombat', 0),
    card('nervesOfSteel', 'reaction', 0),
  ],
  mechanic: [
    ...common,
    card('fastRepairs', 'outOfCombat', 0),
    computerSkills,
    card('ingenuity', 'outOfCombat', 0),
    card('technicalCorridors', 'outOfCombat', 1),
    card('pyrotechnics', 'outOfCombat', 1),
  ],
} satisfies Record<Character, ActionCard[]>
