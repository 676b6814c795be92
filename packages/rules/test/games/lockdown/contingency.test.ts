/** Contingency tokens: who sees them, who gets them, what the others can tell. LOCK-CONT. */
import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../src/core/state.ts'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import { type Choice, create, keyFromSeed, type Name, noWhisper, type Seat, tableView } from '../../../src/index.ts'
import { nobody, whoCanTell, whoSees, whoWasTold } from '../../hidden.ts'
import { afterwards, lockdown, part, pass, pay, type Situation } from '../../situation.ts'

const SEATS: Name[] = ['hacker', 'janitor', 'sentry']
const ARCHIVE = { tile: 'archive', explored: true }
const token = (whom: Seat | null, at: number): Choice => ({ do: 'token', whom, at })
const room: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const computer: Choice[] = [{ do: 'computer' }, pay('search')]

/** The hacker in the Archive (007) of the lit S-02, the others in S-01; all seven tokens are named. */
function scene(more: Record<string, unknown> = {}, at: Record<Name, string> = {}): Situation {
  return lockdown(
    {
      rooms: { '007': ARCHIVE },
      at: { hacker: '007', janitor: '003', sentry: '003', ...at },
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      on: [1, 2],
      hand: { hacker: ['search', 'search', 'rest'], janitor: [], sentry: [] },
      contingency: 'codeRed',
      contingencies: { hacker: ['codeBlue'], janitor: ['codeYellow'], sentry: ['codeGrey'] },
      pool: ['codeGreen', 'codeYellow', 'codeBlue'],
      computer: ['computerA', 'computerB', 'computerC', 'computerD', 'computerE', 'lockdown'],
      ...more,
    },
    SEATS,
  )
}
const held = (t: Situation) => t.table().facility?.people.map(p => p.contingencies.length)
const pool = (t: Situation) => t.table().facility?.pool.length
const seen = (t: Situation, who: Name) => t.mine(who).facility?.seen
const own = (t: Situation, who: Name) => t.mine(who).facility?.contingencies

/** Two face-down tokens change places. */
const exchange = (a: (g: GameState) => number[], b: (g: GameState) => number[]) => (g: GameState) => {
  const [one, other] = [a(g), b(g)]
  ;[one[0], other[0]] = [other[0], one[0]]
  ;[g.seen[one[0]], g.seen[other[0]]] = [g.seen[other[0]], g.seen[one[0]]]
}

describe('what is known from the start', () => {
  it('LOCK-CONT-02 LOCK-INFO-05 LOCK-ROOM-ARCHIVE-02 nobody sees the active one, nor is it ever offered', () => {
    const t = scene()
    expect(whoSees(t, 'codeRed')).toEqual(nobody)
    expect(t.table().facility?.active).toEqual({ card: null })
    expect(
      whoCanTell(
        t,
        exchange(
          g => facilityOf(g).active,
          g => facilityOf(g).pool,
        ),
      ),
    ).toEqual(nobody)
    t.act('hacker', ...room)
    expect(t.options('hacker')).toEqual([token(1, 0), token(2, 0), token(null, 0), token(null, 1), token(null, 2)])
  })

  it('LOCK-CONT-03 LOCK-INFO-04 whoever holds a token sees it at any time; the others see how many there are', () => {
    const t = scene()
    expect([own(t, 'hacker'), own(t, 'janitor'), own(t, 'sentry')]).toEqual([
      ['codeBlue'],
      ['codeYellow'],
      ['codeGrey'],
    ])
    expect(whoSees(t, 'codeGrey')).toEqual(['sentry'])
    expect(held(t)).toEqual([1, 1, 1])
  })

  it('LOCK-INFO-06 of the pool everybody sees the number of tokens and nobody a face', () => {
    const t = scene()
    expect(pool(t)).toBe(3)
    expect(whoSees(t, 'codeGreen')).toEqual(nobody)
  })

  it('LOCK-PVP-02 in a trade Items are shown and given, never a token or an objective', () => {
    const t = scene({ inventory: { hacker: ['medkit'] }, hands: { hacker: [] } }, { janitor: '007' })
    t.act('hacker', { do: 'trade' }, pay('search'), { do: 'partner', whom: 1 })
    expect(t.options('hacker').filter(o => 'card' in o)).toEqual([
      { do: 'put', card: 'medkit' },
      { do: 'show', card: 'medkit' },
    ])
  })
})

describe('a private word', () => {
  it('LOCK-PVP-03 LOCK-RULING-228 passes between any two who are in the facility, at any time', () => {
    const t = scene()
    const pairs = [0, 1, 2].flatMap(from => [0, 1, 2].map(to => noWhisper(t.table(), from, to)))
    expect(pairs).toEqual(['self', null, null, null, 'self', null, null, null, 'self'])
    t.act('hacker', ...pass)
    expect([noWhisper(t.table(), 0, 1), noWhisper(t.table(), 1, 0)]).toEqual([null, null])
  })

  it('LOCK-PVP-03 LOCK-RULING-228 not with the dead, nor with those who are out of it', () => {
    for (const out of [{ dead: ['sentry'] }, { bunker: ['sentry'] }]) {
      const t = scene(out)
      expect([noWhisper(t.table(), 0, 1), noWhisper(t.table(), 0, 2), noWhisper(t.table(), 2, 0)]).toEqual([
        null,
        'receiverOut',
        'senderOut',
      ])
    }
  })

  it('LOCK-PVP-03 LOCK-RULING-228 not where all win together and see everything, nor where there are no contingencies', () => {
    const together = { game: 'lockdown', board: 'lockdown-base', mode: 'cooperative' } as const
    const ship = { game: 'nemesis', board: 'nemesis-base' }
    for (const table of [together, ship]) {
      const seats = [{ character: null }, { character: null }]
      const g = create({ ...table, seats }, keyFromSeed('whisper'))
      expect(noWhisper(tableView(g), 0, 1)).toBe('nothingHidden')
    }
  })
})

describe('the Archive', () => {
  it('LOCK-ROOM-ARCHIVE-01 LOCK-RULING-25 LOCK-CONT-04 a token of anybody in any Section', () => {
    const t = scene()
    t.act('hacker', ...room, token(2, 0))
    expect(seen(t, 'hacker')).toEqual([{ whom: 2, at: 0, card: 'codeGrey' }])
    expect(t.mine('hacker').notes).toMatchObject([{ what: 'contingency', at: '2', card: 'codeGrey', stale: false }])
    expect(whoSees(t, 'codeGrey')).toEqual(['hacker', 'sentry'])
  })

  it('LOCK-ROOM-ARCHIVE-01 LOCK-CONT-05 or one of the pool, and it stays there', () => {
    const t = scene()
    t.act('hacker', ...room, token(null, 0))
    expect(seen(t, 'hacker')).toEqual([{ whom: null, at: 0, card: 'codeGreen' }])
    expect([pool(t), held(t)]).toEqual([3, [1, 1, 1]])
  })

  it('LOCK-INFO-07 everybody hears at which token, only the looker what it says', () => {
    const t = scene()
    t.act('hacker', ...room, token(null, 0))
    expect(t.told('peekedContingency')).toMatchObject([{ who: 0, whom: null, at: [0] }])
    expect(whoWasTold(t, 'codeGreen')).toEqual(['hacker'])
    expect(t.table().facility?.pool.map(p => p.seenBy)).toEqual([1, 0, 0])
  })

  it('LOCK-RULING-27 tokens of those who left alive can be chosen', () => {
    const t = scene({ bunker: ['sentry'] })
    t.act('hacker', ...room)
    expect(t.options('hacker')).toContainEqual(token(2, 0))
  })
})

describe('the Archive with nothing to look at', () => {
  const all = ['codeBlue', 'codeBlue', 'codeYellow', 'codeYellow', 'codeGreen', 'codeGrey']
  const alone = (more: Record<string, unknown> = {}) =>
    scene({ contingencies: { hacker: all, janitor: [], sentry: [] }, pool: [], ...more })

  it('LOCK-RULING-162 one’s own tokens are no choice', () => {
    const t = scene({ pool: [], contingencies: { hacker: all.slice(1), janitor: ['codeBlue'], sentry: [] } })
    t.act('hacker', ...room)
    expect(t.options('hacker')).toEqual([token(1, 0)])
  })

  it('LOCK-RULING-162 whoever holds all there is still gains its Knowledge', () => {
    const t = alone()
    t.act('hacker', ...room)
    expect(t.table().facility?.people[0]).toMatchObject({ knowledge: 3, learned: true })
    expect([t.table().asking?.ask, t.told('peekedContingency')]).toEqual(['turn', []])
  })
})

describe('the Alert Room', () => {
  const alert = () => scene({}, { hacker: '010' })

  it('LOCK-ROOM-CONTROL-02 LOCK-RULING-26 LOCK-INFO-06 the looker keeps the token it picks and gives none back', () => {
    const t = alert()
    t.act('hacker', ...room, part(1), token(null, 0))
    expect(own(t, 'hacker')).toEqual(['codeBlue', 'codeGreen'])
    expect([pool(t), held(t)]).toEqual([2, [2, 1, 1]])
    expect(whoSees(t, 'codeGreen')).toEqual(['hacker'])
    expect(whoWasTold(t, 'codeGreen')).toEqual(['hacker'])
    expect(t.told('tookContingency')).toMatchObject([{ who: 0, at: 0 }])
  })

  it('LOCK-RULING-26 the last one of the pool is taken without a question', () => {
    const t = scene(
      { pool: ['codeGreen'], contingencies: { janitor: ['codeYellow', 'codeYellow', 'codeBlue'] } },
      { hacker: '010' },
    )
    t.act('hacker', ...room, part(1))
    expect([own(t, 'hacker'), pool(t), t.table().asking?.ask]).toEqual([['codeBlue', 'codeGreen'], 0, 'turn'])
  })

  it('LOCK-RULING-26 nothing to take from an empty pool: only the Alert Procedure is left', () => {
    const t = scene(
      { pool: [], contingencies: { janitor: ['codeYellow', 'codeYellow', 'codeGreen', 'codeBlue'] } },
      { hacker: '010' },
    )
    t.act('hacker', ...room)
    expect(t.told('alert')).toHaveLength(1)
    expect(t.told('tookContingency')).toEqual([])
  })

  it('LOCK-RULING-28 LOCK-RULING-186 whoever had seen a token of the pool still knows it in another’s hands', () => {
    const t = scene({ seen: { janitor: ['contingency.pool.0'] } }, { hacker: '010' })
    t.act('hacker', ...room, part(1), token(null, 0))
    expect(seen(t, 'janitor')).toEqual([{ whom: 0, at: 1, card: 'codeGreen' }])
    expect(whoSees(t, 'codeGreen')).toEqual(['hacker', 'janitor'])
  })
})

describe('the computer', () => {
  it('LOCK-COMP-05 LOCK-CONT-04 all tokens of one other player in the same Section', () => {
    const t = scene(
      { pool: [], contingencies: { janitor: ['codeYellow', 'codeGreen'] } },
      { janitor: '010', sentry: '014' },
    )
    t.act('hacker', ...computer, part(2), { do: 'who', whom: 1 })
    expect(seen(t, 'hacker')).toEqual([
      { whom: 1, at: 0, card: 'codeYellow' },
      { whom: 1, at: 1, card: 'codeGreen' },
    ])
    expect(t.told('peekedContingency')).toMatchObject([{ who: 0, whom: 1, at: [0, 1], rule: 'LOCK-COMP-05' }])
  })

  it('LOCK-COMP-05 nobody in another Section, and nobody on the stairs', () => {
    const t = scene({}, { janitor: '003', sentry: '005' })
    t.act('hacker', ...computer)
    expect(t.options('hacker')).toEqual([part(0), part(1)])
  })

  it('LOCK-RULING-27 nobody who has left, though the room they left from is in the Section', () => {
    const t = scene({
      inCss: { janitor: 'A' },
      rooms: { '007': ARCHIVE, '008': { tile: 'cargoSendingSystemA', explored: true } },
    })
    t.act('hacker', ...computer)
    expect(t.options('hacker')).not.toContainEqual(part(2))
  })
})

describe('items', () => {
  it('LOCK-CONT-04 the Evac Procedure shows any token to its user alone', () => {
    const t = scene({ inventory: { hacker: ['evacProcedure'] } })
    t.act('hacker', { do: 'use', card: 'evacProcedure' }, pay('search'), token(1, 0))
    expect(seen(t, 'hacker')).toEqual([{ whom: 1, at: 0, card: 'codeYellow' }])
    expect(t.table().facility?.people[1].contingencies).toEqual([{ seenBy: 0b011 }])
  })
})

describe('the dead', () => {
  it('LOCK-CONT-06 LOCK-RULING-28 their tokens go back to the pool, unshuffled: whoever knew one still does', () => {
    const t = scene({ seen: { hacker: ['contingency.janitor.0'] } })
    afterwards(t.g, { do: 'effects', ctx: { by: 1, whom: 1, at: -1, intruder: -1 }, list: [{ fx: 'kill' }] })
    t.act('hacker', ...pass)
    expect([pool(t), held(t)]).toEqual([4, [1, 0, 1]])
    expect(t.told('contingenciesBack')).toMatchObject([{ who: 1, count: 1 }])
    expect(seen(t, 'hacker')).toEqual([{ whom: null, at: 3, card: 'codeYellow' }])
    expect(seen(t, 'janitor')).toEqual([{ whom: null, at: 3, card: 'codeYellow' }])
    expect(seen(t, 'sentry')).toEqual([])
  })
})

describe('the end', () => {
  /** The hacker is locked in, the sentry in the Bunker, the janitor left behind when the time is up. */
  const end = (contingency: Name) => {
    const t = lockdown(
      {
        time: 1,
        at: { janitor: '003' },
        turn: 'janitor',
        locked: ['hacker'],
        bunker: ['sentry'],
        signal: ['sentry'],
        hand: { hacker: [], janitor: [], sentry: [] },
        met: true,
        contingency,
      },
      SEATS,
    )
    t.act('janitor', { do: 'pass' })
    return t
  }

  it('LOCK-CONT-01 the active one is turned up first and kills whom it names among those who live', () => {
    const t = end('codeRed')
    const steps = t.told('check').map(e => e.step)
    expect(steps.find(step => step.check === 'contingency')).toEqual({
      check: 'contingency',
      card: 'codeRed',
      killed: [0],
    })
    expect(SEATS.map(who => t.crew(who).fate)).toEqual(['dead', 'dead', 'bunker'])
    expect(whoSees(t, 'codeRed')).toEqual(['table', ...SEATS])
  })

  it('LOCK-CONT-01 another one kills others', () => {
    const t = end('codeBlue')
    expect(SEATS.map(who => t.crew(who).fate)).toEqual(['dead', 'dead', 'bunker'])
    const green = end('codeGreen')
    expect(SEATS.map(who => green.crew(who).fate)).toEqual(['locked', 'dead', 'bunker'])
  })
})
