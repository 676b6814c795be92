/** What explains itself in only one of the games: the only list of games there. */
import { type BoardData, findFacts, inBox, type TableView } from '@coldwake/rules/facts'
import type { RulebookWords } from '@coldwake/text'
import type { Explaining, Line, SignSaid } from '../../play/explain/explanation.ts'
import { type Game, isGame } from '../covers/index.ts'
import { facilityRecords, facilitySpace } from '../lockdown/explain/facilityRecords.ts'
import { shipRecords, shipSpace } from '../nemesis/explain/shipRecords.ts'
import { SIGN_GROUPS, signWords } from '../rulebooks/signList.ts'

/** The areas of words that cards are made of. */
export const EXPLAIN_AREAS = ['explain', 'nemesis'] as const
export type ExplainArea = (typeof EXPLAIN_AREAS)[number]

/** The sign of tokens that people hold. */
export const TOKEN_SIGN = 'contingency'

export const GAME_RECORDS = { ...shipRecords, ...facilityRecords }

/** How many fires or malfunctions there can be before one is too many. */
export const markerLimit = (what: 'fire' | 'malfunction', { game, facility }: TableView): number =>
  facility?.[what] ?? findFacts(game)?.limits[what] ?? 0

/** What happens on a space of the time track, or on the way onto it. */
export const timeFacts = (space: BoardData['tracks']['time'][number], at: Explaining): Line[] =>
  at.table.facility ? facilitySpace(space, at) : shipSpace(space, at)

const gameOf = (box: string): Game => {
  const { game } = inBox(box)
  if (!isGame(game)) throw new Error(`this page does not know the game ${game}`)
  return game
}

/** What the end of time is in a game. */
const TIME: Readonly<Record<Game, string>> = { nemesis: 'jump', lockdown: 'purge' }

/** Said of Night Stalkers; where the Intruders of the ship hunt, as it is said there. */
const OF_CREATURES: ReadonlySet<string> = new Set([
  'danger',
  'doorClosed',
  'technical',
  'egg',
  'carcass',
  'injury',
  'weakness',
])

/** The signs of a game as the rules explain them, by their keys. */
export function signsSaid(box: string, words: RulebookWords): (key: string) => SignSaid {
  const game = gameOf(box)
  const { signs } = signWords(words, game)
  const guests = inBox(box).extras.includes('intruders')
  const ofShip = signWords(words, 'nemesis').signs
  return key => {
    const sign = key === 'time' ? TIME[game] : key
    const { icon, tone, to } = SIGN_GROUPS[game].flatMap(group => group.signs).find(one => one.sign === sign) ?? {}
    const said = guests && OF_CREATURES.has(sign) ? ofShip[sign] : signs[sign]
    if (!icon || !to || !said) throw new Error(`${game} has no sign ${sign}`)
    return { icon, tone, rule: to, ...said }
  }
}

interface LegendGroup {
  group: string
  signs: readonly SignSaid[]
}

/** The signs with these keys, in the groups and the order in which the rules have them. */
export function legendOf(box: string, words: RulebookWords, keys: ReadonlySet<string>): LegendGroup[] {
  const game = gameOf(box)
  const said = signsSaid(box, words)
  const { groups } = signWords(words, game)
  const isThere = (sign: string) => keys.has(sign) || (sign === TIME[game] && keys.has('time'))
  return SIGN_GROUPS[game]
    .map(({ group, signs }) => ({
      group: groups[group] ?? group,
      signs: signs.filter(({ sign }) => isThere(sign)).map(({ sign }) => said(sign)),
    }))
    .filter(({ signs }) => signs.length > 0)
}
