/** Whether something said makes sense at this table. What its shape must be, the wire has checked before. */
import {
  boardInfo,
  contingencyInfo,
  cssInfo,
  eventInfo,
  itemInfo,
  objectiveInfo,
  objectNames,
  roomInfo,
  type Seat,
  tokenInfo,
} from '@coldwake/rules'
import { type Deed, type Fact, type Heard, isSaying, type Query, type Saying, topicsOf } from '@coldwake/wire'

type Topic = Deed | Fact | Query
type KeyOf<T> = T extends unknown ? keyof T : never
/** Everything that topics name. One that is new to the wire must be known here too. */
type Reference = Exclude<KeyOf<Topic>, 'do' | 'about' | 'deed'>
type Known = Record<Reference, (named: unknown) => boolean>

/** The schema leaves nothing to refer to. */
const anything = () => true

function knownAt(game: string, board: string, seats: number): Known | null {
  const place = boardInfo(game, board)
  if (!place) return null
  const oneOf = (all: readonly unknown[]) => (named: unknown) => all.includes(named)
  const upTo = (last: number) => (named: unknown) => typeof named === 'number' && named <= last
  const card = (find: (game: string, name: string) => unknown) => (named: unknown) =>
    typeof named === 'string' && find(game, named) !== null
  return {
    room: oneOf(place.rooms),
    tile: card(roomInfo),
    token: card(tokenInfo),
    engine: oneOf(place.engines),
    pod: oneOf(place.pods),
    space: oneOf(place.spaces),
    rounds: upTo(place.rounds),
    event: card(eventInfo),
    objective: card(objectiveInfo),
    item: card(itemInfo),
    object: oneOf(objectNames(game)),
    whom: upTo(seats - 1),
    code: card(contingencyInfo),
    css: card(cssInfo),
    slot: oneOf(place.css),
    cargo: oneOf(place.cargoPods),
    place: oneOf(place.power),
    stop: oneOf(place.elevators),
    aim: oneOf(topicsOf(game).aims),
    to: anything,
    intruder: anything,
    is: anything,
    works: anything,
  }
}

/** What is said, taken apart. */
function spokenOf(saying: Exclude<Saying, { t: 'words' | 'reply' }>): { deeds: Deed[]; fact?: Fact; query?: Query } {
  switch (saying.t) {
    case 'claim':
      return { fact: saying.fact, deeds: saying.fact.about === 'did' ? [saying.fact.deed] : [] }
    case 'promise':
    case 'request':
      return { deeds: [saying.deed] }
    case 'offer':
      return { deeds: [saying.give.deed, saying.want.deed] }
    case 'ask':
      return { query: saying.query, deeds: [] }
  }
}

/** Does it speak only of topics, rooms, cards, seats and rounds that this game has? */
export function sensible(game: string, board: string, seats: number, saying: Saying): boolean {
  if (saying.t === 'words' || saying.t === 'reply') return true
  const known = knownAt(game, board, seats)
  if (!known) return false
  const isReference = (key: string): key is Reference => Object.hasOwn(known, key)
  if ('whom' in saying && saying.whom !== null && !known.whom(saying.whom)) return false
  if ('by' in saying && saying.by !== null && !known.rounds(saying.by)) return false
  const { deeds, fact, query } = spokenOf(saying)
  const topics = topicsOf(game)
  if (!deeds.every(deed => topics.deeds.includes(deed.do))) return false
  if (fact && !topics.facts.includes(fact.about)) return false
  if (query && !topics.queries.includes(query.about)) return false
  const spoken: Topic[] = [...deeds, ...(fact ? [fact] : []), ...(query ? [query] : [])]
  return spoken.every(topic => Object.entries(topic).every(([key, named]) => !isReference(key) || known[key](named)))
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
