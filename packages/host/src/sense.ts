/** Whether something said makes sense at this table. What its shape must be, the wire has checked before. */
import {
  boardInfo,
  eventInfo,
  itemInfo,
  objectiveInfo,
  objectNames,
  roomInfo,
  type Seat,
  tokenInfo,
} from '@coldwake/rules'
import { type Deed, type Fact, type Heard, isSaying, type Query, type Saying } from '@coldwake/wire'

type Topic = Deed | Fact | Query
type KeyOf<T> = T extends unknown ? keyof T : never
/** Everything that topics name. One that is new to the wire must be known here too. */
type Reference = Exclude<KeyOf<Topic>, 'do' | 'about' | 'deed'>
type Known = Record<Reference, (named: unknown) => boolean>

/** The schema leaves nothing to refer to. */
const anything = () => true

function knownAt(game: string, board: string, seats: number): Known | null {
  const ship = boardInfo(game, board)
  if (!ship) return null
  const oneOf = (all: readonly unknown[]) => (named: unknown) => all.includes(named)
  const upTo = (last: number) => (named: unknown) => typeof named === 'number' && named <= last
  const card = (find: (game: string, name: string) => unknown) => (named: unknown) =>
    typeof named === 'string' && find(game, named) !== null
  return {
    room: oneOf(ship.rooms),
    tile: card(roomInfo),
    token: card(tokenInfo),
    engine: oneOf(ship.engines),
    pod: oneOf(ship.pods),
    space: oneOf(ship.spaces),
    rounds: upTo(ship.rounds),
    event: card(eventInfo),
    objective: card(objectiveInfo),
    item: card(itemInfo),
    object: oneOf(objectNames(game)),
    whom: upTo(seats - 1),
    to: anything,
    intruder: anything,
    aim: anything,
    is: anything,
    works: anything,
  }
}

function topicsOf(saying: Exclude<Saying, { t: 'words' | 'reply' }>): Topic[] {
  switch (saying.t) {
    case 'claim':
      return saying.fact.about === 'did' ? [saying.fact, saying.fact.deed] : [saying.fact]
    case 'promise':
    case 'request':
      return [saying.deed]
    case 'offer':
      return [saying.give.deed, saying.want.deed]
    case 'ask':
      return [saying.query]
  }
}

/** Does it speak only of rooms, cards, seats and rounds that this game has? */
export function sensible(game: string, board: string, seats: number, saying: Saying): boolean {
  if (saying.t === 'words' || saying.t === 'reply') return true
  const known = knownAt(game, board, seats)
  if (!known) return false
  const isReference = (key: string): key is Reference => Object.hasOwn(known, key)
  if ('whom' in saying && saying.whom !== null && !known.whom(saying.whom)) return false
  if ('by' in saying && saying.by !== null && !known.rounds(saying.by)) return false
  return topicsOf(saying).every(topic =>
    Object.entries(topic).every(([key, named]) => !isReference(key) || known[key](named)),
  )
}

/**
 * May this seat say it here? One speaks to others, not to oneself, trusts or distrusts others, answers what others have
 * said, and takes back only what one has said oneself.
 */
export function apt(seat: Seat, saying: Saying, heard: (number: number) => Heard | undefined): boolean {
  if (saying.t === 'reply') {
    const answered = heard(saying.to)
    if (!answered || !isSaying(answered.talk)) return false
    return (answered.seat === seat) === (saying.how === 'withdraw')
  }
  if (saying.t === 'claim') return saying.fact.about !== 'trust' || saying.fact.whom !== seat
  return !('whom' in saying) || saying.whom !== seat
}
