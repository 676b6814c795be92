/** Knowledge: how it is gained, what it opens, and cards put in order. LOCK-KNOW. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { nameOf, rulesOf } from '../../../src/core/ruleset.ts'
import type { Choice, Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { everybody, nobody, whoSees, whoWasTold } from '../../hidden.ts'
import { lockdown, move, part, pay, play, type Situation } from '../../situation.ts'

const ARCHIVE = { tile: 'archive', explored: true }
const room: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]

/** The xenobiologist in the Archive (007) of the lit S-02, the survivor in the Isolation Room. */
function scene(more: Record<string, unknown> = {}, seats: Name[] = ['xenobiologist', 'survivor'], table: object = {}) {
  return lockdown(
    {
      rooms: { '007': ARCHIVE },
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      on: [1, 2],
      hand: { [seats[0]]: ['search', 'search'], [seats[1]]: [] },
      met: true,
      ...more,
      at: { [seats[0]]: '007', ...(more.at ?? {}) },
    },
    seats,
    table,
  )
}
const levels = (t: Situation) => t.table().facility?.people.map(p => p.knowledge)
const active = (t: Situation) => t.table().facility?.people.map(p => p.learned)

describe('the track', () => {
  it('LOCK-KNOW-01 everybody has a level: 3 for survivors of the Nemesis, else 1', () => {
    const t = scene()
    expect(levels(t)).toEqual([1, 3])
    expect(active(t)).toEqual([false, false])
  })

  it('LOCK-KNOW-13 LOCK-RULING-96 with 3 from the start the first Weakness serves at once', () => {
    const t = scene()
    const { works } = rulesOf(t.g)
    expect([works(t.g, 0, 0), works(t.g, 0, 1)]).toEqual([false, true])
    expect([works(t.g, 1, 1), works(t.g, 2, 1)]).toEqual([false, false])
  })

  it('LOCK-KNOW-12 3 for the first Weakness, 5 for the second, 8 for the third', () => {
    const served = (level: number) => {
      const { g } = scene({ knowledge: { xenobiologist: level } })
      return [0, 1, 2].map(slot => rulesOf(g).works(g, slot, 0))
    }
    expect([2, 3, 4, 5, 7, 8].map(served)).toEqual([
      [false, false, false],
      [true, false, false],
      [true, false, false],
      [true, true, false],
      [true, true, false],
      [true, true, true],
    ])
  })

  it('LOCK-RULING-97 the track ends at 8; what goes beyond is lost', () => {
    const t = scene({ knowledge: { xenobiologist: 7 } })
    t.act('xenobiologist', ...room)
    expect(levels(t)).toEqual([8, 3])
    expect(t.told('knowledge')).toMatchObject([{ who: 0, knowledge: 8 }])
  })

  it('LOCK-KNOW-09 LOCK-INFO-20 the first Weakness is known from the start, the others to nobody', () => {
    const t = scene()
    const [first, second, third] = sharedZone(t.g, 'weakness').map(piece => nameOf(t.g, piece))
    expect(t.table().weaknesses.map(w => w.card)).toEqual([first, null, null])
    expect([whoSees(t, first), whoSees(t, second), whoSees(t, third)]).toEqual([everybody(t), nobody, nobody])
  })
})

describe('the Archive', () => {
  it('LOCK-ROOM-ARCHIVE-01 LOCK-KNOW-05 two points, and the Knowledge token is turned', () => {
    const t = scene()
    t.act('xenobiologist', ...room)
    expect([levels(t), active(t)]).toEqual([
      [3, 3],
      [true, false],
    ])
    expect(t.told('knowledgeActive')).toMatchObject([{ who: 0, rule: 'LOCK-KNOW-05' }])
    expect(t.table().asking).toMatchObject({ ask: 'contingency', seats: [0] })
  })

  it('LOCK-KNOW-08 LOCK-RULING-25 never again for that character', () => {
    const t = scene({ learned: ['xenobiologist'] })
    expect(t.options('xenobiologist')).not.toContainEqual({ do: 'roomAction' })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'tokenActive' })
  })

  it('LOCK-KNOW-08 another’s token does not matter', () => {
    const t = scene({ learned: ['survivor'] })
    expect(t.options('xenobiologist')).toContainEqual({ do: 'roomAction' })
  })
})

describe('other sources', () => {
  it('LOCK-KNOW-06 Research Documents: a point for every discovered Weakness', () => {
    const read = (discovered: string[]) => {
      const t = scene({ discovered, inventory: { xenobiologist: ['researchDocuments'] } })
      t.act('xenobiologist', { do: 'use', card: 'researchDocuments' }, pay('search'))
      return levels(t)?.[0]
    }
    expect([read(['1']), read(['1', '2', '3'])]).toEqual([2, 4])
  })

  it('LOCK-KNOW-04 LOCK-ROOM-NEST-01 whoever explores the Nest gains one', () => {
    const t = scene({ rooms: { '007': ARCHIVE, '008': { tile: 'nest', token: 'silence-1' } } })
    t.act('xenobiologist', ...move('008', 'search'))
    expect(t.told('knowledge')).toMatchObject([{ who: 0, knowledge: 2, rule: 'LOCK-ROOM-NEST-01' }])
  })

  it('LOCK-KNOW-04 LOCK-ROOM-NEST-01 not who comes later, nor for another room', () => {
    const later = scene({ rooms: { '007': ARCHIVE, '008': { tile: 'nest', explored: true } } }, undefined, {
      dice: { noise: ['silence'] },
    })
    later.act('xenobiologist', ...move('008', 'search'))
    expect(later.told('knowledge')).toEqual([])
    const other = scene({ rooms: { '007': ARCHIVE, '008': { tile: 'laboratory', token: 'silence-1' } } })
    other.act('xenobiologist', ...move('008', 'search'))
    expect(other.told('knowledge')).toEqual([])
  })
})

describe('what Knowledge opens', () => {
  const experienced = (level: number) =>
    scene({
      hand: { xenobiologist: ['fieldExperience'], survivor: [] },
      rooms: { '007': { ...ARCHIVE, items: 2 } },
      knowledge: { xenobiologist: level },
      decks: { event: ['nest', 'panic', 'damage'], attack: ['cut.2', 'cut.3', 'cut.4'] },
    })

  it('LOCK-KNOW-07 with 4 two events are looked at, with 6 two attacks as well', () => {
    const offered = (level: number) => {
      const t = experienced(level)
      t.act('xenobiologist', play('fieldExperience'))
      return t.table().asking?.ask === 'part' ? t.options('xenobiologist') : []
    }
    expect([offered(3), offered(4), offered(6)]).toEqual([[], [part(0), part(1)], [part(0), part(1), part(2)]])
  })

  it('LOCK-KNOW-07 LOCK-INFO-17 one goes on top, the other under; only the looker knows both', () => {
    const t = experienced(4)
    t.act('xenobiologist', play('fieldExperience'), part(1))
    expect(t.options('xenobiologist')).toEqual([
      { do: 'top', card: 'panic' },
      { do: 'top', card: 'nest' },
    ])
    t.act('xenobiologist', { do: 'top', card: 'panic' })
    const event = t.table().decks.find(d => d.deck === 'event')
    expect(t.mine('xenobiologist').piles).toEqual([
      { deck: 'event', index: 0, card: 'panic' },
      { deck: 'event', index: (event?.pile.count ?? 0) - 1, card: 'nest' },
    ])
    expect([whoWasTold(t, 'panic'), whoWasTold(t, 'nest')]).toEqual([['xenobiologist'], ['xenobiologist']])
    expect(t.told('arranged')).toMatchObject([{ who: 0, deck: 'event' }])
  })

  /** Nothing but these cards of the Attack deck, top first, and these beside it. */
  function scarce(left: number, discarded: number): Situation {
    const t = scene({ hand: { xenobiologist: ['fieldExperience'], survivor: [] }, knowledge: { xenobiologist: 6 } })
    const cards = sharedZone(t.g, 'attack')
    const out = cards.splice(0, cards.length - left - discarded)
    sharedZone(t.g, 'removed').push(...out)
    sharedZone(t.g, 'attack.discard').push(...cards.splice(0, discarded))
    t.act('xenobiologist', play('fieldExperience'), part(2))
    return t
  }

  it('LOCK-RULING-167 LOCK-LIMIT-10 with one card left the discard pile is shuffled for the second', () => {
    const t = scarce(1, 3)
    expect(t.told('reshuffled').map(e => e.deck)).toEqual(['attack'])
    expect([t.table().asking?.ask, t.options('xenobiologist').length]).toEqual(['arrange', 2])
    t.act('xenobiologist', t.options('xenobiologist')[1])
    expect(sharedZone(t.g, 'attack')).toHaveLength(4)
  })

  it('LOCK-RULING-167 with one card in all it is only seen, and with none nothing is', () => {
    const one = scarce(1, 0)
    expect([one.table().asking?.ask, one.mine('xenobiologist').piles.length]).toEqual(['turn', 1])
    expect(one.told('peeked')).toHaveLength(1)
    const none = scarce(0, 0)
    expect([none.table().asking?.ask, none.told('peeked')]).toEqual(['turn', []])
  })

  it('LOCK-INFO-17 LOCK-RULING-167 whoever knew the top card does not know any more where it is', () => {
    const t = scene({
      hand: { xenobiologist: ['fieldExperience'], survivor: [] },
      knowledge: { xenobiologist: 6 },
      decks: { attack: ['cut.2', 'cut.3'] },
    })
    const top = t.g.zones.flat().find(piece => rulesOf(t.g).content.names[piece] === 'cut.2') ?? -1
    t.g.seen[top] |= 1 << 1
    t.act('xenobiologist', play('fieldExperience'), part(2), { do: 'top', card: 'cut.3' })
    expect(t.mine('survivor').piles).toEqual([])
    expect(t.mine('xenobiologist').piles.map(p => p.card)).toEqual(['cut.3', 'cut.2'])
  })
})
