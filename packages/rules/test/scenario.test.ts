/** A scenario that cannot be is refused with a message that names the field. */
import { describe, expect, test } from 'vitest'
import { bit, seatZone } from '../src/core/pieces.ts'
import { LOCKDOWN_FIELDS } from '../src/games/lockdown/scenario/fields.ts'
import { places, runScenario } from '../src/testing.ts'
import { situation } from './situation.ts'

const good = {
  id: 'good',
  game: 'nemesis',
  seats: ['scout', 'captain'],
  given: { rooms: { '006': { tile: 'canteen', explored: true, items: 2 } }, hand: { scout: ['rest', 'search'] } },
  play: [{ seat: 'scout', do: 'move', to: '006' }],
  expect: { hand: { scout: ['rest', 'search'] } },
}
const problemOf = (change: object): string => runScenario({ ...good, ...change }).problems.join('\n')
const canteen = { tile: 'canteen', explored: true }
const eight = ['002', '003', '004', '005', '009', '010', '012', '013']
const thirteen = [
  '001/1',
  '001/3',
  '001/4',
  '003/3',
  '006/1',
  '006/2',
  '006/3',
  '006/4',
  '008/1',
  '008/2',
  '008/3',
  '008/4',
  '014/1',
]

test('the pattern itself is good', () => {
  expect(runScenario(good)).toEqual({ id: 'good', problems: [] })
})

describe('the file', () => {
  const wrong: [string, unknown, string][] = [
    ['a list', [], 'the file: expected an object'],
    ['nothing', null, 'the file: expected an object'],
    ['no id', { ...good, id: undefined }, 'id: '],
    ['no game', { id: 'x', seats: ['scout'] }, 'game: a scenario names its game'],
    ['no seats', { id: 'x', game: 'nemesis' }, 'seats: a scenario names the characters that play'],
  ]
  test.each(wrong)('%s', (_, json, message) => {
    expect(runScenario(json).problems[0]).toContain(message)
  })
})

describe('unknown fields, at each level', () => {
  const wrong: [string, object][] = [
    ['hello', { hello: 1 }],
    ['given.hello', { given: { hello: 1 } }],
    ['given.rooms.006.hello', { given: { rooms: { '006': { hello: 1 } } } }],
    ['expect.hello', { expect: { hello: 1 } }],
    ['expect.rooms.006.hello', { expect: { rooms: { '006': { hello: 1 } } } }],
    ['expect.view.scout.hello', { expect: { view: { scout: { hello: [] } } } }],
    ['given.constructor', { given: { constructor: 1 } }],
  ]
  test.each(wrong)('%s', (field, change) => {
    expect(problemOf(change)).toContain(`${field}: unknown field; known are `)
  })
})

describe('wrong types', () => {
  const wrong: [string, object, string][] = [
    ['id', { id: 7 }, 'expected text, got 7'],
    ['title', { title: [] }, 'expected text'],
    ['proves.1', { proves: ['NEM-EX-04', 4] }, 'expected text, got 4'],
    ['seats', { seats: 'scout' }, 'expected a list'],
    ['seats.0', { seats: [1] }, 'expected text, got 1'],
    ['given', { given: [] }, 'expected an object'],
    ['given.round', { given: { round: '2' } }, 'expected a whole number, got "2"'],
    ['given.time', { given: { time: 1.5 } }, 'expected a whole number, got 1.5'],
    ['given.rooms', { given: { rooms: ['006'] } }, 'expected an object'],
    ['given.rooms.006.fire', { given: { rooms: { '006': { fire: 'yes' } } } }, 'expected true or false, got "yes"'],
    ['given.hand.scout', { given: { hand: { scout: 'rest' } } }, 'expected a list'],
    ['given.hand.scout.1', { given: { hand: { scout: ['rest', null] } } }, 'expected text, got null'],
    ['given.light.scout', { given: { light: { scout: true } } }, 'expected a whole number, got true'],
    ['given.doors.006/2', { given: { doors: { '006/2': 'open' } } }, 'expected one of closed, destroyed, got "open"'],
    ['dice.noise', { dice: { noise: 'silence' } }, 'expected a list'],
    ['play', { play: {} }, 'expected a list'],
    ['play.0', { play: ['pass'] }, 'expected an object'],
    ['play.0.do', { play: [{ seat: 'scout', do: 'fly' }] }, 'expected one of move, '],
    ['expect.told.explosion', { expect: { told: { explosion: 0 } } }, 'expected one of playerNumbers, '],
    ['expect.can.scout.0.do', { expect: { can: { scout: [{ do: 'mvoe' }] } } }, 'expected one of move, '],
    ['expect.cannot.scout.0.do', { expect: { cannot: { scout: [{ do: 'mvoe' }] } } }, 'expected one of move, '],
  ]
  test.each(wrong)('%s', (field, change, message) => {
    expect(problemOf(change)).toContain(`${field}: ${message}`)
  })
})

describe('what does not exist', () => {
  const wrong: [string, object, string][] = [
    ['game', { game: 'chess' }, 'there is no game called chess'],
    ['board', { board: 'moon' }, 'nemesis has no board called moon'],
    ['board', { board: 'constructor' }, 'nemesis has no board called constructor'],
    ['seats.1', { seats: ['scout', 'ripley'] }, 'nemesis has no character called ripley'],
    ['given.rooms.099', { given: { rooms: { '099': {} } } }, 'the board has no room 099'],
    ['given.at.scout', { given: { at: { scout: '099' } } }, 'the board has no room 099'],
    ['given.at.scout', { given: { at: { scout: 'constructor' } } }, 'the board has no room constructor'],
    ['given.at.pilot', { given: { at: { pilot: '001' } } }, 'nobody plays pilot'],
    ['given.turn', { given: { turn: 'pilot' } }, 'nobody plays pilot'],
    ['given.first', { given: { first: 'pilot' } }, 'nobody plays pilot'],
    ['given.slime.0', { given: { slime: ['pilot'] } }, 'nobody plays pilot'],
    ['given.noise.0', { given: { noise: ['c001-021'] } }, 'the board has no corridor c001-021'],
    ['given.noise.0', { given: { noise: ['toString'] } }, 'the board has no corridor toString'],
    ['given.noise.1', { given: { noise: ['main', '006/5'] } }, 'room 006 has no corridor 5'],
    ['given.noise.0', { given: { noise: ['006/'] } }, 'room 006 has no corridor '],
    ['given.noise.0', { given: { noise: ['006/2/9'] } }, 'expected ROOM/NUMBER, got 006/2/9'],
    ['given.doors.099/1', { given: { doors: { '099/1': 'closed' } } }, 'the board has no room 099'],
    ['given.hand.scout.0', { given: { hand: { scout: ['rset'] } } }, 'there is no rset in the box'],
    ['given.rooms.006.tile', { given: { rooms: { '006': { tile: 'sauna' } } } }, 'there is no sauna in the box'],
    ['given.rooms.006.token', { given: { rooms: { '006': { token: 'fire-4' } } } }, 'there is no fire-4 in the box'],
    ['given.time', { given: { time: 16 } }, 'the time track has no space 16'],
    [
      'given.decks.blue',
      { given: { decks: { blue: ['medkit'] } } },
      'unknown deck; known are red, yellow, green, wound, event, attack',
    ],
    [
      'given.seen.scout.0',
      { given: { seen: { scout: ['deck.006'] } } },
      'expected tile.ROOM, token.ROOM, engine.NUMBER, coordinates, css.SPACE',
    ],
    ['dice.luck', { dice: { luck: [1] } }, 'there is no such die'],
    ['dice.combat.0', { dice: { combat: [1] } }, 'the die has no face 1'],
    ['dice.bag.1', { dice: { bag: ['queen-4', 'queen-5'] } }, 'there is no token "queen-5"'],
    ['dice.noise.1', { dice: { noise: ['4', '5'] } }, 'the die has no face "5"'],
    ['play.0.seat', { play: [{ seat: 'pilot', do: 'pass' }] }, 'nobody plays pilot'],
    ['play.0.seat', { play: [{ do: 'pass' }] }, 'every input names its seat'],
    ['expect.at.pilot', { expect: { at: { pilot: '001' } } }, 'nobody plays pilot'],
    ['expect.rooms.099', { expect: { rooms: { '099': { fire: true } } } }, 'the board has no room 099'],
    ['expect.noise', { expect: { noise: ['006/7'] } }, 'room 006 has no corridor 7'],
    ['expect.top.blue', { expect: { top: { blue: ['medkit'] } } }, 'unknown deck'],
  ]
  test.each(wrong)('%s (%j)', (field, change, message) => {
    expect(problemOf(change)).toContain(`${field}: ${message}`)
  })
})

describe('what cannot be', () => {
  const wrong: [string, string, object, string][] = [
    ['nobody plays', 'seats', { seats: [] }, 'nemesis is for 1 to 5 players, not 0'],
    ['six play', 'seats', { seats: ['captain', 'pilot', 'scientist', 'scout', 'soldier', 'mechanic'] }, 'not 6'],
    ['one character twice', 'seats.1', { seats: ['scout', 'scout'] }, 'scout is taken'],
    [
      'a tile “1” on a space “2”',
      'given.rooms.006.tile',
      { given: { rooms: { '006': { tile: 'armory' } } } },
      'no armory can lie in this room',
    ],
    [
      'a tile on a printed room',
      'given.rooms.011.tile',
      { given: { rooms: { '011': { tile: 'canteen' } } } },
      'this room is printed on the board',
    ],
    [
      'a tile twice',
      'given.rooms.007.tile',
      { given: { rooms: { '006': { tile: 'canteen' }, '007': { tile: 'canteen' } } } },
      'no canteen can lie in this room',
    ],
    [
      'a token twice',
      'given.rooms.007.token',
      { given: { rooms: { '006': { token: 'door-4' }, '007': { token: 'door-4' } } } },
      'no door-4 can lie in this room',
    ],
    [
      'a token on a printed room',
      'given.rooms.011.token',
      { given: { rooms: { '011': { token: 'door-4' } } } },
      'nothing can lie there',
    ],
    [
      'a printed room unexplored',
      'given.rooms.011.explored',
      { given: { rooms: { '011': { explored: false } } } },
      'this room is printed on the board',
    ],
    [
      'a second copy of a unique card',
      'given.hand.scout.1',
      { given: { hand: { scout: ['rest', 'rest'] } } },
      'no rest is left to place here',
    ],
    [
      'a third Search',
      'given.hand.scout.2',
      { given: { hand: { scout: ['search', 'search', 'search'] } } },
      'no search is left to place here',
    ],
    [
      'the same card in hand and on the discard pile',
      'given.hand.scout.0',
      { given: { hand: { scout: ['rest'] }, discard: { scout: ['rest'] } } },
      'no rest is left to place here',
    ],
    [
      'another character’s card',
      'given.hand.scout.0',
      { given: { hand: { scout: ['motivation'] } } },
      'no motivation is left to place here',
    ],
    [
      'an action card as an item',
      'given.inventory.scout.0',
      { given: { inventory: { scout: ['rest'] } } },
      'no rest is left to place here',
    ],
    [
      'a card of another deck',
      'given.decks.red.0',
      { given: { decks: { red: ['medkit'] } } },
      'no medkit is left to place here',
    ],
    [
      'a ninth fire',
      'given.rooms.016.fire',
      { given: { rooms: Object.fromEntries([...eight, '016'].map(r => [r, { fire: true }])) } },
      'there are only 8 such markers',
    ],
    [
      'a malfunction in an unexplored room',
      'given.rooms.006.malfunction',
      { given: { rooms: { '006': { malfunction: true } } } },
      'this room cannot break down',
    ],
    [
      'a malfunction in the slime room',
      'given.rooms.006.malfunction',
      { given: { rooms: { '006': { tile: 'slimeRoom', explored: true, malfunction: true } } } },
      'this room cannot break down',
    ],
    [
      'an item counter in a printed room',
      'given.rooms.011.items',
      { given: { rooms: { '011': { items: 1 } } } },
      'this room has no item counter',
    ],
    [
      'an item counter in the slime room',
      'given.rooms.006.items',
      { given: { rooms: { '006': { tile: 'slimeRoom', explored: true, items: 1 } } } },
      'this room has no item counter',
    ],
    [
      'an item counter in an unexplored room',
      'given.rooms.006.items',
      { given: { rooms: { '006': { tile: 'canteen', items: 1 } } } },
      'this room has no item counter',
    ],
    [
      'five items',
      'given.rooms.006.items',
      { given: { rooms: { '006': { ...canteen, items: 5 } } } },
      'expected 0 to 4, got 5',
    ],
    [
      'fewer than no items',
      'given.rooms.006.items',
      { given: { rooms: { '006': { ...canteen, items: -1 } } } },
      'expected 0 to 4, got -1',
    ],
    [
      'a heavy item in an inventory',
      'given.inventory.scout.0',
      { given: { inventory: { scout: ['fireExtinguisher'] } } },
      'fireExtinguisher belongs in hands',
    ],
    [
      'a light item in hands',
      'given.hands.scout',
      { given: { hands: { scout: ['grenade'] } } },
      'grenade is not carried in hands',
    ],
    [
      'three things in hands',
      'given.hands',
      { given: { hands: { scout: ['rifle', 'prototypeRifle', 'fireExtinguisher'] } } },
      'scout has not that many hand slots',
    ],
    [
      'two things in one hand',
      'given.hands',
      { given: { hands: { scout: ['rifle', 'prototypeRifle'] }, wounds: { scout: ['arm'] } } },
      'scout has not that many hand slots',
    ],
    [
      'a weapon somebody else holds',
      'given.hands.scout.0',
      { given: { hands: { scout: ['sixShooter'] } } },
      'no sixShooter is left to place here',
    ],
    [
      'four serious wounds',
      'given.wounds.scout',
      { given: { wounds: { scout: ['body', 'body', 'leg', 'hand'] } } },
      'expected 0 to 3, got 4',
    ],
    ['three light wounds', 'given.light.scout', { given: { light: { scout: 3 } } }, 'expected 0 to 2, got 3'],
    [
      'a door in the technical corridors',
      'given.doors.main',
      { given: { doors: { main: 'closed' } } },
      'only ordinary corridors have doors',
    ],
    [
      'a door at an entrance',
      'given.doors.014/3',
      { given: { doors: { '014/3': 'closed' } } },
      'only ordinary corridors have doors',
    ],
    [
      'thirteen doors',
      'given.doors.014/1',
      { given: { doors: Object.fromEntries(thirteen.map(c => [c, 'closed'])) } },
      'there are only 12 doors',
    ],
    ['somebody in an unexplored room', 'given.at.scout', { given: { at: { scout: '006' } } }, 'room 006 is unexplored'],
    [
      'a dead player’s turn',
      'given.turn',
      { given: { dead: ['scout'] } },
      'a player who is gone or has passed takes no turn',
    ],
    [
      'the turn of who has passed',
      'given.turn',
      { given: { turn: 'captain', passed: ['captain'] } },
      'a player who is gone or has passed takes no turn',
    ],
    ['a turn with no action left', 'given.done', { given: { done: 2 } }, 'expected 0 to 1, got 2'],
    ['the time after the end', 'given.time', { given: { time: 0 } }, 'the game is over there'],
    ['a round before the first', 'given.round', { given: { round: 0 } }, 'expected 1 to '],
    ['more self-destruct than there is', 'given.selfDestruct', { given: { selfDestruct: 7 } }, 'has no space 7'],
    ['the skull', 'given.selfDestruct', { given: { selfDestruct: 0 } }, 'has no space 0'],
    ['a fifth destination', 'given.destination', { given: { destination: 'E' } }, 'expected one of A, B, C, D'],
    [
      'a Player Number beyond the table',
      'given.numbers.scout',
      { given: { numbers: { scout: 3 } } },
      'expected 1 to 2',
    ],
    ['two players with one number', 'given.numbers', { given: { numbers: { scout: 2 } } }, 'each number once'],
    ['a ninth egg', 'given.eggs', { given: { eggs: 9 } }, 'expected 0 to 8, got 9'],
    [
      'eggs beyond the eight',
      'given.objects.011.3',
      { given: { objects: { '011': ['egg', 'egg', 'egg', 'egg'] } } },
      'no egg is left',
    ],
    [
      'a corpse of the living',
      'given.objects.011.0',
      { given: { objects: { '011': ['corpse.captain'] } } },
      'captain is not dead',
    ],
    [
      'an object that is none',
      'given.carried.scout.0',
      { given: { carried: { scout: ['rifle'] } } },
      'there is no such object as rifle',
    ],
    [
      'three bulky objects',
      'given.hands',
      { given: { carried: { scout: ['carcass', 'carcass'] } } },
      'scout has not that many hand slots',
    ],
    [
      'a second Queen',
      'given.intruders.1.kind',
      { given: { intruders: Array(2).fill({ kind: 'queen', room: '001' }) } },
      'there are only 1 such miniatures',
    ],
    [
      'an unknown intruder',
      'given.intruders.0.kind',
      { given: { intruders: [{ kind: 'dragon', room: '001' }] } },
      'there is no dragon',
    ],
    [
      'an intruder nowhere',
      'given.intruders.0.room',
      { given: { intruders: [{ kind: 'adult', room: '099' }] } },
      'no room 099',
    ],
    ['more tokens than there are', 'given.bag.queen', { given: { bag: { queen: 2 } } }, 'expected 0 to 1, got 2'],
    ['a token of nothing', 'given.bag.dragon', { given: { bag: { dragon: 0 } } }, 'there is no dragon'],
    ['a fifth pod', 'given.pods.5', { given: { pods: { 5: 'locked' } } }, 'expected 1 to 4'],
    [
      'somebody in a pod that is gone',
      'given.inPod.scout',
      { given: { pods: { 1: 'launched' }, inPod: { scout: 1 } } },
      'there is no pod 1',
    ],
    [
      'somebody in a pod nobody has found',
      'given.inPod.scout',
      { given: { pods: { 1: 'unlocked' }, inPod: { scout: 1 } } },
      'unexplored',
    ],
    ['a fourth engine', 'given.engines.4', { given: { engines: { 4: 'working' } } }, 'there are engines 1, 2 and 3'],
    ['an engine in between', 'given.engines.1', { given: { engines: { 1: 'humming' } } }, 'there is no humming'],
    ['a ninth course', 'given.coordinates', { given: { coordinates: 'coordinates-9' } }, 'there is no coordinates-9'],
    [
      'a weakness of the crew',
      'given.weaknesses.crew',
      { given: { weaknesses: { crew: 'vitalPlaces' } } },
      'expected one of corpse, egg, carcass',
    ],
    [
      'a discovery of nothing',
      'given.discovered.0',
      { given: { discovered: ['slime'] } },
      'expected one of corpse, egg, carcass',
    ],
    [
      'eight infected cards',
      'given.contamination.scout.hand.7',
      { given: { contamination: { scout: { hand: Array(8).fill('infected') } } } },
      'no infected card is left',
    ],
    [
      'contamination in a pocket',
      'given.contamination.scout.inventory',
      { given: { contamination: { scout: { inventory: ['clean'] } } } },
      'expected hand, deck or discard',
    ],
    [
      'more ammo than fits',
      'given.ammo.scout.rifle',
      { given: { ammo: { scout: { rifle: 5 } } } },
      'expected 0 to 4, got 5',
    ],
    [
      'ammo without the weapon',
      'given.ammo.scout.shotgun',
      { given: { ammo: { scout: { shotgun: 1 } } } },
      'shotgun is not in hand',
    ],
    [
      'three objectives',
      'given.objectives.scout',
      { given: { objectives: { scout: ['hoarder', 'abOvo', 'quarantine'] } } },
      'expected 1 to 2',
    ],
    [
      'two personal ones',
      'given.objectives.scout.1',
      { given: { objectives: { scout: ['hoarder', 'quarantine'] } } },
      'does not fit',
    ],
    [
      'another’s quest',
      'given.quests.scout',
      { given: { quests: { scout: ['armor'] } } },
      'armor is not a quest of this seat',
    ],
    [
      'a look where nothing lies',
      'given.seen.scout.0',
      { given: { seen: { scout: ['token.011'] } } },
      'nothing lies there',
    ],
  ]
  test.each(wrong)('%s', (_, field, change, message) => {
    const problem = problemOf(change)
    expect(problem).toMatch(new RegExp(`^${field.replace(/[./]/g, '\\$&')}: `))
    expect(problem).toContain(message)
  })
})

describe('what is played', () => {
  test('an input that is refused says why and what was possible', () => {
    const problem = problemOf({ play: [{ seat: 'scout', do: 'move', to: '001' }] })
    expect(problem).toContain('play.0: refused as illegal: move is not among the options')
    expect(problem).toContain('scout is asked turn: [{"do":"move","to":"006","cost":1}')
  })

  test('a refusal can be expected, by its kind', () => {
    const refusals = [
      { seat: 'scout', do: 'move', to: '001', refused: 'illegal' },
      { seat: 'captain', do: 'pass', refused: 'notAsked' },
      { seat: 'scout', do: 'pass', n: 0, refused: 'stale' },
    ]
    expect(problemOf({ play: refusals })).toBe('')
    expect(problemOf({ play: [{ seat: 'captain', do: 'pass', refused: 'stale' }] })).toContain(
      'play.0: refused as notAsked',
    )
    expect(problemOf({ play: [{ seat: 'scout', do: 'pass', refused: 'illegal' }] })).toContain(
      'play.0: was expected to be refused as "illegal"',
    )
  })

  test('a standing answer is an input like any other', () => {
    const play = [
      { seat: 'captain', do: 'standing', until: 'turn', unlessMine: false },
      ...good.play,
      { seat: 'scout', do: 'pay', card: 'rest' },
    ]
    expect(problemOf({ play, dice: { noise: ['silence'] }, expect: { at: { scout: '006' } } })).toBe('')
  })
})

describe('what is expected', () => {
  test('every expectation that fails is named with what was found', () => {
    const { problems } = runScenario({ ...good, expect: { round: 2, at: { scout: '006' }, noise: [] } })
    expect(problems).toEqual([
      'expect.round: expected 2, got 1',
      'expect.at: expected {"scout":"006"}, got {"scout":"011"}',
    ])
  })

  const given = {
    rooms: {
      '006': { tile: 'canteen', explored: true, items: 2, fire: true },
      '008': { tile: 'cabins', token: 'fire-1' },
    },
    time: 9,
    round: 7,
    first: 'captain',
    turn: 'scout',
    at: { scout: '006' },
    hand: { scout: ['rest', 'demolition'] },
    discard: { scout: ['search'] },
    inventory: { scout: ['medkit'] },
    hands: { scout: ['rifle', 'prototypeRifle'] },
    wounds: { scout: ['leg'] },
    light: { scout: 1 },
    slime: ['scout'],
    passed: ['captain'],
    decks: { red: ['grenade', 'decoy'] },
    noise: ['006/1'],
    doors: { '006/2': 'closed' },
    seen: { captain: ['tile.008', 'token.008'] },
    selfDestruct: 4,
    destination: 'C',
    ammo: { scout: { rifle: 3 } },
    dressed: { scout: ['arm'] },
    larva: ['captain'],
    signal: ['captain'],
    pods: { 1: 'unlocked', 2: 'locked', 3: 'launched' },
    vent: '006',
    intruders: [{ kind: 'adult', room: '001', injuries: 2 }],
    objects: { '001': ['carcass', 'egg'] },
    carried: { captain: ['corpse.blue'] },
    eggs: 4,
    bag: { adult: 2 },
    calm: true,
    engines: { 2: 'damaged' },
    discovered: ['egg'],
    objectives: { scout: ['hoarder'] },
    contamination: { scout: { discard: ['clean'] } },
  }
  /** For each expectation what holds in the situation above, and something close to it that does not. */
  const pairs: [string, unknown, unknown][] = [
    ['round', 7, 8],
    ['time', 9, 8],
    ['first', 'captain', 'scout'],
    ['turn', 'scout', 'captain'],
    ['asked', ['scout'], []],
    ['rooms', { '006': { tile: 'canteen', items: 2, fire: true, malfunction: false } }, { '006': { items: 1 } }],
    ['rooms', { '008': { explored: false, token: 'fire-1' } }, { '008': { explored: true } }],
    ['at', { scout: '006', captain: '011' }, { captain: '006' }],
    ['hand', { scout: ['demolition', 'rest'] }, { scout: ['rest'] }],
    ['handCount', { scout: 2 }, { scout: 3 }],
    ['deckCount', { scout: 7 }, { scout: 8 }],
    ['discard', { scout: ['contamination', 'search'] }, { scout: ['search'] }],
    ['contaminationCount', { scout: 1, captain: 0 }, { scout: 0 }],
    ['inventory', { scout: ['medkit'] }, { scout: ['medkit', 'medkit'] }],
    ['hands', { scout: ['prototypeRifle', 'rifle'] }, { scout: ['rifle'] }],
    ['wounds', { scout: ['leg'] }, { scout: [] }],
    ['light', { scout: 1 }, { scout: 0 }],
    ['slime', ['scout'], []],
    ['passed', ['captain'], ['scout']],
    ['dead', [], ['captain']],
    ['top', { red: ['grenade', 'decoy'] }, { red: ['decoy', 'grenade'] }],
    ['discards', { red: [] }, { red: ['grenade'] }],
    ['noise', ['006/1'], ['006/2']],
    ['doors', { '006/2': 'closed' }, {}],
    ['seen', { captain: { 'tile.008': 'cabins', 'token.008': 'fire-1' }, scout: {} }, { captain: {} }],
    ['stale', { captain: [] }, { captain: ['cabins'] }],
    ['can', { scout: [{ do: 'move', to: '007' }] }, { scout: [{ do: 'move', to: '011' }] }],
    ['cannot', { scout: [{ do: 'move', to: '011' }] }, { scout: [{ do: 'move', to: '007' }] }],
    [
      'why',
      { scout: [{ do: 'move', to: '011', why: 'doorClosed' }] },
      { scout: [{ do: 'move', to: '011', why: 'noCardsToPay' }] },
    ],
    ['told', { moved: 0 }, { moved: 1 }],
    ['selfDestruct', 4, 5],
    ['destination', 'C', 'B'],
    ['ammo', { scout: { rifle: 3, prototypeRifle: 1 } }, { scout: { rifle: 4 } }],
    ['dressed', { scout: ['arm'] }, { scout: ['leg'] }],
    ['larva', ['captain'], []],
    ['signal', ['captain'], ['scout']],
    ['hibernating', [], ['captain']],
    ['launched', [], ['captain']],
    ['pods', { 1: 'unlocked', 2: 'locked', 3: 'launched' }, { 1: 'unlocked', 2: 'locked' }],
    ['vent', '006', '008'],
    ['intruders', [{ kind: 'adult', room: '001' }], [{ kind: 'adult', room: '006' }]],
    ['intruders', [{ kind: 'adult', room: '001', injuries: 2 }], [{ kind: 'adult', room: '001', injuries: 1 }]],
    ['objects', { '001': ['egg', 'carcass'], '011': [] }, { '001': ['egg'] }],
    ['carried', { captain: ['corpse.blue'], scout: [] }, { captain: [] }],
    ['eggs', 4, 5],
    ['nestDestroyed', false, true],
    ['bag', { adult: 2, larva: 4 }, { adult: 3 }],
    ['supply', { adult: 10 }, { adult: 9 }],
    ['killed', { adult: 0 }, { adult: 1 }],
    ['met', true, false],
    ['calm', true, false],
    ['discovered', ['egg'], []],
    ['engines', { 2: 'damaged' }, { 2: 'working' }],
    ['objectives', { scout: ['hoarder'] }, { scout: ['quarantine'] }],
    ['quests', { scout: ['motionScanner', 'securityKey'] }, { scout: ['securityKey'] }],
    ['notes', { captain: ['cabins', 'fire-1'] }, { captain: ['cabins'] }],
    ['view', { captain: { contains: ['cabins'], lacks: ['medkit'] } }, { captain: { contains: ['medkit'] } }],
    ['view', { table: { lacks: ['cabins'] } }, { captain: { lacks: ['cabins'] } }],
  ]
  test.each(pairs)('%s: %j, not %j', (field, right, close) => {
    const base = { ...good, given, play: [] }
    expect(runScenario({ ...base, expect: { [field]: right } }).problems).toEqual([])
    expect(runScenario({ ...base, expect: { [field]: close } }).problems).toHaveLength(1)
  })

  test('who waits in which pod', () => {
    const section = { '002': { tile: 'evacuationSectionA', explored: true } }
    const waiting = { rooms: section, pods: { 1: 'unlocked', 2: 'locked' }, inPod: { scout: 1 } }
    const problems = (pod: number) =>
      runScenario({ ...good, given: waiting, play: [], expect: { inPod: { scout: pod } } }).problems.length
    expect([problems(1), problems(2)]).toEqual([0, 1])
  })

  test('who plays the Intruders, and with what', () => {
    const played = {
      ...good,
      options: { intruderPlayer: true },
      given: { dead: ['captain'], playsIntruders: 'captain', turn: 'captain', hand: { captain: ['pursuit.2'] } },
      play: [],
    }
    const problems = (expect: object) => runScenario({ ...played, expect }).problems.length
    expect(problems({ playsIntruders: 'captain', hand: { captain: ['pursuit.2'] } })).toBe(0)
    expect(problems({ playsIntruders: 'scout' })).toBe(1)
    const wrong = (change: object, given: object) =>
      runScenario({ ...played, ...change, given: { ...played.given, ...given }, expect: {} }).problems.join()
    expect(wrong({ options: {} }, {})).toContain('nobody may play the Intruders at this table')
    expect(wrong({}, { dead: [], turn: 'scout' })).toContain('only somebody who is dead plays the Intruders')
    expect(wrong({}, { hand: { captain: ['search'] } })).toContain('no search is left to place here')
  })

  test('events: those that were told, in this order, and those that were not', () => {
    const play = [
      { seat: 'scout', do: 'drop', card: 'rifle' },
      { seat: 'scout', do: 'pass' },
    ]
    const problems = (expect: object) => runScenario({ ...good, play, expect }).problems.length
    const [dropped, passed] = [
      { e: 'dropped', card: 'rifle' },
      { e: 'passed', who: 0 },
    ]
    expect(problems({ events: [dropped, passed], untold: [{ e: 'passed', who: 1 }, { e: 'moved' }] })).toBe(0)
    expect(problems({ events: [passed, dropped] })).toBe(1)
    expect(problems({ events: [{ ...dropped, card: 'shotgun' }] })).toBe(1)
    expect(problems({ untold: [dropped] })).toBe(1)
  })

  test('the end: who has won, where the ship went, what was checked', () => {
    const end = {
      time: 1,
      hibernating: ['captain'],
      met: true,
      engines: { 1: 'working', 2: 'working', 3: 'damaged' },
      coordinates: 'coordinates-5',
      objectives: { captain: ['salvagingThePrimeAsset'] },
      hand: { scout: [] },
    }
    const play = [{ seat: 'scout', do: 'pass' }]
    const problems = (expect: object) => runScenario({ ...good, given: end, play, expect }).problems.length
    const report = [
      { check: 'engines', destroyed: false },
      { check: 'coordinates', destination: 'earth' },
    ]
    expect(problems({ winners: ['captain'], destroyed: false, arrivedAt: 'earth', report })).toBe(0)
    for (const wrong of [{ winners: [] }, { destroyed: true }, { arrivedAt: 'mars' }, { report: report.toReversed() }])
      expect(problems(wrong)).toBe(1)
  })

  test('every expectation there is has been seen to fail', () => {
    const [problem] = runScenario({ expect: { x: 0 } }).problems
    const fields = problem.split('known are ')[1].split(', ')
    const elsewhere = [
      ...LOCKDOWN_FIELDS,
      'options',
      'inPod',
      'playsIntruders',
      // scenario-expect.test.ts and scenario-secrets.test.ts
      'done',
      'handSlots',
      'freeSlots',
      'inCombat',
      'only',
      'heard',
      'unheard',
      'sees',
      'events',
      'untold',
      'bottom',
      'over',
      'winners',
      'destroyed',
      'arrivedAt',
      'report',
    ]
    expect(fields.filter(f => !pairs.some(([field]) => field === f)).sort()).toEqual(elsewhere.sort())
  })

  test('options are the whole set, in any order', () => {
    const base = { ...good, given: { hand: { scout: [] } }, play: [] }
    const all = [{ do: 'pass' }, { do: 'drop', card: 'rifle' }]
    expect(runScenario({ ...base, expect: { options: { scout: all } } }).problems).toEqual([])
    expect(runScenario({ ...base, expect: { options: { scout: [{ do: 'pass' }] } } }).problems).toHaveLength(1)
  })

  test('bottom and over', () => {
    const play = [{ seat: 'scout', do: 'pass' }]
    const base = { ...good, seats: ['scout'], given: { time: 1, hand: { scout: [] } }, play }
    expect(runScenario({ ...base, expect: { over: 'jump', asked: [] } }).problems).toEqual([])
    expect(runScenario({ ...base, expect: { over: 'fire' } }).problems).toHaveLength(1)
    const search = {
      ...good,
      given: {
        rooms: { '006': { tile: 'canteen', explored: true, items: 1 } },
        at: { scout: '006' },
        hand: { scout: ['search'] },
        decks: { green: ['medkit', 'alcohol'] },
      },
      play: [
        { seat: 'scout', do: 'play', card: 'search' },
        { seat: 'scout', do: 'keep', card: 'medkit' },
      ],
    }
    expect(runScenario({ ...search, expect: { bottom: { green: ['alcohol'] } } }).problems).toEqual([])
    expect(runScenario({ ...search, expect: { bottom: { green: ['medkit'] } } }).problems).toHaveLength(1)
  })
})

describe('what is left out', () => {
  test('is dealt by the seed, or by the id where there is none', () => {
    const hand = (more: object) => situation({}, ['scout'], more).mine('scout').hand.join()
    expect(hand({ seed: 7 })).toBe(hand({ seed: 7 }))
    expect(hand({ seed: 7, id: 'other' })).toBe(hand({ seed: 7 }))
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => hand({ seed }))).size).toBeGreaterThan(4)
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(id => hand({ id }))).size).toBeGreaterThan(3)
  })

  test('pieces are moved, never made: each is in one place', () => {
    const given = {
      rooms: {
        '006': canteen,
        '007': { tile: 'slimeRoom', token: 'danger-3' },
        '003': { tile: 'nest', explored: true },
      },
      hand: { scout: ['rest'], captain: [] },
      discard: { scout: ['search'] },
      deck: { scout: ['adrenaline'] },
      inventory: { scout: ['medkit', 'commsKey'] },
      hands: { scout: ['prototypeRifle'], captain: [] },
      wounds: { captain: ['leg', 'leg'] },
      decks: { red: ['grenade'], wound: ['arm'] },
    }
    const { g } = situation(given, ['scout', 'captain'])
    const all = places(g)
    expect(all).toHaveLength(g.seen.length)
    expect(new Set(all.map(p => p.piece)).size).toBe(g.seen.length)
  })

  test('cards in hand and inventory are known to their owner alone', () => {
    const { g } = situation({ hand: { captain: ['rest'] }, inventory: { captain: ['medkit'] } }, ['scout', 'captain'])
    for (const [zone, count] of [
      ['hand', 1],
      ['inventory', 1],
    ] as const) {
      const pieces = seatZone(g, 1, zone)
      expect(pieces.map(piece => g.seen[piece])).toEqual(Array(count).fill(bit(1)))
    }
  })

  test('a tile placed elsewhere does not take what is known of an explored room with it', () => {
    const { g, room } = situation({ rooms: { '006': { explored: true } } }, ['scout', 'captain'])
    const there = room('006').tile
    const t = situation({ rooms: { '006': { explored: true }, '007': { tile: there } } }, ['scout', 'captain'])
    expect(g.explored).toEqual(t.g.explored)
    expect(t.room('006').tile).not.toBeNull()
    expect(t.room('007').tile).toBeNull()
  })
})

describe('an expectation that could never fail is an error', () => {
  const expecting = (expect: object) =>
    runScenario({ id: 'x', game: 'nemesis', seats: ['scout', 'captain'], given: { hand: { scout: ['rest'] } }, expect })
      .problems
  test.each([
    [{ cannot: { scout: [{ do: 'move', too: '006' }] } }, 'expect.cannot.scout.0.too: unknown field'],
    [{ cannot: { scout: [{ do: 'play', card: 'serch' }] } }, 'expect.cannot.scout.0.card: there is no serch'],
    [{ cannot: { scout: [{ do: 'move', to: '099' }] } }, 'expect.cannot.scout.0.to: the board has no room 099'],
    [{ cannot: { captain: [{ do: 'pass' }] } }, 'expect.cannot.captain: is not asked anything'],
    [{ view: { scout: { lacks: ['cantene'] } } }, 'expect.view.scout.lacks.0: there is no cantene'],
    [{ told: { encunter: 0 } }, 'expect.told.encunter: expected one of'],
    [{ untold: [{ e: 'encunter' }] }, 'expect.untold.0.e: expected one of'],
    [{ bag: { dragon: 0 } }, 'expect.bag.dragon: '],
    [{ supply: { dragon: 0 } }, 'expect.supply.dragon: '],
  ])('%j', (expected, problem) => {
    const [found] = expecting(expected)
    expect(found).toContain(problem)
  })
})
