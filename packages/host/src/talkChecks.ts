/** Checks that a saying makes sense at this table. The wire's schemas have checked its shape before. */
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
import { type Deed, type Fact, type Heard, isSaying, type Query, type Saying, topicsOf } from '@coldwake/wire'
import { gameReferences } from './games/index.ts'

type Topic = Deed | Fact | Query
type KeyOf<T> = T extends unknown ? keyof T : never
/** Everything that topics can name. A name that is new to the wire must be added here, or in a game's `references.ts`. */
type Reference = Exclude<KeyOf<Topic>, 'do' | 'about' | 'deed'>
type Known = Record<Reference, (named: unknown) => boolean>

/** The building blocks of these checks. */
export interface ReferenceKit {
  board: NonNullable<ReturnType<typeof boardInfo>>
  oneOf(all: readonly unknown[]): (named: unknown) => boolean
  /** A card or token that `find` knows by its name. */
  card(find: (box: string, name: string) => unknown): (named: unknown) => boolean
  /** For topics without a reference. */
  anything(): boolean
}
export type References<Names extends Reference> = (kit: ReferenceKit) => Pick<Known, Names>

function knownAt(box: string, boardName: string, seats: number): Known | null {
  const board = boardInfo(box, boardName)
  if (!board) return null
  const oneOf = (all: readonly unknown[]) => (named: unknown) => all.includes(named)
  const upTo = (last: number) => (named: unknown) => typeof named === 'number' && named <= last
  const card = (find: (box: string, name: string) => unknown) => (named: unknown) =>
    typeof named === 'string' && find(box, named) !== null
  const anything = () => true
  const kit: ReferenceKit = { board, oneOf, card, anything }
  return {
    ...gameReferences(kit),
    room: oneOf(board.rooms),
    tile: card(roomInfo),
    token: card(tokenInfo),
    rounds: upTo(board.rounds),
    event: card(eventInfo),
    objective: card(objectiveInfo),
    item: card(itemInfo),
    object: oneOf(objectNames(box)),
    whom: upTo(seats - 1),
    aim: oneOf(topicsOf(box).aims),
    intruder: anything,
    is: anything,
  }
}

/** The deeds, facts and queries of a saying. */
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

/** True if the saying speaks only of topics, rooms, cards, seats and rounds that this game has. */
export function namesKnownThings(game: string, board: string, seats: number, saying: Saying): boolean {
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
 * True if this seat may say it here: players speak to others and not to themselves, trust or distrust others, answer what
 * others have said, and withdraw only what they have said themselves.
 */
export function maySay(seat: Seat, saying: Saying, heard: (number: number) => Heard | undefined): boolean {
  if (saying.t === 'reply') {
    const answered = heard(saying.to)
    if (!answered || !isSaying(answered.talk)) return false
    return (answered.seat === seat) === (saying.how === 'withdraw')
  }
  if (saying.t === 'claim') return saying.fact.about !== 'trust' || saying.fact.whom !== seat
  return !('whom' in saying) || saying.whom !== seat
}
