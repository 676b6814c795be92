import { describe, expect, test } from 'vitest'
import { Limiter, newLimits, Quotas, RATES } from '../src/limits.ts'

/** A limiter whose seconds pass when the test says so. */
function limiter(amount: number, seconds: number, keys?: number) {
  const clock = { now: 1000 }
  const rate = { amount, seconds }
  return {
    clock,
    limiter: new Limiter(rate, keys === undefined ? { now: () => clock.now } : { keys, now: () => clock.now }),
  }
}

/** How many of so many attempts are let through. */
const taken = (limiter: Limiter, key: string, attempts: number): number =>
  Array.from({ length: attempts }, () => limiter.take(key)).filter(Boolean).length

describe('a limiter', () => {
  test('lets so many through at once, then no more', () => {
    const { limiter: messages } = limiter(60, 5)
    expect(taken(messages, 'a', 100)).toBe(60)
    expect(messages.take('a')).toBe(false)
  })

  test('fills steadily, and never above the amount', () => {
    const { limiter: messages, clock } = limiter(60, 5)
    taken(messages, 'a', 60)
    clock.now += 1
    expect(taken(messages, 'a', 100)).toBe(12)
    clock.now += 0.25
    expect(taken(messages, 'a', 100)).toBe(3)
    clock.now += 1000
    expect(taken(messages, 'a', 100)).toBe(60)
  })

  test('knows the keys apart', () => {
    const { limiter: messages } = limiter(3, 1)
    expect(taken(messages, 'a', 9)).toBe(3)
    expect(taken(messages, 'b', 9)).toBe(3)
  })

  test('asks more for what costs more, and takes nothing when it refuses', () => {
    const { limiter: uploads } = limiter(10, 60)
    expect(uploads.take('a', 8)).toBe(true)
    expect(uploads.take('a', 3)).toBe(false)
    expect(uploads.take('a', 2)).toBe(true)
    expect(uploads.take('b', 11)).toBe(false)
    expect(uploads.take('b', 10)).toBe(true)
  })

  test('says whether there is enough without taking it', () => {
    const { limiter: misses, clock } = limiter(2, 10)
    expect([misses.has('a'), misses.has('a', 2), misses.has('a', 3)]).toEqual([true, true, false])
    expect(taken(misses, 'a', 9)).toBe(2)
    expect([misses.has('a'), misses.has('b')]).toEqual([false, true])
    clock.now += 5
    expect(misses.has('a')).toBe(true)
    expect(misses.size).toBe(1)
  })

  test('charges even a key that has nothing left, which then waits longer', () => {
    const { limiter: misses, clock } = limiter(2, 10)
    for (let i = 0; i < 4; i++) misses.charge('a')
    clock.now += 10
    expect(misses.has('a')).toBe(false)
    clock.now += 5
    expect(misses.has('a')).toBe(true)
  })

  test('refused attempts do not make the wait longer', () => {
    const { limiter: messages, clock } = limiter(1, 1)
    messages.take('a')
    for (let i = 0; i < 9; i++) {
      clock.now += 0.1
      expect(messages.take('a')).toBe(false)
    }
    clock.now += 0.1
    expect(messages.take('a')).toBe(true)
  })

  test('forgets who is idle', () => {
    const { limiter: requests, clock } = limiter(10, 60)
    for (let i = 0; i < 1000; i++) requests.take(`early ${i}`)
    expect(requests.size).toBe(1000)
    clock.now += 61
    for (let i = 0; i < 1000; i++) requests.take('late')
    expect(requests.size).toBe(1)
  })

  test('remembers a bounded number of keys, and of an attack those that keep coming', () => {
    const { limiter: requests } = limiter(2, 3600, 100)
    taken(requests, 'busy', 2)
    for (let i = 0; i < 10_000; i++) {
      requests.take(`once ${i}`)
      if (i % 50 === 0) expect(requests.take('busy')).toBe(false)
    }
    expect(requests.size).toBe(100)
  })

  test('runs by the clock of the process unless told otherwise', () => {
    const hourly = new Limiter({ amount: 5, seconds: 3600 })
    expect(taken(hourly, 'a', 9)).toBe(5)
  })
})

test('all limits are made by their rates, and are as generous as the operator says', () => {
  const usual = newLimits()
  const generous = newLimits(3)
  for (const name of Object.keys(RATES) as (keyof typeof RATES)[]) {
    const { amount } = RATES[name]
    expect([name, usual[name].take('a', amount + 1), usual[name].take('a', amount)]).toEqual([name, false, true])
    expect([name, generous[name].take('a', 3 * amount + 1), generous[name].take('a', 3 * amount)]).toEqual([
      name,
      false,
      true,
    ])
  }
})

test('places are taken and left', () => {
  const open = new Quotas(2)
  expect([open.enter('a'), open.enter('a'), open.enter('a'), open.enter('b')]).toEqual([true, true, false, true])
  open.leave('a')
  expect([open.enter('a'), open.enter('a')]).toEqual([true, false])
  open.leave('a')
  open.leave('a')
  open.leave('b')
  expect(open.size).toBe(0)
})

test('places have room for amounts, and for one that is larger than all of them if it comes alone', () => {
  const bytes = new Quotas(10)
  expect([bytes.enter('a', 6), bytes.enter('a', 5), bytes.enter('a', 4), bytes.enter('b', 5)]).toEqual([
    true,
    false,
    true,
    true,
  ])
  bytes.leave('a', 6)
  bytes.leave('a', 4)
  expect([bytes.enter('a', 99), bytes.enter('a', 1)]).toEqual([true, false])
  bytes.leave('a', 99)
  bytes.leave('b', 5)
  expect(bytes.size).toBe(0)
})
