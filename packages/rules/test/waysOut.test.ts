/** The ways off the ship, as one seat knows them. */
import { describe, expect, test } from 'vitest'
import { distancesFrom } from '../src/distances.ts'
import { roundsLeft, type WayOut, waysOut } from '../src/games/waysOut.ts'
import { findBoard, type Name, type View, view } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { playGame } from '../src/testing.ts'
import { type Situation, situation } from './situation.ts'

const SEATS = ['scout', 'captain', 'pilot']

/** The scout in the Hibernatorium; Section A is found, Section B is not. */
const aboard = (given: Given = {}, seats: Name[] = SEATS, more: object = {}): Situation =>
  situation(
    {
      met: true,
      pods: { 1: 'locked', 2: 'locked', 3: 'unlocked' },
      ...given,
      rooms: { '005': { tile: 'evacuationSectionA', explored: true }, ...given.rooms },
    },
    seats,
    more,
  )
const seenBy = (t: Situation, who: Name = 'scout'): View => view(t.g, t.seat(who))
const find = (t: Situation, way: WayOut['way'], who: Name = 'scout') =>
  waysOut(seenBy(t, who)).find(one => one.way === way)
const pod = (t: Situation, number: number, who: Name = 'scout') =>
  waysOut(seenBy(t, who)).find(one => one.way === 'pod' && one.pod === number)
const missing = (one: WayOut | undefined) => one?.needs.flatMap(({ need, met }) => (met === true ? [] : [need]))
const need = (one: WayOut | undefined, name: string) => one?.needs.find(({ need }) => need === name)

describe('hibernation', () => {
  test('NEM-CRIT-05 the rounds until the chambers open are counted, and then it is open', () => {
    const states = [15, 9, 8, 1].map(time => {
      const one = find(aboard({ time }), 'hibernation')
      return [one?.state, need(one, 'chambersOpen')?.opensIn]
    })
    expect(states).toEqual([
      ['soon', 7],
      ['soon', 1],
      ['open', null],
      ['open', null],
    ])
  })

  test('NEM-ROOM-HIBER-3 NEM-ROOM-GEN-1 an intruder or a malfunction there bars it', () => {
    const guarded = find(aboard({ time: 8, intruders: [{ kind: 'adult', room: '011' }] }), 'hibernation')
    expect([guarded?.state, missing(guarded)]).toEqual(['locked', ['noIntruder']])
    const broken = find(aboard({ time: 8, rooms: { '011': { malfunction: true } } }), 'hibernation')
    expect([broken?.state, missing(broken)]).toEqual(['locked', ['repaired']])
    // What must be done is not told as if it came by itself.
    const both = find(aboard({ time: 9, rooms: { '011': { malfunction: true } } }), 'hibernation')
    expect([both?.state, missing(both)]).toEqual(['locked', ['chambersOpen', 'repaired']])
  })

  test('NEM-END-08 NEM-ROOM-GENERATOR-5 it saves nobody while the ship is to explode, and never again from yellow on', () => {
    const running = find(aboard({ time: 8, selfDestruct: 6 }), 'hibernation')
    expect([running?.state, missing(running)]).toEqual(['locked', ['noSelfDestruct']])
    expect(find(aboard({ time: 8, selfDestruct: 3 }), 'hibernation')?.state).toBe('gone')
  })

  test('how far it is: by open doors, by closed ones only where nothing else leads there', () => {
    expect(find(aboard(), 'hibernation')?.away).toEqual({ steps: 0, shut: false })
    const far = find(aboard({ at: { scout: '005' } }), 'hibernation')?.away
    expect(far?.shut).toBe(false)
    expect(far?.steps).toBeGreaterThan(1)
  })
})

describe('pods', () => {
  test('NEM-POD-01 NEM-CRIT-06 locked at first; a running self-destruct unlocks them in known time', () => {
    expect(pod(aboard(), 1)).toMatchObject({ state: 'locked', room: '005', section: 'A' })
    const running = pod(aboard({ selfDestruct: 5 }), 1)
    expect([running?.state, need(running, 'unlocked')?.opensIn]).toEqual(['soon', 2])
    // Those that were locked again after that stay so.
    expect(pod(aboard({ selfDestruct: 3 }), 1)?.state).toBe('locked')
    expect(pod(aboard(), 3)?.state).toBe('open')
  })

  test('NEM-POD-02 a pod has two spaces; intruders and malfunctions in the section bar it', () => {
    const full = pod(aboard({ inPod: { captain: 3, pilot: 3 } }), 3)
    expect([full?.state, missing(full)]).toEqual(['locked', ['podSpace']])
    expect(missing(pod(aboard({ intruders: [{ kind: 'larva', room: '005' }] }), 3))).toEqual(['noIntruder'])
    expect(
      missing(pod(aboard({ rooms: { '005': { tile: 'evacuationSectionA', explored: true, malfunction: true } } }), 3)),
    ).toEqual(['repaired'])
  })

  test('NEM-RULING-136 whoever waits inside needs nothing but the lock', () => {
    const given = { rooms: { '005': { tile: 'evacuationSectionA', explored: true, malfunction: true } } }
    expect(pod(aboard({ ...given, inPod: { scout: 3 } }), 3)).toMatchObject({ state: 'open', mine: true })
  })

  test('NEM-HIDE a section is somewhere only for those who know where', () => {
    expect(pod(aboard(), 2)).toMatchObject({ room: null, away: null, state: 'locked' })
    expect(missing(pod(aboard(), 2))).toEqual(['unlocked'])
    // The tile lies there; only the captain has looked.
    const t = aboard({ rooms: { '009': { tile: 'evacuationSectionB' } }, seen: { captain: ['tile.009'] } })
    expect([pod(t, 2)?.room, pod(t, 2, 'captain')?.room]).toEqual([null, '009'])
  })

  test('NEM-POD-04 what has left is gone', () => {
    expect(pod(aboard({ pods: { 1: 'launched', 2: 'gone', 3: 'locked' } }), 1)?.state).toBe('gone')
    expect(pod(aboard({ pods: { 1: 'launched', 2: 'gone', 3: 'locked' } }), 2)?.state).toBe('gone')
  })
})

describe('the ship arrives', () => {
  const ENGINES = { 1: 'working', 2: 'working', 3: 'damaged' }
  const knows = { coordinates: 'coordinates-5', engines: ENGINES }

  test('NEM-CHECK-02 NEM-CHECK-04 whoever has looked at nothing is told that nothing is known', () => {
    const one = find(aboard(knows), 'arrival')
    expect(one?.state).toBe('unknown')
    expect(need(one, 'engines')).toMatchObject({ working: 0, damaged: 0, unknown: 3, met: null })
    expect(need(one, 'course')).toMatchObject({ to: null, met: null })
  })

  /** As somebody who has looked knows it. */
  const after = (
    t: Situation,
    engines: (Name | null)[][],
    coordinates: Name | null,
    more: Partial<View['table']> = {},
  ) => {
    const { table, me } = seenBy(t)
    return waysOut({ table: { ...table, ...more }, me: me && { ...me, engines, coordinates } }).find(
      ({ way }) => way === 'arrival',
    )
  }
  const up = ['working', null]
  const down = ['damaged', null]
  const unseen = [null, null]

  test('NEM-ROOM-ENGINE-6 two of three must work, as far as one has looked', () => {
    const met = (...engines: (Name | null)[][]) => need(after(aboard(knows), engines, 'coordinates-5'), 'engines')?.met
    expect(met(up, up, unseen)).toBe(true)
    expect(met(up, unseen, unseen)).toBe(null)
    expect(met(down, unseen, unseen)).toBe(null)
    expect(met(down, down, unseen)).toBe(false)
    // NEM-ROOM-ENGINE-2: the token below says which lies on top.
    expect(met([null, 'damaged'], up, unseen)).toBe(true)
  })

  test('NEM-CHECK-05 NEM-CHECK-06 Earth, and Mars only for Quarantine', () => {
    const t = aboard(knows)
    const state = (coordinates: Name, objectives: Name[] = []) => {
      const { table, me } = seenBy(t)
      const mine = me && { ...me, engines: [up, up, unseen], coordinates, objectives }
      return waysOut({ table: { ...table, destination: 'B' }, me: mine }).find(({ way }) => way === 'arrival')?.state
    }
    expect(state('coordinates-5')).toBe('open')
    expect(state('coordinates-3')).toBe('locked')
    expect(state('coordinates-3', ['quarantine'])).toBe('open')
    // One who may still choose the other is not saved there.
    expect(state('coordinates-3', ['quarantine', 'abOvo'])).toBe('locked')
  })

  test('NEM-ROOM-COCKPIT-4 a wrong course that nobody can change saves nobody', () => {
    const asleep = seenBy(aboard(knows)).table.crew.map(one =>
      one.seat === 1 ? { ...one, fate: 'hibernating' as const } : one,
    )
    expect(after(aboard(knows), [up, up, up], 'coordinates-3', { destination: 'B' })?.state).toBe('locked')
    expect(after(aboard(knows), [up, up, up], 'coordinates-3', { destination: 'B', crew: asleep })?.state).toBe('gone')
  })
})

test('NEM-WIN-04 whoever is dead or away has no way out, whoever sleeps waits for the ship: all others are closed', () => {
  const ways = (fate: 'dead' | 'launched' | 'hibernating', mode: View['table']['mode'] = 'semiCooperative') => {
    const { table, me } = seenBy(aboard())
    const crew = table.crew.map(one => (one.seat === 0 ? { ...one, fate } : one))
    return waysOut({ table: { ...table, crew, mode }, me }).flatMap(({ way, why }) => (why ? `${way} ${why}` : way))
  }
  const pods = seenBy(aboard()).table.pods.map(() => 'pod another')
  expect([ways('dead'), ways('launched')]).toEqual([[], []])
  expect(ways('hibernating')).toEqual(['hibernation another', ...pods, 'arrival'])
  // NEM-MODE-COOP-04
  expect(ways('dead', 'cooperative')).toContain('hibernation')
})

test('NEM-END-01 NEM-END-03 how long it lasts, and what ends it', () => {
  expect(roundsLeft(seenBy(aboard({ time: 8 })))).toEqual({ rounds: 8, end: 'jump' })
  expect(roundsLeft(seenBy(aboard({ time: 8, selfDestruct: 5 })))).toEqual({ rounds: 5, end: 'explosion' })
  expect(roundsLeft(seenBy(aboard({ time: 3, selfDestruct: 5 })))).toEqual({ rounds: 3, end: 'jump' })
})

test('doors: a way round is taken, and a room behind closed doors is shut', () => {
  const t = aboard()
  const table = t.table()
  const away = (...corridors: string[]) =>
    distancesFrom({ ...table, doors: corridors.map(corridor => ({ corridor, state: 'closed' as const })) }, '011')
  expect(away()('014')).toEqual({ steps: 1, shut: false })
  const around = away('c011-014')('014')
  expect(around?.shut).toBe(false)
  expect(around?.steps).toBeGreaterThan(1)
  const leadThere = findBoard(table)?.corridors.filter(({ a, b }) => a === '014' || b === '014') ?? []
  expect(away(...leadThere.map(({ id }) => id))('014')).toEqual({ steps: 1, shut: true })
})

/** Random games: what is said of a way is what the engine then allows, and when it opens is when it opens. */
test('NEM-ROOM-HIBER-1 NEM-POD-02 in whole games a room action is offered exactly where its way is open', () => {
  const judged = { offered: 0, barred: 0, gone: 0, opened: 0 }
  for (let seed = 0; seed < 60; seed++) {
    let opensAt: number | null = null
    const gonePods = new Set<number>()
    playGame(
      seed,
      undefined,
      ({ g, decisions }) => {
        if (g.ending) return
        for (const decision of decisions) {
          if (decision.ask !== 'turn') continue
          const { seat } = decision
          const at = view(g, seat)
          const mine = at.table.crew[seat]
          const payable = (at.me?.hand ?? []).filter(card => !card.startsWith('contamination')).length
          const can = decision.options.some(option => option.do === 'roomAction')
          const all = waysOut(at)
          const here = all.filter(({ room }) => room === mine.room)
          for (const one of here) {
            // A running self-destruct bars nothing: one may go where nothing is saved.
            const barred = one.needs.some(({ need, met }) => need !== 'noSelfDestruct' && met === false)
            const docked = one.way !== 'pod' || one.state !== 'gone'
            const others = here.some(other => other !== one && other.way === 'pod' && other.state === 'open')
            if (!barred && docked && payable >= 2) {
              judged.offered++
              expect(can, `game ${seed}: ${JSON.stringify(one)}`).toBe(true)
            } else if ((barred || !docked) && !others) {
              judged.barred++
              expect(can, `game ${seed}: ${JSON.stringify(one)}`).toBe(false)
            }
          }
          for (const one of all) {
            if (one.way !== 'pod' || one.state !== 'gone') continue
            gonePods.add(one.pod)
            judged.gone++
            expect(g.pods.find(({ number }) => number === one.pod)?.state).not.toBe('docked')
          }
          const [sleep] = all
          const wait = sleep?.way === 'hibernation' ? need(sleep, 'chambersOpen') : undefined
          if (wait?.opensIn) {
            if (opensAt !== null) expect(at.table.round + wait.opensIn).toBe(opensAt)
            opensAt = at.table.round + wait.opensIn
          } else if (wait && opensAt !== null) {
            judged.opened++
            expect(at.table.round).toBeGreaterThanOrEqual(opensAt)
          }
        }
      },
      'nemesis',
    )
  }
  for (const [what, times] of Object.entries(judged)) expect(times, what).toBeGreaterThan(0)
})
