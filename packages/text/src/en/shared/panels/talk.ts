/** Table talk: what players say in statements, and what the table says of itself. What is done is in `talkActions.ts`. */
import type { Message } from '../../../message.ts'
import type { TableTalk, TalkAim, TalkFact, TalkQuery, TalkReply } from '../../../talk.ts'
import type { DeedForm } from './talkActions.ts'

// ---------------------------------------------------------------- claims

/** Clauses in the speaker's voice. `by` is `me` where it is about the speaker; `is` is yes or no. */
export const facts = {
  room: 'room {room} is {tile}',
  token: 'the token in room {room} shows {token}',
  engine: '{is, select, yes {{engine} works} other {{engine} is damaged}}',
  course: 'course {space} leads to {destination}',
  event: 'the next Event card is {card}',
  objective: '{by, select, me {my Objective} other {{who}’s Objective}} is {card}',
  aim: '{by, select, me {my Objective} other {{who}’s Objective}} {is, select, yes {needs {aim}} other {does not need {aim}}}',
  infected:
    '{by, select, me {{is, select, yes {I am infected} other {I am not infected}}} other {{is, select, yes {{who} is infected} other {{who} is not infected}}}}',
  item: '{by, select, me {{is, select, yes {I have} other {I do not have}}} other {{is, select, yes {{who} has} other {{who} does not have}}}} the {item}',
  trust: '{is, select, yes {I trust {who}} other {I do not trust {who}}}',
  jump: '{rounds, plural, =1 {the ship jumps at the end of this Round} one {the ship jumps in # Round} other {the ship jumps in # Rounds}}',
  end: '{rounds, plural, =1 {it all ends with this Round} one {it all ends in # Round} other {it all ends in # Rounds}}',
  contingency: '{is, select, yes {{card} is} other {{card} is not}} the active Contingency',
  pool: '{is, select, yes {{card} lies} other {{card} does not lie}} in the neutral pool',
  holds:
    '{by, select, me {{is, select, yes {I hold} other {I do not hold}}} other {{is, select, yes {{who} holds} other {{who} does not hold}}}} {card}',
  poolNth: 'token {nth} of the neutral pool {is, select, yes {is} other {is not}} {card}',
  holdsNth:
    '{by, select, me {my token {nth}} other {{who}’s token {nth}}} {is, select, yes {is} other {is not}} {card}',
  css: 'the CSS token at {slot} is {card}',
} as const satisfies Record<Exclude<TalkFact['about'], 'did'> | 'poolNth' | 'holdsNth', Message>

/** A room whose tile nobody has turned over yet. */
export const room = 'room {room}'

/** What an Objective asks for, after *needs*. */
export const aims = {
  death: 'a Character’s death',
  survivors: 'others to survive',
  ship: 'the ship destroyed',
  nest: 'the Nest destroyed',
  queen: 'the Queen killed',
  signal: 'the Signal',
  earth: 'the ship to reach Earth',
  mars: 'the ship to reach Mars',
  exploration: 'every room explored',
  weakness: 'Weaknesses discovered',
  object: 'an Object',
  pod: 'an Escape Pod',
  items: 'many Items',
  survivorsDead: 'the Nemesis Survivors dead',
  learnedDead: 'everybody dead who knows much',
  intact: 'the Facility intact',
  selfDestruct: 'the Autodestruction running',
  sections: 'whole Sections explored',
  css: 'a CSS Pod',
  knowledge: 'Knowledge',
  learned: 'an active Knowledge token',
} as const satisfies Record<TalkAim, Message>

/** Not known, but supposed. */
export const think = 'I think {fact}'

// ---------------------------------------------------------------- questions

/** Whole sentences. `to` is `one` where a single person is asked, whose name is `whom`. */
export const queries = {
  room: '{to, select, one {{whom}, what is in room {room}?} other {What is in room {room}?}}',
  token: '{to, select, one {{whom}, which token lies in room {room}?} other {Which token lies in room {room}?}}',
  tile: '{to, select, one {{whom}, which room is {tile}?} other {Which room is {tile}?}}',
  engine: '{to, select, one {{whom}, does {engine} work?} other {Does {engine} work?}}',
  checked: '{to, select, one {{whom}, have you checked {engine}?} other {Who has checked {engine}?}}',
  course: '{to, select, one {{whom}, where does course {space} lead?} other {Where does course {space} lead?}}',
  event: '{to, select, one {{whom}, which Event card is next?} other {Does anybody know the next Event card?}}',
  objective: '{to, select, one {{whom}, what is your Objective?} other {What are your Objectives?}}',
  aim: '{to, select, one {{whom}, does your Objective need {aim}?} other {Does anybody’s Objective need {aim}?}}',
  infected: '{to, select, one {{whom}, are you infected?} other {Is anybody infected?}}',
  item: '{to, select, one {{whom}, do you have the {item}?} other {Who has the {item}?}}',
  trust: '{to, select, one {{whom}, whom do you trust?} other {Whom do you all trust?}}',
  plan: '{to, select, one {{whom}, what are you going to do?} other {What are you all going to do?}}',
  contingency:
    '{to, select, one {{whom}, which Contingencies do you know?} other {Which Contingencies do you all know?}}',
  css: '{to, select, one {{whom}, which CSS token lies at {slot}?} other {Does anybody know the CSS token at {slot}?}}',
} as const satisfies Record<TalkQuery['about'], Message>

// ---------------------------------------------------------------- promises, requests, offers, replies

/** Said to one person. */
export const addressed = '{whom}, {said}'

/** Until when something is done, or left. */
export const by = {
  will: '{said} by the end of Round {round}',
  wont: '{said} until the end of Round {round}',
  please: '{said} by the end of Round {round}',
  dont: '{said} until the end of Round {round}',
} as const satisfies Partial<Record<DeedForm, Message>>

/** `give` is a sentence, `want` a clause. */
export const offer = '{to, select, one {A deal, {whom}?} other {A deal, anybody?}} {give} In return, {want}.'

export const replies = {
  agree: 'Agreed.',
  refuse: 'No.',
  thanks: 'Thanks.',
  doubt: 'I do not believe that.',
  deny: 'It was not me.',
  later: 'Not yet.',
  withdraw: 'I take that back.',
} as const satisfies Record<TalkReply, Message>

// ---------------------------------------------------------------- the table

/** `by` is `you` where it is about the reader. */
export const notices = {
  sat: '{by, select, you {You sit down.} other {{who} sits down.}}',
  left: '{by, select, you {You leave the table.} other {{who} leaves the table.}}',
  reissued: '{by, select, you {Your seat has} other {{who}’s seat has}} a new link.',
  bot: 'From now on a bot plays for {by, select, you {you.} other {{who}.}}',
  opened:
    '{by, select, you {Your seat is} other {{who}’s seat is}} open, as {to, select, you {you proposed} other {{whom} proposed}}: anyone with the code of the table can take it now.',
  tookOver: '{by, select, you {You take} other {{who} takes}} the seat of {before}.',
  renamed: '{by, select, you {You are now called {who}.} other {{before} is now called {who}.}}',
  standsIn:
    'The time is up: a bot plays for {by, select, you {you until you return.} other {{who} until they return.}}',
  returned: '{by, select, you {You are back.} other {{who} is back.}}',
  started: 'The game begins.',
  paused: 'The game is paused.',
  resumed: 'The game goes on.',
  ended: 'The host has ended the game.',
  movedRules: 'The game goes on by the newest rules.',
  dealtAnew:
    'This game goes on from another. What nobody had seen was dealt anew; hands and objectives stayed, and whoever has the old game’s file knows them.',
  sameDeal:
    'This game goes on from another. Its older rules cannot deal anew: whoever has the old game’s file can work out what comes.',
  clockChanged: 'The host has changed the turn clock.',
} as const satisfies Record<TableTalk['t'], Message>

/** What everybody has to agree to. `event` is a sentence of the log. */
export const proposals = {
  takeBack: '{by, select, you {You propose} other {{who} proposes}} to go back to before “{event}”',
  /** Where the log does not have that event. */
  takeBackFar: '{by, select, you {You propose} other {{who} proposes}} to go back in the game.',
  rules: '{by, select, you {You propose} other {{who} proposes}} to go on by the newest rules.',
  open: '{by, select, you {You propose} other {{who} proposes}} to open {to, select, you {your seat.} other {{whom}’s seat.}} The person who takes it will see its hand and its secrets, and the old link will stop working.',
  bot: '{by, select, you {You propose} other {{who} proposes}} that a bot plays for {to, select, you {you until you return.} other {{whom} until they return.}} Nobody will see the hand.',
} as const satisfies Record<string, Message>

export const votes = {
  agree: '{by, select, you {You agree.} other {{who} agrees.}}',
  refuse: '{by, select, you {You refuse: it is off.} other {{who} refuses: it is off.}}',
} as const satisfies Record<string, Message>
