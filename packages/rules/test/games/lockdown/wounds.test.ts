/** Wounds, what each serious one does, treatment and death in the facility. LOCK-WOUND, LOCK-ROOM-SURGERY. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../../../src/core/pieces.ts'
import { wounds } from '../../../src/games/lockdown/content/wounds.ts'
import { type Choice, type Name, pendingFor } from '../../../src/index.ts'
import { afterwards, lockdown, move, part, pay, play, type Situation } from '../../situation.ts'

const light = (who: number) => ({ do: 'lightWound' as const, who })
const serious = (who: number) => ({ do: 'seriousWound' as const, who })
const PASS: Choice = { do: 'pass' }
const empty = { sentry: [] as Name[], janitor: [] as Name[] }
const wound = (card: Name): Choice => ({ do: 'wound', card })
const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const costOf = (t: Situation, kind: string): number | undefined =>
  pendingFor(t.g, 0)?.options.find(o => o.do === kind)?.cost

/** The Sentry passes, and then this happens. */
function suffer(given: object, ...tasks: Parameters<typeof afterwards>[1][]): Situation {
  const t = lockdown({ hand: empty, ...given })
  afterwards(t.g, ...tasks)
  t.act('sentry', PASS)
  return t
}

describe('suffering', () => {
  test('LOCK-WOUND-01 light wounds climb to three, which is a serious one', () => {
    const two = suffer({}, light(0), light(0))
    expect([two.crew('sentry').light, two.crew('sentry').wounds]).toEqual([2, []])
    const three = suffer({ light: { sentry: 2 }, decks: { wound: ['leg'] } }, light(0))
    expect([three.crew('sentry').light, three.crew('sentry').wounds]).toEqual([0, ['leg']])
  })

  test('LOCK-WOUND-02 LOCK-EX-20 several one at a time: two light ones on two make a serious and a light one', () => {
    const t = suffer({ light: { sentry: 2 }, decks: { wound: ['leg'] } }, light(0), light(0))
    expect([t.crew('sentry').light, t.crew('sentry').wounds]).toEqual([1, ['leg']])
    // What the first one asks for is settled before the second is dealt.
    const hands = { sentry: ['smg', 'flashlight.red'] }
    const arm = suffer({ light: { sentry: 2 }, hands, decks: { wound: ['arm'] } }, light(0), light(0))
    expect([arm.crew('sentry').light, arm.asked()]).toEqual([0, ['sentry']])
    arm.act('sentry', { do: 'drop', card: 'smg' })
    expect(arm.crew('sentry').light).toBe(1)
  })

  test('LOCK-WOUND-03 a serious wound is drawn, lies open and works from now on', () => {
    const t = suffer({ decks: { wound: ['hand'] } }, serious(0))
    expect(t.told('seriousWound')).toMatchObject([{ who: 0, card: 'hand' }])
    expect(t.table().crew[0].wounds).toEqual(['hand'])
  })

  test('LOCK-WOUND-05 with three, dressed ones included, any further wound kills, and no card is drawn', () => {
    for (const task of [light(0), serious(0)]) {
      const t = suffer({ wounds: { sentry: ['leg'] }, dressed: { sentry: ['arm', 'body'] } }, task)
      expect([t.crew('sentry').fate, t.told('seriousWound')]).toEqual(['dead', []])
    }
    const two = suffer({ wounds: { sentry: ['leg'] }, dressed: { sentry: ['arm'] } }, serious(0))
    expect(two.crew('sentry').fate).toBe('aboard')
  })

  test('LOCK-RULING-44 an empty wound deck is made anew from its discard pile; 25 cards cannot all be in play', () => {
    const t = lockdown({ hand: empty })
    sharedZone(t.g, 'wound.discard').push(...sharedZone(t.g, 'wound').splice(0))
    afterwards(t.g, serious(0))
    t.act('sentry', PASS)
    expect([t.told('reshuffled').map(e => e.deck), t.crew('sentry').wounds.length]).toEqual([['wound'], 1])
    const copies = wounds.reduce((n, card) => n + card.copies, 0)
    expect([copies, copies > 5 * 3]).toEqual([25, true])
  })

  test('LOCK-RULING-44 without a contamination card in the box none is gained', () => {
    const t = lockdown({ hand: empty, wounds: { sentry: ['guts'] } })
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'contamination').splice(0))
    t.act('sentry', PASS)
    expect([t.told('contaminated'), t.crew('sentry').contamination]).toEqual([[], 0])
  })
})

describe('what serious wounds do', () => {
  const three = {
    hand: { sentry: ['rest', 'search', 'demolition'], janitor: [] },
    at: { sentry: '003', janitor: '025' },
  }
  const explored = { '001': { tile: 'guardRoom', explored: true }, '002': { tile: 'surgery', explored: true } }
  /** A whole round goes by. */
  function round(given: object): Situation {
    const t = lockdown({ hand: empty, passed: ['janitor'], decks: { event: ['powerSurge'] }, ...given }, undefined, {
      dice: { bag: ['larva-0-1'] },
    })
    t.act('sentry', PASS)
    return t
  }

  test('LOCK-WOUND-04 the Body: up to four cards, two such wounds not fewer; dressed, five', () => {
    expect(round({ wounds: { sentry: ['body'] } }).crew('sentry').hand).toBe(4)
    expect(round({ wounds: { sentry: ['body', 'body'] } }).crew('sentry').hand).toBe(4)
    expect(round({ dressed: { sentry: ['body'] } }).crew('sentry').hand).toBe(5)
  })

  test('LOCK-RULING-143 LOCK-ROOM-ISOLATION-01 the Body in the Isolation Room: five', () => {
    const at = { sentry: '020', janitor: '003' }
    expect(round({ at }).crew('sentry').hand).toBe(6)
    expect(round({ at, wounds: { sentry: ['body'] } }).crew('sentry').hand).toBe(5)
  })

  test('LOCK-RULING-84 LOCK-ROOM-ISOLATION-01 six cards there with an intruder too, but not with a Malfunction', () => {
    const at = { sentry: '020', janitor: '003' }
    const met = round({
      at,
      intruders: [{ kind: 'queen', room: '020' }],
      decks: { attack: ['evolve.4'], event: ['powerSurge'] },
    })
    expect(met.crew('sentry').hand).toBe(6)
    expect(round({ at, rooms: { '020': { malfunction: true } } }).crew('sentry').hand).toBe(5)
  })

  test('LOCK-RULING-143 the Arm: one hand slot, and something must go at once', () => {
    const t = suffer({ hands: { sentry: ['smg', 'flashlight.red'] }, decks: { wound: ['arm'] } }, serious(0))
    expect([t.crew('sentry').handSlots, t.options('sentry')]).toEqual([
      1,
      [
        { do: 'drop', card: 'smg' },
        { do: 'drop', card: 'flashlight.red' },
      ],
    ])
  })

  test('LOCK-RULING-143 LOCK-RULING-193 Bleeding: a light wound on passing, after the discards and before the Guts', () => {
    const given = { wounds: { sentry: ['bleeding', 'guts'] }, hand: { sentry: ['rest'], janitor: [] } }
    const t = lockdown(given)
    t.act('sentry', PASS, { do: 'discard', card: 'rest' })
    const order = t.events.map(e => e.e).filter(e => ['discarded', 'lightWound', 'contaminated'].includes(e))
    expect(order).toEqual(['discarded', 'lightWound', 'contaminated'])
  })

  test('LOCK-RULING-193 whoever dies of Bleeding takes no Contamination card any more', () => {
    const t = lockdown({ wounds: { sentry: ['bleeding', 'guts', 'leg'] }, hand: empty })
    t.act('sentry', PASS)
    expect([t.crew('sentry').fate, t.told('contaminated')]).toEqual(['dead', []])
  })

  test('LOCK-RULING-143 the Guts: a Contamination card to the discard pile on passing, copies not two, dressed none', () => {
    const gained = (given: object) => {
      const t = lockdown({ hand: empty, ...given })
      t.act('sentry', PASS)
      expect(seatZone(t.g, 0, 'hand')).toEqual([])
      return t.crew('sentry').discard.filter(card => card === 'contamination').length
    }
    expect(gained({ wounds: { sentry: ['guts'] } })).toBe(1)
    expect(gained({ wounds: { sentry: ['guts', 'guts'] } })).toBe(1)
    expect(gained({ dressed: { sentry: ['guts'] } })).toBe(0)
  })

  test('LOCK-RULING-142 the Eyes: in darkness wherever it is; dressed, no more', () => {
    const given = {
      ...three,
      hands: { sentry: ['smg'] },
      on: [1, 2, 3, 4],
      intruders: [{ kind: 'adult', room: '003' }],
    }
    const die = (more: object) => {
      const t = lockdown({ ...given, ...more }, undefined, { dice: { combat: ['blank'], advantage: ['double'] } })
      t.act('sentry', { do: 'shoot' }, pay('rest'))
      return t.told('shot')[0]?.face ?? t.mine('sentry').decision?.ask
    }
    expect(die({})).toBe('double')
    expect(die({ dressed: { sentry: ['eyes'] } })).toBe('double')
    // The SMG may go on after a blank: the Combat die has been rolled.
    expect(die({ wounds: { sentry: ['eyes'] } })).not.toBe('double')
  })

  test('LOCK-RULING-142 the Eyes: no Computer action either', () => {
    const rooms = { '007': { tile: 'archive', explored: true } }
    const at = { sentry: '007', janitor: '025' }
    const can = (more: object) => lockdown({ ...three, at, rooms, on: [1, 2, 3, 4], ...more }).options('sentry')
    expect(can({})).toContainEqual({ do: 'computer' })
    expect(can({ wounds: { sentry: ['eyes'] } })).not.toContainEqual({ do: 'computer' })
  })

  test('LOCK-WOUND-04 the Hand: items cost one more, once however many', () => {
    const given = { ...three, inventory: { sentry: ['medicalStapler.green'] } }
    expect(costOf(lockdown({ ...given, wounds: { sentry: ['hand', 'hand'] } }), 'use')).toBe(2)
    expect(costOf(lockdown({ ...given, wounds: { sentry: ['hand'] } }), 'move')).toBe(1)
    expect(costOf(lockdown({ ...given, wounds: { sentry: ['leg'] } }), 'use')).toBe(1)
  })

  test('LOCK-WOUND-04 the Leg: an Escape costs two, a Move one', () => {
    const fight = { ...three, rooms: explored, intruders: [{ kind: 'adult', room: '003' }] }
    expect(costOf(lockdown({ ...fight, wounds: { sentry: ['leg'] } }), 'move')).toBe(2)
    expect(costOf(lockdown({ ...fight, dressed: { sentry: ['leg'] } }), 'move')).toBe(1)
    expect(costOf(lockdown({ ...three, wounds: { sentry: ['leg'] } }), 'move')).toBe(1)
  })

  test('LOCK-RULING-130 the Knee: two for the first Movement of the first turn, Escape included; then one', () => {
    const given = { ...three, rooms: explored, wounds: { sentry: ['knee'] }, fresh: ['sentry', 'janitor'] }
    const t = lockdown(given, undefined, { dice: { noise: ['1'] } })
    expect([costOf(t, 'move'), costOf(t, 'carefulMove')]).toEqual([2, 2])
    t.act('sentry', ...move('001', 'search', 'demolition'))
    expect(costOf(t, 'move')).toBe(1)
    const fleeing = lockdown({ ...given, intruders: [{ kind: 'adult', room: '003' }] })
    expect(costOf(fleeing, 'move')).toBe(2)
    expect(costOf(lockdown({ ...given, dressed: given.wounds, wounds: {} }), 'move')).toBe(1)
  })

  test('LOCK-RULING-130 the Knee: something else first, and it still is the first Movement; not in a later turn', () => {
    const given = { ...three, rooms: explored, wounds: { sentry: ['knee'] }, fresh: ['sentry', 'janitor'] }
    const t = lockdown({
      ...given,
      hand: { sentry: ['rest', 'demolition', 'search', 'repairs'], janitor: ['rest', 'demolition'] },
    })
    t.act('sentry', play('rest'))
    expect(costOf(t, 'move')).toBe(2)
    t.act('sentry', play('demolition'))
    t.act('janitor', play('rest'), play('demolition'))
    expect([t.asked(), costOf(t, 'move')]).toEqual([['sentry'], 1])
  })

  test('LOCK-RULING-130 LOCK-RULING-192 the Knee: a cancelled Move counts, a walk by a card does not and costs nothing more', () => {
    const given = { ...three, rooms: explored, wounds: { sentry: ['knee'] }, fresh: ['sentry', 'janitor'] }
    const hand = { sentry: ['rest', 'search', 'demolition', 'facilityTour'], janitor: ['interruption'] }
    const stopped = lockdown({ ...given, hand, at: { sentry: '003', janitor: '003' } })
    stopped.act('sentry', ...move('001', 'search', 'rest'))
    stopped.act('janitor', { do: 'react', card: 'interruption' })
    stopped.act('sentry', { do: 'decline' })
    expect([stopped.crew('sentry').room, costOf(stopped, 'move')]).toEqual(['003', 1])
    const tour = lockdown({ ...given, hand: { ...hand, janitor: [] } }, undefined, { dice: { noise: ['1'] } })
    tour.act('sentry', play('facilityTour'), { do: 'room', room: '001' })
    expect([tour.crew('sentry').hand, costOf(tour, 'move')]).toEqual([3, 2])
    const riding = lockdown({ ...given, at: { sentry: '004', janitor: '025' }, elevator: '004', on: [1, 2, 3, 4] })
    expect(costOf(riding, 'rideElevator')).toBe(1)
    riding.act('sentry', { do: 'rideElevator', to: '014' }, pay('search'))
    expect([riding.crew('sentry').room, costOf(riding, 'move')]).toEqual(['014', 2])
  })

  test('LOCK-RULING-130 a new round makes everybody fresh again', () => {
    const t = round({ fresh: [], wounds: { sentry: ['knee'] } })
    expect(t.table().facility?.fresh).toEqual([true, true])
  })
})

describe('treatment', () => {
  const given = { hand: { sentry: ['rest', 'search'], janitor: [] } }

  test('LOCK-WOUND-10 LOCK-WOUND-12 dressed: it works no more, it still counts', () => {
    const t = lockdown({ ...given, wounds: { sentry: ['arm', 'leg'] }, inventory: { sentry: ['clothes.green'] } })
    t.act('sentry', ...use('clothes.green', 'rest'), part(1))
    expect(t.options('sentry')).toEqual([wound('arm'), wound('leg')])
    t.act('sentry', wound('arm'))
    expect(t.table().crew[0]).toMatchObject({ wounds: ['leg'], dressed: ['arm'], handSlots: 2 })
    const dead = suffer({ dressed: { sentry: ['arm', 'leg', 'body'] } }, light(0))
    expect(dead.crew('sentry').fate).toBe('dead')
  })

  test('LOCK-WOUND-04 each copy is treated by itself', () => {
    const t = lockdown({ ...given, wounds: { sentry: ['leg', 'leg'] }, inventory: { sentry: ['medkit'] } })
    t.act('sentry', ...use('medkit', 'rest'))
    expect(t.crew('sentry')).toMatchObject({ wounds: ['leg'], dressed: ['leg'] })
  })

  test('LOCK-WOUND-11 LOCK-EX-11 healed: only what is dressed, its card discarded', () => {
    const some = { wounds: { sentry: ['leg'] }, dressed: { sentry: ['arm'] }, inventory: { sentry: ['medkit'] } }
    const t = lockdown({ ...given, ...some })
    t.act('sentry', ...use('medkit', 'rest'))
    expect(t.options('sentry')).toEqual([part(0), part(1)])
    t.act('sentry', part(1))
    expect(t.crew('sentry')).toMatchObject({ wounds: ['leg'], dressed: [] })
    expect(t.table().decks.find(d => d.deck === 'wound')?.discard).toEqual(['arm'])
    const raw = lockdown({ ...given, wounds: { sentry: ['leg'] }, inventory: { sentry: ['medkit'] } })
    raw.act('sentry', ...use('medkit', 'rest'))
    expect(raw.crew('sentry')).toMatchObject({ wounds: [], dressed: ['leg'] })
  })

  test('LOCK-WOUND-11 LOCK-WOUND-12 the Medical Stapler heals all light wounds, in Combat too', () => {
    const intruders = [{ kind: 'adult', room: '003' }]
    const t = lockdown({ ...given, intruders, light: { sentry: 2 }, inventory: { sentry: ['medicalStapler.green'] } })
    t.act('sentry', ...use('medicalStapler.green', 'rest'))
    expect(t.crew('sentry').light).toBe(0)
  })

  test('LOCK-WOUND-12 the Emergency Room dresses all, heals one, or heals all light wounds', () => {
    const rooms = { '011': { tile: 'emergencyRoom', explored: true } }
    const at = { sentry: '011', janitor: '003' }
    const t = lockdown({ ...given, rooms, at, wounds: { sentry: ['leg', 'arm'] }, dressed: { sentry: ['body'] } })
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'), part(0))
    expect(t.crew('sentry')).toMatchObject({ wounds: [], dressed: ['body', 'leg', 'arm'] })
  })

  test.each<[Name, Choice[]]>([
    ['medkit', []],
    ['medicalStapler.green', [part(0)]],
    ['clothes.green', [part(1)]],
    ['fireBlanket', []],
  ])('LOCK-RULING-129 %s works on who uses it, not on others in the room', (card, choices) => {
    const t = lockdown({
      ...given,
      wounds: { sentry: ['body'], janitor: ['leg'] },
      dressed: { janitor: ['arm'] },
      slime: ['sentry', 'janitor'],
      light: { sentry: 1, janitor: 2 },
      inventory: { sentry: [card] },
    })
    const before = t.crew('janitor')
    t.act('sentry', ...use(card, 'rest'), ...choices)
    expect([t.crew('janitor'), t.mine('sentry').decision?.ask]).toEqual([before, 'turn'])
    if (card === 'fireBlanket') expect(t.crew('sentry').slime).toBe(false)
    else expect(t.crew('sentry').dressed).toEqual(['body'])
  })
})

describe('the Surgery', () => {
  const given = {
    rooms: { '001': { tile: 'surgery', explored: true } },
    at: { sentry: '001', janitor: '025' },
    hand: { sentry: ['rest', 'search', 'demolition'], janitor: [] },
    contamination: { sentry: { hand: ['clean'], discard: ['infected'], deck: ['infected'] } },
    larva: ['sentry'],
  }
  const operate = (more: object = {}) => {
    const t = lockdown({ ...given, ...more })
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'))
    return t
  }

  test('LOCK-ROOM-SURGERY-01 all Contamination is read, the infected removed, and the larva with it', () => {
    const t = operate()
    expect([t.crew('sentry').contamination, t.crew('sentry').larva]).toEqual([1, false])
    expect(t.told('scanned')).toMatchObject([{ who: 0, removed: 2 }])
  })

  test('LOCK-ROOM-SURGERY-02 LOCK-RULING-85 a light wound, a pass, and every card, Contamination too, makes a new deck', () => {
    const t = operate()
    expect(t.crew('sentry')).toMatchObject({ light: 1, passed: true, hand: 0, discard: [] })
    expect(seatZone(t.g, 0, 'deck')).toHaveLength(11)
    expect(t.asked()).toEqual(['janitor'])
  })

  test('LOCK-RULING-85 in a burning room the wound of the fire comes last', () => {
    const t = operate({ rooms: { '001': { tile: 'surgery', explored: true, fire: true } } })
    expect(t.crew('sentry').light).toBe(2)
    const order = t.events.map(e => e.e).filter(e => ['lightWound', 'passed', 'ownDeck'].includes(e))
    expect(order[0]).toBe('lightWound')
    expect(order.at(-1)).toBe('lightWound')
  })
})

test('LOCK-RULING-135 INFECTED among the cards of Caffeine Pills kills a host, and a Creeper comes of it', () => {
  const given = {
    hand: { sentry: ['rest'], janitor: [] },
    at: { sentry: '003', janitor: '025' },
    inventory: { sentry: ['caffeinePills.green'] },
    contamination: { sentry: { deck: ['infected'] } },
  }
  const host = lockdown({ ...given, larva: ['sentry'] })
  host.act('sentry', ...use('caffeinePills.green', 'rest'))
  expect([host.crew('sentry').fate, host.table().intruders]).toMatchObject(['dead', [{ kind: 'creeper', room: '003' }]])
  const other = lockdown(given)
  other.act('sentry', ...use('caffeinePills.green', 'rest'))
  expect(other.crew('sentry')).toMatchObject({ fate: 'aboard', larva: true })
})

describe('death', () => {
  const dying = (given: object) => suffer({ wounds: { sentry: ['leg', 'arm', 'body'] }, ...given }, light(0))

  test('LOCK-WOUND-06 LOCK-WOUND-07 a corpse in the room; objects are dropped, items leave the game', () => {
    const t = dying({ carried: { sentry: ['egg'] }, inventory: { sentry: ['medkit'] }, hands: { sentry: [] } })
    expect(t.room('003').objects.toSorted()).toEqual(['corpse.sentry', 'egg'])
    const open = [...t.table().decks.flatMap(d => d.discard), ...t.table().crafted, ...t.table().used]
    expect(open).not.toContain('medkit')
    expect(sharedZone(t.g, 'green')).toHaveLength(29)
  })

  test('LOCK-WOUND-08 its contingencies go to the pool', () => {
    const t = dying({ contingencies: { sentry: ['codeBlue', 'codeRed'] } })
    expect(t.told('contingenciesBack')).toMatchObject([{ who: 0, count: 2 }])
    expect(t.table().facility?.people[0].contingencies).toEqual([])
  })

  test('LOCK-WOUND-09 the first death opens the Main Gate', () => {
    const t = dying({})
    expect([t.table().firstDeath, t.table().facility?.gateOpen, t.told('gateOpen').length]).toEqual([true, true, 1])
  })

  test('LOCK-RULING-48 whoever is out is skipped as First Player and in every order', () => {
    const seats = ['sentry', 'janitor', 'hacker']
    const hand = { sentry: [], janitor: ['rest'], hacker: [] }
    const given = { hand, passed: ['hacker'], dead: ['janitor'], decks: { event: ['powerSurge'] } }
    const t = lockdown(given, seats, { dice: { bag: ['larva-0-1'] } })
    t.act('sentry', PASS)
    expect([t.table().first, t.told('turn').map(e => e.who)]).toEqual([2, [2]])
    expect(t.told('drew').map(e => e.who)).toEqual([0, 2])
  })
})
