/** The 22 Event cards: whom they move, what they do, and what darkness adds. LOCK-EVENT-14, LOCK-EVENT-15. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { events } from '../../../src/games/lockdown/content/events.ts'
import type { Name } from '../../../src/index.ts'
import { intruders, passTurn } from '../../eventPhase.ts'
import type { Situation } from '../../situation.ts'
import { DARK, LIT } from './light.ts'
import { beforePhase } from './phase.ts'
import { POWER } from './places.ts'

const two = ['sentry', 'janitor']
/** No card in anybody's hand, the Sentry in the Repository, the Janitor in the Alert Room. */
function drawn(card: Name, given: object = {}, seats = two, more: object = {}): Situation {
  const t = beforePhase(
    {
      ...LIT,
      at: { [seats[0]]: '003', [seats[1]]: '010' },
      hand: Object.fromEntries(seats.map(s => [s, []])),
      ...given,
      decks: {
        attack: ['evolve.4', 'evolve.retreat'],
        ...('decks' in given ? (given.decks as object) : {}),
        event: [card],
      },
    },
    seats,
    more,
  )
  passTurn(t, seats[0])
  return t
}
const broken = (t: Situation) => t.table().rooms.flatMap(r => (r.malfunction ? [r.room] : []))
const burning = (t: Situation) => t.table().rooms.flatMap(r => (r.fire ? [r.room] : []))
const deck = (t: Situation, zone: 'event.discard' | 'removed') => sharedZone(t.g, zone).map(p => nameOf(t.g, p))

describe('the deck', () => {
  it('22 cards with their movement', () => {
    const letters = { creeper: 'C', adult: 'A', breeder: 'B', queen: 'Q', larva: 'L' }
    const line = events.map(
      e => `${e.id} ${e.moves.map(m => letters[m]).join('')} ${[e.way, e.second].filter(Boolean).join('→')}`,
    )
    expect(line).toEqual([
      'bloodTrace BQ 2',
      'bloodTrace CBQ 3',
      'blueScreen ABQ 3',
      'bulkheadsOpen AB 1',
      'consumingFire CBQ 2',
      'coolantLeak ABQ 1',
      'damage CA 3',
      'eggProtection BQ 4',
      'fireInTheHole CA 1',
      'hatching AB 2',
      'kickstopper ABQ 2→4',
      'leavingTheShell BQ 1',
      'leavingTheShell CBQ 4',
      'lurking CA 2',
      'nest CBQ 1',
      'noiseInCorridors AB 3',
      'panic AB 4',
      'powerSurge BQ 3',
      'sanitaryNetworkFailure ABQ 2',
      'scentOfBlood CA 4',
      'shortCircuit ABQ 4',
      'thatsHot ABQ 1→3',
    ])
  })

  it('LOCK-EVENT-16 six leave the game, the others are discarded', () => {
    const gone = events.filter(e => e.after === 'remove').map(e => e.id)
    expect(gone).toEqual([
      'blueScreen',
      'coolantLeak',
      'kickstopper',
      'sanitaryNetworkFailure',
      'shortCircuit',
      'thatsHot',
    ])
    expect(deck(drawn('powerSurge'), 'event.discard')).toEqual(['powerSurge'])
    const t = drawn('blueScreen')
    expect([deck(t, 'removed').includes('blueScreen'), deck(t, 'event.discard')]).toEqual([true, []])
  })
})

describe('blood', () => {
  const rooms = { '007': { tile: 'archive', explored: true } }
  const hurt = { wounds: { sentry: ['leg'], janitor: ['leg'] }, at: { sentry: '007', janitor: '010' } }
  const prowling = {
    intruders: [
      { kind: 'adult', room: '013' },
      { kind: 'creeper', room: '001' },
    ],
  }
  const trace = (given: object) => drawn('bloodTrace.2', { rooms, ...prowling, ...hurt, ...given })

  it('LOCK-RULING-198 Blood Trace: in each Section to the lowest room with somebody undressed and without cards', () => {
    expect(intruders(trace({}))).toEqual(['adult 007', 'creeper 001'])
    expect(intruders(trace({ at: { sentry: '003', janitor: '010' } }))).toEqual(['adult 010', 'creeper 003'])
    // Dressed wounds give no scent, and cards in hand keep one safe; Contamination does not.
    expect(intruders(trace({ wounds: {}, dressed: hurt.wounds }))).toEqual(['adult 013', 'creeper 001'])
    expect(intruders(trace({ hand: { sentry: ['rest'], janitor: [] } }))).toEqual(['adult 010', 'creeper 001'])
    const contaminated = { contamination: { sentry: { hand: ['clean'] } } }
    expect(intruders(trace(contaminated))).toEqual(['adult 007', 'creeper 001'])
  })

  it('LOCK-RULING-156 Blood Trace: who fights stays, and so does everybody elsewhere; a Staircase is a Section of its own', () => {
    const t = trace({
      intruders: [
        { kind: 'adult', room: '010' },
        { kind: 'adult', room: '027' },
        { kind: 'queen', room: '020' },
      ],
    })
    expect(intruders(t).filter(i => i.startsWith('adult'))).toEqual(['adult 010', 'adult 027'])
    const stairs = trace({ at: { sentry: '005', janitor: '003' }, wounds: { sentry: ['leg'] } })
    expect(intruders(stairs)).toEqual(['adult 013', 'creeper 001'])
  })

  it('LOCK-RULING-177 Blood Trace, LOCK-EVENT-15 in Darkness cards are no help; the lower room first', () => {
    const cards = { hand: { sentry: ['rest'], janitor: ['rest'] } }
    expect(intruders(trace(cards))).toEqual(['adult 013', 'creeper 001'])
    expect(intruders(trace({ ...DARK, ...cards }))).toEqual(['adult 007', 'creeper 001'])
    // The second seat stands in the lower room.
    const swapped = { ...DARK, ...cards, at: { sentry: '010', janitor: '007' } }
    expect(intruders(trace(swapped))).toEqual(['adult 007', 'creeper 001'])
    expect(intruders(trace({ ...DARK, ...cards, wounds: {} }))).toEqual(['adult 013', 'creeper 001'])
  })

  it('LOCK-RULING-158 Scent of Blood: noise around whoever bears an undressed serious wound; in Darkness an Adult comes, no Encounter', () => {
    const noise = ['c001-003', 'c002-003', 'c003-026']
    const wounded = { wounds: { sentry: ['leg'] }, bag: { adult: 12 } }
    const t = drawn('scentOfBlood', wounded)
    expect([t.table().noise.toSorted(), intruders(t)]).toEqual([noise, []])
    expect(drawn('scentOfBlood').table().noise).toEqual([])
    const dark = drawn('scentOfBlood', { ...DARK, ...wounded })
    expect([intruders(dark), dark.told('encounter'), dark.told('surprise')]).toEqual([['adult 003'], [], []])
    // LOCK-RULING-101: what is simply placed meets nobody. With the first one, objectives are chosen.
    const first = drawn('scentOfBlood', { ...DARK, ...wounded, met: false })
    expect(first.table().asking?.ask).toBe('objective')
    // Who fights already is left alone.
    const busy = drawn('scentOfBlood', { ...DARK, ...wounded, intruders: [{ kind: 'queen', room: '003' }] })
    expect(intruders(busy)).toEqual(['queen 003'])
  })
})

describe('machines', () => {
  const tiles = {
    '007': { tile: 'archive', explored: true },
    '008': { tile: 'laboratory', explored: true },
    '016': { tile: 'transmitterControlRoom', explored: true },
    '009': { tile: 'emergencyRoom', explored: true },
  }

  it('LOCK-RULING-178 Blue Screen: the lowest explored computer room with power', () => {
    expect(broken(drawn('blueScreen', { rooms: tiles }))).toEqual(['007'])
    expect(broken(drawn('blueScreen', { rooms: { ...tiles, '007': { ...tiles['007'], malfunction: true } } }))).toEqual(
      ['007', '008'],
    )
    expect(broken(drawn('blueScreen', { rooms: tiles, on: [1, 3] }))).toEqual(['016'])
    expect(broken(drawn('blueScreen', { rooms: tiles, ...DARK }))).toEqual([])
  })

  it('Sanitary Network Failure: each explored green room', () => {
    expect(broken(drawn('sanitaryNetworkFailure', { rooms: tiles }))).toEqual(['008', '009'])
  })

  it('LOCK-RULING-178 Short Circuit: fire in each explored computer room with power', () => {
    expect(burning(drawn('shortCircuit', { rooms: tiles }))).toEqual(['007', '008', '016'])
    expect(burning(drawn('shortCircuit', { rooms: tiles, on: [1, 3] }))).toEqual(['016'])
    const broken = { ...tiles, '008': { ...tiles['008'], malfunction: true } }
    expect(burning(drawn('shortCircuit', { rooms: broken }))).toEqual(['007', '016'])
  })

  it('LOCK-RULING-180 That’s Hot: fire in the Backup Power Supply and, once it is found, the Power Generator', () => {
    const unknown = drawn('thatsHot', { rooms: { '011': { tile: 'powerGenerator', explored: false } } })
    expect(burning(unknown)).toEqual(['017'])
    const found = drawn('thatsHot', { rooms: { '011': { tile: 'powerGenerator', explored: true } } })
    expect(burning(found)).toEqual(['011', '017'])
  })

  it('Kickstopper: no power for the Elevator, a Malfunction in all its rooms', () => {
    const t = drawn('kickstopper')
    expect(t.told('power')).toMatchObject([{ place: 'elevator', on: false }])
    expect(broken(t)).toEqual(['004', '014', '025'])
    expect(t.table().facility?.power.map(p => p.token)).toEqual(Object.values(POWER))
    expect(drawn('kickstopper', { on: [1, 2, 3] }).told('power')).toEqual([])
  })

  it('Power Surge: the Time token shows its inactive side', () => {
    expect(drawn('powerSurge').table().facility?.backup).toBe(false)
    expect(drawn('powerSurge', { backup: false }).told('backup')).toEqual([])
  })

  it('Coolant Leak: the Cooling System breaks; where it is broken, Autodestruction starts', () => {
    const cooling = (malfunction: boolean) => ({
      rooms: { '011': { tile: 'coolingSystem', explored: true, malfunction } },
    })
    const t = drawn('coolantLeak', cooling(false))
    expect([broken(t), t.table().selfDestruct]).toEqual([['011'], null])
    const leak = drawn('coolantLeak', cooling(true))
    expect([broken(leak), leak.table().selfDestruct !== null]).toEqual([['011'], true])
  })

  it('LOCK-RULING-51 Coolant Leak with the Cooling System unexplored: nothing, even with an empty pool', () => {
    const all = Object.fromEntries(
      ['003', '004', '005', '010', '014', '015', '017', '020', '025', '026'].map(room => [room, { malfunction: true }]),
    )
    const t = drawn('coolantLeak', { rooms: { ...all, '011': { tile: 'coolingSystem', explored: false } } })
    expect([broken(t).length, t.table().over, t.told('selfDestruct')]).toEqual([10, null, []])
  })

  it('Damage: where an Adult or something bigger is; in Darkness where a character is', () => {
    const beasts = {
      intruders: [
        { kind: 'breeder', room: '014' },
        { kind: 'larva', room: '004' },
        { kind: 'queen', room: '020' },
      ],
    }
    expect(broken(drawn('damage', beasts))).toEqual(['014', '020'])
    expect(broken(drawn('damage', { ...beasts, ...DARK }))).toEqual(['003', '010', '014', '020'])
    expect(broken(drawn('damage', { ...beasts, on: [1, 3, 4] }))).toEqual(['010', '014', '020'])
  })

  it('Bulkheads Open: all doors; in Darkness noise around every character', () => {
    const doors = { doors: { 'c003-026': 'closed', 'c006-007': 'closed', 'c008-011': 'destroyed' } }
    const t = drawn('bulkheadsOpen', doors)
    expect(t.table().doors).toEqual([{ corridor: 'c008-011', state: 'destroyed' }])
    expect(t.table().noise).toEqual([])
    expect(
      drawn('bulkheadsOpen', { on: [2, 3, 4] })
        .table()
        .noise.toSorted(),
    ).toEqual(['c001-003', 'c002-003', 'c003-026'])
  })
})

describe('fire', () => {
  it('Consuming Fire: nothing left to find where it burns, and it spreads, not through doors or ducts', () => {
    const t = drawn('consumingFire', {
      rooms: { '001': { tile: 'guardRoom', explored: true, fire: true, items: 3 } },
      doors: { 'c001-004': 'closed' },
    })
    expect([burning(t), t.room('001').items]).toEqual([['001', '003'], 0])
  })

  it('LOCK-RULING-180 Fire in the Hole: fire under all cargo pods that are found; who stands there without cards is badly hurt', () => {
    const pods = {
      rooms: {
        '007': { tile: 'cargoSendingSystemA', explored: true },
        '006': { tile: 'cargoSendingSystemB', explored: true },
        '012': { tile: 'cargoSendingSystemC', explored: false },
      },
      at: { sentry: '007', janitor: '006' },
      hand: { sentry: [], janitor: ['rest'] },
    }
    const t = drawn('fireInTheHole', pods)
    expect(burning(t)).toEqual(['006', '007'])
    expect(two.map(s => t.crew(s).wounds.length)).toEqual([1, 0])
  })
})

describe('the Nest', () => {
  const nest = { rooms: { '007': { tile: 'nest', explored: true } }, bag: { adult: 12 } }
  const dice = { dice: { bag: ['adult-1-3', 'larva-0-1'] } }

  it('Egg Protection: an Encounter in the Nest and for whoever carries an Egg; in Darkness Contamination', () => {
    const thief = {
      ...nest,
      carried: { janitor: ['egg'] },
      hand: { sentry: ['rest', 'search'], janitor: ['rest', 'search', 'demolition'] },
    }
    const lit = drawn('eggProtection', thief, two, dice)
    expect(lit.told('encounter').map(e => e.who)).toEqual([1])
    expect(lit.told('contaminated')).toEqual([])
    const dark = drawn('eggProtection', { ...thief, ...DARK }, two, dice)
    expect(dark.told('contaminated').map(e => e.who)).toEqual([1])
    expect(dark.events.findIndex(e => e.e === 'contaminated')).toBeGreaterThan(
      dark.events.findIndex(e => e.e === 'surprise'),
    )
    const there = drawn(
      'eggProtection',
      { ...nest, at: { sentry: '007', janitor: '010' }, hand: thief.hand },
      two,
      dice,
    )
    expect(there.told('encounter').map(e => e.who)).toEqual([0])
  })

  it('Hatching: an Egg opens, on whoever is in the Nest without cards; in Darkness others are not safe', () => {
    const larvae = (t: Situation) => two.map(s => t.crew(s).larva)
    const t = drawn('hatching', { ...nest, eggs: 5, at: { sentry: '007', janitor: '010' } })
    expect([t.table().eggs, larvae(t), t.crew('sentry').contamination]).toEqual([4, [true, false], 1])
    const nobody = drawn('hatching', { ...nest, eggs: 5, bag: { larva: 4 } })
    expect([nobody.told('bag').some(e => e.kind === 'larva' && e.change === 1), larvae(nobody)]).toEqual([
      true,
      [false, false],
    ])
    const dark = drawn('hatching', { ...nest, ...DARK, eggs: 5, hand: { sentry: [], janitor: ['rest'] } })
    expect([larvae(dark), dark.crew('sentry').contamination]).toEqual([[true, false], 1])
    // In the Nest it comes once, not twice.
    const both = drawn('hatching', { ...nest, ...DARK, eggs: 5, at: { sentry: '007', janitor: '010' } })
    expect([larvae(both), both.crew('sentry').contamination]).toEqual([[true, true], 1])
  })

  it('Nest: noise around it once it is explored; in Darkness around every character', () => {
    expect(drawn('nest', nest).table().noise.toSorted()).toEqual(['c006-007', 'c007-008', 'c007-010'])
    expect(drawn('nest').table().noise).toEqual([])
    expect(
      drawn('nest', { ...nest, on: [2, 3, 4] })
        .table()
        .noise.toSorted(),
    ).toEqual(['c001-003', 'c002-003', 'c003-026', 'c006-007', 'c007-008', 'c007-010'])
  })

  it('LOCK-RULING-126 noise around a room fills only quiet corridors: no Encounter', () => {
    const t = drawn('nest', { ...nest, noise: ['c007-010'], at: { sentry: '003', janitor: '010' } })
    expect([t.told('encounter'), t.told('noise').length]).toEqual([[], 2])
  })
})

describe('people', () => {
  it('Leaving the Shell: a host takes a card and reads it, the others read four of their own', () => {
    const t = drawn('leavingTheShell.1', { larva: ['sentry'], hand: { sentry: ['rest'], janitor: ['rest'] } })
    expect(t.told('contaminated').map(e => e.who)).toEqual([0])
    expect(t.told('scanned').map(e => [e.who, e.only?.[e.who]?.words?.length])).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(
      t
        .told('drew')
        .filter(e => e.rule === 'LOCK-EVENT-09')
        .map(e => [e.who, e.count]),
    ).toEqual([[1, 4]])
    const { words } = t.told('scanned')[0].only?.[0] ?? {}
    const dead = words?.[0] === 'infected'
    expect([t.crew('sentry').fate, intruders(t)]).toEqual(dead ? ['dead', ['creeper 003']] : ['aboard', []])
  })

  it('LOCK-RULING-159 Leaving the Shell: an infected card kills the host and a Creeper stands there; a clean one is only read', () => {
    const words = new Set<string>()
    for (let seed = 0; seed < 40 && words.size < 2; seed++) {
      const t = drawn('leavingTheShell.4', { larva: ['sentry'] }, two, { seed: `shell${seed}` })
      const [word] = t.told('scanned')[0].only?.[0]?.words ?? []
      words.add(word)
      const { fate } = t.crew('sentry')
      expect([fate, intruders(t), t.told('encounter')]).toEqual(
        word === 'infected' ? ['dead', ['creeper 003'], []] : ['aboard', [], []],
      )
      if (word === 'clean') expect(t.crew('sentry').discard).toEqual(['contamination'])
    }
    expect([...words].toSorted()).toEqual(['clean', 'infected'])
  })

  it('LOCK-RULING-44 Leaving the Shell: no Contamination card left, so nothing is gained and nothing read', () => {
    const all = [...Array<string>(7).fill('infected'), ...Array<string>(20).fill('clean')]
    const t = drawn('leavingTheShell.1', {
      larva: ['sentry'],
      discard: { sentry: ['rest'] },
      contamination: { janitor: { discard: all } },
    })
    expect(t.told('contaminated')).toEqual([])
    expect([t.told('scanned').map(e => e.who), t.crew('sentry').fate]).toEqual([[1], 'aboard'])
  })

  it('Leaving the Shell: others become hosts by an infected card among the four', () => {
    const t = drawn('leavingTheShell.1', {
      deck: { janitor: ['search'] },
      contamination: { janitor: { deck: ['infected', 'clean'] } },
    })
    const read = t.told('scanned').find(e => e.who === 1)?.only?.[1]?.words ?? []
    expect(t.crew('janitor').larva).toBe(read.includes('infected'))
    expect(t.crew('janitor').discard.length).toBeGreaterThan(0)
  })

  it('Lurking: all that fight nobody vanish into the bag; in Darkness the others attack', () => {
    const beasts = {
      intruders: [
        { kind: 'queen', room: '014' },
        { kind: 'adult', room: '003' },
      ],
    }
    const t = drawn('lurking', beasts)
    expect([intruders(t), t.told('attack').length]).toEqual([['adult 003'], 1])
    const dark = drawn('lurking', { ...beasts, ...DARK })
    expect(dark.told('attack').map(e => [e.kind, e.who])).toEqual([
      ['adult', 0],
      ['adult', 0],
    ])
  })

  it('LOCK-RULING-176 Lurking in Darkness: each attacks once, and only those whom the dark hides', () => {
    const t = drawn('lurking', {
      ...DARK,
      at: { sentry: '003', janitor: '003' },
      intruders: [{ kind: 'adult', room: '003' }],
    })
    expect(t.told('attack')).toHaveLength(2)
    // In the light, but the Janitor sees nothing: it is the Janitor, whoever has fewer cards.
    const blind = drawn('lurking', {
      at: { sentry: '003', janitor: '003' },
      wounds: { janitor: ['eyes'] },
      hand: { sentry: [], janitor: ['rest'] },
      intruders: [{ kind: 'adult', room: '003' }],
    })
    expect(blind.told('attack').map(e => e.who)).toEqual([0, 1])
  })

  it('Panic: who has no cards shoots twice into the dark; with no ammo an Item is lost', () => {
    const t = drawn('panic', { hands: { sentry: ['smg'], janitor: [] }, inventory: { janitor: ['toolbelt'] } })
    expect(t.crew('sentry').hands.map(h => h.ammo)).toEqual([3])
    expect(t.table().asking).toMatchObject({ ask: 'item', seats: [1] })
    t.act('janitor', { do: 'item', card: 'toolbelt' })
    expect(t.crew('janitor').inventory).toEqual([])
    const one = drawn('panic', { hands: { sentry: ['smg'], janitor: [] }, ammo: { sentry: { smg: 1 } } })
    expect(one.crew('sentry').hands.map(h => h.ammo)).toEqual([0])
    const nothing = drawn('panic', { hands: { sentry: [], janitor: [] } })
    expect(nothing.told('lost')).toEqual([])
  })

  it('LOCK-RULING-179 Panic: a Use of a Flashlight is no Ammo', () => {
    const torch = { hands: { sentry: ['flashlight.red'], janitor: [] } }
    const t = drawn('panic', torch)
    expect([t.crew('sentry').hands[0].ammo, t.table().asking?.ask]).toEqual([3, 'item'])
    const armed = drawn('panic', { hands: { sentry: ['flashlight.red', 'smg'], janitor: [] } })
    expect(armed.crew('sentry').hands.map(h => [h.card, h.ammo])).toEqual([
      ['flashlight.red', 3],
      ['smg', 3],
    ])
  })

  it('Panic: of two weapons the owner chooses, shot by shot', () => {
    const t = drawn('panic', { hands: { sentry: ['smg', 'chargedRifle'], janitor: [] } })
    t.act('sentry', { do: 'item', card: 'smg' }, { do: 'item', card: 'chargedRifle' })
    expect(t.crew('sentry').hands.map(h => [h.card, h.ammo])).toEqual([
      ['smg', 4],
      ['chargedRifle', 3],
    ])
  })

  it('Panic: cards keep one calm, but not in Darkness', () => {
    const armed = { hands: { sentry: ['smg'], janitor: [] }, hand: { sentry: ['rest'], janitor: ['rest'] } }
    const ammo = (t: Situation) => t.crew('sentry').hands[0].ammo
    expect([ammo(drawn('panic', armed)), ammo(drawn('panic', { ...armed, ...DARK }))]).toEqual([5, 3])
    // Without cards it comes once, in Darkness too.
    expect(ammo(drawn('panic', { ...armed, ...DARK, hand: { sentry: [], janitor: ['rest'] } }))).toBe(3)
  })
})

describe('Noise in Corridors', () => {
  it('noise in the ducts; where it is there already, a marker of each kind leaves its pool', () => {
    const t = drawn('noiseInCorridors')
    expect([t.table().noise, t.told('poolLost')]).toEqual([['main'], []])
    const again = drawn('noiseInCorridors', { noise: ['main'] })
    expect(again.told('poolLost')).toMatchObject([{ fire: 11, malfunction: 9 }])
    expect([again.told('encounter'), again.told('noiseRolled')]).toEqual([[], []])
    expect([again.table().facility?.fire, again.table().facility?.malfunction]).toEqual([11, 9])
  })

  it('LOCK-RULING-141 the limit is what is left: one more Malfunction than the pool holds, and all is lost', () => {
    const nine = ['003', '004', '005', '010', '014', '015', '017', '020', '025']
    const rooms = Object.fromEntries(nine.map(room => [room, { malfunction: true }]))
    const lost = { poolLost: { fire: 1, malfunction: 1, eggs: 0 } }
    const t = drawn('damage', { rooms, ...lost, intruders: [{ kind: 'queen', room: '026' }] })
    expect(t.table().over?.reason).toBe('malfunction')
    expect(drawn('damage', { rooms, intruders: [{ kind: 'queen', room: '026' }] }).table().over).toBeNull()
  })

  it('LOCK-RULING-52 LOCK-RULING-141 LOCK-RULING-157 a marker that need not be placed, or an empty pool that loses one, ends nothing', () => {
    const ten = ['003', '004', '005', '010', '014', '015', '017', '020', '025', '026']
    const rooms = Object.fromEntries(ten.map(room => [room, { malfunction: true }]))
    const t = drawn('damage', { rooms, intruders: [{ kind: 'queen', room: '026' }] })
    expect(t.table().over).toBeNull()
    const empty = drawn('noiseInCorridors', { rooms, noise: ['main'] })
    expect([empty.table().over, empty.told('poolLost')[0]]).toMatchObject([null, { fire: 11, malfunction: 10 }])
  })

  it('LOCK-RULING-141 the pool is counted without what lies on the board', () => {
    const t = drawn('noiseInCorridors', { noise: ['main'], rooms: { '003': { malfunction: true, fire: true } } })
    expect([t.table().facility?.fire, t.table().facility?.malfunction]).toEqual([11, 9])
  })

  it('LOCK-EVENT-15 in Darkness a light wound at every entrance', () => {
    const at = { sentry: '026', janitor: '010' }
    expect(two.map(s => drawn('noiseInCorridors', { ...DARK, at }).crew(s).light)).toEqual([1, 0])
    expect(drawn('noiseInCorridors', { at: { sentry: '003', janitor: '010' } }).crew('sentry').light).toBe(0)
  })
})
