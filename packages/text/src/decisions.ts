/** Questions, who is asked, and why something is not among the options. */
import type { About, Ask, Asking, Decision, Purpose, Why } from '@coldwake/rules'
import { attackedText, declaredText } from './announced.ts'
import { type Context, person } from './context.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { format, list, type Message, say } from './message.ts'
import { words } from './words.ts'

/** With a context, a question says what and whom it is about, and a reaction is asked for with what it would answer. */
export function askText({ n, ask, left }: Decision, language: Dialect, ctx?: Context): string {
  const lang = ctx ? dialectOf(language, ctx.table.game) : language
  const about = ctx?.table.asking?.n === n ? ctx.table.asking.about : {}
  const question = questionText(ask, left ?? 1, about, lang, ctx)
  const before = ctx ? situation(ask, about, ctx, lang) : ''
  return before ? `${before} ${question}` : question
}

function questionText(ask: Ask, left: number, about: About, lang: Dialect, ctx: Context | undefined): string {
  const { asks, asksFor } = words(lang).decisions
  const { purpose, whom } = about
  const other = aboutSomebody(ask, purpose, lang)
  if (ctx && other && whom !== undefined && whom !== ctx.me) return say(other, lang, { whom: ctx.names(whom) })
  const special: Partial<Record<Ask, Partial<Record<Purpose, Message>>>> = asksFor
  return format((purpose && special[ask]?.[purpose]) || asks[ask], lang, { left })
}

function aboutSomebody(ask: Ask, purpose: Purpose | undefined, lang: Dialect) {
  const { asksAbout } = words(lang).decisions
  if (ask === 'may') return purpose === 'escort' ? asksAbout.escort : undefined
  if (ask === 'where' || ask === 'dress' || ask === 'heal' || ask === 'part' || ask === 'whoseObjective')
    return asksAbout[ask]
  return undefined
}

/** What somebody is about to do to whom, where others may do something about it. */
function situation(ask: Ask, { chain, declared, attack }: About, ctx: Context, lang: Dialect): string {
  if (ask === 'window' && chain && declared) {
    const [actor = 0, ...interrupters] = chain
    const last = interrupters.at(-1)
    return last === undefined
      ? declaredText(actor, declared, ctx, lang)
      : say(words(lang).decisions.waiting.interrupted, lang, person(ctx, last))
  }
  if (ask === 'attackWindow' && attack) {
    const who = attack.victims.find(seat => seat === ctx.me) ?? attack.victims[0] ?? 0
    return attackedText({ who, kind: attack.kind, card: attack.card, hits: true }, ctx, lang)
  }
  return ''
}

/** Questions that ask who reacts. */
export const windows: ReadonlySet<Ask> = new Set<Ask>([
  'window',
  'attackWindow',
  'darkWindow',
  'light',
  'dodge',
  'bagWindow',
])

/** What everybody reads meanwhile. A sealed question never says who is still thinking. */
export function waitingText({ ask, seats }: Asking, ctx: Context, language: Dialect): string {
  const lang = dialectOf(language, ctx.table.game)
  const { waiting } = words(lang).decisions
  if (seats === null) return say(windows.has(ask) ? waiting.reactions : waiting.answers, lang)
  if (ctx.me !== null && seats.includes(ctx.me)) return say(waiting.you, lang)
  return say(waiting.others, lang, { who: list(seats.map(ctx.names), lang) })
}

export const whyText = (why: Why, lang: Dialect): string => say(words(lang).decisions.whys[why], lang)
