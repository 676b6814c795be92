/** What the page knows of one kind of choice. How its answer shows in a list is in `answer/answerRecord.ts`. */
import type { Choice, Decision, TableView } from '@coldwake/rules/facts'
import type { IconName } from '../../icons/Icon.tsx'
import type { ChoiceKind, ChoiceOf, Of } from '../kinds.ts'

/** What cannot be undone and ends something. It asks once, in the same button: held, or pressed twice. */
export type Irreversible = 'launch' | 'hibernate' | 'selfDestruct' | 'css' | 'lockIn' | 'alert' | 'bunker'

/** Who decides, and when. */
export interface Deciding extends Pick<Decision, 'ask' | 'seat'> {
  table: TableView
}

/** Where a choice stands in a list. */
export type ChoicePlace = 'board' | 'fight' | 'deed' | 'card' | 'drop' | 'last'

export type ChoiceRecord<C extends Choice = Choice> = readonly [
  /** Names what it points at, e.g. `room:005`. Ways of getting to the same room are one thing, and uses of a card too. */
  target: Of<C, [], string>,
  place: ChoicePlace,
  icon: IconName | Of<C, [], IconName>,
  irreversible: Of<C, [deciding: Deciding], Irreversible | null> | null,
]

export type ChoiceRecords = { [K in ChoiceKind]: ChoiceRecord<ChoiceOf<K>> }
