/** Questions, answers to choose from, and why something is not among them. */
import {
  type About,
  type Ask,
  type Asking,
  type Command,
  type CorridorId,
  type Decision,
  intruderActionInfo,
  type Name,
  type Option,
  type Purpose,
  type Seat,
  type Why,
} from '@coldwake/rules'
import { attackedText, declaredText } from './announced.ts'
import { type Context, person } from './context.ts'
import { effectText } from './effects.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { format, list, type Message, type SlotsOf, say } from './message.ts'
import {
  anObject,
  anyOf,
  miniatureName,
  theCharacter,
  theCorridor,
  theDeck,
  thePiece,
  thePlace,
  theRoom,
  theWayTo,
  woundName,
} from './things.ts'
import { type Words, words } from './words.ts'

// ---------------------------------------------------------------- questions

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

const windows: ReadonlySet<Ask> = new Set<Ask>(['window', 'attackWindow', 'darkWindow', 'light', 'dodge', 'bagWindow'])

/** What everybody reads meanwhile. A sealed question never says who is still thinking. */
export function waitingText({ ask, seats }: Asking, ctx: Context, language: Dialect): string {
  const lang = dialectOf(language, ctx.table.game)
  const { waiting } = words(lang).decisions
  if (seats === null) return say(windows.has(ask) ? waiting.reactions : waiting.answers, lang)
  if (ctx.me !== null && seats.includes(ctx.me)) return say(waiting.you, lang)
  return say(waiting.others, lang, { who: list(seats.map(ctx.names), lang) })
}

export const whyText = (why: Why, lang: Dialect): string => say(words(lang).decisions.whys[why], lang)

// ---------------------------------------------------------------- answers

const label = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '')

const placeOf = (ctx: Context): string | undefined => ctx.table.crew.find(c => c.seat === ctx.me)?.room

/** As seen from where the reader stands. */
const corridorOf = (id: CorridorId, ctx: Context, lang: Dialect): string => theCorridor(id, ctx, lang, placeOf(ctx))

const isInCombat = (ctx: Context): boolean => {
  const room = placeOf(ctx)
  return ctx.table.intruders.some(intruder => intruder.room === room)
}

/** The label of a choice, without its cost. */
export function optionText(option: Option, ctx: Context, language: Dialect): string {
  const lang = dialectOf(language, ctx.table.game)
  const { options } = words(lang).decisions
  const ask = ctx.table.asking?.ask
  const about: About = ctx.table.asking?.about ?? {}
  switch (option.do) {
    // a turn
    case 'move':
    case 'carefulMove': {
      const to = theWayTo(option.to, option.via, ctx, lang)
      return say(options[option.do === 'move' && isInCombat(ctx) ? 'escape' : option.do], lang, { to })
    }
    case 'roomAction':
      return say(options.roomAction, lang, { room: theRoom(placeOf(ctx) ?? '', ctx, lang) })
    case 'shoot':
    case 'melee':
    case 'pickUp':
    case 'trade':
    case 'craft':
    case 'pass':
    case 'launch':
    case 'leave':
    case 'stay':
    case 'eggs':
    case 'ready':
    case 'end':
    case 'computer':
    case 'callElevator':
      return say(options[option.do], lang)
    case 'rideElevator':
    case 'drive':
      return say(options[option.do], lang, { to: theRoom(option.to, ctx, lang) })
    case 'escape':
      return say(option.how === 'rover' ? options.escapeByRover : options.escapeOnFoot, lang)
    case 'play':
    case 'use':
    case 'activate':
    case 'discard':
    case 'keep':
    case 'drop':
    case 'put':
    case 'takeBack':
    case 'show':
      return say(options[option.do], lang, { card: thePiece(option.card, lang) })
    case 'pay':
      return say(ask === 'noiseReroll' ? options.payToReroll : options.pay, lang, { card: thePiece(option.card, lang) })
    case 'react':
      return say(ask === 'attackWindow' ? options.wardOff : options.react, lang, { card: thePiece(option.card, lang) })
    case 'top':
      return say(options.top, lang, { card: thePiece(option.card, lang) })
    case 'objective':
      return say(options.keep, lang, { card: thePiece(option.card, lang) })

    // yes, no, enough
    case 'accept':
    case 'decline':
      return yesOrNo(option.do, ask, about, ctx, lang)
    case 'done':
      return say(options[enough(ask)], lang)
    case 'part': {
      const effects = about.parts?.[option.part]
      return effects ? label(effectText(effects, lang)) : say(options.part, lang, { part: option.part + 1 })
    }

    // places and people
    case 'mark':
      return say(about.purpose === 'quiet' ? options.unmark : options.mark, lang, {
        corridor: corridorOf(option.corridor, ctx, lang),
      })
    case 'door':
      return doorOption(option.corridor, ctx, lang)
    case 'look':
      return say(options.look, lang, { room: option.room })
    case 'room':
      return label(theWayTo(option.room, option.via, ctx, lang))
    case 'who':
      return whoOption(option.whom, ctx, lang)
    case 'partner':
      return say(options.partner, lang, { whom: ctx.names(option.whom) })
    case 'intruder':
      return label(miniatureName(option.intruder, ctx, lang))
    case 'character': {
      const { ask, about } = ctx.table.asking ?? {}
      const character =
        ask === 'draft' ? anyOf(option.card, about?.cards ?? [], ctx, lang) : theCharacter(option.card, lang)
      return say(options.character, lang, { character })
    }
    case 'back':
      return say(options[option.back], lang)

    // things
    case 'item':
      return say(options[itemMessage(ask, about.purpose)], lang, { card: thePiece(option.card, lang) })
    case 'object':
      return say(options[objectMessage(ask, about.purpose)], lang, {
        object: anObject(option.object, lang),
      })
    case 'wound':
      return say(ask === 'heal' ? options.heal : options.dress, lang, { wound: woundName(option.card, lang) })
    case 'pod':
      return podOption(option.pod, about.purpose, ctx, lang)
    case 'space':
      return say(options.space, lang, { space: option.space })
    case 'search':
      return say(options.search, lang, { deck: theDeck(option.colour, ctx, lang) })
    case 'makeOf':
      return say(options.makeOf, lang, { card: thePiece(option.card, lang), one: thePiece(option.of, lang) })
    case 'token':
      return option.whom === null
        ? say(options.poolToken, lang, { at: option.at + 1 })
        : say(options.token, lang, { whom: ctx.names(option.whom), at: option.at + 1 })
    case 'timeSpace':
      return say(options.timeSpace, lang, { space: option.space })
    case 'powerPlace':
      return label(thePlace(option.place, lang))
    case 'powerToken':
      return say(options.powerToken, lang, { token: option.token })
    case 'playAs':
      return commandOption(option.card, option.as, ctx, lang)
    case 'way':
      return say(options.way, lang, { corridor: theCorridor(option.corridor, ctx, lang, about.room) })
    case 'resolve':
      return say(options.resolve, lang, { card: thePiece(option.card, lang) })
    case 'make':
      return say(options.make, lang, {
        card: thePiece(option.card, lang),
        one: thePiece(option.of, lang),
        other: thePiece(option.and, lang),
      })
  }
}

type Options = Words['decisions']['options']
/** Those that say it without naming anything. */
type Plain = { [K in keyof Options]: [SlotsOf<Options[K]>] extends [never] ? K : never }[keyof Options]
type YesNo = Readonly<Record<'accept' | 'decline', Plain>>
const rolling: YesNo = { accept: 'rollAgain', decline: 'keepRoll' }
const answers: Partial<Record<Ask, YesNo>> = {
  window: { accept: 'accept', decline: 'doNotReact' },
  attackWindow: { accept: 'accept', decline: 'suffer' },
  reroll: rolling,
  noiseReroll: rolling,
  spendAmmo: { accept: 'spendMore', decline: 'spendNoMore' },
  event: { accept: 'eventUnder', decline: 'eventOnTop' },
  engine: { accept: 'changeOrder', decline: 'keepOrder' },
  launch: { accept: 'launch', decline: 'wait' },
  searchKeep: { accept: 'accept', decline: 'keepNothing' },
  forcedDiscard: { accept: 'accept', decline: 'discardNothing' },
  trade: { accept: 'ready', decline: 'tradeDone' },
  dodge: { accept: 'accept', decline: 'doNotReact' },
  darkWindow: { accept: 'accept', decline: 'suffer' },
  light: { accept: 'useLamp', decline: 'noLamp' },
  bagWindow: { accept: 'accept', decline: 'rollNoise' },
  ride: { accept: 'rideAlong', decline: 'stayHere' },
  consent: { accept: 'agree', decline: 'refuse' },
  advantage: { accept: 'accept', decline: 'discardNothing' },
  freeCraft: { accept: 'accept', decline: 'craftNothing' },
  leaveToken: { accept: 'leaveToken', decline: 'turnToken' },
  intruderOffer: { accept: 'playIntruders', decline: 'onlyWatch' },
}

function yesOrNo(
  choice: 'accept' | 'decline',
  ask: Ask | undefined,
  about: About,
  ctx: Context,
  lang: Dialect,
): string {
  const { options } = words(lang).decisions
  const { purpose, whom, parts } = about
  if (ask === 'may' && purpose === 'escort' && whom !== undefined)
    return say(choice === 'accept' ? options.goAlong : options.stayBehind, lang, { whom: ctx.names(whom) })
  const answer = ask && answers[ask]
  if (answer) return say(options[answer[choice]], lang)
  // The question is about an effect: to accept is to do what it says.
  if (choice === 'accept') return parts?.[0] ? label(effectText(parts[0], lang)) : say(options.accept, lang)
  return say(parts ? options.leaveIt : options.decline, lang)
}

function enough(ask: Ask | undefined) {
  if (ask === 'passDiscard' || ask === 'anyDiscard') return 'keepRest'
  if (ask === 'doorsOf') return 'doorsDone'
  if (ask === 'keepOne') return 'keepNone'
  if (ask === 'lastDrop') return 'endTurn'
  if (ask === 'passengers') return 'rideNow'
  return ask === 'trade' ? 'tradeDone' : 'done'
}

/** What a card of whoever plays the Intruders would be played for. */
function commandOption(name: Name, as: Command, { table }: Context, lang: Dialect): string {
  const { options } = words(lang).decisions
  const card = thePiece(name, lang)
  const { way = null, attacks = 1 } = intruderActionInfo(table.game, name) ?? {}
  switch (as) {
    case 'move':
      return way === null ? say(options.commandMoveAny, lang, { card }) : say(options.commandMove, lang, { card, way })
    case 'attack':
      return say(options.commandAttack, lang, { card, attacks })
    case 'special':
      return say(options.commandSpecial, lang, { card })
  }
}

function doorOption(id: CorridorId, ctx: Context, lang: Dialect): string {
  const corridor = corridorOf(id, ctx, lang)
  const { options } = words(lang).decisions
  const { asking, doors } = ctx.table
  if (asking?.ask === 'moveDoor') return say(options.takeDoor, lang, { corridor })
  if (asking?.about.door === 'destroy') return say(options.destroyDoor, lang, { corridor })
  const state = doors.find(door => door.corridor === id)?.state
  const message = { closed: options.openDoor, destroyed: options.mendDoor, open: options.closeDoor }[state ?? 'open']
  return say(message, lang, { corridor })
}

const whoOption = (whom: Seat, ctx: Context, lang: Dialect): string =>
  whom === ctx.me ? say(words(lang).decisions.options.yourself, lang) : ctx.names(whom)

function itemMessage(ask: Ask | undefined, purpose: Purpose | undefined) {
  if (ask === 'payItem' || purpose === 'burn') return 'discard'
  if (ask === 'scanOne') return 'scan'
  if (purpose === 'load' || purpose === 'spend' || purpose === 'attach' || purpose === 'drain') return purpose
  if (purpose === 'takeCrafted') return 'take'
  return ask === 'weapon' ? 'shootWith' : 'use'
}

function objectMessage(ask: Ask | undefined, purpose: Purpose | undefined) {
  if (ask === 'analyse' || purpose === 'analyse') return 'analyseThis'
  return ask === 'pickUp' && purpose !== 'giveUp' ? 'pickUpThis' : 'discardThis'
}

function podOption(pod: number, purpose: Purpose | undefined, ctx: Context, lang: Dialect): string {
  const { options } = words(lang).decisions
  const locked = ctx.table.pods.find(p => p.pod === pod)?.locked
  if (purpose === 'toggle') return say(locked ? options.unlockPod : options.lockPod, lang, { pod })
  return say(purpose === 'enter' ? options.enterPod : options.pod, lang, { pod })
}
