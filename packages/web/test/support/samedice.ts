/** Loaded by a server before everything else: whoever runs the tests is dealt the same games, and meets the same bots. */
import { createHash } from 'node:crypto'
import { LiveGame } from '@coldwake/host'

const random = crypto.getRandomValues.bind(crypto)
let throws = 0

/** What a game is dealt from, and what a bot thinks with. Codes and tokens are bytes, and stay nobody's to guess. */
function same<T extends ArrayBufferView<ArrayBuffer>>(array: T): T {
  if (!(array instanceof Uint32Array)) return random(array)
  const digest = createHash('sha256').update(`${process.env.DICE} ${throws++}`).digest()
  array.forEach((_, at) => {
    array[at] = digest.readUInt32LE((at * 4) % digest.length)
  })
  return array
}

Object.defineProperty(crypto, 'getRandomValues', { value: same })

/** A situation that a test goes on from is the one it has worked out: nothing is dealt anew. */
Object.defineProperty(LiveGame.prototype, 'canRedeal', { get: () => false })
