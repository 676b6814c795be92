/**
 * Table talk as sentences: what a player says, in the speaker's voice and without their name, and what the table says
 * of itself. The types are the wire's; text knows no wire, so web passes what it has heard to `talkText`, and the
 * compiler says there when something has no wording.
 */
import type {
  Destination,
  IntruderKind,
  Name,
  ObjectName,
  PowerPlace,
  RoomId,
  Seat,
  Section,
  Space,
  TableView,
} from '@coldwake/rules'
import type { Context, Person } from './context.ts'
import type { DeedForm } from './en/shared/panels/talkActions.ts'
import { isolated } from './isolated.ts'
import type { Dialect } from './lang.ts'
import { say, sentence } from './message.ts'
import {
  anIntruder,
  anObject,
  theCard,
  theDestination,
  theEngine,
  thePlace,
  theRoom,
  theTile,
  tokenName,
} from './things.ts'
import { words } from './words.ts'

export type TalkDeed =
  | { do: 'repair' | 'break' | 'check'; engine: number }
  | { do: 'course'; space: Space }
  | {
      do:
        | 'coordinates'
        | 'startSelfDestruct'
        | 'stopSelfDestruct'
        | 'signal'
        | 'hibernate'
        | 'destroyNest'
        | 'wait'
        | 'treat'
        | 'scan'
        | 'lockIn'
        | 'startAlert'
        | 'backupPower'
        | 'openGate'
        | 'sendRover'
        | 'useComputer'
        | 'readArchive'
    }
  | { do: 'go' | 'meet' | 'fight' | 'douse' | 'mend' | 'search'; room: RoomId }
  | { do: 'waitInPod' | 'launch'; pod: number }
  | { do: 'give'; item: Name }
  | { do: 'bring'; object: ObjectName; room: RoomId }
  | { do: 'kill'; intruder: IntruderKind }
  | { do: 'powerOn' | 'powerOff'; place: PowerPlace }
  | { do: 'ride'; stop: RoomId }
  | { do: 'enterCss'; cargo: Section }
  | { do: 'analyse'; object: ObjectName }

export type TalkAim =
  | 'death'
  | 'survivors'
  | 'ship'
  | 'nest'
  | 'queen'
  | 'signal'
  | 'earth'
  | 'mars'
  | 'exploration'
  | 'weakness'
  | 'object'
  | 'pod'
  | 'items'
  | 'survivorsDead'
  | 'learnedDead'
  | 'intact'
  | 'selfDestruct'
  | 'sections'
  | 'css'
  | 'knowledge'
  | 'learned'

export type TalkFact =
  | { about: 'room'; room: RoomId; tile: Name }
  | { about: 'token'; room: RoomId; token: Name }
  | { about: 'engine'; engine: number; works: boolean }
  | { about: 'course'; space: Space; to: Destination }
  | { about: 'event'; event: Name }
  | { about: 'objective'; whom: Seat; objective: Name }
  | { about: 'aim'; whom: Seat; aim: TalkAim; is: boolean }
  | { about: 'infected'; whom: Seat; is: boolean }
  | { about: 'item'; whom: Seat; item: Name; is: boolean }
  | { about: 'trust'; whom: Seat; is: boolean }
  | { about: 'jump' | 'end'; rounds: number }
  | { about: 'contingency'; code: Name; is: boolean }
  /** `nth`: of one certain token there, counted from 1. */
  | { about: 'pool'; code: Name; is: boolean; nth?: number }
  | { about: 'holds'; whom: Seat; code: Name; is: boolean; nth?: number }
  | { about: 'css'; slot: number; css: Name }
  | { about: 'did'; whom: Seat; deed: TalkDeed; is: boolean }

export type TalkQuery =
  | { about: 'room' | 'token'; room: RoomId }
  | { about: 'tile'; tile: Name }
  | { about: 'engine' | 'checked'; engine: number }
  | { about: 'course'; space: Space }
  | { about: 'event' | 'objective' | 'infected' | 'trust' | 'plan' | 'contingency' }
  | { about: 'css'; slot: number }
  | { about: 'aim'; aim: TalkAim }
  | { about: 'item'; item: Name }

export type TalkReply = 'agree' | 'refuse' | 'thanks' | 'doubt' | 'deny' | 'later' | 'withdraw'

interface Undertaking {
  deed: TalkDeed
  not: boolean
}

/** What a player says. */
export type PlayerTalk =
  | { t: 'words'; words: string }
  | { t: 'claim'; fact: TalkFact; sure: boolean }
  | ({ t: 'promise' | 'request'; whom: Seat | null; by: number | null } & Undertaking)
  | { t: 'offer'; whom: Seat | null; give: Undertaking; want: Undertaking }
  | { t: 'ask'; whom: Seat | null; query: TalkQuery }
  | { t: 'reply'; to: number; how: TalkReply }

/** What the table says of itself. */
export type TableTalk =
  | { t: 'sat' | 'left' | 'reissued'; seat: Seat; name: string }
  | { t: 'opened'; seat: Seat; name: string; by: Seat; to: number }
  | { t: 'tookOver' | 'renamed'; seat: Seat; name: string; before: string }
  | { t: 'bot' | 'standsIn'; seat: Seat; bot: string }
  | { t: 'returned'; seat: Seat }
  | { t: 'started' | 'paused' | 'resumed' | 'ended' | 'clockChanged' }
  | { t: 'movedRules' | 'dealtAnew' | 'sameDeal' }

export type TalkProposal =
  | { what: 'takeBack'; event: number }
  | { what: 'rules' }
  | { what: 'open'; seat: Seat }
  | { what: 'bot'; seat: Seat; bot: string }

/** What everybody has to agree to, and who does. */
export type VoteTalk = { t: 'propose'; proposal: TalkProposal; events: number } | { t: 'agree' | 'refuse'; to: number }

/** Something heard, and who said it. */
export interface TalkHeard {
  seat: Seat | null
  talk: PlayerTalk | TableTalk | VoteTalk
}

/** Before the game begins there is talk, but no table to look at yet. */
export interface TalkContext extends Omit<Context, 'table'> {
  table: TableView | null
  /** The log's sentence about an event, if it has one. */
  happened?: (event: number) => string | null
}

export function talkText({ seat, talk }: TalkHeard, ctx: TalkContext, lang: Dialect): string {
  const messages = words(lang, 'panels').talk
  switch (talk.t) {
    case 'words':
      return talk.words
    case 'claim': {
      const fact = factClause(talk.fact, seat, ctx, lang)
      return sentence(talk.sure ? fact : say(messages.think, lang, { fact }))
    }
    case 'promise':
    case 'request':
      return undertakingText(talk, ctx, lang)
    case 'offer': {
      const { give, want } = talk
      const other = speakingTo(talk.whom, ctx)
      return say(messages.offer, lang, {
        ...other,
        give: sentence(deedClause(give.deed, give.not ? 'wont' : 'will', other, ctx, lang)),
        want: deedClause(want.deed, want.not ? 'dont' : 'please', other, ctx, lang),
      })
    }
    case 'ask':
      return queryText(talk.query, speakingTo(talk.whom, ctx), lang)
    case 'reply':
      return say(messages.replies[talk.how], lang)
    case 'propose':
      return proposalText(talk.proposal, reader(seat, ctx), ctx, lang)
    case 'agree':
    case 'refuse':
      return say(messages.votes[talk.t], lang, reader(seat, ctx))
    case 'started':
    case 'paused':
    case 'resumed':
    case 'ended':
    case 'movedRules':
    case 'dealtAnew':
    case 'sameDeal':
    case 'clockChanged':
      return say(messages.notices[talk.t], lang)
    case 'sat':
    case 'left':
    case 'reissued':
      // Somebody else may sit there by now.
      return say(messages.notices[talk.t], lang, { ...reader(talk.seat, ctx), who: isolated(talk.name) })
    case 'opened': {
      const to = talk.by === ctx.me ? 'you' : 'other'
      const slots = { ...reader(talk.seat, ctx), who: isolated(talk.name), to, whom: ctx.names(talk.by) }
      return say(messages.notices.opened, lang, slots)
    }
    case 'tookOver':
    case 'renamed':
      return say(messages.notices[talk.t], lang, {
        ...reader(talk.seat, ctx),
        who: isolated(talk.name),
        before: isolated(talk.before),
      })
    case 'bot':
    case 'standsIn':
    case 'returned':
      return say(messages.notices[talk.t], lang, reader(talk.seat, ctx))
  }
}

// ---------------------------------------------------------------- who speaks of whom

/** Those whom a clause can be about: to whom it is said, and who did it or has it. */
interface Speaking {
  to: 'one' | 'other'
  whom: string
  by: 'me' | 'other'
  who: string
}

const speakingTo = (whom: Seat | null, { names }: TalkContext): Speaking => ({
  to: whom === null ? 'other' : 'one',
  whom: whom === null ? '' : names(whom),
  by: 'me',
  who: '',
})

const speakingOf = (seat: Seat, speaker: Seat | null, { names }: TalkContext): Speaking => ({
  to: 'other',
  whom: '',
  by: seat === speaker ? 'me' : 'other',
  who: names(seat),
})

/** The table speaks to its reader. */
const reader = (seat: Seat | null, { me, names }: TalkContext): Person => ({
  by: seat !== null && seat === me ? 'you' : 'other',
  who: seat === null ? '' : names(seat),
})

// ---------------------------------------------------------------- deeds

type Promised = Extract<PlayerTalk, { t: 'promise' | 'request' }>

function undertakingText({ t, whom, deed, not, by }: Promised, ctx: TalkContext, lang: Dialect): string {
  const { by: until, addressed } = words(lang, 'panels').talk
  const form = t === 'promise' ? (not ? 'wont' : 'will') : not ? 'dont' : 'please'
  const clause = deedClause(deed, form, speakingTo(whom, ctx), ctx, lang)
  const said = by === null ? clause : say(until[form], lang, { said: clause, round: by })
  return whom === null ? sentence(said) : `${say(addressed, lang, { whom: ctx.names(whom), said })}.`
}

function deedClause(deed: TalkDeed, form: DeedForm, speaking: Speaking, ctx: TalkContext, lang: Dialect): string {
  const { deeds } = words(lang, 'panels')
  switch (deed.do) {
    case 'repair':
    case 'break':
    case 'check':
      return say(deeds[deed.do][form], lang, { ...speaking, engine: theEngine(deed.engine, lang) })
    case 'course':
      return say(deeds.course[form], lang, { ...speaking, space: deed.space })
    case 'coordinates':
    case 'startSelfDestruct':
    case 'stopSelfDestruct':
    case 'signal':
    case 'hibernate':
    case 'destroyNest':
    case 'wait':
    case 'treat':
    case 'scan':
    case 'lockIn':
    case 'startAlert':
    case 'backupPower':
    case 'openGate':
    case 'sendRover':
    case 'useComputer':
    case 'readArchive':
      return say(deeds[deed.do][form], lang, speaking)
    case 'go':
    case 'meet':
    case 'fight':
    case 'douse':
    case 'mend':
    case 'search':
      return say(deeds[deed.do][form], lang, { ...speaking, room: roomAt(deed.room, ctx, lang) })
    case 'waitInPod':
    case 'launch':
      return say(deeds[deed.do][form], lang, { ...speaking, pod: deed.pod })
    case 'give':
      return say(deeds.give[form], lang, { ...speaking, item: theCard(deed.item, lang) })
    case 'bring':
      return say(deeds.bring[form], lang, {
        ...speaking,
        object: anObject(deed.object, lang),
        room: roomAt(deed.room, ctx, lang),
      })
    case 'kill':
      return say(deeds.kill[form], lang, { ...speaking, intruder: anIntruder(deed.intruder, lang) })
    case 'powerOn':
    case 'powerOff':
      return say(deeds[deed.do][form], lang, { ...speaking, place: thePlace(deed.place, lang) })
    case 'ride':
      return say(deeds.ride[form], lang, { ...speaking, room: roomAt(deed.stop, ctx, lang) })
    case 'enterCss':
      return say(deeds.enterCss[form], lang, { ...speaking, pod: deed.cargo })
    case 'analyse':
      return say(deeds.analyse[form], lang, { ...speaking, object: anObject(deed.object, lang) })
  }
}

/** By its tile, or by its number while nobody has turned that over. */
function roomAt(room: RoomId, { table, ...ctx }: TalkContext, lang: Dialect): string {
  const tile = table?.rooms.find(r => r.room === room)?.tile
  return table && tile ? theRoom(room, { ...ctx, table }, lang) : say(words(lang, 'panels').talk.room, lang, { room })
}

// ---------------------------------------------------------------- facts

const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

function factClause(fact: TalkFact, speaker: Seat | null, ctx: TalkContext, lang: Dialect): string {
  const { facts, aims } = words(lang, 'panels').talk
  switch (fact.about) {
    case 'room':
      return say(facts.room, lang, { room: fact.room, tile: theTile(fact.tile, lang) })
    case 'token':
      return say(facts.token, lang, { room: fact.room, token: tokenName(ctx.table?.game ?? '', fact.token, lang) })
    case 'engine':
      return say(facts.engine, lang, { engine: theEngine(fact.engine, lang), is: yes(fact.works) })
    case 'course':
      return say(facts.course, lang, { space: fact.space, destination: theDestination(fact.to, lang) })
    case 'event':
      return say(facts.event, lang, { card: theCard(fact.event, lang) })
    case 'jump':
    case 'end':
      return say(facts[fact.about], lang, { rounds: fact.rounds })
    case 'contingency':
      return say(facts.contingency, lang, { card: theCard(fact.code, lang), is: yes(fact.is) })
    case 'pool': {
      const told = { card: theCard(fact.code, lang), is: yes(fact.is) }
      const { nth } = fact
      return nth === undefined ? say(facts.pool, lang, told) : say(facts.poolNth, lang, { ...told, nth })
    }
    case 'holds': {
      const told = { ...speakingOf(fact.whom, speaker, ctx), card: theCard(fact.code, lang), is: yes(fact.is) }
      const { nth } = fact
      return nth === undefined ? say(facts.holds, lang, told) : say(facts.holdsNth, lang, { ...told, nth })
    }
    case 'css':
      return say(facts.css, lang, { slot: fact.slot, card: theCard(fact.css, lang) })
    case 'objective':
      return say(facts.objective, lang, {
        ...speakingOf(fact.whom, speaker, ctx),
        card: theCard(fact.objective, lang),
      })
    case 'aim':
      return say(facts.aim, lang, {
        ...speakingOf(fact.whom, speaker, ctx),
        aim: say(aims[fact.aim], lang),
        is: yes(fact.is),
      })
    case 'infected':
    case 'trust':
      return say(facts[fact.about], lang, { ...speakingOf(fact.whom, speaker, ctx), is: yes(fact.is) })
    case 'item':
      return say(facts.item, lang, {
        ...speakingOf(fact.whom, speaker, ctx),
        item: theCard(fact.item, lang),
        is: yes(fact.is),
      })
    case 'did':
      return deedClause(fact.deed, fact.is ? 'did' : 'didnt', speakingOf(fact.whom, speaker, ctx), ctx, lang)
  }
}

/** What an Objective may need, to choose from. */
export function aimName(aim: TalkAim, lang: Dialect): string {
  const name = say(words(lang, 'panels').talk.aims[aim], lang)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// ---------------------------------------------------------------- questions and proposals

function queryText(query: TalkQuery, other: Speaking, lang: Dialect): string {
  const { queries, aims } = words(lang, 'panels').talk
  switch (query.about) {
    case 'room':
    case 'token':
      return say(queries[query.about], lang, { ...other, room: query.room })
    case 'tile':
      return say(queries.tile, lang, { ...other, tile: theTile(query.tile, lang) })
    case 'engine':
    case 'checked':
      return say(queries[query.about], lang, { ...other, engine: theEngine(query.engine, lang) })
    case 'course':
      return say(queries.course, lang, { ...other, space: query.space })
    case 'event':
    case 'objective':
    case 'infected':
    case 'trust':
    case 'plan':
    case 'contingency':
      return say(queries[query.about], lang, other)
    case 'css':
      return say(queries.css, lang, { ...other, slot: query.slot })
    case 'aim':
      return say(queries.aim, lang, { ...other, aim: say(aims[query.aim], lang) })
    case 'item':
      return say(queries.item, lang, { ...other, item: theCard(query.item, lang) })
  }
}

function proposalText(proposal: TalkProposal, by: Person, { happened, me, names }: TalkContext, lang: Dialect): string {
  const { proposals } = words(lang, 'panels').talk
  if (proposal.what === 'rules') return say(proposals.rules, lang, by)
  if ('seat' in proposal) {
    const to = proposal.seat === me ? 'you' : 'other'
    return say(proposals[proposal.what], lang, { ...by, to, whom: names(proposal.seat) })
  }
  const event = happened?.(proposal.event)
  return event ? say(proposals.takeBack, lang, { ...by, event }) : say(proposals.takeBackFar, lang, by)
}
