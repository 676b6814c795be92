/** What can be filled into a statement at this table, likely things first, and what the speaker knows of it. */
import {
  boardInfo,
  contentIds,
  coordinatesInfo,
  DESTINATIONS,
  type Destination,
  INTRUDER_KINDS,
  type MyView,
  type Name,
  objectiveInfo,
  objectNames,
  type RoomId,
  type RoomView,
  SECTIONS,
  type Seat,
  SPACES,
  type Space,
  type TableView,
} from '@coldwake/rules/facts'
import {
  aimName,
  cardName,
  type Dialect,
  destinationName,
  engineName,
  intruderName,
  langOf,
  objectName,
  roomName,
  theRoom,
  tokenName,
  type Ui,
} from '@coldwake/text'
import { type Deed, type Fact, type Query, topicsOf } from '@coldwake/wire'
import { upTo } from '../../app/counting.ts'
import { FACT_FIELDS, type Field, type Part, type StatementDraft, type Values } from './statementDraft.ts'

/** Who speaks, and at which table. */
export interface Around {
  table: TableView
  mine: Seat
  /** What only the speaker knows. */
  me: MyView | null
  name: (seat: Seat) => string
  t: Ui<'lockdown' | 'panels'>
  lang: Dialect
}

export interface Choice<T> {
  value: T
  label: string
}

// ---------------------------------------------------------------- what I know

/** The tile of a room, as far as I know it. */
export const tileOf = (room: RoomId, { table, me }: Around): Name | undefined =>
  table.rooms.find(r => r.room === room)?.tile ?? me?.tiles.find(seen => seen.room === room)?.tile

/** Whether an engine works: the token on top is its true state. */
export function worksOf(engine: number, { table, me }: Around): boolean | undefined {
  const token = table.engines[engine - 1]?.tokens[0]?.card ?? me?.engines[engine - 1]?.[0]
  return token ? token === 'working' : undefined
}

export function leadsTo(space: Space, { table, me }: Around): Destination | undefined {
  const card = table.coordinates?.card ?? me?.coordinates
  return card ? coordinatesInfo(table.game, card)?.to[SPACES.indexOf(space)] : undefined
}

/** The cargo token on a space of the time track, as far as I know it. */
export const cssAt = (slot: number, { table, me }: Around): Name | undefined =>
  table.facility?.css.find(({ space }) => space === slot)?.card ??
  me?.facility?.css.find(({ space }) => space === slot)?.card

/** Contingencies that I know are not the active one, and where they are: mine, somebody's, or in the pool (null). */
export function codesKnown({ me, mine }: Around): { whom: Seat | null; code: Name }[] {
  const own = me?.facility?.contingencies.map(code => ({ whom: mine, code })) ?? []
  return [...own, ...(me?.facility?.seen.map(({ whom, card }) => ({ whom, code: card })) ?? [])]
}

/** The same values, with those that follow from what I know of the one just chosen. */
export function informed(values: Values, changed: Field, around: Around): Values {
  switch (changed) {
    case 'room': {
      const tile = around.me?.tiles.find(({ room }) => room === values.room)?.tile
      const token = around.me?.tokens.find(({ room }) => room === values.room)?.token
      return { ...values, tile: tile ?? values.tile, token: token ?? values.token }
    }
    case 'engine':
      return { ...values, works: worksOf(values.engine, around) ?? values.works }
    case 'space':
      return { ...values, to: leadsTo(values.space, around) ?? values.to }
    case 'slot':
      return { ...values, css: cssAt(values.slot, around) ?? values.css }
    default:
      return values
  }
}

// ---------------------------------------------------------------- what there is

const byLabel = <T>(choices: Choice<T>[], lang: Dialect): Choice<T>[] =>
  choices.sort((a, b) => a.label.localeCompare(b.label, langOf(lang)))

/** Those that are true of it come first, otherwise the order stays. */
const first = <T>(choices: Choice<T>[], likely: (value: T) => boolean): Choice<T>[] => [
  ...choices.filter(({ value }) => likely(value)),
  ...choices.filter(({ value }) => !likely(value)),
]

/** As the first word of a line. */
const sentence = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** What there is to choose for each field. */
const CHOICES: { [F in Field]: (around: Around) => Choice<Values[F]>[] } = {
  room: around =>
    around.table.rooms.map(({ room }) => {
      const tile = tileOf(room, around)
      return { value: room, label: tile ? around.t.talk.numbered({ room, tile: roomName(tile, around.lang) }) : room }
    }),
  tile: ({ table, lang }) => {
    const all = contentIds(table.game).tile.map(value => ({ value, label: roomName(value, lang) }))
    const hidden = all.filter(({ value }) => !table.rooms.some(({ tile }) => tile === value))
    return byLabel(hidden.length > 0 ? hidden : all, lang)
  },
  token: ({ table, lang }) =>
    byLabel(
      contentIds(table.game).token.map(value => ({ value, label: tokenName(table.game, value, lang) })),
      lang,
    ),
  engine: ({ table }) =>
    (boardInfo(table.game, table.board)?.engines ?? []).map(value => ({ value, label: `${value}` })),
  works: ({ lang }) => [
    { value: true, label: engineName('working', lang) },
    { value: false, label: engineName('damaged', lang) },
  ],
  space: () => SPACES.map(value => ({ value, label: value })),
  to: ({ lang }) => DESTINATIONS.map(value => ({ value, label: destinationName(value, lang) })),
  event: ({ table, lang }) =>
    byLabel(
      contentIds(table.game).event.map(value => ({ value, label: cardName(value, lang) })),
      lang,
    ),
  objective: ({ table, me, lang }) => {
    const rivals = table.mode === 'semiCooperative'
    const dealt = contentIds(table.game).objective.filter(card => {
      const objective = objectiveInfo(table.game, card)
      return objective && (objective.deck === 'solo') !== rivals && objective.players <= table.crew.length
    })
    const all = byLabel(
      dealt.map(value => ({ value, label: cardName(value, lang) })),
      lang,
    )
    return first(all, card => me?.objectives.includes(card) ?? false)
  },
  whom: ({ table, mine, name, t }) =>
    first(
      table.crew.map(({ seat }) => ({ value: seat, label: seat === mine ? t.talk.me : name(seat) })),
      seat => seat === mine,
    ),
  aim: ({ table, lang }) => topicsOf(table.game).aims.map(value => ({ value, label: aimName(value, lang) })),
  is: ({ t }) => [
    { value: true, label: t.talk.so },
    { value: false, label: t.talk.notSo },
  ],
  item: ({ table, me, mine, lang }) => {
    const carried = [
      ...(me?.inventory ?? []),
      ...(table.crew.find(({ seat }) => seat === mine)?.hands.map(({ card }) => card) ?? []),
    ].map(card => card.split('.')[0])
    const all = byLabel(
      contentIds(table.game).item.map(value => ({ value, label: cardName(value, lang) })),
      lang,
    )
    return first(all, item => carried.includes(item))
  },
  object: ({ table, lang }) => {
    const seen = [...table.rooms.flatMap(room => room.objects), ...table.crew.flatMap(crew => crew.objects)]
    const unseen = objectNames(table.game).filter(object => object === 'egg' || object === 'carcass')
    return distinct([...seen, ...unseen]).map(value => ({ value, label: objectName(value, lang) }))
  },
  pod: ({ table }) => table.pods.map(({ pod }) => ({ value: pod, label: `${pod}` })),
  intruder: ({ table, lang }) =>
    first(
      INTRUDER_KINDS.map(value => ({ value, label: intruderName(value, lang) })),
      kind => table.intruders.some(intruder => intruder.kind === kind),
    ),
  rounds: ({ table }) => upTo(Math.max(table.time, 1)).map(value => ({ value, label: `${value}` })),
  place: ({ table, t }) =>
    (boardInfo(table.game, table.board)?.power ?? []).map(value => ({ value, label: t.facility.place[value] })),
  stop: ({ table, lang }) =>
    (boardInfo(table.game, table.board)?.elevators ?? []).map(value => ({
      value,
      label: sentence(theRoom(value, { table, names: () => '', me: null }, lang)),
    })),
  cargo: () => SECTIONS.map(value => ({ value, label: value })),
  code: around => {
    const { table, lang } = around
    const known = codesKnown(around).map(({ code }) => code)
    const all = contentIds(table.game).contingency.map(value => ({ value, label: cardName(value, lang) }))
    return first(all, code => known.includes(code))
  },
  slot: ({ table }) => (table.facility?.css ?? []).map(({ space }) => ({ value: space, label: `${space}` })),
  css: ({ table, lang }) => contentIds(table.game).css.map(value => ({ value, label: cardName(value, lang) })),
}

export type Topic = Fact['about'] | Query['about'] | Deed['do']

/** Rooms that a deed is likely to be about. */
const LIKELY_ROOM: Partial<Record<Topic, (room: RoomView, table: TableView) => boolean>> = {
  fight: ({ room }, { intruders }) => intruders.some(intruder => intruder.room === room),
  douse: ({ fire }) => fire,
  mend: ({ malfunction }) => malfunction,
  search: ({ items }) => (items ?? 0) > 0,
}

/** What can be chosen for a field of this topic, likely things first. */
export function choicesFor<F extends Field>(field: F, topic: Topic, around: Around): Choice<Values[F]>[] {
  const { table, mine } = around
  const all = CHOICES[field](around)
  // One trusts somebody else.
  if (field === 'whom' && topic === 'trust') return all.filter(({ value }) => value !== mine)
  if (field !== 'room') return all
  const room = (value: Values[F]) => table.rooms.find(r => r.room === value)
  // What lies open needs no telling.
  if (topic === 'room' || topic === 'token') {
    const hidden = all.filter(({ value }) => room(value)?.tile === null)
    return hidden.length > 0 ? hidden : all
  }
  const likely = LIKELY_ROOM[topic]
  const wanted = likely ? table.rooms.filter(r => likely(r, table)).map(r => r.room) : []
  return first(all, value => wanted.some(r => r === value))
}

/** The same values, except that those which this topic does not offer give way to the likeliest. */
export const fitted = (values: Values, fields: readonly Field[], topic: Topic, around: Around): Values =>
  fields.reduce((done, field) => fit(done, field, choicesFor(field, topic, around)), values)

function fit<F extends Field>(values: Values, field: F, choices: Choice<Values[F]>[]): Values {
  const [likeliest] = choices
  if (!likeliest || choices.some(({ value }) => value === values[field])) return values
  return { ...values, [field]: likeliest.value }
}

/** To whom one may speak. */
export const addressees = ({ table, mine, name, t }: Around): Choice<Seat | null>[] => [
  { value: null, label: t.talk.everybody },
  ...table.crew.flatMap(({ seat }) => (seat === mine ? [] : [{ value: seat, label: name(seat) }])),
]

/** By the end of which round. */
export const deadlines = ({ table, t }: Around): Choice<number | null>[] => [
  { value: null, label: t.talk.anyTime },
  ...upTo(Math.max(table.time, 1)).map(n => {
    const round = table.round + n - 1
    return { value: round, label: n === 1 ? t.talk.thisRound : t.talk.round({ n: round }) }
  }),
]

// ---------------------------------------------------------------- where a statement begins

/** Each field has something to choose wherever a game is played; `otherwise` is for a table that lacks it. */
const likeliest = <F extends Field>(field: F, around: Around, otherwise: Values[F]): Values[F] =>
  CHOICES[field](around)[0]?.value ?? otherwise

export function firstDraft(around: Around): StatementDraft {
  const { table, me, mine } = around
  const here = table.crew.find(({ seat }) => seat === mine)?.room
  const values: Values = {
    room: me?.tiles[0]?.room ?? here ?? likeliest('room', around, ''),
    tile: likeliest('tile', around, ''),
    token: likeliest('token', around, ''),
    engine: likeliest('engine', around, 1),
    works: true,
    space: table.destination ?? 'A',
    to: 'earth',
    event: likeliest('event', around, ''),
    objective: likeliest('objective', around, ''),
    whom: mine,
    aim: 'death',
    is: false,
    item: likeliest('item', around, ''),
    object: likeliest('object', around, 'egg'),
    pod: likeliest('pod', around, 1),
    intruder: likeliest('intruder', around, 'queen'),
    rounds: Math.max(table.time, 1),
    place: likeliest('place', around, 'S-01'),
    stop: likeliest('stop', around, ''),
    cargo: likeliest('cargo', around, 'A'),
    code: likeliest('code', around, ''),
    slot: likeliest('slot', around, 1),
    css: likeliest('css', around, ''),
  }
  const start = fitted(values, FACT_FIELDS.room, 'room', around)
  const known = (['room', 'engine', 'space', 'slot'] as const).reduce((so, field) => informed(so, field, around), start)
  const { deeds, queries } = topicsOf(table.game)
  const main: Part = { deed: deeds[0] ?? 'wait', not: false, values: known }
  return {
    // Nothing that gives anything away.
    act: 'ask',
    fact: 'room',
    query: queries[0] ?? 'plan',
    main,
    want: { ...main, deed: 'give' },
    whom: null,
    by: null,
    sure: true,
  }
}
