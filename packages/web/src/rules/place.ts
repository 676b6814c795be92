/**
 * Where one is in the rules. An address is what stands after `/rules/`: a rule or group, `game/chapter`, `signs` or
 * `game/signs`, `game/recipes`, another page, `game/summaries/round`, an example at a table, `game/trials/NEM-EX-04`, or a
 * thing on the table, `game/card/search`.
 */
import { FIRST_GAME, type Game, isGame } from '../games/covers/index.ts'
import { type ChapterKey, gameOfRule, OUTLINES } from '../games/rulebooks/outline.ts'
import { HOME, RECIPES } from './links/address.ts'
import { isThingKind, type ThingKind } from './thingRules.ts'
import { TRIALS_PLACE } from './trial/trialAddress.ts'

export type Place =
  | { at: 'start'; game: Game }
  | { at: 'chapter'; game: Game; chapter: ChapterKey }
  | { at: 'rule'; game: Game; id: string }
  | { at: 'about'; game: Game; kind: ThingKind; name: string }
  | { at: 'signs'; game: Game }
  | { at: 'recipes'; game: Game }
  | { at: 'trial'; game: Game; id: string }
  | { at: 'page'; game: Game; page: HandbookPage; part: string | undefined }

export const SIGNS = 'signs'
/** What there is besides the rules themselves, in the order it is offered. */
export const HANDBOOK = ['boards', 'layout', 'summaries', 'glossary', 'tips'] as const
export type HandbookPage = (typeof HANDBOOK)[number]
const isHandbook = (key: string | undefined): key is HandbookPage => HANDBOOK.some(page => page === key)

export function placeAt(address: string): Place {
  if (/^(?:nem|lock)-/i.test(address)) {
    const id = address.toUpperCase()
    return { at: 'rule', game: gameOfRule(id), id }
  }
  const [first = '', key, name] = address.split('/')
  const game = isGame(first) ? first : FIRST_GAME
  if (address === SIGNS || (key === SIGNS && name === undefined)) return { at: 'signs', game }
  if (key === RECIPES && name === undefined) return { at: 'recipes', game }
  if (key === TRIALS_PLACE && name) return { at: 'trial', game, id: name.toUpperCase() }
  if (isHandbook(key)) return { at: 'page', game, page: key, part: name }
  if (key && name && isThingKind(key)) return { at: 'about', game, kind: key, name }
  const chapter = OUTLINES[game].chapters.find(one => one.key === key)
  return chapter ? { at: 'chapter', game, chapter: chapter.key } : { at: 'start', game }
}

export const chapterAddress = (game: Game, chapter: string): string => `${game}/${chapter}`
export const signsAddress = (game: Game): string => (game === FIRST_GAME ? SIGNS : `${game}/${SIGNS}`)
export const handbookAddress = (game: Game, page: HandbookPage, part?: string): string =>
  part === undefined ? `${game}/${page}` : `${game}/${page}/${part}`
export const startAddress = (game: Game): string => (game === FIRST_GAME ? HOME : game)
