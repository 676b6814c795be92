/** The own cards of those who lead and fight: Captain, Scout, Soldier. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../src/index.ts'
import { decline, keep, part, pay, play, type Situation, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true, items: 1 }
const lab = { tile: 'laboratory', explored: true }
const TOUGH = ['scratch.6', 'bite.6', 'scratch.5', 'clawAttack.5']
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null
const rooms = (...ids: string[]) => ids.map(room => ({ do: 'room', room }))
const who = (...seats: number[]) => seats.map(whom => ({ do: 'who', whom }))

describe('Basic Repairs', () => {
  test.each(['captain', 'scout', 'soldier'])('NEM-DATA-10 %s: a Malfunction here is removed for two cards', c => {
    const rooms = { '006': { ...canteen, malfunction: true } }
    const t = situation({ rooms, at: { [c]: '006' }, hand: { [c]: ['basicRepairs', 'rest', 'search'] } }, [c])
    t.act(c, play('basicRepairs'), pay('search'), pay('rest'))
    expect([t.room('006').malfunction, t.crew(c).hand]).toEqual([false, 0])
  })

  test.each(['captain', 'scout', 'soldier'])(
    'NEM-DATA-10 %s: in an Engine room both tokens are seen and may change places',
    c => {
      const given = { at: { [c]: '021' }, engines: { 1: 'damaged' }, hand: { [c]: ['basicRepairs', 'rest', 'search'] } }
      const t = situation(given, [c])
      t.act(c, play('basicRepairs'), pay('search'), pay('rest'))
      expect(t.mine(c).engines[0]).toEqual(['damaged', 'working'])
      t.act(c, { do: 'accept' })
      expect([t.mine(c).engines[0], t.told('engine')[0].changed]).toEqual([['working', 'damaged'], true])
    },
  )

  test('NEM-DATA-10 not where there is neither', () => {
    const t = situation({ hand: { captain: ['basicRepairs', 'rest', 'search'] } }, ['captain'])
    expect(cannot(t, 'basicRepairs')).toBe('nothingToFix')
  })
})

describe('Captain', () => {
  const crew = ['captain', 'pilot', 'scientist']
  const base = { rooms: { '006': canteen }, hand: { captain: ['order', 'rest'], pilot: [], scientist: [] } }

  test('Order: another Character of the Room goes to a Room the Captain names; nobody is asked for consent', () => {
    const t = situation({ ...base, slime: ['pilot'] }, crew, { dice: { noise: ['2'] } })
    t.act('captain', play('order'))
    expect(t.options('captain')).toEqual(who(1, 2))
    t.act('captain', { do: 'who', whom: 1 })
    expect(t.options('captain')).toEqual(rooms('006', '008', '014', '015'))
    t.act('captain', { do: 'room', room: '006' })
    expect([t.crew('pilot').room, t.crew('captain').room]).toEqual(['006', '011'])
    expect(t.told('noiseRolled')).toMatchObject([{ who: 1, room: '006', face: '2' }])
    expect(t.table().turn).toMatchObject({ seat: 0, done: 1 })
  })

  test('NEM-RULING-218 NEM-RULING-185 Order: nobody in a pod, not oneself, not in Combat', () => {
    const section = { rooms: { '002': { tile: 'evacuationSectionA', explored: true } }, pods: { 1: 'unlocked' } }
    const pod = situation({ ...base, ...section, at: { captain: '002', scientist: '011' }, inPod: { pilot: 1 } }, crew)
    expect(cannot(pod, 'order')).toBe('nowhereToGo')
    const alone = situation({ ...base, at: { captain: '006' } }, crew)
    expect(cannot(alone, 'order')).toBe('nobodyElse')
    const fight = situation({ ...base, intruders: [{ kind: 'larva', room: '011' }] }, crew)
    expect(cannot(fight, 'order')).toBe('inCombat')
  })

  test('NEM-RULING-218 Order: not through closed doors', () => {
    const doors = { '006/2': 'closed', '008/3': 'closed', '014/4': 'closed' }
    const t = situation({ ...base, doors, at: { scientist: '001' } }, crew)
    t.act('captain', play('order'))
    expect(t.options('captain')).toEqual(rooms('015'))
    expect(cannot(situation({ ...base, doors: { ...doors, '015/1': 'closed' } }, crew), 'order')).toBe('nowhereToGo')
  })

  test('NEM-RULING-218 Order: even one who has passed', () => {
    const t = situation({ ...base, passed: ['pilot'], at: { scientist: '001' } }, crew, {
      dice: { noise: ['silence'] },
    })
    t.act('captain', play('order'), { do: 'room', room: '006' })
    expect(t.crew('pilot')).toMatchObject({ room: '006', passed: true })
  })

  const intercom = {
    rooms: { '006': canteen, '002': lab },
    inventory: { captain: ['intercom'] },
    hand: { captain: ['order', 'motivation', 'rest'], pilot: [], scientist: [] },
    at: { captain: '011', pilot: '002', scientist: '006' },
  }

  test('NEM-RULING-185 with the Intercom Order reaches whoever is at a working Computer, under the Escape rules', () => {
    const fight = { intruders: [{ kind: 'creeper', room: '002' }], decks: { attack: ['scratch.2'] } }
    const t = situation({ ...intercom, ...fight }, crew, { dice: { noise: ['silence'] } })
    t.act('captain', play('order'))
    expect(t.options('captain')).toEqual(rooms('001', '006'))
    t.act('captain', { do: 'room', room: '006' })
    expect(t.told('attack')).toMatchObject([{ who: 1, card: 'scratch.2' }])
    expect(t.crew('pilot')).toMatchObject({ room: '006', light: 1 })
  })

  test('NEM-RULING-185 a Malfunction there cuts the line, and without the Intercom there is none', () => {
    const broken = { ...intercom, rooms: { '006': canteen, '002': { ...lab, malfunction: true } } }
    expect(cannot(situation(broken, crew), 'order')).toBe('nowhereToGo')
    expect(cannot(situation({ ...intercom, inventory: {} }, crew), 'order')).toBe('nobodyElse')
  })

  test('NEM-RULING-180 an Order by Intercom can be interrupted in the Captain’s Room, not where it arrives', () => {
    const hand = { captain: ['order', 'rest'], pilot: ['interruption'], scientist: ['interruption'] }
    const far = situation({ ...intercom, hand }, crew)
    far.act('captain', play('order'))
    expect(far.asked()).toEqual(['captain'])
    const near = situation({ ...intercom, hand, at: { ...intercom.at, scientist: '011' } }, crew)
    near.act('captain', play('order'))
    expect(near.asked()).toEqual(['scientist'])
  })

  test('Motivation: everybody in the Room draws one card, the Captain too, in Combat as well', () => {
    for (const intruders of [[], [{ kind: 'larva', room: '011' }]]) {
      const t = situation({ ...intercom, inventory: {}, at: { pilot: '011', scientist: '006' }, intruders }, crew)
      t.act('captain', play('motivation'))
      expect(crew.map(c => t.crew(c).hand)).toEqual([3, 1, 0])
      expect(t.told('drew').map(e => e.who)).toEqual([0, 1])
    }
  })

  test('NEM-RULING-185 with the Intercom everybody at a working Computer draws too', () => {
    const t = situation(intercom, crew)
    t.act('captain', play('motivation'))
    expect(crew.map(c => t.crew(c).hand)).toEqual([3, 1, 0])
    const broken = situation({ ...intercom, rooms: { '006': canteen, '002': { ...lab, malfunction: true } } }, crew)
    broken.act('captain', play('motivation'))
    expect(crew.map(c => broken.crew(c).hand)).toEqual([3, 0, 0])
  })

  test('Reload: one Ammo on the Six-Shooter, never above six, in Combat or not', () => {
    const reload = (ammo: number, given: object = {}) => {
      const t = situation({ hand: { captain: ['reload'] }, ammo: { captain: { sixShooter: ammo } }, ...given }, [
        'captain',
      ])
      t.act('captain', play('reload'))
      return t.crew('captain').hands[0].ammo
    }
    expect([reload(0), reload(5), reload(6)]).toEqual([1, 6, 6])
    expect(reload(2, { intruders: [{ kind: 'larva', room: '011' }] })).toBe(3)
  })

  test('Reload is for the Six-Shooter alone', () => {
    const t = situation({ hand: { captain: ['reload'] }, hands: { captain: ['rifle'] } }, ['captain'])
    expect(cannot(t, 'reload')).toBe('noWeapon')
  })
})

describe('Suppressive Fire', () => {
  const crew = ['captain', 'pilot']
  const given = {
    rooms: { '006': canteen },
    hand: { captain: ['suppressiveFire'], pilot: [] },
    intruders: [{ kind: 'queen', room: '011' }],
  }
  test('NEM-ESC-06 NEM-RULING-218 the Captain sends itself or one other, whoever it likes; no attack, a Noise roll', () => {
    const t = situation(given, crew, { dice: { noise: ['silence'] } })
    t.act('captain', play('suppressiveFire'))
    expect(t.options('captain')).toEqual(who(0, 1))
    t.act('captain', { do: 'who', whom: 1 }, { do: 'room', room: '006' })
    expect([t.crew('pilot').room, t.crew('captain').room, t.told('attack')]).toEqual(['006', '011', []])
    expect([t.told('noiseRolled')[0].who, t.crew('captain').hands[0].ammo]).toEqual([1, 5])
  })

  test('NEM-ESC-06 either, never both', () => {
    const t = situation(given, crew, { dice: { noise: ['silence'] } })
    t.act('captain', play('suppressiveFire'), { do: 'who', whom: 0 }, { do: 'room', room: '006' })
    expect([t.crew('captain').room, t.crew('pilot').room]).toEqual(['006', '011'])
    expect(t.mine('captain').decision?.ask).toBe('turn')
  })

  test('NEM-ESC-06 the Ammo comes from a loaded weapon of the player’s choice', () => {
    const t = situation({ ...given, hands: { captain: ['sixShooter', 'rifle'] } }, crew, {
      dice: { noise: ['silence'] },
    })
    t.act('captain', play('suppressiveFire'))
    expect(t.options('captain')).toEqual([
      { do: 'item', card: 'sixShooter' },
      { do: 'item', card: 'rifle' },
    ])
    t.act('captain', { do: 'item', card: 'rifle' }, { do: 'who', whom: 0 }, { do: 'room', room: '006' })
    expect(t.crew('captain').hands.map(h => h.ammo)).toEqual([6, 3])
  })

  test('NEM-ESC-06 NEM-DATA-17 the Scout has it too', () => {
    const t = situation({ ...given, hand: { scout: ['suppressiveFire'], pilot: [] } }, ['scout', 'pilot'], {
      dice: { noise: ['silence'] },
    })
    t.act('scout', play('suppressiveFire'), { do: 'who', whom: 1 }, { do: 'room', room: '008' })
    expect([t.crew('pilot').room, t.crew('scout').hands[0].ammo, t.told('attack')]).toEqual(['008', 3, []])
  })
})

describe('Scout', () => {
  test('NEM-DATA-15 Scavenging: a Search with the counter at 0, or lowering it', () => {
    for (const [items, left] of [
      [0, 0],
      [2, 1],
    ]) {
      const t = situation({
        rooms: { '006': { ...canteen, items } },
        at: { scout: '006' },
        hand: { scout: ['scavenging', 'rest'] },
        decks: { green: ['medkit', 'alcohol'] },
      })
      t.act('scout', play('scavenging'), pay('rest'), keep('medkit'))
      expect([t.room('006').items, t.mine('scout').inventory]).toEqual([left, ['medkit']])
    }
  })

  test('NEM-DATA-15 Scavenging: not where nothing can ever be found', () => {
    const hand = { scout: ['scavenging', 'rest'] }
    expect(cannot(situation({ hand }), 'scavenging')).toBe('notSearchable')
    const nest = situation({ rooms: { '005': { tile: 'nest', explored: true } }, at: { scout: '005' }, hand })
    expect(cannot(nest, 'scavenging')).toBe('notSearchable')
  })

  const fight = (given: object = {}, dice: object = {}) =>
    situation(
      {
        rooms: { '006': canteen },
        hand: { scout: ['adrenaline', 'rest'] },
        deck: { scout: ['search', 'demolition'] },
        intruders: [{ kind: 'adult', room: '011' }],
        decks: { attack: TOUGH },
        ...given,
      },
      ['scout'],
      { dice: { combat: ['hit'], noise: ['silence'], ...dice } },
    )

  test('Adrenaline: Shoot and draw a card', () => {
    const t = fight()
    t.act('scout', play('adrenaline'), part(0))
    expect([t.table().intruders[0].injuries, t.crew('scout').hands[0].ammo]).toEqual([1, 3])
    expect(t.mine('scout').hand).toEqual(['search', 'rest'])
  })

  test('Adrenaline: Escape, attacked as ever, and draw a card', () => {
    const t = fight()
    t.act('scout', play('adrenaline'), part(1), { do: 'room', room: '006' })
    expect(t.told('attack')).toHaveLength(1)
    expect([t.crew('scout').room, t.mine('scout').hand]).toEqual(['006', ['search', 'rest']])
    expect(t.told('drew')).toHaveLength(1)
  })

  test('Adrenaline: without Ammo only the Escape is left', () => {
    const t = fight({ ammo: { scout: { rifle: 0 } } })
    t.act('scout', play('adrenaline'))
    expect(t.options('scout')).toEqual(rooms('006', '008', '014', '015'))
  })

  test('Adrenaline: the dead draw nothing', () => {
    const given = {
      wounds: { scout: ['arm', 'hand', 'body'] },
      at: { captain: '001' },
      decks: { attack: ['scratch.2'] },
    }
    const t = situation({ hand: { scout: ['adrenaline'] }, intruders: [{ kind: 'adult', room: '011' }], ...given }, [
      'scout',
      'captain',
    ])
    t.act('scout', play('adrenaline'), part(1), { do: 'room', room: '006' })
    expect([t.crew('scout').fate, t.told('drew')]).toEqual(['dead', []])
  })

  test('NEM-DATA-14 Reconnaissance: for one card to a neighbor, not through a closed door', () => {
    const t = situation({ hand: { scout: ['reconnaissance', 'rest'] }, doors: { '006/2': 'closed' } })
    t.act('scout', play('reconnaissance'), pay('rest'))
    expect(t.options('scout')).toEqual(rooms('008', '014', '015'))
  })
})

describe('Soldier', () => {
  const crew = ['soldier', 'pilot', 'scout']
  const given = (...hand: Name[]) => ({
    rooms: { '006': canteen },
    at: { scout: '001' },
    hand: { soldier: hand, pilot: [], scout: [] },
    intruders: [{ kind: 'queen', room: '011' }],
    decks: { attack: TOUGH },
  })

  describe('Covering Fire', () => {
    const cover = (more: object = {}, dice: string[] = ['1']) => {
      const t = situation({ ...given('coveringFire'), ...more }, crew, { dice: { noise: dice, bag: ['creeper-1'] } })
      t.act('soldier', play('coveringFire'))
      return t
    }
    test('NEM-RULING-182 NEM-DATA-17 both to the same Room: no attack, one Ammo, one Noise roll, made for the Soldier', () => {
      const t = cover()
      expect(t.options('soldier')).toEqual(who(0, 1))
      t.act('soldier', { do: 'who', whom: 1 }, { do: 'accept' })
      expect(t.options('soldier')).toEqual(rooms('006', '008', '014', '015'))
      t.act('soldier', { do: 'room', room: '006' })
      expect([t.crew('soldier').room, t.crew('pilot').room, t.told('attack')]).toEqual(['006', '006', []])
      expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '006' }])
      expect(t.crew('soldier').hands[0].ammo).toBe(4)
    })

    test('NEM-RULING-182 the Soldier triggers the Encounter, though the other is there', () => {
      const t = cover({ noise: ['006/1'], hand: { soldier: ['coveringFire', 'rest'], pilot: [], scout: [] } })
      t.act('soldier', { do: 'who', whom: 1 }, { do: 'accept' }, { do: 'room', room: '006' })
      expect(t.told('surprise')).toMatchObject([{ who: 0, hand: 1, attack: false }])
    })

    test('NEM-RULING-182 the Soldier alone', () => {
      const t = cover()
      t.act('soldier', { do: 'who', whom: 0 }, { do: 'room', room: '006' })
      expect([t.crew('soldier').room, t.crew('pilot').room]).toEqual(['006', '011'])
      expect(t.told('noiseRolled')[0].who).toBe(0)
    })

    test('NEM-RULING-182 the other alone, who then rolls', () => {
      const t = cover()
      t.act('soldier', { do: 'who', whom: 1 }, decline, { do: 'room', room: '006' })
      expect([t.crew('soldier').room, t.crew('pilot').room]).toEqual(['011', '006'])
      expect(t.told('noiseRolled')[0].who).toBe(1)
    })

    test('NEM-RULING-182 no roll for both where somebody is', () => {
      const t = cover({ at: { scout: '006' } })
      t.act('soldier', { do: 'who', whom: 1 }, { do: 'accept' }, { do: 'room', room: '006' })
      expect(t.told('noiseRolled')).toEqual([])
    })

    test('NEM-RULING-182 NEM-RULING-228 both are slimed by the Room Covered with Slime', () => {
      const t = cover({ rooms: { '006': { tile: 'slimeRoom', explored: true } } })
      t.act('soldier', { do: 'who', whom: 1 }, { do: 'accept' }, { do: 'room', room: '006' })
      expect([t.crew('soldier').slime, t.crew('pilot').slime]).toEqual([true, true])
    })

    test('NEM-RULING-228 both into an unexplored Room: its token concerns the Soldier alone', () => {
      const both = (token: string, more: object = {}) => {
        const t = cover({ rooms: { '006': { tile: 'canteen', token } }, ...more })
        t.act('soldier', { do: 'who', whom: 1 }, { do: 'accept' }, { do: 'room', room: '006' })
        return t
      }
      const slimed = both('slime-3')
      expect([slimed.crew('soldier').slime, slimed.crew('pilot').slime]).toEqual([true, false])
      expect(both('silence-1', { slime: ['pilot'] }).told('danger')).toEqual([])
      expect(both('silence-1', { slime: ['soldier'] }).told('danger')).toMatchObject([{ who: 0, room: '006' }])
      expect(both('door-2').table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
    })

    test('with nobody else the Soldier goes', () => {
      const t = cover({ at: { scout: '001', pilot: '001' } })
      expect(t.options('soldier')).toEqual(rooms('006', '008', '014', '015'))
    })

    test('not without Ammo', () => {
      const t = situation({ ...given('coveringFire'), ammo: { soldier: { assaultRifle: 0 } } }, crew)
      expect(cannot(t, 'coveringFire')).toBe('noAmmo')
    })
  })

  describe('Taking Aim', () => {
    const aim = (more: object, dice: string[]) => {
      const t = situation({ ...given('takingAim'), ...more }, crew, { dice: { combat: dice } })
      return t
    }
    test('a Shoot that may be rolled again once; the second roll stands', () => {
      const t = aim({}, ['blank', 'double'])
      t.act('soldier', play('takingAim'))
      t.act('soldier', { do: 'accept' })
      expect([t.table().intruders[0].injuries, t.crew('soldier').hands[0].ammo]).toEqual([3, 4])
      expect(t.mine('soldier').decision?.ask).toBe('turn')
    })

    test('or left as it is', () => {
      const t = aim({}, ['hit', 'double'])
      t.act('soldier', play('takingAim'), decline)
      expect([t.table().intruders[0].injuries, t.told('shot').length]).toEqual([2, 1])
    })

    test('NEM-RULING-227 with the Prototype Pistol one reroll in all', () => {
      const t = aim({ hands: { soldier: ['prototypePistol'] } }, ['blank', 'blank', 'double'])
      t.act('soldier', play('takingAim'), { do: 'accept' })
      expect(t.told('shot').map(e => e.face)).toEqual(['blank', 'blank'])
      expect([t.table().intruders[0].injuries, t.mine('soldier').decision?.ask]).toEqual([0, 'turn'])
    })

    test('only with an energy weapon', () => {
      const t = aim({ hands: { soldier: ['sixShooter'] } }, [])
      expect(cannot(t, 'takingAim')).toBe('noWeapon')
      const both = aim({ hands: { soldier: ['sixShooter', 'pistol'] } }, ['hit'])
      both.act('soldier', play('takingAim'), decline)
      expect(both.told('shot')[0].card).toBe('pistol')
    })
  })

  describe('Full Auto', () => {
    test.each([
      // ammo, face → the roll, half the ammo, and one more if that is anything
      [5, 'blank', 3],
      [5, 'creeper', 3],
      [5, 'hit', 4],
      [5, 'double', 5],
      [4, 'hit', 4],
      [3, 'blank', 2],
      [3, 'double', 4],
      [2, 'blank', 2],
      [1, 'blank', 0],
      [1, 'hit', 2],
    ])('NEM-RULING-183 %i Ammo, %s: %i Injuries', (ammo, face, injuries) => {
      const t = situation({ ...given('fullAuto'), ammo: { soldier: { assaultRifle: ammo } } }, crew, {
        dice: { combat: [face] },
      })
      t.act('soldier', play('fullAuto'))
      expect([t.table().intruders[0].injuries, t.crew('soldier').hands[0].ammo]).toEqual([injuries, 0])
      // One roll, one check.
      expect([t.told('shot').length, t.told('toughness').length]).toEqual([1, injuries > 0 ? 1 : 0])
    })

    test('NEM-RULING-183 all on one target, freely chosen', () => {
      const intruders = [
        { kind: 'queen', room: '011' },
        { kind: 'adult', room: '011' },
      ]
      const t = situation({ ...given('fullAuto'), intruders }, crew, { dice: { combat: ['blank'] } })
      t.act('soldier', play('fullAuto'), { do: 'intruder', intruder: 2 })
      expect(t.table().intruders.map(i => i.injuries)).toEqual([0, 3])
    })

    test('NEM-RULING-183 with the Assault Rifle only, and not without Ammo', () => {
      const other = situation({ ...given('fullAuto'), hands: { soldier: ['pistol'] } }, crew)
      const empty = situation({ ...given('fullAuto'), ammo: { soldier: { assaultRifle: 0 } } }, crew)
      expect([cannot(other, 'fullAuto'), cannot(empty, 'fullAuto')]).toEqual(['noWeapon', 'noAmmo'])
    })

    test('NEM-RULING-183 what hangs on the rifle is shot too', () => {
      const more = {
        attached: { soldier: { extendedMagazine: 'assaultRifle' } },
        ammo: { soldier: { assaultRifle: 7 } },
      }
      const t = situation({ ...given('fullAuto'), ...more }, crew, { dice: { combat: ['blank'] } })
      t.act('soldier', play('fullAuto'))
      expect([t.table().intruders[0].injuries, t.crew('soldier').hands[0].ammo]).toEqual([4, 0])
    })
  })

  describe('Nerves of Steel', () => {
    /** The Soldier or the Pilot walks into a marked corridor with too few cards. */
    const surprised = (walker: Name, hands: Record<Name, Name[]>, more: object = {}) => {
      const seats = walker === 'soldier' ? ['soldier', 'pilot'] : ['pilot', 'soldier']
      const t = situation(
        {
          rooms: { '006': canteen },
          hand: hands,
          noise: ['006/1'],
          bag: { breeder: 2 },
          decks: { attack: ['bite.4'] },
          met: true,
          ...more,
        },
        seats,
        { dice: { noise: ['1'], bag: ['breeder-4'] } },
      )
      t.act(walker, { do: 'move', to: '006' })
      const decision = t.mine(walker).decision
      if (decision?.ask === 'pay') t.act(walker, pay('rest'))
      return t
    }
    const far = { at: { pilot: '001' } }

    test('NEM-RULING-184 asked after the attack card is seen; played, the attack does nothing', () => {
      const t = surprised('soldier', { soldier: ['nervesOfSteel', 'rest'], pilot: [] }, far)
      expect(t.told('attack')).toMatchObject([{ card: 'bite.4', hits: true, who: 0 }])
      expect([t.table().asking?.ask, t.options('soldier')]).toEqual([
        'attackWindow',
        [decline, { do: 'react', card: 'nervesOfSteel' }],
      ])
      t.act('soldier', { do: 'react', card: 'nervesOfSteel' })
      expect(t.crew('soldier')).toMatchObject({ wounds: [], discard: ['rest', 'nervesOfSteel'], hand: 0 })
    })

    test('NEM-RULING-184 declined, it is suffered', () => {
      const t = surprised('soldier', { soldier: ['nervesOfSteel', 'rest'], pilot: [] }, far)
      t.act('soldier', decline)
      expect([t.crew('soldier').wounds.length, t.crew('soldier').hand]).toEqual([1, 1])
    })

    test('NEM-RULING-184 whether the Soldier holds it makes no difference to what the table sees', () => {
      const holds = surprised('soldier', { soldier: ['nervesOfSteel', 'rest'], pilot: [] }, far)
      const lacks = surprised('soldier', { soldier: ['search', 'rest'], pilot: [] }, far)
      expect(lacks.options('soldier')).toEqual([decline])
      expect(JSON.stringify(lacks.table())).toBe(JSON.stringify(holds.table()))
      expect(lacks.asked()).toEqual(['soldier'])
    })

    test('NEM-RULING-184 not asked when the card lies open in the discard pile, or no card is left in hand', () => {
      const open = surprised(
        'soldier',
        { soldier: ['search', 'rest'], pilot: [] },
        { ...far, discard: { soldier: ['nervesOfSteel'] } },
      )
      expect(open.crew('soldier').wounds).toHaveLength(1)
      const empty = surprised('soldier', { soldier: ['rest'], pilot: [] }, far)
      expect(empty.crew('soldier').wounds).toHaveLength(1)
    })

    test('NEM-RULING-184 a Frenzy triggered by another spares the Soldier only', () => {
      // The Pilot triggers it in the Hibernatorium, where the Soldier is, too: an Egg makes it roll.
      const t = situation(
        {
          hand: { pilot: ['rest'], soldier: ['nervesOfSteel'] },
          objects: { '011': ['egg'] },
          eggs: 0,
          noise: ['011/1'],
          bag: { breeder: 2 },
          decks: { attack: ['frenzy.3'] },
          met: true,
        },
        ['pilot', 'soldier'],
        { dice: { combat: ['blank'], noise: ['1'], bag: ['breeder-4'] } },
      )
      t.act('pilot', { do: 'shoot' }, pay('rest'))
      t.act('soldier', decline)
      expect(t.told('attack')).toMatchObject([{ who: 0, card: 'frenzy.3' }])
      t.act('soldier', { do: 'react', card: 'nervesOfSteel' })
      expect([t.crew('pilot').wounds.length, t.crew('soldier').wounds.length]).toEqual([1, 0])
    })

    test('NEM-RULING-184 an attack that is aimed at another alone is none of the Soldier’s business', () => {
      const t = situation(
        {
          hand: { pilot: ['rest'], soldier: ['nervesOfSteel'] },
          objects: { '011': ['egg'] },
          eggs: 0,
          noise: ['011/1'],
          bag: { breeder: 2 },
          decks: { attack: ['bite.4'] },
          met: true,
        },
        ['pilot', 'soldier'],
        { dice: { combat: ['blank'], noise: ['1'], bag: ['breeder-4'] } },
      )
      t.act('pilot', { do: 'shoot' }, pay('rest'))
      t.act('soldier', decline)
      expect(t.crew('pilot').wounds).toHaveLength(1)
      expect(t.crew('soldier')).toMatchObject({ hand: 1, wounds: [] })
    })

    test('NEM-RULING-184 only against a Surprise Attack: an Escape is none', () => {
      const t = situation(
        {
          rooms: { '006': canteen },
          hand: { soldier: ['nervesOfSteel', 'rest'] },
          intruders: [{ kind: 'adult', room: '011' }],
          decks: { attack: ['bite.4'] },
        },
        ['soldier'],
        { dice: { noise: ['silence'] } },
      )
      t.act('soldier', { do: 'move', to: '006' }, pay('rest'))
      expect([t.crew('soldier').wounds.length, t.crew('soldier').room]).toEqual([1, '006'])
    })
  })
})
