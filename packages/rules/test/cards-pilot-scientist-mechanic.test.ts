/** The own cards of those who know the ship: Pilot, Scientist, Mechanic. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../src/index.ts'
import { door, look, part, pay, play, type Situation, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true, items: 1 }
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null
const rooms = (...ids: string[]) => ids.map(room => ({ do: 'room', room }))
/** In a room with this tile; rooms 002 and 006 take tiles "1" and "2". */
const inRoom = (who: Name, tile: Name, room: string, hand: Name[], given: object = {}, more: object = {}): Situation =>
  situation(
    {
      at: { [who]: room },
      hand: { [who]: hand },
      ...given,
      rooms: { [room]: { tile, explored: true }, ...(given as { rooms?: object }).rooms },
    },
    [who],
    more,
  )

describe('Repairs', () => {
  test.each([
    ['pilot', 'repairs', ['rest']],
    ['scientist', 'repairs', ['rest']],
    ['mechanic', 'fastRepairs', []],
  ])('NEM-DATA-11 %s: %s removes the Malfunction here', (who, card, price: Name[]) => {
    const t = situation(
      { rooms: { '006': { ...canteen, malfunction: true } }, at: { [who]: '006' }, hand: { [who]: [card, 'rest'] } },
      [who],
    )
    t.act(who, play(card), ...price.map(pay))
    expect([t.room('006').malfunction, t.told('repaired').length, t.crew(who).hand]).toEqual([
      false,
      1,
      1 - price.length,
    ])
  })

  test.each([
    ['pilot', 'repairs', ['rest']],
    ['scientist', 'repairs', ['rest']],
    ['mechanic', 'fastRepairs', []],
    ['mechanic', 'ingenuity', []],
  ])('NEM-DATA-11 %s: %s on an engine, its order kept or changed, said aloud', (who, card, price: Name[]) => {
    for (const [answer, top] of [
      ['accept', 'damaged'],
      ['decline', 'working'],
    ] as const) {
      const t = situation({ at: { [who]: '019' }, engines: { 3: 'working' }, hand: { [who]: [card, 'rest'] } }, [who])
      t.act(who, play(card), ...price.map(pay))
      if (card === 'ingenuity') t.act(who, part(1))
      t.act(who, { do: answer })
      expect([t.mine(who).engines[2][0], t.told('engine')[0].changed]).toEqual([top, answer === 'accept'])
    }
  })

  test('NEM-ACT-08 with both to do, exactly one is chosen', () => {
    const t = situation(
      { rooms: { '019': { malfunction: true } }, at: { pilot: '019' }, hand: { pilot: ['repairs', 'rest'] } },
      ['pilot'],
    )
    t.act('pilot', play('repairs'), pay('rest'))
    expect(t.options('pilot')).toEqual([part(0), part(1)])
    t.act('pilot', part(0))
    expect([t.room('019').malfunction, t.told('peeked')]).toEqual([false, []])
  })
})

describe('Computer Skills', () => {
  const skills = ['pilot', 'scientist', 'mechanic']
  test.each(skills)('%s: opens or closes one door of the Room', who => {
    const t = situation({ hand: { [who]: ['computerSkills'] }, doors: { '006/2': 'closed', '008/3': 'destroyed' } }, [
      who,
    ])
    t.act(who, play('computerSkills'))
    // The Hibernatorium has no computer: there is only the door.
    expect(t.options(who)).toEqual([door('c006-011'), door('c011-014'), door('c011-015')])
    t.act(who, door('c006-011'))
    expect(t.table().doors).toEqual([{ corridor: 'c008-011', state: 'destroyed' }])
  })

  test.each(skills)('%s: or the action of a Room with a Computer, for nothing', who => {
    const t = inRoom(who, 'commsRoom', '002', ['computerSkills'])
    t.act(who, play('computerSkills'), part(1))
    expect(t.crew(who)).toMatchObject({ signal: true, hand: 0 })
    expect(t.told('paid')).toEqual([])
  })

  test('NEM-MALF-03 not with a Malfunction there', () => {
    const t = inRoom('pilot', 'commsRoom', '002', ['computerSkills'], {
      rooms: { '002': { tile: 'commsRoom', explored: true, malfunction: true } },
    })
    t.act('pilot', play('computerSkills'))
    expect(t.mine('pilot').decision?.ask).toBe('door')
  })

  test('not the action of a Room without one', () => {
    const t = inRoom('pilot', 'canteen', '006', ['computerSkills'])
    t.act('pilot', play('computerSkills'))
    expect(t.mine('pilot').decision?.ask).toBe('door')
  })
})

describe('Pilot', () => {
  test('Piloting in the Cockpit: its action for nothing', () => {
    const t = situation({ at: { pilot: '001' }, hand: { pilot: ['piloting'] }, coordinates: 'coordinates-3' }, [
      'pilot',
    ])
    t.act('pilot', play('piloting'))
    expect(t.options('pilot')).toEqual([part(0), part(1)])
    t.act('pilot', part(1), { do: 'space', space: 'D' })
    expect([t.table().destination, t.told('paid')]).toEqual(['D', []])
  })

  test('Piloting in the Cockpit: not with a Malfunction there', () => {
    const given = { rooms: { '001': { malfunction: true } }, at: { pilot: '001' }, hand: { pilot: ['piloting'] } }
    expect(cannot(situation(given, ['pilot']), 'piloting')).toBe('broken')
  })

  test('Piloting at a Computer: its Room’s action for nothing, or a look at the coordinates', () => {
    const at = () => inRoom('pilot', 'commsRoom', '002', ['piloting'], { coordinates: 'coordinates-3' })
    const action = at()
    action.act('pilot', play('piloting'), part(0))
    expect([action.crew('pilot').signal, action.mine('pilot').coordinates]).toEqual([true, null])
    const check = at()
    check.act('pilot', play('piloting'), part(1))
    expect([check.crew('pilot').signal, check.mine('pilot').coordinates]).toEqual([false, 'coordinates-3'])
    expect(check.table().coordinates?.card).toBe(null)
  })

  test('Piloting elsewhere: nothing to be done', () => {
    expect(cannot(inRoom('pilot', 'canteen', '006', ['piloting']), 'piloting')).toBe('noComputer')
  })

  test('Knowledge of the Ship: a door, or a secret look at a tile but not at its token', () => {
    const given = { rooms: { '006': { tile: 'canteen', token: 'fire-2' } }, hand: { pilot: ['knowledgeOfTheShip'] } }
    const t = situation(given, ['pilot', 'captain'])
    t.act('pilot', play('knowledgeOfTheShip'))
    t.act('captain', { do: 'decline' })
    t.act('pilot', part(1), look('006'))
    expect([t.mine('pilot').tiles, t.mine('pilot').tokens]).toEqual([[{ room: '006', tile: 'canteen' }], []])
    expect([t.mine('captain').tiles, t.room('006').tile]).toEqual([[], null])
    const close = situation(given, ['pilot'])
    close.act('pilot', play('knowledgeOfTheShip'), part(0), door('c006-011'))
    expect(close.table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
  })

  test('Old Friend: the action of a working Room without a Computer, for nothing', () => {
    const t = inRoom('pilot', 'canteen', '006', ['oldFriend'], { light: { pilot: 2 } })
    t.act('pilot', play('oldFriend'), { do: 'decline' })
    expect([t.crew('pilot').light, t.told('paid')]).toEqual([1, []])
  })

  test('Old Friend: not with a Computer, not with a Malfunction, not where there is nothing to do', () => {
    expect(cannot(inRoom('pilot', 'commsRoom', '002', ['oldFriend']), 'oldFriend')).toBe('wrongPlace')
    const broken = { rooms: { '006': { tile: 'canteen', explored: true, malfunction: true } } }
    expect(cannot(inRoom('pilot', 'canteen', '006', ['oldFriend'], broken), 'oldFriend')).toBe('broken')
    const dark = { rooms: { '002': { tile: 'commsRoom', explored: true, malfunction: true } } }
    expect(cannot(inRoom('pilot', 'commsRoom', '002', ['oldFriend'], dark), 'oldFriend')).toBe('wrongPlace')
    expect(cannot(inRoom('pilot', 'cabins', '006', ['oldFriend']), 'oldFriend')).toBe('noRoomAction')
    // The chambers are still closed.
    expect(cannot(situation({ hand: { pilot: ['oldFriend'] } }, ['pilot']), 'oldFriend')).toBe('chambersClosed')
  })
})

describe('Scientist', () => {
  const seats = ['scientist', 'captain']
  const assess = (given: object = {}) =>
    situation(
      {
        rooms: { '002': { tile: 'laboratory', explored: true } },
        at: { scientist: '002' },
        hand: { scientist: ['riskAssessment', 'rest'], captain: [] },
        decks: { event: ['hunt.2', 'regeneration'] },
        ...given,
      },
      seats,
    )

  test.each([
    ['accept', 'regeneration', 'hunt.2'],
    ['decline', 'hunt.2', null],
  ] as const)('Risk Assessment: %s – %s is on top', (answer, top, bottom) => {
    const t = assess()
    t.act('scientist', play('riskAssessment'))
    expect(t.told('peeked')[0].only).toEqual({ 0: { card: 'hunt.2' } })
    t.act('scientist', { do: answer })
    const deck = t.mine('scientist').piles.filter(p => p.deck === 'event')
    const size = t.table().decks.find(d => d.deck === 'event')?.pile.count ?? 0
    expect(deck).toEqual([{ deck: 'event', index: bottom ? size - 1 : 0, card: 'hunt.2' }])
    t.act('scientist', { do: 'pass' }, { do: 'done' })
    t.act('captain', { do: 'pass' })
    expect(t.told('event').map(e => e.card)).toEqual([top])
    expect(JSON.stringify(t.mine('captain'))).not.toContain('hunt.2')
  })

  test('Risk Assessment: only at a Computer, or anywhere with the Holo Computer', () => {
    expect(cannot(assess({ at: { scientist: '011' } }), 'riskAssessment')).toBe('noComputer')
    const broken = { rooms: { '002': { tile: 'laboratory', explored: true, malfunction: true } } }
    expect(cannot(assess(broken), 'riskAssessment')).toBe('noComputer')
    const holo = { at: { scientist: '011' }, hands: { scientist: ['holoComputer'] } }
    expect(cannot(assess(holo), 'riskAssessment')).toBe(null)
  })

  const network = {
    rooms: {
      '002': { tile: 'laboratory', explored: true },
      '003': { tile: 'commsRoom', explored: true },
      '004': { tile: 'generator', explored: true, malfunction: true },
      '005': { tile: 'fireControlSystem' },
      '006': { tile: 'monitoringRoom', explored: true },
      '007': canteen,
    },
    at: { scientist: '006' },
  }

  test('Blocking Access: the Room’s own action, or a Malfunction in any Room with a working Computer', () => {
    const at = () => situation({ ...network, hand: { scientist: ['blockingAccess'] } }, ['scientist'])
    const t = at()
    t.act('scientist', play('blockingAccess'), part(1))
    expect(t.options('scientist')).toEqual(rooms('002', '003', '006'))
    t.act('scientist', { do: 'room', room: '003' })
    expect(t.room('003').malfunction).toBe(true)
    const own = at()
    own.act('scientist', play('blockingAccess'), part(0), look('005'))
    expect(own.mine('scientist').tiles).toEqual([{ room: '005', tile: 'fireControlSystem' }])
  })

  test('Blocking Access: only at a Computer, Holo Computer or not', () => {
    const given = { ...network, at: { scientist: '007' }, hand: { scientist: ['blockingAccess'] } }
    expect(cannot(situation(given, ['scientist']), 'blockingAccess')).toBe('noComputer')
    const holo = { ...given, hands: { scientist: ['holoComputer'] } }
    expect(cannot(situation(holo, ['scientist']), 'blockingAccess')).toBe('noComputer')
  })

  test('Intranet: for one card the action of any Room with a working Computer, as if one were there', () => {
    const t = situation({ ...network, hand: { scientist: ['intranet', 'rest'] } }, ['scientist'])
    t.act('scientist', play('intranet'), pay('rest'))
    // The Laboratory holds nothing to analyse, the Generator is broken, Fire Control is not found yet.
    expect(t.options('scientist')).toEqual(rooms('003', '006'))
    t.act('scientist', { do: 'room', room: '003' })
    expect([t.crew('scientist').signal, t.crew('scientist').room]).toEqual([true, '006'])
  })

  test('NEM-RULING-105 Intranet: what is analysed must be in the Laboratory itself', () => {
    const base = { ...network, hand: { scientist: ['intranet', 'rest'] }, weaknesses: { carcass: 'vitalPlaces' } }
    const lying = situation({ ...base, objects: { '002': ['carcass'] } }, ['scientist'])
    lying.act('scientist', play('intranet'), pay('rest'), { do: 'room', room: '002' })
    expect(lying.table().weaknesses).toContainEqual({ object: 'carcass', card: 'vitalPlaces' })
    const carried = situation({ ...base, carried: { scientist: ['carcass'] } }, ['scientist'])
    carried.act('scientist', play('intranet'), pay('rest'))
    expect(carried.options('scientist')).not.toContainEqual({ do: 'room', room: '002' })
  })

  test('Intranet: from anywhere with the Holo Computer, else only at a Computer', () => {
    const given = { ...network, at: { scientist: '007' }, hand: { scientist: ['intranet', 'rest'] } }
    expect(cannot(situation(given, ['scientist']), 'intranet')).toBe('noComputer')
    const holo = situation({ ...given, hands: { scientist: ['holoComputer'] } }, ['scientist'])
    holo.act('scientist', play('intranet'), pay('rest'), { do: 'room', room: '003' })
    expect(holo.crew('scientist').signal).toBe(true)
  })
})

describe('Mechanic', () => {
  const ingenuity = (given: object) => situation({ hand: { mechanic: ['ingenuity'] }, ...given }, ['mechanic'])

  test('Ingenuity: any yellow Item will do for the Tool', () => {
    const t = ingenuity({ inventory: { mechanic: ['ductTape', 'energyCharge.red'] } })
    t.act('mechanic', play('ingenuity'), part(2))
    expect(t.options('mechanic')).toEqual([{ do: 'make', card: 'taser', of: 'energyCharge.red', and: 'ductTape' }])
    t.act('mechanic', { do: 'make', card: 'taser', of: 'energyCharge.red', and: 'ductTape' })
    expect(t.mine('mechanic').inventory).toEqual(['taser'])
    // Without the card it will not.
    const plain = situation(
      { hand: { mechanic: ['rest'] }, inventory: { mechanic: ['ductTape', 'energyCharge.red'] } },
      ['mechanic'],
    )
    expect(plain.options('mechanic').some(o => o.do === 'craft')).toBe(false)
  })

  test('Ingenuity: one yellow Item is not two, and a red one is no Tool', () => {
    expect(cannot(ingenuity({ inventory: { mechanic: ['energyCharge.yellow'] } }), 'ingenuity')).not.toBe(null)
    expect(cannot(ingenuity({ inventory: { mechanic: ['energyCharge.red', 'grenade'] } }), 'ingenuity')).not.toBe(null)
    const both = ingenuity({ inventory: { mechanic: ['energyCharge.yellow', 'energyCharge.red'] } })
    both.act('mechanic', play('ingenuity'), part(2))
    expect(both.options('mechanic')).toEqual([
      { do: 'make', card: 'taser', of: 'energyCharge.red', and: 'energyCharge.yellow' },
    ])
  })

  test('NEM-RULING-229 Ingenuity: also what needs no Tool', () => {
    const t = ingenuity({ inventory: { mechanic: ['alcohol', 'medkit'] } })
    t.act('mechanic', play('ingenuity'), part(2), { do: 'make', card: 'antidote', of: 'alcohol', and: 'medkit' })
    expect(t.mine('mechanic').inventory).toEqual(['antidote'])
  })

  test('Ingenuity: or the Malfunction here', () => {
    const t = ingenuity({ rooms: { '006': { ...canteen, malfunction: true } }, at: { mechanic: '006' } })
    t.act('mechanic', play('ingenuity'), part(0))
    expect(t.room('006').malfunction).toBe(false)
  })

  test('NEM-HIDE-09 Ingenuity: whether its player could craft is nobody’s business: the question is the same', () => {
    const asked = (inventory: Name[]) => {
      const t = situation(
        {
          rooms: { '006': { ...canteen, malfunction: true } },
          at: { mechanic: '006' },
          hand: { mechanic: ['ingenuity'] },
          inventory: { mechanic: inventory },
        },
        ['mechanic', 'captain'],
      )
      t.act('mechanic', play('ingenuity'))
      return t
    }
    const [can, cannot] = [asked(['tools', 'chemicals']), asked(['tools', 'tools'])]
    expect(cannot.options('mechanic')).toEqual(can.options('mechanic').filter(o => o.do === 'part' && o.part === 0))
    expect(JSON.stringify(cannot.table().asking)).toBe(JSON.stringify(can.table().asking))
    expect(can.table().asking?.ask).toBe('part')
  })

  const ducts = (given: object = {}) =>
    situation(
      {
        rooms: { '005': { tile: 'storage', explored: true }, '014': { tile: 'canteen', token: 'slime-3' } },
        at: { mechanic: '005', captain: '001' },
        hand: { mechanic: ['technicalCorridors', 'rest', 'search'], captain: [] },
        ...given,
      },
      ['mechanic', 'captain'],
      { dice: { noise: ['1'] } },
    )

  test('NEM-DATA-16 Technical Corridors: from one Entrance to any other, then one must pass', () => {
    const t = ducts()
    t.act('mechanic', play('technicalCorridors'), pay('rest'))
    expect(t.options('mechanic')).toEqual(rooms('002', '004', '009', '014', '015', '019', '021'))
    t.act('mechanic', { do: 'room', room: '014' })
    expect(t.crew('mechanic')).toMatchObject({ room: '014', slime: true, passed: true })
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '014' }])
    // Passing lets one discard; then the turn is over, though it was the first action.
    expect(t.mine('mechanic').decision?.ask).toBe('passDiscard')
    t.act('mechanic', { do: 'discard', card: 'search' })
    expect(t.table().turn?.seat).toBe(1)
  })

  test('NEM-DATA-16 Technical Corridors: a door token finds no corridor to close, and noise in the ducts stays', () => {
    const t = ducts({
      rooms: { '005': { tile: 'storage', explored: true }, '014': { tile: 'canteen', token: 'door-2' } },
      noise: ['main'],
    })
    t.act('mechanic', play('technicalCorridors'), pay('rest'), { do: 'room', room: '014' })
    expect([t.table().doors, t.table().noise.includes('main')]).toEqual([[], true])
    expect(t.told('noiseRolled')).toHaveLength(1)
  })

  test('NEM-DATA-16 Technical Corridors: not without an Entrance', () => {
    expect(cannot(ducts({ at: { mechanic: '011', captain: '001' } }), 'technicalCorridors')).toBe('noEntrance')
  })

  test('Pyrotechnics: an Item of one’s choice for a Fire here', () => {
    const t = situation({ hand: { mechanic: ['pyrotechnics', 'rest'] }, inventory: { mechanic: ['medkit'] } }, [
      'mechanic',
    ])
    t.act('mechanic', play('pyrotechnics'), pay('rest'))
    expect(t.options('mechanic')).toEqual([
      { do: 'item', card: 'medkit' },
      { do: 'item', card: 'sawedOffShotgun' },
    ])
    t.act('mechanic', { do: 'item', card: 'medkit' })
    expect([t.mine('mechanic').inventory, t.room('011').fire]).toEqual([[], true])
    expect(t.table().decks.find(d => d.deck === 'green')?.discard).toEqual(['medkit'])
  })

  test('Pyrotechnics: or the Fire here is put out, for nothing more', () => {
    const t = situation(
      {
        rooms: { '011': { fire: true } },
        hand: { mechanic: ['pyrotechnics', 'rest'] },
        inventory: { mechanic: ['medkit'] },
      },
      ['mechanic'],
    )
    t.act('mechanic', play('pyrotechnics'), pay('rest'), part(1))
    expect([t.mine('mechanic').inventory, t.room('011').fire]).toEqual([['medkit'], false])
  })

  test('Pyrotechnics: not without an Item and without a Fire', () => {
    const t = situation({ hand: { mechanic: ['pyrotechnics', 'rest'] }, hands: { mechanic: [] } }, ['mechanic'])
    expect(cannot(t, 'pyrotechnics')).not.toBe(null)
  })
})
