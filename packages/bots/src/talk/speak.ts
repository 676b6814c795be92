/** Speech: facts that others do not know, the common task that a bot is about to do, and answers. */
import { isAboard, type Seat } from '@coldwake/rules/facts'
import type { Aim, Deed, Fact, Query, Saying } from '@coldwake/wire'
import type { Memory, Scene, Spoken } from '../bot.ts'
import type { Goal } from '../consideration.ts'
import { promised } from '../considerations/promises.ts'
import { GAME_TOPICS, gameAims } from '../games/index.ts'
import type { Mind } from '../mind.ts'
import { asksFor } from '../objectives.ts'
import { tileAt } from '../printed.ts'
import type { Sight } from '../sight.ts'
import { talkWeights } from '../weights.ts'
import { deedDone, placesOf } from './deeds.ts'
import { undertaken } from './hearsay.ts'
import { hasToHide, isAfterMe, mission } from './regard.ts'
import { inKeeping } from './story.ts'
import type { AimTests } from './topics.ts'
import { weightOf } from './trust.ts'
import { verdict } from './verdict.ts'

/** How somebody talks: how much in a round, in every how many rounds, and whether they would lie. */
export interface Manner {
  most: number
  every: number
  bluffs: boolean
}

const claim = (fact: Fact): Saying => ({ t: 'claim', fact, sure: true })
const isTo = (sight: Sight, whom: Seat | null): boolean => whom === null || whom === sight.seat

/** My sayings now, and the memory of having said them. Sayings from number `since` on are new to me. */
export function saying(
  mind: Mind,
  scene: Scene,
  since: number,
  manner: Manner,
  memory: Memory,
): { say: Saying[]; memory: Memory } {
  const { round } = mind.sight.table
  const count = round < memory.spoken.round + manner.every ? memory.spoken.count : 0
  const say = count < manner.most ? atMost(manner.most - count, thoughts(mind, scene, since, manner)) : []
  if (say.length === 0) return { say, memory }
  return { say, memory: { ...memory, spoken: { round, count: count + say.filter(counts).length } } }
}

/** A withdrawal belongs to the claim that comes after it. */
const counts = (saying: Saying): boolean => saying.t !== 'reply' || saying.how !== 'withdraw'

function atMost(most: number, all: readonly Saying[]): Saying[] {
  const last = all.flatMap((saying, at) => (counts(saying) ? [at] : []))[most - 1]
  return all.slice(0, last === undefined ? all.length : last + 1)
}

/** All that I could say, that I have not said yet and that agrees with what I have, best first. */
function thoughts(mind: Mind, scene: Scene, since: number, manner: Manner): Saying[] {
  const { table, seat: mine } = mind.sight
  if (table.crew.length < 2 || !table.crew.some(one => one.seat !== mine && isAboard(one))) return []
  const fresh = scene.talk.filter(({ number, seat }) => number >= since && seat !== mine)
  const bluffs = manner.bluffs && hasToHide(mind.sight)
  const answers = fresh.flatMap(spoken => replies(mind, scene, spoken, bluffs))
  const news =
    table.asking?.ask === 'turn' ? [...pledges(mind), ...knowledge(mind.sight, scene, bluffs), ...plans(mind)] : []
  const all = [...answers, ...news]
  return all.length === 0 ? [] : inKeeping(scene, mine, all, bluffs)
}

// ---------------------------------------------------------------- what I know

/** Facts that others should know, or be made to believe. */
function knowledge(sight: Sight, scene: Scene, bluffs: boolean): Saying[] {
  const { table, me } = sight
  const facts = GAME_TOPICS.flatMap(topics => topics.tells(sight, scene, bluffs))
  // A room that only I have looked into. Nobody loses by the truth about it.
  for (const { room, tile } of me.tiles)
    if (!table.rooms.some(one => one.room === room && one.explored)) facts.push({ about: 'room', room, tile })
  return facts.map(claim)
}

// ---------------------------------------------------------------- what I am about to do

const COMMON: readonly Deed[] = [...GAME_TOPICS.flatMap(({ common }) => common), { do: 'stopSelfDestruct' }]

const pledge = ({ table }: Sight, deed: Deed): Saying => ({
  t: 'promise',
  whom: null,
  deed,
  not: false,
  by: table.round + talkWeights.soon,
})

/** What serves one of our objectives and spoils another. */
const SPARE: Saying = { t: 'request', whom: null, deed: { do: 'startSelfDestruct' }, not: true, by: null }

/** My parts of what the crew has to do, so that others leave them to me. */
function pledges({ sight, plan }: Mind): Saying[] {
  const mine = new Set(promised(sight).map(({ deed }) => JSON.stringify(deed)))
  const kept = (plan.deeds ?? []).flatMap(deed => (mine.has(JSON.stringify(deed)) ? [] : [pledge(sight, deed)]))
  const isSaid = sight.ledger.asked.some(({ saying: one }) => JSON.stringify(one) === JSON.stringify(SPARE))
  return plan.torn && !isSaid && sight.table.selfDestruct === null ? [...kept, SPARE] : kept
}

/** The common task that I am on my way to, unless somebody else is. */
function plans({ sight, goals }: Mind): Saying[] {
  const best = goals.reduce<Goal | null>(
    (most, goal) => (goal.worth > (most?.worth ?? talkWeights.named) ? goal : most),
    null,
  )
  const tile = best && sight.tiles[best.room]
  const deed = tile ? COMMON.find(one => placesOf(one).includes(tile)) : undefined
  if (!deed || deedDone(sight.table, sight.seat, deed) || promised(sight).length > 0) return []
  const same = JSON.stringify(deed)
  if (undertaken(sight, one => JSON.stringify(one) === same) > 0) return []
  return [pledge(sight, deed)]
}

// ---------------------------------------------------------------- answers

function replies(mind: Mind, scene: Scene, { number, seat, saying: heard }: Spoken, bluffs: boolean): Saying[] {
  const { sight } = mind
  switch (heard.t) {
    case 'claim':
      return verdict(scene, seat, heard.fact) === false && !bluffs ? [{ t: 'reply', to: number, how: 'deny' }] : []
    case 'request':
      if (!isTo(sight, heard.whom)) return []
      if (heard.not || !isWilling(mind, seat, heard.deed))
        return heard.whom === sight.seat ? [{ t: 'reply', to: number, how: 'refuse' }] : []
      return [{ t: 'reply', to: number, how: 'agree' }]
    case 'offer': {
      if (!isTo(sight, heard.whom)) return []
      const fair = !heard.want.not && isWilling(mind, seat, heard.want.deed)
      if (!fair && heard.whom !== sight.seat) return []
      return [{ t: 'reply', to: number, how: fair ? 'agree' : 'refuse' }]
    }
    case 'ask':
      return isTo(sight, heard.whom) ? told(sight, scene, seat, heard.query, bluffs) : []
    default:
      return []
  }
}

/** True where I would do that anyway, or nearly so, for somebody I trust. */
function isWilling({ sight, goals }: Mind, whose: Seat, deed: Deed): boolean {
  const { ledger, table, seat } = sight
  if (isAfterMe(sight, whose) || weightOf(ledger, table, whose) < talkWeights.obliges || deedDone(table, seat, deed))
    return false
  const places = placesOf(deed)
  const named = 'room' in deed ? sight.board.roomIndex[deed.room] : undefined
  return goals.some(({ room, worth }) => {
    const tile = tileAt(sight, room)?.id
    return worth > talkWeights.agreed && (room === named || (tile !== undefined && places.includes(tile)))
  })
}

/** An answer to a question, if I have one. */
function told(sight: Sight, scene: Scene, asker: Seat, query: Query, bluffs: boolean): Saying[] {
  const whom = sight.seat
  switch (query.about) {
    case 'aim':
      return aimTold(sight, asker, query.aim, bluffs)
    case 'trust': {
      const is = weightOf(sight.ledger, sight.table, asker) > talkWeights.trusts
      return [claim({ about: 'trust', whom: asker, is })]
    }
    case 'infected': {
      const sick = sight.my.larva || sight.me.hand.includes('contamination.infected')
      return sick && !bluffs ? [claim({ about: 'infected', whom, is: true })] : []
    }
    case 'item':
      return [claim({ about: 'item', whom, item: query.item, is: sight.me.inventory.includes(query.item) })]
    case 'tile': {
      const room = sight.board.rooms[sight.tiles.indexOf(query.tile)]
      return room === undefined ? [] : [claim({ about: 'room', room, tile: query.tile })]
    }
    case 'room': {
      const tile = sight.tiles[sight.board.roomIndex[query.room] ?? -1] ?? null
      return tile === null ? [] : [claim({ about: 'room', room: query.room, tile })]
    }
    default:
      return knowledge(sight, scene, bluffs).filter(one => one.t === 'claim' && answers(one.fact, query))
  }
}

/** True where a fact that only one game knows answers the query. */
const answers = (fact: Fact, query: Query): boolean =>
  GAME_TOPICS.some(({ replies: known }) => {
    const fits = known[query.about] as ((fact: Fact, query: Query) => boolean) | undefined
    return fits?.(fact, query) ?? false
  })

// ---------------------------------------------------------------- aims

/** Whether an objective asks for something, in the words of the talk. */
const AIMS: AimTests<Aim> = {
  death: test => asksFor(test, 'playerDead', 'soleSurvivor'),
  survivors: test => asksFor(test, 'othersSurvive', 'exactlySurvive'),
  ship: test => asksFor(test, 'shipDestroyed'),
  nest: test => asksFor(test, 'nestDestroyed'),
  queen: test => asksFor(test, 'killed'),
  signal: test => asksFor(test, 'signal'),
  weakness: test => asksFor(test, 'weakness', 'weaknesses'),
  object: test => asksFor(test, 'leftWith', 'carries', 'objectIn'),
  ...gameAims,
}

/** Aims that nobody likes to hear of. */
const GRIM: readonly Aim[] = ['death', 'ship', ...GAME_TOPICS.flatMap(({ grimAims }) => grimAims)]

/** Whether I play for that. Somebody who plays for my death is told nothing. */
function aimTold(sight: Sight, asker: Seat, aim: Aim, bluffs: boolean): Saying[] {
  const card = mission(sight)
  if (!card || isAfterMe(sight, asker)) return []
  const is = AIMS[aim](card.test) && !(bluffs && GRIM.includes(aim))
  return [claim({ about: 'aim', whom: sight.seat, aim, is })]
}
