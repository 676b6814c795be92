/** The Player Phase in the whole game: drawing, passing, what ends a turn, and what is no action. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { type Choice, type GameEvent, InputError } from '../src/index.ts'
import {
  decline,
  discard,
  interrupt,
  keep,
  move,
  part,
  pass,
  pay,
  play,
  type Situation,
  situation,
} from './situation.ts'

/** An Event Phase in which nothing happens: no event of consequence, and the Queen lays an egg. */
const quiet = {
  decks: { event: ['bulkheadsOpen', 'regeneration'] },
  bag: { blank: 0, larva: 0, creeper: 0, adult: 0 },
}
const canteen = { tile: 'canteen', explored: true, items: 3 }
const kinds = (events: readonly GameEvent[]) => events.map(e => e.e)
const all = (t: Situation, character: string) =>
  (['hand', 'deck', 'discard'] as const).flatMap(zone =>
    seatZone(t.g, t.seat(character), zone).map(piece => nameOf(t.g, piece)),
  )

describe('drawing', () => {
  test('NEM-ROUND-02 NEM-RULING-10 up to five, and contamination cards count', () => {
    const hand = { scout: ['rest'] }
    const t = situation({ ...quiet, hand, contamination: { scout: { hand: ['clean', 'infected'] } } })
    t.act('scout', ...pass)
    expect(t.told('drew').map(e => e.count)).toEqual([2])
    expect(t.mine('scout').hand.filter(card => card === 'contamination')).toHaveLength(2)
  })

  test('NEM-ROUND-03 a new deck is made of the whole discard pile, contamination included', () => {
    const spent = ['search', 'search', 'demolition', 'interruption', 'scavenging', 'reconnaissance', 'adrenaline']
    const given = {
      hand: { scout: ['rest'] },
      discard: { scout: spent },
      contamination: { scout: { discard: ['clean', 'infected'] } },
    }
    const t = situation({ ...quiet, ...given })
    expect(t.crew('scout').deck.count).toBe(2)
    t.act('scout', ...pass)
    // Two from the old deck, two of the new one.
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'deck.0', rule: 'NEM-ROUND-03' }])
    expect(t.crew('scout')).toMatchObject({ hand: 5, discard: [], deck: { count: 7, known: [] } })
    expect(all(t, 'scout').filter(card => card === 'contamination')).toHaveLength(2)
  })

  const cabins = (more: object = {}) => ({
    rooms: { '006': { tile: 'cabins', explored: true, ...more } },
    at: { scout: '006', captain: '006' },
    hand: { scout: [], captain: [], pilot: [] },
    ...quiet,
  })
  const passAll = (t: Situation, ...characters: string[]) => {
    for (const character of characters) t.act(character, { do: 'pass' })
  }

  test('NEM-RULING-12 everybody who rests in the Cabins draws to six, nobody else', () => {
    const t = situation(cabins(), ['scout', 'captain', 'pilot'])
    passAll(t, 'scout', 'captain', 'pilot')
    expect(t.table().crew.map(c => c.hand)).toEqual([6, 6, 5])
  })

  test('NEM-RULING-12 one card more, so five with a Body wound', () => {
    const t = situation({ ...cabins(), wounds: { captain: ['body'], pilot: ['body'] } }, ['scout', 'captain', 'pilot'])
    passAll(t, 'scout', 'captain', 'pilot')
    expect(t.table().crew.map(c => c.hand)).toEqual([6, 5, 4])
  })

  test('NEM-RULING-12 what counts is the moment of drawing: no rest beside an intruder or in broken Cabins', () => {
    const broken = situation(cabins({ malfunction: true }), ['scout', 'captain', 'pilot'])
    passAll(broken, 'scout', 'captain', 'pilot')
    expect(broken.table().crew.map(c => c.hand)).toEqual([5, 5, 5])

    // The Breeder next door comes in with the Event: too late to attack, early enough to spoil the rest.
    const given = { ...cabins(), intruders: [{ kind: 'breeder', room: '005' }], decks: { event: ['hunt.3'] } }
    const t = situation({ ...given, rooms: { ...given.rooms, '005': { explored: true } } }, [
      'scout',
      'captain',
      'pilot',
    ])
    passAll(t, 'scout', 'captain', 'pilot')
    expect(t.table().intruders).toMatchObject([{ kind: 'breeder', room: '006' }])
    expect(t.table().crew.map(c => c.hand)).toEqual([5, 5, 5])
  })
})

describe('passing', () => {
  test('NEM-ROUND-09 contamination cards may be discarded too', () => {
    const t = situation({ hand: { scout: ['rest'] }, contamination: { scout: { hand: ['infected'] } } }, [
      'scout',
      'captain',
    ])
    t.act('scout', { do: 'pass' })
    expect(t.options('scout')).toEqual([{ do: 'done' }, discard('rest'), discard('contamination')])
    t.act('scout', discard('contamination'))
    expect([t.crew('scout').discard, t.mine('scout').hand]).toEqual([['contamination'], ['rest']])
    // Nobody has read it: that it is infected stays unknown, also to its owner.
    expect(JSON.stringify([t.mine('scout'), t.table(), t.told('discarded')])).not.toContain('infected')
  })

  test('NEM-RULING-07 NEM-ROUND-11 discards, then the bleeding, then the fire, then the next player', () => {
    const given = { rooms: { '006': { ...canteen, fire: true } }, at: { scout: '006', captain: '001' } }
    const t = situation({ ...given, hand: { scout: ['rest'] }, wounds: { scout: ['bleeding'] } }, ['scout', 'captain'])
    t.act('scout', { do: 'pass' }, discard('rest'))
    expect(kinds(t.events)).toEqual(['passed', 'discarded', 'lightWound', 'lightWound', 'turn'])
    expect(t.crew('scout').light).toBe(2)
  })

  test('NEM-RULING-07 bleeding comes with a pass only, fire with the end of every turn', () => {
    const given = {
      rooms: { '006': { ...canteen, fire: true } },
      at: { scout: '006', captain: '001' },
      hand: { scout: ['demolition', 'rest'], captain: [] },
      wounds: { scout: ['bleeding'] },
    }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', play('demolition'))
    expect(t.crew('scout').light).toBe(0)
    t.act('scout', play('rest'))
    expect([t.crew('scout').light, t.asked()]).toEqual([1, ['captain']])
  })

  test('NEM-ROUND-11 NEM-RULING-07 the fire that counts is the one burning when the turn ends', () => {
    const at = { mechanic: '006', captain: '001' }
    const lit = situation(
      {
        rooms: { '006': canteen },
        at,
        done: 1,
        hand: { mechanic: ['pyrotechnics', 'rest'] },
        inventory: { mechanic: ['tools'] },
      },
      ['mechanic', 'captain'],
    )
    lit.act('mechanic', play('pyrotechnics'), pay('rest'), { do: 'item', card: 'tools' })
    expect([lit.room('006').fire, lit.crew('mechanic').light]).toEqual([true, 1])

    const out = situation(
      { rooms: { '006': { ...canteen, fire: true } }, at, done: 1, hand: { mechanic: ['pyrotechnics', 'rest'] } },
      ['mechanic', 'captain'],
    )
    out.act('mechanic', play('pyrotechnics'), pay('rest'), part(1))
    expect([out.room('006').fire, out.crew('mechanic').light, out.asked()]).toEqual([false, 0, ['captain']])
  })

  test('NEM-RULING-07 an automatic pass ends the turn like any other: discards, bleeding, fire', () => {
    const given = {
      rooms: { '002': { tile: 'armory', explored: true }, '004': { tile: 'storage', explored: true, fire: true } },
      at: { mechanic: '002', captain: '001' },
      hand: { mechanic: ['technicalCorridors', 'rest', 'search'] },
      wounds: { mechanic: ['bleeding'] },
      noise: [],
    }
    const t = situation(given, ['mechanic', 'captain'], { dice: { noise: ['silence'] } })
    t.act('mechanic', play('technicalCorridors'), pay('search'), { do: 'room', room: '004' })
    expect([t.crew('mechanic').passed, t.options('mechanic')]).toEqual([true, [{ do: 'done' }, discard('rest')]])
    t.act('mechanic', discard('rest'))
    expect([t.crew('mechanic').light, t.table().turn?.seat]).toEqual([2, 1])
  })

  test('NEM-ROUND-06 NEM-ROUND-08 a pass after the first action: no second one', () => {
    const t = situation({ hand: { scout: ['demolition', 'rest'] }, at: { captain: '001' } }, ['scout', 'captain'])
    t.act('scout', play('demolition'), ...pass)
    expect([t.crew('scout').passed, t.asked()]).toEqual([true, ['captain']])
    expect(() => t.act('scout', play('rest'))).toThrow(InputError)
  })
})

test('NEM-ROUND-06 Adrenaline Injection: as many actions as one can pay for, then a pass; the next turn has two again', () => {
  const hand = { scout: ['search', 'search', 'rest', 'demolition', 'scavenging'], captain: [] }
  const given = { ...quiet, hand, at: { captain: '001' }, inventory: { scout: ['adrenalineInjection'] } }
  const t = situation(given, ['scout', 'captain'], { dice: { noise: Array(4).fill('silence') } })
  t.act('scout', { do: 'use', card: 'adrenalineInjection' }, pay('scavenging'))
  expect([t.told('drew').map(e => e.count), t.table().turn]).toEqual([[1], { seat: 0, actions: null, done: 1 }])
  t.act('scout', play('demolition'), play('rest'), ...move('006', 'search'), ...move('011', 'search'))
  expect([t.table().turn?.done, t.asked()]).toEqual([5, ['scout']])
  t.act('scout', ...pass)
  expect([t.asked(), t.table().turn]).toEqual([['captain'], { seat: 1, actions: 2, done: 0 }])
})

describe('a turn cut short', () => {
  const asleep = {
    time: 8,
    at: { captain: '001' },
    rooms: { '011': { fire: true } },
    hand: { scout: ['rest', 'search'] },
  }

  test('NEM-RULING-06 who falls asleep in the first action has no second, and no wound by the fire', () => {
    const t = situation(asleep, ['scout', 'captain'], { dice: { noise: ['silence'] } })
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'))
    expect(t.crew('scout')).toMatchObject({ fate: 'hibernating', light: 0 })
    expect([t.table().turn, t.told('lightWound')]).toEqual([{ seat: 1, actions: 2, done: 0 }, []])
  })

  test('NEM-RULING-06 nor does who launches a pod', () => {
    const given = {
      rooms: { '002': { tile: 'evacuationSectionA', explored: true, fire: true } },
      at: { scout: '002', captain: '001' },
      pods: { 1: 'unlocked', 2: 'locked' },
      hand: { scout: ['rest', 'search'] },
    }
    const t = situation(given, ['scout', 'captain'], { dice: { noise: ['silence'] } })
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'), { do: 'launch' })
    expect(t.crew('scout')).toMatchObject({ fate: 'launched', light: 0 })
    expect(t.table().turn).toEqual({ seat: 1, actions: 2, done: 0 })
  })

  test('NEM-RULING-05 the only one left aboard takes turn after turn', () => {
    const t = situation(
      { ...asleep, turn: 'captain', hibernating: ['scout'], hand: { captain: ['search', 'rest', 'demolition'] } },
      ['scout', 'captain'],
    )
    t.act('captain', play('demolition'), play('rest'))
    expect(t.table().turn).toEqual({ seat: 1, actions: 2, done: 0 })
    t.act('captain', ...pass)
    expect(t.table().round).toBe(2)
  })
})

describe('tracks', () => {
  const alone = { hand: { scout: [] as string[], captain: [] as string[] }, at: { captain: '001' } }
  /** Both pass, and the Event Phase begins. */
  function phase(given: object): Situation {
    const t = situation({ ...quiet, ...alone, met: true, ...given }, ['scout', 'captain'])
    t.act('scout', { do: 'pass' })
    if (t.crew('captain').fate === 'aboard') t.act('captain', { do: 'pass' })
    return t
  }

  test('NEM-RULING-14 time moves first, then self-destruct; then the chambers open and the pods unlock', () => {
    const t = phase({ time: 9, selfDestruct: 4, pods: { 1: 'locked', 2: 'locked' } })
    const told = t.events.filter(e => ['time', 'selfDestruct', 'chambersOpen', 'pod'].includes(e.e))
    expect(kinds(told).indexOf('time')).toBeLessThan(kinds(told).indexOf('selfDestruct'))
    expect(told).toContainEqual(expect.objectContaining({ e: 'chambersOpen' }))
    expect([t.table().time, t.table().selfDestruct]).toEqual([8, 3])
    expect(t.table().pods.map(p => p.locked)).toEqual([false, false])
  })

  test('NEM-RULING-14 the final space of time with self-destruct running: the ship is destroyed, sleepers die', () => {
    const t = phase({ time: 1, selfDestruct: 5, hibernating: ['captain'] })
    expect(t.table().over).toMatchObject({ destroyed: true, winners: [] })
    expect(t.crew('captain').fate).toBe('dead')
    // Without it the sleeper lives through the jump.
    const jump = phase({ time: 1, hibernating: ['captain'], engines: { 1: 'working', 2: 'working' } })
    expect(jump.table().over).toMatchObject({ reason: 'jump', destroyed: false })
  })

  test('NEM-RULING-14 NEM-RULING-17 six moves from the green space to the skull, wherever time stands', () => {
    const t = situation({
      hand: { scout: [] },
      selfDestruct: 6,
      bag: quiet.bag,
      decks: { event: ['bulkheadsOpen', 'regeneration', 'damage', 'lurking', 'nest', 'hunt.2'] },
    })
    while (!t.table().over) t.act('scout', ...(t.crew('scout').hand > 0 ? pass : [{ do: 'pass' } as const]))
    expect(t.told('selfDestruct').map(e => e.space)).toEqual([5, 4, 3, 2, 1, 0])
    expect([t.table().time, t.table().over?.reason]).toEqual([9, 'selfDestruct'])
  })

  test('NEM-RULING-14 both on their final spaces at once: destroyed', () => {
    const t = phase({ time: 1, selfDestruct: 1, launched: ['captain'] })
    expect(t.table().over).toMatchObject({ destroyed: true })
    expect([t.crew('scout').fate, t.crew('captain').fate]).toEqual(['dead', 'launched'])
  })
})

test('NEM-RULING-13 effects of one moment come in a fixed order, the First Player’s room first; nobody is asked', () => {
  const given = {
    ...quiet,
    first: 'captain',
    rooms: { '006': canteen },
    at: { scout: '006', captain: '001' },
    hand: { scout: ['rest'], captain: ['rest'] },
    intruders: [
      { kind: 'adult', room: '006' },
      { kind: 'adult', room: '001' },
      { kind: 'breeder', room: '001' },
    ],
    decks: { event: ['bulkheadsOpen'], attack: ['transformation.4', 'transformation.5', 'tailAttack.2'] },
  }
  const t = situation(given, ['scout', 'captain'])
  t.act('captain', ...pass)
  t.act('scout', ...pass)
  expect(t.told('attack').map(e => [e.kind, e.who])).toEqual([
    ['breeder', 1],
    ['adult', 1],
    ['adult', 0],
  ])
})

describe('the text of a card', () => {
  const at006 = (items: number, hand: string[]) => ({
    rooms: { '006': { ...canteen, items } },
    at: { scout: '006' },
    hand: { scout: hand },
  })

  test('NEM-RULING-01 wins over the rule: Scavenging searches where nothing is left to be found', () => {
    const t = situation({ ...at006(0, ['search', 'scavenging', 'rest']), decks: { green: ['medkit', 'alcohol'] } })
    expect(t.options('scout')).not.toContainEqual(play('search'))
    t.act('scout', play('scavenging'), pay('rest'), keep('medkit'))
    expect([t.mine('scout').inventory, t.room('006').items]).toEqual([['medkit'], 0])
  })

  test('NEM-RULING-01 wins over the rule: Reconnaissance enters an empty room without a noise roll', () => {
    const given = { rooms: { '006': canteen }, hand: { scout: ['reconnaissance', 'rest', 'search'] } }
    const t = situation(given, ['scout'], { dice: { noise: ['1'] } })
    t.act('scout', play('reconnaissance'), pay('rest'), { do: 'room', room: '006' })
    expect([t.crew('scout').room, t.told('noiseRolled')]).toEqual(['006', []])
    t.act('scout', ...move('011', 'search'))
    expect(t.told('noiseRolled')).toHaveLength(1)
  })
})

describe('what is possible', () => {
  test('NEM-RULING-08 an action that would change nothing is allowed and paid for; a stated requirement is not waived', () => {
    const rooms = { '006': { tile: 'showerRoom', explored: true, items: 0 } }
    const t = situation({ rooms, at: { scout: '006' }, hand: { scout: ['rest', 'search', 'demolition'] } })
    expect(t.options('scout')).not.toContainEqual(play('search'))
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'), decline)
    expect([t.crew('scout').discard, t.table().turn?.done]).toEqual([['search', 'rest'], 1])
  })

  test('NEM-RULING-162 without a payable card: items that cost nothing, Drop, pass, and no more', () => {
    const given = {
      hand: { soldier: [] },
      contamination: { soldier: { hand: ['clean', 'clean', 'clean'] } },
      attached: { soldier: { autoloader: 'assaultRifle' } },
      inventory: { soldier: ['energyCharge.red'] },
      ammo: { soldier: { assaultRifle: 0 } },
    }
    const t = situation(given, ['soldier'])
    const can = t.options('soldier')
    expect(can).toContainEqual({ do: 'use', card: 'autoloader' })
    expect(can).toContainEqual({ do: 'drop', card: 'assaultRifle' })
    expect(can).toContainEqual({ do: 'pass' })
    expect(can.every(o => o.do === 'use' || o.do === 'drop' || o.do === 'pass')).toBe(true)
    expect(can).not.toContainEqual({ do: 'use', card: 'energyCharge.red' })
  })

  test('NEM-RULING-162 and with an empty hand one may still leave or launch a pod', () => {
    const given = {
      rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
      pods: { 1: 'unlocked', 2: 'locked' },
      inPod: { scout: 1 },
      hand: { scout: [] },
    }
    expect(situation(given, ['scout', 'captain']).options('scout')).toEqual([
      { do: 'launch' },
      { do: 'leave' },
      { do: 'stay' },
    ])
  })

  test('NEM-RULING-171 any number of objects may lie in a room', () => {
    const objects = { '011': [...Array(20).fill('carcass'), 'egg', 'egg', 'egg', 'corpse.blue'] }
    const t = situation({ objects, carried: { scout: ['carcass'] }, hand: { scout: ['rest'] } })
    t.act('scout', { do: 'drop', card: 'carcass' })
    expect(t.room('011').objects).toHaveLength(25)
  })
})

describe('cards drawn to see what happens', () => {
  const fight = (attack: string[]) => ({
    rooms: { '006': canteen },
    at: { scout: '006' },
    hand: { scout: ['rest', 'search', 'demolition'] },
    intruders: [{ kind: 'adult', room: '006' }],
    decks: { attack, event: ['hunt.2'] },
  })

  test('NEM-RULING-170 an injury check: face up on its pile as soon as it is done', () => {
    const t = situation(fight(['scratch.6']), ['scout'], { dice: { combat: ['hit'] } })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    const deck = (name: string) => t.table().decks.find(d => d.deck === name)
    expect(t.told('toughness')).toMatchObject([{ cards: ['scratch.6'], blood: 6 }])
    expect([deck('attack')?.discard, t.table().inPlay]).toEqual([['scratch.6'], []])
    expect(deck('event')?.discard).toEqual([])
  })

  test('NEM-RULING-170 a retreat: the event card goes to the event pile, and does not happen', () => {
    const t = situation(fight(['bite.retreat']), ['scout'], { dice: { combat: ['hit'] } })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(t.told('retreats')).toMatchObject([{ card: 'hunt.2', number: 2 }])
    expect(t.told('event')).toEqual([])
    expect(t.table().decks.map(d => d.discard)).toEqual([[], [], [], [], ['hunt.2'], ['bite.retreat'], []])
    expect(t.table().intruders).toMatchObject([{ kind: 'adult', room: '011' }])
  })
})

describe('NEM-RULING-199', () => {
  const two = ['scout', 'captain']
  const held = { captain: ['interruption'] }
  const reacted = (t: Situation) => t.told('reacted').length

  test('NEM-RULING-199 a Drop is no action: nobody may interrupt it and it does not count', () => {
    const t = situation({ hand: held }, two)
    t.act('scout', { do: 'drop', card: 'rifle' })
    expect([reacted(t), t.asked(), t.table().turn?.done]).toEqual([0, ['scout'], 0])
  })

  test('NEM-RULING-199 passing and its discards are no action', () => {
    const t = situation({ hand: { scout: ['rest'], ...held } }, two)
    t.act('scout', { do: 'pass' }, discard('rest'))
    expect([reacted(t), t.asked()]).toEqual([0, ['captain']])
  })

  const section = { tile: 'evacuationSectionA', explored: true }
  test.each([
    ['leave', 'aboard'],
    ['launch', 'launched'],
    ['stay', 'aboard'],
  ] as const)('NEM-RULING-199 to %s is no action', (choice, fate) => {
    const given = {
      rooms: { '002': section },
      pods: { 1: 'unlocked', 2: 'locked' },
      inPod: { scout: 1 },
      at: { captain: '002' },
      hand: held,
    }
    const t = situation(given, two)
    t.act('scout', { do: choice })
    expect([reacted(t), t.crew('scout').fate, t.told('declared')]).toEqual([0, fate, []])
  })

  test('NEM-RULING-199 entering a pod is a room action, and can be interrupted', () => {
    const given = {
      rooms: { '002': section },
      pods: { 1: 'unlocked', 2: 'locked' },
      at: { scout: '002', captain: '002' },
      hand: { scout: ['rest', 'search'], ...held },
    }
    const t = situation(given, two)
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'))
    t.act('captain', interrupt)
    expect([t.crew('scout').pod, t.told('cancelled').length, t.told('noiseRolled')]).toEqual([null, 1, []])
  })

  test('NEM-RULING-199 a Trade can be interrupted before it opens; what is handed over in it cannot', () => {
    const given = { hand: { scout: ['rest', 'search'], ...held }, inventory: { scout: ['medkit'] } }
    const cancelled = situation(given, two)
    cancelled.act('scout', { do: 'trade' }, pay('rest'))
    cancelled.act('captain', interrupt)
    cancelled.act('scout', decline)
    expect([cancelled.told('cancelled').length, cancelled.table().trade]).toEqual([1, null])

    const t = situation(given, two)
    t.act('scout', { do: 'trade' }, pay('rest'))
    t.act('captain', decline)
    t.act('scout', { do: 'partner', whom: 1 }, { do: 'put', card: 'medkit' })
    t.act('captain', { do: 'partner', whom: 0 }, { do: 'ready' })
    t.act('scout', { do: 'ready' })
    expect([reacted(t), t.mine('captain').inventory]).toEqual([1, ['medkit']])
  })

  test('NEM-RULING-199 what an action lets its player do is part of it: one action, one moment to react', () => {
    const given = {
      rooms: { '006': { tile: 'commandCenter', explored: true } },
      at: { pilot: '006', captain: '006' },
      hand: { pilot: ['computerSkills', 'rest'], captain: ['interruption', 'rest'] },
    }
    const t = situation(given, ['pilot', 'captain'])
    t.act('pilot', play('computerSkills'))
    t.act('captain', decline)
    t.act('pilot', part(1))
    expect([reacted(t), t.table().turn?.done, t.asked()]).toEqual([1, 1, ['pilot']])
    expect(t.told('declared')).toHaveLength(1)
  })
})

test('NEM-RULING-09 a one-use item is discarded though its use was cancelled, and nothing of it happens', () => {
  const given = {
    hand: { scout: ['rest', 'search'], captain: ['interruption'] },
    inventory: { scout: ['syntheticFood'] },
  }
  const t = situation(given, ['scout', 'captain'])
  t.act('scout', { do: 'use', card: 'syntheticFood' }, pay('rest'))
  t.act('captain', interrupt)
  t.act('scout', decline)
  expect(t.table().decks.find(d => d.deck === 'green')?.discard).toEqual(['syntheticFood'])
  expect([t.mine('scout').inventory, t.told('drew'), t.table().turn?.done]).toEqual([[], [], 1])
})

describe('the Orbital Maneuvering System', () => {
  const crew = ['scout', 'pilot', 'captain', 'soldier']
  const given = {
    rooms: { '006': { ...canteen, fire: true }, '011': { fire: true } },
    at: { scout: '006', captain: '001', soldier: '006' },
    turn: 'pilot',
    passed: ['soldier'],
    hand: { scout: ['rest'], pilot: ['rest', 'search'], captain: ['order'], soldier: ['rest'] },
    inventory: { pilot: ['orbitalManeuveringSystem'] },
    wounds: { captain: ['bleeding'], soldier: ['bleeding'] },
    intruders: [{ kind: 'adult', room: '001' }],
    ...quiet,
  }
  const fire: Choice[] = [{ do: 'use', card: 'orbitalManeuveringSystem' }, pay('rest')]
  function maneuver(more: object = {}): Situation {
    const t = situation({ ...given, ...more }, crew)
    t.act('pilot', ...fire)
    return t
  }

  test('NEM-RULING-202 everybody who has not passed passes now, in order, with discards; the Pilot too', () => {
    const t = maneuver()
    expect(t.told('phaseEnded')).toMatchObject([{ who: 1 }])
    const asked: string[] = []
    while (t.table().asking?.ask === 'passDiscard') {
      asked.push(...t.asked())
      t.act(t.asked()[0], { do: 'done' })
    }
    expect(asked).toEqual(['scout', 'pilot', 'captain'])
    expect(t.told('passed').map(e => e.who)).toEqual([0, 1, 2])
    expect(t.table().round).toBe(2)
  })

  test('NEM-RULING-202 each in turn: discards, bleeding, fire; the one who had passed suffers nothing again', () => {
    const t = maneuver()
    t.act('scout', discard('rest'))
    t.act('pilot', { do: 'done' })
    expect(t.crew('pilot').light).toBe(1)
    t.act('captain', { do: 'done' })
    // The Scout and the Pilot in the fire, the Captain bleeding, the Soldier neither.
    expect(t.told('lightWound').map(e => e.who)).toEqual([0, 1, 2])
    const told = kinds(t.events.filter(e => ['passed', 'discarded', 'lightWound', 'time'].includes(e.e)))
    expect(told).toEqual(['passed', 'discarded', 'lightWound', 'passed', 'lightWound', 'passed', 'lightWound', 'time'])
  })

  test('NEM-RULING-202 the Event Phase has no attacks, but everything else; the next one has', () => {
    const t = maneuver({ hand: { scout: [], pilot: ['rest'], captain: [], soldier: [] } })
    expect(t.table().calm).toBe(false)
    expect([t.told('attack'), t.told('event').length, t.told('tokenDrawn').length]).toEqual([[], 1, 1])
    for (const c of ['pilot', 'captain', 'soldier', 'scout']) t.act(c, ...pass)
    expect(t.told('attack').length).toBeGreaterThan(0)
  })

  test('NEM-RULING-202 who waits in a pod and has not had a turn stays there', () => {
    const section = { tile: 'evacuationSectionA', explored: true }
    const more = {
      rooms: { ...given.rooms, '002': section },
      pods: { 1: 'unlocked', 2: 'locked' },
      inPod: { captain: 1 },
    }
    const t = maneuver({ ...more, hand: { scout: [], pilot: ['rest'], captain: [], soldier: [] }, wounds: {} })
    expect([t.crew('captain').pod, t.crew('captain').fate, t.told('passed').map(e => e.who)]).toEqual([
      1,
      'aboard',
      [0, 1, 2],
    ])
    expect(t.table().round).toBe(2)
  })

  test('NEM-RULING-202 NEM-RULING-117 the airlock opens after the last pass, as at the end of every Player Phase', () => {
    const rooms = { ...given.rooms, '002': { tile: 'generator', explored: true } }
    const doors = { '002/3': 'closed', '002/4': 'closed' }
    const t = maneuver({ rooms, doors, vent: '002', hand: { scout: [], pilot: ['rest'], captain: [], soldier: [] } })
    const order = kinds(t.events)
    expect(order.indexOf('vented')).toBeGreaterThan(order.lastIndexOf('passed'))
    expect(order.indexOf('vented')).toBeLessThan(order.indexOf('time'))
  })
})

describe('what players know and say', () => {
  test('NEM-RULING-160 nothing but items can be shown: no hand, no objective, nothing seen in secret', () => {
    const given = {
      hand: { scout: ['rest', 'search'], captain: ['rest'] },
      inventory: { scout: ['medkit'] },
      seen: { scout: ['tile.006'] },
    }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', { do: 'trade' }, pay('rest'))
    t.act('captain', decline)
    t.act('scout', { do: 'partner', whom: 1 })
    const shown = t.options('scout').flatMap(o => (o.do === 'show' || o.do === 'put' ? [`${o.do} ${o.card}`] : []))
    expect(shown.sort()).toEqual(['put medkit', 'put rifle', 'show medkit'])
  })

  test('NEM-RULING-161 what kinds are in the bag is public at every moment; numbers, and which comes next, are not', () => {
    const t = situation(
      { ...quiet, bag: { blank: 1, larva: 1, creeper: 0, adult: 0, queen: 0 }, hand: { scout: [], captain: [] } },
      ['scout', 'captain'],
      { dice: { bag: ['larva-1'] } },
    )
    expect(t.table().bag).toMatchObject({ blank: 1, larva: 1, adult: 0 })
    t.act('scout', { do: 'pass' })
    t.act('captain', { do: 'pass' })
    // The larva has gone, an Adult has come: everybody can tell, and nobody its number.
    expect(t.table().bag).toMatchObject({ blank: 1, larva: 0, adult: 1 })
    expect(JSON.stringify([t.table(), t.mine('scout'), t.mine('captain')])).not.toMatch(/adult-[234]/)
  })

  test('NEM-RULING-161 drawing is chance', () => {
    const first = (seed: number) => {
      const t = situation({ hand: { scout: [] }, decks: { event: ['bulkheadsOpen'] } }, ['scout'], { seed })
      t.act('scout', { do: 'pass' })
      return t.told('tokenDrawn')[0].kind
    }
    const drawn = Array.from({ length: 60 }, (_, seed) => first(seed))
    expect([...new Set(drawn)].sort()).toEqual(['adult', 'blank', 'creeper', 'larva', 'queen'])
    expect(sharedZone(situation().g, 'bag')).toHaveLength(11)
  })
})
