/** A round of the facility: its steps, turns and passing, and what the Event Phase does in which order. */
import { describe, expect, it } from 'vitest'
import { seatZone, sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { create, keyFromSeed, pending, tableView } from '../../../src/index.ts'
import { intruders, kinds, passTurn } from '../../eventPhase.ts'
import { afterwards, lockdown, move, pay, play } from '../../situation.ts'
import { beforePhase, NOTHING, phase } from './phase.ts'

const two = ['sentry', 'janitor']
const alone = { hand: { sentry: [], janitor: [] } }

describe('the steps', () => {
  it('LOCK-ROUND-01 LOCK-ROUND-02 launch, time, noise, attacks, fire, event, bag, and the next round', () => {
    const t = phase({
      ...alone,
      time: 10,
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      noise: ['001/1'],
      rooms: { '016': { tile: 'archive', explored: true, fire: true } },
      intruders: [
        { kind: 'adult', room: '003' },
        { kind: 'breeder', room: '016' },
      ],
      decks: { attack: ['bloodChase.2', 'cut.2', 'cut.3'], event: [NOTHING] },
    })
    const steps = kinds(t.events, 'cssTurned', 'time', 'noiseGone', 'attack', 'injured', 'event', 'tokenDrawn', 'round')
    expect(steps).toEqual(['cssTurned', 'time', 'noiseGone', 'attack', 'injured', 'event', 'tokenDrawn', 'round'])
  })

  it('LOCK-EVENT-01 the CSS token of the space that is left, before the Time token moves', () => {
    const t = phase({ time: 10, css: { 10: 'cssNone' } })
    expect(t.told('cssTurned')).toMatchObject([{ space: 10, card: 'cssNone' }])
    expect(phase({ time: 11 }).told('cssTurned')).toEqual([])
  })

  it('LOCK-EVENT-03 nothing on the track, nothing happens', () => {
    const t = phase({ time: 12 })
    expect([t.told('selfDestruct'), t.told('selfDestructRed'), t.table().over]).toEqual([[], [], null])
  })

  it('LOCK-ROUND-01 an end condition stops everything at once', () => {
    const t = phase({ time: 1, intruders: [{ kind: 'adult', room: '003' }] })
    expect([t.told('attack'), t.told('event'), t.told('round')]).toEqual([[], [], []])
  })
})

describe('drawing', () => {
  it('LOCK-EX-40 LOCK-ROUND-03 LOCK-ROUND-04 LOCK-ROOM-ISOLATION-01 six cards in the Isolation Room, else five', () => {
    const seats = ['survivor', 'janitor'].map(character => ({ character }))
    for (let seed = 0; seed < 4; seed++) {
      const g = create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed(seed))
      expect(tableView(g).crew.map(c => c.hand)).toEqual([6, 5])
      expect(g.crew[g.first].number).toBe(1)
      expect(pending(g)[0].seat).toBe(g.first)
    }
  })

  it('LOCK-ROUND-03 what was kept counts', () => {
    const t = phase({ hand: { sentry: ['rest', 'search', 'search'], janitor: [] } })
    expect(t.told('drew').map(e => [e.who, e.count])).toEqual([
      [0, 2],
      [1, 5],
    ])
  })

  it('LOCK-LIMIT-08 an empty deck is made anew of the discard pile, and drawing goes on', () => {
    const spent = ['search', 'search', 'demolition', 'interruption', 'repairs', 'stun', 'quarantine', 'facilityTour']
    const t = phase({ ...alone, discard: { sentry: spent } })
    expect([t.crew('sentry').hand, t.crew('sentry').deck.count, t.crew('sentry').discard]).toEqual([5, 5, []])
    expect(t.told('reshuffled')).toHaveLength(1)
  })

  it('LOCK-ROUND-04 after that the First Player token goes to the left', () => {
    const t = phase({ hand: { sentry: [], janitor: [], hacker: [] } }, ['sentry', 'janitor', 'hacker'])
    expect(kinds(t.events, 'drew', 'firstPlayer', 'turn').slice(-5)).toEqual([
      'drew',
      'drew',
      'drew',
      'firstPlayer',
      'turn',
    ])
    expect([t.table().first, t.asked()]).toEqual([1, ['janitor']])
  })
})

describe('turns', () => {
  const hand = { sentry: ['rest', 'search', 'search', 'demolition', 'repairs'], janitor: [] as string[] }
  const rooms = {
    '001': { tile: 'guardRoom', explored: true },
    '002': { tile: 'testingLab', explored: true },
  }

  it('LOCK-ROUND-05 in order, two actions each, until all have passed', () => {
    const t = lockdown({ rooms, hand, met: true, first: 'sentry' }, two, { dice: { noise: ['1', '2'] } })
    t.act('sentry', ...move('001', 'rest'), ...move('003', 'search'))
    expect(t.asked()).toEqual(['janitor'])
    passTurn(t, 'janitor')
    expect([t.asked(), t.told('time')]).toEqual([['sentry'], []])
    passTurn(t, 'sentry')
    expect(t.told('time')).toHaveLength(1)
  })

  it('LOCK-ROUND-06 LOCK-ROUND-08 after one action one may pass; who has passed has no turn any more', () => {
    const t = lockdown({ rooms, hand, met: true }, two, { dice: { noise: ['1'] } })
    t.act('sentry', ...move('001', 'rest'))
    passTurn(t, 'sentry')
    expect(t.asked()).toEqual(['janitor'])
    t.act('janitor', { do: 'pass' })
    expect(t.told('time')).toHaveLength(1)
  })

  it('LOCK-ROUND-07 passing, any cards may be discarded, Contamination too', () => {
    const t = lockdown({
      hand: { ...hand, sentry: ['rest', 'search'] },
      contamination: { sentry: { hand: ['clean'] } },
    })
    t.act('sentry', { do: 'pass' })
    expect(t.crew('sentry').passed).toBe(true)
    expect(t.options('sentry').map(o => ('card' in o ? o.card : o.do))).toEqual([
      'done',
      'search',
      'rest',
      'contamination',
    ])
    t.act('sentry', { do: 'discard', card: 'search' }, { do: 'discard', card: 'contamination' })
    expect(t.crew('sentry').discard.toSorted()).toEqual(['contamination', 'search'])
    expect(t.crew('sentry').hand).toBe(1)
  })

  it('LOCK-ROUND-09 LOCK-EX-46 every turn that ends in a burning room wounds, passing too; then no more', () => {
    const t = lockdown(
      {
        met: true,
        rooms: { '001': { tile: 'guardRoom', explored: true, fire: true } },
        at: { sentry: '001' },
        hand: { sentry: ['demolition', 'repairs', 'search', 'rest'], janitor: ['cleanUp', 'demolition'] },
      },
      two,
    )
    t.act('sentry', play('demolition'), play('repairs'), pay('search'))
    expect(t.crew('sentry').light).toBe(1)
    t.act('janitor', play('demolition'), play('cleanUp'))
    passTurn(t, 'sentry')
    expect(t.crew('sentry').light).toBe(2)
    expect(t.asked()).toEqual(['janitor'])
    passTurn(t, 'janitor')
    expect(t.told('lightWound')).toHaveLength(2)
  })
})

describe('the event card', () => {
  const two = ['sentry', 'janitor']
  const at = (event: string, given: object) => phase({ ...alone, ...given, decks: { event: [event] } }, two)

  it('LOCK-EVENT-07 every Night Stalker with a character attacks once', () => {
    const t = phase({
      ...alone,
      intruders: [
        { kind: 'adult', room: '003' },
        { kind: 'creeper', room: '003' },
        { kind: 'adult', room: '012' },
      ],
      decks: { event: [NOTHING], attack: ['bloodChase.2', 'bloodChase.4'] },
    })
    expect(t.told('attack').map(e => e.kind)).toEqual(['adult', 'creeper'])
  })

  it('LOCK-EVENT-08 LOCK-ROOM-NEST-07 fire hurts every Night Stalker in it, and one egg', () => {
    const t = phase({
      ...alone,
      rooms: { '016': { tile: 'nest', explored: true, fire: true } },
      eggs: 4,
      intruders: [
        { kind: 'breeder', room: '016' },
        { kind: 'breeder', room: '019' },
      ],
      decks: { event: [NOTHING], attack: ['perchedInTheDark.5', 'perchedInTheDark.4'] },
    })
    expect([t.told('injured').map(e => e.injuries), t.table().eggs]).toEqual([[1], 3])
  })

  it('LOCK-EVENT-09 LOCK-EVENT-14 first the movement, then the effect', () => {
    const t = at('coolantLeak', {
      rooms: { '007': { tile: 'coolingSystem', explored: true } },
      intruders: [{ kind: 'adult', room: '010' }],
    })
    expect(kinds(t.events, 'event', 'intruderMoved', 'malfunction')).toEqual(['event', 'intruderMoved', 'malfunction'])
  })

  const scattered = [
    { kind: 'adult', room: '010' },
    { kind: 'breeder', room: '007' },
    { kind: 'queen', room: '009' },
    { kind: 'creeper', room: '017' },
    { kind: 'larva', room: '022' },
    { kind: 'adult', room: '003' },
  ]

  it('LOCK-EVENT-10 LOCK-EX-09 who is on the card and not with a character goes through the corridor of its number', () => {
    const t = at('coolantLeak', {
      rooms: { '007': { tile: 'coolingSystem', explored: true } },
      intruders: scattered,
      calm: true,
    })
    expect(intruders(t)).toEqual(['adult 013', 'breeder 006', 'queen 012', 'creeper 017', 'larva 022', 'adult 003'])
    expect([t.room('007').malfunction, t.table().selfDestruct]).toEqual([true, null])
    // LOCK-EVENT-16
    expect(t.told('eventRemoved').map(e => e.card)).toEqual(['coolantLeak'])
    expect(t.table().removed).toContain('coolantLeak')
    expect([t.told('reshuffled').map(e => e.deck), sharedZone(t.g, 'event').length]).toEqual([['event'], 21])
  })

  it('LOCK-SD-08 LOCK-EX-09 the Cooling System broken already: Autodestruction starts', () => {
    const t = at('coolantLeak', { rooms: { '007': { tile: 'coolingSystem', explored: true, malfunction: true } } })
    expect(t.table()).toMatchObject({ time: 14, selfDestruct: 11 })
  })

  it('LOCK-EVENT-12 an Entrance: the miniature leaves, a token of its kind goes into the bag', () => {
    const t = at('damage', { intruders: [{ kind: 'adult', room: '019', injuries: 2 }], bag: { adult: 4 } })
    expect([intruders(t), t.table().bag.adult]).toEqual([[], 6]) // and one for the larva
    expect(t.told('intruderLeft')).toMatchObject([{ kind: 'adult', how: 'ducts' }])
  })

  it('LOCK-EVENT-13 a closed door: it is destroyed, and nobody moves', () => {
    const t = at('damage', { intruders: [{ kind: 'adult', room: '010' }], doors: { '010/3': 'closed' } })
    expect(intruders(t)).toEqual(['adult 010'])
    expect(t.table().doors).toEqual([{ corridor: 'c010-012', state: 'destroyed' }])
  })

  it('LOCK-EVENT-16 LOCK-GEN-05 afterwards it lies face up on the discard pile', () => {
    const t = at(NOTHING, {})
    expect(t.table().decks.find(({ deck }) => deck === 'event')?.discard).toEqual([NOTHING])
  })

  it('LOCK-LIMIT-09 an empty event deck is made anew of its discard pile', () => {
    const t = beforePhase(alone)
    const deck = sharedZone(t.g, 'event')
    sharedZone(t.g, 'event.discard').push(...deck.splice(0, deck.length - 1))
    passTurn(t, 'sentry')
    expect([t.told('reshuffled'), t.told('event').length]).toEqual([[], 1])
    t.g.agenda.splice(-1, 0, { do: 'eventCard' })
    passTurn(t, t.asked()[0])
    expect(t.told('reshuffled').map(e => e.deck)).toContain('event')
  })

  it('LOCK-LIMIT-10 an empty attack deck as well', () => {
    const t = beforePhase({ ...alone, intruders: [{ kind: 'adult', room: '003' }] })
    const deck = sharedZone(t.g, 'attack')
    sharedZone(t.g, 'attack.discard').push(...deck.splice(0))
    passTurn(t, 'sentry')
    expect([t.told('reshuffled').map(e => e.deck), t.told('attack').length]).toEqual([['attack'], 1])
  })
})

describe('of each at most one', () => {
  it('LOCK-LIMIT-04 LOCK-RULING-52 a second fire or Malfunction in a room changes nothing, nor does a second slime', () => {
    const t = lockdown({
      hand: { sentry: ['demolition'], janitor: [] },
      rooms: {
        '001': { tile: 'contaminatedRoom', explored: true, fire: true },
        '002': { tile: 'guardRoom', explored: true, malfunction: true },
      },
      at: { sentry: '002' },
      slime: ['sentry'],
    })
    afterwards(t.g, { do: 'placeFire', room: 0 })
    t.act('sentry', play('demolition'))
    expect([t.told('fire'), t.told('malfunction'), t.told('slimed')]).toEqual([[], [], []])
    expect([t.room('001').fire, t.room('002').malfunction]).toEqual([true, true])
  })

  it('LOCK-LIMIT-04 noise where there is noise is an Encounter, not a second marker', () => {
    const t = lockdown(
      {
        met: true,
        on: [],
        noise: ['001/1'],
        rooms: { '001': { tile: 'guardRoom', explored: true } },
        hand: { sentry: ['rest', 'search', 'search'], janitor: [] },
      },
      two,
      { dice: { noise: ['1'], bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...move('001', 'rest'))
    expect([t.told('noise'), t.told('encounter').length]).toEqual([[], 1])
  })

  it('LOCK-GEN-09 what is shot at is a Night Stalker, never a character', () => {
    const t = lockdown({
      met: true,
      intruders: [{ kind: 'adult', room: '003' }],
      hand: { sentry: ['rest'], janitor: [] },
    })
    t.act('sentry', { do: 'shoot' }, pay('rest'))
    expect(t.told('shot')).toMatchObject([{ target: 1, kind: 'adult' }])
    expect(t.crew('janitor')).toMatchObject({ light: 0, wounds: [] })
  })
})

it('LOCK-GEN-05 a used action card lies face up on its owner’s pile', () => {
  const t = lockdown({ hand: { sentry: ['demolition'], janitor: [] } })
  t.act('sentry', play('demolition'))
  const [piece] = seatZone(t.g, 0, 'discard')
  expect([nameOf(t.g, piece), t.crew('sentry').discard]).toEqual(['demolition', ['demolition']])
})
