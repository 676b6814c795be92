/** What can be chosen: its label among the options. */
import type { Option } from '@coldwake/rules'
import { actions } from './choices/actions.ts'
import { answers } from './choices/answers.ts'
import { type Asked, askedAs, type ChoiceKind, type ChoiceOf, type Labels } from './choices/label.ts'
import { places } from './choices/places.ts'
import { things } from './choices/things.ts'
import type { Context } from './context.ts'
import { gameLabels } from './games/choices.ts'
import { type Dialect, dialectOf } from './lang.ts'

/** A new kind of choice does not compile until it has its label. */
const labels: Labels = { ...actions, ...answers, ...places, ...things, ...gameLabels }

const label = <K extends ChoiceKind>(kind: K, choice: ChoiceOf<K>, asked: Asked): string => labels[kind](choice, asked)

/** The label of a choice, without its cost. */
export const optionText = (option: Option, ctx: Context, lang: Dialect): string =>
  label(option.do, option, askedAs(ctx, dialectOf(lang, ctx.table.game)))
