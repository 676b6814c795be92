/** Is it true what somebody said? Only as far as I know it myself; what everybody can see counts as seen. */
import {
  coordinatesInfo,
  type Destination,
  findFacts,
  type LockdownView,
  type Seat,
  SPACES,
  type View,
} from '@coldwake/rules/facts'
import type { Fact } from '@coldwake/wire'
import { deedDone } from './deeds.ts'

const SPACE_NAMES: readonly string[] = SPACES

/** Where a space leads, as far as I have seen the coordinates. */
export function leadsTo({ table, me }: View, space: string | null): Destination | null {
  const card = me?.coordinates ?? table.coordinates?.card ?? null
  if (card === null || space === null) return null
  return coordinatesInfo(table.game, card)?.to[SPACE_NAMES.indexOf(space)] ?? null
}

/** Do I know that this space leads to Earth? */
export const homeOf = (view: View, space: string | null): boolean => leadsTo(view, space) === 'earth'

/** `groundless`: whoever said it cannot have known. */
export type Verdict = boolean | 'groundless' | null

const has = (bits: number, seat: Seat): boolean => ((bits >> seat) & 1) === 1

export function verdict(view: View, speaker: Seat, fact: Fact): Verdict {
  const { table, me } = view
  if (!me) return null
  switch (fact.about) {
    case 'engine': {
      const top = table.engines[fact.engine - 1]?.tokens[0]
      const seen = top?.card ?? me.engines[fact.engine - 1]?.[0] ?? null
      if (seen !== null) return (seen === 'working') === fact.works
      return top && !has(top.seenBy, speaker) ? 'groundless' : null
    }
    case 'course': {
      const to = leadsTo(view, fact.space)
      if (to !== null) return to === fact.to
      return table.coordinates && !has(table.coordinates.seenBy, speaker) ? 'groundless' : null
    }
    case 'room': {
      const open = table.rooms.find(({ room }) => room === fact.room)
      const tile = open?.tile ?? me.tiles.find(({ room }) => room === fact.room)?.tile ?? null
      if (tile !== null) return tile === fact.tile
      return open && !has(open.seenBy, speaker) ? 'groundless' : null
    }
    case 'token': {
      const seen = me.tokens.find(({ room }) => room === fact.room)
      return seen ? seen.token === fact.token : null
    }
    case 'objective': {
      if (fact.whom === me.seat) return me.objectives.includes(fact.objective)
      const seen = me.others.find(({ seat }) => seat === fact.whom)?.objectives ?? []
      return seen.includes(fact.objective) ? true : seen.length === table.crew[fact.whom]?.objectives ? false : null
    }
    case 'item': {
      const held = fact.whom === me.seat ? me.inventory : me.others.find(({ seat }) => seat === fact.whom)?.inventory
      return held?.includes(fact.item) ? fact.is : null
    }
    case 'contingency': {
      const open = table.facility?.active.card ?? null
      if (open !== null) return (open === fact.code) === fact.is
      return leftOf(view, fact.code) === 0 ? !fact.is : null
    }
    case 'pool':
      if (table.facility?.pool.some(({ card }) => card === fact.code)) return fact.is
      return hasLooked(view, speaker, null) ? null : 'groundless'
    case 'holds':
      return holding(view, fact.whom, fact.code, fact.is) ?? (hasLooked(view, speaker, fact.whom) ? null : 'groundless')
    case 'css': {
      const token = table.facility?.css.find(({ space }) => space === fact.slot)
      const seen = token?.card ?? me.facility?.css.find(({ space }) => space === fact.slot)?.card ?? null
      return seen === null ? null : seen === fact.css
    }
    case 'did': {
      const done = deedDone(table, fact.whom, fact.deed)
      return done === null ? null : done === fact.is
    }
    default:
      return null
  }
}

/** Copies of a contingency that may be the active one. */
function leftOf({ table, me }: View, code: string): number {
  const copies = findFacts(table.game)?.box.contingencies?.find(({ id }) => id === code)?.copies ?? 0
  const mine = me?.facility
  const elsewhere = [...(mine?.contingencies ?? []), ...(mine?.seen.map(({ card }) => card) ?? [])]
  return copies - elsewhere.filter(name => name === code).length
}

function holding({ table, me }: View, whom: Seat, code: string, is: boolean): Verdict {
  const mine = me?.facility
  if (!mine || !table.facility) return null
  if (whom === me.seat) return mine.contingencies.includes(code) === is
  const held = tokensOf(table.facility, whom)
  const seen = mine.seen.flatMap(one => (one.whom === whom ? [one.card] : []))
  if (seen.includes(code)) return is
  return held.length > 0 && seen.length === held.length ? !is : null
}

const tokensOf = ({ people, pool }: LockdownView, whom: Seat | null): readonly { seenBy: number }[] =>
  whom === null ? pool : (people[whom]?.contingencies ?? [])

/** Has the speaker seen any of the tokens they speak of? Those of the dead are nobody's. */
function hasLooked({ table }: View, speaker: Seat, whom: Seat | null): boolean {
  if (!table.facility) return false
  const held = tokensOf(table.facility, whom)
  return (held.length > 0 ? held : table.facility.pool).some(({ seenBy }) => has(seenBy, speaker))
}
