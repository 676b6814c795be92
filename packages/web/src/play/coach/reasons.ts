/** What an officer weighs, in words: why something is suggested, and why something else is not. */
import type { Advice, Reason } from '@coldwake/bots'
import type { Option, RoomId } from '@coldwake/rules/facts'
import type { Words } from '../../app/words.ts'

type Says = Words<'coach'>['t']['coaching']['reasons']

export interface Reader {
  says: Says
  room: (room: RoomId) => string
}

/** Worth less than this is no reason, and the difference of two options that are as good as each other. */
const LITTLE = 0.3
const MOST = 2

const word = (words: object, key: string): string => {
  const found: unknown = (words as Readonly<Record<string, unknown>>)[key]
  return typeof found === 'string' ? found : ''
}

/** Deeds whose worth is that of the thing they bring. */
const BRINGS: ReadonlySet<Option['do']> = new Set<Option['do']>(['activate', 'craft', 'pickUp', 'trade'])

/** What speaks for it, in at most two sentences. */
export function whyText(advice: Advice, option: Option, ask: string, { says, room }: Reader): string {
  const good: readonly string[] = advice.reasons
    .filter(({ worth }) => worth > LITTLE)
    .map(reason => {
      const what = word(says.for, reason.why)
      return reason.room === null || !what ? what : says.nearer({ room: room(reason.room), reason: what })
    })
  const plain: string[] = []
  if (option.do === 'pass') plain.push(says.for.pass)
  else if (ask !== 'turn') plain.push(word(says.asks, option.do))
  const safe = advice.reasons.some(({ why }) => why === 'company') ? says.for.company : ''
  const silent = option.do === 'carefulMove' ? says.for.noDie : ''
  const all = [
    ...new Set([...plain, ...good.slice(0, MOST - 1), safe, silent, ...good.slice(MOST - 1)].filter(Boolean)),
  ]
  return all.slice(0, MOST).join(' ') || (BRINGS.has(option.do) ? says.for.things : says.for.best)
}

const worthOf = ({ reasons }: Advice, { why, room }: Reason): number =>
  reasons.find(one => one.why === why && one.room === room)?.worth ?? 0

/** What speaks against the other: what it loses most by, compared with what is suggested. */
export function whyNotText(other: Advice, best: Advice, { says, room }: Reader): string {
  const { against } = says
  if (best.worth - other.worth < LITTLE) return against.close
  const losses = [...other.reasons, ...best.reasons]
    .map(reason => ({ reason, lost: worthOf(best, reason) - worthOf(other, reason) }))
    .toSorted((a, b) => b.lost - a.lost)
  for (const { reason, lost } of losses) {
    if (lost <= LITTLE) break
    const bad = worthOf(other, reason) < 0
    if (reason.room !== null) return bad ? against.farther({ room: room(reason.room) }) : against.less
    const said = bad ? word(against, reason.why) : ''
    if (said) return said
  }
  return against.less
}
