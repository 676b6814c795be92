/** What a card about something on the table says, and what is known when it is written. */
import type { Obstacle, Option } from '@coldwake/rules/facts'
import type { Context } from '@coldwake/text'
import type { ExplainArea } from '../../games/explain/index.ts'
import type { TableWords } from '../../games/tableWords.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { Describing } from '../board/describeRoom.ts'

export interface Line {
  text: string
  icon?: IconName
  tone?: string | undefined
  /** A number in a frame, as corridors have them. */
  plate?: string
}

export interface Explanation {
  icon: IconName
  tone?: string | undefined
  title: string
  /** What kind of thing it is, how far from me. */
  kind: string
  /** What it is and does; never empty. */
  says: readonly string[]
  /** What that means for me just now. */
  now: readonly Line[]
  /** What lies there, where it leads. */
  rows: readonly { label: string; lines: readonly Line[] }[]
  /** Where the rule is read. */
  rule: string | null
}

/** A sign as the rules explain it. */
export interface SignSaid {
  icon: IconName
  tone?: string | undefined
  title: string
  says: string
  rule: string
}

export interface Explaining extends Describing {
  t: TableWords<ExplainArea>['t']
  ctx: Context
  /** What I may do now, and what not. */
  options: readonly Option[]
  obstacles: readonly Obstacle[]
  /** Why a room next door cannot be entered. */
  blocked: ReadonlyMap<string, string>
  sign: (key: string) => SignSaid
}

/** One kind of thing that is explained. */
export interface ExplainRecord {
  /** All that are on the table. */
  ids: (at: Explaining) => readonly (string | number)[]
  /** Null where there is no such thing any more. */
  tells: (id: string, at: Explaining) => Explanation | null
  /** What the list of signs has of it. */
  signs: (id: string, at: Explaining) => readonly string[]
}

/** The kinds there are. Opened by declaration merging: a game adds what only its table has. */
export interface ExplainKinds {
  room: ExplainRecord
  group: ExplainRecord
  corridor: ExplainRecord
  door: ExplainRecord
  entrance: ExplainRecord
  network: ExplainRecord
  mark: ExplainRecord
  intruder: ExplainRecord
  person: ExplainRecord
  status: ExplainRecord
  item: ExplainRecord
  count: ExplainRecord
  time: ExplainRecord
  actions: ExplainRecord
  deck: ExplainRecord
  bag: ExplainRecord
  die: ExplainRecord
}
export type ExplainKind = keyof ExplainKinds

/** A sign with nothing to add, or with what is added. */
export const signed = ({ icon, tone, title, says, rule }: SignSaid, more: Partial<Explanation> = {}): Explanation => ({
  icon,
  tone,
  title,
  kind: '',
  says: [says],
  now: [],
  rows: [],
  rule,
  ...more,
})

export const lines = (...texts: readonly (string | false | null | undefined)[]): Line[] =>
  texts.flatMap(text => (text ? [{ text }] : []))
