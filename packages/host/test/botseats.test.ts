/** Bots at a table: what they are called, how well and how fast they play, and what a table from before knows of it. */
import { PACES } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import { HIDDEN_WAIT, longestWait, waitOf } from '../src/botPace.ts'
import { changeSeat, hostCommand, lobbyOf, newTable, openSeat, sitDown, type TokenHash } from '../src/lobby.ts'
import type { TableRecord } from '../src/store.ts'

const tokenHash: TokenHash = { hashOf: token => token, holds: (token, hash) => token === hash }
const before = { started: false, over: false, now: 0 }
const during = { started: true, over: false, now: 0 }

const table = (seats: (string | null)[], more: Partial<Parameters<typeof newTable>[0]> = {}): TableRecord =>
  newTable(
    {
      game: 'nemesis',
      board: 'nemesis-base',
      mode: 'semiCooperative',
      seats,
      name: 'Ada',
      clock: null,
      delay: 0,
      ...more,
    },
    tokenHash,
  ).record

const command = (record: TableRecord, what: Parameters<typeof hostCommand>[1], when = before) =>
  hostCommand(record, what, when, tokenHash)

const shown = (record: TableRecord) =>
  lobbyOf('CODE', record, { started: false, over: false, online: () => false, watching: 0, newerRules: false })

const names = (record: TableRecord) => shown(record).seats.map(({ name }) => name)

describe('names', () => {
  test('every bot has one of its own, which it keeps', () => {
    for (let i = 0; i < 50; i++) {
      const record = table([null, 'officer', 'cadet', 'random', 'officer'])
      const all = names(record)
      expect(new Set(all).size).toBe(5)
      expect(all.every(Boolean)).toBe(true)
      const levelled = command(record, { do: 'bot', seat: 2, bot: 'officer' })
      expect([names(levelled.record), levelled.notices]).toEqual([all, []])
    }
  })

  test('none has that of a person, whoever was there first', () => {
    const record = table([null, null, 'officer', 'cadet'])
    const [, , bot] = names(record)
    if (!bot) throw new Error('a bot without a name')
    const sat = sitDown(record, { name: bot.toUpperCase() }, before, tokenHash).record
    expect(names(sat)[1]).toBe(bot.toUpperCase())
    expect(names(sat).map(name => name?.toLowerCase())).toEqual([
      ...new Set(names(sat).map(name => name?.toLowerCase())),
    ])
    const renamed = changeSeat(record, 0, { do: 'name', name: bot }, before).record
    expect([names(renamed)[0], names(renamed)[2] !== bot]).toEqual([bot, true])
    // The other is called as before.
    expect(names(renamed)[3]).toBe(names(record)[3])
  })

  test('a bot that sits down or makes way is spoken of by its name; one that stands in plays under the person’s', () => {
    const record = table([null, null])
    const seated = command(record, { do: 'bot', seat: 1, bot: 'cadet' })
    const [, name] = names(seated.record)
    expect(seated.notices).toEqual([{ t: 'sat', seat: 1, name }])
    const freed = command(seated.record, { do: 'free', seat: 1 })
    expect([names(freed.record)[1], freed.notices]).toEqual([null, [{ t: 'left', seat: 1, name }]])
    const open = openSeat(seated.record, 1, 0, 7)
    expect(open?.notices).toEqual([{ t: 'opened', seat: 1, name, by: 0, to: 7 }])
    if (!open) throw new Error('the seat was open before')
    const late = sitDown(open.record, { name: 'Late' }, during, tokenHash)
    expect([names(late.record)[1], late.notices]).toEqual([
      'Late',
      [{ t: 'tookOver', seat: 1, name: 'Late', before: name }],
    ])

    const grace = sitDown(record, { name: 'Grace' }, before, tokenHash).record
    const stands = command(grace, { do: 'bot', seat: 1, bot: 'officer' }, during)
    expect([names(stands.record)[1], stands.notices]).toEqual(['Grace', [{ t: 'bot', seat: 1, bot: 'officer' }]])
  })

  test('bots of a table from before they had names get some, the same every time', () => {
    const record = table([null, 'random', 'random'])
    const old = { ...record, seats: record.seats.map(seat => (seat.bot ? { ...seat, name: null } : seat)) }
    expect(names(old)).toEqual(names(old))
    expect(new Set(names(old)).size).toBe(3)
    expect(names(old)).not.toContain(null)
  })
})

test('whoever answers for people who are late has a level, and a table says which', () => {
  const clock = { seconds: 60, policy: 'seat' as const, bot: 'cadet' }
  expect(shown(table([null, null], { clock })).clock).toEqual(clock)
  expect(() => table([null, null], { clock: { ...clock, bot: 'hal' } })).toThrow('unknownBot')
  expect(() => command(table([null, null]), { do: 'clock', clock: { ...clock, bot: 'hal' } })).toThrow('unknownBot')
})

describe('pace', () => {
  test('a sealed question takes longer than bots think about it, whatever the pace', () => {
    expect(HIDDEN_WAIT).toBeGreaterThanOrEqual(25)
    expect(HIDDEN_WAIT).toBeLessThanOrEqual(50)
  })

  test('a table says it, from before there was a choice too', () => {
    const record = table([null, 'officer'])
    expect(shown(record).pace).toBe('normal')
    for (const pace of PACES) expect(shown(command(record, { do: 'pace', pace }, during).record).pace).toBe(pace)
  })

  test('each is faster than the one before, and what takes longer to see is waited for, up to a limit', () => {
    const after = (told: number) => PACES.map(pace => waitOf(pace, 700, { told, sealed: false }))
    for (const told of [0, 1, 5, 500]) expect(after(told)).toEqual(after(told).toSorted((a, b) => b - a))
    expect(after(0)).toEqual([2100, 700, 700 / 3, 0])
    expect(after(4)[1]).toBeGreaterThan(after(1)[1])
    expect(after(500)).toEqual(PACES.map(pace => longestWait(pace, 700)))
    // Slow is slow where bots hardly wait otherwise.
    expect(waitOf('slow', 0, { told: 0, sealed: false })).toBe(2000)
  })

  test('how long a sealed question takes says nothing of what happened', () => {
    const sealed = [0, 3, 99].map(told => waitOf('normal', 700, { told, sealed: true }))
    expect(new Set(sealed).size).toBe(1)
    expect(sealed[0]).toBeLessThan(700)
  })
})
