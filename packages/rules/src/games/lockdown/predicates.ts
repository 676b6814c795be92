/** Predicates that only Lockdown's cards use. */
import { boardOf, rulesOf } from '../../core/ruleset.ts'
import type { Fate } from '../../core/types.ts'
import { holds, type Predicates, type Reasons } from '../../mechanics/predicates.ts'

declare module '../../core/types.ts' {
  interface PredicateTypes {
    knowledge: { min: number }
    knowledgeActive: object
    /** The character has sent the Signal and has an active Knowledge token. */
    senderLearned: object
    dark: object
    powered: object
    leftBy: { how: 'css' | 'isolation' | 'bunker' }
    /** All of these characters that are in play. */
    survivorsDead: { of: readonly Name[] }
    learnedDead: { min: number }
    sectionsExplored: { of: readonly number[] }
    /** Power tokens that give power. */
    powerOn: { min: number }
    /** The Time token shows its active side. */
    backupOn: object
  }
}

const WAYS_OUT = { css: 'launched', isolation: 'locked', bunker: 'bunker' } as const satisfies Record<string, Fate>

export const lockdownPredicates: Predicates<
  | 'knowledge'
  | 'knowledgeActive'
  | 'senderLearned'
  | 'dark'
  | 'powered'
  | 'leftBy'
  | 'survivorsDead'
  | 'learnedDead'
  | 'sectionsExplored'
  | 'powerOn'
  | 'backupOn'
> = {
  knowledge: (g, seat, { min }) => (g.facility?.knowledge[seat] ?? 0) >= min,
  knowledgeActive: (g, seat) => g.facility?.learned[seat] ?? false,
  senderLearned: (g, seat) => g.crew[seat].signal && (g.facility?.learned[seat] ?? false),
  dark: (g, seat) => rulesOf(g).isDark(g, seat),
  // LOCK-RULING-142: a character in darkness stands in no powered section. LOCK-RULING-112: nor does one outside.
  powered: (g, seat) => rulesOf(g).hasPower(g, g.crew[seat].room) && !rulesOf(g).isDark(g, seat),
  leftBy: (g, seat, { how }) => g.crew[seat].fate === WAYS_OUT[how],
  /** LOCK-RULING-33: also where none of them is in play. */
  survivorsDead: (g, _, { of }) => g.crew.every(crew => crew.fate === 'dead' || !of.includes(crew.character)),
  learnedDead: (g, seat, { min }) =>
    g.crew.every((crew, s) => s === seat || crew.fate === 'dead' || !holds(g, s, { is: 'knowledge', min })),
  /** LOCK-RULING-34: staircases belong to no section. */
  sectionsExplored: (g, _, { of }) => {
    const { sectionOf } = boardOf(g)
    return g.explored.every((explored, room) => explored || !of.includes(sectionOf[room]))
  },
  powerOn: (g, _, { min }) => (g.facility?.on ?? []).filter(Boolean).length >= min,
  backupOn: g => g.facility?.backup ?? false,
}

export const lockdownReasons: Reasons = {
  unmet: { knowledge: 'notKnown', knowledgeActive: 'notKnown', powered: 'noPower', dark: 'powered' },
  met: { powered: 'powered', dark: 'noPower' },
}
