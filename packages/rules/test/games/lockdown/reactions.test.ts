/** Answers to attacks: turned away, ignored, drawn again; what others can tell from them. LOCK-RULING-145. */
import { describe, expect, it } from 'vitest'
import { EVERYBODY, sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { type GameState, type Name, view } from '../../../src/index.ts'
import { passTurn } from '../../eventPhase.ts'
import { decline, lockdown, move, part, type Situation } from '../../situation.ts'
import { DARK, LIT, SCAR } from './light.ts'
import { beforePhase } from './phase.ts'

const react = (card: Name) => ({ do: 'react', card }) as const
const who = (whom: number) => ({ do: 'who', whom }) as const
const pile = (t: Situation): Name[] => sharedZone(t.g, 'attack.discard').map(piece => nameOf(t.g, piece))
const asked = (t: Situation) => t.table().asking?.ask
/** What everybody but one seat sees, byte for byte, spectators included. */
const othersSee = (g: GameState, seat: number): string[] =>
  [null, ...g.crew.keys()].filter(s => s !== seat).map(s => JSON.stringify(view(g, s)))

/** Step 7 with this intruder in the Repository among these characters; this card is drawn. */
function attacked(seats: Name[], kind: string, cards: Name[], given: object): Situation {
  const t = beforePhase(
    {
      ...LIT,
      intruders: [{ kind, room: '003' }],
      at: Object.fromEntries(seats.map(s => [s, '003'])),
      hand: Object.fromEntries(seats.map(s => [s, []])),
      ...given,
      decks: { attack: cards, event: ['powerSurge'] },
    },
    seats,
  )
  passTurn(t, seats[0])
  return t
}

describe('Inconspicuous', () => {
  const rat = ['labRat', 'janitor', 'sentry']
  const shy = { hand: { labRat: ['inconspicuous'], janitor: ['rest', 'search'], sentry: ['rest', 'search'] } }

  it('LOCK-RULING-145 before the card: another one in the room becomes the target', () => {
    const t = attacked(rat.slice(0, 2), 'adult', ['cut.2'], {
      hand: { labRat: ['inconspicuous'], janitor: ['rest', 'search'] },
    })
    expect(t.table().asking).toMatchObject({
      ask: 'dodge',
      sealed: true,
      about: { attack: { kind: 'adult', card: null, victims: [0] } },
    })
    expect(t.told('attack')).toEqual([])
    t.act('labRat', react('inconspicuous'))
    expect(t.told('redirected')).toMatchObject([{ who: 0, whom: 1, card: 'inconspicuous', learned: EVERYBODY }])
    expect(t.told('attack')).toMatchObject([{ who: 1, card: 'cut.2' }])
    expect([t.crew('labRat').light, t.crew('janitor').light]).toEqual([0, 1])
    expect(t.crew('labRat').discard).toContain('inconspicuous')
  })

  it('LOCK-RULING-145 of several others one is chosen', () => {
    const t = attacked(rat, 'adult', ['cut.2'], shy)
    t.act('labRat', react('inconspicuous'))
    expect([asked(t), t.options('labRat')]).toEqual(['redirect', [who(1), who(2)]])
    t.act('labRat', who(2))
    expect(t.told('attack')).toMatchObject([{ who: 2 }])
  })

  it('LOCK-RULING-145 declined, or not in hand: the attack goes on, and nobody can tell which', () => {
    const t = attacked(rat, 'adult', ['cut.2'], shy)
    const without = attacked(rat, 'adult', ['cut.2'], { hand: { ...shy.hand, labRat: ['search'] } })
    expect([asked(t), asked(without)]).toEqual(['dodge', 'dodge'])
    expect(without.options('labRat')).toEqual([decline])
    const before = othersSee(t.g, 0)
    t.act('labRat', decline)
    expect(t.told('notIgnored')).toHaveLength(1)
    expect(t.told('attack')).toMatchObject([{ who: 0 }])
    expect(before.join()).not.toContain('inconspicuous')
  })

  it('LOCK-RULING-145 alone in the room, without a card, or with it in the open discard pile: not asked', () => {
    const alone = attacked(rat, 'adult', ['cut.2'], { ...shy, at: { labRat: '003', janitor: '010', sentry: '010' } })
    expect(alone.told('attack')).toHaveLength(1)
    const empty = attacked(rat, 'adult', ['cut.2'], { hand: { ...shy.hand, labRat: [] } })
    expect(empty.told('attack')).toHaveLength(1)
    const spent = attacked(rat, 'adult', ['cut.2'], {
      hand: { ...shy.hand, labRat: ['search'] },
      discard: { labRat: ['inconspicuous'] },
    })
    expect(spent.told('attack')).toHaveLength(1)
  })

  it('LOCK-RULING-169 a Larva is turned away too', () => {
    const t = attacked(rat.slice(0, 2), 'larva', [], {
      hand: { labRat: ['inconspicuous'], janitor: ['rest', 'search'] },
    })
    t.act('labRat', react('inconspicuous'))
    expect([t.crew('labRat').larva, t.crew('janitor').larva]).toEqual([false, true])
  })

  it('a standing answer declines it, unless it asks for what concerns oneself', () => {
    const quick = (unlessMine: boolean) => {
      const t = beforePhase(
        {
          ...LIT,
          intruders: [{ kind: 'adult', room: '003' }],
          at: { labRat: '003', janitor: '003' },
          ...shy2,
          decks: { attack: ['cut.2'], event: ['powerSurge'] },
        },
        ['labRat', 'janitor'],
      )
      t.standing('labRat', 'game', unlessMine)
      passTurn(t, 'labRat')
      return t.told('attack').length
    }
    const shy2 = { hand: { labRat: ['inconspicuous'], janitor: ['rest', 'search'] } }
    expect([quick(false), quick(true)]).toEqual([1, 0])
  })
})

describe('Feel of the Dark', () => {
  /** The Lab Rat in the Guard Room (001) meets an Adult. */
  function surprised(given: object): Situation {
    const t = lockdown(
      {
        ...DARK,
        met: true,
        bag: { adult: 12 },
        rooms: { '001': { tile: 'guardRoom', explored: true } },
        noise: ['c001-003'],
        at: { labRat: '003', janitor: '010' },
        hand: { labRat: ['search', 'feelOfTheDark'], janitor: [] },
        decks: { attack: ['cut.2'] },
        ...given,
      },
      ['labRat', 'janitor'],
      { dice: { noise: ['2'], bag: ['adult-3-4'] } },
    )
    t.act('labRat', ...move('001', 'search'))
    return t
  }

  it('LOCK-RULING-145 in Darkness a Surprise Attack whose card is known does nothing', () => {
    const t = surprised({})
    expect(t.table().asking).toMatchObject({ ask: 'attackWindow', about: { attack: { card: 'cut.2', victims: [0] } } })
    t.act('labRat', react('feelOfTheDark'))
    expect(t.told('spared')).toMatchObject([{ who: 0, card: 'feelOfTheDark' }])
    expect([t.crew('labRat').light, t.crew('labRat').contamination, pile(t)]).toEqual([0, 0, ['cut.2']])
  })

  it('LOCK-RULING-145 not in the light, and not against other attacks', () => {
    expect(surprised({ ...LIT }).crew('labRat').light).toBe(1)
    const t = attacked(['labRat', 'janitor'], 'adult', ['cut.2'], {
      ...DARK,
      at: { labRat: '003', janitor: '010' },
      hand: { labRat: ['feelOfTheDark'], janitor: [] },
    })
    expect(t.crew('labRat').light).toBe(2)
  })

  it('LOCK-ATTACK-04 a card that misses opens no window', () => {
    expect(asked(surprised({ decks: { attack: ['evolve.4'] } }))).toBe('turn')
  })
})

describe('Pheromones', () => {
  const three = ['xenobiologist', 'janitor', 'sentry']
  const scene = (given: object = {}, cards = ['cut.2'], seats = three) =>
    attacked(seats, 'adult', cards, {
      hand: Object.fromEntries(seats.map(s => [s, s === 'xenobiologist' ? ['pheromones'] : ['rest', 'search']])),
      carried: { xenobiologist: ['egg'] },
      ...given,
    })

  it('LOCK-RULING-145 an Egg or Carcass for the attack, and slime for everybody in the room', () => {
    const t = scene()
    t.act('xenobiologist', react('pheromones'))
    expect(t.told('spared')).toMatchObject([{ who: 0, card: 'pheromones' }])
    expect([t.crew('xenobiologist').light, t.crew('xenobiologist').objects]).toEqual([0, []])
    expect(three.map(s => t.crew(s).slime)).toEqual([true, true, true])
    expect(t.room('003').objects).toEqual([])
  })

  it('LOCK-RULING-145 of both kinds one is chosen', () => {
    const t = scene({ carried: { xenobiologist: ['egg', 'carcass'] } })
    t.act('xenobiologist', react('pheromones'))
    t.act('xenobiologist', { do: 'object', object: 'carcass' })
    expect(t.crew('xenobiologist').objects).toEqual(['egg'])
    expect(t.told('spared')).toHaveLength(1)
  })

  it('LOCK-RULING-145 without such an Object nobody is asked; the Object is seen by all', () => {
    expect(scene({ carried: {} }).crew('xenobiologist').light).toBe(1)
    expect(scene({ carried: { janitor: ['egg'] } }).crew('xenobiologist').light).toBe(1)
  })

  it('LOCK-RULING-145 LOCK-RULING-153 LOCK-KNOW-07 with Knowledge 6 the same card may be sent to another, whose own Darkness counts', () => {
    const wise = { knowledge: { xenobiologist: 6 } }
    const t = scene(wise)
    t.act('xenobiologist', react('pheromones'))
    expect([asked(t), t.options('xenobiologist')]).toEqual(['reaction', [part(0), part(1)]])
    t.act('xenobiologist', part(1))
    expect([asked(t), t.options('xenobiologist')]).toEqual(['redirect', [who(1), who(2)]])
    expect(t.crew('xenobiologist').objects).toEqual([])
    t.act('xenobiologist', who(1))
    expect(t.told('attack')).toHaveLength(1)
    expect(t.told('redirected')).toMatchObject([{ who: 0, whom: 1, card: 'pheromones' }])
    expect([t.crew('xenobiologist').light, t.crew('janitor').light, t.crew('janitor').slime]).toEqual([0, 1, false])
    // In the light, but the new victim sees nothing.
    const blind = scene({ ...wise, wounds: { janitor: ['eyes'] } }, ['cut.2'], three.slice(0, 2))
    blind.act('xenobiologist', react('pheromones'), part(1))
    expect(blind.crew('janitor').light).toBe(2)
  })

  it('LOCK-KNOW-07 with less Knowledge there is only one thing to do', () => {
    const t = scene({ knowledge: { xenobiologist: 5 } })
    t.act('xenobiologist', react('pheromones'))
    expect(t.told('spared')).toHaveLength(1)
  })

  it('LOCK-RULING-153 the new target may answer in turn, but not send it back', () => {
    const t = attacked(['xenobiologist', 'janitor'], 'adult', ['cut.2'], {
      ...DARK,
      hand: { xenobiologist: ['pheromones'], janitor: ['rest', 'search'] },
      knowledge: { xenobiologist: 6 },
      carried: { xenobiologist: ['egg'] },
      inventory: { janitor: ['glowstick'] },
    })
    t.act('xenobiologist', react('pheromones'), part(1))
    expect([t.asked(), t.table().asking?.about.attack?.victims]).toEqual([['janitor'], [1]])
    t.act('janitor', react('glowstick'))
    expect([t.crew('xenobiologist').light, t.crew('janitor').light]).toEqual([0, 1])
  })

  it('LOCK-RULING-153 what Inconspicuous has sent on does not come back', () => {
    const t = attacked(['labRat', 'xenobiologist'], 'adult', ['cut.2'], {
      hand: { labRat: ['inconspicuous'], xenobiologist: ['pheromones', 'search'] },
      knowledge: { xenobiologist: 6 },
      carried: { xenobiologist: ['egg'] },
    })
    t.act('labRat', react('inconspicuous'))
    t.act('xenobiologist', react('pheromones'))
    expect([t.told('spared').length, t.told('redirected').length, t.crew('labRat').light]).toEqual([1, 1, 0])
  })

  it('LOCK-RULING-170 an Escape attack sent to another is no Escape attack any more', () => {
    const t = lockdown(
      {
        ...LIT,
        met: true,
        rooms: { '002': { tile: 'guardRoom', explored: true } },
        intruders: [{ kind: 'adult', room: '003' }],
        at: { xenobiologist: '003', janitor: '003' },
        hand: { xenobiologist: ['pheromones', 'search'], janitor: [] },
        knowledge: { xenobiologist: 6 },
        carried: { xenobiologist: ['egg'] },
        wounds: { janitor: ['body'] },
        decks: { attack: ['bloodChase.2'] },
      },
      ['xenobiologist', 'janitor'],
      { dice: { noise: ['2'] } },
    )
    t.act('xenobiologist', ...move('002', 'search'))
    t.act('xenobiologist', react('pheromones'), part(1))
    expect([t.crew('xenobiologist').room, t.crew('janitor').light]).toEqual(['002', 1])
    expect([t.table().facility?.chasing, t.table().intruders[0].room]).toEqual([[], '003'])
  })
})

describe('Flashlight and Glowstick', () => {
  const torch = (given: object = {}, cards = ['cut.2', 'evolve.4']) =>
    attacked(['sentry', 'janitor'], 'adult', cards, {
      ...DARK,
      at: { sentry: '003', janitor: '010' },
      hands: { sentry: ['flashlight.red'] },
      ...given,
    })
  const uses = (t: Situation) => t.crew('sentry').hands[0].ammo

  it('LOCK-POWER-07 a Use of the Flashlight takes the Darkness part away', () => {
    const t = torch()
    t.act('sentry', react('flashlight.red'))
    expect([t.crew('sentry').light, t.crew('sentry').contamination, uses(t)]).toEqual([1, 1, 2])
    expect(t.told('ignoresDark')).toHaveLength(1)
  })

  it('LOCK-POWER-07 it is no help in the light, against a card without such a part, or without a Use', () => {
    expect(torch(LIT).crew('sentry').light).toBe(1)
    expect(torch({}, ['bloodChase.2']).crew('sentry').light).toBe(1)
    expect(torch({ ammo: { sentry: { 'flashlight.red': 0 } } }).crew('sentry').light).toBe(2)
  })

  it('LOCK-RULING-145 LOCK-RULING-171 with Knowledge 5 another card is drawn, which may be answered again; both are discarded', () => {
    const t = torch({ knowledge: { sentry: 5 } }, ['perchedInTheDark.2', 'cut.2', 'evolve.4'])
    t.act('sentry', react('flashlight.red'), part(1))
    expect(t.told('attackRedrawn')).toMatchObject([{ who: 0, card: 'flashlight.red' }])
    expect([asked(t), t.table().asking?.about.attack?.card]).toEqual(['attackWindow', 'cut.2'])
    t.act('sentry', react('flashlight.red'), part(1))
    expect(t.told('attack').map(e => [e.card, e.hits])).toEqual([
      ['perchedInTheDark.2', true],
      ['cut.2', true],
      ['evolve.4', false],
    ])
    expect([t.crew('sentry').light, t.crew('sentry').wounds, uses(t)]).toEqual([0, [], 1])
    expect([pile(t), sharedZone(t.g, 'play')]).toEqual([['evolve.4', 'cut.2', 'perchedInTheDark.2'], []])
  })

  it('LOCK-RULING-145 in the light the redraw is all it can do, so nothing is asked about it', () => {
    const t = torch({ ...LIT, knowledge: { sentry: 5 } })
    t.act('sentry', react('flashlight.red'))
    expect(t.told('attackRedrawn')).toHaveLength(1)
    expect(t.crew('sentry').light).toBe(0)
  })

  it('LOCK-POWER-07 a Glowstick is used up; whoever has a hidden red card is asked, and only then', () => {
    const glow = (card: Name) =>
      attacked(['sentry', 'janitor'], 'adult', ['perchedInTheDark.2'], {
        ...DARK,
        at: { sentry: '003', janitor: '010' },
        dressed: { sentry: [SCAR, SCAR] },
        inventory: { sentry: [card] },
      })
    const t = glow('glowstick')
    t.act('sentry', react('glowstick'))
    expect([t.crew('sentry').fate, t.crew('sentry').inventory]).toEqual(['aboard', []])
    expect(glow('weaponBattery').options('sentry')).toEqual([decline])
    expect(glow('toolbelt').crew('sentry').fate).toBe('dead')
  })
})
