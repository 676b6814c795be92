import { describe, expect, it } from 'vitest'
import { neededOf, nextPerson } from '../src/local/nextPerson.ts'
import { acceptable } from '../src/play/choice/answer/deal.ts'
import { crew, table } from './fixture.ts'

const SEATS = [0, 1, 2, 3, 4]
const subsets = SEATS.reduce<number[][]>((sets, seat) => sets.flatMap(set => [set, [...set, seat]]), [[]])

describe('who gets the device next', () => {
  it('is named alike by whoever hands it over and by the curtain, whoever had it before', () => {
    for (const last of [-1, ...SEATS])
      for (const holder of SEATS)
        for (const asked of subsets) {
          const named = nextPerson({ holder, last }, asked)
          if (named !== null) expect(nextPerson({ holder: null, last: holder }, asked)).toBe(named)
        }
  })

  it('goes around the table, and leaves out whoever has it', () => {
    expect(nextPerson({ holder: null, last: -1 }, [0, 1, 2])).toBe(0)
    expect(nextPerson({ holder: 0, last: -1 }, [0, 1, 2])).toBe(1)
    expect(nextPerson({ holder: 2, last: 0 }, [0, 1])).toBe(0)
    expect(nextPerson({ holder: 1, last: 0 }, [1])).toBeNull()
  })
})

describe('in a trade', () => {
  const NOBODY = { partners: [null, null, null], ready: [false, false, false], left: [9, 9, 9], objects: [[], [], []] }
  const trade = (part: Partial<typeof NOBODY> | object) =>
    table({
      crew: [crew(0, '011'), crew(1, '011'), crew(2, '011')],
      asking: { n: 1, ask: 'trade', seats: [0, 1, 2], about: {} } as never,
      turn: { seat: 2, actions: 2, done: 0 },
      trade: { ...NOBODY, ...part } as never,
    })
  const after = (part: object, holder: number) => nextPerson({ holder, last: -1 }, neededOf(trade(part), [0, 1, 2]))
  const corpse = { objects: [[], [], ['corpse']] }

  it('the device goes from the opener to whoever has an offer, back, and to nobody else', () => {
    expect(after({}, 2)).toBeNull()
    expect(after({ partners: [null, null, 1] }, 2)).toBeNull()
    expect(after({ partners: [null, null, 1], ...corpse }, 2)).toBe(1)
    expect(after({ partners: [null, 2, 1], ...corpse, ready: [false, true, false] }, 1)).toBe(2)
    // Struck: there is nothing to answer any more.
    expect(after({ partners: [null, 2, 1] }, 2)).toBeNull()
  })

  it('an offer is accepted in one go by whoever has not turned to its maker yet', () => {
    const options = [{ do: 'done' as const }, { do: 'partner' as const, whom: 2 }, { do: 'partner' as const, whom: 0 }]
    const open = trade({ partners: [null, null, 1], ...corpse })
    expect(acceptable(open, { seat: 1, options })).toEqual({
      whom: 2,
      choices: [{ do: 'partner', whom: 2 }, { do: 'ready' }],
    })
    expect(acceptable(open, { seat: 0, options })).toBeNull()
    const mutual = trade({ partners: [null, 2, 1], ...corpse })
    expect(acceptable(mutual, { seat: 2, options: [{ do: 'end' }, { do: 'ready' }] })).toEqual({
      whom: 1,
      choices: [{ do: 'ready' }],
    })
    expect(acceptable(trade({ partners: [null, null, 1] }), { seat: 1, options })).toBeNull()
  })
})
