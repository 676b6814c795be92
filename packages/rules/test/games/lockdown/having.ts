/** Somebody in the facility with a thing to use: the words of the tests about items. */
import type { Choice, Name, RoomId } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { pay, type Situation } from '../../situation.ts'

export const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
export const to = (room: RoomId): Choice => ({ do: 'room', room })
export const item = (card: Name): Choice => ({ do: 'item', card })

/** Why the first seat cannot use or activate this. */
export const why = (t: Situation, card: Name): string | undefined =>
  obstacles(t.g, 0).find(o => (o.do === 'use' || o.do === 'activate') && o.card === card)?.why
export const canUse = (t: Situation, who: Name, card: Name): boolean =>
  t.options(who).some(o => o.do === 'use' && o.card === card)

/** The Sentry with two cards in the Laboratory, S-01 and S-02 lit; the Janitor without cards far away. */
export const given = ({ rooms, hand, at, ...more }: Given = {}): Given => ({
  at: { sentry: '009', janitor: '003', ...at },
  rooms: { '009': { tile: 'laboratory', explored: true }, ...rooms },
  power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
  on: [1, 2],
  weaknesses: { '1': 'waryOfShadows', '2': 'photosensitivity', '3': 'notAfraidOfTheDark' },
  discovered: ['1'],
  hand: { sentry: ['rest', 'search'], janitor: [], ...hand },
  ...more,
})
/** In the inventory. */
export const having = (card: Name, more: Given = {}): Given => given({ inventory: { sentry: [card] }, ...more })
/** In the open: heavy things. */
export const holding = (cards: Name[], more: Given = {}): Given => given({ hands: { sentry: cards }, ...more })
/** An Adult in the Sentry's room. */
export const fight = { intruders: [{ kind: 'adult', room: '009' }] }

/** Weapons and things with uses of a character: name, count, capacity. */
export const counts = (t: Situation, who: Name) => t.crew(who).hands.map(h => [h.card, h.ammo, h.capacity])
export const pile = (t: Situation, deck: string): Name[] => t.table().decks.find(d => d.deck === deck)?.discard ?? []
/** The place on the Knowledge track. */
export const knowledge = (t: Situation, who: Name): number | undefined =>
  t.table().facility?.people[t.seat(who)].knowledge
