import type { EventFace } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { soundOf, soundsOf } from '../src/sound/synth/eventSounds.ts'
import { VOICES } from '../src/sound/synth/voices.ts'

const rule = 'NEM-ROUND-01'
const board = 'nemesis-base'
const adult = { intruder: 4, kind: 'adult' } as const
const heard = (event: EventFace) => soundOf(event, board)?.sound ?? null

describe('what is heard of an event', () => {
  const cases: [string, EventFace, string | null][] = [
    ['a step', { e: 'moved', who: 0, from: '011', to: '006', rule }, 'step'],
    ['a card that is drawn', { e: 'drew', who: 0, count: 2, rule }, 'card'],
    ['a card that pays', { e: 'paid', who: 0, card: 'rest', rule }, 'pay'],
    ['a door', { e: 'door', corridor: 'c006-011', state: 'closed', rule }, 'door'],
    ['a door that is torn', { e: 'door', corridor: 'c006-011', state: 'destroyed', rule }, 'doorTorn'],
    ['noise', { e: 'noise', corridor: 'c006-011', room: '006', rule }, 'knock'],
    ['silence', { e: 'noiseRolled', who: 0, room: '006', face: 'silence', rule }, 'hush'],
    [
      'a number on the die, which is heard in its corridor',
      { e: 'noiseRolled', who: 0, room: '006', face: '2', rule },
      null,
    ],
    ['danger', { e: 'danger', who: 0, room: '006', rule }, 'swell'],
    ['an encounter', { e: 'encounter', who: 0, room: '006', rule }, 'drop'],
    ['an attack that hits', { e: 'attack', who: 0, card: 'bite', hits: true, ...adult, rule }, 'claw'],
    ['an attack that misses', { e: 'attack', who: 0, card: 'bite', hits: false, ...adult, rule }, 'miss'],
    ['fire', { e: 'fire', room: '006', rule }, 'blaze'],
    ['a malfunction', { e: 'malfunction', room: '006', rule }, 'buzz'],
    ['a repair', { e: 'repaired', room: '006', rule }, 'powerUp'],
    ['hibernation', { e: 'hibernates', who: 0, rule }, 'powerDown'],
    ['an event card', { e: 'event', card: 'hunt', rule }, 'event'],
    ['time', { e: 'time', time: 9, rule }, 'tick'],
    ['the last three rounds, twice', { e: 'time', time: 3, rule }, 'lastTicks'],
    ['a launch', { e: 'launched', pod: 1, crew: [0], rule }, 'launch'],
    ['the jump', { e: 'over', reason: 'jump', rule }, 'jump'],
    ['a death', { e: 'died', who: 0, room: '006', rule }, 'death'],
    ['a window in which nobody reacts', { e: 'reacted', to: 'action', who: null, card: null, rule }, null],
    ['light that fails', { e: 'power', place: 'S-02', token: 2, on: false, rule }, 'powerDown'],
    ['light that comes back', { e: 'power', place: 'S-02', token: 2, on: true, rule }, 'powerUp'],
    ['an outage', { e: 'threshold', colour: 'red', cut: true, rule }, 'relay'],
    ['an outage that the backup holds', { e: 'threshold', colour: 'red', cut: false, rule }, 'tick'],
    ['the elevator', { e: 'elevator', to: '004', who: 0, along: [], rule }, 'elevator'],
    ['the gate', { e: 'gateOpen', rule }, 'gate'],
    ['the rover', { e: 'rover', away: true, rule }, 'rover'],
    ['a door shut for good', { e: 'lockedIn', who: 0, rule }, 'seal'],
    ['the alert', { e: 'alert', space: 5, rule }, 'siren'],
    ['autodestruction that cannot be stopped', { e: 'selfDestructRed', space: 5, rule }, 'siren'],
    ['a pod that leaves', { e: 'cssLaunched', crew: [0], back: [1], rule }, 'launch'],
    ['a pod that stays', { e: 'cssLaunched', crew: [], back: [1], rule }, 'thud'],
    ['pods without anybody', { e: 'cssLaunched', crew: [], back: [], rule }, null],
    ['the computer', { e: 'computerCard', card: 'computerA', rule }, 'terminal'],
    ['the Lock-Down card', { e: 'lockdownCard', who: 0, room: '006', rule }, 'buzz'],
    ['knowledge', { e: 'knowledge', who: 0, knowledge: 3, rule }, 'learn'],
    ['an attack turned on somebody else', { e: 'redirected', who: 0, whom: 1, card: 'inconspicuous', rule }, 'card'],
    ['nothing discarded to hit harder', { e: 'advantage', who: 0, card: null, rule }, null],
  ]
  it.each(cases)('%s', (_, event, sound) => expect(heard(event)).toBe(sound))

  it('shots and blows tell a hit from a miss', () => {
    const shot = { e: 'shot', who: 0, card: 'rifle', face: 'hit', target: 4, kind: 'adult', rule } as const
    expect(heard({ ...shot, injuries: 1 })).toBe('shot')
    expect(heard({ ...shot, injuries: 0 })).toBe('miss')
    const struck = { e: 'struck', who: 0, face: 'hit', target: 4, kind: 'adult', rule } as const
    expect(heard({ ...struck, injuries: 1 })).toBe('hit')
  })

  it('corridors with higher numbers knock higher', () => {
    const pitch = (corridor: string) => soundOf({ e: 'noise', corridor, room: null, rule }, board)?.pitch ?? 0
    // Technical corridors are the lowest, then corridor 1 and corridor 2.
    const byNumber = ['main', 'c006-007', 'c006-011'].map(pitch)
    expect(byNumber).toEqual([...byNumber].sort((a, b) => a - b))
    expect(new Set(byNumber).size).toBe(3)
  })
})

it('of much at once the weightiest few are heard, each once, in their order', () => {
  const events: EventFace[] = [
    { e: 'paid', who: 0, card: 'rest', rule },
    { e: 'moved', who: 0, from: '011', to: '006', rule },
    { e: 'noise', corridor: 'c006-011', room: '006', rule },
    { e: 'noise', corridor: 'c006-007', room: '006', rule },
    { e: 'encounter', who: 0, room: '006', rule },
    { e: 'attack', who: 0, card: 'bite', hits: true, ...adult, rule },
  ]
  expect(soundsOf(events, board).map(({ sound }) => sound)).toEqual(['knock', 'drop', 'claw'])
})

it('no sound is so loud that it must clip, nor has a voice of nothing', () => {
  for (const [name, voices] of Object.entries(VOICES)) {
    const peak = voices.reduce((sum, { loud }) => sum + loud, 0)
    expect(peak, name).toBeGreaterThan(0.05)
    expect(peak, name).toBeLessThanOrEqual(1.4)
    for (const { lasts } of voices) expect(lasts, name).toBeGreaterThan(0)
  }
})
