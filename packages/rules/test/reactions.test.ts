/** Windows: who is asked, sealed answers, chains of Interruptions, standing answers. */
import { describe, expect, test } from 'vitest'
import { canonical, clone, type GameState, InputError, pending, step, tableView, view } from '../src/index.ts'
import {
  carefulMove,
  decline,
  discard,
  everyRoom,
  interrupt,
  keep,
  move,
  part,
  pass,
  play,
  type Situation,
  situation,
} from './situation.ts'

const four = ['scout', 'captain', 'pilot', 'soldier']
const canteen = { tile: 'canteen', explored: true, items: 3 }
const holders = {
  scout: ['search', 'rest', 'interruption'],
  captain: ['rest', 'interruption'],
  pilot: ['rest', 'interruption'],
  soldier: ['rest', 'interruption'],
}
type Hands = Record<string, string[]>
/** The hands of those who play. */
const only = (seats: string[], hands: Hands): Hands =>
  Object.fromEntries(Object.entries(hands).filter(([character]) => seats.includes(character)))

/** The Scout has declared and paid a Move; everybody is in the Hibernatorium and holds an Interruption. */
function window(
  { hand = holders, ...given }: { hand?: Hands; [field: string]: unknown } = {},
  seats = four,
): Situation {
  const t = situation({ rooms: { '006': canteen }, hand: only(seats, hand), ...given }, seats, {
    dice: { noise: ['silence'] },
  })
  t.act('scout', ...move('006', 'search'))
  return t
}
const without = (...characters: string[]): Hands =>
  Object.fromEntries(
    Object.entries(holders).map(([c, cards]) => [c, characters.includes(c) ? ['rest', 'demolition'] : cards]),
  )
/** What everybody but one seat sees, byte for byte, spectators included. */
const othersSee = (g: GameState, seat: number): string[] =>
  [null, ...g.crew.keys()].filter(s => s !== seat).map(s => JSON.stringify(view(g, s)))

describe('who is asked', () => {
  test('NEM-RULING-180 NEM-RULING-197 everybody in the room who could hold the card, and not the one who acts', () => {
    const t = window()
    expect(t.asked()).toEqual(['captain', 'pilot', 'soldier'])
    expect(t.table().asking).toMatchObject({ ask: 'window', sealed: true, seats: null })
  })

  const notAsked: [string, { hand?: Hands }][] = [
    ['without a card in hand', { hand: { ...holders, pilot: [] } }],
    ['with Interruption in the open discard pile', { hand: without('pilot'), discard: { pilot: ['interruption'] } }],
    ['in another room', { at: { pilot: '006' } } as object],
    ['dead', { dead: ['pilot'] } as object],
  ]
  test.each(notAsked)('NEM-RULING-180 not asked: %s', (_, given) => {
    expect(window(given).asked()).toEqual(['captain', 'soldier'])
  })

  test('NEM-RULING-179 NEM-RULING-125 who has passed is asked like everybody else', () => {
    expect(window({ passed: ['pilot', 'soldier'] }).asked()).toEqual(['captain', 'pilot', 'soldier'])
  })

  test('NEM-RULING-197 whether somebody holds the card makes no difference to what the table sees', () => {
    const [holds, lacks] = [window(), window({ hand: without('captain', 'pilot', 'soldier') })]
    expect(lacks.asked()).toEqual(holds.asked())
    expect(JSON.stringify(lacks.table())).toBe(JSON.stringify(holds.table()))
    expect(holds.options('pilot')).toEqual([decline, interrupt])
    expect(lacks.options('pilot')).toEqual([decline])
  })

  test('nobody could react: no question, and the action goes on', () => {
    const t = window({ at: { captain: '001', pilot: '001', soldier: '001' } })
    expect(t.crew('scout').room).toBe('006')
    expect(t.told('reacted')).toEqual([])
  })

  test('NEM-RULING-125 outside one’s turn there is nothing to do but answer windows', () => {
    const t = situation({ hand: holders }, four)
    expect(t.asked()).toEqual(['scout'])
    for (const c of ['captain', 'pilot', 'soldier']) expect(t.options(c)).toEqual([])
    t.act('scout', { do: 'move', to: '006' })
    expect(t.asked()).toEqual(['scout'])
  })
})

describe('when', () => {
  test('NEM-RULING-172 NEM-RULING-198 declared with its destination, paid, reacted to, and only then done', () => {
    const t = window()
    expect(t.events).toMatchObject([
      { e: 'declared', who: 0, action: { do: 'move', to: '006' } },
      { e: 'paid', who: 0, card: 'search' },
    ])
    expect(t.crew('scout').room).toBe('011')
    for (const c of ['captain', 'pilot', 'soldier']) t.act(c, decline)
    expect(t.events.slice(2).map(e => e.e)).toEqual(['reacted', 'moved', 'noiseRolled'])
  })

  test('NEM-RULING-198 a card is named before reactions; its part, deck and colour come after', () => {
    const rooms = { '006': { tile: 'cabins', explored: true, items: 3 } }
    const t = situation({ rooms, at: { scout: '006', captain: '006' }, hand: only(['scout', 'captain'], holders) }, [
      'scout',
      'captain',
    ])
    t.act('scout', play('search'))
    expect([t.told('declared')[0].action, t.asked(), t.room('006').items]).toEqual([
      { do: 'play', card: 'search' },
      ['captain'],
      3,
    ])
    t.act('captain', decline)
    expect(t.options('scout').map(o => o.do)).toEqual(['search', 'search', 'search'])
  })

  test('NEM-RULING-172 an action without a legal target cannot be declared', () => {
    const doors = { '006/2': 'destroyed', '008/3': 'destroyed', '014/4': 'destroyed', '015/1': 'destroyed' }
    const pilot = (given: object) => situation({ hand: { pilot: ['knowledgeOfTheShip'] }, ...given }, ['pilot'])
    expect(pilot({ doors }).options('pilot')).toContainEqual(play('knowledgeOfTheShip'))
    expect(pilot({ rooms: everyRoom }).options('pilot')).toContainEqual(play('knowledgeOfTheShip'))
    expect(pilot({ doors, rooms: everyRoom }).options('pilot')).not.toContainEqual(play('knowledgeOfTheShip'))
  })

  test('NEM-RULING-172 an action that has become impossible by the time it is done is lost', () => {
    const given = { rooms: { '006': canteen }, at: { scout: '006', captain: '006' }, hand: { scout: ['search'] } }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', play('search'))
    t.g.items[t.g.crew[0].room] = 0 // no reaction can do this
    t.act('captain', decline)
    expect([t.crew('scout').discard, t.table().turn?.done, t.room('006').items]).toEqual([['search'], 1, 0])
    expect(t.told('searched')).toEqual([])
  })

  test('NEM-RULING-199 one action, one moment: choices inside an action, passing, its discards and forced drops open no window', () => {
    const rooms = { '006': { tile: 'cabins', explored: true, items: 3, fire: true } }
    const given = {
      rooms,
      at: { scout: '006', captain: '006' },
      light: { scout: 2 },
      decks: { red: ['prototypeRifle', 'grenade'], wound: ['arm'] },
    }
    const t = situation({ ...given, hand: only(['scout', 'captain'], holders) }, ['scout', 'captain'])
    t.act('scout', play('search'))
    t.act('captain', decline)
    t.act('scout', { do: 'search', colour: 'red' }, keep('prototypeRifle'))
    t.act('scout', { do: 'pass' }, discard('rest'), { do: 'done' }, { do: 'drop', card: 'rifle' })
    expect(t.told('reacted')).toHaveLength(1)
    expect(t.asked()).toEqual(['captain'])
  })
})

describe('sealed', () => {
  test.each([
    ['a refusal', decline],
    ['an Interruption', interrupt],
  ])('NEM-RULING-197 %s changes nothing that anybody else can see', (_, answer) => {
    const t = window()
    const before = othersSee(t.g, 2)
    t.act('pilot', answer)
    expect(othersSee(t.g, 2)).toEqual(before)
    expect(t.events.filter(e => e.e === 'reacted')).toEqual([])
    expect(t.mine('pilot')).toMatchObject({ answer, decision: null })
    expect(t.mine('captain').answer).toBeNull()
  })

  test('NEM-RULING-197 answers may come in any order: the result is the same', () => {
    const answers = { captain: decline, pilot: interrupt, soldier: interrupt }
    const orders = [
      ['captain', 'pilot', 'soldier'],
      ['captain', 'soldier', 'pilot'],
      ['pilot', 'captain', 'soldier'],
      ['pilot', 'soldier', 'captain'],
      ['soldier', 'captain', 'pilot'],
      ['soldier', 'pilot', 'captain'],
    ] as const
    const ends = orders.map(order => {
      const t = window()
      for (const c of order) t.act(c, answers[c])
      return canonical(t.g)
    })
    expect(new Set(ends).size).toBe(1)
  })

  test('NEM-RULING-197 the second reactor stays unspent and unknown: nobody else could tell it from a refusal', () => {
    const after = (soldiers: typeof decline) => {
      const t = window()
      t.act('captain', decline)
      t.act('soldier', soldiers)
      t.act('pilot', interrupt)
      return t
    }
    const [reacted, declined] = [after(interrupt), after(decline)]
    expect(othersSee(reacted.g, 3)).toEqual(othersSee(declined.g, 3))
    expect(reacted.events).toEqual(declined.events)
    expect(reacted.mine('soldier').hand).toContain('interruption')
    expect(reacted.crew('pilot').discard).toEqual(['interruption'])
    expect(reacted.told('reacted')).toMatchObject([{ to: 'action', who: 2, card: 'interruption' }])
  })

  test('answers are forgotten when the window closes', () => {
    const t = window()
    for (const c of ['captain', 'pilot', 'soldier']) t.act(c, decline)
    expect(four.map(c => t.mine(c).answer)).toEqual([null, null, null, null])
  })

  test('an answer once given is given, and a closed window takes none', () => {
    const t = window({ hand: { ...holders, captain: ['rest'] } })
    const { n } = t.g
    const code = (seat: number, choice: object, m = n) => {
      try {
        step(t.g, { seat, n: m, ...choice } as never)
        return 'taken'
      } catch (error) {
        return error instanceof InputError ? error.code : error
      }
    }
    expect(code(1, interrupt)).toBe('illegal')
    expect(code(0, decline)).toBe('notAsked')
    expect(code(2, decline)).toBe('taken')
    expect(code(2, interrupt)).toBe('notAsked')
    expect([code(1, decline), code(3, decline)]).toEqual(['taken', 'taken'])
    expect(code(3, interrupt)).toBe('stale')
  })
})

describe('chains', () => {
  test('NEM-RULING-09 cancelled: the cost stays paid, the action counts, nothing of it happens', () => {
    const t = window({}, ['scout', 'captain'])
    t.act('captain', interrupt)
    t.act('scout', decline)
    expect(t.crew('scout')).toMatchObject({ room: '011', discard: ['search'], hand: 2 })
    expect([t.table().turn, t.table().noise]).toEqual([{ seat: 0, actions: 2, done: 1 }, []])
    expect(t.told('cancelled')).toMatchObject([{ who: 0, action: { do: 'move', to: '006' } }])
  })

  test('NEM-RULING-197 an Interruption is open to everybody in the room but its player, the acting player included', () => {
    const t = window({ at: { soldier: '006' } })
    t.act('captain', decline)
    t.act('pilot', interrupt)
    expect(t.asked()).toEqual(['scout', 'captain'])
    expect(t.options('scout')).toEqual([decline, interrupt])
  })

  test('NEM-RULING-197 sealed like the first: nobody sees an answer to the Interruption either', () => {
    const t = window()
    t.act('captain', interrupt)
    t.act('pilot', decline)
    t.act('soldier', decline)
    const before = othersSee(t.g, 0)
    t.act('scout', interrupt)
    expect(othersSee(t.g, 0)).toEqual(before)
  })

  test('NEM-RULING-197 first clockwise from the one interrupted: here from the Pilot on', () => {
    const t = window()
    for (const c of ['captain', 'soldier']) t.act(c, decline)
    t.act('pilot', interrupt)
    for (const c of ['scout', 'captain', 'soldier']) t.act(c, interrupt)
    expect(four.map(c => t.crew(c).discard.includes('interruption'))).toEqual([false, false, true, true])
  })

  test('NEM-RULING-197 countered, the action is open again to those who still could', () => {
    const t = window()
    t.act('captain', interrupt)
    for (const c of ['pilot', 'soldier']) t.act(c, decline)
    t.act('scout', interrupt)
    for (const c of ['pilot', 'soldier']) t.act(c, decline)
    expect([t.asked(), t.told('cancelled')]).toEqual([['pilot', 'soldier'], []]) // on the Scout's Interruption
    for (const c of ['pilot', 'soldier']) t.act(c, decline)
    expect([t.asked(), t.crew('scout').room]).toEqual([['pilot', 'soldier'], '011']) // on the Move again
    for (const c of ['pilot', 'soldier']) t.act(c, decline)
    expect(t.crew('scout').room).toBe('006')
  })

  test('NEM-RULING-197 the counter countered: the first Interruption is open again, and holds if nobody objects', () => {
    const t = window()
    t.act('captain', interrupt)
    for (const c of ['pilot', 'soldier']) t.act(c, decline)
    t.act('scout', interrupt)
    for (const c of ['pilot', 'soldier']) t.act(c, decline)
    t.act('pilot', interrupt)
    t.act('soldier', decline)
    expect(t.asked()).toEqual(['soldier']) // on the Pilot's
    t.act('soldier', decline)
    expect(t.asked()).toEqual(['soldier']) // on the Captain's again
    const held = clone(t.g)
    t.act('soldier', decline)
    expect([t.crew('scout').room, t.told('cancelled').length]).toEqual(['011', 1])
    // The Soldier saves the Move instead: nobody is left to object.
    const [{ n }] = pending(held)
    step(held, { seat: 3, n, ...interrupt } as never)
    expect(tableView(held).crew[0].room).toBe('006')
  })
})

describe('standing answers', () => {
  const hand = { scout: ['demolition', 'rest'], captain: ['rest', 'interruption'], pilot: ['rest', 'oldFriend'] }
  const table = () => situation({ hand }, ['scout', 'captain', 'pilot'])

  test('a standing answer declines at once, even with the card in hand', () => {
    const t = table()
    t.standing('captain', 'turn')
    t.act('scout', play('demolition'))
    expect(t.asked()).toEqual(['pilot'])
    t.act('pilot', decline)
    expect(t.room('011').malfunction).toBe(true)
    expect(t.mine('captain').hand).toContain('interruption')
  })

  test('nobody else can tell it from a seat that still thinks', () => {
    const [asked, stands] = [table(), table()]
    const before = othersSee(stands.g, 1)
    stands.standing('captain', 'game')
    expect(othersSee(stands.g, 1)).toEqual(before)
    expect(stands.events).toEqual([])
    for (const t of [asked, stands]) t.act('scout', play('demolition'))
    expect(othersSee(stands.g, 1)).toEqual(othersSee(asked.g, 1))
    expect(stands.mine('captain').standing).toEqual({ until: 'game', unlessMine: false })
  })

  test('all of them standing: no question at all', () => {
    const t = table()
    for (const c of ['captain', 'pilot']) t.standing(c, 'turn')
    t.act('scout', play('demolition'))
    expect([t.asked(), t.room('011').malfunction]).toEqual([['scout'], true])
    expect(t.told('reacted')).toMatchObject([{ who: null }])
  })

  test('it answers windows only', () => {
    const t = table()
    t.standing('scout', 'game')
    expect(t.asked()).toEqual(['scout'])
    expect(t.options('scout')).toContainEqual(play('demolition'))
  })

  /** Is the Pilot asked about a Move in this turn, in the next turn, and in the next round? */
  function askedOver(until: 'turn' | 'round' | 'game'): boolean[] {
    const out: boolean[] = []
    const spent = { scout: ['interruption'], captain: ['interruption'] }
    const hands = { scout: ['rest', 'search'], captain: ['rest', 'search'], pilot: ['rest', 'interruption'] }
    const t = situation({ rooms: { '006': canteen }, hand: hands, discard: spent }, ['scout', 'captain', 'pilot'], {
      dice: { noise: Array(4).fill('silence') },
    })
    const look = () => {
      const asked = t.table().asking?.ask === 'window'
      out.push(asked)
      if (asked) t.act('pilot', decline)
    }
    t.standing('pilot', until)
    t.act('scout', ...move('006', 'rest'))
    look()
    t.act('scout', ...pass)
    t.act('captain', ...move('006', 'rest'))
    look()
    t.act('captain', ...pass)
    t.act('pilot', ...pass)
    // In the next round the Captain comes back to the Pilot, and leaves again.
    t.act('captain', ...move('011', t.mine('captain').hand[0]))
    t.act('captain', ...move('006', t.mine('captain').hand[0]))
    look()
    return out
  }

  test('until the end of the turn, the round or the game', () => {
    expect(askedOver('turn')).toEqual([false, true, true])
    expect(askedOver('round')).toEqual([false, false, true])
    expect(askedOver('game')).toEqual([false, false, false])
  })

  test('off: asked again', () => {
    const t = table()
    t.standing('captain', 'game')
    t.standing('captain', 'off')
    expect(t.mine('captain').standing).toBeNull()
    t.act('scout', play('demolition'))
    expect(t.asked()).toEqual(['captain', 'pilot'])
  })

  test('unless it is mine: declined about others, asked when my own action is interrupted', () => {
    const t = window()
    t.standing('scout', 'game', true)
    t.standing('pilot', 'game', true)
    expect(t.asked()).toEqual(['captain', 'soldier'])
    t.act('captain', interrupt)
    t.act('soldier', decline)
    expect(t.asked()).toEqual(['scout', 'soldier'])
    const plain = window()
    plain.standing('scout', 'game')
    for (const c of ['pilot', 'soldier']) plain.act(c, decline)
    plain.act('captain', interrupt)
    expect(plain.asked()).toEqual(['pilot', 'soldier'])
  })

  test('given while a window is open it answers that window, and closes it when it was the last', () => {
    const t = window()
    t.standing('captain', 'turn')
    t.standing('pilot', 'turn')
    expect(t.asked()).toEqual(['soldier'])
    t.standing('soldier', 'turn')
    expect([t.crew('scout').room, t.asked()]).toEqual(['006', ['scout']])
  })

  test('given while a window is open, but unless it is mine, it leaves my own question open', () => {
    const t = window({}, ['scout', 'captain'])
    t.act('captain', interrupt)
    t.standing('scout', 'turn', true)
    expect([t.asked(), t.table().asking?.ask]).toEqual([['scout'], 'window'])
    t.standing('scout', 'turn')
    expect([t.asked(), t.told('cancelled').length]).toEqual([['scout'], 1])
    expect(t.table().asking?.ask).toBe('turn')
  })

  test('it does not take back an answer already sealed', () => {
    const t = window({}, ['scout', 'captain', 'pilot'])
    t.act('captain', interrupt)
    t.standing('captain', 'game')
    expect(t.mine('captain').answer).toEqual(interrupt)
    t.act('pilot', decline)
    expect(t.told('reacted')).toMatchObject([{ who: 1 }])
  })

  test('a standing answer nobody could give is refused', () => {
    const t = table()
    const before = canonical(t.g)
    for (const bad of [
      { seat: 9, do: 'standing', until: 'turn', unlessMine: false },
      { seat: 0, do: 'standing', until: 'forever', unlessMine: false },
    ])
      expect(() => step(t.g, bad as never)).toThrow(InputError)
    expect(canonical(t.g)).toBe(before)
  })
})

test('NEM-RULING-180 interrupted in the room one leaves, not in the one one goes to', () => {
  const rooms = { '006': canteen }
  const hand = { scout: ['search', 'rest'], captain: ['interruption'], pilot: ['interruption'] }
  const t = situation({ rooms, at: { captain: '006' }, hand }, ['scout', 'captain', 'pilot'])
  t.act('scout', ...carefulMove('006', 'search', 'rest'))
  expect(t.asked()).toEqual(['pilot'])
})

test('NEM-ACT-08 NEM-RULING-198 a cancelled card is discarded without any of its parts being chosen', () => {
  const hand = { pilot: ['knowledgeOfTheShip', 'rest'], captain: ['interruption'] }
  const t = situation({ hand }, ['pilot', 'captain'])
  t.act('pilot', play('knowledgeOfTheShip'))
  t.act('captain', interrupt)
  t.act('pilot', decline)
  expect([t.crew('pilot').discard, t.told('peeked'), t.told('door')]).toEqual([['knowledgeOfTheShip'], [], []])
  expect(() => t.act('pilot', part(0))).toThrow(InputError)
})
