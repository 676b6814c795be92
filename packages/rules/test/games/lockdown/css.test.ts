/** The Cargo Sending System: its pods, its tokens, and who looks at them. LOCK-CSS, LOCK-ROOM-CSSCONTROL. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../../../src/core/random.ts'
import { type Choice, create, type Name, tableView } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { tileIn } from '../../../src/mechanics/crew.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { boards } from '../../printed.ts'
import { decline, interrupt, lockdown, part, pay, type Situation } from '../../situation.ts'
import { act, does, inside } from './places.ts'

const space = (n: number): Choice => ({ do: 'timeSpace', space: n })
const quiet = { bag: ['larva-0-1'], noise: ['silence'] }
const fates = (t: Situation, ...seats: Name[]) => seats.map(c => t.crew(c).fate)

/** The Sentry in CSS A with two cards on a launch round. */
const inA = (given: Given = {}, seats?: Name[]) =>
  inside('cargoSendingSystemA', { time: 10, css: { 10: 'cssA' }, ...given }, seats, { dice: quiet })
const why = (t: Situation) => obstacles(t.g, t.seat('sentry')).flatMap(o => (o.do === 'roomAction' ? [o.why] : []))

describe('entering', () => {
  test('LOCK-CSS-02 LOCK-ROOM-CSSA-01 LOCK-RULING-18 only while a token lies under the Time token', () => {
    expect(does(inA())).toBe(true)
    const t = inA({ time: 9 })
    expect([does(t), why(t)]).toEqual([false, ['noCssToken']])
  })

  test('LOCK-CSS-02 LOCK-LIMIT-04 LOCK-RULING-18 one character to a pod', () => {
    const seats = ['sentry', 'janitor', 'hacker']
    const t = inA({ inCss: { janitor: 'A' } }, seats)
    expect([does(t), why(t)]).toEqual([false, ['podTaken']])
    const b = { '006': { tile: 'cargoSendingSystemB', explored: true } }
    expect(does(inA({ rooms: b, inCss: { janitor: 'B' } }, seats))).toBe(true)
  })

  test('LOCK-CSS-03 LOCK-RULING-19 the whole hand goes, Contamination too, then one has passed and is inside', () => {
    const t = inA({
      hand: { sentry: ['search', 'search', 'rest'], janitor: ['search'] },
      contamination: { sentry: { hand: ['clean'] } },
    })
    t.act('sentry', ...act)
    expect([t.crew('sentry').hand, t.crew('sentry').passed, t.crew('sentry').fate, t.crew('sentry').pod]).toEqual([
      0,
      true,
      'inPod',
      1,
    ])
    expect(t.crew('sentry').discard.toSorted()).toEqual(['contamination', 'rest', 'search', 'search'])
    expect(t.told('entersCss')).toMatchObject([{ who: 0, pod: 'A' }])
    expect(t.asked()).toEqual(['janitor'])
  })

  test('LOCK-CSS-03 what passing causes comes first: Bleeding', () => {
    const t = inA({ wounds: { sentry: ['bleeding'] } })
    t.act('sentry', ...act)
    expect([t.crew('sentry').light, t.crew('sentry').fate]).toEqual([1, 'inPod'])
  })

  test('LOCK-RULING-20 the fire of the room burns once, before boarding, and may kill', () => {
    const fire = { rooms: { '007': { fire: true } } }
    const t = inA(fire)
    t.act('sentry', ...act)
    expect([t.crew('sentry').light, t.crew('sentry').fate]).toEqual([1, 'inPod'])
    const dying = inA({ ...fire, dressed: { sentry: ['leg', 'leg', 'leg'] }, hand: { janitor: ['search'] } })
    dying.act('sentry', ...act)
    expect([dying.crew('sentry').fate, dying.room('007').objects]).toEqual(['dead', ['corpse.sentry']])
    expect(dying.told('entersCss')).toEqual([])
  })

  test('LOCK-RULING-24 with fewer than two Action cards nobody gets in', () => {
    expect(does(inA({ hand: { sentry: ['search'] } }))).toBe(false)
    expect(does(inA({ hand: { sentry: ['search'] }, contamination: { sentry: { hand: ['clean', 'clean'] } } }))).toBe(
      false,
    )
  })

  test('LOCK-RULING-146 it can be interrupted like any action', () => {
    const t = inA({ at: { janitor: '007' }, hand: { janitor: ['interruption'] } })
    t.act('sentry', ...act)
    t.act('janitor', interrupt)
    expect([t.crew('sentry').fate, t.crew('sentry').passed]).toEqual(['aboard', false])
  })

  test('LOCK-CSS-01 LOCK-ROOM-CSSB-01 LOCK-ROOM-CSSC-01 each room has its own pod', () => {
    for (const [tile, pod] of [
      ['cargoSendingSystemA', 'A'],
      ['cargoSendingSystemB', 'B'],
      ['cargoSendingSystemC', 'C'],
    ]) {
      const t = inside(tile, { time: 10, css: { 10: 'cssNone' }, hand: { janitor: ['search'] } })
      t.act('sentry', ...act)
      expect(t.told('entersCss')).toMatchObject([{ pod }])
    }
  })

  test('LOCK-CSS-01 CSS A is in every game, B and C only with their tiles', () => {
    const found = { A: 0, B: 0, C: 0 }
    const games = 12
    for (let seed = 0; seed < games; seed++) {
      const seats = [{ character: null }, { character: null }]
      const g = create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed(`css ${seed}`))
      expect(tableView(g).pods.map(p => [p.section, p.state])).toEqual([
        ['A', 'docked'],
        ['B', 'docked'],
        ['C', 'docked'],
      ])
      const lying = boards['lockdown-base'].rooms.map((_, room) => tileIn(g, room).id)
      for (const pod of ['A', 'B', 'C'] as const) if (lying.includes(`cargoSendingSystem${pod}`)) found[pod]++
    }
    expect(found.A).toBe(games)
    expect(found.B).toBeLessThan(games)
    expect(found.C).toBeLessThan(games)
  })
})

describe('inside', () => {
  const boarded = (given: Given = {}) =>
    lockdown(
      {
        met: true,
        time: 10,
        css: { 10: 'cssAll' },
        inCss: { janitor: 'A' },
        rooms: { '007': { tile: 'cargoSendingSystemA', explored: true } },
        at: { sentry: '010', hacker: '020' },
        hand: { sentry: ['search', 'search'], hacker: ['search'] },
        bag: { adult: 12 },
        ...given,
      },
      ['sentry', 'janitor', 'hacker'],
      { dice: quiet },
    )

  test('LOCK-CSS-04 LOCK-BOARD-02 it is out of reach, and the room counts as empty', () => {
    const t = boarded()
    t.act('sentry', { do: 'move', to: '007' }, pay('search'))
    expect(t.told('noiseRolled')).toHaveLength(1)
    const trade = boarded({ at: { sentry: '007', hacker: '020' } })
    expect(trade.options('sentry').some(o => o.do === 'trade')).toBe(false)
  })

  test('LOCK-RULING-147 it does not react, and nobody reacts to it', () => {
    const t = boarded({ at: { sentry: '007', hacker: '020' }, hand: { sentry: ['search'], janitor: ['interruption'] } })
    t.act('sentry', { do: 'move', to: '006' }, pay('search'))
    expect([t.told('reacted'), t.crew('sentry').room]).toEqual([[], '006'])
  })
})

describe('launching', () => {
  /** X in pod A, Y in pod B; the round ends on this token. */
  function launch(token: Name, given: Given = {}, seats: Name[] = ['sentry', 'janitor', 'hacker']): Situation {
    const t = lockdown(
      {
        met: true,
        time: 6,
        css: { 6: token },
        inCss: { janitor: 'A', hacker: 'B' },
        rooms: {
          '007': { tile: 'cargoSendingSystemA', explored: true },
          '006': { tile: 'cargoSendingSystemB', explored: true },
        },
        passed: ['janitor', 'hacker'],
        at: { sentry: '020' },
        hand: { sentry: [], janitor: [], hacker: [] },
        decks: { event: ['consumingFire'] },
        ...given,
      },
      seats,
      { dice: quiet },
    )
    t.act('sentry', { do: 'pass' })
    return t
  }
  const order = (t: Situation) =>
    t.events.map(e => e.e).filter(e => ['cssTurned', 'cssLaunched', 'seriousWound', 'time'].includes(e))

  test('LOCK-CSS-05 LOCK-CSS-06 LOCK-EX-25 a letter: that pod leaves, the others are back with a wound', () => {
    const t = launch('cssA')
    expect(fates(t, 'janitor', 'hacker')).toEqual(['launched', 'aboard'])
    expect([t.crew('hacker').room, t.crew('hacker').pod, t.crew('hacker').wounds.length]).toEqual(['006', null, 1])
    expect(t.told('cssTurned')).toMatchObject([{ space: 6, card: 'cssA' }])
    expect(t.told('cssLaunched')).toMatchObject([{ crew: [1], back: [2] }])
    expect(order(t)).toEqual(['cssTurned', 'cssLaunched', 'seriousWound', 'time'])
  })

  test('LOCK-CSS-07 LOCK-CSS-09 ALL: everybody is away, and takes no further part', () => {
    const t = launch('cssAll')
    expect(fates(t, 'janitor', 'hacker')).toEqual(['launched', 'launched'])
    expect([t.told('seriousWound'), t.asked()]).toEqual([[], ['sentry']])
  })

  test('LOCK-CSS-08 NONE: everybody is back, with a wound', () => {
    const t = launch('cssNone')
    expect(fates(t, 'janitor', 'hacker')).toEqual(['aboard', 'aboard'])
    expect([t.crew('janitor').room, t.crew('hacker').room]).toEqual(['007', '006'])
    expect(
      t
        .told('seriousWound')
        .map(e => e.who)
        .toSorted(),
    ).toEqual([1, 2])
  })

  test('LOCK-CSS-06 a letter without anybody in its pod', () => {
    expect(fates(launch('cssC'), 'janitor', 'hacker')).toEqual(['aboard', 'aboard'])
  })

  test('LOCK-CSS-08 the wound may kill, in the room one has come back to', () => {
    const t = launch('cssNone', { dressed: { janitor: ['leg', 'leg', 'leg'] } })
    expect([t.crew('janitor').fate, t.room('007').objects]).toEqual(['dead', ['corpse.janitor']])
    expect([t.crew('hacker').fate, t.table().facility?.gateOpen]).toEqual(['aboard', true])
  })

  test('LOCK-CSS-05 LOCK-RULING-21 the token is turned up even with nobody inside, and stays where it is', () => {
    const t = launch('cssA', { inCss: {}, at: { sentry: '020', janitor: '003', hacker: '003' } })
    expect(t.table().facility?.css).toContainEqual({ space: 6, seenBy: expect.any(Number), card: 'cssA' })
    expect(t.told('cssLaunched')).toEqual([])
  })

  test('LOCK-CSS-05 without a token on its space nothing happens', () => {
    const t = launch('cssA', { time: 5, inCss: {}, at: { sentry: '020', janitor: '003', hacker: '003' } })
    expect(t.told('cssTurned')).toEqual([])
  })

  test('LOCK-RULING-23 no noise on coming back; what is there attacks later in the phase', () => {
    const t = launch('cssNone', { intruders: [{ kind: 'adult', room: '007' }] })
    const told = t.events.map(e => e.e)
    expect([t.told('encounter'), t.told('noiseRolled')]).toEqual([[], []])
    expect(t.told('attack').map(e => e.who)).toEqual([1])
    expect(told.indexOf('attack')).toBeGreaterThan(told.indexOf('cssLaunched'))
  })

  test('LOCK-RULING-10 the last to enter a pod does not end the game; the launch does', () => {
    const t = inA({ dead: ['janitor'], css: { 10: 'cssA' } })
    t.act('sentry', ...act)
    expect(t.told('cssLaunched')).toMatchObject([{ crew: [0], back: [] }])
    expect([t.table().over?.reason ?? t.table().ending?.reason, t.crew('sentry').fate]).toEqual([
      'nobodyLeft',
      'launched',
    ])
    const back = inA({ dead: ['janitor'], css: { 10: 'cssNone' }, decks: { event: ['consumingFire'] } })
    back.act('sentry', ...act)
    expect([back.table().over, back.crew('sentry').fate, back.table().time]).toEqual([null, 'aboard', 9])
  })
})

describe('CSS Control System', () => {
  const control = (given: Given = {}) =>
    inside('cssControlSystem', {
      time: 9,
      css: { 10: 'cssNone', 8: 'cssB', 6: 'cssAll', 4: 'cssA', 2: 'cssC' },
      cssOpen: [10],
      ...given,
    })
  const lying = (t: Situation) => t.table().facility?.css.map(c => c.space)

  test('LOCK-ROOM-CSSCONTROL-01 LOCK-INFO-08 LOCK-RULING-78 look at one for two cards, and the looker alone sees it', () => {
    const t = control()
    t.act('sentry', ...act)
    expect(t.options('sentry')).toEqual([space(8), space(6), space(4), space(2), space(1)])
    t.act('sentry', space(4))
    expect(t.mine('sentry').facility?.css).toEqual([{ space: 4, card: 'cssA' }])
    expect(t.mine('janitor').facility?.css).toEqual([])
    const [event] = t.told('peekedCss')
    expect(event).toMatchObject({ who: 0, space: 4, only: { 0: { card: 'cssA' } } })
    expect(JSON.stringify({ ...event, only: null })).not.toContain('cssA')
  })

  test('LOCK-ROOM-CSSCONTROL-01 then it may be moved one space either way, slot or not', () => {
    const t = control()
    t.act('sentry', ...act, space(4))
    expect([t.table().asking?.ask, t.options('sentry')]).toEqual(['cssMove', [decline, space(5), space(3)]])
    t.act('sentry', space(3))
    expect(lying(t)).toEqual([10, 8, 6, 3, 2, 1])
    expect(t.mine('sentry').facility?.css).toEqual([{ space: 3, card: 'cssA' }])
    expect(t.mine('sentry').notes.filter(n => n.what === 'css')).toMatchObject([
      { at: '3', card: 'cssA', stale: false },
    ])
    expect(t.told('cssMoved')).toMatchObject([{ who: 0, from: 4, to: 3 }])
  })

  test('LOCK-ROOM-CSSCONTROL-01 or left where it is', () => {
    const t = control()
    t.act('sentry', ...act, space(4), decline)
    expect([lying(t), t.told('cssMoved')]).toEqual([[10, 8, 6, 4, 2, 1], []])
  })

  test('LOCK-ROOM-CSSCONTROL-02 LOCK-RULING-187 the one on the Time token’s space may be looked at, not moved', () => {
    const t = control({ time: 8 })
    t.act('sentry', ...act, space(8))
    expect([t.told('peekedCss').length, t.table().asking?.ask]).toEqual([1, 'turn'])
  })

  test('LOCK-ROOM-CSSCONTROL-03 never onto another', () => {
    const t = control()
    t.act('sentry', ...act, space(2))
    expect(t.options('sentry')).toEqual([decline, space(3)])
  })

  test('LOCK-RULING-21 one that lies open is no choice, but in the way', () => {
    const t = control({ css: { 10: 'cssNone', 9: 'cssB', 8: 'cssA' }, cssOpen: [10], time: 8 })
    t.act('sentry', ...act)
    expect(t.options('sentry')).toContainEqual(space(9))
    expect(t.options('sentry')).not.toContainEqual(space(10))
    t.act('sentry', space(9))
    expect(t.table().asking?.ask).toBe('turn')
  })

  test('LOCK-RULING-22 onto the Time token’s space, and behind it, but never to the end of the track', () => {
    const t = control()
    t.act('sentry', ...act, space(8), space(9))
    expect(lying(t)).toEqual([10, 9, 6, 4, 2, 1])
    const last = control()
    last.act('sentry', ...act, space(1))
    expect(last.table().asking?.ask).toBe('turn')
    const first = control({ time: 12, css: { 15: 'cssA' }, cssOpen: [] })
    first.act('sentry', ...act, space(15))
    expect(first.options('sentry')).toEqual([decline, space(14)])
    const behind = control({ time: 5 })
    behind.act('sentry', ...act, space(4), space(5))
    expect(lying(behind)).toContain(5)
    expect(lying(behind)).not.toContain(4)
  })

  test('LOCK-RULING-22 a token moved under the Time token makes this a launch round', () => {
    const t = inside(
      'cssControlSystem',
      {
        time: 9,
        css: { 8: 'cssA' },
        rooms: { '007': { tile: 'cargoSendingSystemA', explored: true } },
        at: { janitor: '007' },
        hand: { janitor: ['search', 'search'] },
      },
      undefined,
      { dice: quiet },
    )
    t.act('sentry', ...act, space(8), space(9), { do: 'pass' })
    t.act('janitor', ...act)
    expect(t.told('cssLaunched')).toMatchObject([{ crew: [1] }])
  })

  test('LOCK-ROOM-CSSCONTROL-01 with no token face down there is nothing to look at', () => {
    const t = control({ cssOpen: [10, 8, 6, 4, 2, 1] })
    expect([does(t), why(t)]).toEqual([false, ['noCssToken']])
    expect(does(control({ cssOpen: [10, 8, 6, 4, 2] }))).toBe(true)
    const looks = (cssOpen: number[]) => {
      const s = inside('archive', { time: 1, cssOpen, computer: ['computerA'] })
      s.act('sentry', { do: 'computer' }, pay('search'))
      return s.options('sentry').some(o => o.do === 'part' && o.part === 1)
    }
    expect([looks([10, 8, 6, 4, 2]), looks([10, 8, 6, 4, 2, 1])]).toEqual([true, false])
  })

  test('LOCK-COMP-03 LOCK-INFO-08 a Computer card looks at one, and cannot move it', () => {
    const t = inside('archive', { time: 9, css: { 8: 'cssB', 6: 'cssAll' }, computer: ['computerA'] })
    t.act('sentry', { do: 'computer' }, pay('search'), part(1), space(6))
    expect(t.mine('sentry').facility?.css).toEqual([{ space: 6, card: 'cssAll' }])
    expect(t.table().asking?.ask).toBe('turn')
  })
})

test('LOCK-RULING-17 six of the seven tokens lie on 10, 8, 6, 4, 2 and 1', () => {
  const seats = [{ character: null }, { character: null }]
  const g = create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed('cargo'))
  expect(tableView(g).facility?.css).toEqual([10, 8, 6, 4, 2, 1].map(n => ({ space: n, seenBy: 0, card: null })))
  expect(boards['lockdown-base'].tracks.time.flatMap(s => (s.css ? [s.n] : []))).toEqual([10, 8, 6, 4, 2, 1])
})
