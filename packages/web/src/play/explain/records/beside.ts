/** Counts, tracks, decks, dice: what lies beside the rooms of every board. */
import { findFacts } from '@coldwake/rules/facts'
import { intruderName } from '@coldwake/text'
import { markerLimit, timeFacts } from '../../../games/explain/index.ts'
import { signAddress } from '../../../rules/links/address.ts'
import { type Explaining, type ExplainRecord, type Line, lines, signed } from '../explanation.ts'

/** What is counted for the whole board. */
const COUNTS = {
  fire: ({ table }) => table.rooms.filter(room => room.fire).length,
  malfunction: ({ table }) => table.rooms.filter(room => room.malfunction).length,
  noise: ({ table }) => table.noise.length,
  intruder: ({ table }) => table.intruders.length,
  egg: ({ table }) => table.eggs,
} as const satisfies Record<string, (at: Explaining) => number>
export type Counted = keyof typeof COUNTS
const isCounted = (what: string): what is Counted => what in COUNTS

const count: ExplainRecord = {
  ids: () => Object.keys(COUNTS),
  tells: (what, at) => {
    if (!isCounted(what)) return null
    const { t } = at
    const n = COUNTS[what](at)
    const sign = at.sign(what === 'intruder' ? 'attack' : what)
    const of = what === 'fire' || what === 'malfunction' ? markerLimit(what, at.table) : null
    return signed(sign, {
      ...(what === 'intruder' ? { icon: 'intruder' as const, title: t.intruders } : {}),
      ...(what === 'egg' ? { title: t.eggsInNest } : {}),
      kind: of === null ? t.explain.onBoardNow({ n }) : t.explain.onBoard({ n, of }),
      says: what === 'intruder' ? [t.explain.strikes] : [sign.says],
      now:
        of === null
          ? []
          : [{ icon: 'skull', tone: of - n < 2 ? 'hot' : undefined, text: t.explain.oneTooMany({ left: of - n + 1 }) }],
    })
  },
  signs: what => (what === 'intruder' ? ['attack'] : [what]),
}

/** A space of the time track. */
const time: ExplainRecord = {
  ids: ({ map }) => map.board.tracks.time.map(({ n }) => n),
  tells: (id, at) => {
    const { t, table, map } = at
    const space = map.board.tracks.time.find(({ n }) => String(n) === id)
    if (!space) return null
    const ahead = table.time - space.n
    const reached =
      ahead > 0 ? t.explain.reachedIn({ n: ahead }) : ahead === 0 ? t.explain.reachedNow : t.explain.reachedBefore
    const sign = at.sign('time')
    return signed(sign, {
      title: t.explain.space({ n: space.n }),
      kind: sign.title,
      says: [reached, ...(space.end ? [sign.says] : [])],
      now: timeFacts(space, at),
    })
  },
  signs: () => ['time'],
}

/** How many actions are left of my turn. */
const actions: ExplainRecord = {
  ids: ({ table, me }) => (table.turn && table.turn.seat === me?.seat && table.turn.actions !== null ? ['turn'] : []),
  tells: (_, at) => {
    const { t, table } = at
    if (!table.turn || table.turn.actions === null) return null
    const { actions: of, done } = table.turn
    return signed(at.sign('hand'), {
      title: t.actionOf({ n: done + 1, of }),
      says: [t.explain.yourActions({ n: done + 1, of }), at.sign('hand').says],
    })
  },
  signs: () => [],
}

const deck: ExplainRecord = {
  ids: ({ table, me }) => [...table.decks.map(({ deck }) => deck), ...(me ? ['action'] : [])],
  tells: (id, at) => {
    const { t, table, me } = at
    const mine = table.crew.find(({ seat }) => seat === me?.seat)
    const found = table.decks.find(({ deck }) => deck === id)
    if (id === 'action' ? !mine : !found) return null
    const left = id === 'action' ? mine?.deck.count : found?.pile.count
    const gone = id === 'action' ? mine?.discard.length : found?.discard.length
    const hand = findFacts(table.game)?.limits.hand ?? 0
    const { deckSays } = t.explain
    return {
      icon: 'deck',
      title: id === 'action' ? t.explain.myDeck : (t.deckLabel[id] ?? id),
      kind: t.explain.deckOf,
      says: [id === 'action' ? t.explain.myDeckSays({ hand }) : (deckSays[id] ?? t.deckLabel[id] ?? id)],
      now: lines(t.explain.inDeck({ n: left ?? 0 }), t.explain.inDiscard({ n: gone ?? 0 })),
      rows: [],
      rule: null,
    }
  },
  signs: () => [],
}

/** What may come, and what waits beside the board. */
const bag: ExplainRecord = {
  ids: () => ['bag', 'supply'],
  tells: (id, at) => {
    const { t, lang, table } = at
    const counts = id === 'supply' ? table.supply : table.bag
    const found = Object.entries(counts).flatMap(([kind, n]): Line[] =>
      n > 0 ? [{ plate: String(n), text: intruderName(kind as keyof typeof counts, lang) }] : [],
    )
    const sign = at.sign('bag')
    return signed(sign, {
      ...(id === 'supply' ? { title: t.explain.supply, says: [t.explain.supplySays] } : {}),
      rows: found.length > 0 ? [{ label: t.explain.contents, lines: found }] : [],
      rule: signAddress(table.game, 'bag'),
    })
  },
  signs: () => ['bag'],
}

const die: ExplainRecord = {
  ids: () => ['noise', 'combat'],
  tells: (id, at) => {
    const { t } = at
    return id === 'combat'
      ? signed(at.sign('injury'), { title: t.explain.combatDie, says: [t.explain.combatDieSays] })
      : signed(at.sign('noise'), {
          title: t.explain.noiseDie,
          says: [t.explain.noiseDieSays],
          rows: [
            { label: at.sign('danger').title, lines: lines(at.sign('danger').says) },
            { label: at.sign('silence').title, lines: lines(at.sign('silence').says) },
          ],
        })
  },
  signs: () => [],
}

export const besideRecords = { count, time, actions, deck, bag, die }
