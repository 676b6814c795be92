import { type Option, objectiveInfo } from '@coldwake/rules/facts'

/** An envelope by its back: the answer that keeps it, without the name of what lies in it. */
export const byItsBack = (option: Option, game: string): Option =>
  option.do === 'objective'
    ? { do: 'back', back: objectiveInfo(game, option.card)?.deck === 'corporate' ? 'corporate' : 'personal' }
    : option
