/** Objects analysed: Knowledge, Weaknesses, and whose Object it was. LOCK-ROOM-LAB, LOCK-KNOW. */
import { describe, expect, it } from 'vitest'
import type { Choice, Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { eggSupply } from '../../../src/mechanics/things.ts'
import { decline, lockdown, pay, type Situation } from '../../situation.ts'

const analyse: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const object = (name: string, whom?: number): Choice =>
  whom === undefined ? { do: 'object', object: name } : { do: 'object', object: name, whom }
const accept: Choice = { do: 'accept' }
const done: Choice = { do: 'done' }

/** The survivor (Knowledge 3) in the Laboratory (008) of the lit S-02, the janitor elsewhere. */
function scene(more: Record<string, unknown> = {}, at: Record<Name, string> = {}): Situation {
  return lockdown(
    {
      rooms: { '007': { tile: 'archive', explored: true }, '008': { tile: 'laboratory', explored: true } },
      at: { survivor: '008', janitor: '003', ...at },
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      on: [1, 2],
      hand: { survivor: ['search', 'search', 'rest'], janitor: [], sentry: [] },
      weaknesses: { '1': 'herding', '2': 'photosensitivity', '3': 'waryOfShadows' },
      discovered: ['1'],
      dead: ['sentry'],
      met: true,
      ...more,
    },
    ['survivor', 'janitor', 'sentry'],
  )
}
const level = (t: Situation, seat = 0) => t.table().facility?.people[seat].knowledge
const discovered = (t: Situation) => t.table().weaknesses.map(w => w.card)

describe('the room action', () => {
  it('LOCK-ROOM-LAB-01 LOCK-KNOW-02 an Object lying there gives three points and is gone', () => {
    const t = scene({ objects: { '008': ['egg'] } })
    t.act('survivor', ...analyse)
    expect([level(t), t.room('008').objects]).toEqual([6, []])
    expect(t.told('knowledge')).toMatchObject([{ who: 0, knowledge: 6, rule: 'LOCK-KNOW-02' }])
  })

  it('LOCK-ROOM-LAB-01 not without an Object, and what lies next door does not count', () => {
    const t = scene({ objects: { '007': ['egg'] } })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'nothingHere' })
  })

  it('LOCK-ROOM-LAB-01 a Corpse, a Carcass, an Egg, lying or carried: whichever is chosen', () => {
    const t = scene({ objects: { '008': ['carcass', 'corpse.sentry'] }, carried: { survivor: ['egg'] } })
    t.act('survivor', ...analyse)
    expect(t.options('survivor')).toEqual([object('carcass'), object('corpse.sentry'), object('egg', 0)])
    t.act('survivor', object('corpse.sentry'))
    expect(t.told('analysed')).toMatchObject([{ who: 0, object: 'corpse' }])
    expect([t.room('008').objects, t.crew('survivor').objects]).toEqual([['carcass'], ['egg']])
  })

  it('LOCK-ROOM-LAB-02 LOCK-KNOW-10 the first of its kind discovers the next Weakness, whatever kind it is', () => {
    const t = scene({ carried: { survivor: ['carcass'] } })
    t.act('survivor', ...analyse)
    expect(discovered(t)).toEqual(['herding', 'photosensitivity', null])
    expect(t.table().facility?.analysed).toEqual(['carcass'])
    expect(t.told('weakness')).toMatchObject([{ object: 'carcass', card: 'photosensitivity', rule: 'LOCK-KNOW-10' }])
    const second = scene({ analysed: ['egg'], discovered: ['1', '2'], carried: { survivor: ['carcass'] } })
    second.act('survivor', ...analyse)
    expect(discovered(second)).toEqual(['herding', 'photosensitivity', 'waryOfShadows'])
  })

  it('LOCK-INFO-20 a discovered Weakness is known to everybody', () => {
    const t = scene({ objects: { '008': ['egg'] } })
    t.act('survivor', ...analyse)
    expect(t.events.find(e => e.e === 'weakness')?.learned).toBeTruthy()
    expect(t.table().weaknesses[1].card).toBe('photosensitivity')
  })

  it('LOCK-ROOM-LAB-03 LOCK-KNOW-11 LOCK-RULING-231 another of that kind discovers nothing, still teaches, and is discarded into the supply', () => {
    const t = scene({ analysed: ['egg'], discovered: ['1', '2'], objects: { '008': ['egg'] } })
    const before = eggSupply(t.g)
    t.act('survivor', ...analyse)
    expect([level(t), discovered(t)]).toEqual([6, ['herding', 'photosensitivity', null]])
    expect([t.room('008').objects, t.table().facility?.analysed]).toEqual([[], ['egg']])
    expect([eggSupply(t.g), t.table().facility?.eggs]).toEqual([before + 1, 8])
  })

  it('LOCK-RULING-164 the Egg on a slot does not come back; one analysed again does', () => {
    const { eggs } = scene().table()
    for (const analysed of [[], ['egg']]) {
      const t = scene({ analysed, poolLost: { eggs: analysed.length }, objects: { '008': ['egg'] } })
      // Eight in all: in the Nest, the one on the table, the one on a slot.
      expect(eggSupply(t.g)).toBe(8 - eggs - 1 - analysed.length)
      t.act('survivor', ...analyse)
      expect(eggSupply(t.g)).toBe(8 - eggs - 1)
    }
  })

  it('LOCK-RULING-164 LOCK-RULING-42 with none left for it the Queen lays none', () => {
    const laid = (analysed: number) => {
      const t = lockdown(
        {
          met: true,
          eggs: 7,
          poolLost: { eggs: analysed },
          passed: ['janitor'],
          hand: { survivor: [] },
          decks: { event: ['consumingFire'] },
        },
        ['survivor', 'janitor'],
        { dice: { bag: ['queen-4-4'] } },
      )
      t.act('survivor', { do: 'pass' })
      return t.table().eggs
    }
    expect([laid(0), laid(1)]).toEqual([8, 7])
  })

  it('LOCK-RULING-98 two slots: a third kind only teaches', () => {
    const t = scene({
      analysed: ['egg', 'carcass'],
      discovered: ['1', '2', '3'],
      objects: { '008': ['corpse.sentry'] },
    })
    t.act('survivor', ...analyse)
    expect([level(t), t.table().facility?.analysed]).toEqual([6, ['egg', 'carcass']])
    expect(t.told('weakness')).toEqual([])
  })
})

describe('what another carries', () => {
  const shared = (more: Record<string, unknown> = {}) =>
    scene({ carried: { janitor: ['egg'] }, ...more }, { janitor: '008' })

  it('LOCK-RULING-83 is used only if its carrier agrees', () => {
    const t = shared()
    t.act('survivor', ...analyse)
    expect(t.asked()).toEqual(['janitor'])
    expect(t.table().asking).toMatchObject({ ask: 'consent', seats: [1], about: { whom: 0, purpose: 'analyse' } })
    t.act('janitor', accept)
    expect([level(t), level(t, 1), t.crew('janitor').objects]).toEqual([6, 1, []])
  })

  it('LOCK-RULING-83 LOCK-RULING-163 refused, with nothing else there, the action is spent', () => {
    const t = shared()
    t.act('survivor', ...analyse)
    t.act('janitor', decline)
    expect([level(t), t.crew('janitor').objects, t.crew('survivor').hand]).toEqual([3, ['egg'], 1])
    expect(t.table().asking?.ask).not.toBe('consent')
  })

  it('LOCK-RULING-83 LOCK-RULING-163 refused, something else may be taken instead, or nothing', () => {
    const refused = () => {
      const t = shared({ objects: { '008': ['egg'] } })
      t.act('survivor', ...analyse)
      expect(t.options('survivor')).toEqual([object('egg'), object('egg', 1)])
      t.act('survivor', object('egg', 1))
      t.act('janitor', decline)
      expect(t.options('survivor')).toEqual([object('egg'), done])
      return t
    }
    const other = refused()
    other.act('survivor', object('egg'))
    expect([level(other), other.room('008').objects]).toEqual([6, []])
    const none = refused()
    none.act('survivor', done)
    expect([level(none), none.room('008').objects]).toEqual([3, ['egg']])
  })

  it('LOCK-RULING-83 one’s own needs nobody’s leave', () => {
    const t = shared({ carried: { survivor: ['egg'] } })
    t.act('survivor', ...analyse)
    expect(t.asked()).toEqual(['survivor'])
    expect(level(t)).toBe(6)
  })
})

describe('the Analyze Toolset', () => {
  const toolset = (more: Record<string, unknown>) =>
    scene({ inventory: { survivor: ['analyzeToolset'] }, ...more }, { survivor: '007' })
  const use: Choice[] = [{ do: 'use', card: 'analyzeToolset' }, pay('search')]

  it('LOCK-RULING-99 LOCK-KNOW-02 LOCK-KNOW-14 does the same anywhere with a carried Egg or Carcass', () => {
    const t = toolset({ carried: { survivor: ['carcass'] } })
    t.act('survivor', ...use, { do: 'part', part: 0 })
    expect([level(t), discovered(t)]).toEqual([6, ['herding', 'photosensitivity', null]])
    expect(t.crew('survivor').objects).toEqual([])
  })

  it('LOCK-RULING-99 takes no Corpse, and nothing that only lies there', () => {
    const t = toolset({ carried: { survivor: ['corpse.sentry'] }, objects: { '007': ['egg'] } })
    t.act('survivor', ...use)
    expect(t.told('analysed')).toEqual([])
    expect(t.options('survivor').filter(o => o.do === 'object' || (o.do === 'part' && o.part === 0))).toEqual([])
  })
})
