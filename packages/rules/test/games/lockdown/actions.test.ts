/** What an action is in the facility, what it costs, when it may be taken, and what becomes of it when it is cancelled. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { crafted } from '../../../src/games/lockdown/content/items.ts'
import { type Choice, explain, faceFor, type Name, type Why } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { carefulMove, decline, interrupt, lockdown, move, part, pay, play, type Situation } from '../../situation.ts'
import { inside, room } from './places.ts'

const FIVE = ['search', 'rest', 'demolition', 'repairs', 'defensePlan']

/** The Sentry can do everything there is in the Archive; the Janitor is with it and could interrupt. */
const ready = (given: Given = {}, hand: Name[] = FIVE): Situation =>
  inside(
    'archive',
    {
      at: { sentry: '007', janitor: '007' },
      hand: { sentry: hand, janitor: ['interruption', 'rest'] },
      inventory: { sentry: ['reagent.green', 'toolbelt', 'caffeinePills.green'] },
      hands: { sentry: ['smg'] },
      objects: { '007': ['carcass', 'egg'] },
      eggs: 0,
      computer: ['computerB'],
      rooms: { '007': { items: 1 } },
      ...given,
    },
    ['sentry', 'janitor'],
    { dice: { noise: ['silence', 'silence'], combat: ['hit'], advantage: ['double'] } },
  )

/** Declares it and pays whatever is asked, the first cards offered. */
function declare(t: Situation, choice: Choice): string[] {
  const asked: string[] = []
  t.act('sentry', choice)
  for (;;) {
    const decision = t.mine('sentry').decision
    if (decision?.ask !== 'pay' && decision?.ask !== 'payItem') return asked
    asked.push(decision.ask)
    const { cost: _, ...first } = decision.options[0]
    t.act('sentry', first)
  }
}
const why = (t: Situation, { do: kind, ...more }: Choice): Why | null =>
  explain(t.g, 0).find(o => o.do === kind && Object.entries(more).every(([k, v]) => o[k as 'do'] === v))?.why ?? null

const ACTIONS: [kind: string, choice: Choice, cost: number][] = [
  ['Move', { do: 'move', to: '008' }, 1],
  ['Careful Movement', { do: 'carefulMove', to: '008' }, 2],
  ['Pick up', { do: 'pickUp' }, 1],
  ['Trade', { do: 'trade' }, 1],
  ['Craft', { do: 'craft' }, 1],
  ['Shoot at eggs', { do: 'shoot' }, 1],
  ['Melee with eggs', { do: 'melee' }, 1],
  ['an Action card', play('rest'), 0],
  ['an Item', { do: 'use', card: 'caffeinePills.green' }, 1],
  ['the Room', { do: 'roomAction' }, 2],
  ['the Computer', { do: 'computer' }, 1],
]
/** Shoot, Melee and Move are another thing in Combat; LOCK-RULING-89: a computer can be used in it. */
const NEVER_IN_COMBAT = ['carefulMove', 'pickUp', 'trade', 'craft', 'play', 'use', 'roomAction']

describe('an action', () => {
  test.each(ACTIONS)('LOCK-ACT-01 LOCK-ACT-03 %s is one, at its price, and may be interrupted', (_, choice, cost) => {
    const t = ready()
    const before = t.crew('sentry').hand
    expect(t.mine('sentry').decision?.options.find(o => o.do === choice.do)?.cost).toBe(cost)
    expect(declare(t, choice)).toHaveLength(cost)
    const spent = cost + (choice.do === 'play' ? 1 : 0)
    expect([t.crew('sentry').hand, t.crew('sentry').discard.length]).toEqual([before - spent, spent])
    expect([t.told('declared').length, t.table().turn?.done, t.asked()]).toEqual([1, 1, ['janitor']])
  })

  test.each(ACTIONS)('LOCK-ACT-05 LOCK-RULING-146 %s cancelled changes nothing but what it cost', (_, choice) => {
    const t = ready()
    declare(t, choice)
    const [here, crew, facility] = [t.room('007'), t.crew('sentry'), t.table().facility]
    t.act('janitor', interrupt)
    t.act('sentry', decline)
    expect(t.told('cancelled')).toHaveLength(1)
    expect([t.room('007'), t.crew('sentry'), t.table().facility]).toEqual([here, crew, facility])
    expect(t.mine('sentry').decision?.ask).toBe('turn')
  })

  test('LOCK-ACT-05 a cancelled single-use Item is discarded, a cancelled Craft keeps its components', () => {
    const used = ready()
    declare(used, { do: 'use', card: 'caffeinePills.green' })
    used.act('janitor', interrupt)
    used.act('sentry', decline)
    expect(used.mine('sentry').inventory.toSorted()).toEqual(['reagent.green', 'toolbelt'])
    const made = ready()
    declare(made, { do: 'craft' })
    made.act('janitor', interrupt)
    made.act('sentry', decline)
    expect(made.mine('sentry').inventory).toHaveLength(3)
  })

  test.each(ACTIONS)('LOCK-ACT-06 %s in Combat', (_, choice) => {
    const t = ready({ intruders: [{ kind: 'adult', room: '007' }] })
    const barred = why(t, choice)
    if (NEVER_IN_COMBAT.includes(choice.do)) expect(barred).toBe('inCombat')
    else expect(barred).not.toBe('inCombat')
  })

  test('LOCK-ACT-02 two of them make a turn, the same twice if one likes', () => {
    const t = ready({ hand: { sentry: FIVE, janitor: [] } })
    t.act('sentry', ...move('008', 'rest'))
    expect(t.table().turn).toMatchObject({ seat: 0, done: 1 })
    t.act('sentry', ...move('007', 'search'))
    expect(t.table().turn).toMatchObject({ seat: 1, done: 0 })
  })

  test('LOCK-ACT-04 Contamination pays for nothing', () => {
    const contamination = { sentry: { hand: ['clean', 'clean'] } }
    const t = ready({ hand: { sentry: ['rest'], janitor: [] }, contamination }, ['rest'])
    expect([why(t, { do: 'roomAction' }), why(t, { do: 'carefulMove', to: '008' })]).toEqual([
      'noCardsToPay',
      'noCardsToPay',
    ])
    t.act('sentry', { do: 'move', to: '008' })
    expect(t.options('sentry')).toEqual([pay('rest')])
  })
})

describe('picking up', () => {
  test('LOCK-ACT-10 one of the Objects lying here, into a hand', () => {
    const t = ready({ hand: { sentry: FIVE, janitor: [] } })
    t.act('sentry', { do: 'pickUp' }, pay('rest'), { do: 'object', object: 'egg' })
    expect([t.crew('sentry').objects, t.room('007').objects]).toEqual([['egg'], ['carcass']])
  })

  test('LOCK-LIMIT-12 two hands, and an inventory without end', () => {
    const hands = { sentry: ['smg', 'flashlight.red'] }
    expect(why(ready({ hands }), { do: 'pickUp' })).toBe('handsFull')
    const inventory = {
      sentry: ['reagent.green', 'reagent.green', 'medkit', 'medkit', 'toolbelt', 'toolbelt', 'ductTape', 'grenade'],
    }
    const t = ready({ inventory, hand: { sentry: ['search'], janitor: [] } }, ['search'])
    t.act('sentry', play('search'), { do: 'search', colour: 'green' })
    const first = t.options('sentry')[0]
    t.act('sentry', first)
    expect(t.mine('sentry').inventory).toHaveLength(9)
  })
})

describe('Trade', () => {
  const open = (given: Given = {}) => {
    const t = ready({
      hand: { sentry: FIVE, janitor: [] },
      inventory: { sentry: ['medkit'], janitor: ['toolbelt'] },
      ...given,
    })
    t.act('sentry', { do: 'trade' }, pay('rest'))
    return t
  }
  /** Both look at each other and agree. */
  const agree = (t: Situation, offer: Name) => {
    t.act('sentry', { do: 'partner', whom: 1 }, { do: 'put', card: offer })
    t.act('janitor', { do: 'partner', whom: 0 })
    t.act('sentry', { do: 'ready' })
    t.act('janitor', { do: 'ready' })
  }

  test('LOCK-ACT-11 by mutual consent, and only the opener spends an action', () => {
    const t = open()
    agree(t, 'medkit')
    t.act('sentry', { do: 'end' })
    expect([t.mine('sentry').inventory, t.mine('janitor').inventory.toSorted()]).toEqual([[], ['medkit', 'toolbelt']])
    expect(t.table().turn).toMatchObject({ seat: 0, done: 1 })
  })

  test('LOCK-ACT-11 two others may trade with each other, without the one who opened it', () => {
    const t = inside(
      'archive',
      {
        at: { sentry: '007', janitor: '007', hacker: '007' },
        hand: { sentry: ['rest', 'search'], janitor: [], hacker: [] },
        inventory: { janitor: ['toolbelt'] },
        hands: { hacker: [] },
      },
      ['sentry', 'janitor', 'hacker'],
    )
    t.act('sentry', { do: 'trade' }, pay('rest'))
    t.act('janitor', { do: 'partner', whom: 2 }, { do: 'put', card: 'toolbelt' })
    t.act('hacker', { do: 'partner', whom: 1 }, { do: 'ready' })
    t.act('janitor', { do: 'ready' })
    expect([t.mine('janitor').inventory, t.mine('hacker').inventory]).toEqual([[], ['toolbelt']])
  })

  test('LOCK-ACT-12 whoever has passed may take part', () => {
    const t = open({ passed: ['janitor'] })
    agree(t, 'medkit')
    expect(t.mine('janitor').inventory).toContain('medkit')
  })

  test('LOCK-ACT-13 ammo stays on its weapon', () => {
    const t = open({ ammo: { sentry: { smg: 2 } }, hands: { sentry: ['smg'], janitor: [] } })
    agree(t, 'smg')
    expect(t.crew('janitor').hands).toMatchObject([{ card: 'smg', ammo: 2 }])
    expect(t.options('sentry').some(o => o.do === 'put' && o.card.includes('ammo'))).toBe(false)
  })

  test('LOCK-ACT-14 a card is shown to the one it is shown to, and to nobody else', () => {
    const t = open()
    t.act('sentry', { do: 'partner', whom: 1 }, { do: 'show', card: 'medkit' })
    const shown = t.told('shown')[0]
    expect(faceFor(shown, 1)).toMatchObject({ mine: { card: 'medkit' } })
    expect(JSON.stringify(faceFor(shown, null))).not.toContain('medkit')
  })
})

describe('crafting', () => {
  test('LOCK-ACT-15 LOCK-RULING-95 two components, face up on their discard piles, for the Item that shows both', () => {
    const t = ready({ hand: { sentry: FIVE, janitor: [] }, hands: { sentry: [] } })
    t.act('sentry', { do: 'craft' }, pay('rest'))
    t.act('sentry', { do: 'make', card: 'flamethrower', of: 'reagent.green', and: 'toolbelt' })
    expect(t.crew('sentry').hands).toMatchObject([{ card: 'flamethrower', ammo: 4 }])
    const discards = t.table().decks.flatMap(d => d.discard)
    expect(discards).toEqual(expect.arrayContaining(['reagent.green', 'toolbelt']))
  })

  test('LOCK-LIMIT-11 not when no copy is left', () => {
    const t = ready({ hand: { sentry: FIVE, janitor: [] } })
    expect(why(t, { do: 'craft' })).toBeNull()
    const stack = sharedZone(t.g, 'crafted')
    expect(stack).toHaveLength(crafted.reduce((n, c) => n + c.copies, 0))
    sharedZone(t.g, 'removed').push(...stack.splice(0))
    expect(why(t, { do: 'craft' })).toBe('cannotCraft')
  })
})

describe('fighting', () => {
  test('LOCK-ACT-16 LOCK-ACT-17 a shot costs one ammo; both serve against Eggs that nobody carries', () => {
    const t = ready({ hand: { sentry: FIVE, janitor: [] } })
    t.act('sentry', { do: 'shoot' }, pay('rest'))
    expect(t.crew('sentry').hands).toMatchObject([{ card: 'smg', ammo: 4 }])
    const none = ready({ objects: { '007': [] }, carried: { janitor: ['egg'] } })
    expect([why(none, { do: 'shoot' }), why(none, { do: 'melee' })]).toEqual(['noTarget', 'noTarget'])
  })

  test('LOCK-ACT-16 not without ammo', () => {
    expect(why(ready({ ammo: { sentry: { smg: 0 } } }), { do: 'shoot' })).toBe('noAmmo')
  })

  test('LOCK-RULING-70 weapons come with the ammo printed first', () => {
    const start = lockdown({}, ['sentry', 'hacker', 'janitor', 'xenobiologist'])
    const held = (who: Name) => start.crew(who).hands.map(h => [h.card, h.ammo, h.capacity])
    expect(held('sentry')).toEqual([['smg', 5, 5]])
    expect(held('hacker')).toEqual([['pulseDerringer', 2, 2]])
    expect(held('janitor')).toEqual([['nailDriver', 4, 4]])
    expect(held('xenobiologist')).toEqual([['probeArm', 2, 2]])
  })
})

describe('cards, items and rooms', () => {
  test('LOCK-ACT-18 the card itself is no part of its price', () => {
    const t = ready({ hand: { sentry: ['rest', 'search'], janitor: [] } }, ['rest', 'search'])
    t.act('sentry', play('rest'))
    expect([t.crew('sentry').discard, t.crew('sentry').hand]).toEqual([['rest'], 1])
  })

  test('LOCK-ACT-19 LOCK-ACT-23 of three parts exactly one, of those that are possible', () => {
    const given: Given = { hand: { sentry: ['rest', 'search'] }, light: { sentry: 1 }, wounds: { sentry: ['leg'] } }
    const t = inside('emergencyRoom', given)
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'))
    expect(t.options('sentry')).toEqual([part(0), part(2)])
    t.act('sentry', part(2))
    expect(t.crew('sentry')).toMatchObject({ light: 0, wounds: ['leg'] })
  })

  test('LOCK-ACT-20 an Item is shown to everybody when it is used', () => {
    const t = ready({ hand: { sentry: FIVE, janitor: [] } })
    declare(t, { do: 'use', card: 'caffeinePills.green' })
    expect(faceFor(t.told('declared')[0], null)).toMatchObject({ action: { do: 'use', card: 'caffeinePills.green' } })
  })

  test('LOCK-ACT-21 a room must work, and one must be in it, out of Combat', () => {
    expect(why(ready(), { do: 'roomAction' })).toBeNull()
    expect(why(ready({ rooms: { '007': { malfunction: true } } }), { do: 'roomAction' })).toBe('broken')
    expect(why(ready({ at: { sentry: '014', janitor: '007' } }), { do: 'roomAction' })).toBe('noRoomAction')
  })
})

describe('what is opened by position', () => {
  const four = { sentry: FIVE, janitor: [] as Name[] }

  test('LOCK-ACT-01 LOCK-RULING-146 the elevator: declared with where it goes, not with whom', () => {
    const given: Given = {
      at: { sentry: '014', janitor: '014' },
      elevator: '014',
      hand: { ...four, janitor: ['rest'] },
    }
    const t = inside('guardRoom', given)
    t.act('sentry', { do: 'rideElevator', to: '004' }, pay('rest'))
    expect(t.told('declared')[0].action).toEqual({ do: 'rideElevator', to: '004' })
    expect(t.asked()).toEqual(['janitor'])
    const call = inside('guardRoom', { ...given, elevator: '025' })
    expect(call.options('sentry')).toContainEqual({ do: 'callElevator' })
    expect(why(call, { do: 'rideElevator', to: '004' })).toBe('elevatorAway')
  })

  test('LOCK-RULING-146 a cancelled ride takes nobody anywhere, a cancelled Computer action turns no card', () => {
    const ride = inside('guardRoom', {
      at: { sentry: '014', janitor: '014' },
      elevator: '014',
      hand: { sentry: FIVE, janitor: ['interruption'] },
    })
    ride.act('sentry', { do: 'rideElevator', to: '004' }, pay('rest'))
    ride.act('janitor', interrupt)
    ride.act('sentry', decline)
    expect([ride.crew('sentry').room, ride.table().facility?.elevator]).toEqual(['014', '014'])
    const computer = ready({ computer: ['computerB', 'computerC'] })
    declare(computer, { do: 'computer' })
    expect(computer.told('declared')[0].action).toEqual({ do: 'computer' })
    computer.act('janitor', interrupt)
    computer.act('sentry', decline)
    expect(computer.table().facility?.computer.card).toBe('computerB')
  })

  test('LOCK-ACT-01 LOCK-RULING-146 the way out: declared with the Rover or the suit', () => {
    const given: Given = {
      at: { sentry: '001', janitor: '003' },
      rooms: { '001': { tile: 'surgery', explored: true } },
      gateOpen: true,
      hand: four,
    }
    const t = inside('guardRoom', given)
    expect(t.options('sentry')).toContainEqual({ do: 'escape', how: 'rover' })
    expect(t.options('sentry')).not.toContainEqual({ do: 'escape', how: 'suit' })
    const suited = inside('guardRoom', { ...given, hands: { sentry: ['enviroSuit'] } })
    suited.act('sentry', { do: 'escape', how: 'suit' })
    expect(suited.told('declared')[0].action).toEqual({ do: 'escape', how: 'suit' })
    expect(why(inside('guardRoom', { ...given, gateOpen: false }), { do: 'escape', how: 'rover' })).toBe('gateClosed')
  })

  test('LOCK-ACT-03 not without the cards to pay', () => {
    const poor = ready({ hand: { sentry: [], janitor: [] } }, [])
    expect(why(poor, { do: 'computer' })).toBe('noCardsToPay')
  })
})

test('LOCK-PVP-01 no action is aimed at a character; harm that comes of others is allowed', () => {
  // Nobody but the intruder is a target, though the Janitor is here.
  const t = ready({ hand: { sentry: FIVE, janitor: [] }, intruders: [{ kind: 'adult', room: '007' }], objects: {} })
  t.act('sentry', { do: 'melee' }, pay('rest'))
  expect(t.told('struck')).toMatchObject([{ kind: 'adult' }])
  // A door shut on somebody in a burning room.
  const shut = inside('archive', {
    at: { sentry: '007', janitor: '010' },
    hand: { sentry: ['quarantine', 'rest'], janitor: [] },
    rooms: { '010': { fire: true } },
  })
  shut.act('sentry', play('quarantine'), pay('rest'), room('010'))
  shut.act('sentry', { do: 'pass' })
  shut.act('janitor', { do: 'pass' })
  expect(shut.crew('janitor').light).toBe(1)
})

test('LOCK-ACT-08 LOCK-ACT-07 one card for a Move, two for Careful Movement', () => {
  const t = ready({ hand: { sentry: ['rest', 'search'], janitor: [] } }, ['rest', 'search'])
  t.act('sentry', ...carefulMove('008', 'search', 'rest'))
  expect([t.crew('sentry').room, t.crew('sentry').hand]).toEqual(['008', 0])
})
