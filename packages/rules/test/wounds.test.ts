/** Wounds, one at a time, and death. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../src/core/pieces.ts'
import { afterwards, move, pass, situation } from './situation.ts'

const hurt = { do: 'lightWound' as const, who: 0 }
const badly = { do: 'seriousWound' as const, who: 0 }
const crew = ['scout', 'captain']

describe('wounds', () => {
  test('NEM-WOUND-01 NEM-WOUND-02 NEM-WOUND-03 light wounds climb to three, which is a serious one', () => {
    const t = situation({ decks: { wound: ['leg'] } }, crew)
    afterwards(t.g, hurt, hurt)
    t.act('scout', ...pass)
    expect([t.crew('scout').light, t.crew('scout').wounds]).toEqual([2, []])
    afterwards(t.g, hurt)
    t.act('captain', ...pass)
    expect([t.crew('scout').light, t.crew('scout').wounds]).toEqual([0, ['leg']])
    expect(t.told('lightWound').map(e => e.light)).toEqual([1, 2, 3])
  })

  test('NEM-WOUND-04 a serious wound is drawn, lies face up for all to see and works from now on', () => {
    const t = situation({ decks: { wound: ['body'] }, hand: { scout: [] } }, crew)
    afterwards(t.g, badly)
    t.act('scout', { do: 'pass' })
    expect(t.told('seriousWound')).toMatchObject([{ who: 0, card: 'body' }])
    expect(t.table().crew[0].wounds).toEqual(['body'])
    t.act('captain', ...pass)
    expect(t.crew('scout').hand).toBe(4)
  })

  test('NEM-RULING-87 several wounds at once: each is resolved before the next', () => {
    const given = {
      hands: { scout: ['rifle', 'prototypeRifle'] },
      light: { scout: 2 },
      decks: { wound: ['arm', 'leg'] },
    }
    const t = situation(given, crew)
    afterwards(t.g, hurt, hurt, hurt, hurt)
    t.act('scout', ...pass)
    // The Arm wound of the first asks for its drop before the second is dealt.
    expect([t.crew('scout').light, t.asked()]).toEqual([0, ['scout']])
    t.act('scout', { do: 'drop', card: 'rifle' })
    expect([t.crew('scout').light, t.crew('scout').wounds]).toEqual([0, ['arm', 'leg']])
  })

  test('NEM-WOUND-06 NEM-RULING-88 with three serious wounds any wound kills, and no card is drawn', () => {
    for (const task of [hurt, badly])
      for (const light of [0, 2]) {
        const t = situation({ wounds: { scout: ['body', 'leg', 'hand'] }, light: { scout: light } }, crew)
        afterwards(t.g, task)
        t.act('scout', ...pass)
        expect(t.crew('scout')).toMatchObject({ fate: 'dead', wounds: ['body', 'leg', 'hand'] })
        expect(t.told('seriousWound')).toEqual([])
      }
  })

  test('NEM-RULING-26 an empty wound deck is made anew from its discard pile', () => {
    const t = situation({}, crew)
    sharedZone(t.g, 'wound.discard').push(...sharedZone(t.g, 'wound').splice(0))
    afterwards(t.g, badly)
    t.act('scout', ...pass)
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'wound' }])
    expect(t.crew('scout').wounds).toHaveLength(1)
  })

  test('NEM-RULING-26 fifteen wounds in play leave one in the deck, and the dead keep theirs', () => {
    const all = ['scout', 'captain', 'pilot', 'soldier', 'mechanic']
    const names = ['body', 'leg', 'hand', 'arm', 'bleeding']
    const wounds = Object.fromEntries(all.map((c, i) => [c, [names[i], names[i], names[i]]]))
    const t = situation({ wounds }, all)
    afterwards(t.g, hurt)
    t.act('scout', ...pass)
    expect([t.crew('scout').fate, t.crew('scout').wounds]).toEqual(['dead', wounds.scout])
    expect(sharedZone(t.g, 'wound')).toHaveLength(1)
  })
})

describe('death', () => {
  test('NEM-RULING-06 who dies in the middle of its own turn loses the rest of it, in a burning room too', () => {
    const rooms = { '006': { tile: 'canteen', explored: true, fire: true } }
    const given = {
      rooms,
      at: { captain: '001' },
      hand: { scout: ['rest', 'search'] },
      wounds: { scout: ['body', 'leg', 'hand'] },
    }
    const t = situation(given, crew, { dice: { noise: ['silence'] } })
    afterwards(t.g, hurt)
    t.act('scout', ...move('006', 'rest'))
    expect([t.crew('scout').fate, t.told('died').length, t.told('lightWound').length]).toEqual(['dead', 1, 0])
    expect(t.asked()).toEqual(['captain'])
    expect(t.table().turn).toEqual({ seat: 1, actions: 2, done: 0 })
  })

  test('NEM-DEATH-01 the corpse lies where the character died', () => {
    const given = { rooms: { '006': { tile: 'canteen', explored: true } }, at: { scout: '006' } }
    const t = situation({ ...given, wounds: { scout: ['body', 'leg', 'hand'] } }, crew)
    afterwards(t.g, hurt)
    t.act('scout', ...pass)
    expect(t.told('died')).toMatchObject([{ who: 0, room: '006' }])
    expect(t.crew('scout')).toMatchObject({ fate: 'dead', room: '006' })
    expect(t.room('006').objects).toEqual(['corpse.scout'])
  })

  test('the dead draw no cards, take no turns and are asked nothing', () => {
    const t = situation({ dead: ['captain'], hand: { captain: ['interruption'] } }, crew)
    t.act('scout', ...pass)
    expect([t.told('turn').map(e => e.who), t.told('drew').map(e => e.who)]).toEqual([[0], []])
    expect(seatZone(t.g, 1, 'hand')).toHaveLength(1)
  })
})
