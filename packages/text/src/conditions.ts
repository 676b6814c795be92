/** What must hold: for a card to strike hard, for a quest, for an objective. */
import { type Name, objectiveInfo, type Test } from '@coldwake/rules'
import { type Person, YOU } from './context.ts'
import type { Lang } from './lang.ts'
import { list, say } from './message.ts'
import { anIntruder, anObject, theDestination, theTile } from './things.ts'
import { words } from './words.ts'

/** A clause without a full stop, about the reader unless somebody else is named. */
export function testText(test: Test, lang: Lang, whose: Person = YOU): string {
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
      return say(conditions.signal, lang, whose)
    case 'allExplored':
      return say(conditions.allExplored, lang)
    case 'destination':
      return say(conditions.destination, lang, { destination: theDestination(test.at, lang) })
    case 'soleSurvivor':
      return say(conditions.soleSurvivor, lang, whose)
    case 'playerDead':
      return say(conditions.playerDead, lang, { player: test.player })
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
    case 'objectIn':
      return say(conditions.objectIn, lang, { object: anObject(test.object, lang), room: theTile(test.tile, lang) })
  }
}

/** NEM-OBJ-01: whatever an objective asks for, its owner must survive too. */
export function objectiveText(game: string, card: Name, lang: Lang): string {
  const objective = objectiveInfo(game, card)
  if (!objective) return ''
  const { test, survivesMars } = objective
  const { objectives } = words(lang).conditions
  const parts = test.is === 'all' ? test.of : [test]
  const tests = list([say(objectives.survive, lang), ...parts.map(part => testText(part, lang))], lang)
  const text = say(objectives.win, lang, { tests })
  return survivesMars ? `${text} ${say(objectives.survivesMars, lang)}` : text
}
