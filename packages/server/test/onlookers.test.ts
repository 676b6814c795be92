/** Onlookers: by a link of their own, public information only, as late as the host wants. */
import { expect, test } from 'vitest'
import {
  askedOf,
  caughtUp,
  chance,
  command,
  first,
  fullTable,
  newPass,
  Player,
  playOne,
  reason,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'
import { Time } from './support/time.ts'

const seen = ({ game, events, talk }: Player) => JSON.stringify([game?.seq, game?.table, events, talk])
/** What a player knows that is nobody's secret. */
const inPublic = ({ game, events, talk }: Player) =>
  JSON.stringify([game?.seq, game?.table, events.map(({ mine: _, ...told }) => told), talk])

test('an onlooker sees the table and what everybody is told, and plays no part', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 3)
  const players = await Player.all(port, taken)
  const pass = await newPass(port, taken[0], { do: 'watch' })
  const onlooker = await Player.connect(port, pass)
  await players[0].until(() => players[0].lobby?.watching === 1)
  expect(JSON.parse(onlooker.raw[0])).toMatchObject({ say: 'lobby', seat: null })
  const random = chance(1)
  for (let i = 0; i < 40; i++) await playOne(players, random)
  await caughtUp([...players, onlooker])
  expect(seen(onlooker)).toBe(inPublic(players[0]))
  const games = onlooker.raw.filter(text => text.startsWith('{"say":"game"')).map(text => JSON.parse(text))
  expect(games.every(game => !('me' in game) && !('back' in game))).toBe(true)
  expect(onlooker.raw.join()).not.toContain('"mine"')

  const n = players[0].game?.table.asking?.n
  expect(refusalIn(await onlooker.answer({ do: 'pass' }, n))).toBe('onlooker')
  expect(refusalIn(await onlooker.ask({ say: 'standing', until: 'game', unlessMine: false }))).toBe('onlooker')
  expect(refusalIn(await onlooker.takeBack())).toBe('onlooker')
  expect(refusalIn(await onlooker.ask({ say: 'why' }))).toBe('onlooker')
  await onlooker.close()
  await players[0].until(() => players[0].lobby?.watching === 0)
})

test('a new link shows out whoever has the old one, at once', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const old = await newPass(port, taken[0], { do: 'watch' })
  const there = await Promise.all([Player.connect(port, old), Player.connect(port, old)])
  const players = await Player.all(port, taken)
  const pass = await newPass(port, taken[0], { do: 'watch' })
  for (const one of there) await one.until(() => one.closed !== null).catch(() => {})
  expect(there.map(one => one.closed)).toEqual([4001, 4001])
  expect(players.map(p => p.closed)).toEqual([null, null])
  const stranger = new Player(port)
  await stranger.open()
  const refusal = stranger.refusal()
  stranger.send({ say: 'hello', ...old, since: 0, heard: 0 })
  expect(await refusal).toEqual(['wrongToken'])
  expect((await Player.connect(port, pass)).game).not.toBeNull()
  expect(reason(await command(port, pass, { do: 'watch' }))).toEqual([403, 'onlooker'])
})

test('with a delay they see and hear what there was so many seconds ago, and nothing newer', async () => {
  const time = new Time()
  const { port } = await testServer({ newKey: seeded(1), sweep: 10, now: time.now })
  const taken = await fullTable(port, 2, { delay: 60, clock: { seconds: 30, policy: 'wait' } })
  const pass = await newPass(port, taken[0], { do: 'watch' })
  const early = await Player.connect(port, pass)
  const players = await Player.all(port, taken)
  time.pass(1)
  await command(port, taken[0], { do: 'start' })
  await players[0].until(() => players[0].game !== null)
  await caughtUp([...players, early])
  expect(early.game).toBeNull() // the game has begun, but not for them

  /** How the table was, at each second. */
  const past: { at: number; seen: string }[] = []
  const random = chance(1)
  for (let i = 0; i < 30; i++) {
    time.pass(2)
    await playOne(players, random)
    if (i % 7 === 0) await players[0].talks({ t: 'words', words: `move ${i}` })
    await caughtUp(players)
    past.push({ at: time.ms, seen: inPublic(players[0]) })
  }
  const late = await Player.connect(port, pass)
  const behind = () => past.findLast(({ at }) => at <= time.ms - 60_000)?.seen
  for (const moment of past) {
    time.ms = Math.max(time.ms, moment.at + 60_000)
    await early.until(() => seen(early) === behind())
    await late.until(() => seen(late) === behind())
  }
  expect(seen(early)).toBe(inPublic(players[0]))
  // No clock runs in the past, and nothing came before its time.
  expect(early.raw.filter(text => text.startsWith('{"say":"clock"')).map(text => JSON.parse(text).ends)).toEqual([null])
})

test('nothing reaches them before its time, whoever comes, goes, speaks or plays meanwhile', async () => {
  const time = new Time()
  const { port } = await testServer({ newKey: seeded(1), sweep: 10, now: time.now })
  const taken = await startedTable(port, 2, { delay: 60 })
  const pass = await newPass(port, taken[0], { do: 'watch' })
  const onlooker = await Player.connect(port, pass)
  const players = await Player.all(port, taken)
  await caughtUp([...players, onlooker])
  const news = () => onlooker.raw.filter(text => !/^\{"say":"(lobby|refused|clock)"/.test(text))
  const random = chance(1)
  for (let i = 0; i < 10; i++) {
    await playOne(players, random)
    await players[1].talks({ t: 'words', words: `${i}` })
    const again = await Player.connect(port, taken[1])
    const another = await Player.connect(port, pass)
    await caughtUp([onlooker])
    expect(another.game).toBeNull()
    await again.close()
    await another.close()
  }
  await command(port, taken[0], { do: 'pause' })
  await command(port, taken[0], { do: 'resume' })
  await caughtUp([onlooker])
  expect(news()).toEqual([])
  time.pass(61)
  await onlooker.until(() => seen(onlooker) === inPublic(players[0]))
})

test('the host changes the delay during the game: shorter shows more at once, longer hides what is new', async () => {
  const time = new Time()
  const { port } = await testServer({ newKey: seeded(1), sweep: 10, now: time.now })
  const taken = await startedTable(port, 2, { delay: 600 })
  const onlooker = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  const players = await Player.all(port, taken)
  const random = chance(1)
  const moments: string[] = []
  for (let i = 0; i < 12; i++) {
    time.pass(10)
    await playOne(players, random)
    await players[0].talks({ t: 'words', words: `${i}` })
    await caughtUp(players)
    moments.push(inPublic(players[0]))
  }
  expect(onlooker.game).toBeNull()
  await command(port, taken[0], { do: 'delay', delay: 50 })
  await onlooker.until(() => seen(onlooker) === moments.at(-6))
  await command(port, taken[0], { do: 'delay', delay: 0 })
  await onlooker.until(() => seen(onlooker) === moments.at(-1))
  await command(port, taken[0], { do: 'delay', delay: 30 })
  const longer = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  expect(seen(longer)).toBe(moments.at(-4))
  // It has been shown the present once; from now on it is behind again.
  await playOne(players, random)
  await players[0].talks({ t: 'words', words: 'now' })
  await caughtUp([...players, longer])
  expect(seen(longer)).toBe(moments.at(-4))
  time.pass(30)
  await longer.until(() => seen(longer) === inPublic(players[0]))
})

test('what was taken back is taken back for them too, in its time; a game from a snapshot is whole for them', async () => {
  const time = new Time()
  const { port, store } = await testServer({ newKey: seeded(2), sweep: 10, now: time.now, linger: 0 })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  const random = chance(3)
  for (let i = 0; i < 85; i++) await playOne(players, random)
  await caughtUp(players)
  await Promise.all(players.map(player => player.close()))
  await expect.poll(() => store.snapshot(taken[0].code)).not.toBeNull()

  // The present comes from the snapshot; how it came to be must come from the log.
  await command(port, taken[0], { do: 'delay', delay: 60 })
  const pass = await newPass(port, taken[0], { do: 'watch' })
  const onlooker = await Player.connect(port, pass)
  const again = await Player.all(port, taken)
  expect(onlooker.game).toBeNull()
  await command(port, taken[0], { do: 'delay', delay: 0 })
  await onlooker.until(() => seen(onlooker) === inPublic(again[0]))

  await command(port, taken[0], { do: 'delay', delay: 60 })
  for (let i = 0; i < 60 && !again.some(p => p.game?.back && !p.game.me.answer); i++) {
    const [active] = askedOf(again)
    await active.answer(first(active))
    await caughtUp(again)
  }
  const taker = again.find(p => p.game?.back && !p.game.me.answer)
  expect(refusalIn((await taker?.takeBack()) ?? { say: 'refused', ref: 0, refused: 'internal' })).toBeNull()
  await caughtUp(again)
  time.pass(61)
  await onlooker.until(() => onlooker.events.at(-1)?.e === 'tookBack')
  expect(seen(onlooker)).toBe(inPublic(again[0]))
})
