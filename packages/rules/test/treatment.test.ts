/** Wounds, what each serious one does, and how they are dressed and healed. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { wounds } from '../src/games/nemesis/content/wounds.ts'
import { type Choice, type Name, pendingFor } from '../src/index.ts'
import { afterwards, move, part, pass, pay, type Situation, situation } from './situation.ts'

const light = (who: number) => ({ do: 'lightWound' as const, who })
const serious = (who: number) => ({ do: 'seriousWound' as const, who })
const both = ['scout', 'captain']
const wound = (card: Name): Choice => ({ do: 'wound', card })
const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const roomAction = (...cards: Name[]): Choice[] => [{ do: 'roomAction' }, ...cards.map(pay)]
const costOf = (t: Situation, kind: string): number | undefined =>
  pendingFor(t.g, 0)?.options.find(o => o.do === kind)?.cost
/** The Scout passes, and then this happens. */
function suffer(given: object, ...tasks: ReturnType<typeof light | typeof serious>[]): Situation {
  const t = situation({ hand: { scout: [], captain: [] }, ...given }, both)
  afterwards(t.g, ...tasks)
  t.act('scout', { do: 'pass' })
  return t
}

describe('wounds', () => {
  test('NEM-WOUND-01 NEM-WOUND-04 there are light ones, marked on the bar, and 16 cards of serious ones', () => {
    expect(wounds.map(w => [w.id, w.copies])).toEqual([
      ['body', 4],
      ['leg', 3],
      ['hand', 3],
      ['arm', 3],
      ['bleeding', 3],
    ])
    const t = suffer({ decks: { wound: ['leg'] } }, light(0), serious(0))
    expect(t.crew('scout')).toMatchObject({ light: 1, wounds: ['leg'] })
  })

  test('NEM-WOUND-02 the first and the second move the marker down', () => {
    expect(suffer({}, light(0)).crew('scout')).toMatchObject({ light: 1, wounds: [] })
    expect(suffer({}, light(0), light(0)).crew('scout')).toMatchObject({ light: 2, wounds: [] })
  })

  test('NEM-WOUND-03 the third takes the marker off and brings a serious wound', () => {
    const t = suffer({ light: { scout: 2 }, decks: { wound: ['leg'] } }, light(0))
    expect(t.crew('scout')).toMatchObject({ light: 0, wounds: ['leg'] })
    expect(t.told('lightWound').map(e => e.light)).toEqual([3])
  })

  test('NEM-WOUND-04 drawn from the deck, face up for all, in effect from now on', () => {
    const t = suffer({ decks: { wound: ['body', 'leg'] } }, serious(0))
    expect(t.told('seriousWound')).toMatchObject([{ who: 0, card: 'body' }])
    expect([t.table().crew[0].wounds, sharedZone(t.g, 'wound').length]).toEqual([['body'], 15])
    t.act('captain', { do: 'pass' })
    expect(t.crew('scout').hand).toBe(4)
  })

  test('NEM-WOUND-06 a wound too many kills at once: light or serious, with wounds dressed or not', () => {
    for (const task of [light(0), serious(0)])
      for (const given of [
        { wounds: { scout: ['body', 'leg', 'hand'] } },
        { dressed: { scout: ['body', 'leg', 'hand'] } },
        { wounds: { scout: ['body'] }, dressed: { scout: ['leg', 'arm'] } },
      ]) {
        const t = suffer(given, task)
        expect([t.crew('scout').fate, t.told('seriousWound'), t.told('lightWound')]).toEqual(['dead', [], []])
      }
  })

  test('NEM-WOUND-06 NEM-RULING-88 with two serious wounds the third light one only adds the third serious', () => {
    const t = suffer({ wounds: { scout: ['body', 'leg'] }, light: { scout: 2 }, decks: { wound: ['hand'] } }, light(0))
    expect(t.crew('scout')).toMatchObject({ fate: 'aboard', wounds: ['body', 'leg', 'hand'], light: 0 })
  })

  test('NEM-RULING-88 with three, one light wound kills wherever the marker stands', () => {
    for (const before of [0, 1, 2])
      expect(
        suffer({ wounds: { scout: ['body', 'leg', 'hand'] }, light: { scout: before } }, light(0)).crew('scout').fate,
      ).toBe('dead')
  })

  test('NEM-RULING-87 several at once: one at a time, each fully resolved', () => {
    const two = suffer({ light: { scout: 2 }, decks: { wound: ['leg'] } }, light(0), light(0))
    expect(two.crew('scout')).toMatchObject({ light: 1, wounds: ['leg'] })
    // The Arm wound asks for its drop before the next wound is dealt.
    const hands = { scout: ['rifle', 'prototypeRifle'] }
    const arm = suffer({ hands, light: { scout: 2 }, decks: { wound: ['arm', 'leg'] } }, light(0), serious(0))
    expect([arm.asked(), arm.crew('scout').wounds]).toEqual([['scout'], ['arm']])
    arm.act('scout', { do: 'drop', card: 'rifle' })
    expect(arm.crew('scout').wounds).toEqual(['arm', 'leg'])
    // Two serious ones with two already: the first is the third, the second kills.
    const last = suffer({ wounds: { scout: ['leg', 'leg'] }, decks: { wound: ['body'] } }, serious(0), serious(0))
    expect([last.told('seriousWound').length, last.crew('scout').fate]).toEqual([1, 'dead'])
  })

  test('NEM-RULING-26 an empty wound deck is made anew from its discard pile', () => {
    const t = situation({ hand: { scout: [] } }, both)
    sharedZone(t.g, 'wound.discard').push(...sharedZone(t.g, 'wound').splice(0))
    afterwards(t.g, serious(0))
    t.act('scout', { do: 'pass' })
    expect([t.told('reshuffled').map(e => e.deck), t.crew('scout').wounds.length]).toEqual([['wound'], 1])
  })
})

describe('what serious wounds do', () => {
  const round = (given: object) => {
    const t = situation({ hand: { scout: [] }, ...given }, ['scout'], { dice: { bag: ['blank'] } })
    t.act('scout', { do: 'pass' })
    return t
  }

  test('Body: up to four cards are drawn, two such wounds not fewer; dressed, five', () => {
    expect(round({ wounds: { scout: ['body'] } }).crew('scout').hand).toBe(4)
    expect(round({ wounds: { scout: ['body', 'body'] } }).crew('scout').hand).toBe(4)
    expect(round({ dressed: { scout: ['body'] } }).crew('scout').hand).toBe(5)
  })

  test('Leg: Escape costs two, twice wounded no more; a Move out of Combat one', () => {
    const given = { hand: { scout: ['rest', 'search', 'demolition'] } }
    const fight = { ...given, intruders: [{ kind: 'creeper', room: '011' }] }
    expect(costOf(situation(fight), 'move')).toBe(1)
    expect(costOf(situation({ ...fight, wounds: { scout: ['leg'] } }), 'move')).toBe(2)
    expect(costOf(situation({ ...fight, wounds: { scout: ['leg', 'leg'] } }), 'move')).toBe(2)
    expect(costOf(situation({ ...fight, dressed: { scout: ['leg'] } }), 'move')).toBe(1)
    expect(costOf(situation({ ...given, wounds: { scout: ['leg'] } }), 'move')).toBe(1)
    const t = situation({ ...fight, wounds: { scout: ['leg'] }, decks: { attack: ['tailAttack.2'] } }, ['scout'], {
      dice: { noise: ['silence'] },
    })
    t.act('scout', ...move('006', 'rest', 'demolition'))
    expect([t.crew('scout').room, t.crew('scout').hand]).toEqual(['006', 1])
  })

  test('NEM-RULING-176 Hand: items cost one more, other actions do not', () => {
    const given = {
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['syntheticFood'] },
      wounds: { scout: ['hand'] },
    }
    const t = situation({ ...given, objects: { '011': ['egg'] } })
    expect([costOf(t, 'use'), costOf(t, 'move'), costOf(t, 'pickUp')]).toEqual([2, 1, 1])
  })

  test('Arm: one hand slot; who carries two things drops one at once, an attachment or taped pair counts as one', () => {
    const t = suffer({ carried: { scout: ['egg'] }, decks: { wound: ['arm'] } }, serious(0))
    expect(t.crew('scout').handSlots).toBe(1)
    expect(t.options('scout')).toEqual([
      { do: 'drop', card: 'rifle' },
      { do: 'drop', card: 'egg' },
    ])
    t.act('scout', { do: 'drop', card: 'egg' })
    expect([t.room('011').objects.includes('egg'), t.crew('scout').hands.length]).toEqual([true, 1])
    const hands = { scout: ['rifle', 'fireExtinguisher'] }
    const taped = suffer({ hands, taped: { scout: hands.scout }, decks: { wound: ['arm'] } }, serious(0))
    expect([taped.asked(), taped.crew('scout').hands.length]).toEqual([['captain'], 2])
    const dressed = situation({ dressed: { scout: ['arm'] } })
    expect(dressed.crew('scout').handSlots).toBe(2)
  })

  test('Bleeding: a light wound with each pass, twice wounded not two, dressed none', () => {
    const lightAfter = (given: object) => round(given).crew('scout').light
    expect(lightAfter({ wounds: { scout: ['bleeding'] } })).toBe(1)
    expect(lightAfter({ wounds: { scout: ['bleeding', 'bleeding'] } })).toBe(1)
    expect(lightAfter({ dressed: { scout: ['bleeding'] } })).toBe(0)
    expect(lightAfter({})).toBe(0)
  })

  test('NEM-WOUND-05 NEM-RULING-90 copies do not add up, but each is treated separately and one is enough to go on', () => {
    const given = {
      wounds: { scout: ['leg', 'leg'] },
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['medkit'] },
    }
    const t = situation({ ...given, intruders: [] })
    t.act('scout', ...use('medkit', 'rest'))
    expect(t.crew('scout')).toMatchObject({ wounds: ['leg'], dressed: ['leg'] })
    const half = situation({
      wounds: { scout: ['leg'] },
      dressed: { scout: ['leg'] },
      hand: { scout: ['rest', 'search'] },
      intruders: [{ kind: 'creeper', room: '011' }],
    })
    expect(costOf(half, 'move')).toBe(2)
  })
})

describe('treatment', () => {
  const emergency = (more: object) => ({
    rooms: { '002': { tile: 'emergencyRoom', explored: true } },
    at: { scout: '002' },
    hand: { scout: ['rest', 'search'] },
    ...more,
  })

  test('NEM-HEAL-01 NEM-RULING-91 dressed: its effect stops, it still counts, and everybody knows what it is', () => {
    const given = {
      wounds: { scout: ['arm', 'leg'] },
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['medkit'] },
    }
    const t = situation(given, both)
    t.standing('captain', 'game')
    t.act('scout', ...use('medkit', 'rest'))
    expect(t.options('scout')).toEqual([wound('arm'), wound('leg')])
    t.act('scout', wound('arm'))
    expect(t.table().crew[0]).toMatchObject({ wounds: ['leg'], dressed: ['arm'], handSlots: 2 })
    expect(t.told('dressed')).toMatchObject([{ who: 0, card: 'arm' }])
    expect(suffer({ dressed: { scout: ['arm', 'leg', 'body'] } }, light(0)).crew('scout').fate).toBe('dead')
  })

  test('NEM-HEAL-02 NEM-RULING-89 one light wound: the marker one space up; all: off the bar', () => {
    for (const [before, after] of [
      [2, 1],
      [1, 0],
      [0, 0],
    ]) {
      const given = {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { scout: '006' },
        hand: { scout: ['rest', 'search'] },
      }
      const t = situation({ ...given, light: { scout: before } })
      t.act('scout', ...roomAction('search', 'rest'), { do: 'decline' })
      expect(t.crew('scout').light).toBe(after)
    }
    const all = situation(emergency({ light: { scout: 2 } }))
    all.act('scout', ...roomAction('search', 'rest'))
    expect(all.crew('scout').light).toBe(0)
  })

  test('NEM-HEAL-03 healed: only one that is dressed, its card to the discard pile', () => {
    const given = { wounds: { scout: ['leg'] }, dressed: { scout: ['arm'] }, light: { scout: 1 } }
    const t = situation(emergency(given))
    t.act('scout', ...roomAction('search', 'rest'))
    expect(t.options('scout')).toEqual([part(0), part(1), part(2)])
    t.act('scout', part(1))
    expect(t.crew('scout')).toMatchObject({ wounds: ['leg'], dressed: [], light: 1 })
    expect(t.table().decks.find(d => d.deck === 'wound')?.discard).toEqual(['arm'])
    const raw = situation(emergency({ wounds: { scout: ['leg'] } }))
    // Nothing but dressing is possible, so that is done without a question: the wound is not healed.
    raw.act('scout', ...roomAction('search', 'rest'))
    expect(raw.crew('scout')).toMatchObject({ wounds: [], dressed: ['leg'] })
    expect(raw.table().decks.find(d => d.deck === 'wound')?.discard).toEqual([])
  })

  test('NEM-HEAL-04 the Emergency Room dresses all serious wounds at once, or heals one dressed, or all light ones', () => {
    const t = situation(emergency({ wounds: { scout: ['leg', 'arm', 'body'] }, light: { scout: 1 } }))
    t.act('scout', ...roomAction('search', 'rest'), part(0))
    expect(t.crew('scout')).toMatchObject({ wounds: [], dressed: ['leg', 'arm', 'body'], light: 1 })
  })

  test('NEM-HEAL-04 nothing else treats wounds: not Synthetic Food, not Rest', () => {
    const given = {
      wounds: { scout: ['leg'] },
      light: { scout: 2 },
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['syntheticFood'] },
    }
    const t = situation(given)
    t.act('scout', ...use('syntheticFood', 'search'), { do: 'play', card: 'rest' }, ...pass)
    expect(t.crew('scout')).toMatchObject({ wounds: ['leg'], light: 2 })
  })
})
