/** Where I am, what is near, what threatens me, rooms by distance and the way to them. */
import { intrudersIn, type RoomId } from '@coldwake/rules/facts'
import { distancesAt } from '@coldwake/rules/games/waysOut'
import { intruderName, list } from '@coldwake/text'
import { vesselAlarms } from '../../games/textTable/index.ts'
import { type Describing, roomContents, roomTitle } from '../board/describeRoom.ts'
import { neighbors } from '../board/geometry.ts'
import { crewShownIn, hasPiece } from '../board/places.ts'
import { roomDoes } from '../panels/roomDoes.ts'
import { roomExits } from '../panels/roomExits.ts'
import { spokenSentences } from '../speech/spokenChoice.ts'
import { type Answer, type Asker, type Item, together } from './answer.ts'
import { plain } from './commands.ts'

export function myRoom({ game: { table, me } }: Asker): RoomId | null {
  const mine = table.crew.find(({ seat }) => seat === me?.seat)
  return mine && hasPiece(mine) ? mine.room : null
}

const describing = ({ game, t, lang }: Asker): Describing => ({ ...game, t, lang })
const titled = (room: RoomId, { game: { table }, t, lang }: Asker): string => roomTitle(table, room, t, lang)

const DIRECTIONS = ['right', 'downRight', 'down', 'downLeft', 'left', 'upLeft', 'up', 'upRight'] as const

/** Which way a room lies from another, as the board is drawn. */
export function directionText(from: RoomId, to: RoomId, { game: { map }, t }: Asker): string {
  const [a, b] = [map.rooms.get(from), map.rooms.get(to)]
  if (!a || !b || from === to) return ''
  const eighth = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 4) / Math.PI)
  return t.textTable.directions[DIRECTIONS[(eighth + 8) % 8] ?? 'up']
}

/** Rooms away, through a closed door if it must be, and which way. */
export function farText(to: RoomId, asker: Asker): string {
  const here = myRoom(asker)
  const { game, t } = asker
  if (here === null) return ''
  const away = distancesAt(game.table, here)(to)
  if (!away) return together([t.textTable.noWay, directionText(here, to, asker)])
  return together([
    t.textTable.far({ steps: away.steps }),
    away.shut && t.waysOut.behindDoor,
    directionText(here, to, asker),
  ])
}

/** Exits of a room with their numbers, each with the way it leads from there. */
function exitsOf(room: RoomId, asker: Asker): Item[] {
  const near = neighbors(asker.game.map, room)
  return roomExits(room, describing(asker)).map((exit, at) => {
    const next = near[at]?.room.id
    return { text: together([next !== undefined && directionText(room, next, asker), exit]) }
  })
}

/** What lies in a room, without me. */
const contentsOf = (room: RoomId, asker: Asker): string =>
  together(roomContents(room, describing(asker)).filter(fact => fact !== asker.t.you)) || asker.t.nothingHere

export function whereAnswer(asker: Asker): Answer {
  const here = myRoom(asker)
  const { t } = asker
  if (here === null) return { text: t.textTable.notOnBoard }
  return {
    text: spokenSentences([
      t.noteCard({ place: titled(here, asker), card: contentsOf(here, asker) }),
      t.textTable.exitsAre,
    ]),
    items: exitsOf(here, asker),
  }
}

/** All rooms, nearest first; those nobody can get to now last. */
function byDistance(asker: Asker): { room: RoomId; steps: number }[] {
  const { table, map } = asker.game
  const here = myRoom(asker)
  const away = here === null ? () => null : distancesAt(table, here)
  return [...map.rooms.keys()]
    .map(room => ({ room, steps: away(room)?.steps ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.steps === b.steps ? 0 : a.steps - b.steps))
}

function roomItem(room: RoomId, asker: Asker): Item {
  const { table } = asker.game
  const burns = table.rooms.some(view => view.room === room && view.fire)
  const tone = intrudersIn(table, room).length > 0 ? 'danger' : burns ? 'burning' : undefined
  const place = together([farText(room, asker), titled(room, asker)])
  return { text: asker.t.noteCard({ place, card: contentsOf(room, asker) }), tone }
}

const NEAR = 2

/** Rooms within two steps in which there is anything to know. */
export function nearAnswer(asker: Asker): Answer {
  const { t, game } = asker
  if (myRoom(asker) === null) return { text: t.textTable.notOnBoard }
  const near = byDistance(asker).filter(({ steps }) => steps > 0 && steps <= NEAR)
  const items = near
    .filter(({ room }) => roomContents(room, { ...game, t, lang: asker.lang }).length > 0)
    .map(({ room }) => roomItem(room, asker))
  return items.length > 0 ? { text: t.textTable.roomsAre, items } : { text: t.textTable.nothingNear }
}

/** All rooms by distance, or the one that is named. */
export function roomsAnswer(about: string, asker: Asker): Answer {
  const { t } = asker
  if (about === '')
    return { text: t.textTable.roomsAre, items: byDistance(asker).map(({ room }) => roomItem(room, asker)) }
  const room = roomNamed(about, asker)
  if (room === null) return { text: t.textTable.noRoom({ what: about }) }
  const does = roomDoes(asker.game.table, room, asker.lang)
  return {
    text: spokenSentences([roomItem(room, asker).text, does, t.textTable.exitsAre]),
    items: exitsOf(room, asker),
  }
}

/** By its name or the beginning of one of its words, the nearest first; or by its number. */
function roomNamed(about: string, asker: Asker): RoomId | null {
  const wanted = plain(about)
  const rooms = byDistance(asker).map(({ room }) => ({ room, name: plain(titled(room, asker)) }))
  const found =
    rooms.find(({ room, name }) => name === wanted || room === wanted) ??
    rooms.find(({ name }) => name.startsWith(wanted)) ??
    rooms.find(({ name }) => name.includes(` ${wanted}`))
  return found?.room ?? null
}

/** Room by room, by the distances of the rules: each next room is one step nearer. */
export function wayAnswer(about: string, asker: Asker): Answer {
  const { t, game } = asker
  const here = myRoom(asker)
  const room = roomNamed(about, asker)
  if (here === null) return { text: t.textTable.notOnBoard }
  if (about === '') return roomsAnswer('', asker)
  if (room === null) return { text: t.textTable.noRoom({ what: about }) }
  const items: Item[] = []
  let at = here
  // A lift or a path may lead on where no corridor does.
  const nextFrom = (from: RoomId, steps: number) =>
    [...game.map.rooms.keys()].find(
      next =>
        distancesAt(game.table, from)(next)?.steps === 1 &&
        (distancesAt(game.table, next)(room)?.steps ?? 0) === steps - 1,
    )
  for (let steps = distancesAt(game.table, here)(room)?.steps ?? 0; steps > 0; steps--) {
    const next = nextFrom(at, steps)
    if (next === undefined) break
    const place = together([directionText(at, next, asker), titled(next, asker)])
    items.push({ text: t.noteCard({ place, card: contentsOf(next, asker) }) })
    at = next
  }
  return items.length > 0
    ? { text: spokenSentences([t.textTable.wayIs({ room: titled(room, asker) })]), items }
    : { text: spokenSentences([together([titled(room, asker), farText(room, asker)])]) }
}

/** Creatures and fires, nearest first, and whatever counts down. */
export function threatsAnswer(asker: Asker): Answer {
  const { game, t, lang } = asker
  const { table } = game
  const order = new Map(byDistance(asker).map(({ room }, at) => [room, at]))
  const near = (a: { room: RoomId }, b: { room: RoomId }) => (order.get(a.room) ?? 0) - (order.get(b.room) ?? 0)
  const creatures = table.intruders.toSorted(near).map(({ kind, room, injuries }): Item => {
    const beside = crewShownIn(table, room).filter(({ seat }) => seat !== game.me?.seat)
    const names = list(
      beside.map(({ seat }) => game.name(seat)),
      lang,
    )
    return {
      tone: 'danger',
      text: together([
        intruderName(kind, lang),
        injuries > 0 && t.injuries({ n: injuries }),
        farText(room, asker),
        titled(room, asker),
        names && t.textTable.fights({ names }),
      ]),
    }
  })
  const fires = table.rooms
    .filter(({ fire }) => fire)
    .toSorted(near)
    .map(({ room }): Item => ({ tone: 'burning', text: together([t.fire, farText(room, asker), titled(room, asker)]) }))
  const alarms = vesselAlarms(asker).map((text): Item => ({ tone: 'danger', text }))
  const items = [...creatures, ...fires, ...alarms]
  return items.length > 0 ? { text: '', items } : { text: t.textTable.noThreat }
}
