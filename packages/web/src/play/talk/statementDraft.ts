/** A statement while it is put together: an act, what it is about, and the names that are filled in. */
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
} from '@coldwake/rules/facts'
import type { TalkAct } from '@coldwake/text'
import type { Aim, Deed, Fact, Query, Saying } from '@coldwake/wire'

/** Everything a topic may name. */
export interface Values {
  room: RoomId
  tile: Name
  token: Name
  engine: number
  works: boolean
  space: Space
  to: Destination
  event: Name
  objective: Name
  whom: Seat
  aim: Aim
  is: boolean
  item: Name
  object: ObjectName
  pod: number
  intruder: IntruderKind
  rounds: number
  place: PowerPlace
  /** Where the elevator goes. */
  stop: RoomId
  cargo: Section
  code: Name
  /** A space of the time track. */
  slot: number
  css: Name
}
export type Field = keyof Values

type FieldsOf<T> = readonly Exclude<keyof T, 'do' | 'about' | 'deed'>[]

/** What each deed, fact and query has to name, in the order it is asked for. */
export const DEED_FIELDS: { [K in Deed['do']]: FieldsOf<Deed & { do: K }> } = {
  repair: ['engine'],
  break: ['engine'],
  check: ['engine'],
  coordinates: [],
  course: ['space'],
  startSelfDestruct: [],
  stopSelfDestruct: [],
  signal: [],
  hibernate: [],
  destroyNest: [],
  launch: ['pod'],
  wait: [],
  waitInPod: ['pod'],
  meet: ['room'],
  fight: ['room'],
  treat: [],
  scan: [],
  give: ['item'],
  go: ['room'],
  search: ['room'],
  douse: ['room'],
  mend: ['room'],
  bring: ['object', 'room'],
  kill: ['intruder'],
  lockIn: [],
  startAlert: [],
  backupPower: [],
  openGate: [],
  sendRover: [],
  useComputer: [],
  readArchive: [],
  powerOn: ['place'],
  powerOff: ['place'],
  ride: ['stop'],
  enterCss: ['cargo'],
  analyse: ['object'],
}
export const FACT_FIELDS: { [K in Fact['about']]: FieldsOf<Fact & { about: K }> } = {
  room: ['room', 'tile'],
  engine: ['engine', 'works'],
  course: ['space', 'to'],
  infected: ['whom', 'is'],
  aim: ['whom', 'aim', 'is'],
  objective: ['whom', 'objective'],
  item: ['whom', 'item', 'is'],
  did: ['whom', 'is'],
  trust: ['whom', 'is'],
  token: ['room', 'token'],
  event: ['event'],
  jump: ['rounds'],
  end: ['rounds'],
  contingency: ['code', 'is'],
  pool: ['code', 'is'],
  holds: ['whom', 'code', 'is'],
  css: ['slot', 'css'],
}
export const QUERY_FIELDS: { [K in Query['about']]: FieldsOf<Query & { about: K }> } = {
  engine: ['engine'],
  checked: ['engine'],
  room: ['room'],
  tile: ['tile'],
  course: ['space'],
  infected: [],
  objective: [],
  aim: ['aim'],
  item: ['item'],
  plan: [],
  trust: [],
  token: ['room'],
  event: [],
  contingency: [],
  css: ['slot'],
}

/** A deed, or with `not` that it is left; and the values it may take its names from. */
export interface Part {
  deed: Deed['do']
  not: boolean
  values: Values
}

/** Put together from parts, as opposed to words and short answers. */
export type Statement = Extract<Saying, { t: TalkAct }>

export interface StatementDraft {
  act: TalkAct
  fact: Fact['about']
  query: Query['about']
  /** What is promised, asked for, offered or said to be done. Its values serve facts and queries too. */
  main: Part
  /** What is wanted for an offer. */
  want: Part
  whom: Seat | null
  by: number | null
  sure: boolean
}

// ---------------------------------------------------------------- from a draft to what is said

function deedOf({ deed, values }: Part): Deed {
  const { engine, space, room, pod, item, object, intruder, place, stop, cargo } = values
  switch (deed) {
    case 'repair':
    case 'break':
    case 'check':
      return { do: deed, engine }
    case 'course':
      return { do: deed, space }
    case 'go':
    case 'meet':
    case 'fight':
    case 'douse':
    case 'mend':
    case 'search':
      return { do: deed, room }
    case 'waitInPod':
    case 'launch':
      return { do: deed, pod }
    case 'give':
      return { do: deed, item }
    case 'bring':
      return { do: deed, object, room }
    case 'kill':
      return { do: deed, intruder }
    case 'powerOn':
    case 'powerOff':
      return { do: deed, place }
    case 'ride':
      return { do: deed, stop }
    case 'enterCss':
      return { do: deed, cargo }
    case 'analyse':
      return { do: deed, object }
    default:
      return { do: deed }
  }
}

function factOf(about: Fact['about'], main: Part): Fact {
  const { room, tile, token, engine, works, space, to, event, objective, whom, aim, is, item, rounds } = main.values
  const { code, slot, css } = main.values
  switch (about) {
    case 'room':
      return { about, room, tile }
    case 'token':
      return { about, room, token }
    case 'engine':
      return { about, engine, works }
    case 'course':
      return { about, space, to }
    case 'event':
      return { about, event }
    case 'objective':
      return { about, whom, objective }
    case 'aim':
      return { about, whom, aim, is }
    case 'infected':
    case 'trust':
      return { about, whom, is }
    case 'item':
      return { about, whom, item, is }
    case 'jump':
    case 'end':
      return { about, rounds }
    case 'contingency':
    case 'pool':
      return { about, code, is }
    case 'holds':
      return { about, whom, code, is }
    case 'css':
      return { about, slot, css }
    case 'did':
      return { about, whom, deed: deedOf(main), is }
  }
}

function queryOf(about: Query['about'], { room, tile, engine, space, aim, item, slot }: Values): Query {
  switch (about) {
    case 'room':
    case 'token':
      return { about, room }
    case 'tile':
      return { about, tile }
    case 'engine':
    case 'checked':
      return { about, engine }
    case 'course':
      return { about, space }
    case 'aim':
      return { about, aim }
    case 'item':
      return { about, item }
    case 'css':
      return { about, slot }
    default:
      return { about }
  }
}

export function sayingOf({ act, fact, query, main, want, whom, by, sure }: StatementDraft): Statement {
  switch (act) {
    case 'claim':
      return { t: act, fact: factOf(fact, main), sure }
    case 'promise':
    case 'request':
      return { t: act, whom, deed: deedOf(main), not: main.not, by }
    case 'offer':
      return {
        t: act,
        whom,
        give: { deed: deedOf(main), not: main.not },
        want: { deed: deedOf(want), not: want.not },
      }
    case 'ask':
      return { t: act, whom, query: queryOf(query, main.values) }
  }
}

// ---------------------------------------------------------------- and back

const withDeed = (part: Part, { do: deed, ...named }: Deed, not: boolean): Part => ({
  deed,
  not,
  values: { ...part.values, ...named },
})

/** The draft that says this; what it does not speak of stays as it was. */
export function draftOf(saying: Statement, draft: StatementDraft): StatementDraft {
  switch (saying.t) {
    case 'claim': {
      const { about: fact, ...named } = saying.fact
      const { deed, ...values } = { deed: null, ...named }
      const main = deed ? withDeed(draft.main, deed, draft.main.not) : draft.main
      return {
        ...draft,
        act: 'claim',
        fact,
        sure: saying.sure,
        main: { ...main, values: { ...main.values, ...values } },
      }
    }
    case 'promise':
    case 'request':
      return {
        ...draft,
        act: saying.t,
        whom: saying.whom,
        by: saying.by,
        main: withDeed(draft.main, saying.deed, saying.not),
      }
    case 'offer':
      return {
        ...draft,
        act: 'offer',
        whom: saying.whom,
        main: withDeed(draft.main, saying.give.deed, saying.give.not),
        want: withDeed(draft.want, saying.want.deed, saying.want.not),
      }
    case 'ask': {
      const { about: query, ...named } = saying.query
      const main = { ...draft.main, values: { ...draft.main.values, ...named } }
      return { ...draft, act: 'ask', query, whom: saying.whom, main }
    }
  }
}
