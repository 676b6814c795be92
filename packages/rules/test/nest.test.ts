/** The Nest and eggs anywhere: taking, burning, attacking them. NEM-ROOM-NEST. */
import { describe, expect, test } from 'vitest'
import type { Choice, CombatFace, Name } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { pay, play, type Situation, situation } from './situation.ts'

const PASS: Choice = { do: 'pass' }
const take: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const NEST = { tile: 'nest', explored: true }

/** The scout in the Nest (003, next to 001 and 007) with two cards; five eggs in it. */
function scene(more: Given = {}, seats: Name[] = ['scout'], table: { dice?: object } = {}): Situation {
  const given: Given = {
    rooms: { '003': NEST },
    met: true,
    decks: { event: ['scentOfPrey'] },
    bag: { adult: 12 },
    ...more,
    at: { [seats[0]]: '003', ...more.at },
    hand: {
      ...Object.fromEntries(seats.map((s, i) => [s, i === 0 ? ['search', 'search'] : []])),
      ...more.hand,
    },
  }
  return situation(given, seats, { dice: { noise: ['silence', 'silence', 'silence'], ...table.dice } })
}
const can = (t: Situation, who: Name = 'scout') => t.options(who).map(o => o.do)
const carried = (t: Situation, who: Name = 'scout') => t.crew(who).objects
const prices = (t: Situation, who: Name = 'scout') =>
  Object.fromEntries((t.mine(who).decision?.options ?? []).map(o => [o.do, o.cost]))

describe('taking an egg', () => {
  test('NEM-ROOM-NEST-1 NEM-ROOM-NEST-2 an egg leaves the intruder board for a hand slot, then a noise roll', () => {
    const t = scene()
    expect(t.table().eggs).toBe(5)
    t.act('scout', ...take)
    expect([t.table().eggs, carried(t)]).toEqual([4, ['egg']])
    const order = t.events.map(e => e.e).filter(e => e === 'object' || e === 'noiseRolled')
    expect(order).toEqual(['object', 'noiseRolled'])
  })

  test('NEM-RULING-35 NEM-ROOM-NEST-1 the roll is made in company too', () => {
    const t = scene({ at: { captain: '003' } }, ['scout', 'captain'])
    t.act('scout', ...take)
    expect(t.told('noiseRolled')).toHaveLength(1)
  })

  test('NEM-ROOM-NEST-3 two cards out of the Nest, one card for an egg that lies in a room', () => {
    const nest = scene()
    expect([prices(nest).roomAction, can(nest).includes('pickUp')]).toEqual([2, false])
    const lying = scene({ objects: { '003': ['egg'] } })
    expect(prices(lying)).toMatchObject({ roomAction: 2, pickUp: 1 })
    lying.act('scout', { do: 'pickUp' }, pay('search'))
    expect([lying.table().eggs, carried(lying), lying.told('noiseRolled').length]).toEqual([5, ['egg'], 0])
    const elsewhere = scene({ objects: { '011': ['egg'] }, at: { scout: '011' } })
    elsewhere.act('scout', { do: 'pickUp' }, pay('search'))
    elsewhere.act('scout', ...[{ do: 'object', object: 'egg' } as Choice])
    expect(carried(elsewhere)).toEqual(['egg'])
  })

  test('NEM-RULING-112 not with full hands, not from an empty Nest; dropping first is free', () => {
    const full = scene({ hands: { scout: ['rifle', 'prototypeRifle'] } })
    expect(can(full)).not.toContain('roomAction')
    full.act('scout', { do: 'drop', card: 'rifle' })
    full.act('scout', ...take)
    expect([carried(full), full.table().turn?.done]).toEqual([['egg'], 1])
    expect(can(scene({ eggs: 0 }))).not.toContain('roomAction')
    expect(can(scene({ eggs: 1 }))).toContain('roomAction')
  })

  test('NEM-RULING-112 the egg is kept though the roll brings an Encounter', () => {
    const t = scene({ noise: ['003/1'] }, ['scout'], { dice: { noise: ['1'], bag: ['creeper-1'] } })
    t.act('scout', ...take)
    expect(t.told('encounter')).toHaveLength(1)
    expect(carried(t)).toEqual(['egg'])
  })

  test('NEM-ROOM-GEN-1 Old Friend takes one without further cards', () => {
    const t = scene({ hand: { pilot: ['oldFriend'] } }, ['pilot'])
    t.act('pilot', play('oldFriend'))
    expect([t.table().eggs, carried(t, 'pilot')]).toEqual([4, ['egg']])
  })

  test('NEM-ROOM-NEST-4 NEM-RULING-113 with the last egg the Nest is destroyed, for good', () => {
    const t = scene({ eggs: 2, hand: { scout: ['search', 'search', 'rest', 'demolition'] }, hands: { scout: [] } })
    t.act('scout', ...take)
    expect([t.table().nestDestroyed, t.told('nestDestroyed').length]).toEqual([false, 0])
    t.act('scout', { do: 'roomAction' }, pay('rest'), pay('demolition'))
    expect([t.table().eggs, t.table().nestDestroyed, t.told('nestDestroyed').length]).toEqual([0, true, 1])
  })

  test('NEM-RULING-113 NEM-RULING-29 an egg put back lies in the room only: no Nest egg, no new Nest', () => {
    const given: Given = { eggs: 0, nestDestroyed: true, carried: { scout: ['egg'] }, hand: { scout: [] } }
    const t = scene(given, ['scout', 'captain'], { dice: { bag: ['queen-4'] } })
    t.act('scout', { do: 'drop', card: 'egg' })
    expect([t.table().eggs, t.room('003').objects, t.table().nestDestroyed]).toEqual([0, ['egg'], true])
    const queen = scene({ ...given, at: { scout: '011' } }, ['scout'], { dice: { bag: ['queen-4'] } })
    queen.act('scout', PASS)
    expect([queen.table().eggs, queen.table().nestDestroyed]).toEqual([0, true])
  })
})

describe('what the Nest is not', () => {
  test('NEM-ROOM-NEST-6 NEM-RULING-75 no item counter, no Search, no malfunction', () => {
    const t = scene({ hand: { scout: ['search', 'demolition', 'scavenging', 'rest'] } })
    expect(t.room('003').items).toBeNull()
    expect(t.options('scout')).not.toContainEqual(play('search'))
    expect(t.options('scout')).not.toContainEqual(play('scavenging'))
    t.act('scout', play('demolition'))
    expect([t.room('003').malfunction, t.told('malfunction').length]).toEqual([false, 0])
  })
})

describe('fire and eggs', () => {
  const burn = (more: Given) => {
    const t = scene(
      { rooms: { '003': { ...NEST, fire: true } }, at: { scout: '011' }, hand: { scout: [] }, ...more },
      ['scout'],
      { dice: { bag: ['larva-1'] } },
    )
    t.act('scout', PASS)
    return t
  }

  test('NEM-ROOM-NEST-5 NEM-RULING-68 NEM-EVENT-05 one egg of a burning Nest in each Fire Damage step, no noise roll', () => {
    const t = burn({})
    expect([t.table().eggs, t.told('noiseRolled').length]).toEqual([4, 0])
    expect(t.told('eggs')).toMatchObject([{ eggs: 4, room: '003', destroyed: 1 }])
    expect(burn({ rooms: { '003': NEST } }).table().eggs).toBe(5)
  })

  test('NEM-ROOM-NEST-5 NEM-RULING-68 eggs lying in any burning room burn one by one; what is carried is safe', () => {
    const t = burn({
      rooms: { '003': NEST, '001': { fire: true }, '011': { fire: true } },
      objects: { '001': ['egg', 'egg'] },
      carried: { scout: ['egg'] },
    })
    expect([t.room('001').objects, carried(t), t.table().eggs]).toEqual([['egg'], ['egg'], 5])
  })

  test('NEM-ROOM-NEST-4 NEM-ROOM-NEST-5 the last egg burnt destroys the Nest', () => {
    const t = burn({ eggs: 1 })
    expect([t.table().eggs, t.table().nestDestroyed, t.told('nestDestroyed').length]).toEqual([0, true, 1])
  })

  test('NEM-RULING-177 two eggs a step once Vulnerability to Fire is known', () => {
    const given: Given = { weaknesses: { egg: 'vulnerabilityToFire' } }
    expect(burn({ ...given, discovered: ['egg'] }).table().eggs).toBe(3)
    expect(burn(given).table().eggs).toBe(4)
  })

  test('NEM-RULING-222 in the Nest, eggs of the intruder board go first, those lying there after them', () => {
    const two = burn({ objects: { '003': ['egg'] } })
    expect([two.table().eggs, two.room('003').objects]).toEqual([4, ['egg']])
    const known: Given = { weaknesses: { egg: 'vulnerabilityToFire' }, discovered: ['egg'] }
    const over = burn({ ...known, eggs: 1, objects: { '003': ['egg', 'egg'] } })
    expect([over.table().eggs, over.table().nestDestroyed, over.room('003').objects]).toEqual([0, true, ['egg']])
  })
})

describe('attacking eggs', () => {
  const shoot: Choice[] = [{ do: 'shoot' }, pay('search')]
  const strike: Choice[] = [{ do: 'melee' }, pay('search')]

  test('NEM-ROOM-NEST-7 eggs in the Nest or lying in any room, out of Combat; carried eggs are no target', () => {
    expect(can(scene())).toEqual(expect.arrayContaining(['shoot', 'melee']))
    expect(can(scene({ at: { scout: '001' }, objects: { '001': ['egg'] } }))).toEqual(
      expect.arrayContaining(['shoot', 'melee']),
    )
    const none = can(scene({ at: { scout: '001' }, carried: { scout: ['egg'] } }))
    expect([none.includes('shoot'), none.includes('melee')]).toEqual([false, false])
    const fight = scene({ intruders: [{ kind: 'adult', room: '003' }] }, ['scout'], { dice: { combat: ['creeper'] } })
    fight.act('scout', ...shoot)
    expect([fight.told('shot')[0].kind, fight.table().eggs]).toEqual(['adult', 5])
  })

  test('NEM-ROOM-NEST-8 NEM-RULING-56 each injury, of whatever kind, destroys one egg', () => {
    const faces: [CombatFace, number, number][] = [
      ['blank', 0, 0],
      ['creeper', 1, 1],
      ['adult', 1, 1],
      ['hit', 1, 1],
      ['double', 2, 1],
    ]
    for (const [face, shot, struck] of faces) {
      const gun = scene({}, ['scout'], { dice: { combat: [face] } })
      gun.act('scout', ...shoot)
      const fist = scene({}, ['scout'], { dice: { combat: [face] } })
      fist.act('scout', ...strike)
      expect([face, 5 - gun.table().eggs, 5 - fist.table().eggs]).toEqual([face, shot, struck])
      expect(gun.crew('scout').hands[0].ammo).toBe(3)
    }
  })

  test('NEM-ROOM-NEST-8 NEM-ROOM-NEST-4 what is too much is lost; the last egg ends the Nest', () => {
    const t = scene({ eggs: 1 }, ['scout'], { dice: { combat: ['double'] } })
    t.act('scout', ...shoot)
    expect([t.table().eggs, t.table().nestDestroyed, t.told('nestDestroyed').length]).toEqual([0, true, 1])
  })

  test('NEM-ROOM-NEST-9 striking at eggs contaminates nobody and a miss hurts nobody', () => {
    const t = scene({}, ['scout'], { dice: { combat: ['blank'] } })
    t.act('scout', ...strike)
    expect(t.crew('scout')).toMatchObject({ contamination: 0, light: 0, wounds: [] })
  })

  test('NEM-ROOM-NEST-11 NEM-RULING-114 one noise roll for each try, hit or miss, however many eggs', () => {
    for (const [act, face] of [
      [shoot, 'blank'],
      [shoot, 'double'],
      [strike, 'blank'],
      [strike, 'hit'],
    ] as const) {
      const t = scene({ at: { captain: '003' } }, ['scout', 'captain'], { dice: { combat: [face] } })
      t.act('scout', ...act)
      expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '003' }])
    }
  })
})

describe('throwing at eggs', () => {
  const throwIt = (card: Name): Choice[] => [{ do: 'use', card }, pay('search')]
  const near = (card: Name, more: Given = {}): Situation =>
    scene({ at: { scout: '001' }, inventory: { scout: [card] }, ...more }, ['scout'])

  test('NEM-ROOM-NEST-10 NEM-RULING-213 without any intruder: a Grenade destroys two eggs, a Molotov Cocktail one and sets fire', () => {
    const grenade = near('grenade')
    grenade.act('scout', ...throwIt('grenade'))
    expect([grenade.table().eggs, grenade.room('003').fire]).toEqual([3, false])
    const molotov = near('molotovCocktail')
    molotov.act('scout', ...throwIt('molotovCocktail'))
    expect([molotov.table().eggs, molotov.room('003').fire]).toEqual([4, true])
  })

  test('NEM-ROOM-NEST-11 NEM-RULING-114 the thrower rolls in its own room', () => {
    const t = near('grenade')
    t.act('scout', ...throwIt('grenade'))
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '001' }])
  })

  test('NEM-ROOM-NEST-10 NEM-DOOR-04 eggs lying about are as good a target; no eggs, or a closed door, and there is none', () => {
    const lying = near('grenade', { eggs: 0, nestDestroyed: true, objects: { '001': ['egg', 'egg', 'egg'] } })
    lying.act('scout', ...throwIt('grenade'))
    expect(lying.room('001').objects).toEqual(['egg'])
    expect(lying.crew('scout').wounds).toHaveLength(1)
    expect(can(near('grenade', { eggs: 0, nestDestroyed: true }))).not.toContain('use')
    expect(can(near('grenade', { doors: { '001/1': 'closed' } }))).not.toContain('use')
    expect(can(near('grenade', { doors: { '001/1': 'destroyed' } }))).toContain('use')
  })

  test('NEM-ROOM-NEST-10 NEM-RULING-213 eggs are destroyed though the thrower dies of it', () => {
    const given: Given = {
      at: { scout: '003' },
      inventory: { scout: ['grenade'] },
      wounds: { scout: ['leg', 'hand', 'body'] },
      hand: { scout: ['search', 'search'], captain: [] },
    }
    const t = scene(given, ['scout', 'captain'])
    t.act('scout', { do: 'use', card: 'grenade' }, pay('search'), pay('search'))
    expect([t.crew('scout').fate, t.table().eggs]).toEqual(['dead', 3])
  })

  test('NEM-ROOM-NEST-10 NEM-RULING-213 with intruders there, the Grenade asks: an intruder or the eggs', () => {
    const given: Given = {
      intruders: [
        { kind: 'breeder', room: '003' },
        { kind: 'breeder', room: '003' },
      ],
      decks: { attack: ['scratch.6', 'bite.6', 'scratch.5', 'clawAttack.5', 'transformation.5', 'slime.5'] },
    }
    const eggs = near('grenade', given)
    eggs.act('scout', ...throwIt('grenade'))
    expect(eggs.options('scout').map(o => o.do)).toEqual(['intruder', 'intruder', 'eggs'])
    eggs.act('scout', { do: 'eggs' })
    expect([eggs.table().eggs, eggs.table().intruders.map(i => i.injuries)]).toEqual([3, [1, 1]])
    const foe = near('grenade', given)
    foe.act('scout', ...throwIt('grenade'), { do: 'intruder', intruder: 2 })
    expect([foe.table().eggs, foe.table().intruders.map(i => i.injuries)]).toEqual([5, [1, 2]])
    expect(foe.told('noiseRolled')).toEqual([])
  })
})

describe('the Laboratory Equipment in the Nest', () => {
  test('NEM-RULING-222 the eggs of the Nest are Objects in the room for it', () => {
    const given: Given = {
      weaknesses: { egg: 'vitalPlaces' },
      inventory: { scientist: ['laboratoryEquipment'] },
      hand: { scientist: ['search'] },
    }
    const t = scene(given, ['scientist'])
    t.act('scientist', { do: 'use', card: 'laboratoryEquipment' }, pay('search'))
    expect(t.told('weakness')).toMatchObject([{ object: 'egg', card: 'vitalPlaces' }])
    expect(t.table().eggs).toBe(5)
    expect(can(scene({ ...given, eggs: 0, nestDestroyed: true }, ['scientist']), 'scientist')).not.toContain('use')
  })
})
