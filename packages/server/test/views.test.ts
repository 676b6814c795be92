/** The views of a running game as they are told, when making one fails. */
import { type Edition, type Editions, LiveGame } from '@coldwake/host'
import * as own from '@coldwake/rules'
import { changed, type GameMessage } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import { record } from '../../host/test/support/storeContract.ts'
import { openSqlite } from '../src/sqlite.ts'
import { temporary } from './support/temp.ts'

test('a table that could not be told once is told as it is the next time', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const store = openSqlite(path)
  onTestFinished(() => store.close())
  let stumbles = false
  /** Rules that know of everything that has changed, and fail to say it. */
  class Stumbling extends own.TableText {
    override update(g: own.GameState): boolean {
      const changes = super.update(g)
      if (stumbles) throw new Error('stumbled')
      return changes
    }
  }
  const edition: Edition = { hash: '', rules: { ...own, TableText: Stumbling } }
  const editions: Editions = { current: edition, edition: async () => edition }
  await store.createTable('BCDFGH', record('BCDFGH'), 0)
  const setup: own.Setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: null }, { character: null }] }
  const key = own.keyFromSeed('views')
  await store.append('BCDFGH', 0, [{ e: 'create', v: 1, at: 0, rules: '', setup, key }])
  const game = await LiveGame.load(store, editions, 'BCDFGH')
  if (!game) throw new Error('there is no game')

  const onlooker = { seat: null, has: 0, shown: null, me: '', open: '' }
  let seen: own.TableView | null = null
  const tell = () => {
    const { table, changes }: GameMessage = JSON.parse(game.messageFor(onlooker))
    seen = table ?? (seen && changes ? changed(seen, changes) : seen)
  }
  tell()
  for (let i = 0; i < 60; i++) {
    const [decision] = own.pending(game.state)
    if (!decision) break
    const { n, seat, options } = decision
    await game.play({ n, seat, ...options[i % options.length] })
    stumbles = i % 3 === 0
    if (stumbles) expect(tell).toThrow('stumbled')
    else {
      tell()
      expect(seen).toEqual(own.tableView(game.state))
    }
  }
})
