/** Everything that explains itself, one record for each kind. */
import { GAME_RECORDS } from '../../../games/explain/index.ts'
import type { Explaining, ExplainKind, ExplainRecord, Explanation } from '../explanation.ts'
import { besideRecords } from './beside.ts'
import { peopleRecords } from './people.ts'
import { roomRecords } from './rooms.ts'

export const RECORDS: Readonly<Record<ExplainKind, ExplainRecord>> = {
  ...roomRecords,
  ...peopleRecords,
  ...besideRecords,
  ...GAME_RECORDS,
}

const isExplained = (kind: string): kind is ExplainKind => Object.hasOwn(RECORDS, kind)

/** By the key that its mark on the page has. */
export function explanationOf(key: string, at: Explaining): Explanation | null {
  const cut = key.indexOf(':')
  const kind = key.slice(0, cut)
  return isExplained(kind) ? RECORDS[kind].tells(key.slice(cut + 1), at) : null
}
