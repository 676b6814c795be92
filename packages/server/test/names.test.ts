/** What people may be called at a table. */
import { cleanName, nameKey, type SeatTaken } from '@coldwake/wire'
import { expect, test } from 'vitest'
import { change, fullTable, http, lobbyOf, Player, reason, startedTable, tableRequest } from './support/players.ts'
import { testServer } from './support/server.ts'

const sits = (port: number, code: string, name: string) => http(port, 'POST', `/api/tables/${code}/seats`, { name })

test('what cannot be seen of a name is taken out, wherever a name is given', async () => {
  const { port } = await testServer()
  const odd = '\u202e\u0000A\u200bd\u2066a\u00ad\u3164\n\t L\u0301.\ufeff'
  const table = tableRequest(1, { name: odd, seats: [null, null, null] })
  const host: SeatTaken = JSON.parse((await http(port, 'POST', '/api/tables', table)).text)
  const guest: SeatTaken = JSON.parse((await sits(port, host.code, `Grace\u2069\u200f`)).text)
  await change(port, guest, { do: 'name', name: '\u200dEd\u202aith ' })
  expect((await lobbyOf(port, host)).seats.map(({ name }) => name)).toEqual(['Ada Ĺ.', 'Edith', null])
  for (const nothing of ['\u200b', '\u0000\u0001', ' \u3164 ', '\u202e\u202c'])
    expect(reason(await sits(port, host.code, nothing))).toEqual([400, 'badRequest', 'name'])
})

test('names of many scripts stay as they are', () => {
  for (const name of ['Zoë', 'Łukasz', 'مريم', 'אדה', 'さくら', 'Ὑπατία', 'R2-D2', 'O’Hara', '李', 'Nguyễn'])
    expect(cleanName(name)).toBe(name.normalize('NFC'))
  expect(cleanName(`a${'\u0301'.repeat(40)}`).length).toBeLessThan(5)
  expect(nameKey(' AD A')).toBe(nameKey('ａda'))
})

test('nobody has a name that looks like another player’s, before the start or after it', async () => {
  const { port } = await testServer()
  const [host] = await fullTable(port, 2, { seats: [null, null, null] })
  for (const name of ['Ada', 'ADA', 'a d\u200ba', 'gra ce'])
    expect(reason(await sits(port, host.code, name))).toEqual([409, 'nameTaken', 'name'])
  const [, grace] = await startedTable(port, 2, { seats: [null, null, 'random'] })
  const bot = (await lobbyOf(port, grace)).seats[2].name ?? ''
  for (const name of ['Ada', 'aDa ', bot])
    expect(reason(await change(port, grace, { do: 'name', name }))).toEqual([409, 'nameTaken', 'name'])
  // One's own in other letters is one's own.
  expect((await change(port, grace, { do: 'name', name: 'GRACE' })).status).toBe(204)
})

test('a player who takes another name in a running game is heard doing so, once', async () => {
  const { port } = await testServer()
  const taken = await startedTable(port, 2)
  const ada = await Player.connect(port, taken[0])
  await change(port, taken[1], { do: 'name', name: 'Admiral' })
  await change(port, taken[1], { do: 'name', name: 'Admiral' })
  await ada.until(() => ada.lobby?.seats[1].name === 'Admiral')
  expect(ada.talk.map(({ talk }) => talk).filter(({ t }) => t === 'renamed')).toEqual([
    { t: 'renamed', seat: 1, name: 'Admiral', before: 'Grace' },
  ])
})
