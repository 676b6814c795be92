import type { Explaining } from './explanation.ts'
import { RECORDS } from './records/index.ts'

/** Every kind of sign that is on the table just now. */
export const signsOn = (at: Explaining): Set<string> =>
  new Set(Object.values(RECORDS).flatMap(({ ids, signs }) => ids(at).flatMap(id => signs(String(id), at))))
