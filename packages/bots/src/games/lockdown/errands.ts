/** Errands in the facility: what its objectives ask for, and how likely it is to be done. */
import { type Name, OBJECT_KINDS, type Predicate } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import type { Goal } from '../../consideration.ts'
import type { CrewRules } from '../../crew.ts'
import { infectionRisk } from '../../danger/infection.ts'
import { DONE, type Errand, type Errands, exploring, lying, seek, wait } from '../../errands.ts'
import { at } from '../../indexed.ts'
import { roomCalled, type Sight } from '../../sight.ts'
import type { Case, Refuge } from './contingencies.ts'
import { lockdownWeights } from './weights.ts'

export type FacilityPredicate =
  | 'signal'
  | 'knowledge'
  | 'knowledgeActive'
  | 'senderLearned'
  | 'shipDestroyed'
  | 'selfDestructOn'
  | 'intact'
  | 'exactlySurvive'
  | 'survivorsDead'
  | 'learnedDead'
  | 'sectionsExplored'
  | 'leftBy'
  | 'powerOn'
  | 'backupOn'
  | 'dark'
  | 'powered'

const { objective, win } = lockdownWeights

/** What may still be done for it: with `refuge`, once I am there; with `seeks`, where somebody goes for each thing. */
interface Ways {
  refuge?: Refuge
  seeks?: true
}

/** Where Knowledge is to be had: the Archive, once, and analyses. */
function lessons(sight: Sight, { learned }: Case, worth: number): Goal[] {
  const archive = learned ? [] : seek(sight, 'archive', worth)
  if (sight.my.objects.length > 0) return [...archive, ...seek(sight, 'laboratory', worth)]
  const lab = roomCalled(sight, 'laboratory')
  const things = OBJECT_KINDS.flatMap(kind => lying(sight, kind))
  return [...archive, ...things.map(room => ({ room, worth: worth * objective.thing, for: lab }))]
}

function knowing(sight: Sight, by: Case, min: number, { refuge, seeks }: Ways): Errand {
  const { knowledgeSheltered, knowledge: most, perPoint, knowledgeAtLeast, part } = objective
  const missing = min - by.knowledge
  if (missing <= 0) return DONE
  const chance = refuge ? knowledgeSheltered : Math.max(knowledgeAtLeast, most - missing * perPoint)
  return { chance, goals: seeks ? lessons(sight, by, win * part) : [] }
}

/** Rooms of these sections that nobody has explored. */
const hidden = ({ rooms, board }: Sight, sections: readonly number[]): number[] =>
  rooms.flatMap(({ explored }, room) => (!explored && sections.includes(at(board.sectionOf, room)) ? [room] : []))

/** Power for so many sections, or the backup: both come from one room. */
const power = (sight: Sight, isOn: boolean, { refuge, seeks }: Ways): Errand =>
  isOn
    ? DONE
    : {
        chance: refuge ? 0 : objective.power,
        goals: seeks ? seek(sight, 'backup-power', win * objective.part) : [],
      }

export function facilityErrands(by: Case, ways: Ways = {}): Errands<FacilityPredicate> {
  const { refuge, seeks } = ways
  /** To be done before I am safe. */
  const before = (sight: Sight, isDone: boolean, chance: number, tile: Name): Errand =>
    isDone ? DONE : { chance: refuge ? 0 : chance, goals: seeks ? seek(sight, tile, win * objective.part) : [] }
  const blown = (sight: Sight): Errand =>
    sight.table.selfDestruct === null
      ? {
          chance: seeks ? objective.destroyedAlone : objective.destroyed,
          goals: seeks ? seek(sight, 'coolingSystem', win * objective.part) : [],
          last: true,
        }
      : wait(refuge === 'isolation' ? 0 : objective.doomed)
  return {
    signal: sight => before(sight, by.signal, objective.signal, 'transmitterControlRoom'),
    knowledge: (sight, { min }) => knowing(sight, by, min, ways),
    knowledgeActive: sight => before(sight, by.learned, objective.learned, 'archive'),
    senderLearned: sight =>
      by.signal && by.learned
        ? DONE
        : before(
            sight,
            false,
            by.learned || by.signal ? objective.learned : objective.learned * objective.signal,
            by.learned ? 'transmitterControlRoom' : 'archive',
          ),
    shipDestroyed: blown,
    selfDestructOn: blown,
    intact: ({ table }) => wait(table.selfDestruct === null ? objective.intact : objective.intactDoomed),
    exactlySurvive: () => wait(objective.exactlySurvive),
    survivorsDead: () => wait(objective.othersDead),
    learnedDead: () => wait(objective.othersDead),
    sectionsExplored(sight, { of }) {
      const left = hidden(sight, of)
      if (left.length === 0) return DONE
      return seeks ? exploring(sight, left) : wait(objective.sections)
    },
    leftBy(_, { how }) {
      if (refuge) return wait(how === refuge ? 1 : 0)
      return wait(how === 'css' ? objective.byCargoPod : objective.byOther)
    },
    powerOn: (sight, { min }) =>
      power(sight, (sight.table.facility?.power.filter(({ on }) => on).length ?? 0) >= min, ways),
    backupOn: sight => power(sight, sight.table.facility?.backup ?? false, ways),
    dark: sight => (at(sight.dark, sight.here) ? DONE : wait(objective.power)),
    powered: sight => (at(sight.dark, sight.here) ? wait(objective.power) : DONE),
  }
}

// ---------------------------------------------------------------- a crew of the facility

/** What somebody has done so far, as everybody can see. */
export function caseOf(sight: Sight): Case {
  const { knowledge, learned } = sight.table.facility?.people[sight.seat] ?? { knowledge: 0, learned: false }
  return { signal: sight.my.signal, knowledge, learned, sick: infectionRisk(sight) }
}

/** What players promise who see to it. */
function deedOf({ my }: Sight, test: Predicate): Deed | null {
  switch (test.is) {
    case 'signal':
      return { do: 'signal' }
    case 'shipDestroyed':
    case 'selfDestructOn':
      return { do: 'startSelfDestruct' }
    case 'nestDestroyed':
      return { do: 'destroyNest' }
    case 'killed':
      return { do: 'kill', intruder: test.kind }
    case 'senderLearned':
      return my.signal ? { do: 'readArchive' } : { do: 'signal' }
    case 'backupOn':
      return { do: 'backupPower' }
    default:
      return null
  }
}

export const facilityCrew = ({ table }: Sight): CrewRules => ({
  own: theirs => facilityErrands(caseOf(theirs), { seeks: true }),
  fuses: ['shipDestroyed', 'selfDestructOn'],
  spoiled: ['intact'],
  spread: ['sectionsExplored'],
  personal: ['leftWith', 'carries', 'knowledge', 'knowledgeActive', 'senderLearned'],
  isLit: table.selfDestruct !== null,
  left: null,
  safe: ({ fate }) => fate === 'launched' || fate === 'locked' || fate === 'bunker',
  deedOf,
})
