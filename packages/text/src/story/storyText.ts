/** The words around the lines of a story: where it is, and what is folded. */
import type { EventFace } from '@coldwake/rules'
import { type Context, person } from '../context.ts'
import { eventText } from '../events.ts'
import { type Dialect, dialectOf } from '../lang.ts'
import { lowered, say } from '../message.ts'
import { words } from '../words.ts'
import type { Place } from './place.ts'
import type { Row } from './story.ts'

/** Round or phase, and whose turn it is. */
export function placeText(place: Place, ctx: Context, language: Dialect): string {
  const lang = dialectOf(language, ctx.table.game)
  const { places, steps } = words(lang, 'log').story
  switch (place.at) {
    case 'round':
      return say(places.round, lang, { round: place.round })
    case 'turn':
      // A situation begins in the middle of a round that nobody was told of.
      if (place.round === 0) return say(places.turnAlone, lang, person(ctx, place.who))
      return say(places.turn, lang, { round: place.round, ...person(ctx, place.who) })
    case 'events':
      return place.step === null ? say(places.events, lang) : say(steps[place.step], lang)
    default:
      return say(places[place.at], lang)
  }
}

/** What a group without a cause of its own follows from. */
export const fireText = (ctx: Context, lang: Dialect): string =>
  say(words(dialectOf(lang, ctx.table.game), 'log').story.fireBurns, lang)

/** An Event card that changed nothing says so. */
export const nothingText = (ctx: Context, lang: Dialect): string =>
  say(words(dialectOf(lang, ctx.table.game), 'log').story.nothingHappens, lang)

/** Several lines in one. `events` are all of the story, `then` their contexts. */
export function foldText(
  { fold, lines }: Extract<Row, { fold: unknown }>,
  events: readonly EventFace[],
  then: readonly Context[],
  language: Dialect,
): string {
  const [first = 0] = lines
  const lang = dialectOf(language, then[first]?.table.game ?? '')
  const { folds, takenBack } = words(lang, 'log').story
  if (fold === 'takenBack') {
    const [event, ctx] = [events[first], then[first]]
    return say(takenBack, lang, { what: event && ctx ? lowered(eventText(event, ctx, language), lang) : '' })
  }
  // Nobody pays by not reacting.
  const n = fold === 'paid' ? lines.filter(line => events[line]?.e === 'paid').length : lines.length
  return say(folds[fold], lang, { n })
}
