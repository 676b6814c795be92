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
  aim: '{by, select, me {my Objective} other {{who}’s Objective}} {is, select, yes {needs {aim}} other {doesn’t need {aim}}}',
  infected:
    '{by, select, me {{is, select, yes {I’m infected} other {I’m not infected}}} other {{is, select, yes {{who} is infected} other {{who} isn’t infected}}}}',
  item: '{by, select, me {{is, select, yes {I have} other {I don’t have}}} other {{is, select, yes {{who} has} other {{who} doesn’t have}}}} the {item}',
  trust: '{is, select, yes {I trust {who}} other {I don’t trust {who}}}',
  jump: '{rounds, plural, =1 {the ship jumps at the end of this Round} one {the ship jumps in # Round} other {the ship jumps in # Rounds}}',
  end: '{rounds, plural, =1 {it all ends with this Round} one {it all ends in # Round} other {it all ends in # Rounds}}',
  contingency: '{is, select, yes {{card} is} other {{card} isn’t}} the active Contingency',
  pool: '{is, select, yes {{card} is} other {{card} isn’t}} in the Neutral Pool',
  holds:
    '{by, select, me {{is, select, yes {I hold} other {I don’t hold}}} other {{is, select, yes {{who} holds} other {{who} doesn’t hold}}}} {card}',
  poolNth: 'token {nth} of the Neutral Pool {is, select, yes {is {card}} other {isn’t {card}}}',
  holdsNth:
    '{by, select, me {my token {nth}} other {{who}’s token {nth}}} {is, select, yes {is {card}} other {isn’t {card}}}',
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
  learnedDead: 'the death of everyone who knows too much',
  intact: 'the Facility intact',
  selfDestruct: 'Autodestruction running',
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
  token: '{to, select, one {{whom}, which token is in room {room}?} other {Which token is in room {room}?}}',
  tile: '{to, select, one {{whom}, which room is {tile}?} other {Which room is {tile}?}}',
  engine: '{to, select, one {{whom}, does {engine} work?} other {Does {engine} work?}}',
  checked: '{to, select, one {{whom}, have you checked {engine}?} other {Who has checked {engine}?}}',
  course: '{to, select, one {{whom}, where does course {space} lead?} other {Where does course {space} lead?}}',
  event: '{to, select, one {{whom}, which Event card is next?} other {Does anyone know the next Event card?}}',
  objective: '{to, select, one {{whom}, what is your Objective?} other {What are your Objectives?}}',
  aim: '{to, select, one {{whom}, does your Objective need {aim}?} other {Does anyone’s Objective need {aim}?}}',
  infected: '{to, select, one {{whom}, are you infected?} other {Is anyone infected?}}',
  item: '{to, select, one {{whom}, do you have the {item}?} other {Who has the {item}?}}',
  trust: '{to, select, one {{whom}, who do you trust?} other {Who do you all trust?}}',
  plan: '{to, select, one {{whom}, what are you going to do?} other {What are you all going to do?}}',
  contingency:
    '{to, select, one {{whom}, which Contingencies do you know?} other {Which Contingencies do you all know?}}',
  css: '{to, select, one {{whom}, which CSS token is at {slot}?} other {Does anyone know the CSS token at {slot}?}}',
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
export const offer = '{to, select, one {A deal, {whom}?} other {A deal, anyone?}} {give} In return, {want}.'

export const replies = {
  agree: 'Agreed.',
  refuse: 'No.',
  thanks: 'Thanks.',
  doubt: 'I don’t believe that.',
  deny: 'It wasn’t me.',
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
    '{by, select, you {Your seat is} other {{who}’s seat is}} open, as {to, select, you {you proposed} other {{whom} proposed}}: anyone with the table code can take it now.',
  tookOver: '{by, select, you {You take} other {{who} takes}} the seat of {before}.',
  renamed: '{by, select, you {You’re now called {who}.} other {{before} is now called {who}.}}',
  standsIn: 'Time is up: a bot plays for {by, select, you {you until you return.} other {{who} until they return.}}',
  returned: '{by, select, you {You’re back.} other {{who} is back.}}',
  started: 'The game begins.',
  paused: 'The game is paused.',
  resumed: 'The game resumes.',
  ended: 'The host has ended the game.',
  movedRules: 'The game now uses the newest rules.',
  dealtAnew:
    'This game continues another one. Anything nobody had seen was dealt again; hands and objectives stayed, and anyone with the old game’s file knows them.',
  sameDeal:
    'This game continues another one. Its older rules can’t deal again: anyone with the old game’s file can work out what’s coming.',
  clockChanged: 'The host has changed the turn clock.',
} as const satisfies Record<TableTalk['t'], Message>

/** What everybody has to agree to. `event` is a sentence of the log. */
export const proposals = {
  takeBack: '{by, select, you {You propose} other {{who} proposes}} to go back to before “{event}”',
  /** Where the log does not have that event. */
  takeBackFar: '{by, select, you {You propose} other {{who} proposes}} to go back in the game.',
  rules: '{by, select, you {You propose} other {{who} proposes}} to switch to the newest rules.',
  open: '{by, select, you {You propose} other {{who} proposes}} to open {to, select, you {your seat.} other {{whom}’s seat.}} The person who takes it will see its hand and secrets, and the old link will stop working.',
  bot: '{by, select, you {You propose} other {{who} proposes}} letting a bot play for {to, select, you {you until you return.} other {{whom} until they return.}} Nobody will see the hand.',
} as const satisfies Record<string, Message>

export const votes = {
  agree: '{by, select, you {You agree.} other {{who} agrees.}}',
  refuse: '{by, select, you {You refuse: it’s off.} other {{who} refuses: it’s off.}}',
} as const satisfies Record<string, Message>
