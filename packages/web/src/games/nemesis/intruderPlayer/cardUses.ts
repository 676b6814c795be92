/** What a card of the Intruders can be played for, and what of that is possible just now. NEM-MODE-INTRUDER-09 */
import { COMMANDS, type Command, intruderActionInfo, type Name, type Option } from '@coldwake/rules/facts'
import { effectText } from '@coldwake/text'
import type { Words } from '../../../app/words.ts'
import type { Entry } from '../../../play/choice/choices.ts'

export interface Use {
  as: Command
  title: string
  /** What it does, in a few words. */
  says: string
  /** To be chosen; null if it is not possible, or not asked for. */
  option: Option | null
  /** Why it is not possible, while a card is asked for. */
  why: string
}

/** `entry` is the card as an answer, if it is one; `asked`: a card is asked for. */
export function usesOf(
  game: string,
  card: Name,
  { entry, asked }: { entry: Entry | undefined; asked: boolean },
  { t, lang }: Pick<Words<'intruderPlayer'>, 't' | 'lang'>,
): Use[] {
  const info = intruderActionInfo(game, card)
  if (!info) return []
  const says: Record<Command, string> = {
    move: t.hunt.through({ way: info.way ?? 'any' }),
    attack: t.hunt.choosesOf({ cards: info.attacks }),
    special: effectText(info.effect, lang),
  }
  return COMMANDS.map(as => {
    const option = entry?.options.find(one => one.do === 'playAs' && one.as === as) ?? null
    return { as, title: t.hunt.use[as], says: says[as], option, why: asked && !option ? t.hunt.cannot[as] : '' }
  })
}
