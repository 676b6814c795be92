import type { EventFace, Over } from '@coldwake/rules'
import type { Heard } from '@coldwake/wire'
import { describe, expect, it } from 'vitest'
import { checksOf, sealedAfter, wayOf } from '../src/end/checkSequence.ts'
import { statsOf } from '../src/end/countStats.ts'
import { invitation } from '../src/end/invitation.ts'
import { keyMoments } from '../src/replay/keyMoments.ts'

const rule = 'NEM-ROUND-01'
const adult = { intruder: 4, kind: 'adult' } as const

describe('a game in numbers', () => {
  it('counts for each person what they did and suffered', () => {
    const events: EventFace[] = [
      { e: 'round', round: 1, rule },
      { e: 'declared', who: 0, action: { do: 'play', card: 'search' }, rule },
      { e: 'declared', who: 0, action: { do: 'move', to: '006' }, rule },
      { e: 'moved', who: 0, from: '011', to: '006', rule },
      { e: 'explored', who: 0, room: '006', tile: 'canteen', rule },
      { e: 'noiseRolled', who: 0, room: '006', face: '2', rule },
      { e: 'kept', who: 1, colour: 'red', count: 1, rule },
      { e: 'kept', who: 1, colour: 'red', count: 0, rule },
      { e: 'crafted', who: 1, card: 'taser', rule },
      { e: 'attack', who: 1, card: 'bite', hits: true, ...adult, rule },
      { e: 'lightWound', who: 1, light: 1, rule },
      { e: 'seriousWound', who: 1, card: 'leg', rule },
      { e: 'round', round: 2, rule },
    ]
    const [first, second] = statsOf(events, 2)
    expect(first).toMatchObject({ rounds: 2, moves: 1, explored: 1, noise: 1, cards: 1, found: 0 })
    expect(second).toMatchObject({ rounds: 2, found: 1, crafted: 1, attacked: 1, light: 1, serious: 1, cards: 0 })
  })

  const shot: EventFace = {
    e: 'shot',
    who: 1,
    card: 'rifle',
    face: 'double',
    target: 4,
    kind: 'adult',
    injuries: 2,
    rule,
  }
  const dies: EventFace = { e: 'intruderDied', room: '006', ...adult, rule }

  it('gives a kill to whoever struck last, and to nobody what fire kills later', () => {
    expect(statsOf([shot, dies], 2).map(one => one.killed)).toEqual([0, 1])
    expect(statsOf([shot, { e: 'time', time: 9, rule }, dies], 2).map(one => one.killed)).toEqual([0, 0])
    expect(statsOf([{ e: 'thrown', who: 0, room: '006', rule }, dies], 2).map(one => one.killed)).toEqual([1, 0])
  })

  it('counts knowledge from what somebody knew at the beginning', () => {
    const learns: EventFace = { e: 'knowledge', who: 1, knowledge: 4, rule }
    expect(statsOf([learns], 3, [1, 1, 3]).map(one => one.knowledge)).toEqual([1, 4, 3])
  })

  it('no longer counts rounds for the dead, nor anything that was taken back', () => {
    const events: EventFace[] = [
      { e: 'round', round: 1, rule },
      { e: 'died', who: 0, room: '006', rule },
      { e: 'round', round: 2, rule },
      { e: 'moved', who: 1, from: '011', to: '006', rule },
      { e: 'tookBack', who: 1, event: 3, rule },
    ]
    expect(statsOf(events, 2)).toMatchObject([
      { rounds: 1, moves: 0 },
      { rounds: 2, moves: 0 },
    ])
  })
})

describe('the moments that turned a game', () => {
  it('are its first encounter, choices, deaths, launches and end, with their rounds', () => {
    const events: EventFace[] = [
      { e: 'round', round: 1, rule },
      { e: 'encounter', who: 0, room: '006', rule },
      { e: 'objectiveChosen', who: 0, rule },
      { e: 'objectiveChosen', who: 1, rule },
      { e: 'round', round: 2, rule },
      { e: 'encounter', who: 1, room: '006', rule },
      { e: 'died', who: 1, room: '006', rule },
      { e: 'launched', pod: 2, crew: [0], rule },
      { e: 'over', reason: 'nobodyLeft', rule },
    ]
    expect(keyMoments(events)).toEqual([
      { kind: 'encounter', event: 1, round: 1 },
      { kind: 'objectives', event: 2, round: 1 },
      { kind: 'death', who: 1, event: 6, round: 2 },
      { kind: 'launch', pod: 2, event: 7, round: 2 },
      { kind: 'over', event: 8, round: 2 },
    ])
  })

  it('do not include what was taken back', () => {
    const events: EventFace[] = [
      { e: 'died', who: 1, room: '006', rule },
      { e: 'tookBack', who: 0, event: 0, rule },
    ]
    expect(keyMoments(events)).toEqual([])
  })
})

describe('the checks as a scene', () => {
  const over: Over = {
    reason: 'jump',
    rule: 'NEM-END-01',
    destroyed: false,
    destination: 'mars',
    winners: [2],
    report: [
      { check: 'died', who: 3, by: 'jump' },
      { check: 'engines', states: ['working', 'working', 'damaged'], destroyed: false },
      { check: 'coordinates', card: 'c1', space: 'B', destination: 'mars' },
      { check: 'died', who: 0, by: 'destination' },
      { check: 'contamination', who: 1, words: ['infected'], larva: false, drawn: ['contamination'], survives: false },
      { check: 'died', who: 1, by: 'infection' },
      { check: 'contamination', who: 2, words: [], larva: false, drawn: null, survives: true },
      { check: 'objective', who: 2, card: 'greatHunt', met: true, parts: [] },
    ],
  }

  it('stand left to right, deaths with what brings them', () => {
    expect(checksOf(over).map(({ kind, steps }) => [kind, steps.length])).toEqual([
      ['engines', 2],
      ['coordinates', 2],
      ['contamination', 3],
      ['objective', 1],
    ])
  })

  const facility: Over = {
    reason: 'purge',
    rule: 'LOCK-END-01',
    destroyed: false,
    destination: null,
    winners: [2],
    contingency: 'codeGrey',
    report: [
      { check: 'died', who: 0, by: 'purge' },
      { check: 'contingency', card: 'codeGrey', killed: [1] },
      { check: 'died', who: 1, by: 'contingency' },
      { check: 'contamination', who: 2, words: [], larva: false, drawn: null, survives: true },
      { check: 'objective', who: 2, card: 'greatHunt', met: true, parts: [] },
    ],
  }

  it('LOCK-WIN-02: begin with the contingency in the facility, after those whom the purge takes', () => {
    expect(checksOf(facility).map(({ kind, steps }) => [kind, steps.length])).toEqual([
      ['ship', 1],
      ['contingency', 2],
      ['contamination', 1],
      ['objective', 1],
    ])
    expect([0, 1, 2].map(seat => sealedAfter(checksOf(facility), seat))).toEqual([1, 2, 4])
  })

  it('know where somebody was when it ended, though the check has killed them', () => {
    const events: EventFace[] = [
      { e: 'entersCss', who: 0, pod: 'A', rule },
      { e: 'entersCss', who: 1, pod: 'B', rule },
      { e: 'cssLaunched', crew: [1], back: [0], rule },
      { e: 'lockedIn', who: 2, rule },
      { e: 'entersCss', who: 0, pod: 'A', rule },
    ]
    expect([0, 1, 2, 3].map(seat => wayOf(events, seat))).toEqual(['inPod', 'launched', 'locked', 'aboard'])
    expect(wayOf([{ e: 'hibernates', who: 0, rule }], 0)).toBe('hibernating')
  })

  it('leave out what was not checked', () => {
    expect(checksOf({ ...over, report: [] })).toEqual([])
  })

  it('seal a fate where somebody dies, and everybody else’s with the last of them', () => {
    const checks = checksOf(over)
    expect([0, 1, 2, 3].map(seat => sealedAfter(checks, seat))).toEqual([2, 3, 4, 1])
  })
})

describe('an invitation to play again', () => {
  const origin = 'https://table.example'
  const says = (seat: number | null, words: string): Heard => ({ seat, at: 0, talk: { t: 'words', words } })

  it('is the latest table of this server that somebody named', () => {
    const talk = [says(0, `Again? ${origin}/t/AAAA`), says(1, 'no, mine:'), says(1, `${origin}/t/bbbb`)]
    expect(invitation(talk, origin, 'XXXX')).toEqual({ seat: 1, code: 'BBBB' })
  })

  it('is never one of another server, a replay, or said by nobody', () => {
    expect(invitation([says(0, 'https://elsewhere.example/t/AAAA')], origin, 'XXXX')).toBeNull()
    expect(invitation([says(0, `${origin}/r/AAAA`)], origin, 'XXXX')).toBeNull()
    expect(invitation([says(null, `${origin}/t/AAAA`)], origin, 'XXXX')).toBeNull()
  })

  it('is never the table that it was said at', () => {
    const talk = [says(1, `Again? ${origin}/t/BBBB`), says(0, `We sat here: ${origin}/t/aaaa`)]
    expect(invitation(talk, origin, 'AAAA')).toEqual({ seat: 1, code: 'BBBB' })
    expect(invitation(talk.slice(1), origin, 'AAAA')).toBeNull()
  })

  it('takes no token with it', () => {
    const talk = [says(0, `${origin}/t/AAAA#abcdefghijklmnopqrstuvwxyz`)]
    expect(invitation(talk, origin, 'XXXX')).toEqual({ seat: 0, code: 'AAAA' })
  })
})
