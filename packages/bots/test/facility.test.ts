/** Officers in the facility: light for all, rooms that must be mended first, a cure on the way, and the last round. */
import { pendingFor, step } from '@coldwake/rules'
import type { Effect } from '@coldwake/rules/facts'
import { describe, expect, test } from 'vitest'
import { siege } from '../src/danger/attacks.ts'
import { killChance } from '../src/danger/fights.ts'
import { stepsTo } from '../src/distances.ts'
import { effectWorth } from '../src/effects.ts'
import { bots } from '../src/index.ts'
import { type Mind, mindOf } from '../src/mind.ts'
import { barred, moveWorth } from '../src/moves.ts'
import { roomCalled } from '../src/sight.ts'
import { turnWorth } from '../src/turn.ts'
import { type Moment, moment } from './support/scene.ts'

const { officer } = bots
const HAND = ['search', 'rest', 'demolition', 'interruption']
/** Nothing to be had there. */
const PLAIN = { '016': { tile: 'caveEntrance', explored: true } }
const facility = (given: object) =>
  moment(
    { objectives: { sentry: ['bestFriendsForever'] }, hand: { sentry: HAND }, rooms: PLAIN, ...given },
    ['sentry', 'hacker'],
    {
      game: 'lockdown',
    },
  )

function mindAt(t: Moment): Mind {
  const mind = mindOf(t.scene('sentry'), officer.begin(1))
  if (!mind) throw new Error('nothing is known of the facility')
  return mind
}

describe('light', () => {
  test('whoever is nearest to the backup power goes there first, and nobody else', () => {
    const near = facility({ at: { sentry: '016', hacker: '003' } })
    expect(near.chosen(officer, 'sentry').input).toMatchObject({ to: '017' })
    const far = facility({ at: { sentry: '016', hacker: '017' } })
    expect(far.chosen(officer, 'sentry').input).not.toMatchObject({ to: '017' })
    const lit = facility({ at: { sentry: '016', hacker: '003' }, backup: true })
    expect(lit.chosen(officer, 'sentry').input).not.toMatchObject({ to: '017' })
  })

  test('the light that lasts longest goes where shelter is, the next on the way there', () => {
    const { g, chosen } = facility({ at: { sentry: '017', hacker: '003' } })
    expect(chosen(officer, 'sentry').input).toMatchObject({ do: 'roomAction' })
    for (let i = 0; i < 20 && !g.facility?.backup; i++) step(g, chosen(officer, 'sentry').input)
    expect(g.facility?.power.slice(0, 3)).toEqual([3, 2, 1])
  })
})

describe('the caves', () => {
  test('the Cave Entrance leads somewhere from a slot without an entrance, to explored rooms alone', () => {
    const t = facility({ rooms: { '008': PLAIN['016'] }, at: { sentry: '008', hacker: '003' } })
    const worth = (effect: Effect) => effectWorth(mindAt(t), effect)
    expect(worth({ fx: 'ducts', explored: true })).toBe(-5)
    expect(worth({ fx: 'ducts', explored: true, anywhere: true })).not.toBe(-5)
  })
})

describe('on the way to a shelter', () => {
  const TRANSMITTER = { tile: 'transmitterControlRoom', explored: true }
  const late = { backup: true, time: 11, alert: 5, at: { sentry: '016', hacker: '003' } }

  test('the signal is sent where one stands, though there is time enough for it', () => {
    const idle = { backup: true, time: 13, at: { sentry: '016', hacker: '010' } }
    const t = facility({ ...idle, rooms: { '016': TRANSMITTER } })
    expect(t.chosen(officer, 'sentry').input).toMatchObject({ do: 'roomAction' })
  })

  test('what is broken is mended for what can be done there', () => {
    const t = facility({
      ...late,
      rooms: { '016': { ...TRANSMITTER, malfunction: true } },
      hand: { sentry: ['repairs', 'rest', 'demolition', 'interruption'] },
    })
    expect(t.chosen(officer, 'sentry').input).toMatchObject({ do: 'play', card: 'repairs' })
  })

  test('who carries a Larva is worth more after the Decontamination Room, who is well is not', () => {
    const gain = (given: object) => {
      const t = facility({ ...late, ...given, rooms: { '016': { tile: 'decontaminationRoom', explored: true } } })
      return effectWorth(mindAt(t), { fx: 'larva', how: 'remove' })
    }
    const ill = { contamination: { sentry: { discard: ['clean', 'infected'] } } }
    expect(gain({ ...ill, larva: ['sentry'] })).toBeGreaterThan(5)
    expect(gain({})).toBe(0)
  })

  test('to read Contamination is worth the risk to who will end as a host otherwise, and not to others', () => {
    const reading = (given: object) => {
      const t = facility({ ...late, contamination: { sentry: { hand: ['infected'] } }, ...given })
      return effectWorth(mindAt(t), { fx: 'scan', zone: 'hand', clean: 'remove', infected: 'infect' })
    }
    expect(reading({ larva: ['sentry'] })).toBeGreaterThan(5)
    expect(reading({})).toBeLessThan(5)
  })
})

test('a closed door is opened as far as the way behind it leads somewhere', () => {
  const doors = { 'c010-012': 'closed', 'c009-012': 'closed' }
  const t = facility({
    at: { sentry: '012', hacker: '003' },
    rooms: { '012': { tile: 'guardRoom', explored: true } },
    backup: true,
    doors,
    hand: { sentry: ['demolition', 'rest'] },
  })
  const mind = mindAt(t)
  const { sight, plan, prospects } = mind
  expect(pendingFor(t.g, 0)?.options.some(({ do: kind }) => kind === 'move')).toBe(false)
  const ways = sight.board.ways[sight.here].map(({ to }) => (prospects(to) - prospects(sight.here)) * plan.haste)
  expect(effectWorth(mind, { fx: 'door', how: 'destroy' })).toBeCloseTo(Math.max(...ways) - 1)
  expect(t.chosen(officer, 'sentry').input).toMatchObject({ do: 'play', card: 'demolition' })
})

test('a closed door is a long way round for who cannot open it', () => {
  const way = (hand: string[]) => {
    const { sight } = mindAt(
      facility({ at: { sentry: '016', hacker: '003' }, doors: { 'c016-017': 'closed' }, hand: { sentry: hand } }),
    )
    return stepsTo(sight, roomCalled(sight, 'backup-power'))[sight.here]
  }
  expect(way(['rest'])).toBeGreaterThan(way(['demolition']))
})

describe('the end of everything', () => {
  const doomed = {
    backup: true,
    time: 11,
    selfDestruct: 9,
    rooms: { '019': { tile: 'powerGenerator', explored: true } },
  }

  test('is stopped by whoever is nearest', () => {
    const near = facility({ ...doomed, at: { sentry: '020', hacker: '003' } })
    expect(near.chosen(officer, 'sentry').input).toMatchObject({ to: '019' })
    const there = facility({ ...doomed, at: { sentry: '019', hacker: '003' } })
    expect(there.chosen(officer, 'sentry').input).toMatchObject({ do: 'roomAction' })
  })

  test('the Alert is not given before the third round', () => {
    const alert = (time: number) =>
      effectWorth(mindAt(facility({ backup: true, time, at: { sentry: '010', hacker: '003' } })), { fx: 'startAlert' })
    expect(alert(14)).toBeLessThan(0)
    expect(alert(13)).toBeGreaterThan(0)
  })
})

describe('in the last round', () => {
  const FULL = ['search', 'rest', 'demolition', 'interruption', 'repairs']
  const AROUND = { '018': { tile: 'guardRoom', explored: true } }
  const last = { backup: true, time: 5, alert: 5, rooms: AROUND, hand: { sentry: FULL } }
  const adult = { intruders: [{ kind: 'adult', room: '020' }] }

  test('one goes in where shelter is, whatever stands there, and shoots; before it, one waits', () => {
    const at = { sentry: '018', hacker: '003' }
    expect(facility({ ...last, ...adult, at }).chosen(officer, 'sentry').input).toMatchObject({ to: '020' })
    const early = facility({ ...last, ...adult, at, time: 10 })
    expect(early.chosen(officer, 'sentry').input).not.toMatchObject({ to: '020' })
    const inside = facility({ ...last, ...adult, at: { sentry: '020', hacker: '003' } })
    expect(inside.chosen(officer, 'sentry').input).toMatchObject({ do: 'shoot' })
  })

  test('to be rid of a fight is worth nothing, and to win it what is barred', () => {
    const m = mindAt(facility({ ...last, ...adult, at: { sentry: '020', hacker: '003' } }))
    const before: Mind = { ...m, plan: { ...m.plan, last: false } }
    const to = m.sight.board.roomIndex['018']
    expect(moveWorth(before, to, 'roll', true) - moveWorth(m, to, 'roll', true)).toBeCloseTo(
      siege(m.sight, m.sight.here),
    )
    expect(effectWorth(m, { fx: 'retreatOne' })).toBeCloseTo(barred(m))
    expect(barred(m)).toBeGreaterThan(effectWorth(before, { fx: 'retreatOne' }))
  })

  test('cards are worth nothing', () => {
    const price = (time: number) => {
      const t = facility({ ...last, time, at: { sentry: '018', hacker: '003' }, hand: { sentry: FULL } })
      return turnWorth(mindAt(t), { do: 'melee', cost: 2 }) - turnWorth(mindAt(t), { do: 'melee', cost: 0 })
    }
    expect(price(5)).toBeCloseTo(-0.1)
    expect(price(10)).toBeLessThan(-0.3)
  })

  test('what lies too far for the cards in hand is no hope any more', () => {
    const hope = (hand: string[]) => {
      const { sight, plan } = mindAt(
        facility({ ...last, at: { sentry: '018', hacker: '003' }, hand: { sentry: hand } }),
      )
      return plan.standing?.(sight.here)
    }
    expect(hope(FULL)).toBeGreaterThan(1)
    expect(hope(['search', 'rest'])).toBe(0)
  })
})

describe('fights', () => {
  const here = { at: { sentry: '016', hacker: '003' }, backup: true }

  test('with bare hands a Larva is struck, not fled from', () => {
    const t = facility({ ...here, intruders: [{ kind: 'larva', room: '016' }], ammo: { sentry: { smg: 0 } } })
    expect(t.chosen(officer, 'sentry').input).toMatchObject({ do: 'melee' })
  })

  test('a shot is surer in the light', () => {
    const chance = (power: object) => {
      const { sight } = mindAt(facility({ ...here, ...power, intruders: [{ kind: 'adult', room: '016' }] }))
      return killChance(sight, sight.intruders[sight.here][0], 1)
    }
    expect(chance({ on: [1, 2, 3, 4] })).toBeGreaterThan(chance({ on: [] }))
  })

  test('who has every card in hand draws nothing', () => {
    const t = facility({ ...here, wounds: { sentry: ['arm', 'leg'] } })
    const mind = mindAt(t)
    const my = { ...mind.sight.my, deck: { ...mind.sight.my.deck, count: 0 }, discard: [] }
    expect(effectWorth(mind, { fx: 'drawPerWound' })).toBe(2)
    expect(effectWorth({ ...mind, sight: { ...mind.sight, my } }, { fx: 'drawPerWound' })).toBe(0)
  })
})
