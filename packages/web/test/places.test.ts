import { expect, it } from 'vitest'
import { inCombat, placesOf } from '../src/board/places.ts'
import { crew, intruder, map, table } from './fixture.ts'

it('only those who are aboard stand on the ship', () => {
  const view = table({
    crew: [
      crew(0, '011'),
      crew(1, '011', { character: null }),
      crew(2, '011', { fate: 'dead' }),
      crew(3, '011', { fate: 'hibernating' }),
      crew(4, '009', { pod: 1 }),
    ],
  })
  const { seat } = placesOf(map, view, 0)
  expect([0, 1, 2, 3, 4].filter(one => seat(one))).toEqual([0, 4])
})

it('people and intruders of a room share it', () => {
  const view = table({ crew: [crew(0, '011'), crew(1, '006')], intruders: [intruder(7, 'adult', '011')] })
  const places = placesOf(map, view, 0)
  expect(places.seat(0)).not.toEqual(places.intruder(7))
  expect([inCombat(view, 0), inCombat(view, 1)]).toEqual([true, false])
})
