/** What the table shows of the facility, and that the ship shows none of it. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { create, keyFromSeed, type Name, tableView, view } from '../../../src/index.ts'
import { everyRoomBelow, lockdown, situation } from '../../situation.ts'

const SEATS: Name[] = ['sentry', 'survivor']

describe('the table', () => {
  it('has what the facility has and nothing of the ship', () => {
    const table = lockdown().table()
    expect([table.destination, table.coordinates, table.engines]).toEqual([null, null, []])
    expect(table.facility).not.toBeNull()
    expect(table.weaknesses.map(({ object }) => object)).toEqual([null, null, null])
  })

  it('has what the ship has and nothing of the facility', () => {
    const t = situation()
    const table = t.table()
    expect([table.destination, table.engines.length, table.facility]).toEqual(['B', 3, null])
    expect(table.coordinates).toEqual({ seenBy: 0, card: null })
    expect(table.weaknesses.map(({ object }) => object)).toEqual(['corpse', 'egg', 'carcass'])
    expect(t.mine('scout').facility).toBeNull()
  })

  it('LOCK-SETUP-07 LOCK-SETUP-08 LOCK-SETUP-19 as it is laid', () => {
    const setup = { game: 'lockdown', board: 'lockdown-base', seats: SEATS.map(character => ({ character })) }
    const { facility, time, selfDestruct } = tableView(create(setup, keyFromSeed('laid')))
    expect([time, selfDestruct]).toEqual([15, null])
    expect(facility).toMatchObject({
      backup: false,
      elevator: '014',
      gateOpen: false,
      rover: '001',
      alert: null,
      selfDestructRed: false,
      isolationOpen: false,
      fire: 12,
      malfunction: 10,
      eggs: 8,
      active: { card: null },
      analysed: [],
      chasing: [],
    })
    expect(facility?.power.map(({ place }) => place)).toEqual(['S-01', 'S-02', 'S-03', 'elevator'])
    for (const { token, on } of facility?.power ?? []) expect(on).toBe(token <= 2)
  })

  it('LOCK-COMP-01 one computer card lies open; of those under it everybody knows what has been seen', () => {
    const t = lockdown({ computer: ['computerA', 'computerB', 'computerC'] })
    const { computer } = t.table().facility ?? {}
    expect(computer).toEqual({ card: 'computerA', under: [null, null, null, null, null] })
    const deck = t.g.facility?.computer ?? []
    deck.unshift(deck.pop() ?? -1)
    t.g.seen[deck[5]] = t.g.seen[deck[0]]
    expect(t.table().facility?.computer).toEqual({ card: 'computerB', under: [null, null, null, null, 'computerA'] })
  })

  it('LOCK-RULING-141 markers that are out of the game are gone from its pools', () => {
    const { facility } = lockdown({ poolLost: { fire: 2, malfunction: 1, eggs: 3 } }).table()
    expect([facility?.fire, facility?.malfunction, facility?.eggs]).toEqual([10, 9, 5])
  })

  it('LOCK-SD-01 the Autodestruction token is read off the time track', () => {
    expect(lockdown({ time: 9, selfDestruct: 6 }).table().selfDestruct).toBe(6)
  })

  it('LOCK-ROOM-ISOLATION-02 the Isolation Room is open on a white space, or once the alert is raised', () => {
    const open = (given: object) => lockdown(given).table().facility?.isolationOpen
    expect([open({ time: 9 }), open({ time: 8 }), open({ time: 9, alert: 6 })]).toEqual([false, true, true])
  })

  it('shows every tile that lies open, printed rooms by what is printed', () => {
    const t = lockdown({ rooms: everyRoomBelow })
    expect(t.table().rooms.filter(({ tile }) => tile === null)).toEqual([])
    expect(t.room('010').tile).toBe('alert')
    expect(t.room('020').tile).toBe('isolation')
  })
})

describe('one’s own', () => {
  it('a view is made of copies: changing it changes nothing', () => {
    const t = lockdown()
    const before = JSON.stringify(view(t.g, 0))
    const { table, me } = view(t.g, 0)
    table.facility?.power.splice(0)
    table.facility?.fresh.fill(true)
    table.facility?.analysed.push('egg')
    me?.facility?.contingencies.splice(0)
    expect(JSON.stringify(view(t.g, 0))).toBe(before)
  })

  it('LOCK-INFO-17 cards seen and put under a deck are one’s own knowledge, place and all', () => {
    const t = lockdown({ decks: { attack: ['cut.3'] } })
    const attack = sharedZone(t.g, 'attack')
    const top = attack.pop() ?? -1
    attack.unshift(top)
    t.g.seen[top] = 1
    t.g.notes[0].push({ round: 1, what: 'attack', at: 'attack', card: 'cut.3' })
    expect(t.mine('sentry').piles).toEqual([{ deck: 'attack', index: attack.length - 1, card: 'cut.3' }])
    expect(t.mine('sentry').notes).toMatchObject([{ what: 'attack', card: 'cut.3', stale: false }])
    expect(t.mine('janitor').piles).toEqual([])
  })
})
