/** The board of a scenario: rooms, corridors, the bag, intruders, bulky objects. */
import { elementAt } from '../../core/lists.ts'
import { EVERYBODY, layOpen, sharedZone, takeFrom } from '../../core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../../core/ruleset.ts'
import { CLOSED, DESTROYED, type GameState, OPEN } from '../../core/state.ts'
import type { Name, Seat } from '../../core/types.ts'
import { tileIn } from '../../mechanics/crew.ts'
import { BY_SIZE } from '../../mechanics/intruders.ts'
import { eggSupply } from '../../mechanics/things.ts'
import { at, didYouMean, fail, within } from '../fields.ts'
import type { Given } from '../format.ts'
import { TOKEN_KINDS, tokenKindOf } from '../names.ts'
import type { Pieces } from './pieces.ts'

/** The highest number on an exploration token. */
const mostItems = (g: GameState): number =>
  Math.max(...rulesOf(g).content.faces.map(face => (face.kind === 'token' ? face.token.items : 0)))

const hasCounter = (g: GameState, room: number): boolean =>
  elementAt(boardOf(g).places, room).itemsCounter && !tileIn(g, room).noSearch

type GivenRoom = NonNullable<Given['rooms']>[string]

export function placeRooms(pieces: Pieces, rooms: NonNullable<Given['rooms']>): void {
  const all = Object.entries(rooms).map(([id, given]) => {
    const path = at('given.rooms', id)
    return { given, path, room: pieces.names.room(id, path) }
  })
  for (const { room, given, path } of all) layPieces(pieces, room, given, path)
  // Rooms are turned up only after every named piece lies where it should.
  for (const { room, given, path } of all) markRoom(pieces.g, room, given, path)
}

/** The tile and the exploration token of a room. */
function layPieces(pieces: Pieces, room: number, { tile, token }: GivenRoom, path: string): void {
  const { g } = pieces
  if (tile !== undefined) {
    if (!hasTile(g, room)) fail(at(path, 'tile'), 'this room is printed on the board')
    if (!liesOpen(g, room, tile, at(path, 'tile'))) pieces.swapIn(g.tiles, room, tile, at(path, 'tile'))
  }
  if (token) pieces.swapIn(g.tokens, room, token, at(path, 'token'))
}

/** What has happened in a room: it is explored, searched, burns or is broken. */
function markRoom(g: GameState, room: number, given: GivenRoom, path: string): void {
  const { limits } = rulesOf(g)
  if (given.explored === false && g.explored[room])
    fail(
      at(path, 'explored'),
      hasTile(g, room) ? 'the tile of this room lies face up' : 'this room is printed on the board',
    )
  if (given.explored) explore(g, room)
  if (given.token === null) takeToken(g, room)
  if (given.items !== undefined) {
    if (!g.explored[room] || hasToken(g, room) || !hasCounter(g, room))
      fail(at(path, 'items'), 'this room has no item counter')
    g.items[room] = within(given.items, 0, mostItems(g), at(path, 'items'))
  }
  if (given.fire) {
    if (tileIn(g, room).noFire) fail(at(path, 'fire'), 'nothing burns there')
    mark(g.fire, room, limits.fire, at(path, 'fire'))
  }
  if (given.malfunction) {
    if (!g.explored[room] || tileIn(g, room).noMalfunction) fail(at(path, 'malfunction'), 'this room cannot break down')
    mark(g.malfunction, room, limits.malfunction, at(path, 'malfunction'))
  }
}

const hasTile = (g: GameState, room: number): boolean => elementAt(g.tiles, room) >= 0
const hasToken = (g: GameState, room: number): boolean => elementAt(g.tokens, room) >= 0

/** NEM-BOARD2-04: some tiles lie face up from the start, always the same. */
function liesOpen(g: GameState, room: number, tile: Name, path: string): boolean {
  if (!g.explored[room]) return false
  const there = nameOf(g, elementAt(g.tiles, room))
  if (there !== tile) fail(path, `${there} lies there face up`)
  return true
}

/** Turns a room up as if a character had been there: its token is out of the game. */
function explore(g: GameState, room: number): void {
  if (!hasTile(g, room) || (g.explored[room] && !hasToken(g, room))) return
  g.explored[room] = true
  g.seen[elementAt(g.tiles, room)] = EVERYBODY
  takeToken(g, room)
  if (hasCounter(g, room)) g.items[room] = 0
}

/** Takes the token of a room out of the game, as if it had been resolved before. */
function takeToken(g: GameState, room: number): void {
  const token = elementAt(g.tokens, room)
  g.tokens[room] = -1
  if (token >= 0) layOpen(g, token, sharedZone(g, 'removed'))
}

function mark(markers: boolean[], room: number, limit: number, path: string): void {
  markers[room] = true
  if (markers.filter(Boolean).length > limit) fail(path, `there are only ${limit} such markers`)
}

export function placeCorridors({ g, names }: Pieces, { noise, doors, vent }: Given): void {
  const { firstPath, firstNetwork } = boardOf(g)
  noise?.forEach((id, i) => {
    const p = at('given.noise', i)
    const corridor = names.corridor(id, p)
    if (corridor >= firstPath && corridor < firstNetwork) fail(p, 'there is never noise on a path')
    g.noise[corridor] = true
  })
  for (const [id, state] of Object.entries(doors ?? {})) {
    const p = at('given.doors', id)
    const corridor = names.corridor(id, p)
    if (corridor >= firstPath) fail(p, 'only ordinary corridors have doors')
    g.doors[corridor] = state === 'closed' ? CLOSED : DESTROYED
    if (g.doors.filter(d => d !== OPEN).length > rulesOf(g).limits.doors)
      fail(p, `there are only ${rulesOf(g).limits.doors} doors`)
  }
  if (vent !== undefined) g.vent = names.room(vent, 'given.vent')
}

const kindOf = (g: GameState, piece: number): string => {
  const face = faceOf(g, piece)
  return face.kind === 'intruder' ? face.token.kind : ''
}

function moveToken(from: number[], to: number[], piece: number): void {
  takeFrom(from, piece)
  to.push(piece)
}

/** The kind of intruder token that this name means: the kind itself, or that of a single token such as `adult-3`. */
export function tokenNamed(g: GameState, name: string, path: string): { kind: string; single: boolean } {
  if (TOKEN_KINDS.includes(name)) return { kind: tokenKindOf(name, path), single: false }
  const { names } = rulesOf(g).content
  const piece = names.findIndex((one, p) => one === name && kindOf(g, p) !== '')
  if (piece >= 0) return { kind: kindOf(g, piece), single: true }
  const known = [...TOKEN_KINDS, ...names.filter((_, p) => kindOf(g, p) !== '')]
  return fail(path, `there is no ${name}${didYouMean(name, known)}`)
}

/**
 * Fills the bag with exactly these tokens where the file lists them; otherwise with so many of these kinds and of these
 * single tokens. A single token takes the place of another of its kind where the file counts that kind too.
 */
export function fillBag(pieces: Pieces, bag: NonNullable<Given['bag']>): void {
  const { g } = pieces
  const [inside, outside] = [sharedZone(g, 'bag'), sharedZone(g, 'supply')]
  if (Array.isArray(bag)) {
    outside.push(...inside.splice(0))
    bag.forEach((name, i) => {
      const p = at('given.bag', i)
      tokenNamed(g, name, p)
      inside.push(pieces.take([outside], name, p))
    })
    return
  }
  const counts = Object.entries(bag).map(([name, count]) => {
    const path = at('given.bag', name)
    return { name, count, path, ...tokenNamed(g, name, path) }
  })
  // Single tokens come first: those of their kind that are counted fill up what is missing.
  for (const { name, count, single, path } of counts) if (single) countToken(pieces, name, count, path)
  for (const { kind, count, single, path } of counts) if (!single) countKind(pieces, kind, count, path)
}

/** So many tokens of this name are in the bag, and stay there. */
function countToken(pieces: Pieces, name: Name, count: number, path: string): void {
  const { g } = pieces
  const [inside, outside] = [sharedZone(g, 'bag'), sharedZone(g, 'supply')]
  const named = (list: readonly number[]) => list.filter(piece => nameOf(g, piece) === name)
  within(count, 0, named(inside).length + named(outside).length, path)
  for (const piece of named(inside).slice(count)) moveToken(inside, outside, piece)
  const missing = Math.max(0, count - named(inside).length)
  for (const piece of named(outside).slice(0, missing)) moveToken(outside, inside, piece)
  for (const piece of [...named(inside), ...named(outside)]) pieces.keep(piece)
}

/** So many tokens of this kind are in the bag, single ones that the file names among them. */
function countKind(pieces: Pieces, kind: string, count: number, path: string): void {
  const { g } = pieces
  const [inside, outside] = [sharedZone(g, 'bag'), sharedZone(g, 'supply')]
  const of = (list: readonly number[]) => list.filter(piece => kindOf(g, piece) === kind)
  const free = (list: readonly number[]) => of(list).filter(piece => pieces.isFree(piece))
  const kept = of(inside).length - free(inside).length
  within(count, kept, kept + free(inside).length + free(outside).length, path)
  const surplus = Math.max(0, of(inside).length - count)
  for (const piece of free(inside).slice(0, surplus)) moveToken(inside, outside, piece)
  const missing = Math.max(0, count - of(inside).length)
  for (const piece of free(outside).slice(0, missing)) moveToken(outside, inside, piece)
}

/**
 * Puts tokens that are to be drawn into the bag. Each changes places with another of its kind, so that the bag holds as
 * many as before; where the bag holds none of its kind it is added, unless the file says that there is none.
 */
export function putIntoBag(pieces: Pieces, tokens: readonly string[], bag: Given['bag'], path: string): void {
  const { g } = pieces
  const [inside, outside] = [sharedZone(g, 'bag'), sharedZone(g, 'supply')]
  new Set(tokens).forEach(name => {
    if (inside.some(one => nameOf(g, one) === name)) return
    const { kind } = tokenNamed(g, name, path)
    const piece =
      outside.find(one => nameOf(g, one) === name) ?? fail(path, `${name} is neither in the bag nor beside the board`)
    const is = (one: number) => kindOf(g, one) === kind && pieces.isFree(one) && !tokens.includes(nameOf(g, one))
    const other = inside.find(is)
    const isCounted = Array.isArray(bag) || (bag && (kind in bag || name in bag))
    if (other === undefined && isCounted)
      fail(path, `${name} is to be drawn, but given.bag does not put it into the bag`)
    moveToken(outside, inside, piece)
    if (other !== undefined) moveToken(inside, outside, other)
  })
}

export function placeIntruder(
  { g, names }: Pieces,
  { kind = '', room = '', injuries = 0 }: NonNullable<Given['intruders']>[number],
  path: string,
): void {
  const which =
    BY_SIZE.find(k => k === kind) ?? fail(at(path, 'kind'), `there is no ${kind}${didYouMean(kind, BY_SIZE)}`)
  const limit = rulesOf(g).limits.miniatures[which]
  if (g.intruders.filter(i => i.kind === which).length >= limit)
    fail(at(path, 'kind'), `there are only ${limit} such miniatures`)
  const where = names.room(room, at(path, 'room'))
  g.intruders.push({
    id: g.nextIntruder++,
    kind: which,
    room: where,
    injuries: within(injuries, 0, 50, at(path, 'injuries')),
  })
  g.arrivals[where] = elementAt(g.arrivals, where) + 1
}

/** An object that lies in a room or is carried. The blue corpse is moved; the others come from the supply. */
export function placeObject(g: GameState, name: string, room: number, by: Seat, path: string): void {
  const [kind, of = ''] = name.split('.')
  if (kind === 'egg' && of === '') {
    if (eggSupply(g) < 1) fail(path, 'no egg is left')
  } else if (kind === 'corpse') {
    if (of !== 'blue' && !g.crew.some(c => c.character === of && c.fate === 'dead')) fail(path, `${of} is not dead`)
    g.things = g.things.filter(t => t.kind !== 'corpse' || t.of !== of)
  } else if (kind !== 'carcass' || of !== '') fail(path, `there is no such object as ${name}`)
  g.things.push({ kind: kind as 'egg' | 'corpse' | 'carcass', of, room, by, offered: false })
}
