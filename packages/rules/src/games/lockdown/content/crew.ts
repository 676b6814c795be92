/** The crew of the Nemesis, as they come to Mars: whose place they take, their decks, and what they may earn. LOCK-CROSS. */
import type { ActionCard, QuestItem } from '../../../core/content.ts'
import { being, calm, giving, item, passive, quest, weapon } from '../../../core/contentForms.ts'
import { choose, computer, type Effect, look, need, type Predicate, plain } from '../../../core/effect.ts'
import { actions } from '../../nemesis/content/actions.ts'
import type { Character as Member } from '../../nemesis/content/characters.ts'
import type { Character } from './characters.ts'
import { quests } from './quests.ts'

/** LOCK-CROSS-01: of two who share a colour, one can be in a game. Red, violet, green, white, blue, orange. */
export const sameColour: Readonly<Record<Character, Member>> = {
  survivor: 'soldier',
  labRat: 'scout',
  hacker: 'pilot',
  xenobiologist: 'scientist',
  sentry: 'captain',
  janitor: 'mechanic',
}

// ---------------------------------------------------------------- decks

/** How a card of theirs reads here: there are no engines, and ducts lead only where somebody has been. */
const onMars = (list: readonly Effect[]): readonly Effect[] =>
  list.flatMap((effect): readonly Effect[] => {
    if (effect.fx === 'ducts') return [{ ...effect, explored: true }]
    if (effect.fx !== 'choose') return [effect]
    const parts = effect.of.filter(part => part.every(({ fx }) => fx !== 'engine')).map(onMars)
    return parts.length === 1 ? parts[0] : [choose(...parts)]
  })
const deckOf = (member: Member): ActionCard[] => actions[member].map(card => ({ ...card, effect: onMars(card.effect) }))

/** LOCK-CROSS-04: what a pilot without a ship does in place of these two. */
const ABOARD = ['piloting', 'knowledgeOfTheShip']
const pilot: ActionCard[] = [
  ...deckOf('pilot').filter(({ id }) => !ABOARD.includes(id)),
  calm('atTheWheel', 0, choose([need({ is: 'powered' }), computer(), plain('rover')], [plain('drive')])),
  calm('flightPlan', 0, choose([plain('peekCss')], [look('tile')])),
]

/** LOCK-CROSS-05 */
export const crewActions: Readonly<Record<Member, readonly ActionCard[]>> = {
  captain: deckOf('captain'),
  pilot,
  scientist: deckOf('scientist'),
  scout: deckOf('scout'),
  soldier: deckOf('soldier'),
  mechanic: deckOf('mechanic'),
}

// ---------------------------------------------------------------- what they may earn

/** LOCK-CROSS-06: nothing to begin with, and one thing to earn: what each of them is known for, not fully loaded. */
export const crewQuests: Readonly<Record<Member, readonly QuestItem[]>> = {
  captain: [
    quest(being('alert'), weapon('sixShooter', { kind: 'classic', capacity: 6, loaded: 3, bonusOnDouble: true })),
  ],
  pilot: [
    quest(
      { ...giving(), component: 'elec' },
      weapon('shotgun', { kind: 'energy', capacity: 2, loaded: 1, bonusOnHit: true }),
    ),
  ],
  scientist: [quest(being('archive'), passive(item('holoComputer', { heavy: true }), 'holoComputer'))],
  scout: [quest({ ...giving(), component: 'elec' }, weapon('rifle', { kind: 'energy', capacity: 4, loaded: 2 }))],
  // The same card as the Survivor's, who is red too.
  soldier: quests.survivor,
  mechanic: [
    quest(
      { ...giving(), test: { is: 'colour', colour: 'yellow' }, component: 'tool' },
      weapon('sawedOffShotgun', { kind: 'energy', capacity: 2, loaded: 1, hitAsDouble: true }),
    ),
  ],
}

// ---------------------------------------------------------------- what others think of them

/** LOCK-SETUP-29: they are survivors of the Nemesis too. */
export const countingCrew = (test: Predicate): Predicate => {
  if (test.is === 'survivorsDead') return { ...test, of: [...test.of, ...Object.values(sameColour)] }
  return test.is === 'any' || test.is === 'all' ? { ...test, of: test.of.map(countingCrew) } : test
}
