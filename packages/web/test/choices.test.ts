import type { Choice, Option } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { choiceOf, entriesOf, entryTyped, isOnBoard, sameChoice } from '../src/play/choice/choices.ts'
import { asked } from './fixture.ts'

const turn = asked('turn', [
  { do: 'move', to: '006', cost: 1 },
  { do: 'move', to: '008', cost: 1 },
  { do: 'carefulMove', to: '006', cost: 2 },
  { do: 'play', card: 'search', cost: 0 },
  { do: 'pass' },
])

describe('what may be chosen', () => {
  it('is one thing per place, card or word, numbered places first', () => {
    expect(entriesOf(turn).map(({ number, key }) => [number, key])).toEqual([
      [1, 'room:006'],
      [2, 'room:008'],
      [3, 'card:search'],
      [0, 'pass'],
    ])
  })

  it('has passing on a key of its own, whatever else there is, and no number leads there', () => {
    const numbers = (options: typeof turn.options) => entriesOf(asked('turn', options)).map(({ number }) => number)
    expect(numbers([...turn.options, { do: 'drop', card: 'rifle' }])).toEqual([1, 2, 3, 0, 4])
    const entries = entriesOf(turn)
    expect([entryTyped(entries, '0'), entryTyped(entries, '4')]).toEqual([null, null])
    const only = entriesOf(asked('turn', [{ do: 'pass' }, { do: 'drop', card: 'rifle' }]))
    expect([entryTyped(only, '1')?.key, ...only.map(({ number }) => number)]).toEqual(['pass', 1, 2])
  })

  it('keeps every way of reaching a room', () => {
    expect(entriesOf(turn)[0].options.map(option => option.do)).toEqual(['move', 'carefulMove'])
  })

  it('NEM-RULING-236: has two corridors to one room as ways of reaching it, which are not the same', () => {
    const [walk, other] = ['c001-003a', 'c001-003b'].map(via => ({ do: 'move' as const, to: '003', via, cost: 1 }))
    expect(entriesOf(asked('turn', [walk, other]))).toMatchObject([{ key: 'room:003', options: [walk, other] }])
    expect([sameChoice(walk, other), sameChoice(walk, choiceOf(walk))]).toEqual([false, true])
  })

  it('NEM-MODE-INTRUDER-09: has what a card is played for as ways of playing it, which are not the same', () => {
    const ways = (['move', 'attack', 'special'] as const).map(as => ({ do: 'playAs' as const, card: 'pursuit.1', as }))
    expect(entriesOf(asked('intruderTurn', ways))).toMatchObject([{ key: 'card:pursuit.1', options: ways }])
    expect(ways.map(way => sameChoice(way, ways[0]))).toEqual([true, false, false])
  })

  it('has declining as number 1 of a window, whether or not there is a card to react with', () => {
    const without = entriesOf(asked('window', [{ do: 'decline' }]))
    const holding = entriesOf(asked('window', [{ do: 'decline' }, { do: 'react', card: 'interruption' }]))
    expect(without[0].key).toBe('decline')
    expect(holding[0].key).toBe('decline')
  })

  it('leaves out nothing, for any kind of answer, and tells all of them apart', () => {
    const one: { [K in Choice['do']]: Extract<Choice, { do: K }> } = {
      move: { do: 'move', to: '001' },
      carefulMove: { do: 'carefulMove', to: '002' },
      drive: { do: 'drive', to: '023' },
      play: { do: 'play', card: 'rest' },
      use: { do: 'use', card: 'medkit' },
      roomAction: { do: 'roomAction' },
      shoot: { do: 'shoot' },
      melee: { do: 'melee' },
      pickUp: { do: 'pickUp' },
      trade: { do: 'trade' },
      craft: { do: 'craft' },
      activate: { do: 'activate', card: 'armor' },
      drop: { do: 'drop', card: 'syringe' },
      pass: { do: 'pass' },
      launch: { do: 'launch' },
      leave: { do: 'leave' },
      stay: { do: 'stay' },
      pay: { do: 'pay', card: 'search' },
      discard: { do: 'discard', card: 'order' },
      done: { do: 'done' },
      accept: { do: 'accept' },
      decline: { do: 'decline' },
      part: { do: 'part', part: 1 },
      mark: { do: 'mark', corridor: 'main' },
      door: { do: 'door', corridor: 'c001-002' },
      look: { do: 'look', room: '003' },
      room: { do: 'room', room: '004' },
      who: { do: 'who', whom: 1 },
      intruder: { do: 'intruder', intruder: 3 },
      eggs: { do: 'eggs' },
      item: { do: 'item', card: 'tools' },
      object: { do: 'object', object: 'corpse.blue' },
      wound: { do: 'wound', card: 'leg' },
      pod: { do: 'pod', pod: 2 },
      space: { do: 'space', space: 'C' },
      search: { do: 'search', colour: 'red' },
      keep: { do: 'keep', card: 'tools' },
      make: { do: 'make', card: 'taser', of: 'tools', and: 'energyCharge.red' },
      objective: { do: 'objective', card: 'abOvo' },
      back: { do: 'back', back: 'personal' },
      character: { do: 'character', card: 'pilot' },
      partner: { do: 'partner', whom: 2 },
      put: { do: 'put', card: 'tools' },
      takeBack: { do: 'takeBack', card: 'tools' },
      show: { do: 'show', card: 'tools' },
      ready: { do: 'ready' },
      end: { do: 'end' },
      react: { do: 'react', card: 'interruption' },
      computer: { do: 'computer' },
      callElevator: { do: 'callElevator' },
      rideElevator: { do: 'rideElevator', to: '025' },
      escape: { do: 'escape', how: 'suit' },
      makeOf: { do: 'makeOf', card: 'taser', of: 'tools' },
      token: { do: 'token', whom: null, at: 0 },
      timeSpace: { do: 'timeSpace', space: 8 },
      powerPlace: { do: 'powerPlace', place: 'S-02' },
      powerToken: { do: 'powerToken', token: 2 },
      top: { do: 'top', card: 'panic' },
      playAs: { do: 'playAs', card: 'pursuit.1', as: 'move' },
      way: { do: 'way', corridor: 'c002-006' },
      resolve: { do: 'resolve', card: 'scratch.3' },
    }
    const options: Option[] = Object.values(one)
    const entries = entriesOf(asked('part', options))
    expect(entries.map(entry => entry.options.length)).toEqual(options.map(() => 1))
    expect(entries.filter(isOnBoard).map(entry => entry.key)).toEqual([
      'room:001',
      'room:002',
      'room:023',
      'corridor:main',
      'corridor:c001-002',
      'room:003',
      'room:004',
      'intruder:3',
      'room:025',
      'power:S-02',
      'corridor:c002-006',
    ])
    for (const a of options) expect(options.filter(b => sameChoice(a, b))).toEqual([a])
  })

  it('has intruders on the board, numbered like places', () => {
    const entries = entriesOf(asked('target', [{ do: 'eggs' }, { do: 'intruder', intruder: 7 }]))
    expect(entries.map(({ number, key }) => [number, key])).toEqual([
      [1, 'intruder:7'],
      [2, 'eggs'],
    ])
  })

  it('tells apart who carries a thing, and whose token it is', () => {
    const keys = (options: Option[]) => entriesOf(asked('analyse', options)).map(({ key }) => key)
    expect(
      keys([
        { do: 'object', object: 'egg' },
        { do: 'object', object: 'egg', whom: 1 },
        { do: 'object', object: 'egg', whom: 2 },
      ]),
    ).toHaveLength(3)
    expect(
      keys([
        { do: 'token', whom: null, at: 1 },
        { do: 'token', whom: 1, at: 1 },
        { do: 'token', whom: 1, at: 0 },
      ]),
    ).toHaveLength(3)
  })

  it.each(['window', 'attackWindow', 'darkWindow', 'dodge', 'bagWindow'] as const)(
    'has declining first in a %s, as whoever holds no card sees it',
    ask => {
      const [first] = entriesOf(asked(ask, [{ do: 'decline' }, { do: 'react', card: 'inconspicuous' }]))
      expect(first.key).toBe('decline')
    },
  )

  it('has fighting first beside an Intruder, then the ways out, then what is of no use against it', () => {
    const options: Option[] = [
      { do: 'move', to: '006', cost: 1 },
      { do: 'play', card: 'demolition' },
      { do: 'use', card: 'energyCharge' },
      { do: 'use', card: 'grenade' },
      { do: 'play', card: 'adrenaline' },
      { do: 'melee', cost: 1 },
      { do: 'pass' },
      { do: 'drop', card: 'tools' },
    ]
    const order = (fighting: boolean) => entriesOf(asked('turn', options), fighting, 'nemesis').map(({ key }) => key)
    const fights = ['carried:grenade', 'card:adrenaline']
    const others = ['card:demolition', 'carried:energyCharge']
    expect(order(true)).toEqual(['melee', ...fights, 'room:006', ...others, 'pass', 'carried:tools'])
    expect(order(false)).toEqual(['room:006', 'melee', ...others, ...fights, 'pass', 'carried:tools'])
  })

  it('keeps number 1 for Shoot beside an Intruder: without ammo the same key is no blow', () => {
    const keys = (options: Option[]) => entriesOf(asked('turn', options), true, 'nemesis').map(({ number }) => number)
    const melee: Option = { do: 'melee', cost: 1 }
    expect(keys([{ do: 'shoot', cost: 1 }, melee])).toEqual([1, 2])
    expect(keys([melee])).toEqual([2])
  })

  it('has what is carried as one thing, to use or to drop, and only in a turn after everything else', () => {
    const use = { do: 'use', card: 'medkit', cost: 1 } as const
    const drop = { do: 'drop', card: 'medkit' } as const
    expect(entriesOf(asked('turn', [use, { do: 'pass' }, drop]))).toMatchObject([
      { key: 'carried:medkit', options: [use, drop] },
      { key: 'pass' },
    ])
    expect(entriesOf(asked('lastDrop', [{ do: 'done' }, drop])).map(({ key }) => key)).toEqual([
      'carried:medkit',
      'done',
    ])
  })

  it('has ways of saying no last', () => {
    const keys = entriesOf(asked('turn', [{ do: 'pass' }, { do: 'use', card: 'medkit' }, { do: 'shoot' }])).map(
      e => e.key,
    )
    expect(keys).toEqual(['shoot', 'carried:medkit', 'pass'])
  })
})

describe('typing a number', () => {
  const many = entriesOf(
    asked(
      'lookAtTile',
      Array.from({ length: 12 }, (_, i) => ({ do: 'look', room: `0${i + 10}` })),
    ),
  )

  it('selects that choice', () => expect(entryTyped(many, '3')?.number).toBe(3))
  it('goes on to two digits where there are so many choices', () => expect(entryTyped(many, '12')?.number).toBe(12))
  it('falls back to the last digit where there are not', () => expect(entryTyped(many, '35')?.number).toBe(5))
  it('means nothing beyond the last choice', () => expect(entryTyped(many.slice(0, 2), '7')).toBeNull())
})

it('an answer is the same with and without its price', () => {
  const option: Option = { do: 'move', to: '006', cost: 1 }
  expect(choiceOf(option)).toEqual({ do: 'move', to: '006' })
  expect(sameChoice(option, { do: 'move', to: '006' })).toBe(true)
  expect(sameChoice(option, { do: 'carefulMove', to: '006' })).toBe(false)
})
