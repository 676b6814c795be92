/** Cards and Quest Items of the crew of the Nemesis, where Mars makes a difference. LOCK-CROSS-04..06. */
import { describe, expect, test } from 'vitest'
import { type Choice, explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { everyRoomBelow, lockdown, look, move, part, pay, play, type Situation } from '../../situation.ts'
import { counts, item, to } from './having.ts'
import { inside, POWER, placeOf } from './places.ts'

const table = { options: { crew: true } }
/** This member of the crew in this room with these cards, the Hacker or the Sentry without cards far away. */
function as(who: Name, tile: Name, hand: Name[], given: Given = {}, more: object = {}): Situation {
  const other = who === 'pilot' ? 'sentry' : 'hacker'
  const seats = [who, other]
  return inside(tile, { ...given, hand: { [who]: hand, [other]: [] }, at: { [other]: '003', ...given.at } }, seats, {
    ...table,
    ...more,
  })
}
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null
const whyNoQuest = (t: Situation, card: Name) =>
  explain(t.g, 0).find(o => o.do === 'activate' && o.card === card)?.why ?? null
const activate = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'activate', card }, ...cards.map(pay)]
const accept: Choice = { do: 'accept' }

describe('LOCK-CROSS-04 the Pilot', () => {
  const EXIT = '001'
  const outside = (given: Given = {}): Situation =>
    lockdown(
      {
        met: true,
        gateOpen: true,
        power: POWER,
        on: [1, 2],
        ...given,
        rooms: { [EXIT]: { tile: 'cargoSendingSystemB', explored: true }, ...given.rooms },
        at: { pilot: EXIT, sentry: '020', ...given.at },
        hand: { pilot: ['atTheWheel'], sentry: ['rest'] },
      },
      ['pilot', 'sentry'],
      table,
    )

  test('At the Wheel: the Rover takes her out of the Facility for nothing', () => {
    const t = outside()
    t.act('pilot', play('atTheWheel'))
    expect([t.crew('pilot').fate, t.table().facility?.rover]).toEqual(['bunker', 'bunker'])
    expect(t.told('bunker')).toMatchObject([{ how: 'rover', rule: 'LOCK-BUNKER-05' }])
  })

  test('LOCK-RULING-217 At the Wheel: Gate, Rover and Exit Room are needed all the same', () => {
    expect(cannot(outside({ gateOpen: false }), 'atTheWheel')).not.toBeNull()
    expect(cannot(outside({ rover: 'bunker' }), 'atTheWheel')).not.toBeNull()
    expect(cannot(outside({ at: { pilot: '020', sentry: '003' } }), 'atTheWheel')).not.toBeNull()
    expect(cannot(outside({ intruders: [{ kind: 'creeper', room: EXIT }] }), 'atTheWheel')).toBe('inCombat')
  })

  test('At the Wheel: or the Rover is sent from a room with a working Computer and power', () => {
    const t = as('pilot', 'archive', ['atTheWheel'])
    t.act('pilot', play('atTheWheel'))
    expect(t.table().facility?.rover).toBe('bunker')
    expect(cannot(as('pilot', 'archive', ['atTheWheel'], { on: [1, 3, 4] }), 'atTheWheel')).toBe('noPower')
    expect(cannot(as('pilot', 'guardRoom', ['atTheWheel']), 'atTheWheel')).toBe('noComputer')
    const broken = { rooms: { [placeOf('archive')]: { malfunction: true } } }
    expect(cannot(as('pilot', 'archive', ['atTheWheel'], broken), 'atTheWheel')).toBe('noComputer')
  })

  test('Flight Plan: a cargo token, or a tile without its token', () => {
    const css = as('pilot', 'archive', ['flightPlan'], { css: { '10': 'cssAll' } })
    css.act('pilot', play('flightPlan'), part(0), { do: 'timeSpace', space: 10 })
    expect(css.mine('pilot').facility?.css).toEqual([{ space: 10, card: 'cssAll' }])
    const tile = as('pilot', 'archive', ['flightPlan'], { rooms: { '008': { tile: 'nest' } } })
    tile.act('pilot', play('flightPlan'), part(1), look('008'))
    expect([tile.mine('pilot').tiles, tile.mine('pilot').tokens]).toEqual([[{ room: '008', tile: 'nest' }], []])
  })

  test('Repairs, Computer Skills, Old Friend: as on the ship, without engines', () => {
    const fixed = as('pilot', 'guardRoom', ['repairs', 'rest'], { rooms: { '006': { malfunction: true } } })
    fixed.act('pilot', play('repairs'), pay('rest'))
    expect(fixed.room('006').malfunction).toBe(false)
    // LOCK-RULING-131: a Computer without power will do.
    const dark = as('pilot', 'archive', ['computerSkills'], { on: [] })
    dark.act('pilot', play('computerSkills'), part(1))
    expect(dark.table().facility?.people[0].knowledge).toBe(5)
    const friend = as('pilot', 'guardRoom', ['oldFriend'], { rooms: { '006': { items: 2 } } })
    friend.act('pilot', play('oldFriend'), item('taser'))
    expect([friend.room('006').items, friend.mine('pilot').inventory]).toEqual([1, ['taser']])
    expect(cannot(as('pilot', 'archive', ['oldFriend']), 'oldFriend')).toBe('wrongPlace')
  })
})

describe('LOCK-CROSS-05 the others', () => {
  const scouting = (token: Name, given: Given = {}, options: object = {}): Situation => {
    const t = lockdown(
      {
        met: true,
        bag: { adult: 12 },
        power: POWER,
        on: [1, 2, 3, 4],
        rooms: { '006': { tile: 'guardRoom', explored: true }, '007': { tile: 'archive', token } },
        at: { scout: '006', hacker: '003' },
        hand: { scout: ['reconnaissance', 'rest'], hacker: [] },
        ...given,
      },
      ['scout', 'hacker'],
      { options: { crew: true, ...options } },
    )
    t.act('scout', play('reconnaissance'), pay('rest'), to('007'))
    return t
  }

  test('LOCK-RULING-136 Reconnaissance: no Noise roll, Silence does nothing, a Danger token is resolved', () => {
    const danger = scouting('danger-2')
    expect([danger.told('noiseRolled'), danger.told('danger').length]).toEqual([[], 1])
    expect(danger.table().noise.length).toBeGreaterThan(0)
    const silent = scouting('silence-1')
    expect([silent.told('noiseRolled'), silent.told('danger'), silent.table().noise]).toEqual([[], [], []])
  })

  test('LOCK-RULING-218 a slimed Scout turns Silence into Danger, as by Careful Movement', () => {
    expect(scouting('silence-1', { slime: ['scout'] }).told('danger')).toHaveLength(1)
  })

  test('LOCK-RULING-136 the table may let Reconnaissance cancel Danger', () => {
    expect(scouting('danger-2', {}, { reconnaissanceCancelsDanger: true }).told('danger')).toEqual([])
  })

  test('LOCK-RULING-136 an Intruder next door comes by Danger', () => {
    const t = scouting('danger-2', { intruders: [{ kind: 'adult', room: '008' }] })
    expect(t.table().intruders.map(i => i.room)).toEqual(['007'])
  })

  test('LOCK-RULING-216 Technical Corridors: into an explored room with an Entrance, no attack, then pass', () => {
    const t = lockdown(
      {
        met: true,
        bag: { adult: 12 },
        rooms: { ...everyRoomBelow },
        at: { mechanic: '002', hacker: '003' },
        hand: { mechanic: ['technicalCorridors', 'rest'], hacker: ['rest'] },
      },
      ['mechanic', 'hacker'],
      { ...table, dice: { noise: ['silence'] } },
    )
    t.act('mechanic', play('technicalCorridors'), pay('rest'), to('012'))
    expect([t.crew('mechanic').room, t.crew('mechanic').passed, t.told('attack')]).toEqual(['012', true, []])
    const unexplored = lockdown(
      {
        rooms: { '002': { tile: 'guardRoom', explored: true } },
        at: { mechanic: '002', hacker: '003' },
        hand: { mechanic: ['technicalCorridors', 'rest'], hacker: [] },
      },
      ['mechanic', 'hacker'],
      table,
    )
    const offered = (s: Situation) =>
      s.options('mechanic').some(o => o.do === 'play' && o.card === 'technicalCorridors')
    expect(offered(unexplored)).toBe(true)
    unexplored.act('mechanic', play('technicalCorridors'), pay('rest'))
    expect(unexplored.options('mechanic')).toEqual([to('015'), to('026')])
  })

  test('Ingenuity: a repair, or any yellow Item for the Tool', () => {
    const given = { inventory: { mechanic: ['fireBlanket', 'reagent.green'] } }
    const t = as('mechanic', 'guardRoom', ['ingenuity'], given)
    t.act(
      'mechanic',
      play('ingenuity'),
      { do: 'part', part: 1 },
      {
        do: 'make',
        card: 'flamethrower',
        of: 'reagent.green',
        and: 'fireBlanket',
      },
    )
    expect(counts(t, 'mechanic')).toEqual([['flamethrower', 4, 4]])
  })

  test('LOCK-RULING-216 Intranet: the Defense Control Room from afar breaks itself or loses its own Items', () => {
    const rooms = {
      '006': { tile: 'defenseControlRoom', explored: true, items: 2 },
      '007': { tile: 'archive', explored: true },
      '008': { tile: 'emergencyRoom', explored: true, items: 3 },
    }
    const scene = (): Situation =>
      lockdown(
        {
          met: true,
          power: POWER,
          on: [1, 2],
          rooms,
          at: { scientist: '007', hacker: '003' },
          learned: ['scientist'],
          intruders: [{ kind: 'larva', room: '008' }],
          hand: { scientist: ['intranet', 'rest'], hacker: [] },
        },
        ['scientist', 'hacker'],
        table,
      )
    const broken = scene()
    broken.act('scientist', play('intranet'), pay('rest'), part(0))
    expect([broken.room('006').malfunction, broken.room('007').malfunction]).toEqual([true, false])
    const emptied = scene()
    emptied.act('scientist', play('intranet'), pay('rest'), part(1), to('008'))
    expect([emptied.room('006').items, emptied.room('008').malfunction, emptied.table().intruders]).toEqual([
      1,
      true,
      [],
    ])
  })

  test('Holo Computer: Intranet and Risk Assessment from any room', () => {
    const given = { rooms: { '007': { tile: 'archive', explored: true } } }
    const without = as('scientist', 'guardRoom', ['intranet', 'riskAssessment', 'rest'], given)
    expect([cannot(without, 'intranet'), cannot(without, 'riskAssessment')]).toEqual(['noComputer', 'noComputer'])
    const t = as('scientist', 'guardRoom', ['intranet', 'riskAssessment', 'rest'], {
      ...given,
      quests: { scientist: [] },
      hands: { scientist: ['holoComputer'] },
    })
    t.act('scientist', play('intranet'), pay('rest'))
    expect(t.table().facility?.people[0].knowledge).toBe(5)
    t.act('scientist', { do: 'token', whom: null, at: 0 }, play('riskAssessment'), accept)
    expect(t.told('eventUnder')).toMatchObject([{ under: true }])
  })
})

describe('LOCK-CROSS-06 what they may earn', () => {
  test('Captain: the Six-Shooter in the Alert Room, half loaded, and only he can reload it', () => {
    const t = as('captain', 'alert', ['rest', 'reload'])
    t.act('captain', ...activate('sixShooter', 'rest'))
    expect(counts(t, 'captain')).toEqual([['sixShooter', 3, 6]])
    t.act('captain', play('reload'))
    expect(counts(t, 'captain')).toEqual([['sixShooter', 4, 6]])
    expect(whyNoQuest(as('captain', 'guardRoom', ['rest']), 'sixShooter')).toBe('wrongPlace')
  })

  test('Pilot and Scout: a gun for something Electronic', () => {
    for (const [who, gun, loaded, capacity] of [
      ['pilot', 'shotgun', 1, 2],
      ['scout', 'rifle', 2, 4],
    ] as const) {
      const t = as(who, 'guardRoom', ['rest'], { inventory: { [who]: ['cables'] } })
      t.act(who, ...activate(gun, 'rest'), item('cables'))
      expect([counts(t, who), t.mine(who).inventory]).toEqual([[[gun, loaded, capacity]], []])
      expect(whyNoQuest(as(who, 'guardRoom', ['rest'], { inventory: { [who]: ['toolbelt'] } }), gun)).toBe(
        'nothingToDiscard',
      )
    }
  })

  test('Scientist: the Holo Computer in the Archive', () => {
    const t = as('scientist', 'archive', ['rest'])
    t.act('scientist', ...activate('holoComputer', 'rest'))
    expect(t.crew('scientist').hands.map(h => h.card)).toEqual(['holoComputer'])
  })

  test('Soldier: the Assault Rifle for a battery, or for an Item of a red room; Full Auto needs it', () => {
    const red = { rooms: { '006': { items: 2 } } }
    const t = as('soldier', 'guardRoom', ['rest', 'fullAuto'], red)
    t.act('soldier', ...activate('assaultRifle', 'rest'), to('006'))
    expect([counts(t, 'soldier'), t.room('006').items]).toEqual([[['assaultRifle', 3, 5]], 1])
    const fight: Given = { ...red, intruders: [{ kind: 'adult', room: '006' }], decks: { attack: ['cut.5', 'cut.4'] } }
    const unarmed = as('soldier', 'guardRoom', ['fullAuto'], { ...fight, hands: { soldier: ['chargedRifle'] } })
    expect(cannot(unarmed, 'fullAuto')).toBe('noWeapon')
    const armed = as(
      'soldier',
      'guardRoom',
      ['fullAuto'],
      {
        ...fight,
        on: [],
        quests: { soldier: [] },
        hands: { soldier: ['assaultRifle'] },
        ammo: { soldier: { assaultRifle: 5 } },
      },
      { dice: { combat: ['blank'] } },
    )
    armed.act('soldier', play('fullAuto'))
    expect(armed.told('injured')).toMatchObject([{ injuries: 3 }])
  })

  test('Mechanic: the Sawed-Off Shotgun for a Tool, in a yellow room', () => {
    const inventory = { mechanic: ['toolbelt'] }
    const t = as('mechanic', 'coolingSystem', ['rest'], { inventory })
    t.act('mechanic', ...activate('sawedOffShotgun', 'rest'), item('toolbelt'))
    expect(counts(t, 'mechanic')).toEqual([['sawedOffShotgun', 1, 2]])
    expect(whyNoQuest(as('mechanic', 'guardRoom', ['rest'], { inventory }), 'sawedOffShotgun')).toBe('wrongPlace')
  })
})

test('LOCK-CROSS-03 a member of the crew locks in, escapes and dies like everybody', () => {
  const t = as('captain', 'isolation', ['search', 'search'], { time: 8 })
  t.act('captain', { do: 'roomAction' }, pay('search'), pay('search'))
  expect(t.crew('captain').fate).toBe('locked')
  const walk = as('soldier', 'guardRoom', ['rest'], { rooms: { '009': { tile: 'archive', explored: true } } })
  walk.act('soldier', ...move('009', 'rest'))
  expect(walk.crew('soldier').room).toBe('009')
})
