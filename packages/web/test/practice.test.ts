/** Practice tables: they begin in the situation of a scenario, and take inputs for any seat. */
import { readFileSync } from 'node:fs'
import * as rules from '@coldwake/rules'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LocalHost } from '../src/local/localHost.ts'
import { MemoryStore } from '../src/local/memoryStore.ts'
import type { Answers, Request, ScriptStep } from '../src/local/messages.ts'
import { sha256 } from '../src/local/sha256.ts'
import { isShared } from '../src/net/localCode.ts'
import { Line, type Socket } from '../src/play/connection/connection.ts'

const current = { hash: 'own', rules }
const editions = { current, edition: async () => current }
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const watch = JSON.parse(readFileSync(new URL('../../../scenarios/watch/watch-nemesis.json', import.meta.url), 'utf8'))
const inputs: ScriptStep[] = watch.play.filter((step: ScriptStep) => !('expect' in step))
const start = { scenario: watch, names: ['Vega', 'Ito', 'Me'], bots: [null, null, null] }

function device() {
  const store = new MemoryStore()
  const house = new LocalHost({ store, editions, log: quiet, digestOf: sha256, botPace: 0 })
  onTestFinished(() => house.close())
  const ask = async <R extends Request>(request: R) => (await house.answer(request)) as Answers[R['ask']]
  const line = (code: string, token: string) => {
    const open = (): Socket => {
      const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: t => ear.hear(t), close: () => {} }
      const ear = house.open({ send: data => socket.onmessage?.({ data }), close: c => socket.onclose?.({ code: c }) })
      queueMicrotask(() => socket.onopen?.())
      return socket
    }
    const opened = new Line({ code, token, open, delay: () => 20 })
    onTestFinished(() => opened.close())
    return opened
  }
  return { store, ask, line }
}

test('a practice table begins in the situation of its scenario, for one player', async () => {
  const { store, ask, line } = device()
  const { code, tokens } = await ask({ ask: 'practice', how: { ...start, played: [] } })
  const scout = line(code, tokens[2] ?? '')
  await vi.waitFor(() => expect(scout.state().view?.me?.seat).toBe(2), 60_000)
  const { view, lobby } = scout.state()
  expect(view?.table.round).toBe(6)
  expect(view?.me?.hand).toContain('reconnaissance')
  expect(lobby && isShared(lobby)).toBe(false)
  // Nothing of it is kept beside the games that people play.
  expect(await store.codes('', 10)).toEqual([])
})

test('a script plays for every seat, to the end that the scenario expects', async () => {
  const { ask, line } = device()
  const { code, tokens } = await ask({ ask: 'practice', how: { ...start, played: inputs.slice(0, 31) } })
  const scout = line(code, tokens[2] ?? '')
  await vi.waitFor(() => expect(scout.state().view?.table.round).toBe(7), 60_000)
  await ask({ ask: 'play', code, steps: inputs.slice(31) })
  await vi.waitFor(() => expect(scout.state().view?.table.over).toBeTruthy(), 60_000)
})

test('an input that is not possible is refused, and what was played before it stands', async () => {
  const { ask, line } = device()
  const { code, tokens } = await ask({ ask: 'practice', how: { ...start, played: [] } })
  const wrong: ScriptStep[] = [...inputs.slice(0, 5), { seat: 'captain', do: 'melee' }]
  await expect(ask({ ask: 'play', code, steps: wrong })).rejects.toThrow()
  const scout = line(code, tokens[2] ?? '')
  await vi.waitFor(() => expect(scout.state().view?.me?.hand).not.toContain('demolition'), 60_000)
})

test('the next practice table takes the place of the one before', async () => {
  const { ask } = device()
  const first = await ask({ ask: 'practice', how: { ...start, played: [] } })
  await ask({ ask: 'practice', how: { ...start, played: [] } })
  await expect(ask({ ask: 'lobby', code: first.code })).rejects.toThrow()
})
