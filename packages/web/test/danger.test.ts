import type { Option } from '@coldwake/rules'
import type { Danger, Forecast } from '@coldwake/rules/forecast'
import { loadWords, ui } from '@coldwake/text'
import { describe, expect, it } from 'vitest'
import { chanceText, isWorthABadge } from '../src/play/choice/answer/dangerWords.ts'
import {
  type Armed,
  armedBy,
  gravityOf,
  gravityOfForecast,
  type Holds,
  holdsFor,
  isForced,
  percentOf,
  stepsLeft,
  woundsAhead,
} from '../src/play/choice/danger.ts'

const chance = (most: number, least = most) => ({ least, most })
const forecast = (...dangers: Danger[]): Forecast => ({ dangers })
const toMe = (most: number, least = most): Danger => ({ to: 'me', chance: chance(most, least), causes: [] })

describe('how grave a danger is', () => {
  it.each([
    [0, 'none'],
    [0.001, 'slight'],
    [0.049, 'slight'],
    [0.05, 'risky'],
    [0.249, 'risky'],
    [0.25, 'lethal'],
    [1, 'lethal'],
  ] as const)('at %s it is %s', (most, gravity) => expect(gravityOf(chance(most))).toBe(gravity))

  it('goes by the worst that cannot be ruled out, and by the worst of several', () => {
    expect(gravityOf(chance(0.8, 0))).toBe('lethal')
    expect(gravityOfForecast(forecast(toMe(0.01), { to: 'vessel', chance: chance(0.3), causes: [] }))).toBe('lethal')
    expect(gravityOfForecast(forecast())).toBe('none')
    expect(gravityOfForecast(null)).toBe('none')
  })

  it('is never 0 or 100 percent for what may or may not be', () => {
    expect([0.004, 0.01, 0.424, 0.999, 1].map(percentOf)).toEqual([null, 1, 42, 99, 100])
  })
})

describe('wounds that do not kill', () => {
  const hurt = (least: number, most = least) => ({
    chance: chance(most, least),
    light: 1,
    serious: 0,
    worsens: false,
    causes: [],
  })
  it('are told of if they are certain or likely, beside a small risk of death, too', () => {
    const certain = hurt(1)
    expect(woundsAhead({ dangers: [], wounds: certain })).toBe(certain)
    expect(woundsAhead({ dangers: [toMe(0.1)], wounds: certain })).toBe(certain)
    expect(woundsAhead({ dangers: [toMe(0.5)], wounds: certain })).toBeNull()
  })
  it('are not, where they only cannot be ruled out', () => {
    expect(woundsAhead({ dangers: [], wounds: hurt(0.1, 1) })).toBeNull()
    expect([woundsAhead(forecast()), woundsAhead(null)]).toEqual([null, null])
  })
})

describe('what it takes to mean it', () => {
  it('is a press below a quarter, a hold from there on, and two where it is certain', () => {
    expect(holdsFor(forecast(toMe(0.24)), false)).toBe(0)
    expect(holdsFor(forecast(toMe(0.25)), false)).toBe(1)
    expect(holdsFor(forecast(toMe(1, 0.9)), false)).toBe(1)
    expect(holdsFor(forecast(toMe(1)), false)).toBe(2)
    expect(holdsFor(forecast({ to: 'other', seat: 1, chance: chance(1), causes: [] }), false)).toBe(1)
  })

  it('is a hold for what ends something for good', () => expect(holdsFor(forecast(), true)).toBe(1))

  /** Presses and holds at these times, in milliseconds: how many of them until it is meant. */
  const untilDone = (holds: Holds, ...acts: [held: boolean, at: number][]): number | null => {
    let armed: Armed | null = null
    for (const [at, [held, now]] of acts.entries()) {
      armed = armedBy(armed, holds, held, now)
      if (armed === null) return at + 1
    }
    return null
  }

  it('is one hold, or two presses that are not one double click', () => {
    expect(untilDone(1, [true, 600])).toBe(1)
    expect(untilDone(1, [false, 0], [false, 399])).toBeNull()
    expect(untilDone(1, [false, 0], [false, 400])).toBe(2)
    expect(untilDone(1, [false, 0], [false, 100], [false, 200], [false, 400])).toBe(4)
  })

  it('tells somebody whose second press came too soon that it did not count', () => {
    const once = armedBy(null, 1, false, 0)
    expect(once?.hasty).toBeUndefined()
    expect(armedBy(once, 1, false, 250)).toEqual({ holds: 0, pressed: 0, hasty: true })
    expect(armedBy(armedBy(once, 1, false, 250), 1, false, 450)).toBeNull()
  })

  it('is what is said: so many holds, or twice as many presses, fewer with each that was done', () => {
    expect(stepsLeft(null, 1)).toEqual({ holds: 1, presses: 2 })
    expect(stepsLeft(null, 2)).toEqual({ holds: 2, presses: 4 })
    expect(stepsLeft(armedBy(null, 2, true, 600), 2)).toEqual({ holds: 1, presses: 2 })
    let armed: Armed | null = null
    for (const [at, presses] of [3, 2, 1].entries()) {
      armed = armedBy(armed, 2, false, at * 500)
      expect(stepsLeft(armed, 2).presses).toBe(presses)
    }
    expect(armedBy(armed, 2, false, 1500)).toBeNull()
  })

  it('is no question where nothing else can be done that would save me', () => {
    const [pass, drop, move]: Option[] = [{ do: 'pass' }, { do: 'drop', card: 'rifle' }, { do: 'move', to: '001' }]
    const judged = (walk: number) => (option: Option) => forecast(...(option === move ? [toMe(walk)] : [toMe(1)]))
    expect(isForced(pass, [pass], judged(0))).toBe(true)
    expect(isForced(pass, [pass, drop], judged(0))).toBe(true)
    expect(isForced(pass, [pass, drop, move], judged(1))).toBe(true)
    expect(isForced(pass, [pass, drop, move], judged(0.9))).toBe(false)
  })

  it('is twice that for certain death', () => {
    expect(untilDone(2, [true, 600])).toBeNull()
    expect(untilDone(2, [true, 600], [true, 1300])).toBe(2)
    expect(untilDone(2, [false, 0], [false, 500], [false, 1000])).toBeNull()
    expect(untilDone(2, [false, 0], [false, 500], [false, 1000], [false, 1500])).toBe(4)
    expect(untilDone(2, [true, 600], [false, 1000], [false, 1500])).toBe(3)
  })
})

describe('what is said of a chance', () => {
  it('is a number, or that there is none: “up to 100%” says nothing', async () => {
    await loadWords('en', ['answer'])
    const told = (most: number, least = most) => chanceText(chance(most, least), ui('en', 'answer'))
    expect(told(0.3)).toBe('30%')
    expect(told(0.3, 0.1)).toBe('up to 30%')
    expect(told(1)).toBe('100%')
    expect(told(1, 0.4)).toBe('at least 40%')
    expect(told(1, 0)).toBe('unknown')
  })

  it('is left out of a list where it is under one percent and somebody else’s', () => {
    const toOther = (most: number): Danger => ({ to: 'other', seat: 1, chance: chance(most), causes: [] })
    expect(isWorthABadge(toOther(0.004))).toBe(false)
    expect(isWorthABadge(toOther(0.02))).toBe(true)
    expect(isWorthABadge(toMe(0.004))).toBe(true)
  })
})
