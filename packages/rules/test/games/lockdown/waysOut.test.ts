/** The ways out of the facility, as one seat knows them. */
import { describe, expect, test } from 'vitest'
import { distancesAt, roundsLeft, type WayOut, waysOut } from '../../../src/games/waysOut.ts'
import { type LockdownView, type Name, type View, view } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { playGame } from '../../../src/testing.ts'
import { everyRoomBelow, lockdown, type Situation } from '../../situation.ts'
import { onMars } from './mars.ts'
import { POWER } from './places.ts'

const inFacility = (given: Given = {}, more: object = {}): Situation =>
  lockdown(
    {
      met: true,
      power: POWER,
      on: [1, 2],
      ...given,
      rooms: { '007': { tile: 'cargoSendingSystemA', explored: true }, ...given.rooms },
      at: { sentry: '020', janitor: '003', ...given.at },
    },
    ['sentry', 'janitor'],
    more,
  )
const seenBy = (t: Situation, who: Name = 'sentry'): View => view(t.g, t.seat(who))
const find = (t: Situation, way: WayOut['way'], pod?: string) =>
  waysOut(seenBy(t)).find(one => one.way === way && (one.way !== 'cargoPod' || one.pod === (pod ?? 'A')))
const missing = (one: WayOut | undefined) => one?.needs.flatMap(({ need, met }) => (met === false ? [need] : []))
const need = (one: WayOut | undefined, name: string) => one?.needs.find(({ need }) => need === name)

describe('the Isolation Room', () => {
  test('LOCK-CRIT-04 LOCK-ROOM-ISOLATION-02 it opens with the white spaces, or by the Alert Procedure', () => {
    const states = [15, 9, 8].map(time => {
      const one = find(inFacility({ time }), 'isolation')
      return [one?.state, need(one, 'isolationOpen')?.opensIn]
    })
    expect(states).toEqual([
      ['soon', 7],
      ['soon', 1],
      ['open', null],
    ])
    expect(find(inFacility({ time: 12, alert: 6 }), 'isolation')?.state).toBe('open')
  })

  test('LOCK-END-04 LOCK-RULING-03 no lock helps against the autodestruction: needed stopped, and gone once it is red', () => {
    const yellow = find(inFacility({ time: 7, selfDestruct: 5 }), 'isolation')
    expect([yellow?.state, missing(yellow)]).toEqual(['locked', ['noSelfDestruct']])
    expect(find(inFacility({ time: 7, selfDestruct: 5, red: true }), 'isolation')?.state).toBe('gone')
  })

  test('LOCK-ACT-21 a malfunction or an intruder there bars it', () => {
    const one = find(
      inFacility({ time: 8, rooms: { '020': { malfunction: true } }, intruders: [{ kind: 'adult', room: '020' }] }),
      'isolation',
    )
    expect([one?.state, missing(one)]).toEqual(['locked', ['noIntruder', 'repaired']])
  })
})

describe('cargo pods', () => {
  const css = { 10: 'cssA', 8: 'cssB', 6: 'cssNone', 4: 'cssAll' }

  test('LOCK-CSS-02 only in a round with a cargo token, which is counted down', () => {
    const at = (time: number) => find(inFacility({ time, css }), 'cargoPod')
    expect([at(12)?.state, need(at(12), 'launchRound')]).toEqual([
      'soon',
      { need: 'launchRound', space: 10, met: false, opensIn: 2 },
    ])
    expect(at(10)?.state).toBe('open')
    // LOCK-CSS-06: what the token says is not known.
    expect(need(at(10), 'cargoToken')?.met).toBe(null)
    expect(need(at(9), 'launchRound')?.opensIn).toBe(1)
  })

  /** As somebody who has seen these tokens. */
  const having = (t: Situation, known: { space: number; card: Name }[], pod: string) => {
    const { table, me } = seenBy(t)
    if (!me?.facility) throw new Error('no facility')
    return waysOut({ table, me: { ...me, facility: { ...me.facility, css: known } } }).find(
      one => one.way === 'cargoPod' && one.pod === pod,
    )
  }

  test('LOCK-INFO-08 whoever has seen a token waits for one that takes the pod', () => {
    const t = inFacility({ time: 12, css })
    const known = [{ space: 10, card: 'cssA' }]
    expect(need(having(t, known, 'A'), 'cargoToken')?.met).toBe(true)
    expect(need(having(t, known, 'B'), 'launchRound')).toMatchObject({ space: 8, opensIn: 4 })
    const spaces = t.table().facility?.css ?? []
    const all = spaces.map(({ space }, at) => ({ space, card: at === 0 ? 'cssA' : 'cssB' }))
    expect(having(t, all, 'C')?.state).toBe('gone')
  })

  test('LOCK-CSS-05 after the last token no pod leaves', () => {
    const { table, me } = seenBy(inFacility({ time: 3 }))
    const left = (space: number) => ({ ...table.facility, css: [{ space, seenBy: 0, card: null }] }) as LockdownView
    const state = (space: number) =>
      waysOut({ table: { ...table, facility: left(space) }, me }).find(({ way }) => way === 'cargoPod')?.state
    expect([state(2), state(4)]).toEqual(['soon', 'gone'])
  })

  test('LOCK-CSS-01 pods whose rooms are not in the game are gone once that is known', () => {
    expect(find(inFacility({ css }), 'cargoPod', 'C')).toMatchObject({ state: 'soon', room: null })
    const without = Object.fromEntries(
      Object.entries(everyRoomBelow).map(([room, there]) => [
        room,
        there.tile === 'cargoSendingSystemC' ? { ...there, tile: 'ventControlRoom' } : there,
      ]),
    )
    const t = lockdown({ rooms: without, css, at: { sentry: '020' } })
    expect(find(t, 'cargoPod', 'C')).toMatchObject({ state: 'gone', why: 'noRoom' })
    expect(find(t, 'cargoPod', 'A')?.state).not.toBe('gone')
  })

  test('LOCK-CSS-02 LOCK-RULING-18 one space each', () => {
    const t = inFacility({ time: 10, css, inCss: { janitor: 'A' }, passed: ['janitor'] })
    const one = find(t, 'cargoPod')
    expect([one?.state, missing(one)]).toEqual(['locked', ['podEmpty']])
    const another = { state: 'gone', why: 'another', mine: false }
    expect(waysOut(seenBy(t, 'janitor'))).toMatchObject([
      { way: 'isolation', ...another },
      { way: 'cargoPod', pod: 'A', mine: true },
      { way: 'cargoPod', pod: 'B', ...another },
      { way: 'cargoPod', pod: 'C', ...another },
      { way: 'bunker', ...another },
    ])
  })
})

describe('the Bunker', () => {
  test('LOCK-BUNKER-01 LOCK-BUNKER-04 the gate, and the Rover or a suit', () => {
    const shut = find(inFacility(), 'bunker')
    expect([shut?.state, missing(shut), shut?.room]).toEqual(['locked', ['gateOpen'], '001'])
    expect(find(inFacility({ gateOpen: true }), 'bunker')?.state).toBe('open')
    const away = find(inFacility({ gateOpen: true, rover: 'bunker' }), 'bunker')
    expect([away?.state, missing(away)]).toEqual(['locked', ['ride']])
    const suited = find(inFacility({ gateOpen: true, rover: 'bunker', hands: { sentry: ['enviroSuit'] } }), 'bunker')
    expect(suited?.state).toBe('open')
  })

  test('LOCK-SD-03 LOCK-SD-04 the round is known in which a running autodestruction opens the gate', () => {
    const running = find(inFacility({ time: 7, selfDestruct: 5 }), 'bunker')
    expect([running?.state, need(running, 'gateOpen')?.opensIn]).toEqual(['soon', 3])
    // LOCK-SD-06: on the last space it does not turn red any more.
    const { table, me } = seenBy(inFacility({ time: 2 }))
    const last = waysOut({ table: { ...table, selfDestruct: 0 }, me }).find(({ way }) => way === 'bunker')
    expect(last?.state).toBe('locked')
  })

  test('LOCK-RULING-86 a malfunction in the Exit Room does not matter, an intruder does', () => {
    const rooms = { '001': { tile: 'cargoSendingSystemB', explored: true, malfunction: true } }
    expect(find(inFacility({ gateOpen: true, rooms }), 'bunker')?.state).toBe('open')
    expect(
      missing(find(inFacility({ gateOpen: true, intruders: [{ kind: 'adult', room: '001' }] }), 'bunker')),
    ).toEqual(['noIntruder'])
  })

  test('LOCK-MARS-16 LOCK-MARS-17 on the Surface from where the Rover stands', () => {
    const t = onMars({ gateOpen: true }, { board: 'lockdown-surface' })
    const { rover } = seenBy(t).table.facility ?? {}
    expect(find(t, 'bunker')).toMatchObject({ state: 'open', room: rover })
  })
})

test('LOCK-CONT-01 LOCK-CONT-03 what the plans may do to whoever leaves this way, by what I hold', () => {
  const deadly = (held: Name[], way: WayOut['way'], more: Given = {}) => {
    const { table, me } = seenBy(inFacility(more))
    if (!me?.facility) throw new Error('no facility')
    const facility = { ...me.facility, contingencies: held, seen: [] }
    const one = waysOut({ table, me: { ...me, facility } }).find(found => found.way === way)
    const plan = need(one, 'contingency')
    return plan?.need === 'contingency' ? [plan.deadly, plan.possible, plan.met] : null
  }
  // Blue for want of a Signal, Yellow for want of Knowledge, Grey for leaving by cargo pod.
  expect(deadly([], 'cargoPod')).toEqual([3, 5, null])
  expect(deadly(['codeGrey'], 'cargoPod')).toEqual([2, 4, null])
  expect(deadly(['codeGrey'], 'cargoPod', { signal: ['sentry'] })).toEqual([1, 4, null])
  expect(deadly(['codeRed', 'codeYellow', 'codeYellow'], 'isolation', { signal: ['sentry'] })).toEqual([0, 3, true])
})

test('LOCK-END-01 LOCK-END-02 LOCK-END-04 how long it lasts, and what ends it', () => {
  expect(roundsLeft(seenBy(inFacility({ time: 8 })))).toEqual({ rounds: 8, end: 'purge' })
  expect(roundsLeft(seenBy(inFacility({ time: 8, alert: 6 })))).toEqual({ rounds: 3, end: 'alert' })
  expect(roundsLeft(seenBy(inFacility({ time: 8, selfDestruct: 6, red: true })))).toEqual({
    rounds: 3,
    end: 'autodestruction',
  })
  expect(roundsLeft(seenBy(inFacility({ time: 8, selfDestruct: 6 })))).toEqual({ rounds: 8, end: 'purge' })
})

test('LOCK-ELEV-02 the elevator shortens ways while it has power', () => {
  const steps = (on: number[]) => distancesAt(inFacility({ on }).table(), '004')('025')?.steps ?? 0
  expect(steps([4])).toBe(1)
  expect(steps([1])).toBeGreaterThan(1)
})

const GAMES = process.env.LONG === '1' ? 400 : 40

/** Random games: what is said of a way is what the engine then allows. */
test('LOCK-ROOM-ISOLATION-03 LOCK-CSS-02 LOCK-BUNKER-04 in whole games an action is offered exactly where its way is open', () => {
  const judged = { offered: 0, barred: 0, escapes: 0, gone: 0 }
  for (let seed = 0; seed < GAMES; seed++) {
    const gone = new Set<string>()
    playGame(
      seed,
      undefined,
      ({ g, decisions, events }) => {
        for (const event of events.slice(-40))
          if (event.e === 'entersCss') expect(gone.has(event.pod), `game ${seed}: pod ${event.pod}`).toBe(false)
        if (g.ending) return
        for (const decision of decisions) {
          if (decision.ask !== 'turn') continue
          const { seat } = decision
          const at = view(g, seat)
          const mine = at.table.crew[seat]
          const payable = (at.me?.hand ?? []).filter(card => !card.startsWith('contamination')).length
          for (const one of waysOut(at)) {
            if (one.way === 'cargoPod' && one.state === 'gone') {
              // A token may still be moved to the present space; a pod that is not there cannot come.
              if (need(one, 'launchRound')?.met === false && one.room === null) gone.add(one.pod)
              judged.gone++
            }
            if (one.room !== mine.room) continue
            const barred = one.needs.some(
              ({ need, met }) => need !== 'noSelfDestruct' && need !== 'contingency' && met === false,
            )
            const can = decision.options.some(
              ({ do: what }) => what === (one.way === 'bunker' ? 'escape' : 'roomAction'),
            )
            if (barred) {
              judged.barred++
              expect(can, `game ${seed}: ${JSON.stringify(one)}`).toBe(false)
            } else if (payable >= 2 && one.state !== 'gone') {
              judged.offered++
              if (one.way === 'bunker') judged.escapes++
              expect(can, `game ${seed}: ${JSON.stringify(one)}`).toBe(true)
            }
          }
        }
      },
      'lockdown',
    )
  }
  for (const [what, times] of Object.entries(judged)) expect(times, what).toBeGreaterThan(0)
})
