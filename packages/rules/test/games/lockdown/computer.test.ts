/** The facility's computers: who may use them, what they offer, and the card that locks everything down. LOCK-COMP. */
import { describe, expect, it } from 'vitest'
import { numberPieces } from '../../../src/core/content.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { faceOf, nameOf } from '../../../src/core/ruleset.ts'
import { lockdownBox } from '../../../src/games/lockdown/facts.ts'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import type { Choice, Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { nobody, whoCanTell } from '../../hidden.ts'
import { decline, interrupt, lockdown, part, pay, play, type Situation, variant } from '../../situation.ts'

const DECK = ['computerA', 'computerB', 'computerC', 'computerD', 'computerE', 'lockdown']
/** The deck with this card open and this one next. */
const deck = (...first: Name[]) => [...first, ...DECK.filter(card => !first.includes(card))]
const ARCHIVE = { tile: 'archive', explored: true }
const use: Choice[] = [{ do: 'computer' }, pay('search')]
const done: Choice = { do: 'done' }

/** The hacker in the Archive (007), which has a computer, in the lit S-02; the janitor far away. */
function scene(more: Record<string, unknown> = {}, at: Record<Name, string> = {}, table: object = {}): Situation {
  return lockdown(
    {
      rooms: { '007': ARCHIVE, '008': { tile: 'decontaminationRoom', explored: true } },
      at: { hacker: '007', janitor: '003', ...at },
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      on: [1, 2],
      hand: { hacker: ['search', 'rest'], janitor: [] },
      computer: DECK,
      met: true,
      ...more,
    },
    ['hacker', 'janitor'],
    table,
  )
}
const open = (t: Situation) => t.table().facility?.computer.card
const under = (t: Situation) => t.table().facility?.computer.under
const can = (t: Situation, who: Name = 'hacker') => t.options(who).some(o => o.do === 'computer')
const optionsOf = (card: Name): readonly (readonly Effect[])[] => {
  const { g } = scene()
  const piece = facilityOf(g).computer.find(p => nameOf(g, p) === card) ?? -1
  const face = faceOf(g, piece)
  return face.kind === 'computer' ? face.computer.options : []
}

describe('a computer action', () => {
  it('LOCK-COMP-01 LOCK-INFO-17 one card lies open; of those under it nobody knows the order', () => {
    const t = scene()
    expect([open(t), under(t)]).toEqual(['computerA', [null, null, null, null, null]])
    const swapped = whoCanTell(t, g => {
      const { computer } = facilityOf(g)
      ;[computer[0], computer[1]] = [computer[1], computer[0]]
    })
    expect(swapped).toEqual(nobody)
  })

  it('LOCK-COMP-02 a computer room with power and no Malfunction', () => {
    expect(can(scene())).toBe(true)
    expect(can(scene({ on: [1] }))).toBe(false)
    expect(can(scene({ rooms: { '007': { ...ARCHIVE, malfunction: true } } }))).toBe(false)
    expect(can(scene({}, { hacker: '008' }))).toBe(false)
  })

  it('LOCK-COMP-02 the reason is said: no computer, or no power', () => {
    const why = (t: Situation) => obstacles(t.g, 0).find(o => o.do === 'computer')?.why
    expect(why(scene({}, { hacker: '008' }))).toBe('noComputer')
    expect(why(scene({ rooms: { '007': { ...ARCHIVE, malfunction: true } } }))).toBe('noComputer')
    expect(why(scene({ on: [1] }))).toBe('noPower')
  })

  it('LOCK-RULING-142 whoever sees nothing has no power anywhere', () => {
    expect(can(scene({ wounds: { hacker: ['eyes'] } }))).toBe(false)
    expect(can(scene({ dressed: { hacker: ['eyes'] } }))).toBe(true)
  })

  it('LOCK-COMP-03 one option, then the card goes under and the next is turned up', () => {
    const t = scene({ computer: deck('computerB', 'computerD') })
    t.act('hacker', ...use)
    expect(t.options('hacker')).toEqual([part(0), part(1), part(2)])
    expect(t.table().asking?.about.computer).toBe('computerB')
    t.act('hacker', part(0))
    expect(t.table().facility?.people[0].knowledge).toBe(2)
    expect(open(t)).toBe('computerD')
    expect(t.told('computerCard')).toMatchObject([{ card: 'computerD', rule: 'LOCK-COMP-03' }])
  })

  it('LOCK-INFO-17 everybody knows the card that was put under the deck', () => {
    const t = scene({ computer: deck('computerB', 'computerD') })
    t.act('hacker', ...use, part(0))
    expect(under(t)).toEqual([null, null, null, null, 'computerB'])
  })

  it('LOCK-RULING-89 it costs one card, is no room action, and is open in combat', () => {
    const t = scene({ intruders: [{ kind: 'adult', room: '007' }], computer: deck('computerB') })
    const options = t.mine('hacker').decision?.options ?? []
    expect(options.find(o => o.do === 'computer')?.cost).toBe(1)
    expect(options.some(o => o.do === 'roomAction')).toBe(false)
    t.act('hacker', ...use, part(0))
    expect(t.told('declared')).toMatchObject([{ action: { do: 'computer' }, rule: 'LOCK-COMP-03' }])
  })

  it('LOCK-RULING-146 the option is not declared, and an interrupted action leaves the card where it is', () => {
    const t = scene(
      { hand: { hacker: ['search'], janitor: ['interruption'] }, computer: deck('computerB') },
      { janitor: '007' },
    )
    t.act('hacker', ...use)
    expect(t.table().asking?.about.declared).toEqual({ do: 'computer' })
    t.act('janitor', interrupt)
    expect([open(t), t.table().facility?.people[0].knowledge]).toEqual(['computerB', 1])
    expect(t.told('cancelled')).toHaveLength(1)
  })

  it('LOCK-COMP-03 not interrupted it goes on', () => {
    const t = scene(
      { hand: { hacker: ['search'], janitor: ['rest'] }, computer: deck('computerB') },
      { janitor: '007' },
    )
    t.act('hacker', ...use)
    t.act('janitor', decline)
    t.act('hacker', part(0))
    expect(t.table().facility?.people[0].knowledge).toBe(2)
  })
})

describe('the cards', () => {
  it('LOCK-COMP-03 LOCK-COMP-05 LOCK-COMP-06 LOCK-COMP-07 five cards of three options, and one of none', () => {
    const kinds = DECK.map(card => optionsOf(card).map(([effect]) => effect.fx))
    expect(kinds).toEqual([
      ['rover', 'peekCss', 'peekContingency'],
      ['knowledge', 'peekCss', 'power'],
      ['douse', 'power', 'peekContingency'],
      ['door', 'peekCss', 'rover'],
      ['douse', 'power', 'peekCss'],
      [],
    ])
  })

  it('LOCK-COMP-06 LOCK-KNOW-03 one point of Knowledge', () => {
    const t = scene({ computer: deck('computerB'), knowledge: { hacker: 4 } })
    t.act('hacker', ...use, part(0))
    expect(t.told('knowledge')).toMatchObject([{ who: 0, knowledge: 5 }])
  })

  it('LOCK-COMP-07 the Rover is sent away, or called back', () => {
    const t = scene()
    t.act('hacker', ...use, part(0))
    expect(t.table().facility?.rover).toBe('bunker')
    const back = scene({ rover: 'bunker' })
    back.act('hacker', ...use, part(0))
    expect(back.table().facility?.rover).toBe('001')
  })

  it('LOCK-INFO-08 a look at a cargo token is the looker’s alone', () => {
    const t = scene({ css: { '10': 'cssAll', '8': 'cssNone' } })
    t.act('hacker', ...use, part(1), { do: 'timeSpace', space: 10 })
    expect(t.mine('hacker').facility?.css).toEqual([{ space: 10, card: 'cssAll' }])
    expect(t.mine('janitor').facility?.css).toEqual([])
    expect(t.table().facility?.css.find(c => c.space === 10)).toMatchObject({ seenBy: 1, card: null })
    expect(t.told('peekedCss')).toMatchObject([{ who: 0, space: 10 }])
    expect(t.told('cssMoved')).toEqual([])
  })

  it('LOCK-COMP-03 a room is doused: its Fire is out and what was in it runs', () => {
    const t = scene({
      computer: deck('computerC'),
      rooms: { '007': ARCHIVE, '012': { tile: 'guardRoom', explored: true, fire: true } },
      intruders: [{ kind: 'adult', room: '012' }],
    })
    t.act('hacker', ...use, part(0), { do: 'room', room: '012' })
    expect(t.room('012').fire).toBe(false)
    expect(t.table().intruders.map(i => i.room)).not.toContain('012')
  })

  it('LOCK-COMP-03 a door anywhere is closed', () => {
    const t = scene({ computer: deck('computerD') })
    t.act('hacker', ...use, part(0), { do: 'door', corridor: 'c022-023' })
    expect(t.table().doors).toEqual([{ corridor: 'c022-023', state: 'closed' }])
  })

  it('LOCK-COMP-03 two power tokens change places', () => {
    const t = scene({ computer: deck('computerE') })
    t.act('hacker', ...use, part(1), { do: 'powerPlace', place: 'S-01' }, { do: 'powerPlace', place: 'S-03' })
    expect(t.table().facility?.power.map(p => p.token)).toEqual([3, 2, 1, 4])
  })
})

describe('Lockdown', () => {
  it('LOCK-COMP-04 LOCK-RULING-90 turned up it breaks the room, and all six are shuffled', () => {
    const t = scene({ computer: deck('computerB', 'lockdown') })
    t.act('hacker', ...use, part(0))
    expect(t.told('lockdownCard')).toMatchObject([{ who: 0, room: '007' }])
    expect(t.room('007').malfunction).toBe(true)
    expect(
      facilityOf(t.g)
        .computer.map(p => nameOf(t.g, p))
        .toSorted(),
    ).toEqual(DECK.toSorted())
    expect(open(t)).not.toBe('lockdown')
    expect(under(t)).toEqual([null, null, null, null, null])
    expect(t.told('computerCard')).toMatchObject([{ card: open(t), rule: 'LOCK-RULING-90' }])
  })

  it('LOCK-RULING-90 it never stays open, whatever the shuffle brings', () => {
    const opened = Array.from({ length: 24 }, (_, seed) => {
      const t = scene({ computer: deck('computerB', 'lockdown') }, {}, { seed })
      t.act('hacker', ...use, part(0))
      return open(t)
    })
    expect(opened).not.toContain('lockdown')
    expect(new Set(opened).size).toBe(5)
  })

  it('LOCK-RULING-91 whoever dies of the action still has the next card turned up', () => {
    const t = scene({ computer: deck('computerB', 'computerD') })
    t.act('hacker', ...use)
    t.g.agenda.splice(-1, 0, { do: 'effects', ctx: { by: 0, whom: 0, at: -1, intruder: -1 }, list: [{ fx: 'kill' }] })
    t.act('hacker', part(0))
    expect(t.crew('hacker').fate).toBe('dead')
    expect(open(t)).toBe('computerD')
  })

  it('LOCK-RULING-91 LOCK-RULING-90 if that is Lockdown, the room of the dead breaks', () => {
    const t = scene({ computer: deck('computerB', 'lockdown') })
    t.act('hacker', ...use)
    t.g.agenda.splice(-1, 0, { do: 'effects', ctx: { by: 0, whom: 0, at: -1, intruder: -1 }, list: [{ fx: 'kill' }] })
    t.act('hacker', part(0))
    expect([t.crew('hacker').fate, t.room('007').malfunction]).toEqual(['dead', true])
  })
})

describe('Lockdown where nothing more can break', () => {
  const turned = (room: object) => {
    const t = scene({
      rooms: { '007': room },
      hand: { hacker: ['neuralink'], janitor: [] },
      computer: deck('computerB', 'lockdown'),
    })
    t.act('hacker', play('neuralink'), part(0))
    return t
  }

  it('LOCK-RULING-166 a room that is broken already, or never breaks: all six are shuffled all the same', () => {
    for (const room of [
      { ...ARCHIVE, malfunction: true },
      { tile: 'nest', explored: true },
    ]) {
      const t = turned(room)
      expect(t.told('lockdownCard')).toMatchObject([{ who: 0, room: '007' }])
      expect([t.told('malfunction'), t.room('007').malfunction]).toEqual([[], 'malfunction' in room])
      expect([t.told('computerCard').length, under(t)]).toEqual([1, [null, null, null, null, null]])
    }
  })
})

describe('what cannot be done', () => {
  /** A box whose computers can do nothing but show the contingencies of a neighbor. */
  const game = variant(
    'lockdown-watching',
    () => ({
      content: numberPieces({
        ...lockdownBox,
        computer: DECK.map(id => ({
          id,
          options: id === 'lockdown' ? [] : [[{ fx: 'peekContingency', of: 'section' }]],
        })),
      }),
    }),
    'lockdown',
  )

  it('LOCK-RULING-165 an option that cannot be done is not offered', () => {
    const t = scene()
    t.act('hacker', ...use)
    expect(t.options('hacker')).toEqual([part(0), part(1)])
    const near = scene({}, { janitor: '010' })
    near.act('hacker', ...use)
    expect(near.options('hacker')).toEqual([part(0), part(1), part(2)])
  })

  it('LOCK-RULING-165 where none can be done there is no Computer action', () => {
    const why = (t: Situation) => obstacles(t.g, 0).find(o => o.do === 'computer')?.why
    expect([can(scene({}, {}, { game })), why(scene({}, {}, { game }))]).toEqual([false, 'nobodyElse'])
    expect(can(scene({}, { janitor: '010' }, { game }))).toBe(true)
  })
})

describe('cards that use a computer otherwise', () => {
  it('LOCK-RULING-195 Neuralink: with computer and power both', () => {
    const t = scene({ hand: { hacker: ['neuralink'] }, computer: deck('computerB') })
    t.act('hacker', play('neuralink'), part(0))
    expect(t.table().facility?.people[0].knowledge).toBe(2)
  })

  it('LOCK-RULING-131 Neuralink: a computer without power', () => {
    const t = scene({ on: [1], hand: { hacker: ['neuralink'] }, computer: deck('computerB') })
    t.act('hacker', play('neuralink'), part(0))
    expect(t.table().facility?.people[0].knowledge).toBe(2)
  })

  it('LOCK-RULING-131 Neuralink: power without a computer, but not neither', () => {
    const t = scene({ hand: { hacker: ['neuralink'] }, computer: deck('computerB') }, { hacker: '008' })
    t.act('hacker', play('neuralink'), part(0))
    expect(t.table().facility?.people[0].knowledge).toBe(2)
    const dark = scene({ on: [1], hand: { hacker: ['neuralink'] } }, { hacker: '008' })
    expect(dark.options('hacker')).not.toContainEqual(play('neuralink'))
  })

  it('LOCK-RULING-131 a card that only names a computer needs no power, but a computer that works', () => {
    const offered = (malfunction: boolean) => {
      const t = lockdown(
        {
          rooms: { '007': { ...ARCHIVE, malfunction } },
          at: { sentry: '007' },
          power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
          on: [1],
          hand: { sentry: ['quarantine', 'search'] },
        },
        ['sentry', 'janitor'],
      )
      return t.options('sentry').some(o => o.do === 'play' && o.card === 'quarantine')
    }
    expect([offered(false), offered(true)]).toEqual([true, false])
  })

  it('LOCK-COMP-03 LOCK-RULING-160 Bypass: any number of options in their order, then one new card', () => {
    const t = scene({ hand: { hacker: ['bypass', 'search'] }, computer: deck('computerB', 'computerD') })
    t.act('hacker', play('bypass'), pay('search'), part(0))
    expect(t.options('hacker')).toEqual([part(0), part(1), part(2), done])
    t.act('hacker', part(0))
    expect(t.options('hacker')).toEqual([part(1), part(2), done])
    t.act('hacker', part(2), { do: 'powerPlace', place: 'S-01' }, { do: 'powerPlace', place: 'S-03' })
    expect(t.table().facility?.people[0].knowledge).toBe(2)
    expect(t.table().facility?.power.map(p => p.token)).toEqual([3, 2, 1, 4])
    expect([open(t), t.told('computerCard').length]).toEqual(['computerD', 1])
  })

  it('LOCK-COMP-03 LOCK-RULING-165 Bypass: whoever wants none of them still turns the card', () => {
    const t = scene({ hand: { hacker: ['bypass', 'search'] }, computer: deck('computerB', 'computerD') })
    t.act('hacker', play('bypass'), pay('search'), part(0), done)
    expect([open(t), t.table().facility?.people[0].knowledge]).toEqual(['computerD', 1])
  })
})
