/** Games that are as long as a game may be, as files. */
import { createHash } from 'node:crypto'
import {
  answer,
  canonical,
  clone,
  create,
  type GameLog,
  type GameState,
  type Input,
  keyFromSeed,
  type LogInput,
  pending,
  step,
  stepped,
  takenBack,
} from '@coldwake/rules'
import { LIMITS } from '@coldwake/wire'

const setupFor = (seats: number): GameLog['setup'] => ({
  game: 'nemesis',
  board: 'nemesis-base',
  seats: Array.from({ length: seats }, () => ({ character: null })),
})
const KEY = keyFromSeed('long')

export const digestOf = (g: GameState): string => createHash('sha256').update(canonical(g)).digest('hex')

/** So many inputs: the same beginning is played, taken back and played again, as often as it takes. */
export function longInputs(
  setup: GameLog['setup'],
  key: GameLog['key'],
  count: number,
): { inputs: LogInput[]; g: GameState } {
  const start = create(setup, key)
  let g = clone(start)
  const inputs: LogInput[] = []
  while (inputs.length < count) {
    if (inputs.length % 20 === 19) {
      inputs.push({ do: 'undo', seat: 0, to: 0 })
      g = takenBack(start, g)
      continue
    }
    const input = nextInput(g, inputs.length)
    inputs.push(input)
    step(g, input)
  }
  return { inputs, g }
}

function nextInput(g: GameState, n: number): Input {
  const [decision] = pending(g)
  if (!decision) throw new Error('the game is over')
  return answer(decision, decision.options[n % decision.options.length])
}

export function longFile(count: number): GameLog {
  const setup = setupFor(2)
  const { inputs, g } = longInputs(setup, KEY, count)
  return { coldwake: 1, setup, key: KEY, inputs, digest: digestOf(g) }
}

/** As many inputs and take backs as a file may have, each take back to another moment: the most that a fold keeps. */
export function worstFile(): GameLog {
  const setup = setupFor(5)
  const start = create(setup, KEY)
  const inputs: LogInput[] = []
  const before: GameState[] = []
  let g = start
  const undoTo = (to: number) => {
    inputs.push({ do: 'undo', seat: 0, to })
    g = takenBack(before[to] ?? start, g)
  }
  const play = () => {
    const input = nextInput(g, inputs.length)
    inputs.push(input)
    g = stepped(g, input)
  }
  const { entries, backs } = LIMITS.game
  while (inputs.length < backs) {
    before.push(g)
    if (inputs.length % 100 === 99) undoTo(0)
    else play()
  }
  for (let to = backs - 1; to >= 0 && inputs.length < entries - 5; to--) {
    if (inputs[to]?.do === 'undo') continue
    undoTo(to)
    const next = inputs.length + Math.floor((entries - backs) / backs) - 1
    while (inputs.length < next && pending(g).length > 0) play()
  }
  return { coldwake: 1, setup, key: KEY, inputs, digest: digestOf(g) }
}
