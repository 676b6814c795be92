/** The 20 Event cards for Intruders on Mars: whom they move, what they do, and what darkness adds. LOCK-INTRUDERS-05. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { intruderEvents } from '../../../src/games/lockdown/content/intruderEvents.ts'
import { determinize, keyFromSeed, type Name, view } from '../../../src/index.ts'
import { intruders, passTurn } from '../../eventPhase.ts'
import { lockdown, type Situation } from '../../situation.ts'
import { POWER } from './places.ts'

const two = ['sentry', 'janitor']
const LIT = { power: POWER, on: [1, 2, 3, 4], backup: true }
const DARK = { power: POWER, on: [] }

/** The Sentry in the Repository passes, the Janitor has; no cards in any hand; this Event is drawn. */
function drawn(card: Name, given: object = {}, more: object = {}): Situation {
  const t = lockdown(
    {
      met: true,
      passed: ['janitor'],
      ...LIT,
      at: { sentry: '003', janitor: '010' },
      hand: { sentry: [], janitor: [] },
      ...given,
      decks: {
        attack: ['tailAttack.2', 'tailAttack.5'],
        ...('decks' in given ? (given.decks as object) : {}),
        event: [card],
      },
    },
    two,
    { options: { intruders: true }, dice: { bag: ['larva-1'] }, ...more },
  )
  passTurn(t, 'sentry')
  return t
}
const broken = (t: Situation) => t.table().rooms.flatMap(r => (r.malfunction ? [r.room] : []))
const burning = (t: Situation) => t.table().rooms.flatMap(r => (r.fire ? [r.room] : []))
const removed = (t: Situation) => sharedZone(t.g, 'removed').map(p => nameOf(t.g, p))

describe('the deck', () => {
  it('LOCK-INTRUDERS-05 20 cards with their movement: each group of kinds takes each number once', () => {
    const letters = { creeper: 'C', adult: 'A', breeder: 'B', queen: 'Q', larva: 'L' }
    const line = intruderEvents.map(e => `${e.id} ${e.moves.map(m => letters[m]).join('')} ${e.way}`)
    expect(line).toEqual([
      'eggProtection BQ 2',
      'regeneration BQ 1',
      'hunt BQ 3',
      'flammableCompounds BQ 4',
      'hatching AB 3',
      'powerSurge AB 2',
      'noiseInTechnicalCorridors AB 4',
      'bulkheadsOpen AB 1',
      'damage CA 2',
      'lurking CA 4',
      'damagingFire CA 1',
      'scentOfPrey CA 3',
      'eclosion CBQ 1',
      'hunt CBQ 2',
      'nest CBQ 3',
      'consumingFire CBQ 4',
      'launchFailure ABQ 3',
      'shortCircuit ABQ 4',
      'coolantLeak ABQ 1',
      'sanitaryNetworkFailure ABQ 2',
    ])
    expect(new Set(line.map(l => l.split(' ').slice(1).join())).size).toBe(20)
  })

  it('LOCK-EVENT-16 four leave the game, and about half are worse in darkness', () => {
    expect(intruderEvents.filter(e => e.after === 'remove').map(e => e.id)).toEqual([
      'launchFailure',
      'shortCircuit',
      'coolantLeak',
      'sanitaryNetworkFailure',
    ])
    expect(intruderEvents.filter(e => e.dark)).toHaveLength(9)
  })
})

describe('creatures', () => {
  it('LOCK-RULING-219 Regeneration: two Injuries each, all of them where there is no power', () => {
    const hurt = {
      intruders: [
        { kind: 'adult', room: '007', injuries: 3 },
        { kind: 'adult', room: '020', injuries: 3 },
        { kind: 'adult', room: '015', injuries: 3 },
      ],
      rooms: { '007': { tile: 'archive', explored: true } },
    }
    const left = (t: Situation) => t.table().intruders.map(i => i.injuries)
    // S-03 has no power, and a Staircase never has.
    expect(left(drawn('regeneration', { ...hurt, power: POWER, on: [1, 2] }))).toEqual([1, 0, 0])
    expect(left(drawn('regeneration', { ...hurt, ...LIT }))).toEqual([1, 1, 0])
    // Nobody is asked to keep this off, though a Glowstick is at hand.
    const glow = drawn('regeneration', { ...hurt, ...DARK, inventory: { sentry: ['glowstick'] } })
    expect([left(glow), glow.told('notIgnored'), glow.table().asking?.ask]).toEqual([[0, 0, 0], [], 'turn'])
  })

  const prowling = {
    rooms: { '009': { tile: 'archive', explored: true }, '006': { tile: 'guardRoom', explored: true } },
    intruders: [
      { kind: 'adult', room: '006' },
      { kind: 'adult', room: '023' },
      { kind: 'breeder', room: '009' },
    ],
  }

  it('LOCK-INTRUDERS-05 Hunt: Adults that fight nobody go next door to somebody; the others stay', () => {
    const t = drawn('hunt.3', { ...prowling, ...DARK })
    expect(intruders(t).filter(i => i.startsWith('adult'))).toEqual(['adult 010', 'adult 023'])
    expect(t.told('attack')).toEqual([])
  })

  it('LOCK-RULING-219 Hunt in Darkness: who has come so attacks, who was there does not', () => {
    const both = { ...prowling, intruders: [...prowling.intruders, { kind: 'creeper', room: '010' }] }
    const t = drawn('hunt.2', { ...both, ...DARK, decks: { attack: ['clawAttack.3', 'scratch.5'] } })
    const [own, ...by] = t.told('attack')
    // The Creeper's attack is that of the phase; then the card brings one more.
    expect([own.kind, by.map(e => [e.kind, e.who, e.card])]).toEqual(['creeper', [['adult', 1, 'scratch.5']]])
    expect(t.crew('janitor').light).toBe(1)
    expect(drawn('hunt.2', { ...prowling, ...LIT }).told('attack')).toEqual([])
  })

  it('LOCK-INTRUDERS-05 Hunt in Darkness: nobody is on anybody’s heels in the next round', () => {
    const t = drawn('hunt.2', { ...prowling, ...DARK })
    expect(t.table().round).toBe(2)
    expect(t.table().facility?.chasing).toEqual([])
  })

  it('LOCK-INTRUDERS-05 Lurking: who is with nobody goes; in Darkness the others attack', () => {
    const given = {
      ...prowling,
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'creeper', room: '010' },
      ],
    }
    expect(intruders(drawn('lurking', given))).toEqual(['creeper 010'])
    expect(drawn('lurking', { ...given, ...DARK }).told('attack')).toHaveLength(2)
    expect(drawn('lurking', given).told('attack')).toHaveLength(1)
  })

  it('LOCK-INTRUDERS-05 Eclosion: a host dies and a Creeper stands there; everybody else draws and reads four cards', () => {
    const t = drawn('eclosion', { larva: ['janitor'] })
    expect([t.crew('janitor').fate, intruders(t)]).toEqual(['dead', ['creeper 010']])
    expect(t.told('scanned').map(e => e.who)).toEqual([0])
    expect(t.crew('sentry').discard).toHaveLength(4)
  })
})

describe('eggs', () => {
  const nest = { rooms: { '008': { tile: 'nest', explored: true } } }

  it('LOCK-INTRUDERS-05 Egg Protection: an Encounter for who is in the Nest or carries an Egg; in Darkness Contamination', () => {
    const given = { ...nest, at: { sentry: '003', janitor: '010' }, carried: { sentry: ['egg'] }, bag: { adult: 12 } }
    const dice = { dice: { bag: ['blank', 'larva-1'] } }
    const lit = drawn('eggProtection', { ...given, bag: { blank: 1, larva: 8 } }, dice)
    expect([lit.told('encounter').map(e => e.who), lit.told('contaminated')]).toEqual([[0], []])
    const dark = drawn('eggProtection', { ...given, ...DARK, bag: { blank: 1, larva: 8 } }, dice)
    expect(dark.told('contaminated').map(e => e.who)).toEqual([0])
  })

  it('LOCK-INTRUDERS-05 Hatching: in Darkness who carries an Egg and has no cards gets a Larva', () => {
    const lit = drawn('hatching', { ...nest, carried: { sentry: ['egg'] } })
    expect([lit.table().eggs, lit.crew('sentry').larva]).toEqual([4, false])
    const dark = drawn('hatching', { ...nest, ...DARK, carried: { sentry: ['egg'] } })
    expect([dark.crew('sentry').larva, dark.crew('janitor').larva]).toEqual([true, false])
    const cards = { hand: { sentry: ['rest'], janitor: [] }, carried: { sentry: ['egg'] } }
    const kept = lockdown(
      {
        met: true,
        passed: ['janitor'],
        ...nest,
        ...DARK,
        at: { sentry: '003', janitor: '010' },
        ...cards,
        decks: { event: ['hatching'] },
      },
      two,
      { options: { intruders: true }, dice: { bag: ['larva-1'] } },
    )
    kept.act('sentry', { do: 'pass' }, { do: 'done' })
    expect(kept.crew('sentry').larva).toBe(false)
  })
})

describe('the facility', () => {
  it('LOCK-INTRUDERS-05 Flammable Compounds: the Isolation Room burns, or else the rooms beside it', () => {
    expect(burning(drawn('flammableCompounds'))).toEqual(['020'])
    const again = drawn('flammableCompounds', { rooms: { '020': { fire: true } } })
    expect(burning(again)).toEqual(['018', '019', '020', '023', '024'])
    const shut = drawn('flammableCompounds', { rooms: { '020': { fire: true } }, doors: { '020/1': 'closed' } })
    expect(burning(shut)).toHaveLength(4)
  })

  it('LOCK-INTRUDERS-05 Power Surge: the Time token becomes inactive; if it is, the highest Power token goes out', () => {
    const first = drawn('powerSurge', { time: 13, ...LIT })
    expect([first.table().facility?.backup, first.told('power')]).toEqual([false, []])
    const second = drawn('powerSurge', { time: 13, power: POWER, on: [1, 3], backup: false })
    expect(second.told('power')).toMatchObject([{ token: 3, on: false, rule: 'LOCK-POWER-14' }])
    expect(drawn('powerSurge', { time: 13, ...DARK }).told('power')).toEqual([])
  })

  it('LOCK-INTRUDERS-05 Noise in Technical Corridors: a marker, or a roll for who is at an Entrance; in Darkness a wound', () => {
    const at = { sentry: '015', janitor: '010' }
    expect(drawn('noiseInTechnicalCorridors', { at }).table().noise).toContain('main')
    const loud = drawn(
      'noiseInTechnicalCorridors',
      { at, noise: ['main'] },
      { dice: { bag: ['larva-1'], noise: ['silence'] } },
    )
    expect(loud.told('noiseRolled').map(e => e.who)).toEqual([0])
    // A Staircase is always dark.
    expect([loud.crew('sentry').light, loud.crew('janitor').light]).toEqual([1, 0])
  })

  it('LOCK-INTRUDERS-05 Bulkheads Open, Damage, Nest, Scent of Prey: what darkness adds', () => {
    const doors = { '003/1': 'closed' }
    expect(drawn('bulkheadsOpen', { doors, ...DARK }).table().noise.length).toBeGreaterThan(3)
    expect(drawn('bulkheadsOpen', { doors }).table()).toMatchObject({ doors: [], noise: [] })
    const adults = { intruders: [{ kind: 'adult', room: '010' }] }
    expect(broken(drawn('damage', adults))).toEqual(['010'])
    expect(broken(drawn('damage', { ...adults, ...DARK }))).toEqual(['003', '010'])
    const nest = { rooms: { '008': { tile: 'nest', explored: true } } }
    const around = drawn('nest', nest).table().noise.length
    expect(drawn('nest', { ...nest, ...DARK }).table().noise.length).toBeGreaterThan(around)
    expect(drawn('scentOfPrey', { slime: ['sentry'] }).table().noise.length).toBeGreaterThan(0)
    const wounds = { wounds: { janitor: ['leg'] } }
    expect(drawn('scentOfPrey', wounds).table().noise).toEqual([])
    expect(drawn('scentOfPrey', { ...wounds, ...DARK }).table().noise.length).toBeGreaterThan(0)
  })

  it('LOCK-INTRUDERS-05 Damaging Fire and Consuming Fire', () => {
    const fire = {
      rooms: { '020': { fire: true }, '018': { tile: 'guardRoom', explored: true, items: 3, fire: true } },
    }
    expect(broken(drawn('damagingFire', fire))).toEqual(['018', '020'])
    const t = drawn('consumingFire', fire)
    expect([t.room('018').items, burning(t).length]).toEqual([0, 7])
  })

  it('LOCK-INTRUDERS-05 Short Circuit, Coolant Leak, Sanitary Network Failure, once each', () => {
    const rooms = {
      '007': { tile: 'archive', explored: true },
      '008': { tile: 'emergencyRoom', explored: true },
      '022': { tile: 'laboratory', explored: true },
      '019': { tile: 'coolingSystem', explored: true },
    }
    const light = { power: POWER, on: [1, 2], backup: true }
    const short = drawn('shortCircuit', { rooms, ...light })
    expect([broken(short), removed(short).includes('shortCircuit')]).toEqual([['007'], true])
    expect(broken(drawn('coolantLeak', { rooms }))).toEqual(['019'])
    const leak = drawn('coolantLeak', { rooms: { ...rooms, '019': { ...rooms['019'], malfunction: true } } })
    expect(leak.table().selfDestruct).not.toBeNull()
    expect(broken(drawn('sanitaryNetworkFailure', { rooms }))).toEqual(['008', '022'])
  })
})

describe('Launch Failure', () => {
  const css = { '10': 'cssAll', '8': 'cssB', '6': 'cssNone' }

  it('LOCK-INTRUDERS-05 LOCK-RULING-220 the next cargo token ahead of the Time token is turned up and out of the game', () => {
    const t = drawn('launchFailure', { time: 12, css })
    expect(t.told('cssLost')).toMatchObject([{ space: 10, card: 'cssAll', rule: 'LOCK-EVENT-14' }])
    expect(t.table().facility?.css.map(c => c.space)).not.toContain(10)
    expect(t.table().removed).toContain('cssAll')
  })

  it('LOCK-RULING-220 not the one on the space of the Time token', () => {
    // The Time token is put on 10 before the Event is drawn.
    const t = drawn('launchFailure', { time: 11, css })
    expect([t.table().time, t.told('cssLost').map(e => e.space)]).toEqual([10, [8]])
    const last = drawn('launchFailure', { time: 2, css })
    expect([last.table().time, last.told('cssLost')]).toEqual([1, []])
  })

  it('LOCK-INTRUDERS-05 who had looked at it remembers what is no longer there', () => {
    const t = drawn('launchFailure', { time: 12, css, seen: { sentry: ['css.10'] } })
    expect(t.mine('sentry').notes).toMatchObject([{ what: 'css', at: '10', card: 'cssAll', stale: true }])
    for (const seat of [0, 1, null])
      expect(view(determinize(view(t.g, seat), keyFromSeed(5)), seat)).toEqual(view(t.g, seat))
  })
})
