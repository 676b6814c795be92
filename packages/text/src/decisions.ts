/** Questions, answers to choose from, and why something is not among them. */
import type { About, Asking, CorridorId, Decision, Option, Why } from '@coldwake/rules'
import { type Context, person } from './context.ts'
import { effectText } from './effects.ts'
import { declaredText } from './events.ts'
import type { Lang } from './lang.ts'
import { say } from './message.ts'
import { asks, options, waiting, whys } from './messages/decisions.ts'
import { theCard, theCorridor, theDeck, theRoom } from './things.ts'

/** With a context, a reaction is asked for together with what it would answer. */
export function askText({ ask, left }: Decision, lang: Lang, ctx?: Context): string {
  const question = say(asks[ask], lang, { left: left ?? 1 })
  const { chain, declared } = ctx && ask === 'window' ? about(ctx) : {}
  if (!ctx || !chain || !declared) return question
  const [actor = 0, ...interrupters] = chain
  const last = interrupters.at(-1)
  const answered =
    last === undefined ? declaredText(actor, declared, ctx, lang) : say(waiting.interrupted, lang, person(ctx, last))
  return `${answered} ${question}`
}

/** What everybody else reads meanwhile. A sealed question never says who is still thinking. */
export const waitingText = ({ seat }: Asking, ctx: Context, lang: Lang): string =>
  seat === null ? say(waiting.reactions, lang) : say(waiting.somebody, lang, person(ctx, seat))

export const whyText = (why: Why, lang: Lang): string => say(whys[why], lang)

const about = ({ table }: Context): About => table.asking?.about ?? {}

function doorOption(id: CorridorId, ctx: Context, lang: Lang): string {
  const corridor = corridorOf(id, ctx, lang)
  if (ctx.table.asking?.ask === 'moveDoor') return say(options.takeDoor, lang, { corridor })
  if (about(ctx).door === 'destroy') return say(options.destroyDoor, lang, { corridor })
  const closed = ctx.table.doors.some(d => d.corridor === id && d.state === 'closed')
  return say(closed ? options.openDoor : options.closeDoor, lang, { corridor })
}

const label = (text: string): string => text.replace(/\.$/, '')

/** As seen from where the reader stands. */
const corridorOf = (id: CorridorId, ctx: Context, lang: Lang): string =>
  theCorridor(id, ctx, lang, ctx.table.crew.find(c => c.seat === ctx.me)?.room)

/** The label of a choice, without its cost. */
export function optionText(option: Option, ctx: Context, lang: Lang): string {
  const { asking } = ctx.table
  switch (option.do) {
    case 'move':
      return say(options.move, lang, { to: theRoom(option.to, ctx, lang) })
    case 'carefulMove':
      return say(options.carefulMove, lang, { to: theRoom(option.to, ctx, lang) })
    case 'play':
      return say(options.play, lang, { card: theCard(option.card, lang) })
    case 'pass':
      return say(options.pass, lang)
    case 'pay':
      return say(options.pay, lang, { card: theCard(option.card, lang) })
    case 'discard':
      return say(options.discard, lang, { card: theCard(option.card, lang) })
    case 'done':
      return say(asking?.ask === 'passDiscard' ? options.keepRest : options.done, lang)
    case 'part': {
      const effects = about(ctx).parts?.[option.part]
      return effects ? label(effectText(effects, lang)) : say(options.part, lang, { part: option.part + 1 })
    }
    case 'mark':
      return say(options.mark, lang, { corridor: corridorOf(option.corridor, ctx, lang) })
    case 'door':
      return doorOption(option.corridor, ctx, lang)
    case 'look':
      return say(options.look, lang, { room: option.room })
    case 'search':
      return say(options.search, lang, { deck: theDeck(option.colour, ctx, lang) })
    case 'keep':
      return say(options.keep, lang, { card: theCard(option.card, lang) })
    case 'drop':
      return say(options.drop, lang, { card: theCard(option.card, lang) })
    case 'react':
      return say(options.react, lang, { card: theCard(option.card, lang) })
    case 'decline':
      return say(asking?.ask === 'searchKeep' ? options.keepNothing : options.decline, lang)
  }
}
