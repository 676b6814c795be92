/** What there is to say: what one knows and others do not, what one sees to, and answers. */
import { type Name, type Seat, SPACES } from '@coldwake/rules/facts'
import type { Aim, Deed, Fact, Query, Saying } from '@coldwake/wire'
import { mine, undertaken } from './belief.ts'
import type { Memory, Scene, Spoken } from './bot.ts'
import { deedDone, placesOf } from './deeds.ts'
import type { Mind } from './effects.ts'
import { weightOf } from './ledger.ts'
import { grudges, hasToHide, isAfterMe, mission } from './malice.ts'
import { isAboard, type Sight, tileAt } from './sight.ts'
import { leadsTo, verdict } from './verdict.ts'

/** How somebody talks: how much in a round, in every how many rounds, and whether they would lie. */
export interface Manner {
  most: number
  every: number
  bluffs: boolean
}

const claim = (fact: Fact): Saying => ({ t: 'claim', fact, sure: true })
const isTo = (s: Sight, whom: Seat | null): boolean => whom === null || whom === s.seat

/** What I say now, and the memory of having said it; `since`: what was said from there on is new to me. */
export function saying(
  m: Mind,
  scene: Scene,
  since: number,
  manner: Manner,
  memory: Memory,
): { say: Saying[]; memory: Memory } {
  const { round } = m.s.table
  const count = round < memory.spoken.round + manner.every ? memory.spoken.count : 0
  const say = count < manner.most ? thoughts(m, scene, since, manner).slice(0, manner.most - count) : []
  if (say.length === 0) return { say, memory }
  return { say, memory: { ...memory, spoken: { round, count: count + say.length } } }
}

/** All that I could say, best first, and have not said yet. */
function thoughts(m: Mind, scene: Scene, since: number, manner: Manner): Saying[] {
  const { s } = m
  if (s.table.crew.length < 2 || !s.table.crew.some(one => one.seat !== s.seat && isAboard(one))) return []
  const fresh = scene.talk.filter(({ number, seat }) => number >= since && seat !== s.seat)
  const bluffs = manner.bluffs && hasToHide(s)
  const answers = fresh.flatMap(spoken => replies(m, scene, spoken, bluffs))
  const news = s.table.asking?.ask === 'turn' ? [...knowledge(s, scene, bluffs), ...plans(m)] : []
  const all = [...answers, ...news]
  if (all.length === 0) return []
  const before = new Set(
    scene.talk.flatMap(({ seat, saying: said }) => (seat === s.seat ? [JSON.stringify(said)] : [])),
  )
  return all.filter(one => !before.has(JSON.stringify(one)))
}

// ---------------------------------------------------------------- what I know

/** Facts of which others should know, or be made to believe them. */
function knowledge(s: Sight, scene: Scene, bluffs: boolean): Saying[] {
  const { table, me } = s
  const facts: Fact[] = []
  table.engines.forEach(({ tokens }, i) => {
    const top = me.engines[i]?.[0] ?? null
    // Whoever wants others to sleep through it calls every engine sound.
    if (top !== null && tokens[0]?.card === null)
      facts.push({ about: 'engine', engine: i + 1, works: bluffs || top === 'working' })
  })
  if (me.coordinates !== null && table.coordinates?.card === null) {
    const { destination } = table
    for (const space of SPACES) {
      const isHome = leadsTo(scene, space) === 'earth'
      if (bluffs ? space === destination : isHome) facts.push({ about: 'course', space, to: 'earth' })
    }
  }
  facts.push(...codes(s, scene, bluffs))
  // A room that only I have looked into; what lies in it is nobody's loss.
  for (const { room, tile } of me.tiles)
    if (!table.rooms.some(one => one.room === room && one.explored)) facts.push({ about: 'room', room, tile })
  return facts.map(claim)
}

/**
 * Contingencies that I hold or have seen: those are not the active one. Who plays for another's death says nothing of what
 * they have seen, and nothing new once they have told a story: two are one too many.
 */
function codes(s: Sight, { talk }: Scene, bluffs: boolean): Fact[] {
  const { facility } = s.me
  if (!facility || s.table.facility?.active.card != null) return []
  const held = facility.contingencies
  const mine = (code: Name): Fact => ({ about: 'holds', whom: s.seat, code, is: true })
  if (!bluffs || !grudges(s))
    return [
      ...held.map(mine),
      ...facility.seen.map(
        ({ whom, card: code }): Fact =>
          whom === null ? { about: 'pool', code, is: true } : { about: 'holds', whom, code, is: true },
      ),
    ]
  const isMine = (fact: Fact) => fact.about === 'holds' && fact.whom === s.seat
  if (talk.some(({ seat, saying: said }) => seat === s.seat && said.t === 'claim' && isMine(said.fact))) return []
  const others = (s.facts.box.contingencies ?? []).flatMap(({ id }) => (held.includes(id) ? [] : [id]))
  return others.slice(0, held.length).map(mine)
}

// ---------------------------------------------------------------- what I see to

/** As long as this a thing promised may take. */
const SOON = 3
/** A goal that is worth naming. */
const WORTHWHILE = 8

/** What is done once for all. */
const COMMON: readonly Deed[] = [
  { do: 'coordinates' },
  { do: 'check', engine: 1 },
  { do: 'check', engine: 2 },
  { do: 'check', engine: 3 },
  { do: 'backupPower' },
  { do: 'stopSelfDestruct' },
]

/** The common task that I am on my way to, if nobody else is. */
function plans(m: Mind): Saying[] {
  const { s, plan } = m
  const best = plan.goals.reduce<{ room: number; worth: number } | null>(
    (most, goal) => (goal.worth > (most?.worth ?? WORTHWHILE) ? goal : most),
    null,
  )
  const tile = best && s.tiles[best.room]
  const deed = tile ? COMMON.find(one => placesOf(one).includes(tile)) : undefined
  if (!deed || deedDone(s.table, s.seat, deed) || mine(s).length > 0) return []
  const same = JSON.stringify(deed)
  if (undertaken(s, one => JSON.stringify(one) === same) > 0) return []
  return [{ t: 'promise', whom: null, deed, not: false, by: s.table.round + SOON }]
}

// ---------------------------------------------------------------- answers

function replies(m: Mind, scene: Scene, { number, seat, saying: heard }: Spoken, bluffs: boolean): Saying[] {
  const { s } = m
  switch (heard.t) {
    case 'claim':
      return verdict(scene, seat, heard.fact) === false && !bluffs ? [{ t: 'reply', to: number, how: 'deny' }] : []
    case 'request':
      if (!isTo(s, heard.whom)) return []
      if (heard.not || !isWilling(m, seat, heard.deed))
        return heard.whom === s.seat ? [{ t: 'reply', to: number, how: 'refuse' }] : []
      return [{ t: 'reply', to: number, how: 'agree' }]
    case 'offer': {
      if (!isTo(s, heard.whom)) return []
      const fair = !heard.want.not && isWilling(m, seat, heard.want.deed)
      if (!fair && heard.whom !== s.seat) return []
      return [{ t: 'reply', to: number, how: fair ? 'agree' : 'refuse' }]
    }
    case 'ask':
      return isTo(s, heard.whom) ? told(s, scene, seat, heard.query, bluffs) : []
    default:
      return []
  }
}

/** Would I do that anyway, or nearly so, for somebody I trust? */
function isWilling({ s, plan }: Mind, whose: Seat, deed: Deed): boolean {
  if (isAfterMe(s, whose) || weightOf(s.ledger, s.table, whose) < 0.3 || deedDone(s.table, s.seat, deed)) return false
  const places = placesOf(deed)
  const named = 'room' in deed ? s.board.roomIndex[deed.room] : -1
  return plan.goals.some(({ room, worth }) => {
    const tile = tileAt(s, room)?.id
    return worth > 2 && (room === named || (tile !== undefined && places.includes(tile)))
  })
}

/** An answer to a question, if I have one. */
function told(s: Sight, scene: Scene, asker: Seat, query: Query, bluffs: boolean): Saying[] {
  const whom = s.seat
  switch (query.about) {
    case 'aim': {
      const card = mission(s)
      if (!card || isAfterMe(s, asker)) return []
      const is = AIMS[query.aim]?.some(test => JSON.stringify(card.test).includes(`"${test}"`)) ?? false
      return [claim({ about: 'aim', whom, aim: query.aim, is: is && !(bluffs && GRIM.includes(query.aim)) })]
    }
    case 'trust':
      return [claim({ about: 'trust', whom: asker, is: weightOf(s.ledger, s.table, asker) > 0.4 })]
    case 'infected': {
      const sick = s.my.larva || s.me.hand.includes('contamination.infected')
      return sick && !bluffs ? [claim({ about: 'infected', whom, is: true })] : []
    }
    case 'item':
      return [claim({ about: 'item', whom, item: query.item, is: s.me.inventory.includes(query.item) })]
    case 'tile': {
      const room = s.tiles.indexOf(query.tile)
      return room < 0 ? [] : [claim({ about: 'room', room: s.board.rooms[room], tile: query.tile })]
    }
    case 'room': {
      const tile = s.tiles[s.board.roomIndex[query.room]] ?? null
      return tile === null ? [] : [claim({ about: 'room', room: query.room, tile })]
    }
    case 'engine':
    case 'course':
    case 'contingency':
      return knowledge(s, scene, bluffs).filter(one => one.t === 'claim' && answers(one.fact, query))
    default:
      return []
  }
}

function answers(fact: Fact, query: Query): boolean {
  if (query.about === 'engine') return fact.about === 'engine' && fact.engine === query.engine
  if (query.about === 'course') return fact.about === 'course'
  return fact.about === 'holds'
}

/** Aims that nobody likes to hear of. */
const GRIM: readonly Aim[] = ['death', 'ship', 'survivorsDead', 'learnedDead', 'selfDestruct']

/** What a test asks for, in the words of the talk. */
const AIMS: Readonly<Record<Aim, readonly string[]>> = {
  death: ['playerDead', 'soleSurvivor'],
  survivors: ['othersSurvive', 'exactlySurvive'],
  ship: ['shipDestroyed'],
  nest: ['nestDestroyed'],
  queen: ['killed'],
  signal: ['signal'],
  earth: ['earth'],
  mars: ['mars'],
  exploration: ['allExplored'],
  weakness: ['weakness', 'weaknesses'],
  object: ['leftWith', 'carries', 'objectIn'],
  pod: ['leftByPod'],
  items: ['items'],
  survivorsDead: ['survivorsDead'],
  learnedDead: ['learnedDead'],
  intact: ['intact'],
  selfDestruct: ['selfDestructOn'],
  sections: ['sectionsExplored'],
  css: ['css'],
  knowledge: ['knowledge'],
  learned: ['knowledgeActive', 'senderLearned'],
}
