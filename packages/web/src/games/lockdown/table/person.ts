/** What a character of Lockdown is like besides: in the dark or not, how much it knows, what it holds. */
import type { CrewView, LockdownView, OpenView, TableView } from '@coldwake/rules/facts'
import { list } from '@coldwake/text'
import { seatsIn } from '../../../app/counting.ts'
import type { Words } from '../../../app/words.ts'
import type { IconName } from '../../../icons/Icon.tsx'
import type { TableGame } from '../../../play/tableContext.ts'
import { podLetter } from './facility.ts'
import { inDark } from './light.ts'

type Says = Words<'lockdown'>['t']
type Person = LockdownView['people'][number]

/** One thing about a person; null where there is no such thing. */
export interface PersonFact {
  icon: IconName
  text: string
  tone?: string
}

export const darkFact = ({ seat, fate }: CrewView, { table, map }: Pick<TableGame, 'table' | 'map'>, t: Says) =>
  fate === 'aboard' && inDark(map, table, seat)
    ? ({ icon: 'dark', text: t.facility.inTheDark, tone: 'unlit' } satisfies PersonFact)
    : null

export function knowledgeFact({ seat }: CrewView, { facility }: TableView, t: Says): PersonFact | null {
  const person = facility?.people[seat]
  return person ? { icon: 'knowledge', text: knowledgeText(person, t) } : null
}

/** Its number, and whether the token is activated (LOCK-KNOW-08). */
export const knowledgeText = ({ knowledge, learned }: Pick<Person, 'knowledge' | 'learned'>, t: Says): string =>
  [t.facility.knowledgeIs({ n: knowledge }), learned ? t.facility.learned : ''].filter(Boolean).join(', ')

/** What the number is called. */
export const knowledgeLabel = (t: Says): string => t.facility.knowledge

/** How many tokens somebody holds. Together nobody holds any. */
export function tokensFact({ seat }: CrewView, { facility, mode }: TableView, t: Says): PersonFact | null {
  const person = facility?.people[seat]
  if (!person || mode === 'cooperative') return null
  return { icon: 'contingency', text: t.facility.youHold({ n: person.contingencies.length }) }
}

/** LOCK-INFO-07: who has looked at which of these tokens is public, what they saw is not. */
export function tokensSeen(
  { seat }: CrewView,
  { table, name }: Pick<TableGame, 'table' | 'name'>,
  { t, lang }: Pick<Words<'lockdown'>, 't' | 'lang'>,
): string[] {
  const tokens = table.facility?.people[seat]?.contingencies ?? []
  return tokens.flatMap(({ seenBy }, at) => {
    const who = seatsIn(seenBy).filter(one => one !== seat)
    if (who.length === 0) return []
    const names = list(who.map(name), lang)
    return [t.noteCard({ place: t.facility.tokenNumber({ n: at + 1 }), card: t.seenBy({ names }) })]
  })
}

/** Where somebody waits, if that is a pod for cargo. */
export const cargoPodText = (crew: CrewView, table: TableView, t: Says): string | null =>
  crew.fate === 'inPod' ? t.facility.inCssPod({ letter: podLetter(table, crew) }) : null

/** Tokens that would be a secret, in a row with what they are called. */
export const openedTokens = ({ facility }: OpenView, t: Says): [label: string, cards: readonly string[]][] =>
  facility ? [[t.facility.contingencies, facility.contingencies]] : []
