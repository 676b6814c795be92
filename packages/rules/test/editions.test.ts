/** Going on with a game that other rules began: when that can be asked, and what speaks against it. */
import { expect, test } from 'vitest'
import { type Box, numberPieces } from '../src/core/content.ts'
import { nemesisBox } from '../src/games/nemesis/facts.ts'
import { betweenTurns, fingerprint, type GameState, misfits, step } from '../src/index.ts'
import { type Moment, playGame } from './play.ts'
import { pass, situation, variant } from './situation.ts'

const SEEDS = Array.from({ length: 10 }, (_, i) => i)

/** A state as it comes out of a store. */
const stored = (g: GameState) => JSON.parse(JSON.stringify(g))

/** Something else in a stored state: `crew.0.light`, or a field taken away by `undefined`. */
function altered(g: GameState, field: string, value: unknown): unknown {
  const state = stored(g)
  const path = field.split('.')
  const last = path.pop() ?? ''
  const holder = path.reduce((inner, key) => inner[key], state)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return state
}

const own = (g: GameState) => misfits(stored(g), fingerprint(g))

test('a game is between two turns when a turn has begun and nothing has happened in it', () => {
  let begun = 0
  const look = ({ g, events, decisions }: Moment) => {
    const between = betweenTurns(g)
    if (events.at(-1)?.e === 'turn') {
      begun++
      expect(between).toBe(true)
    }
    if (!between) return
    expect(decisions).toHaveLength(1)
    expect(decisions[0]).toMatchObject({ seat: g.turn?.seat })
    expect(['turn', 'podTurn']).toContain(decisions[0].ask)
    expect(g.turn?.done).toBe(0)
  }
  for (const seed of SEEDS) playGame(seed, undefined, look, 'nemesis')
  expect(begun).toBeGreaterThan(300)
})

test('asking changes nothing', () => {
  const { g } = situation()
  const before = JSON.stringify(g)
  betweenTurns(g)
  misfits(g, fingerprint(g))
  expect(JSON.stringify(g)).toBe(before)
})

test('what one drops before the first action leaves the game between two turns', () => {
  const { g, act } = situation({ inventory: { scout: ['bandages'] } })
  act('scout', { do: 'drop', card: 'bandages' })
  expect(betweenTurns(g)).toBe(true)
})

test.each([
  ['an action is being paid for', { do: 'move', to: '006' }],
  ['a player who passes is asked what to discard', { do: 'pass' }],
] as const)('not while %s', (_, choice) => {
  const { g, act } = situation({ hand: { scout: ['rest'] } })
  act('scout', choice)
  expect(betweenTurns(g)).toBe(false)
  expect(own(g)).toEqual(['a turn begins otherwise'])
})

test('not before the second action, nor when the game is over', () => {
  expect(betweenTurns(situation({ done: 1 }).g)).toBe(false)
  expect(betweenTurns(playGame(3, undefined, undefined, 'nemesis').g)).toBe(false)
})

test('rules go on with every game of their own', () => {
  let asked = 0
  const look = ({ g, events }: Moment) => {
    if (events.at(-1)?.e !== 'turn') return
    expect(own(g)).toEqual([])
    asked++
  }
  for (const seed of SEEDS) for (const game of ['nemesis', 'lockdown']) playGame(seed, undefined, look, game)
  expect(asked).toBeGreaterThan(600)
})

test.each([
  ['fire', undefined, 'field fire is missing'],
  ['weather', 'rain', 'field weather is unknown'],
  ['round', '3', 'round must be a whole number'],
  ['met', 0, 'met must be true or false'],
  ['fire', [true], 'fire must have 21 entries, not 1'],
  ['zones.3', null, 'zones.3 must be a list'],
  ['zones.3', [1.5], 'zones.3.0 must be a whole number'],
  ['crew.0.light', undefined, 'field crew.0.light is missing'],
  ['crew.0.mood', 'grim', 'field crew.0.mood is unknown'],
  ['crew.0.fate', 'asleep', 'crew.0.fate must be one of aboard, launched, dead, hibernating, inPod, locked, bunker'],
  ['crew.0', null, 'crew.0 must be an object'],
  ['killed.king', 0, 'field killed.king is unknown'],
  ['attached', [[1, 2, 3]], 'attached.0 must have 2 entries, not 3'],
  ['rng.used', [0], 'rng.used must have 17 entries, not 1'],
  ['stacked', { tarot: [1] }, 'field stacked.tarot is unknown'],
  ['stacked', { noise: ['1'] }, 'stacked.noise.0 must be a whole number'],
  ['answers.0', { do: 'decline' }, 'answers.0 must be nothing between two turns'],
  ['agenda.0', { do: 'tidyUp' }, 'the task tidyUp has gone'],
  ['agenda.0', 'endTurn', 'agenda.0 must be a task'],
  ['agenda.0.seat', 'scout', 'a turn begins otherwise'],
  ['turn.done', 1, 'a turn begins otherwise'],
  ['facility', {}, 'facility must be left out'],
  ['setup', undefined, 'setup must be an object'],
  ['setup.game', 'solitaire', 'the game solitaire has gone'],
  ['setup.board', 'toString', 'the board toString has gone'],
])('%s as %j: %s', (field, value, reason) => {
  const { g } = situation()
  expect(misfits(altered(g, field, value), fingerprint(g))).toEqual([reason])
})

test.each([[null], ['state'], [[]]])('what is no state at all is refused: %j', value => {
  expect(misfits(value, {})).toEqual(['setup must be an object'])
})

// ---------------------------------------------------------------- other things in the box

const [search, ...rest] = nemesisBox.actions.scout
const scouts = (...cards: Box['actions'][string]) => ({ actions: { ...nemesisBox.actions, scout: cards } })
const back = 'pieces: action.scout'

test.each([
  ['a card is gone', scouts(...rest), [`${back}/${search.id} has gone`]],
  ['a card is new', scouts(search, ...rest, { ...search, id: 'leap', copies: 1 }), [`${back}/leap is new`]],
  [
    'a card has another name',
    scouts({ ...search, id: 'leap' }, ...rest),
    [`${back}/${search.id} has gone`, `${back}/leap is new`],
  ],
  [
    'there are more of a card',
    scouts({ ...search, copies: search.copies + 1 }, ...rest),
    [`${back}/${search.id} was there ${search.copies} times, not ${search.copies + 1}`],
  ],
  ['the cards lie in another order', scouts(...rest, search), ['pieces: numbered otherwise']],
  [
    'words of contamination have changed',
    { contamination: { infected: nemesisBox.contamination.infected + 1, clean: nemesisBox.contamination.clean - 1 } },
    [expect.stringContaining('contamination/infected was there'), expect.stringContaining('contamination/clean was')],
  ],
] satisfies [string, Partial<Box>, unknown[]][])('%s', (name, change, reasons) => {
  const { g } = situation()
  const game = variant(`nemesis, ${name}`, () => ({ content: numberPieces({ ...nemesisBox, ...change }) }))
  const found = misfits(altered(g, 'setup.game', game), fingerprint(g))
  expect(found.filter(reason => reason.startsWith('pieces: '))).toEqual(reasons)
})

test('what a card does may differ: that is what newer rules are for', () => {
  const { g } = situation()
  const dearer = scouts({ ...search, cost: search.cost + 1, effect: [] }, ...rest)
  const game = variant('nemesis, dearer', ({ limits }) => ({
    content: numberPieces({ ...nemesisBox, ...dearer }),
    limits: { ...limits, hand: 4 },
  }))
  const state = altered(g, 'setup.game', game)
  expect(misfits(state, fingerprint(g))).toEqual([])
})

test('rooms and corridors must be the same', () => {
  const { g } = situation()
  const game = variant('nemesis, rebuilt', ({ boards }) => {
    const board = boards['nemesis-base']
    const places = board.places.map(room => (room.special === 'cockpit' ? { ...room, special: 'bar' } : room))
    const corridors = board.corridors.map(id => (id === board.corridors[0] ? 'c999' : id))
    return { boards: { 'nemesis-base': { ...board, corridors, places } } }
  })
  expect(misfits(altered(g, 'setup.game', game), fingerprint(g))).toEqual([
    expect.stringMatching(/^rooms: \d+\/cockpit has gone$/),
    expect.stringMatching(/^rooms: \d+\/bar is new$/),
    expect.stringMatching(/^corridors: .* has gone$/),
    'corridors: c999 is new',
  ])
})

test('a kind of number that the earlier rules did not speak of is not taken on trust', () => {
  const { g } = situation()
  const { zones, ...less } = fingerprint(g)
  expect(misfits(stored(g), less)).toEqual(zones.map(zone => `zones: ${zone} is new`))
  expect(misfits(stored(g), { ...fingerprint(g), moods: ['grim'] })).toEqual(['moods: grim has gone'])
})

test('a game moved by way of a store goes on as it would have', () => {
  const { g, act } = situation({ hand: { scout: ['search', 'rest'] } })
  const moved = stored(g)
  expect(misfits(moved, fingerprint(g))).toEqual([])
  act('scout', ...pass)
  for (const choice of pass) step(moved, { seat: 0, n: moved.n, ...choice })
  expect(moved).toEqual(stored(g))
})
