/** What an action is, what it costs, when it may be taken, and what becomes of it when it is cancelled. */
import { describe, expect, test } from 'vitest'
import { actions } from '../src/games/nemesis/content/actions.ts'
import { crafted, items } from '../src/games/nemesis/content/items.ts'
import { quests } from '../src/games/nemesis/content/quests.ts'
import { type Choice, explain, type Name, type Why } from '../src/index.ts'
import { decline, interrupt, pay, play, type Situation, situation } from './situation.ts'

const five = ['search', 'rest', 'demolition', 'basicRepairs', 'scavenging']

/** The Scout can do everything there is: the Captain is with it in the Canteen and could interrupt. */
function ready(given: object = {}, hand: Name[] = five): Situation {
  return situation(
    {
      rooms: { '006': { tile: 'canteen', explored: true, items: 2 } },
      at: { scout: '006', captain: '006' },
      hand: { scout: hand, captain: ['interruption', 'rest'] },
      inventory: { scout: ['bandages', 'chemicals', 'energyCharge.red'] },
      light: { scout: 1 },
      objects: { '006': ['carcass', 'egg'] },
      eggs: 0,
      ...given,
    },
    ['scout', 'captain'],
    { dice: { noise: ['silence', 'silence'], combat: ['hit'] } },
  )
}

/** Declares it and pays whatever is asked, the first cards offered. */
function declare(t: Situation, choice: Choice): string[] {
  const asked: string[] = []
  t.act('scout', choice)
  for (;;) {
    const decision = t.mine('scout').decision
    if (decision?.ask !== 'pay' && decision?.ask !== 'payItem') return asked
    asked.push(decision.ask)
    const { cost: _, ...first } = decision.options[0]
    t.act('scout', first)
  }
}

const ACTIONS: [kind: string, choice: Choice, cost: number][] = [
  ['Move', { do: 'move', to: '011' }, 1],
  ['Careful Movement', { do: 'carefulMove', to: '011' }, 2],
  ['Pick up', { do: 'pickUp' }, 1],
  ['Trade', { do: 'trade' }, 1],
  ['Craft', { do: 'craft' }, 1],
  ['a Quest Item', { do: 'activate', card: 'motionScanner' }, 1],
  ['Shoot at eggs', { do: 'shoot' }, 1],
  ['Melee with eggs', { do: 'melee' }, 1],
  ['an Action card', play('rest'), 0],
  ['an Item', { do: 'use', card: 'bandages' }, 1],
  ['the Room', { do: 'roomAction' }, 2],
]
/** Shoot, Melee and Move are not barred: they are another thing in Combat. */
const NEVER_IN_COMBAT = ['carefulMove', 'pickUp', 'trade', 'craft', 'activate', 'play', 'use', 'roomAction']

const why = (t: Situation, { do: kind, ...more }: Choice): Why | null =>
  explain(t.g, 0).find(o => o.do === kind && Object.entries(more).every(([k, v]) => o[k as 'do'] === v))?.why ?? null

describe('an action', () => {
  test.each(ACTIONS)(
    'NEM-ACT-01 NEM-ACT-02 NEM-RULING-199 %s is one, at its price, and may be interrupted',
    (_, choice, cost) => {
      const t = ready()
      const before = t.crew('scout').hand
      expect(t.mine('scout').decision?.options.find(o => o.do === choice.do)?.cost).toBe(cost)
      const asked = declare(t, choice)
      expect(asked.filter(ask => ask === 'pay')).toHaveLength(cost)
      expect(t.crew('scout').hand).toBe(before - cost - (choice.do === 'play' ? 1 : 0))
      expect(t.crew('scout').discard).toHaveLength(cost + (choice.do === 'play' ? 1 : 0))
      expect([t.told('declared').length, t.table().turn?.done, t.asked()]).toEqual([1, 1, ['captain']])
    },
  )

  test.each(ACTIONS)('NEM-RULING-199 %s cancelled changes nothing but what it cost', (_, choice) => {
    const t = ready()
    declare(t, choice)
    const [room, crew] = [t.room('006'), t.crew('scout')]
    t.act('captain', interrupt)
    // The counter-Interruption: the Scout holds none, but could.
    t.act('scout', decline)
    expect(t.told('cancelled')).toHaveLength(1)
    expect([t.room('006'), t.crew('scout')]).toEqual([room, crew])
    expect(t.asked()).toEqual(['scout'])
    expect(t.mine('scout').decision?.ask).toBe('turn')
  })

  test('NEM-RULING-198 NEM-RULING-09 a cancelled Shoot keeps its ammo, a cancelled Craft its components', () => {
    const shot = ready()
    declare(shot, { do: 'shoot' })
    shot.act('captain', interrupt)
    shot.act('scout', decline)
    expect(shot.crew('scout').hands).toMatchObject([{ card: 'rifle', ammo: 4 }])
    const made = ready()
    declare(made, { do: 'craft' })
    made.act('captain', interrupt)
    made.act('scout', decline)
    expect(made.mine('scout').inventory).toEqual(['energyCharge.red', 'chemicals', 'bandages'])
  })

  test('NEM-RULING-198 NEM-RULING-09 a cancelled one-use Item is gone, and so is what a quest asked for', () => {
    const used = ready()
    declare(used, { do: 'use', card: 'bandages' })
    used.act('captain', interrupt)
    used.act('scout', decline)
    expect(used.mine('scout').inventory).toEqual(['energyCharge.red', 'chemicals'])
    const quest = ready()
    expect(declare(quest, { do: 'activate', card: 'motionScanner' })).toEqual(['pay', 'payItem'])
    quest.act('captain', interrupt)
    quest.act('scout', decline)
    expect(quest.mine('scout').inventory).toEqual(['chemicals', 'bandages'])
    expect(quest.crew('scout').quests).toContain('motionScanner')
    expect(quest.told('activated')).toEqual([])
  })

  test('NEM-RULING-199 passing, its discards and Drop are no actions: nobody can react, nothing is counted', () => {
    const drop = ready()
    drop.act('scout', { do: 'drop', card: 'rifle' }, { do: 'drop', card: 'bandages' })
    expect([drop.asked(), drop.table().turn?.done, drop.told('declared')]).toEqual([['scout'], 0, []])
    const pass = ready()
    pass.act('scout', { do: 'pass' })
    expect(pass.mine('scout').decision?.ask).toBe('passDiscard')
    pass.act('scout', { do: 'discard', card: 'rest' }, { do: 'done' })
    expect([pass.table().turn?.seat, pass.told('declared'), pass.told('reacted')]).toEqual([1, [], []])
  })

  test('NEM-RULING-199 leaving, staying in and launching a pod are no actions', () => {
    const rooms = { '002': { tile: 'evacuationSectionA', explored: true } }
    const at = { captain: '002' }
    const given = { rooms, at, inPod: { scout: 1 }, pods: { 1: 'unlocked' }, hand: { captain: ['interruption'] } }
    for (const choice of [{ do: 'leave' }, { do: 'stay' }, { do: 'launch' }] as const) {
      const t = situation(given, ['scout', 'captain'])
      t.act('scout', choice)
      expect([t.told('declared'), t.told('reacted')]).toEqual([[], []])
      expect(t.table().asking?.ask).not.toBe('window')
    }
  })

  test('NEM-RULING-199 what a card lets one do is part of it: one moment to react, not two', () => {
    const t = situation(
      {
        rooms: { '006': { tile: 'commandCenter', explored: true } },
        at: { pilot: '006', captain: '006' },
        hand: { pilot: ['computerSkills'], captain: ['interruption', 'rest'] },
      },
      ['pilot', 'captain'],
    )
    t.act('pilot', play('computerSkills'))
    t.act('captain', decline)
    t.act('pilot', { do: 'part', part: 1 }, { do: 'room', room: '001' }, { do: 'done' })
    expect(t.told('reacted')).toHaveLength(1)
    expect(t.table().turn?.done).toBe(1)
  })
})

describe('paying', () => {
  test('NEM-ACT-03 Contamination cards do not pay', () => {
    const t = ready({ contamination: { scout: { hand: ['clean', 'infected'] } } }, ['rest'])
    expect(t.crew('scout').hand).toBe(3)
    expect([why(t, { do: 'carefulMove', to: '011' }), why(t, { do: 'roomAction' })]).toEqual([
      'noCardsToPay',
      'noCardsToPay',
    ])
    t.act('scout', { do: 'move', to: '011' })
    expect(t.options('scout')).toEqual([pay('rest')])
  })

  test('NEM-ACT-03 a Contamination card is no action either', () => {
    const t = ready({ contamination: { scout: { hand: ['clean'] } } }, ['rest'])
    expect(t.options('scout').filter(o => o.do === 'play')).toEqual([play('rest')])
  })

  test.each(ACTIONS.filter(([, , cost]) => cost > 0))(
    'NEM-ACT-02 %s is not offered with a card too few',
    (_, choice, cost) => {
      const t = ready({}, five.slice(0, cost - 1))
      expect(t.options('scout').some(o => o.do === choice.do)).toBe(false)
      expect(why(t, choice)).toBe('noCardsToPay')
      expect(ready({}, five.slice(0, cost)).options('scout')).toContainEqual(choice)
    },
  )

  test('NEM-ACT-09 an Item is shown when it is used, a one-use one goes to its discard pile, others stay', () => {
    const t = ready()
    expect(t.crew('scout').inventory).toEqual([
      { back: 'red', card: null },
      { back: 'yellow', card: null },
      { back: 'green', card: null },
    ])
    t.act('scout', { do: 'use', card: 'bandages' }, pay('rest'))
    expect(t.told('declared')[0].action).toEqual({ do: 'use', card: 'bandages' })
    expect(t.table().decks.find(d => d.deck === 'green')?.discard).toEqual(['bandages'])
    const torch = situation(
      { doors: { '006/2': 'destroyed' }, inventory: { mechanic: ['plasmaTorch'] }, hand: { mechanic: ['rest'] } },
      ['mechanic'],
    )
    torch.act('mechanic', { do: 'use', card: 'plasmaTorch' }, pay('rest'), { do: 'door', corridor: 'c006-011' })
    expect([torch.mine('mechanic').inventory, torch.table().doors]).toEqual([
      ['plasmaTorch'],
      [{ corridor: 'c006-011', state: 'closed' }],
    ])
  })
})

describe('in Combat', () => {
  const foe = { intruders: [{ kind: 'creeper', room: '006' }] }

  test.each(ACTIONS.filter(([, { do: kind }]) => NEVER_IN_COMBAT.includes(kind)))(
    'NEM-ACT-05 NEM-RULING-196 %s is never possible there',
    (_, choice) => {
      expect(ready().options('scout')).toContainEqual(choice)
      const t = ready(foe)
      expect(t.options('scout')).not.toContainEqual(choice)
      expect(why(t, choice)).toBe('inCombat')
    },
  )

  test('NEM-RULING-196 NEM-COMBAT-01 the basic actions left are Shoot, Melee and Move', () => {
    const kinds = new Set(
      ready(foe)
        .options('scout')
        .map(o => o.do),
    )
    // Demolition is a card for any time.
    expect([...kinds].sort()).toEqual(['drop', 'melee', 'move', 'pass', 'play', 'shoot', 'use'])
    const cards = ready(foe)
      .options('scout')
      .flatMap(o => (o.do === 'play' || o.do === 'use' ? [o.card] : []))
    expect(cards).toEqual(['demolition', 'energyCharge.red'])
  })

  test('NEM-ACT-04 NEM-ACT-05 NEM-ACT-06 cards of each kind, in and out of Combat', () => {
    const hand = { scout: ['rest', 'demolition', 'adrenaline', 'search'] }
    const given = { hand, at: { scout: '011', captain: '001' } }
    const calm = ready(given)
    expect([why(calm, play('rest')), why(calm, play('demolition')), why(calm, play('adrenaline'))]).toEqual([
      null,
      null,
      'notInCombat',
    ])
    const fight = ready({ ...given, intruders: [{ kind: 'larva', room: '011' }] })
    expect([why(fight, play('rest')), why(fight, play('demolition')), why(fight, play('adrenaline'))]).toEqual([
      'inCombat',
      null,
      null,
    ])
  })

  test('NEM-RULING-210 which Items may never be used in Combat', () => {
    const all = [...Object.values(items).flat(), ...crafted, ...Object.values(quests).flat()]
    const never = new Set(all.filter(item => item.when === 'outOfCombat').map(item => item.id))
    expect([...never].sort()).toEqual(
      [
        'bandages',
        'medkit',
        'clothes',
        'antidote',
        'tools',
        'ductTape',
        'reconDrone',
        'nemesisPlans',
        'technicalCorridorsPlans',
        'spaceSuit',
        'selfDestructKey',
        'evacuationKey',
        'commsKey',
        'logKey',
        'securityKey',
        'laboratoryEquipment',
        'flashlight',
        'plasmaTorch',
        'orbitalManeuveringSystem',
      ].sort(),
    )
  })
})

describe('the room', () => {
  const canteen = (given: object = {}) => ready(given)
  test('NEM-ACT-10 only in that Room, never with a Malfunction there', () => {
    expect(canteen().options('scout')).toContainEqual({ do: 'roomAction' })
    const broken = canteen({ rooms: { '006': { tile: 'canteen', explored: true, malfunction: true } } })
    expect([broken.options('scout').some(o => o.do === 'roomAction'), why(broken, { do: 'roomAction' })]).toEqual([
      false,
      'broken',
    ])
    const elsewhere = canteen({ rooms: { '006': { tile: 'cabins', explored: true } } })
    expect(why(elsewhere, { do: 'roomAction' })).toBe('noRoomAction')
  })

  test('NEM-ACT-10 every Room action costs 2', () => {
    const t = canteen()
    t.act('scout', { do: 'roomAction' })
    expect(t.mine('scout').decision?.left).toBe(2)
  })

  test.each([
    ['001', 'cockpit'],
    ['019', 'engine-3'],
    ['020', 'engine-2'],
    ['021', 'engine-1'],
  ])('NEM-RULING-195 a Malfunction in %s (%s) stops its action', (room, tile) => {
    const at = { scout: room, captain: '011' }
    const works = ready({ at })
    works.act('scout', { do: 'roomAction' })
    expect(works.told('declared')).toMatchObject([{ action: { do: 'roomAction', tile } }])
    const broken = ready({ at, rooms: { [room]: { malfunction: true } } })
    expect(why(broken, { do: 'roomAction' })).toBe('broken')
  })

  test('NEM-RULING-195 an engine can be repaired in spite of the Malfunction in its room', () => {
    const t = situation(
      {
        rooms: { '020': { malfunction: true } },
        at: { mechanic: '020' },
        engines: { 2: 'damaged' },
        hand: { mechanic: ['fastRepairs'] },
      },
      ['mechanic'],
    )
    t.act('mechanic', play('fastRepairs'), { do: 'part', part: 1 }, { do: 'accept' })
    expect(t.told('engine')).toMatchObject([{ engine: 2, changed: true }])
    expect(t.room('020').malfunction).toBe(true)
    expect(t.mine('mechanic').engines[1]).toEqual(['working', 'damaged'])
  })

  test('NEM-RULING-195 Tools do as well as a card', () => {
    const t = situation(
      {
        rooms: { '020': { malfunction: true } },
        at: { mechanic: '020' },
        engines: { 2: 'working' },
        inventory: { mechanic: ['tools'] },
        hand: { mechanic: ['rest'] },
      },
      ['mechanic'],
    )
    t.act('mechanic', { do: 'use', card: 'tools' }, pay('rest'), { do: 'part', part: 1 }, { do: 'accept' })
    expect(t.mine('mechanic').engines[1]).toEqual(['damaged', 'working'])
  })
})

test('NEM-BASIC-01 every character has the same basic actions', () => {
  const basics = Object.keys(actions).map(character => {
    const t = situation(
      {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { [character]: '006' },
        hand: { [character]: ['search', 'rest'] },
        inventory: { [character]: ['bandages', 'alcohol'] },
        light: { [character]: 1 },
        objects: { '006': ['egg'] },
        eggs: 0,
      },
      [character],
    )
    return t.options(character).filter(o => o.do !== 'play' && o.do !== 'drop')
  })
  for (const list of basics) expect(list).toEqual(basics[0])
  expect(basics[0].map(o => o.do)).toEqual([
    ...Array(4).fill('move'),
    ...Array(4).fill('carefulMove'),
    'use',
    'roomAction',
    'shoot',
    'melee',
    'pickUp',
    'craft',
    'pass',
  ])
})
