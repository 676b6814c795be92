/** Which of all options are ideas worth showing, and which one a player would ask about instead. */
import type { Advice } from '@coldwake/bots'
import type { Decision, Option } from '@coldwake/rules/facts'
import type { Entry } from '../choice/choices.ts'

export interface Idea {
  entry: Entry
  option: Option
  advice: Advice
  /** The obvious alternative; null where there is none. */
  other: { option: Option; advice: Advice } | null
}

/** In the measure of officers, in which a card is worth about 1. */
const COMES_CLOSE = 4
const MOST = 3

/** The best ones, each about another thing: the first is what an officer would do. */
export function ideasOf(all: readonly Advice[], { options }: Decision, entries: readonly Entry[]): Idea[] {
  const known = all.flatMap(advice => {
    const option = options[advice.option]
    const entry = option && entries.find(one => one.options.includes(option))
    return option && entry ? [{ entry, option, advice }] : []
  })
  const [best] = known
  if (!best) return []
  const firsts = known.filter(({ entry }, at) => known.findIndex(one => one.entry === entry) === at)
  const close = firsts.filter(({ advice }) => best.advice.worth - advice.worth < COMES_CLOSE)
  return close.slice(0, MOST).map(idea => {
    // The same in another way, such as walking without care; or the next best thing.
    const sameThing = known.find(({ entry, option }) => entry === idea.entry && option !== idea.option)
    const other = sameThing ?? firsts.find(({ entry }) => entry !== idea.entry)
    return { ...idea, other: other ? { option: other.option, advice: other.advice } : null }
  })
}
