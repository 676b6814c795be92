/** Dropping things after the last action of a turn: who is asked, when, and what others can tell. */
import { describe, expect, test } from 'vitest'
import { exchange } from '../src/exchange.ts'
import {
  betweenTurns,
  type Choice,
  clone,
  determinize,
  type Input,
  InputError,
  keyFromSeed,
  type Name,
  step,
  view,
} from '../src/index.ts'
import { crossed, takenBack } from '../src/takeback.ts'
import { rngFor } from '../src/testing.ts'
import { having } from './games/lockdown/having.ts'
import { afterwards, lockdown, pass, pay, type Situation, situation } from './situation.ts'

const pair = ['scout', 'captain']
const END: Choice = { do: 'done' }
const drop = (card: Name): Choice => ({ do: 'drop', card })
const eat: Choice[] = [{ do: 'use', card: 'syntheticFood' }, pay('rest')]
const hold = (t: Situation, who: Name) =>
  step(t.g, { seat: t.seat(who), do: 'holdTurn' }, event => t.events.push(event))
const asks = (t: Situation) => [t.table().asking?.ask, ...t.asked()]

/** The Scout has one action left; the Captain is far away. */
const lastAction = (more: object = {}, table: object = {}): Situation =>
  situation(
    {
      at: { captain: '001' },
      done: 1,
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['syntheticFood', 'medkit'] },
      carried: { scout: ['egg'] },
      ...more,
    },
    pair,
    table,
  )
/** The same, and the next noise roll brings nothing. */
const quietly = (more: object): Situation => lastAction(more, { dice: { noise: ['silence'] } })

describe('after the last action', () => {
  test('NEM-DROP-01 NEM-RULING-245 who holds the turn may drop one thing after the other, then ends it', () => {
    const t = lastAction()
    hold(t, 'scout')
    t.act('scout', ...eat)
    expect(asks(t)).toEqual(['lastDrop', 'scout'])
    expect(t.options('scout')).toEqual([END, drop('rifle'), drop('medkit'), drop('egg')])
    t.act('scout', drop('egg'), drop('medkit'))
    expect(t.room('011').objects).toEqual(['corpse.blue', 'egg'])
    expect([t.options('scout'), t.table().turn?.done]).toEqual([[END, drop('rifle')], 2])
    t.act('scout', END)
    expect(asks(t)).toEqual(['turn', 'captain'])
  })

  test('NEM-RULING-245 a turn that nobody holds ends at once', () => {
    const t = lastAction()
    t.act('scout', ...eat)
    expect(asks(t)).toEqual(['turn', 'captain'])
  })

  test('NEM-RULING-245 with nothing to drop, or nothing left, there is no question', () => {
    const empty = lastAction({ hands: { scout: [] }, inventory: { scout: ['syntheticFood'] }, carried: {} })
    hold(empty, 'scout')
    empty.act('scout', ...eat)
    expect(asks(empty)).toEqual(['turn', 'captain'])
    const one = lastAction({ hands: { scout: [] }, inventory: { scout: ['syntheticFood'] } })
    hold(one, 'scout')
    one.act('scout', ...eat, drop('egg'))
    expect(asks(one)).toEqual(['turn', 'captain'])
  })

  test('NEM-RULING-245 NEM-RULING-07 the Fire wounds after that', () => {
    const t = lastAction({ rooms: { '011': { fire: true } } })
    hold(t, 'scout')
    t.act('scout', ...eat)
    expect([asks(t), t.crew('scout').light]).toEqual([['lastDrop', 'scout'], 0])
    t.act('scout', END)
    expect([asks(t), t.crew('scout').light]).toEqual([['turn', 'captain'], 1])
  })

  test('NEM-RULING-245 it holds for one turn', () => {
    const t = lastAction({
      hand: { scout: ['rest', 'search', 'search'] },
      inventory: { scout: ['syntheticFood', 'syntheticFood', 'syntheticFood'] },
    })
    hold(t, 'scout')
    t.act('scout', ...eat, END)
    t.act('captain', ...pass)
    expect([asks(t), t.mine('scout').held]).toEqual([['turn', 'scout'], false])
    const again: Choice[] = [{ do: 'use', card: 'syntheticFood' }, pay('search')]
    t.act('scout', ...again, ...again)
    expect(asks(t)).toEqual(['turn', 'scout'])
    expect(t.told('turn')).toHaveLength(3)
  })

  test('NEM-RULING-245 NEM-RULING-06 who dies of the last action drops nothing more', () => {
    const t = lastAction({ light: { scout: 2 }, wounds: { scout: ['body', 'leg', 'leg'] } })
    hold(t, 'scout')
    afterwards(t.g, { do: 'lightWound', who: 0 })
    t.act('scout', ...eat)
    expect([t.crew('scout').fate, asks(t)]).toEqual(['dead', ['turn', 'captain']])
  })
})

describe('a turn cut short', () => {
  const section = { '002': { tile: 'evacuationSectionA', explored: true } }
  const price: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('rest')]

  test('NEM-RULING-245 nothing is dropped in a pod: who enters one and waits is not asked', () => {
    const given = { rooms: section, at: { scout: '002', captain: '001' }, pods: { 1: 'unlocked' } }
    for (const choice of ['stay', 'launch'] as const) {
      const t = quietly({ ...given, hand: { scout: ['rest', 'search'] } })
      hold(t, 'scout')
      t.act('scout', ...price, { do: choice })
      expect([asks(t), t.crew('scout').objects]).toEqual([['turn', 'captain'], ['egg']])
    }
  })

  test('NEM-RULING-245 who waits in a pod has nothing to drop there', () => {
    const t = quietly({ rooms: section, at: { captain: '001' }, done: 0, pods: { 1: 'unlocked' }, inPod: { scout: 1 } })
    expect(t.options('scout').map(o => o.do)).toEqual(['launch', 'leave', 'stay'])
  })

  test('NEM-RULING-245 who falls asleep keeps everything and is not asked', () => {
    const t = quietly({ time: 8 })
    hold(t, 'scout')
    t.act('scout', ...price)
    expect([t.crew('scout').fate, asks(t), t.crew('scout').objects]).toEqual([
      'hibernating',
      ['turn', 'captain'],
      ['egg'],
    ])
  })

  test('NEM-RULING-245 from the declaration of an action to its last effect nothing can be dropped', () => {
    const rooms = { '006': { tile: 'canteen', explored: true, items: 1 } }
    const t = quietly({ rooms, at: { scout: '006', captain: '001' }, done: 0 })
    expect(t.options('scout')).toContainEqual(drop('egg'))
    t.act('scout', { do: 'use', card: 'syntheticFood' })
    expect(t.options('scout').map(o => o.do)).toEqual(['pay', 'pay'])
    t.act('scout', pay('rest'), { do: 'play', card: 'search' })
    expect(t.options('scout').every(o => o.do === 'keep')).toBe(true)
  })
})

describe('passing', () => {
  test('NEM-RULING-245 who passes could drop before: no question', () => {
    const t = lastAction()
    hold(t, 'scout')
    t.act('scout', ...pass)
    expect(asks(t)).toEqual(['turn', 'captain'])
    const late = lastAction()
    late.act('scout', { do: 'pass' })
    expect(() => hold(late, 'scout')).toThrow(expect.objectContaining({ code: 'stale' }))
  })

  test('NEM-RULING-245 NEM-RULING-07 a card that makes one pass leaves the question', () => {
    const t = lastAction()
    hold(t, 'scout')
    afterwards(t.g, { do: 'passNow', who: 0, rule: 'NEM-RULING-07' })
    t.act('scout', ...eat, { do: 'done' })
    expect([asks(t), t.crew('scout').passed]).toEqual([['lastDrop', 'scout'], true])
    t.act('scout', drop('egg'), END)
    expect(asks(t)).toEqual(['turn', 'captain'])
  })
})

describe('holding a turn', () => {
  const refusal = (t: Situation, input: Input) => {
    const before = JSON.stringify(t.g)
    try {
      step(t.g, input)
    } catch (failure) {
      expect(JSON.stringify(t.g)).toBe(before)
      return failure instanceof InputError ? failure.code : failure
    }
    return 'taken'
  }

  test('NEM-RULING-245 only in one’s own turn, and once', () => {
    const t = lastAction()
    expect(refusal(t, { seat: 1, do: 'holdTurn' })).toBe('notAsked')
    expect(refusal(t, { seat: 9, do: 'holdTurn' })).toBe('notAsked')
    expect(refusal(t, { seat: 0, do: 'holdTurn' })).toBe('taken')
    expect(refusal(t, { seat: 0, do: 'holdTurn' })).toBe('illegal')
  })

  test('NEM-RULING-245 nobody else can tell until the question comes, not even from another world', () => {
    const plain = lastAction()
    const held = lastAction()
    hold(held, 'scout')
    expect(held.events).toEqual([])
    for (const seat of [1, null]) expect(view(held.g, seat)).toEqual(view(plain.g, seat))
    expect([plain.mine('scout').held, held.mine('scout').held]).toEqual([false, true])
    expect(view(exchange(held.g, 0, rngFor('held')), 0)).toEqual(view(held.g, 0))
    expect(view(determinize(view(held.g, 0), keyFromSeed('held')), 0)).toEqual(view(held.g, 0))
  })

  test('NEM-RULING-245 whoever thinks for another knows that the question comes again', () => {
    const t = lastAction()
    hold(t, 'scout')
    t.act('scout', ...eat)
    const world = determinize(view(t.g, 1), keyFromSeed('held'))
    step(world, { seat: 0, n: world.n, ...drop('egg') })
    expect(view(world, 1).table.asking).toMatchObject({ ask: 'lastDrop', seats: [0] })
  })

  test('NEM-RULING-235 it is no move: what is taken back leaves it, and the end of the turn can be taken back', () => {
    const t = lastAction()
    const before = clone(t.g)
    t.act('scout', ...eat.slice(0, 1))
    hold(t, 'scout')
    expect(view(takenBack(before, t.g), 0).me?.held).toBe(true)
    t.act('scout', ...eat.slice(1))
    const asked = clone(t.g)
    t.act('scout', END)
    expect(crossed(asked, t.g, 0)).toBeNull()
    expect(view(takenBack(asked, t.g), 0).table.asking).toMatchObject({ ask: 'lastDrop', seats: [0] })
    expect(view(takenBack(before, { ...t.g, round: before.round + 1 }), 0).me?.held).toBe(false)
  })

  test('a game can change its rules between two turns, held or not', () => {
    const t = lastAction({ done: 0 })
    hold(t, 'scout')
    expect(betweenTurns(t.g)).toBe(true)
  })
})

describe('in the facility', () => {
  const facility = () => lockdown(having('grenade', { done: 1, carried: { sentry: ['egg'] } }))
  const act: Choice[] = [{ do: 'play', card: 'rest' }]

  test('LOCK-ITEM-11 LOCK-RULING-229 after the last action an Object stays, an Item goes under its deck', () => {
    const t = facility()
    hold(t, 'sentry')
    t.act('sentry', ...act)
    expect(asks(t)).toEqual(['lastDrop', 'sentry'])
    expect(t.table().asking?.rule).toBe('LOCK-ITEM-11')
    t.act('sentry', drop('egg'), drop('grenade'))
    expect(t.room('009').objects).toEqual(['egg'])
    expect(t.told('putUnder')).toMatchObject([{ who: 0, back: 'red' }])
    t.act('sentry', END)
    expect(asks(t)).toEqual(['turn', 'janitor'])
  })

  test('LOCK-ITEM-11 LOCK-RULING-229 a turn that nobody holds ends at once', () => {
    const t = facility()
    t.act('sentry', ...act)
    expect(asks(t)).toEqual(['turn', 'janitor'])
  })
})
