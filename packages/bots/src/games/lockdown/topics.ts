/** Topics of the facility: contingencies, cargo tokens, and the deeds that belong to it. */
import { findFacts, hasSeen, type LockdownView, type Name, type Seat, type View } from '@coldwake/rules/facts'
import type { Deed, Fact } from '@coldwake/wire'
import type { Scene } from '../../bot.ts'
import { asksFor, hasPart } from '../../objectives.ts'
import type { Sight } from '../../sight.ts'
import { grudges } from '../../talk/regard.ts'
import type { GameTopics, Verdict } from '../../talk/topics.ts'

// ---------------------------------------------------------------- whether it is true

/** Copies of a contingency that may be the active one. */
function leftOf({ table, me }: View, code: Name): number {
  const copies = findFacts(table.game)?.box.contingencies?.find(({ id }) => id === code)?.copies ?? 0
  const mine = me?.facility
  const elsewhere = [...(mine?.contingencies ?? []), ...(mine?.seen.map(({ card }) => card) ?? [])]
  return copies - elsewhere.filter(name => name === code).length
}

const tokensOf = ({ people, pool }: LockdownView, whom: Seat | null): readonly { seenBy: number }[] =>
  whom === null ? pool : (people[whom]?.contingencies ?? [])

/** Judges the claim that a seat holds a code, or with `is` false that it does not, by the tokens I have seen. */
function holding({ table, me }: View, whom: Seat, code: Name, is: boolean): Verdict {
  const mine = me?.facility
  if (!mine || !table.facility) return null
  if (whom === me.seat) return mine.contingencies.includes(code) === is
  const held = tokensOf(table.facility, whom)
  const seen = mine.seen.flatMap(one => (one.whom === whom ? [one.card] : []))
  if (seen.includes(code)) return is
  return held.length > 0 && seen.length === held.length ? !is : null
}

/** True where the speaker has seen any of the tokens they speak of. Tokens of the dead lie in the pool. */
function hasLooked({ table }: View, speaker: Seat, whom: Seat | null): boolean {
  if (!table.facility) return false
  const held = tokensOf(table.facility, whom)
  return (held.length > 0 ? held : table.facility.pool).some(({ seenBy }) => hasSeen(seenBy, speaker))
}

// ---------------------------------------------------------------- what I tell

/**
 * Contingencies that I hold or have seen: those are not the active one. A bot that plays for another's death says nothing
 * of what it has seen, and nothing new once it has told a story: two are one too many.
 */
function codesTold(sight: Sight, { talk }: Scene, bluffs: boolean): Fact[] {
  const { me, seat: mine, table, facts } = sight
  const { facility } = me
  if (!facility || table.facility?.active.card != null) return []
  const held = facility.contingencies
  const own = (code: Name): Fact => ({ about: 'holds', whom: mine, code, is: true })
  if (!bluffs || !grudges(sight)) {
    const seen = facility.seen.map(
      ({ whom, card: code }): Fact =>
        whom === null ? { about: 'pool', code, is: true } : { about: 'holds', whom, code, is: true },
    )
    return [...held.map(own), ...seen]
  }
  const isStory = (fact: Fact) => fact.about === 'holds' && fact.whom === mine
  if (talk.some(({ seat, saying }) => seat === mine && saying.t === 'claim' && isStory(saying.fact))) return []
  const others = (facts.box.contingencies ?? []).flatMap(({ id }) => (held.includes(id) ? [] : [id]))
  return others.slice(0, held.length).map(own)
}

const PLACES: Readonly<Partial<Record<Deed['do'], readonly Name[]>>> = {
  signal: ['transmitterControlRoom'],
  startSelfDestruct: ['coolingSystem'],
  stopSelfDestruct: ['powerGenerator'],
  lockIn: ['isolation'],
  startAlert: ['alert'],
  backupPower: ['backup-power'],
  readArchive: ['archive'],
  analyse: ['laboratory'],
}

type LockdownAim =
  | 'survivorsDead'
  | 'learnedDead'
  | 'intact'
  | 'selfDestruct'
  | 'sections'
  | 'css'
  | 'knowledge'
  | 'learned'

export const lockdownTopics: GameTopics<LockdownAim, object> = {
  deeds: {
    lockIn: ({ crew }, seat) => crew[seat]?.fate === 'locked',
    backupPower: ({ facility }) => facility?.backup ?? null,
    openGate: ({ facility }) => facility?.gateOpen ?? null,
    startAlert: ({ facility }) => (facility ? facility.alert !== null : null),
    readArchive: ({ facility }, seat) => facility?.people[seat]?.learned ?? null,
    powerOn: ({ facility }, _, deed) => facility?.power.find(({ place }) => place === deed.place)?.on === true,
    powerOff: ({ facility }, _, deed) => facility?.power.find(({ place }) => place === deed.place)?.on === false,
    analyse: ({ facility }, _, { object }) => facility?.analysed.some(kind => object.startsWith(kind)) ?? null,
  },
  places: deed => PLACES[deed.do] ?? [],
  common: [{ do: 'backupPower' }],
  verdicts: {
    contingency(view, _, { code, is }) {
      const open = view.table.facility?.active.card ?? null
      if (open !== null) return (open === code) === is
      return leftOf(view, code) === 0 ? !is : null
    },
    pool(view, speaker, { code, is }) {
      if (view.table.facility?.pool.some(({ card }) => card === code)) return is
      return hasLooked(view, speaker, null) ? null : 'groundless'
    },
    holds: (view, speaker, { whom, code, is }) =>
      holding(view, whom, code, is) ?? (hasLooked(view, speaker, whom) ? null : 'groundless'),
    css({ table, me }, _, { slot, css }) {
      const token = table.facility?.css.find(({ space }) => space === slot)
      const seen = token?.card ?? me.facility?.css.find(({ space }) => space === slot)?.card ?? null
      return seen === null ? null : seen === css
    },
  },
  subjects: () => null,
  excludes: (a, b) => a.about === 'css' && b.about === 'css' && (a.slot === b.slot) !== (a.css === b.css),
  crowdedOut(view, told, fact) {
    const { facility } = view.table
    if (!facility || fact.about !== 'holds' || !fact.is) return []
    const { whom, code } = fact
    const others = told.filter(one => one.about === 'holds' && one.is && one.whom === whom && one.code !== code)
    const codes = new Set(others.map(one => one.about === 'holds' && one.code))
    if (codes.size < tokensOf(facility, whom).length) return []
    return others.filter(one => one.about === 'holds' && holding(view, whom, one.code, true) !== true)
  },
  aims: {
    survivorsDead: test => asksFor(test, 'survivorsDead'),
    learnedDead: test => asksFor(test, 'learnedDead'),
    intact: test => asksFor(test, 'intact'),
    selfDestruct: test => asksFor(test, 'selfDestructOn'),
    sections: test => asksFor(test, 'sectionsExplored'),
    css: test => hasPart(test, part => part.is === 'leftBy' && part.how === 'css'),
    knowledge: test => asksFor(test, 'knowledge'),
    learned: test => asksFor(test, 'knowledgeActive', 'senderLearned'),
  },
  grimAims: ['survivorsDead', 'learnedDead', 'selfDestruct'],
  tells: codesTold,
  replies: { contingency: fact => fact.about === 'holds' },
  trace: () => ({}),
  harms: [],
  fuses: ['powerGenerator', 'coolingSystem'],
}
