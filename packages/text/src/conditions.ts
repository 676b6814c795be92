/** What must hold: for a card to strike hard, for a quest, for an objective. */
import { asksForSignal, type Name, objectiveInfo, type Predicate, partsOf, type TableView } from '@coldwake/rules'
import { type Person, YOU } from './context.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { list, say } from './message.ts'
import { anIntruder, anObject, colourName, theDestination, theTile } from './things.ts'
import { words } from './words.ts'

/** Whom a condition is about. */
export interface Whose extends Person {
  /** A player by their number, with the name; where it is known who that is. */
  player?: (number: number) => string
}

/** Any of the crew who survives; of the Signal so many are asked for. */
export interface Crew extends Whose {
  signals: number
}
export function theCrew(table: TableView, language: Dialect): Crew {
  const lang = dialectOf(language, table.game)
  return { by: 'other', who: say(words(lang).conditions.objectives.somebody, lang), signals: signalsAsked(table) }
}

/** NEM-MODE-COOP-03: by how many different characters the open objectives want the Signal sent. */
export const signalsAsked = ({ game, crew }: TableView): number =>
  crew
    .flatMap(({ openObjectives }) => openObjectives)
    .filter(card => {
      const objective = objectiveInfo(game, card)
      return objective !== null && asksForSignal(objective.test)
    }).length

/** A clause without a full stop, about the reader unless somebody else is named. */
export function testText(test: Predicate, lang: Dialect, whose: Whose | Crew = YOU): string {
  const { conditions, either, or } = words(lang).conditions
  switch (test.is) {
    case 'all':
      return list(
        test.of.map(part => testText(part, lang, whose)),
        lang,
      )
    case 'any': {
      const tests = test.of
        .map(part => testText(part, lang, whose))
        .reduce((one, other) => say(or, lang, { one, other }))
      return say(either, lang, { tests })
    }
    case 'seriousWounds':
      return say(conditions.seriousWounds, lang, { ...whose, min: test.min })
    case 'inRoom':
      return say(conditions.inRoom, lang, { ...whose, room: theTile(test.tile, lang) })
    case 'signal':
      return 'signals' in whose
        ? say(conditions.signals, lang, { n: whose.signals })
        : say(conditions.signal, lang, whose)
    case 'allExplored':
      return say(conditions.allExplored, lang)
    case 'destination':
      return say(conditions.destination, lang, { destination: theDestination(test.at, lang) })
    case 'soleSurvivor':
      return say(conditions.soleSurvivor, lang, whose)
    case 'playerDead':
      return say(conditions.playerDead, lang, { player: whose.player?.(test.player) ?? test.player })
    case 'othersSurvive':
      return say(conditions.othersSurvive, lang, { min: test.min })
    case 'nestDestroyed':
      return say(conditions.nestDestroyed, lang)
    case 'shipDestroyed':
      return say(conditions.shipDestroyed, lang)
    case 'killed':
      return say(conditions.killed, lang, { intruder: anIntruder(test.kind, lang) })
    case 'weakness':
      return say(conditions.weakness, lang, { object: anObject(test.object, lang) })
    case 'weaknesses':
      return say(conditions.weaknesses, lang, { min: test.min })
    case 'leftWith':
      return say(conditions.leftWith, lang, { ...whose, object: anObject(test.object, lang) })
    case 'leftByPod':
      return say(conditions.leftByPod, lang, whose)
    case 'items':
      return say(conditions.items, lang, { ...whose, min: test.min })
    case 'not':
      return negated(test.test, lang, whose)
    case 'knowledge':
      return say(conditions.knowledge, lang, { ...whose, min: test.min })
    case 'leftBy':
      return say(conditions[leaving[test.how]], lang, whose)
    case 'carries':
      return say(conditions.carries, lang, { ...whose, object: anObject(test.object, lang) })
    case 'colour':
      return say(conditions.colour, lang, { colour: colourName(test.colour, lang).toLowerCase() })
    case 'learnedDead':
      return say(conditions.learnedDead, lang, { min: test.min })
    case 'sectionsExplored':
      return say(conditions.sectionsExplored, lang, {
        sections: list(
          test.of.map(section => `S-0${section + 1}`),
          lang,
        ),
      })
    case 'exactlySurvive':
      return say(conditions.exactlySurvive, lang, { others: test.others })
    case 'powerOn':
      return say(conditions.powerOn, lang, { min: test.min })
    case 'knowledgeActive':
    case 'senderLearned':
    case 'dark':
    case 'inCombat':
    case 'noCards':
    case 'undressedSerious':
    case 'isHost':
    case 'atEntrance':
    case 'inNest':
      return say(conditions[test.is], lang, whose)
    case 'powered':
    case 'host':
    case 'survivorsDead':
    case 'intact':
    case 'selfDestructOn':
    case 'backupOn':
      return say(conditions[test.is], lang)
    case 'objectIn':
      return say(conditions.objectIn, lang, { object: anObject(test.object, lang), room: theTile(test.tile, lang) })
  }
}

/** What does not hold; those that cards ask for have a wording of their own. */
function negated(test: Predicate, lang: Dialect, whose: Person): string {
  const { conditions, not } = words(lang).conditions
  switch (test.is) {
    case 'signal':
      return say(conditions.notSignal, lang, whose)
    case 'knowledge':
      return say(conditions.knowledgeAtMost, lang, { ...whose, max: test.min - 1 })
    case 'inCombat':
      return say(conditions.notInCombat, lang, whose)
    case 'powered':
      return say(conditions.notPowered, lang)
    case 'noCards':
      return say(conditions.notNoCards, lang, whose)
    case 'inNest':
      return say(conditions.notInNest, lang, whose)
    default:
      return say(not, lang, { test: testText(test, lang, whose) })
  }
}

const leaving = { css: 'leftByCss', isolation: 'lockedIn', bunker: 'inBunker' } as const

/** NEM-OBJ-01: whatever an objective asks for, its owner must survive too; or, of a crew, somebody. */
export function objectiveText(game: string, card: Name, language: Dialect, whose: Whose | Crew = YOU): string {
  const lang = dialectOf(language, game)
  const objective = objectiveInfo(game, card)
  if (!objective) return ''
  const { test, survivesMars } = objective
  const { objectives } = words(lang).conditions
  const together = 'signals' in whose
  const survival = say(together ? objectives.surviveTogether : objectives.survive, lang)
  const tests = list([survival, ...partsOf(test).map(part => testText(part, lang, whose))], lang)
  const text = say(together ? objectives.winTogether : objectives.win, lang, { tests })
  return survivesMars ? `${text} ${say(objectives.survivesMars, lang)}` : text
}
