/** Tokens and cards of the Surface. LOCK-MARS-04, LOCK-MARS-24. */
import { describe, expect, test } from 'vitest'
import { surfaceCards } from '../../../src/games/lockdown/surface/content.ts'
import type { Choice, Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { discard, keep, type Situation } from '../../situation.ts'
import { cards, onMars, rolls, since, suit, walk } from './mars.ts'

/** The Sentry walks out onto X1 and rolls the Mars symbol. */
function out(card: Name, given: Given = {}, dice: object = {}): Situation {
  const t = onMars({ ...given, decks: { ...given.decks, surface: [card] } }, { dice: { surface: ['mars'], ...dice } })
  t.act('sentry', ...walk('X1'))
  return t
}
/** The same into the Building of Area 1. */
function inside(card: Name, given: Given = {}, dice: object = {}): Situation {
  const t = onMars({ ...given, decks: { ...given.decks, surface: [card] } }, { dice: { surface: ['mars'], ...dice } })
  t.act('sentry', ...walk('016'))
  return t
}
/** What the card has done, after it was drawn. */
const done = (t: Situation): string[] => {
  const events = since(t)
  return events.slice(events.indexOf('surfaceCard') + 1)
}
const mark = (corridor: string): Choice => ({ do: 'mark', corridor })

describe('tokens', () => {
  const enter = (token: Name, given: Given = {}, room = 'X1') => {
    const t = onMars({ ...given, rooms: { X1: { token } } }, rolls('silence', 'silence'))
    t.act('sentry', ...walk(room))
    return t
  }

  test('LOCK-MARS-04 LOCK-RULING-119 an Item of its colour: kept or put back, and the roll all the same', () => {
    for (const [token, colour, card] of [
      ['surface-redItem-2', 'red', 'grenade'],
      ['surface-yellowItem-1', 'yellow', 'ductTape'],
      ['surface-greenItem-2', 'green', 'medkit'],
    ] as const) {
      const t = enter(token, { decks: { [colour]: [card] } })
      expect(t.told('searched')).toMatchObject([{ who: 0, colour, count: 1 }])
      expect(t.options('sentry')).toEqual([keep(card), { do: 'decline' }])
      expect(t.told('noiseRolled')).toEqual([])
      t.act('sentry', keep(card))
      expect([t.mine('sentry').inventory, t.told('noiseRolled').length]).toEqual([[card], 1])
      const put = enter(token, { decks: { [colour]: [card] } })
      put.act('sentry', { do: 'decline' })
      expect([put.mine('sentry').inventory, put.told('kept')]).toMatchObject([[], [{ count: 0 }]])
    }
  })

  test('LOCK-RULING-119 nobody else sees what it is', () => {
    const t = enter('surface-redItem-2', { decks: { red: ['grenade'] } })
    t.act('sentry', keep('grenade'))
    expect(JSON.stringify(t.table())).not.toContain('grenade')
    expect(t.crew('sentry').inventory).toEqual([{ back: 'red', card: null }])
  })

  test('LOCK-RULING-119 a heavy one needs a hand', () => {
    const t = enter('surface-redItem-2', {
      decks: { red: ['chargedRifle'] },
      hands: { sentry: ['smg', 'prototypeRifle'] },
    })
    t.act('sentry', keep('chargedRifle'))
    expect(t.mine('sentry').decision?.ask).toBe('makeRoom')
  })

  test('LOCK-RULING-119 it is no Search: the Contaminated Room does not slime', () => {
    const t = onMars({
      rooms: { '016': { tile: 'contaminatedRoom', token: 'surface-redItem-2' }, '009': { tile: 'surgery' } },
      decks: { red: ['grenade'] },
    })
    t.act('sentry', ...walk('016'))
    expect([t.told('searched').length, t.told('slimed'), t.room('016').items]).toEqual([1, [], 2])
  })

  test('LOCK-MARS-04 a Mars Surface card, then the roll as usual', () => {
    const t = enter('surface-mars-2', cards('radioactiveDust'))
    expect(since(t)).toEqual([
      'moved',
      'token',
      'surfaceCard',
      'contaminated',
      'slimed',
      'noiseRolled',
      'danger',
      ...NOISE,
    ])
    expect(t.room('X1')).toMatchObject({ token: false, items: null })
  })
  const NOISE = ['noise', 'noise', 'noise', 'noise']

  test('LOCK-MARS-04 LOCK-EXPL-04 Silence: no roll', () => {
    expect(since(enter('surface-silence-1'))).toEqual(['moved', 'token'])
  })
})

describe('whom a card hits', () => {
  test('LOCK-MARS-24 the upper part under the open sky; the lower in a suit or a Building', () => {
    const hit = (t: Situation) => t.told('surfaceCard').map(({ exposed, sheltered }) => ({ exposed, sheltered }))
    expect(hit(out('suitBreach'))).toEqual([{ exposed: [0], sheltered: [] }])
    expect(hit(out('suitBreach', suit))).toEqual([{ exposed: [], sheltered: [0] }])
    expect(hit(inside('suitBreach'))).toEqual([{ exposed: [], sheltered: [0] }])
  })

  test('LOCK-MARS-24 LOCK-RULING-225 for all: everybody on the Surface, in order; nobody below', () => {
    const seats = ['sentry', 'janitor', 'hacker', 'survivor']
    const t = onMars(
      {
        ...cards('meteoriteShower'),
        first: 'hacker',
        turn: 'sentry',
        at: { janitor: 'X3', hacker: '003', survivor: '009' },
      },
      rolls('mars'),
      seats,
    )
    t.act('sentry', ...walk('X1'))
    expect(t.told('surfaceCard')).toMatchObject([{ exposed: [0, 1], sheltered: [2] }])
    expect(t.told('lightWound').map(e => e.who)).toEqual([2, 0, 0, 1, 1])
    expect(seats.map(s => t.crew(s).light)).toEqual([2, 2, 1, 0])
  })

  test('LOCK-MARS-24 for the drawer: the drawer alone', () => {
    const t = out('suitBreach', { at: { janitor: 'X3' }, decks: { wound: ['leg'] } })
    expect([t.crew('sentry').wounds.length, t.crew('janitor').wounds.length]).toEqual([1, 0])
  })

  test('LOCK-RULING-225 drawn cards are discarded face up, and shuffled when none is left', () => {
    const names = surfaceCards.map(({ id }) => id).filter(id => id !== 'clearSky')
    const t = onMars({ ...suit, ...cards('clearSky') }, rolls('mars'))
    t.act('sentry', ...walk('X1'))
    expect(t.table().facility?.surface).toEqual({ deck: 7, discard: ['clearSky'] })
    expect(t.table().inPlay).toEqual([])
    // Seven more out of the way: the last of them is drawn, and the deck is empty.
    const { surface } = t.g.facility ?? {}
    if (!surface) throw new Error('no Surface')
    surface.discard.push(...surface.deck.splice(0))
    for (const piece of surface.discard) t.g.seen[piece] = t.g.seen[surface.discard[0]]
    t.g.stacked = { surface: [10] }
    t.act('sentry', { do: 'move', to: 'X2' }, { do: 'pay', card: 'rest' })
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'surface' }])
    expect(t.told('surfaceCard').length).toBe(2)
    expect(t.table().facility?.surface?.deck).toBe(7)
    expect(names.length).toBe(7)
  })
})

describe('each card', () => {
  test('LOCK-MARS-24 Radioactive Dust', () => {
    expect(done(out('radioactiveDust'))).toEqual(['contaminated', 'slimed'])
    expect(done(out('radioactiveDust', suit))).toEqual(['contaminated'])
    expect(done(inside('radioactiveDust'))).toEqual(['contaminated'])
  })

  test('LOCK-MARS-24 LOCK-RULING-224 Sandstorm: two Action cards, or one; Contamination does not count', () => {
    const t = out('sandstorm')
    expect(t.mine('sentry').decision).toMatchObject({ ask: 'forcedDiscard', left: 2 })
    expect(t.options('sentry')).toEqual([discard('search'), discard('rest'), discard('demolition')])
    t.act('sentry', discard('rest'), discard('search'))
    expect([t.crew('sentry').hand, t.asked()]).toEqual([1, ['sentry']])
    const one = out('sandstorm', suit)
    one.act('sentry', discard('rest'))
    expect(one.told('discarded').length).toBe(1)
    const few = out('sandstorm', {
      hand: { sentry: ['search', 'rest'] },
      contamination: { sentry: { hand: ['clean'] } },
    })
    few.act('sentry', discard('rest'))
    expect(few.options('sentry')).toEqual([{ do: 'decline' }])
    few.act('sentry', { do: 'decline' })
    expect([few.crew('sentry').hand, few.told('discarded').length]).toEqual([1, 1])
    // With an empty hand there is nothing to ask.
    const none = out('sandstorm', { hand: { sentry: ['search'] } })
    expect(none.told('discarded')).toEqual([])
  })

  test('LOCK-MARS-24 Meteorite Shower and Suit Breach', () => {
    expect(out('meteoriteShower').crew('sentry').light).toBe(2)
    expect(out('meteoriteShower', suit).crew('sentry').light).toBe(1)
    expect(out('suitBreach', { decks: { wound: ['arm'] } }).crew('sentry').wounds).toEqual(['arm'])
    expect(inside('suitBreach').crew('sentry')).toMatchObject({ light: 1, wounds: [] })
  })

  test('LOCK-MARS-24 Tracks in the Sand', () => {
    expect(out('tracksInTheSand', { noise: ['Z2'] }).table().noise).toEqual(['Z1', 'Z2', 'Z3', 'Z4'])
    const t = inside('tracksInTheSand', { noise: ['Z2'] })
    expect(t.options('sentry')).toEqual([mark('Z1'), mark('Z3'), mark('Z4')])
    t.act('sentry', mark('Z4'))
    expect(t.table().noise).toEqual(['Z2', 'Z4'])
    // One left: there is nothing to choose. None: nothing happens.
    expect(inside('tracksInTheSand', { noise: ['Z1', 'Z2', 'Z3'] }).table().noise.length).toBe(4)
    expect(done(inside('tracksInTheSand', { noise: ['Z1', 'Z2', 'Z3', 'Z4'] }))).toEqual([])
  })

  test('LOCK-MARS-24 Something Out There', () => {
    const t = out('somethingOutThere', {}, { bag: ['larva-0-1'] })
    expect(t.told('encounter')).toMatchObject([{ who: 0, room: 'X1' }])
    expect(inside('somethingOutThere').table().noise).toEqual(['Z1'])
    expect(out('somethingOutThere', suit).table().noise).toEqual(['Z3'])
    const loud = inside('somethingOutThere', { noise: ['Z1'] }, { bag: ['larva-0-1'] })
    expect(loud.told('encounter')).toMatchObject([{ room: '016' }])
  })

  test('LOCK-MARS-24 Static Discharge: Ammo and Uses, of Items of one’s own choice', () => {
    const armed: Given = { hands: { sentry: ['smg', 'flashlight.red'] }, ammo: { sentry: { smg: 4 } } }
    const t = out('staticDischarge', armed)
    expect(t.options('sentry')).toEqual([
      { do: 'item', card: 'smg' },
      { do: 'item', card: 'flashlight.red' },
    ])
    t.act('sentry', { do: 'item', card: 'flashlight.red' }, { do: 'item', card: 'smg' })
    expect(t.told('ammo').map(e => [e.card, e.ammo])).toEqual([
      ['flashlight.red', 2],
      ['smg', 3],
    ])
    const one = inside('staticDischarge', { hands: { sentry: ['smg'] }, ammo: { sentry: { smg: 4 } } })
    expect(one.told('ammo')).toMatchObject([{ card: 'smg', ammo: 3 }])
    expect(done(out('staticDischarge', { hands: { sentry: [] } }))).toEqual([])
  })

  test('LOCK-MARS-24 Clear Sky', () => {
    expect(done(out('clearSky'))).toEqual([])
    expect(done(out('clearSky', suit))).toEqual(['drew'])
  })
})
