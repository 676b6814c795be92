/** Trade and the treatment of others: what a thing is worth to whom, and what an objective makes of a friend. */
import { pendingFor, step } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/index.ts'
import { mindOf, worths } from '../src/mind.ts'
import { see } from '../src/see.ts'
import { hasToHide, quarry, regard } from '../src/talk/regard.ts'
import { moment } from './support/scene.ts'

const { officer } = bots

/** Both in the canteen: the scout has bandages to spare, and the captain is badly hurt. */
const inTheCanteen = (mode: string, given: object = {}) =>
  moment(
    {
      at: { scout: '006', captain: '006' },
      rooms: { '006': { tile: 'canteen', explored: true } },
      inventory: { scout: ['bandages'] },
      wounds: { captain: ['leg', 'body'] },
      hand: { scout: ['search', 'rest', 'demolition', 'interruption'] },
      ...given,
    },
    ['scout', 'captain'],
    { mode },
  )

/** Everybody answers, whoever opened the trade last, until it is over. */
function deal(t: ReturnType<typeof inTheCanteen>): void {
  step(t.g, { seat: 0, n: t.g.n, do: 'trade' })
  const memories = [officer.begin(1), officer.begin(2)]
  for (let i = 0; i < 40; i++) {
    const open = [1, 0].flatMap(seat => pendingFor(t.g, seat) ?? [])
    const [decision] = open
    if (!decision || decision.ask === 'turn') return
    const { seat } = decision
    const chosen = officer.choose(() => t.scene(seat === 0 ? 'scout' : 'captain'), decision, memories[seat])
    memories[seat] = chosen.memory
    step(t.g, chosen.input)
  }
  throw new Error('the trade does not end')
}

describe('trade', () => {
  test('what another needs more is given where all win together', () => {
    const t = inTheCanteen('cooperative')
    deal(t)
    expect(t.scene('captain').me?.inventory).toEqual(['bandages'])
  })

  test('nobody gives for nothing where each plays alone, and the trade ends', () => {
    const t = inTheCanteen('semiCooperative', { objectives: { scout: ['greenerPastures'] } })
    deal(t)
    expect(t.scene('scout').me?.inventory).toEqual(['bandages'])
  })

  test('opening one is worth it only for what comes of it', () => {
    const opening = (t: ReturnType<typeof inTheCanteen>) => {
      const mind = mindOf(t.scene('scout'), officer.begin(1))
      const decision = pendingFor(t.g, 0)
      if (!mind || !decision) throw new Error('nobody is asked')
      return worths(mind, decision)[decision.options.findIndex(option => option.do === 'trade')]
    }
    expect(opening(inTheCanteen('cooperative'))).toBeGreaterThan(
      opening(inTheCanteen('cooperative', { inventory: { scout: [] } })),
    )
  })
})

describe('others', () => {
  const regardOf = (objective: string, mode = 'semiCooperative') => {
    const t = inTheCanteen(mode, mode === 'cooperative' ? {} : { objectives: { scout: [objective] } })
    const s = see(t.scene('scout'), officer.begin(1))
    if (!s) throw new Error('nothing is seen')
    return { of: regard(s, 1), quarry: quarry(s), hides: hasToHide(s) }
  }

  test('whoever must not survive is no friend, and nobody is told', () => {
    expect(regardOf('greenerPastures')).toMatchObject({ quarry: [1], hides: true })
    expect(regardOf('greenerPastures').of).toBeLessThan(0)
    expect(regardOf('oldestFriend')).toMatchObject({ quarry: [], hides: false })
    expect(regardOf('oldestFriend').of).toBeGreaterThan(0)
  })

  test('who wins with me is nearly as good as I am', () => {
    expect(regardOf('', 'cooperative').of).toBeGreaterThan(regardOf('oldestFriend').of * 2)
  })
})
