/** What somebody in this situation may want to say, most pressing first. Only what is true as far as they know. */
import { type Name, type Seat, SPACES } from '@coldwake/rules/facts'
import { type Deed, type Fact, type Heard, type Query, topicsOf } from '@coldwake/wire'
import { type Around, codesKnown, cssAt, leadsTo, tileOf, worksOf } from './statementChoices.ts'
import type { Statement } from './statementDraft.ts'

const SUGGESTIONS = 4
/** Questions older than so many sayings have been answered or forgotten. */
const RECENT = 12
/** So many rounds before the jump people begin to hurry. */
const LATE = 4

const claim = (fact: Fact): Statement => ({ t: 'claim', fact, sure: true })
const request = (whom: Seat | null, deed: Deed, not = false): Statement => ({
  t: 'request',
  whom,
  deed,
  not,
  by: null,
})

export function suggestedStatements(around: Around, entries: readonly Heard[]): Statement[] {
  const said = new Set(entries.flatMap(({ seat, talk }) => (seat === around.mine ? [JSON.stringify(talk)] : [])))
  const all = [...answers(around, entries), ...needs(around), ...secrets(around), ...errands(around)]
  const seen = new Set<string>()
  return all
    .filter(saying => {
      const key = JSON.stringify(saying)
      const fresh = !said.has(key) && !seen.has(key)
      seen.add(key)
      return fresh
    })
    .slice(0, SUGGESTIONS)
}

/** To what others have asked lately. */
function answers(around: Around, entries: readonly Heard[]): Statement[] {
  const { mine } = around
  return entries
    .slice(-RECENT)
    .reverse()
    .flatMap(({ seat, talk }) => {
      if (talk.t !== 'ask' || seat === mine || (talk.whom !== null && talk.whom !== mine)) return []
      const fact = answer(talk.query, around)
      return fact ? [claim(fact)] : []
    })
}

function answer(query: Query, around: Around): Fact | null {
  const { me, mine } = around
  switch (query.about) {
    case 'room': {
      const tile = tileOf(query.room, around)
      return tile ? { about: 'room', room: query.room, tile } : null
    }
    case 'tile': {
      const found = me?.tiles.find(({ tile }) => tile === query.tile)
      return found ? { about: 'room', ...found } : null
    }
    case 'token': {
      const found = me?.tokens.find(({ room }) => room === query.room)
      return found ? { about: 'token', ...found } : null
    }
    case 'engine':
    case 'checked': {
      const works = worksOf(query.engine, around)
      return works === undefined ? null : { about: 'engine', engine: query.engine, works }
    }
    case 'course': {
      const to = leadsTo(query.space, around)
      return to ? { about: 'course', space: query.space, to } : null
    }
    case 'css': {
      const css = cssAt(query.slot, around)
      return css ? { about: 'css', slot: query.slot, css } : null
    }
    case 'contingency': {
      const [known] = codesKnown(around)
      return known ? whereIs(known) : null
    }
    case 'item': {
      const has = me?.inventory.some(card => card.split('.')[0] === query.item)
      return has === undefined ? null : { about: 'item', whom: mine, item: query.item, is: has }
    }
    default:
      return null
  }
}

const whereIs = ({ whom, code }: { whom: Seat | null; code: Name }): Fact =>
  whom === null ? { about: 'pool', code, is: true } : { about: 'holds', whom, code, is: true }

/** What the speaker cannot do alone, and soon. */
function needs({ table, mine }: Around): Statement[] {
  const crew = table.crew.find(({ seat }) => seat === mine)
  if (crew?.fate !== 'aboard') return []
  const { room } = crew
  const ends = table.facility ? 'end' : 'jump'
  const treats = topicsOf(table.game).deeds.includes('treat')
  const company = table.crew.some(other => other.seat !== mine && other.fate === 'aboard' && other.room === room)
  return [
    ...(table.intruders.some(intruder => intruder.room === room) ? [request(null, { do: 'fight', room })] : []),
    ...(company && treats && crew.wounds.length > 0 ? [request(null, { do: 'treat' })] : []),
    ...(table.rooms.find(r => r.room === room)?.fire ? [request(null, { do: 'douse', room })] : []),
    ...(table.time > 0 && table.time <= LATE ? [claim({ about: ends, rounds: table.time })] : []),
  ]
}

/** What the speaker knows and others may not. */
function secrets(around: Around): Statement[] {
  const { table, me } = around
  if (!me) return []
  const engines = me.engines.flatMap((tokens, i): Statement[] => {
    const open = table.engines[i]?.tokens[0]?.card
    return tokens[0] && !open ? [claim({ about: 'engine', engine: i + 1, works: tokens[0] === 'working' })] : []
  })
  const course = me.coordinates && !table.coordinates?.card ? courseOf(around) : []
  const css = me.facility?.css.map(({ space, card }) => claim({ about: 'css', slot: space, css: card })) ?? []
  return [
    ...engines,
    ...course,
    ...css,
    ...codesKnown(around).map(known => claim(whereIs(known))),
    ...me.tiles.map(({ room, tile }) => claim({ about: 'room', room, tile })),
    ...me.tokens.map(({ room, token }) => claim({ about: 'token', room, token })),
  ]
}

/** Where the ship is bound for, then where it would get home. */
function courseOf(around: Around): Statement[] {
  const { destination } = around.table
  const spaces = [...(destination ? [destination] : []), ...SPACES.filter(space => leadsTo(space, around) === 'earth')]
  return spaces.flatMap(space => {
    const to = leadsTo(space, around)
    return to ? [claim({ about: 'course', space, to })] : []
  })
}

/** What somebody should see to. */
function errands({ table, mine }: Around): Statement[] {
  const { coordinates, facility, mode } = table
  const together = mode === 'cooperative'
  const unseen = table.engines.findIndex(({ tokens }) => tokens[0]?.seenBy === 0 && tokens[0].card === null)
  const seen = table.engines.findIndex(({ tokens }) => ((tokens[0]?.seenBy ?? 0) & ~(1 << mine)) !== 0)
  return [
    ...(seen >= 0 ? [{ t: 'ask', whom: null, query: { about: 'engine', engine: seen + 1 } } as const] : []),
    ...(unseen >= 0 ? [request(null, { do: 'check', engine: unseen + 1 })] : []),
    ...(coordinates?.seenBy === 0 && !coordinates.card ? [request(null, { do: 'coordinates' })] : []),
    // Where all play together, whatever is known of these lies open.
    ...(facility && !together ? [{ t: 'ask', whom: null, query: { about: 'contingency' } } as const] : []),
    ...(facility?.backup === false ? [request(null, { do: 'backupPower' })] : []),
    ...(together ? [] : [claim({ about: 'aim', whom: mine, aim: 'death', is: false })]),
    { t: 'ask', whom: null, query: { about: 'plan' } },
    request(null, { do: 'startSelfDestruct' }, true),
  ]
}
