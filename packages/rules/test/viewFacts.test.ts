/** What follows from a view alone. */
import { describe, expect, test } from 'vitest'
import {
  crewIn,
  hasSeen,
  inCombat,
  intrudersIn,
  isAboard,
  isContamination,
  isOnFoot,
  objectKind,
} from '../src/viewFacts.ts'
import { situation } from './situation.ts'

describe('who is where', () => {
  const table = situation(
    {
      rooms: { '006': { explored: true }, '009': { explored: true } },
      at: { scout: '006', pilot: '006', captain: '009' },
      dead: ['captain'],
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'larva', room: '009' },
      ],
    },
    ['scout', 'pilot', 'captain'],
  ).table()

  test('the living on their feet, and intruders', () => {
    expect(table.crew.map(isAboard)).toEqual([true, true, false])
    expect(crewIn(table, '006').map(({ seat }) => seat)).toEqual([0, 1])
    expect(crewIn(table, '009')).toEqual([])
    expect(intrudersIn(table, '006').map(({ kind }) => kind)).toEqual(['adult'])
  })

  test('combat is for those with an intruder in the room, not for the dead, for onlookers, or in a pod', () => {
    expect([0, 1, 2, null].map(seat => inCombat(table, seat))).toEqual([true, true, false, false])
    const waiting = table.crew.map(one => (one.seat === 1 ? { ...one, pod: 3 } : one))
    expect(waiting.map(isOnFoot)).toEqual([true, false, false])
    expect(inCombat({ ...table, crew: waiting }, 1)).toBe(false)
    expect(crewIn({ crew: waiting }, '006').map(({ seat }) => seat)).toEqual([0])
  })

  test('nobody stands anywhere before it is known who they are', () => {
    expect(crewIn({ crew: table.crew.map(one => ({ ...one, character: null })) }, '006')).toEqual([])
  })
})

test('names say what a card or an object is', () => {
  expect(['contamination', 'contamination.clean', 'search'].map(isContamination)).toEqual([true, true, false])
  expect(['corpse.blue', 'egg', 'carcass', 'eggshell'].map(objectKind)).toEqual(['corpse', 'egg', 'carcass', undefined])
})

test('bits of seats say who has seen a piece', () => {
  expect([0, 1, 2].map(seat => hasSeen(0b101, seat))).toEqual([true, false, true])
})
