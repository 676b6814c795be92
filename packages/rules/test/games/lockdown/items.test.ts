/** Items and Objects of Lockdown in general. */
import { expect, test } from 'vitest'
import { crafted, items } from '../../../src/games/lockdown/content/items.ts'
import { quests } from '../../../src/games/lockdown/content/quests.ts'
import { startingItems } from '../../../src/games/lockdown/content/weapons.ts'
import { faceFor, view } from '../../../src/index.ts'
import { freeSlots } from '../../../src/mechanics/slots.ts'
import { decline, interrupt, lockdown, pay } from '../../situation.ts'
import { fight, given, having, holding, use } from './having.ts'

const found = [...items.red, ...items.yellow, ...items.green]
const all = [...found, ...crafted, ...Object.values(quests).flat(), ...Object.values(startingItems)]

test('LOCK-ITEM-01 ninety found by searching, fifteen crafted, six earned, four to begin with; Objects are picked up', () => {
  const count = (cards: readonly { copies: number }[]) => cards.reduce((n, c) => n + c.copies, 0)
  expect([
    count(found),
    count(crafted),
    Object.values(quests).flat().length,
    Object.keys(startingItems).length,
  ]).toEqual([90, 15, 6, 4])
  const t = lockdown(given({ objects: { '009': ['carcass'] } }))
  t.act('sentry', { do: 'pickUp' }, pay('rest'))
  expect([t.crew('sentry').objects, t.room('009').objects]).toEqual([['carcass'], []])
})

test('LOCK-ITEM-02 others see the backs of an inventory only; a used Item is shown to all', () => {
  const t = lockdown(having('medicalStapler.green', { light: { sentry: 1 } }))
  expect(t.crew('sentry').inventory).toEqual([{ back: 'green', card: null }])
  expect(t.mine('sentry').inventory).toEqual(['medicalStapler.green'])
  for (const seat of [1, null]) expect(JSON.stringify(view(t.g, seat))).not.toContain('medicalStapler')
  t.act('sentry', ...use('medicalStapler.green', 'rest'))
  const used = t.events.find(e => e.e === 'declared')
  expect(used && faceFor(used, 1)).toMatchObject({ action: { do: 'use', card: 'medicalStapler.green' } })
})

test('LOCK-ITEM-03 heavy Items and Objects take a hand slot each, of two, in the open', () => {
  const t = lockdown(holding(['smg'], { carried: { sentry: ['egg'] } }))
  expect([t.crew('sentry').handSlots, freeSlots(t.g, 0)]).toEqual([2, 0])
  expect([t.crew('sentry').hands.map(h => h.card), t.crew('sentry').objects]).toEqual([['smg'], ['egg']])
})

test('LOCK-ITEM-06 nothing in this box is attached to another Item', () => {
  expect(all.filter(c => JSON.stringify(c.effect).includes('"attach"'))).toEqual([])
  expect(Object.values(quests).flatMap(cards => cards.map(c => c.quest.attach))).toEqual(Array(6).fill(null))
})

test('LOCK-ITEM-08 LOCK-INJ-05 Eggs, Corpses, Carcasses: a dead Night Stalker leaves one, a Larva none', () => {
  const kill = (kind: string) => {
    const shot = { on: [], intruders: [{ kind, room: '009', injuries: 5 }], decks: { attack: ['cut.2'] } }
    const t = lockdown(holding(['smg'], shot), ['sentry', 'janitor'], { dice: { combat: ['hit'] } })
    t.act('sentry', { do: 'shoot' }, pay('rest'))
    return [t.table().intruders.length, t.room('009').objects]
  }
  expect([kill('adult'), kill('larva')]).toEqual([
    [0, ['carcass']],
    [0, []],
  ])
})

test('LOCK-ACT-05 a single-use Item whose use is interrupted is gone all the same', () => {
  const t = lockdown(
    having('glowstick', {
      ...fight,
      knowledge: { sentry: 3 },
      at: { janitor: '009' },
      hand: { janitor: ['interruption'] },
    }),
  )
  t.act('sentry', ...use('glowstick', 'rest'))
  t.act('janitor', interrupt)
  // Who is interrupted could have an answer to it.
  t.act('sentry', decline)
  expect([t.told('cancelled').length, t.told('injured'), t.mine('sentry').inventory]).toEqual([1, [], []])
})
