/** Night Stalker attacks: when, on whom, with which card, and what darkness adds. LOCK-ATTACK. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { attacks } from '../../../src/games/lockdown/content/attacks.ts'
import type { Name } from '../../../src/index.ts'
import { intruders } from '../../eventPhase.ts'
import { decline, lockdown, move, pay, play, type Situation } from '../../situation.ts'
import { DARK, EYES, LIT, SCAR } from './light.ts'
import { phase } from './phase.ts'

const two = ['sentry', 'janitor']
const discarded = (t: Situation): Name[] => sharedZone(t.g, 'attack.discard').map(piece => nameOf(t.g, piece))
const away = { janitor: '010' }

/** One intruder with the Sentry in the Repository at the end of the round; this card is drawn. */
const attacked = (kind: string, card: Name, given: object = {}, seats = two): Situation =>
  phase(
    {
      ...LIT,
      at: away,
      intruders: [{ kind, room: '003' }],
      ...given,
      decks: { attack: [card], event: ['powerSurge'] },
    },
    seats,
  )
const harm = (t: Situation, who = 'sentry') => {
  const { fate, light, wounds, slime, larva } = t.crew(who)
  return { fate, light, serious: wounds.length, slime, larva, contamination: t.crew(who).contamination }
}
const UNHARMED = { fate: 'aboard', light: 0, serious: 0, slime: false, larva: false, contamination: 0 }

describe('when and on whom', () => {
  it('LOCK-ATTACK-01 LOCK-EVENT-07 in step 7, on an Escape and by surprise; otherwise never', () => {
    expect(attacked('adult', 'evolve.4').told('attack')).toHaveLength(1)
    const running = lockdown({
      ...LIT,
      intruders: [{ kind: 'adult', room: '003' }],
      hand: { sentry: ['rest'] },
      at: away,
      decks: { attack: ['evolve.4'] },
    })
    running.act('sentry', ...move('002', 'rest'))
    expect(running.told('attack')).toMatchObject([{ who: 0, hits: false }])
    const acting = lockdown(
      { ...LIT, intruders: [{ kind: 'adult', room: '003' }], hand: { sentry: ['rest', 'search'] }, at: away },
      two,
      { dice: { combat: ['blank'] } },
    )
    acting.act('sentry', { do: 'melee' }, pay('rest'))
    expect(acting.told('attack')).toEqual([])
  })

  it('LOCK-ATTACK-02 LOCK-RULING-59 the fewest Action cards, Contamination aside; a tie in order', () => {
    const hit = (sentry: Name[], janitor: Name[], given: object = {}) =>
      attacked('adult', 'evolve.4', { at: {}, hand: { sentry, janitor }, ...given }).told('attack')[0].who
    expect(hit(['search', 'rest'], ['rest'])).toBe(1)
    expect(hit(['search'], ['rest', 'search'])).toBe(0)
    expect(hit(['search', 'rest'], ['rest'], { contamination: { janitor: { hand: ['clean', 'clean'] } } })).toBe(1)
    expect(hit(['search'], ['rest'])).toBe(0)
    expect(hit(['search'], ['rest'], { first: 'janitor', turn: 'sentry' })).toBe(1)
  })

  it('LOCK-ATTACK-03 on an Escape the one who runs, whoever else has fewer cards', () => {
    const t = lockdown({
      ...LIT,
      intruders: [{ kind: 'adult', room: '003' }],
      hand: { sentry: ['rest', 'search'], janitor: [] },
      decks: { attack: ['evolve.4'] },
    })
    t.act('sentry', ...move('002', 'rest'))
    expect(t.told('attack').map(e => e.who)).toEqual([0])
  })

  it('LOCK-ATTACK-01 by surprise whoever has too few cards for what comes', () => {
    const t = lockdown(
      {
        ...LIT,
        met: true,
        bag: { adult: 12 },
        rooms: { '001': { tile: 'guardRoom', explored: true } },
        noise: ['c001-003'],
        at: { sentry: '003', janitor: '010' },
        hand: { sentry: ['rest'], janitor: [] },
        decks: { attack: ['evolve.4'] },
      },
      two,
      { dice: { noise: ['2'], bag: ['adult-3-4'] } },
    )
    t.act('sentry', ...move('001', 'rest'))
    expect(t.told('attack')).toMatchObject([{ who: 0, kind: 'adult' }])
  })

  it('LOCK-RULING-45 rooms in order of their characters; Queen, Breeder, Adult, Creeper, Larva; each chooses anew', () => {
    const t = attacked('larva', 'evolve.4', {
      at: { sentry: '003', janitor: '010' },
      intruders: [
        { kind: 'larva', room: '010' },
        { kind: 'adult', room: '010' },
        { kind: 'creeper', room: '003' },
        { kind: 'queen', room: '003' },
        { kind: 'breeder', room: '003' },
      ],
    })
    expect(t.told('attack').map(e => [e.kind, e.who])).toEqual([
      ['queen', 0],
      ['breeder', 0],
      ['creeper', 0],
      ['adult', 1],
      ['larva', 1],
    ])
  })

  it('LOCK-RULING-45 whose victim is gone attacks whoever is left, and nobody if there is none', () => {
    const t = attacked('queen', 'piercingTheHeart.3', {
      ...DARK,
      at: {},
      hand: { sentry: [], janitor: ['rest', 'search'] },
      wounds: { sentry: [SCAR] },
      intruders: [
        { kind: 'queen', room: '003' },
        { kind: 'larva', room: '003' },
      ],
    })
    expect(t.crew('sentry').fate).toBe('dead')
    expect(t.told('attack').map(e => [e.kind, e.who])).toEqual([
      ['queen', 0],
      ['larva', 1],
    ])
  })
})

describe('the card', () => {
  it('LOCK-ATTACK-04 without the attacker’s symbol the attack misses', () => {
    for (const kind of ['creeper', 'adult', 'breeder'])
      expect(harm(attacked(kind, 'piercingTheHeart.3', DARK))).toEqual(UNHARMED)
    expect(harm(attacked('queen', 'piercingTheHeart.3'))).toEqual({ ...UNHARMED, serious: 1, contamination: 1 })
  })

  it('LOCK-ATTACK-06 LOCK-ATTACK-07 its blood means nothing now; it is discarded', () => {
    const t = attacked('adult', 'cut.retreat', { intruders: [{ kind: 'adult', room: '003', injuries: 9 }] })
    expect(harm(t)).toEqual({ ...UNHARMED, light: 1, contamination: 1 })
    expect([t.told('retreats'), intruders(t), discarded(t)]).toEqual([[], ['adult 003'], ['cut.retreat']])
  })

  it('LOCK-ATTACK-05 LOCK-POWER-06 what stands under the Darkness icon comes besides, for a target in Darkness', () => {
    expect(harm(attacked('adult', 'cut.2'))).toEqual({ ...UNHARMED, light: 1, contamination: 1 })
    expect(harm(attacked('adult', 'cut.2', DARK))).toEqual({ ...UNHARMED, light: 2, contamination: 1 })
    // LOCK-ATTACK-05: only if the card hits at all.
    expect(
      harm(attacked('creeper', 'perchedInTheDark.2', { ...DARK, dressed: { sentry: [SCAR, SCAR, SCAR] } })).fate,
    ).toBe('aboard')
  })

  it('LOCK-POWER-04 a Section with power is lit, one without is not, and the Staircase never is', () => {
    const light = (room: string, on: number[]) =>
      attacked('adult', 'cut.2', {
        on,
        at: { sentry: room, janitor: '010' },
        intruders: [{ kind: 'adult', room }],
      }).crew('sentry').light
    expect([light('003', [1]), light('003', [2, 3, 4])]).toEqual([1, 2])
    expect([light('014', [2]), light('014', [1, 3, 4])]).toEqual([1, 2])
    expect(light('005', [1, 2, 3, 4])).toBe(2)
  })

  it('LOCK-RULING-142 who has the Eyes wound is in Darkness anywhere, until it is dressed', () => {
    expect(harm(attacked('adult', 'cut.2', { wounds: { sentry: [EYES] } })).light).toBe(2)
    expect(harm(attacked('adult', 'cut.2', { dressed: { sentry: [EYES] } })).light).toBe(1)
  })
})

describe('each card', () => {
  it('twenty cards, by name', () => {
    const count = (id: Name) => attacks.filter(card => card.id === id).length
    const names = [...new Set(attacks.map(card => card.id))]
    expect(names.map(id => [id, count(id)])).toEqual([
      ['cut', 5],
      ['perchedInTheDark', 5],
      ['bloodChase', 3],
      ['bloodRage', 2],
      ['piercingTheHeart', 2],
      ['evolve', 2],
      ['infectingTheHost', 1],
    ])
    expect(attacks.map(card => card.blood)).toEqual([
      2,
      3,
      4,
      5,
      null,
      2,
      4,
      5,
      5,
      null,
      2,
      4,
      5,
      3,
      5,
      3,
      5,
      4,
      null,
      4,
    ])
  })

  it('LOCK-RULING-151 Perched in the Dark: a serious wound; in Darkness whoever has three by then dies', () => {
    const perched = (given: object) => harm(attacked('adult', 'perchedInTheDark.4', given))
    const scars = { wounds: { sentry: [SCAR, SCAR] } }
    expect(perched({})).toEqual({ ...UNHARMED, serious: 1 })
    expect(perched(scars)).toMatchObject({ fate: 'aboard', serious: 3 })
    expect(perched({ ...DARK, wounds: { sentry: [SCAR] } })).toMatchObject({ fate: 'aboard', serious: 2 })
    expect(perched({ ...DARK, ...scars }).fate).toBe('dead')
    expect(perched({ ...DARK, dressed: scars.wounds }).fate).toBe('dead')
  })

  it('Blood Rage: with two serious wounds death, with an undressed one two more, otherwise one', () => {
    const rage = (given: object) => harm(attacked('breeder', 'bloodRage.3', given))
    expect(rage({})).toEqual({ ...UNHARMED, serious: 1 })
    expect(rage({ wounds: { sentry: [SCAR] } })).toMatchObject({ fate: 'aboard', serious: 3 })
    expect(rage({ dressed: { sentry: [SCAR] } })).toMatchObject({ fate: 'aboard', serious: 1 })
    expect(rage({ dressed: { sentry: [SCAR, SCAR] } }).fate).toBe('dead')
    expect(harm(attacked('adult', 'bloodRage.3'))).toEqual(UNHARMED)
  })

  it('LOCK-RULING-151 Piercing the Heart: a serious wound and Contamination; in Darkness whoever has two by then dies', () => {
    const pierced = (given: object) => harm(attacked('queen', 'piercingTheHeart.5', given))
    expect(pierced(DARK)).toEqual({ ...UNHARMED, serious: 1, contamination: 1 })
    expect(pierced({ ...DARK, wounds: { sentry: [SCAR] } }).fate).toBe('dead')
    expect(pierced({ wounds: { sentry: [SCAR] } })).toMatchObject({ fate: 'aboard', serious: 2 })
  })

  it('Evolve: the Creeper becomes a Breeder, and in Darkness it attacks as one', () => {
    const lit = attacked('creeper', 'evolve.4')
    expect([intruders(lit), lit.told('attack').length, harm(lit)]).toEqual([['breeder 003'], 1, UNHARMED])
    const dark = phase({
      ...DARK,
      at: away,
      hand: { sentry: ['rest', 'search'] },
      intruders: [{ kind: 'creeper', room: '003' }],
      decks: { attack: ['evolve.4', 'bloodRage.3'], event: ['powerSurge'] },
    })
    expect(dark.told('attack').map(e => [e.kind, e.card])).toEqual([
      ['creeper', 'evolve.4'],
      ['breeder', 'bloodRage.3'],
    ])
    expect([harm(dark).serious, discarded(dark)]).toEqual([1, ['bloodRage.3', 'evolve.4']])
  })

  it('Infecting the Host: slime, and in Darkness a Larva with its Contamination', () => {
    expect(harm(attacked('creeper', 'infectingTheHost.4'))).toEqual({ ...UNHARMED, slime: true })
    expect(harm(attacked('creeper', 'infectingTheHost.4', DARK))).toEqual({
      ...UNHARMED,
      slime: true,
      larva: true,
      contamination: 1,
    })
  })

  it('LOCK-ATTACK-08 a Larva needs no card: it is gone, its victim has one and a Contamination card', () => {
    const t = attacked('larva', 'cut.2')
    expect([intruders(t), discarded(t), harm(t)]).toEqual([[], [], { ...UNHARMED, larva: true, contamination: 1 }])
    const again = attacked('larva', 'cut.2', { larva: ['sentry'] })
    expect([intruders(again), harm(again)]).toEqual([[], { ...UNHARMED, larva: true, contamination: 1 }])
  })
})

describe('escape', () => {
  const runner = (given: object = {}, dice: object = { noise: ['2'] }): Situation => {
    const t = lockdown(
      {
        ...LIT,
        met: true,
        rooms: { '002': { tile: 'guardRoom', explored: true } },
        intruders: [{ kind: 'adult', room: '003' }],
        hand: { sentry: ['rest', 'search'] },
        at: away,
        decks: { attack: ['bloodChase.2'] },
        ...given,
      },
      two,
      { dice },
    )
    t.act('sentry', ...move('002', 'rest'))
    return t
  }

  it('LOCK-FLEE-01 LOCK-FLEE-02 LOCK-FLEE-03 one card, an attack by each of them, next the Movement with its noise', () => {
    const t = runner({
      intruders: [
        { kind: 'larva', room: '003' },
        { kind: 'adult', room: '003' },
      ],
    })
    expect(t.events.map(e => e.e).filter(e => ['attack', 'moved', 'noiseRolled'].includes(e))).toEqual([
      'attack',
      'attack',
      'moved',
      'noiseRolled',
    ])
    expect([t.crew('sentry').room, t.crew('sentry').light, t.crew('sentry').slime]).toEqual(['002', 1, true])
  })

  it('LOCK-FLEE-01 also into an unexplored room', () => {
    const t = runner({ rooms: {} })
    expect([t.crew('sentry').room, t.told('explored').length]).toEqual(['002', 1])
  })

  it('LOCK-FLEE-04 who dies stays in the room it was leaving', () => {
    const t = runner({ dressed: { sentry: [SCAR, SCAR, SCAR] } })
    expect([t.crew('sentry').fate, t.told('moved'), t.room('003').objects]).toEqual(['dead', [], ['corpse.sentry']])
  })

  it('LOCK-FLEE-05 other ways out: Distraction takes two away and nobody is attacked', () => {
    const t = lockdown(
      {
        ...LIT,
        met: true,
        rooms: { '002': { tile: 'guardRoom', explored: true } },
        intruders: [{ kind: 'adult', room: '003' }],
        at: { survivor: '003', janitor: '003' },
        hand: { survivor: ['distraction', 'rest'], janitor: [] },
        inventory: { survivor: ['toolbelt'] },
      },
      ['survivor', 'janitor'],
      { dice: { noise: ['silence'] } },
    )
    t.act('survivor', play('distraction'))
    t.act('survivor', { do: 'item', card: 'toolbelt' })
    t.act('survivor', { do: 'who', whom: 1 })
    t.act('survivor', { do: 'accept' })
    t.act('survivor', { do: 'room', room: '002' })
    expect([t.crew('survivor').room, t.crew('janitor').room, t.told('attack')]).toEqual(['002', '002', []])
  })

  it('LOCK-RULING-63 LOCK-RULING-172 Blood Chase: after an undressed serious wound it follows, once the character is through', () => {
    const t = runner({ wounds: { sentry: ['body'] } })
    expect(t.events.map(e => e.e).filter(e => ['moved', 'noiseRolled', 'intruderMoved'].includes(e))).toEqual([
      'moved',
      'noiseRolled',
      'intruderMoved',
    ])
    expect(intruders(t)).toEqual(['adult 002'])
    expect(t.table().facility?.chasing).toEqual([])
  })

  it('LOCK-RULING-172 Blood Chase: a door that fell shut behind the character is destroyed, and it stays', () => {
    const t = runner({ wounds: { sentry: ['body'] }, rooms: { '002': { tile: 'guardRoom', token: 'door-1' } } })
    expect(t.crew('sentry').room).toBe('002')
    expect(t.told('door').map(e => [e.corridor, e.state])).toEqual([
      ['c002-003', 'closed'],
      ['c002-003', 'destroyed'],
    ])
    expect([intruders(t), t.table().facility?.chasing]).toEqual([['adult 003'], []])
  })

  it('LOCK-RULING-63 it stays where it is without such a wound, with a dressed one, or if nobody runs', () => {
    expect(intruders(runner())).toEqual(['adult 003'])
    expect(intruders(runner({ dressed: { sentry: ['body'] } }))).toEqual(['adult 003'])
    const t = attacked('adult', 'bloodChase.2', { wounds: { sentry: ['body'] } })
    expect([intruders(t), t.table().facility?.chasing]).toEqual([['adult 003'], []])
  })

  it('LOCK-RULING-63 nobody follows the dead', () => {
    const t = runner({
      ...DARK,
      wounds: { sentry: ['body', 'body'] },
      intruders: [
        { kind: 'queen', room: '003' },
        { kind: 'adult', room: '003' },
      ],
      decks: { attack: ['bloodChase.2', 'perchedInTheDark.2'] },
    })
    expect(t.crew('sentry').fate).toBe('dead')
    expect([intruders(t), t.table().facility?.chasing]).toEqual([['queen 003', 'adult 003'], []])
  })

  it('LOCK-RULING-63 the death of somebody else does not shake it off', () => {
    const t = lockdown(
      {
        ...LIT,
        met: true,
        rooms: { '002': { tile: 'guardRoom', explored: true } },
        intruders: [
          { kind: 'queen', room: '003' },
          { kind: 'adult', room: '003' },
        ],
        at: { labRat: '003', janitor: '003', sentry: '020' },
        hand: { labRat: ['inconspicuous', 'search'], janitor: [], sentry: [] },
        wounds: { labRat: ['body'], janitor: ['leg', 'leg', 'leg'] },
        decks: { attack: ['bloodChase.2', 'cut.2'] },
      },
      ['labRat', 'janitor', 'sentry'],
      { dice: { noise: ['2'] } },
    )
    t.act('labRat', ...move('002', 'search'), decline, { do: 'react', card: 'inconspicuous' })
    expect([t.crew('janitor').fate, t.crew('labRat').room]).toEqual(['dead', '002'])
    expect(intruders(t)).toEqual(['queen 002', 'adult 003'])
  })
})

describe('without a miniature', () => {
  /** The Survivor through the vents from 001 to 013. */
  const vents = (given: object = {}, seats = ['survivor', 'janitor']): Situation => {
    const t = lockdown(
      {
        ...LIT,
        met: true,
        rooms: { '001': { tile: 'guardRoom', explored: true }, '013': { tile: 'archive', explored: true } },
        at: { survivor: '001', janitor: '003' },
        hand: { survivor: ['vents', 'rest'], janitor: [] },
        decks: { attack: ['cut.2'] },
        ...given,
      },
      seats,
      { dice: { noise: ['silence'] } },
    )
    t.act('survivor', play('vents'), pay('rest'), { do: 'room', room: '013' })
    return t
  }

  it('LOCK-RULING-82 LOCK-TECH-02 the attack in the ducts is an Adult’s and in Darkness, whatever the lights', () => {
    const t = vents()
    expect(t.told('attack')).toMatchObject([{ intruder: -1, kind: 'adult', who: 0, card: 'cut.2', hits: true }])
    expect([t.crew('survivor').light, t.table().intruders, discarded(t)]).toEqual([2, [], ['cut.2']])
    expect(vents({ decks: { attack: ['evolve.4'] } }).crew('survivor').light).toBe(0)
  })

  it('LOCK-POWER-07 a Glowstick lights the ducts', () => {
    const t = vents({ inventory: { survivor: ['glowstick'] } })
    expect(t.table().asking).toMatchObject({ ask: 'attackWindow', about: { attack: { intruder: -1, kind: 'adult' } } })
    t.act('survivor', { do: 'react', card: 'glowstick' })
    expect(t.crew('survivor').light).toBe(1)
    const other = vents({ inventory: { survivor: ['glowstick'] } })
    other.act('survivor', decline)
    expect(other.crew('survivor').light).toBe(2)
  })
})
