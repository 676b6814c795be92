/** What a scenario can say about secrets: what one viewer hears and sees, and a twin that some cannot tell apart. */
import { describe, expect, test } from 'vitest'
import { runScenario } from '../src/testing.ts'

const looking = {
  id: 'looking',
  game: 'nemesis',
  seats: ['mechanic', 'captain'],
  given: { at: { mechanic: '020' }, engines: { '2': 'working' }, hand: { mechanic: ['rest', 'search'], captain: [] } },
  play: [
    { seat: 'mechanic', do: 'roomAction' },
    { seat: 'mechanic', do: 'pay', card: 'rest' },
    { seat: 'mechanic', do: 'pay', card: 'search' },
  ],
}
const problemsOf = (change: object): string[] => runScenario({ ...looking, ...change }).problems
const expecting = (wanted: object): string[] => problemsOf({ expect: wanted })

describe('what somebody hears', () => {
  const mine = { engines: [{ engine: 2, tokens: ['working'] }] }
  test('is what is told to them, and what nobody else is told', () => {
    expect(expecting({ heard: { mechanic: [{ e: 'peeked', who: 'mechanic', mine }] } })).toEqual([])
    expect(expecting({ heard: { captain: [{ e: 'peeked', mine: null }], watcher: [{ e: 'peeked' }] } })).toEqual([])
    for (const viewer of ['captain', 'watcher']) {
      const [problem] = expecting({ heard: { [viewer]: [{ e: 'peeked', mine }] } })
      expect(problem).toContain('of this kind there is [{"e":"peeked","who":0')
      expect(expecting({ unheard: { [viewer]: [{ e: 'peeked', mine }] } })).toEqual([])
    }
    expect(expecting({ unheard: { mechanic: [{ e: 'peeked', mine }] } })).toHaveLength(1)
    expect(expecting({ heard: { mechanic: [{ e: 'peeked', mine: null }] } })).toHaveLength(1)
  })
  test('in this order', () => {
    const paid = ['rest', 'search'].map(card => ({ e: 'paid', card }))
    const told = (list: object[]) => expecting({ heard: { captain: list } })
    const right = told(paid).length === 0 ? paid : paid.toReversed()
    expect(told(right)).toEqual([])
    expect(told(right.toReversed())).toHaveLength(1)
  })
  test.each([
    [{ heard: { pilot: [] } }, 'expect.heard.pilot: nobody plays pilot'],
    [{ heard: { captain: [{ e: 'peekd' }] } }, 'did you mean peeked?'],
    [{ unheard: { captain: [{ e: 'peeked', mien: null }] } }, 'expect.unheard.captain.0.mien: unknown field; did you'],
    [{ events: [{ e: 'peeked', mine }] }, 'expect.events.0.mine: unknown field'],
  ])('%j is an error', (wanted, message) => {
    expect(expecting(wanted)[0]).toContain(message)
  })
})

describe('what somebody sees', () => {
  test('parts of it, by the names of players and rooms', () => {
    const table = { turn: { seat: 'mechanic', done: 1 }, crew: { mechanic: { hand: 0, discard: ['search', 'rest'] } } }
    expect(
      expecting({ sees: { watcher: table, captain: { ...table, rooms: { '020': { explored: true } } } } }),
    ).toEqual([])
    expect(
      expecting({
        sees: {
          mechanic: {
            me: {
              engines: [
                ['working', null],
                [null, null],
                [null, null],
              ],
            },
          },
        },
      }),
    ).toEqual([])
    expect(
      expecting({
        sees: {
          captain: {
            me: {
              engines: [
                [null, null],
                [null, null],
                [null, null],
              ],
            },
          },
        },
      }),
    ).toEqual([])
  })
  test('what is wrong is shown, and only that part', () => {
    expect(expecting({ sees: { watcher: { crew: { mechanic: { hand: 5 } } } } })).toEqual([
      'expect.sees: expected {"watcher":{"crew":{"mechanic":{"hand":5}}}}, got {"watcher":{"crew":{"mechanic":{"hand":0}}}}',
    ])
  })
  test.each([
    [{ watcher: { me: {} } }, 'expect.sees.watcher.me: unknown field'],
    [{ watcher: { crew: { pilot: {} } } }, 'expect.sees.watcher.crew.pilot: unknown field'],
    [{ watcher: { crew: { mechanic: { hnad: 0 } } } }, 'unknown field; did you mean hand?'],
  ])('%j is an error', (sees, message) => {
    expect(expecting({ sees })[0]).toContain(message)
  })
})

describe('a twin', () => {
  const twin = { given: { engines: { '2': 'damaged' } } }
  const telling = (tells: object, change: object = {}) => problemsOf({ ...change, twin: { ...twin, tells } })

  test('nobody else can tell; who looked can, from then on', () => {
    expect(telling({ mechanic: 2, captain: 'never', watcher: 'never' })).toEqual([])
  })
  test('who could tell and should not is named, with what gives it away', () => {
    const [problem] = telling({ mechanic: 'never' })
    expect(problem).toContain(
      'twin.tells.mechanic: expected that mechanic can tell never, but it is from play.2 on by ',
    )
    expect(problem).toMatch(/"working" or "damaged"/)
  })
  test('sooner or later than it says is wrong too', () => {
    expect(telling({ mechanic: 1 })[0]).toContain('from play.1 on, but it is from play.2 on')
    expect(telling({ mechanic: 'start' })[0]).toContain('from the start, but it is from play.2 on')
    expect(telling({ captain: 2 })[0]).toContain('from play.2 on, but it is never')
  })
  test('what everybody sees gives it away at the start', () => {
    const open = { given: { light: { captain: 1 } }, tells: { mechanic: 'start', watcher: 'start' } }
    expect(problemsOf({ twin: open })).toEqual([])
    expect(problemsOf({ twin: { ...open, tells: { watcher: 'never' } } })[0]).toContain('light: 0 or 1')
  })
  test('another choice made in secret', () => {
    const search = {
      id: 'search',
      game: 'nemesis',
      seats: ['scout', 'captain'],
      given: {
        rooms: { '006': { tile: 'commandCenter', explored: true, items: 2 } },
        at: { scout: '006' },
        hand: { scout: ['search'], captain: [] },
        decks: { red: ['grenade', 'decoy'] },
      },
      play: [
        { seat: 'scout', do: 'play', card: 'search' },
        { expect: { asked: ['scout'] } },
        { seat: 'scout', do: 'keep', card: 'grenade' },
      ],
    }
    const other = { play: { '2': { seat: 'scout', do: 'keep', card: 'decoy' } } }
    const problems = (tells: object) => runScenario({ ...search, twin: { ...other, tells } }).problems
    expect(problems({ scout: 2, captain: 'never', watcher: 'never' })).toEqual([])
    expect(problems({ captain: 2 })).toHaveLength(1)
    const wrong = { ...search, twin: { play: { '1': other.play['2'] }, tells: { captain: 'never' } } }
    expect(runScenario(wrong).problems[0]).toContain('twin.play.1: there is no such input to replace')
  })
  test.each([
    [{ given: {}, tells: { captain: 'never' } }, 'twin: nothing is different in it'],
    [twin, 'twin.tells: a twin says who can tell it apart'],
    [{ ...twin, tells: {} }, 'twin.tells: a twin says who'],
    [{ ...twin, tells: { pilot: 'never' } }, 'twin.tells.pilot: nobody plays pilot'],
    [{ ...twin, tells: { captain: 'soon' } }, 'twin.tells.captain: expected "start", "never" or the number'],
    [{ ...twin, tells: { captain: 9 } }, 'twin.tells.captain: play.9 is no input'],
    [
      { given: { engines: { '4': 'working' } }, tells: { captain: 'never' } },
      'twin.given.engines.4: there are engines',
    ],
    [{ given: { hand: { mechanic: ['rest'] } }, tells: { captain: 'never' } }, 'twin.play.'],
    [
      { given: { enginse: {} }, tells: { captain: 'never' } },
      'twin.given.enginse: unknown field; did you mean engines?',
    ],
  ])('%j is an error', (wrong, message) => {
    expect(problemsOf({ twin: wrong })[0]).toContain(message)
  })
})
