/** Windows on every kind of action: who is asked, and that nothing shows who could have answered. */
import { describe, expect, test } from 'vitest'
import { type Choice, faceFor, type Name } from '../src/index.ts'
import { decline, interrupt, move, pass, pay, play, type Situation, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true, items: 2 }

/** The Scout can do anything here; the Captain and the Pilot look on with these cards. */
function watched(captain: Name[], pilot: Name[], given: object = {}): Situation {
  return situation(
    {
      rooms: { '006': canteen },
      at: { scout: '006', captain: '006', pilot: '006' },
      hand: { scout: ['search', 'rest', 'demolition', 'adrenaline', 'scavenging'], captain, pilot },
      inventory: { scout: ['bandages', 'chemicals', 'energyCharge.red'] },
      light: { scout: 1 },
      objects: { '006': ['carcass', 'egg'] },
      eggs: 0,
      ...given,
    },
    ['scout', 'captain', 'pilot'],
    { dice: { noise: ['silence', 'silence'], combat: ['hit'] } },
  )
}

/** Pays what is asked with the first cards offered. */
function declare(t: Situation, choice: Choice): void {
  t.act('scout', choice)
  for (;;) {
    const decision = t.mine('scout').decision
    if (decision?.ask !== 'pay' && decision?.ask !== 'payItem') return
    const { cost: _, ...first } = decision.options[0]
    t.act('scout', first)
  }
}

const CALM: Choice[] = [
  { do: 'move', to: '011' },
  { do: 'carefulMove', to: '011' },
  { do: 'pickUp' },
  { do: 'trade' },
  { do: 'craft' },
  { do: 'activate', card: 'motionScanner' },
  { do: 'shoot' },
  { do: 'melee' },
  play('search'),
  { do: 'use', card: 'bandages' },
  { do: 'roomAction' },
]
const FIGHT: Choice[] = [
  { do: 'move', to: '011' },
  { do: 'shoot' },
  { do: 'melee' },
  play('adrenaline'),
  play('demolition'),
  { do: 'use', card: 'energyCharge.red' },
]
const cases = [
  ...CALM.map(choice => [JSON.stringify(choice), choice, {}] as const),
  ...FIGHT.map(
    choice => [`in Combat ${JSON.stringify(choice)}`, choice, { intruders: [{ kind: 'larva', room: '006' }] }] as const,
  ),
]

describe('a window reveals nothing', () => {
  test.each(cases)('NEM-RULING-197 NEM-RULING-198 %s', (_, choice, given) => {
    const worlds = [
      watched(['interruption', 'rest'], ['interruption', 'rest'], given),
      watched(['demolition', 'rest'], ['demolition', 'rest'], given),
    ]
    const seen = worlds.map(t => {
      declare(t, choice)
      const asked = t.asked()
      const open = JSON.stringify(t.table())
      t.act('pilot', decline)
      const half = JSON.stringify(t.table())
      t.act('captain', decline)
      const told = t.events.map(e => faceFor(e, null))
      return { asked, open, half, told: JSON.stringify(told) }
    })
    expect(seen[0].asked).toEqual(['captain', 'pilot'])
    expect(seen[1]).toEqual(seen[0])
    // Who has answered is not shown either.
    expect(seen[0].half).toBe(seen[0].open)
  })

  test.each(cases)('NEM-RULING-197 %s: of two Interruptions the second stays in hand, unknown', (_, choice, given) => {
    const t = watched(['interruption', 'rest'], ['interruption', 'rest'], given)
    declare(t, choice)
    t.act('pilot', interrupt)
    t.act('captain', interrupt)
    expect(t.told('reacted')).toMatchObject([{ to: 'action', who: 1, card: 'interruption' }])
    expect(t.mine('pilot').hand).toEqual(['rest', 'interruption'])
    expect(JSON.stringify(t.events.map(e => faceFor(e, 1)).filter(e => 'who' in e && e.who === 2))).toBe('[]')
    // The counter: the one who acts and the Pilot are asked, and not the Captain.
    expect(t.asked()).toEqual(['scout', 'pilot'])
    t.act('pilot', interrupt)
    t.act('scout', decline)
    // On the Pilot's card only the Scout is left to answer; then nobody is, and the action is done after all.
    expect(t.asked()).toEqual(['scout'])
    t.act('scout', decline)
    expect(t.told('reacted').map(e => [e.to, e.who])).toEqual([
      ['action', 1],
      ['interruption', 2],
      ['interruption', null],
    ])
    expect([t.told('cancelled'), t.table().asking?.ask === 'window']).toEqual([[], false])
  })
})

describe('who cannot react', () => {
  const section = { '002': { tile: 'evacuationSectionA', explored: true, items: 2 } }
  const inPod = (given: object = {}, more: object = {}) =>
    situation(
      {
        rooms: section,
        at: { scout: '002' },
        inPod: { captain: 1 },
        pods: { 1: 'unlocked' },
        hand: { scout: ['search', 'rest'], captain: ['interruption', 'rest'] },
        ...given,
      },
      ['scout', 'captain'],
      more,
    )

  test('NEM-RULING-200 a Character waiting in a pod is not asked about the action of one in its Room', () => {
    const t = inPod()
    t.act('scout', play('search'))
    expect([t.asked(), t.mine('scout').decision?.ask]).toEqual([['scout'], 'searchDeck'])
    const beside = inPod({ inPod: {}, at: { scout: '002', captain: '002' } })
    beside.act('scout', play('search'))
    expect(beside.asked()).toEqual(['captain'])
  })

  test('NEM-RULING-200 once ejected it reacts like everybody in the Room', () => {
    // An egg at hand: the try makes noise, the noise brings something, and the pod is emptied.
    const given = { objects: { '002': ['egg'] }, eggs: 0, noise: ['002/3'], met: true, bag: { creeper: 3 } }
    const t = inPod(given, { dice: { combat: ['blank'], noise: ['3'], bag: ['creeper-1'] } })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect([t.told('leavesPod').length, t.crew('captain').pod]).toEqual([1, null])
    t.act('scout', { do: 'melee' }, pay('search'))
    expect(t.asked()).toEqual(['captain'])
  })

  test('NEM-RULING-200 nor rolls again with the Motion Scanner', () => {
    const roll = (waits: boolean) => {
      const t = situation(
        {
          rooms: section,
          at: { scout: '002' },
          ...(waits ? { inPod: { scout: 1 } } : {}),
          pods: { 1: 'unlocked' },
          hands: { scout: ['motionScanner'] },
          hand: { scout: ['rest'] },
          bag: { adult: 12 },
          decks: { event: ['regeneration'] },
        },
        ['scout'],
        { dice: { noise: ['silence'], bag: ['adult-2'] } },
      )
      t.act('scout', waits ? { do: 'stay' } : { do: 'pass' }, { do: 'done' })
      return t
    }
    expect(roll(false).mine('scout').decision?.ask).toBe('noiseReroll')
    const waiting = roll(true)
    expect(waiting.told('noiseRolled')).toHaveLength(1)
    expect(waiting.mine('scout').decision?.ask).not.toBe('noiseReroll')
  })

  test('NEM-RULING-125 NEM-RULING-199 a reaction other than Interruption cannot be interrupted', () => {
    const t = situation(
      {
        hand: { pilot: ['rest'], soldier: ['nervesOfSteel', 'interruption'] },
        objects: { '011': ['egg'] },
        eggs: 0,
        noise: ['011/1'],
        bag: { breeder: 2 },
        decks: { attack: ['frenzy.3'] },
        met: true,
      },
      ['pilot', 'soldier'],
      { dice: { combat: ['blank'], noise: ['1'], bag: ['breeder-4'] } },
    )
    t.act('pilot', { do: 'shoot' }, pay('rest'))
    t.act('soldier', decline)
    t.act('soldier', { do: 'react', card: 'nervesOfSteel' })
    expect(t.told('spared')).toMatchObject([{ who: 1, card: 'nervesOfSteel' }])
    expect(t.table().asking?.ask).not.toBe('window')
  })

  test('NEM-RULING-180 whoever is dead, asleep, away or elsewhere is not asked', () => {
    const lookers = (given: object) => {
      const t = situation(
        { rooms: { '006': canteen }, hand: { scout: ['rest', 'search'], captain: ['interruption'] }, ...given },
        ['scout', 'captain'],
        { dice: { noise: ['silence'] } },
      )
      t.act('scout', ...move('006', 'rest'))
      return t.asked()
    }
    expect(lookers({})).toEqual(['captain'])
    for (const given of [
      { dead: ['captain'] },
      { hibernating: ['captain'] },
      { launched: ['captain'] },
      { at: { captain: '006' } },
    ])
      expect(lookers(given)).toEqual(['scout'])
  })

  test('NEM-RULING-179 NEM-RULING-125 whoever has passed may still interrupt', () => {
    const t = watched(['interruption'], [])
    t.act('scout', play('search'))
    t.act('captain', decline)
    const passed = watched(['interruption'], [], { passed: ['captain'] })
    passed.act('scout', play('search'))
    passed.act('captain', interrupt)
    passed.act('scout', decline)
    expect([passed.told('cancelled').length, passed.crew('captain').passed]).toEqual([1, true])
  })

  test('NEM-RULING-125 in another’s turn there is nothing to do without a card that says so', () => {
    const t = watched(['order', 'motivation', 'reload'], [])
    expect([t.options('captain'), t.options('pilot')]).toEqual([[], []])
    t.act('scout', ...pass)
    expect(t.asked()).toEqual(['captain'])
  })
})
