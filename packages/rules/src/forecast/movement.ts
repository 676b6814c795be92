/** Walking, escaping, and what entering a room brings. NEM-MOVE, NEM-EXPL, NEM-ESC. */
import type { Token } from '../core/content.ts'
import { elementAt } from '../core/lists.ts'
import type { Seat } from '../core/types.ts'
import type { Entry } from '../mechanics/movement.ts'
import { attackBy, bySize } from './attacks.ts'
import { crewIn, foesIn, inCombat } from './crew.ts'
import { tileOf, tokensIn } from './draws.ts'
import { ask, type Branch, decide, type Foresight, fork, type Handlers, type Known, next } from './foresight.ts'
import { corridorsAround, personAt, roomId, roomNumber, waysFrom } from './lookups.ts'
import { noiseRoll } from './noise.ts'
import { place } from './vessel.ts'
import { deadIn } from './wounds.ts'

/** NEM-MOVE-05, NEM-MOVE-06: is nobody else there, and no intruder? */
function isAlone(f: Foresight, who: Seat, along: Seat): Known {
  const { room } = personAt(f, who)
  const others = crewIn(f, room).filter(({ seat }) => seat !== who && seat !== along)
  if (others.some(({ high }) => deadIn(high) === 0)) return false
  const foes = inCombat(f, room)
  if (foes === true) return false
  return others.length > 0 || foes === null ? null : true
}

function beHeard(f: Foresight, who: Seat, { to, tread, along }: Entry): void {
  if (tread === 'mark') {
    // NEM-BASIC-03: where the noise goes is its maker's choice.
    for (const corridor of corridorsAround(f, to)) if (f.noise[corridor] === false) f.noise[corridor] = null
    return
  }
  if (tread !== 'roll') return
  decide(
    f,
    isAlone(f, who, along),
    one => noiseRoll(one, who),
    () => {},
  )
}

/** NEM-ROOM-SLIME-1 */
function soil(f: Foresight, who: Seat, { to, along }: Entry): void {
  const tile = tileOf(f, to)
  if (tile && tile.entry !== 'slime') return
  for (const seat of [who, along])
    if (seat >= 0 && personAt(f, seat).slime === false) personAt(f, seat).slime = tile ? true : null
}

const settingsFor = (f: Foresight, tread: Entry['tread']) => ({
  replacesNoise: tread === 'roll' || (tread === 'mark' && !f.settings.carefulMoveCancelsTokens),
  dangerAnyway: tread === 'silent' ? !f.settings.reconnaissanceCancelsDanger : f.facts.customs.dangerDespiteCare,
})

/** NEM-EXPL-01..11: what a token does that is turned up. */
function turnUp(f: Foresight, who: Seat, entry: Entry, { effect }: Token): void {
  const { to: room, tread } = entry
  const heard = () => next(f, { do: 'entryNoise', who, entry })
  f.tokens[room] = false
  switch (effect) {
    case 'silence':
    case 'danger': {
      const dangerous = effect === 'danger' || personAt(f, who).slime !== false
      const { replacesNoise, dangerAnyway } = settingsFor(f, tread)
      if (!replacesNoise && !(dangerous && dangerAnyway)) return heard()
      if (dangerous) next(f, { do: 'danger', who })
      return
    }
    case 'fire':
    case 'malfunction':
      heard()
      return place(f, effect, room)
    case 'slime':
      if (personAt(f, who).slime === false) personAt(f, who).slime = null
      return heard()
    default:
      heard()
      if (f.own.isSign(effect)) f.own.sign(f, who)
  }
}

function resolveToken(f: Foresight, who: Seat, entry: Entry): void {
  const tokens = tokensIn(f, entry.to)
  if (tokens.length === 0) return next(f, { do: 'entryNoise', who, entry })
  const cause = f.cause
  const byEffect = new Map<string, Token[]>()
  for (const token of tokens) byEffect.set(token.effect, [...(byEffect.get(token.effect) ?? []), token])
  if (tokens.length > 1 && cause.cause === 'wounds') f.cause = { cause: 'exploration', room: roomId(f, entry.to) }
  fork(
    f,
    [...byEffect.values()].map(
      (alike): Branch => [
        alike.length,
        one => {
          turnUp(one, who, entry, elementAt(alike, 0))
          one.cause = cause
        },
      ],
    ),
  )
}

export const movementForesight: Handlers<
  | 'leave'
  | 'walk'
  | 'escaped'
  | 'explore'
  | 'leaveToken'
  | 'resolveToken'
  | 'entryNoise'
  | 'chooseWho'
  | 'chooseAlong'
  | 'chooseWhere'
  | 'chooseEntrance'
  | 'chooseLeap'
> = {
  /** NEM-ESC-01..04 */
  leave(f, { who, entry, attacks }) {
    const { room } = personAt(f, who)
    const foes = bySize(foesIn(f, room))
    if (attacks) for (const foe of foes) attackBy(f, who, foe, 'escape')
    next(f, { do: 'walk', who, entry })
    if (foes.length > 0) f.agenda.splice(-1, 0, { do: 'escaped', who })
  },

  /** LOCK-RULING-63: what gave chase comes after. */
  escaped(f) {
    if (f.own.chases) f.foesVague = true
  },

  walk(f, { who, entry }) {
    personAt(f, who).room = entry.to
    if (entry.along >= 0) personAt(f, entry.along).room = entry.to
    arrive(f, who, entry)
  },

  explore(f, { who, entry }) {
    f.explored[entry.to] = true
    soil(f, who, entry)
    next(f, faceToken(f, who, entry))
  },

  leaveToken: {
    answer(f, { who, entry }, choice) {
      next(f, choice.do === 'decline' ? { do: 'resolveToken', who, entry } : { do: 'entryNoise', who, entry })
    },
  },

  resolveToken: (f, { who, entry }) => resolveToken(f, who, entry),
  entryNoise: (f, { who, entry }) => beHeard(f, who, entry),

  chooseWho: { answer: (f, { who }) => ask(f, who) },
  chooseAlong: { answer: (f, { who }) => ask(f, who) },

  chooseWhere: {
    answer(f, { whom, along, noise, attacks, leaveToken }, choice) {
      if (choice.do !== 'room') return
      const to = roomNumber(f.board, choice.room)
      const from = personAt(f, whom).room
      const ways = waysFrom(f, from).filter(way => way.to === to)
      const way = ways.find(({ via }) => f.board.corridors[via] === choice.via) ?? ways[0]
      const tread = noise ? 'roll' : 'silent'
      const entry: Entry = { to, via: way?.via ?? -1, tread, along, ...(leaveToken && { leaveToken }) }
      next(f, { do: 'leave', who: whom, entry, attacks })
    },
  },

  /** NEM-TECH-01, LOCK-RULING-82 */
  chooseEntrance: {
    answer(f, { who, explored }, choice) {
      if (choice.do !== 'room') return
      const tread = !explored || f.settings.caveEntranceNoiseRoll ? 'roll' : 'silent'
      next(f, { do: 'walk', who, entry: { to: roomNumber(f.board, choice.room), via: -1, tread, along: -1 } })
    },
  },

  chooseLeap: {
    answer(f, { who }, choice) {
      if (choice.do !== 'room') return
      next(f, { do: 'walk', who, entry: { to: roomNumber(f.board, choice.room), via: -1, tread: 'roll', along: -1 } })
    },
  },
}

const faceToken = (f: Foresight, who: Seat, entry: Entry) =>
  f.tokens[entry.to] === false
    ? ({ do: 'entryNoise', who, entry } as const)
    : entry.leaveToken
      ? ({ do: 'leaveToken', who, entry } as const)
      : ({ do: 'resolveToken', who, entry } as const)

/** What being in a room now brings, whichever way one has come. */
export function arrive(f: Foresight, who: Seat, entry: Entry): void {
  if (f.explored[entry.to] !== true) return next(f, { do: 'explore', who, entry })
  soil(f, who, entry)
  next(f, faceToken(f, who, entry))
}
