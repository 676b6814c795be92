/** Expectations about the board, the bag, the decks and the clock. */
import { elementAt } from '../../core/lists.ts'
import { isPublic, sharedZone } from '../../core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../../core/ruleset.ts'
import { type GameState, OPEN } from '../../core/state.ts'
import type { IntruderKind } from '../../core/types.ts'
import { doorState } from '../../mechanics/doors.ts'
import { BY_SIZE } from '../../mechanics/intruders.ts'
import { eggSupply, lyingIn, thingName } from '../../mechanics/things.ts'
import { at, didYouMean, fail } from '../fields.ts'
import { tokenNamed } from '../given/board.ts'
import { pilesOf } from '../given/decks.ts'
import { weaknessSlots } from '../names.ts'
import { byKey, type Checks, cardNames, inOrder, inThisOrder, now } from './moment.ts'

const nameAt = (g: GameState, slots: readonly number[], room: number): string | null => {
  const piece = elementAt(slots, room)
  return piece < 0 ? null : nameOf(g, piece)
}

/** As many cards of each deck as the file names, from one end. */
const pile = (end: (deck: readonly number[], count: number) => number[]) =>
  inOrder(
    byKey(({ g }, deck, cards: readonly unknown[], path) =>
      cardNames(g, end(pilesOf(g, deck, path).deck, cards.length)),
    ),
  )

/** How many tokens of a kind, or of one single token, lie in a zone. */
function tokensIn(g: GameState, zone: 'bag' | 'supply', name: string, path: string): number {
  const { single } = tokenNamed(g, name, path)
  return sharedZone(g, zone).filter(piece => {
    const face = faceOf(g, piece)
    return single ? nameOf(g, piece) === name : face.kind === 'intruder' && face.token.kind === name
  }).length
}

/** Supplies beside the board that are counted and have no tokens of their own. */
const SUPPLIES: Readonly<Record<string, (g: GameState) => number>> = {
  eggs: eggSupply,
  doors: g => rulesOf(g).limits.doors - g.doors.filter(door => door !== OPEN).length,
  fire: g => rulesOf(g).markers(g, 'fire') - g.fire.filter(Boolean).length,
  malfunction: g => rulesOf(g).markers(g, 'malfunction') - g.malfunction.filter(Boolean).length,
  contamination: g => sharedZone(g, 'contamination').length,
}

export const boardChecks = {
  round: now(g => g.round),
  time: now(g => boardOf(g).data.tracks.time[g.time]?.n),
  selfDestruct: now(g => rulesOf(g).selfDestructSpace(g)),
  rooms: byKey(({ g, names }, id, wanted: object, path) => {
    const room = names.room(id, path)
    const all: Record<string, unknown> = {
      tile: nameAt(g, g.tiles, room),
      explored: g.explored[room],
      items: g.items[room],
      token: nameAt(g, g.tokens, room),
      fire: g.fire[room],
      malfunction: g.malfunction[room],
    }
    return Object.fromEntries(Object.keys(wanted).map(field => [field, all[field]]))
  }),
  noise: ({ g, names }, wanted: readonly string[], path: string) => ({
    got: boardOf(g).corridors.filter((_, c) => g.noise[c]),
    want: wanted.map(id => names.corridorId(id, path)),
  }),
  doors: ({ g, names }, wanted: Record<string, string>, path: string) => ({
    got: Object.fromEntries(
      boardOf(g).corridors.flatMap((id, c) => (g.doors[c] === OPEN ? [] : [[id, doorState(g, c)]])),
    ),
    want: Object.fromEntries(Object.entries(wanted).map(([id, state]) => [names.corridorId(id, path), state])),
  }),
  vent: now(g => (g.vent < 0 ? null : boardOf(g).rooms[g.vent])),
  intruders: ({ g }, wanted: readonly object[]) => {
    // Injuries are compared only where the file names them.
    const injured = wanted.some(one => 'injuries' in one)
    return {
      got: g.intruders.map(({ kind, room, injuries }) => ({
        kind,
        room: boardOf(g).rooms[room],
        ...(injured && { injuries }),
      })),
    }
  },
  objects: byKey(({ g, names }, id, _: unknown, path) => lyingIn(g, names.room(id, path)).map(thingName)),
  eggs: now(g => g.eggs),
  nestDestroyed: now(g => g.nestDestroyed),
  bag: (moment, wanted: Record<string, number> | readonly string[], path: string) => {
    const { g } = moment
    if (!Array.isArray(wanted))
      return byKey((_, name, __: unknown, p) => tokensIn(g, 'bag', name, p))(
        moment,
        wanted as Record<string, number>,
        path,
      )
    wanted.forEach((name, i) => tokenNamed(g, name, at(path, i)))
    return { got: cardNames(g, sharedZone(g, 'bag')) }
  },
  supply: byKey(({ g }, name, _: unknown, path) => {
    const supply = Object.hasOwn(SUPPLIES, name) ? SUPPLIES[name] : undefined
    return supply ? supply(g) : tokensIn(g, 'supply', name, path)
  }),
  killed: byKey(({ g }, kind, _: unknown, path) =>
    BY_SIZE.some(one => one === kind)
      ? g.killed[kind as IntruderKind]
      : fail(path, `there is no ${kind}${didYouMean(kind, BY_SIZE)}`),
  ),
  met: now(g => g.met),
  calm: now(g => g.calm),
  discovered: ({ g, names }, wanted: readonly string[], path: string) => {
    wanted.forEach((slot, i) => names.slot(slot, at(path, i)))
    return { got: weaknessSlots(g).filter((_, slot) => isPublic(g, elementAt(sharedZone(g, 'weakness'), slot))) }
  },
  top: pile((deck, count) => deck.slice(Math.max(0, deck.length - count)).reverse()),
  bottom: pile((deck, count) => deck.slice(0, count)),
  discards: inOrder(
    byKey(({ g }, deck, _: unknown, path) => {
      const { discard } = pilesOf(g, deck, path)
      return discard ? cardNames(g, discard) : fail(path, 'this deck has no discard pile')
    }),
  ),
  over: now(g => g.over?.reason ?? null),
  destroyed: now(g => g.over?.destroyed ?? false),
  winners: now(g => (g.over?.winners ?? []).map(seat => g.crew[seat]?.character)),
  report: ({ g, names }, wanted: readonly Record<string, unknown>[], path: string) => {
    const want = wanted.map((one, i) => names.event(one, at(path, i)))
    return { got: inThisOrder(g.over?.report ?? [], want), want, ordered: true }
  },
} satisfies Partial<Checks<string>>
