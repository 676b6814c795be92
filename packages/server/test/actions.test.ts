/** A whole action in one message: who hears what of it, and how often. */
import type { Choice, Option } from '@coldwake/rules'
import { LIMITS } from '@coldwake/wire'
import { expect, test } from 'vitest'
import { askedOf, caughtUp, chance, draft, Player, playOne, type Reply, startedTable } from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

/** Somebody on turn who can do this for one card, and the card. */
interface Payer {
  payer: Player
  others: Player[]
  option: Option
  pay: Choice
}

/** Plays until somebody can pay for such an action with the first card of their hand. */
async function untilPayer(players: Player[], kind: Choice['do'] = 'move'): Promise<Payer> {
  await draft(players)
  for (let i = 0; i < 500; i++) {
    const payer = askedOf(players).find(player => player.game?.me.decision?.ask === 'turn')
    const option = payer?.game?.me.decision?.options.find(one => one.do === kind && one.cost === 1)
    const card = payer?.game?.me.hand[0]
    if (payer && option && card) {
      const others = players.filter(player => player !== payer)
      return { payer, others, option, pay: { do: 'pay', card } }
    }
    await playOne(players, chance(i))
  }
  throw new Error('nobody could pay for anything')
}

const heardBy = (players: Player[]) => players.map(({ raw }) => raw.length)

test('an action and its payment are one commit and one message to everybody', async () => {
  const { port, store } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 3)
  const players = await Player.all(port, taken)
  const { payer, others, option, pay } = await untilPayer(players)
  await caughtUp(players)
  const [before, heard, hand] = [(await store.read(taken[0].code, 0)).length, heardBy(others), payer.game?.me.hand]
  const [own, seq] = [payer.raw.length, payer.game?.seq ?? 0]
  let commits = 0
  store.onCommit = () => void commits++
  expect(await payer.act(option, pay)).toEqual({ say: 'accepted', ref: expect.any(Number) })
  await payer.until(() => (payer.game?.seq ?? 0) > seq)
  await Promise.all(others.map(other => other.until(() => other.game?.seq === payer.game?.seq)))
  expect(commits).toBe(1)
  expect(payer.raw.length - own).toBe(2)
  expect(heardBy(others)).toEqual(heard.map(count => count + 1))
  expect(payer.game?.me.hand).toHaveLength((hand?.length ?? 0) - 1)
  const log = await store.read(taken[0].code, before)
  expect(log).toMatchObject([
    { e: 'input', input: { do: 'move' } },
    { e: 'input', input: pay, continues: true },
  ])
})

/** The same table each time: what the others hear when one of them acts in this way. */
async function heardWhen(act: (payer: Payer) => Promise<Reply>) {
  const { port } = await testServer({ newKey: seeded(1) })
  const players = await Player.all(port, await startedTable(port, 3))
  const payer = await untilPayer(players)
  await caughtUp(players)
  const before = heardBy(payer.others)
  const reply = await act(payer)
  await caughtUp(players)
  return {
    reply,
    ask: payer.payer.game?.me.decision?.ask,
    heard: payer.others.map(({ raw }, i) => raw.slice(before[i])),
  }
}

test('what the game does not get to is handed back to its sender, and nobody else can tell', async () => {
  const more = await heardWhen(({ payer, option, pay }) => payer.act(option, { do: 'pay', card: 'nothing' }, pay))
  expect([more.reply, more.ask]).toMatchObject([{ say: 'accepted', left: 2 }, 'pay'])
  const less = await heardWhen(({ payer, option }) => payer.answer(option))
  expect(less.reply).not.toHaveProperty('left')
  expect(more.heard).toEqual(less.heard)
})

test('an action that is taken back leaves neither the action nor the price', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const players = await Player.all(port, await startedTable(port, 2))
  for (let tries = 0; tries < 60; tries++) {
    const { payer, option, pay } = await untilPayer(players, 'play')
    const seen = () => JSON.stringify([payer.game?.table, payer.game?.me]).replace(/"n":\d+/g, '"n":0')
    const before = seen()
    const [first] = payer.game?.me.hand.filter(card => option.do !== 'play' || card !== option.card) ?? []
    const reply = await payer.act(option, first ? { do: 'pay', card: first } : pay)
    await caughtUp(players)
    if (reply.say === 'accepted' && !reply.left && payer.game?.back) {
      expect((await payer.takeBack()).say).toBe('accepted')
      await caughtUp(players)
      expect(seen()).toBe(before)
      return
    }
    await playOne(players, chance(tries))
  }
  throw new Error('nothing could be taken back')
})

test('an answer carries no more choices than it may, and each is looked at', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const players = await Player.all(port, await startedTable(port, 2))
  const { payer, option } = await untilPayer(players)
  const done: Choice = { do: 'done' }
  expect(await payer.act(option, ...Array(LIMITS.next + 1).fill(done))).toMatchObject({
    refused: 'badRequest',
    detail: 'next',
  })
  const n = payer.game?.me.decision?.n
  const senseless = { say: 'answer', n, choice: { do: 'pass' }, next: [done, { do: 'pay' }] }
  expect(await payer.ask(senseless)).toMatchObject({ refused: 'badRequest', detail: 'next.1.card' })
  expect(await payer.act(option, ...Array(LIMITS.next).fill(done))).toMatchObject({ left: LIMITS.next })
})
