/** What everybody else reads while somebody is asked. */
import type { Ask, Asking } from '@coldwake/rules'
import type { Context } from './context.ts'
import { waitingText, windows } from './decisions.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { format, list, say } from './message.ts'
import { words } from './words.ts'

/** Questions that several may be asked at once, for all to see. */
const SHARED: ReadonlySet<Ask> = new Set<Ask>(['objective', 'trade', 'ride'])

/** Who chooses what, as a sentence. A sealed question never says who is still thinking. */
export function waitsText(asking: Asking, ctx: Context, language: Dialect): string {
  const lang = dialectOf(language, ctx.table.game)
  const { ask, seats } = asking
  const { waits } = words(lang, 'answer')
  if (seats === null) return windows.has(ask) ? say(waits[ask as 'window'], lang) : waitingText(asking, ctx, lang)
  const mine = ctx.me !== null && seats.includes(ctx.me)
  if (mine || (seats.length !== 1 && !SHARED.has(ask))) return waitingText(asking, ctx, lang)
  return format(waits[ask], lang, { who: list(seats.map(ctx.names), lang), count: seats.length })
}
