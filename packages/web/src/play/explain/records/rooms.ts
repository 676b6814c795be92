/** Rooms, the ways between them, and what lies on them. */
import {
  contentIds,
  findBoard,
  intrudersIn,
  objectKind,
  type RoomId,
  type RoomView,
  roomInfo,
  tileInfo,
  tokenInfo,
} from '@coldwake/rules/facts'
import { intruderName, list, objectName, roomName, roomText, tokenName, whyText } from '@coldwake/text'
import { darkRoomText, placeFacts } from '../../../games/viewFacts.ts'
import { roomAddress } from '../../../rules/links/address.ts'
import { roomTitle } from '../../board/describeRoom.ts'
import { areasAt, neighbors } from '../../board/geometry.ts'
import { crewShownIn } from '../../board/places.ts'
import { tileIcon, tokenIconOf } from '../../pieceIcons.ts'
import { type Explaining, type ExplainRecord, type Explanation, type Line, lines, signed } from '../explanation.ts'

/** Cards that a room action costs (NEM-ACT-10, LOCK-ACT-13), where no question says it. */
const ROOM_COST = 2

const viewOf = (id: RoomId, { table }: Explaining): RoomView | undefined => table.rooms.find(one => one.room === id)

/** What a room is: to everybody, or only to me, who has looked at it. */
const tileOf = (view: RoomView, { me }: Explaining): string | null =>
  view.tile ?? me?.tiles.find(seen => seen.room === view.room)?.tile ?? null

const myRoom = ({ table, me }: Explaining): RoomId | null => {
  const mine = table.crew.find(({ seat }) => seat === me?.seat)
  return mine?.fate === 'aboard' ? mine.room : null
}

/** How many rooms one walks through to get there, as if all doors were open; null where there is no way. */
function stepsTo(id: RoomId, at: Explaining): number | null {
  const from = myRoom(at)
  if (from === null) return null
  const far = new Map([[from, 0]])
  for (const [room, steps] of far)
    for (const { room: next } of neighbors(at.map, room)) if (!far.has(next.id)) far.set(next.id, steps + 1)
  return far.get(id) ?? null
}

function kindOf(id: RoomId, at: Explaining): string {
  const { t, map } = at
  const slot = map.rooms.get(id)?.slot
  const kind = slot === '1' ? t.explain.basic : slot === '2' ? t.explain.additional : t.explain.special
  const steps = stepsTo(id, at)
  const where = steps === null ? [] : [steps === 0 ? t.explain.youAreHere : t.explain.away({ n: steps })]
  return [kind, ...where].join(' · ')
}

/** Whether the room action can be used, for what price, or why not. */
function roomUse(view: RoomView, tile: string, at: Explaining): Line[] {
  const { t, lang, table, options, obstacles, blocked } = at
  const why = blocked.get(view.room)
  const notThere: Line[] = why ? [{ icon: 'lock', tone: 'warns', text: t.explain.cannotNow({ why }) }] : []
  if (!roomInfo(table.game, tile)?.action) return notThere
  if (view.room !== myRoom(at)) {
    if (view.malfunction) return notThere
    return [{ icon: 'deck', text: t.explain.whenThere({ n: ROOM_COST }) }, ...notThere]
  }
  const option = options.find(one => one.do === 'roomAction')
  if (option) return [{ icon: 'check', tone: 'quiet', text: t.explain.canNow({ n: option.cost ?? 0 }) }]
  const obstacle = obstacles.find(one => one.do === 'roomAction')
  if (!obstacle) return [{ icon: 'deck', text: t.explain.whenThere({ n: ROOM_COST }) }]
  return [{ icon: 'cross', tone: 'warns', text: t.explain.cannotNow({ why: whyText(obstacle.why, lang) }) }]
}

function hazardsOf(view: RoomView, at: Explaining): Line[] {
  const { t, table } = at
  const found: Line[] = []
  if (view.malfunction) found.push({ icon: 'malfunction', tone: 'broken', text: t.explain.broken })
  if (view.fire) found.push({ icon: 'fire', tone: 'burning', text: t.explain.burning })
  if (table.vent === view.room) found.push({ icon: 'vent', tone: 'hot', text: at.sign('vent').says })
  const dark = darkRoomText(table, view.room, t)
  if (dark) found.push({ icon: 'dark', tone: 'unlit', text: dark })
  return found
}

function contentsOf(view: RoomView, at: Explaining): Line[] {
  const { table, me, name, t, lang } = at
  const found: Line[] = crewShownIn(table, view.room).map(({ seat }) => ({
    icon: 'people',
    text: seat === me?.seat ? t.you : name(seat),
  }))
  for (const { kind, injuries } of intrudersIn(table, view.room))
    found.push({
      icon: 'intruder',
      tone: 'hot',
      text: injuries > 0 ? `${intruderName(kind, lang)}: ${t.injuries({ n: injuries })}` : intruderName(kind, lang),
    })
  for (const object of view.objects) found.push({ icon: objectKind(object) ?? 'items', text: objectName(object, lang) })
  if (view.tile === 'nest')
    found.push({
      icon: 'egg',
      tone: 'slimed',
      text: table.nestDestroyed ? t.nestDestroyed : `${t.eggsInNest}: ${table.eggs}`,
    })
  if (view.tile !== null && tileInfo(table.game, view.tile).computer) found.push({ icon: 'computer', text: t.computer })
  return [...found, ...lines(...placeFacts(view.room, at))]
}

/** How many things are left there, and of which deck. */
function itemLines({ items, tile }: RoomView, { t, table }: Explaining): Line[] {
  if (items === null) return []
  const colour = tile && tileInfo(table.game, tile).colour
  const deck = colour === 'white' ? t.explain.anyDeck : colour ? t.deckLabel[colour] : null
  return [{ icon: 'items', text: [t.explain.itemsLeft({ n: items }), items > 0 && deck].filter(Boolean).join(' · ') }]
}

function exitsOf(id: RoomId, { map, table, t, lang }: Explaining): Line[] {
  const noisy = (corridor: string): Pick<Line, 'tone'> => (table.noise.includes(corridor) ? { tone: 'loud' } : {})
  const exits: Line[] = neighbors(map, id).map(({ room, way: { corridor, path } }) => {
    const door = table.doors.find(one => one.corridor === corridor.id)?.state
    const facts = [
      roomTitle(table, room.id, t, lang),
      door === 'closed' && t.doorClosed,
      door === 'destroyed' && t.doorDestroyed,
      table.noise.includes(corridor.id) && t.noise,
    ]
    const text = facts.filter(Boolean).join(', ')
    return path ? { icon: 'move', text } : { plate: corridor.numbers.join('·'), text, ...noisy(corridor.id) }
  })
  const ducts = map.entrances.get(id)
  if (ducts) {
    const facts = [t.networkName({ id: ducts.network }), table.noise.includes(ducts.network) && t.noise]
    exits.push({ plate: ducts.numbers.join('·'), text: facts.filter(Boolean).join(', '), ...noisy(ducts.network) })
  }
  for (const [area, { number }] of areasAt(map, id))
    exits.push({ plate: String(number), text: t.mars.areaNumber({ n: number }), ...noisy(area) })
  return exits
}

const rowsOf = (rows: readonly [label: string, found: readonly Line[]][]): Explanation['rows'] =>
  rows.flatMap(([label, found]) => (found.length > 0 ? [{ label, lines: found }] : []))

function explainRoom(id: RoomId, at: Explaining): Explanation | null {
  const { t, lang, table, name } = at
  const view = viewOf(id, at)
  if (!view) return null
  const tile = tileOf(view, at)
  const unknown = at.sign('unknown')
  const does = tile ? roomText(table.game, tile, lang) || t.explain.noRoomAction : unknown.says
  const seen =
    view.seenBy !== 0 && view.tile === null ? t.tileSeenBy({ names: seatNames(view.seenBy, name, lang) }) : ''
  return {
    icon: tileIcon(tile),
    title: tile ? (view.tile ? roomTitle(table, id, t, lang) : roomName(tile, lang)) : unknown.title,
    kind: kindOf(id, at),
    says: [does],
    now: [
      ...(tile && view.tile === null ? [{ icon: 'eye' as const, text: t.explain.onlyYouKnow }] : lines(seen)),
      ...(tile ? roomUse(view, tile, at) : lines(at.blocked.get(id))),
    ],
    rows: rowsOf([
      [t.explain.hazards, hazardsOf(view, at)],
      [t.explain.items, itemLines(view, at)],
      [t.explain.contents, contentsOf(view, at)],
      [t.exits, exitsOf(id, at)],
    ]),
    rule: tile ? roomAddress(table.game, tile) : unknown.rule,
  }
}

const seatNames = (bits: number, name: Explaining['name'], lang: Explaining['lang']): string =>
  list([0, 1, 2, 3, 4].filter(seat => bits & (1 << seat)).map(name), lang)

/** Rooms of a group that may still lie face down here. */
function hiddenIn(slot: string, at: Explaining): string[] {
  const { table, lang, me } = at
  const known = [...table.rooms.map(({ tile }) => tile), ...(me?.tiles ?? []).map(({ tile }) => tile)]
  return contentIds(table.game)
    .tile.filter(tile => roomInfo(table.game, tile)?.slot === slot && !known.includes(tile))
    .map(tile => roomName(tile, lang))
}

const room: ExplainRecord = {
  ids: ({ table }) => table.rooms.map(one => one.room),
  tells: explainRoom,
  signs: () => [],
}

/** I or II on the back of a tile. */
const group: ExplainRecord = {
  ids: ({ table }) => table.rooms.filter(({ tile }) => tile === null).map(one => one.room),
  tells: (id, at) => {
    const slot = findBoard(at.table)?.rooms.find(one => one.id === id)?.slot
    const sign = at.sign('unknown')
    if (viewOf(id, at)?.tile !== null || slot === undefined) return null
    const hidden = hiddenIn(slot, at)
    return signed(sign, {
      title: slot === '2' ? at.t.explain.additional : at.t.explain.basic,
      kind: sign.title,
      says: [slot === '2' ? at.t.explain.groupII : at.t.explain.groupI, sign.says],
      now: lines(at.blocked.get(id)),
      rows: rowsOf([[at.t.explain.stillHidden, lines(list(hidden, at.lang))]]),
    })
  },
  signs: id => (id ? ['unknown'] : []),
}

/** Things drawn on a room, by what they are: `fire.007`. */
const MARKS = {
  fire: view => view.fire,
  malfunction: view => view.malfunction,
  vent: (view, { table }) => table.vent === view.room,
  items: view => view.items !== null,
  computer: (view, { table }) => view.tile !== null && tileInfo(table.game, view.tile).computer,
  token: view => view.token,
  egg: (view, { table }) => (view.tile === 'nest' && !table.nestDestroyed) || has(view, 'egg'),
  carcass: view => has(view, 'carcass'),
  corpse: view => has(view, 'corpse'),
} as const satisfies Record<string, (view: RoomView, at: Explaining) => boolean>
type Mark = keyof typeof MARKS
const isMark = (mark: string | undefined): mark is Mark => mark !== undefined && mark in MARKS

const has = ({ objects }: RoomView, kind: string): boolean => objects.some(object => objectKind(object) === kind)

function explainMark(mark: Mark, view: RoomView, at: Explaining): Explanation {
  const { t, lang, me, table, name } = at
  const sign = at.sign(mark === 'token' ? 'unknown' : mark)
  const kind = view.tile ? roomName(view.tile, lang) : at.sign('unknown').title
  switch (mark) {
    case 'token': {
      const seen = me?.tokens.find(one => one.room === view.room)?.token
      const info = seen ? tokenInfo(table.game, seen) : null
      const by =
        view.tokenSeenBy === 0 ? t.tokenUnseen : t.tokenSeenBy({ names: seatNames(view.tokenSeenBy, name, lang) })
      return signed(sign, {
        icon: seen ? tokenIconOf(seen) : sign.icon,
        title: t.explain.explorationToken,
        kind,
        says: [t.explain.tokenSays],
        now: seen
          ? lines(
              t.explain.tokenSeen({ token: tokenName(table.game, seen, lang) }),
              info && t.explain.itemsLeft({ n: info.items }),
            )
          : lines(by),
      })
    }
    case 'items':
      return signed(sign, { kind, rows: rowsOf([[t.explain.items, itemLines(view, at)]]) })
    case 'egg':
    case 'carcass':
    case 'corpse':
      return signed(sign, {
        kind,
        rows: rowsOf([
          [
            t.explain.contents,
            [
              ...lines(...(mark === 'egg' && view.tile === 'nest' ? [`${t.eggsInNest}: ${table.eggs}`] : [])),
              ...view.objects
                .filter(object => objectKind(object) === mark)
                .map((object): Line => ({ icon: mark, text: objectName(object, lang) })),
            ],
          ],
        ]),
      })
    case 'computer':
      return signed(sign, { kind, now: view.malfunction ? lines(t.explain.broken) : [] })
    default:
      return signed(sign, { kind })
  }
}

const mark: ExplainRecord = {
  ids: at =>
    at.table.rooms.flatMap(view =>
      Object.entries(MARKS).flatMap(([mark, isThere]) => (isThere(view, at) ? [`${mark}.${view.room}`] : [])),
    ),
  tells: (id, at) => {
    const [what, where = ''] = id.split('.')
    const view = viewOf(where, at)
    return view && isMark(what) && MARKS[what](view, at) ? explainMark(what, view, at) : null
  },
  signs: id => {
    const [what] = id.split('.')
    return what === 'token' ? ['unknown'] : what ? [what] : []
  },
}

const orList = (numbers: readonly number[]): string => numbers.join(' / ')

function explainWay(numbers: readonly number[], noisy: boolean, at: Explaining): Pick<Explanation, 'title' | 'says'> {
  const { t } = at
  return {
    title: t.explain.corridor({ numbers: numbers.join('·') }),
    says: [
      t.explain.corridorHears({ numbers: orList(numbers) }),
      noisy ? t.explain.corridorNoisy : t.explain.corridorQuiet,
    ],
  }
}

const corridor: ExplainRecord = {
  ids: ({ map }) => [...map.ways].flatMap(([id, { path }]) => (path ? [] : [id])),
  tells: (id, at) => {
    const { t, lang, table, map } = at
    const way = map.ways.get(id)
    if (!way) return null
    const noisy = table.noise.includes(id)
    const door = table.doors.find(one => one.corridor === id)?.state
    const sign = at.sign(noisy ? 'noise' : 'corridorNumber')
    return signed(sign, {
      ...explainWay(way.corridor.numbers, noisy, at),
      kind: noisy ? sign.title : '',
      now: door
        ? [
            {
              icon: door === 'closed' ? 'doorClosed' : 'doorBroken',
              text: door === 'closed' ? t.doorClosed : t.doorDestroyed,
            },
          ]
        : [],
      rows: rowsOf([[t.explain.between, lines(...[way.a, way.b].map(end => roomTitle(table, end.id, t, lang)))]]),
    })
  },
  signs: (id, { table }) => ['corridorNumber', ...(table.noise.includes(id) ? ['noise'] : [])],
}

const door: ExplainRecord = {
  ids: ({ table }) => table.doors.map(one => one.corridor),
  tells: (id, at) => {
    const { t, lang, table, map } = at
    const state = table.doors.find(one => one.corridor === id)?.state
    const way = map.ways.get(id)
    if (!state || !way) return null
    const ends = lines(...[way.a, way.b].map(end => roomTitle(table, end.id, t, lang)))
    return signed(at.sign(state === 'closed' ? 'doorClosed' : 'doorBroken'), {
      rows: rowsOf([[t.explain.between, ends]]),
    })
  },
  signs: (id, { table }) => [
    table.doors.some(one => one.corridor === id && one.state === 'closed') ? 'doorClosed' : 'doorBroken',
  ],
}

/** Where the ducts open into a room. */
const entrance: ExplainRecord = {
  ids: ({ map }) => [...map.entrances.keys()],
  tells: (id, at) => {
    const { t, lang, map, table } = at
    const ducts = map.entrances.get(id)
    if (!ducts) return null
    const sign = at.sign('technical')
    const noisy = table.noise.includes(ducts.network)
    return signed(sign, {
      title: t.exit({ numbers: ducts.numbers.join('·'), to: t.networkName({ id: ducts.network }) }),
      kind: roomTitle(table, id, t, lang),
      says: [sign.says, t.explain.entranceHears({ numbers: orList(ducts.numbers) })],
      now: [
        {
          icon: 'noise',
          tone: noisy ? 'loud' : undefined,
          text: noisy ? t.explain.corridorNoisy : t.explain.corridorQuiet,
        },
      ],
    })
  },
  signs: () => ['technical'],
}

const network: ExplainRecord = {
  ids: ({ map }) => [...map.networks.keys()],
  tells: (id, at) => {
    const { t, lang, map, table } = at
    if (!map.networks.has(id)) return null
    const noisy = table.noise.includes(id)
    const open = [...map.entrances].filter(([, { network }]) => network === id)
    return signed(at.sign('technical'), {
      title: t.networkName({ id }),
      now: [
        {
          icon: 'noise',
          tone: noisy ? 'loud' : undefined,
          text: noisy ? t.explain.corridorNoisy : t.explain.corridorQuiet,
        },
      ],
      rows: rowsOf([
        [
          t.exits,
          open.map(([room, { numbers }]) => ({ plate: numbers.join('·'), text: roomTitle(table, room, t, lang) })),
        ],
      ]),
    })
  },
  signs: (id, { table }) => ['technical', ...(table.noise.includes(id) ? ['noise'] : [])],
}

export const roomRecords = { room, group, mark, corridor, door, entrance, network }
