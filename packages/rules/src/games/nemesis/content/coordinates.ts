/** Coordinates: where each space of the destination track leads. */
import type { CoordinatesCard } from '../faces.ts'
import type { Destination } from '../sets.ts'

const WORLDS = { E: 'earth', M: 'mars', V: 'venus', D: 'deepSpace' } as const
const card = (n: number, letters: string): CoordinatesCard => {
  const [a, b, c, d] = letters.split('').map((l): Destination => WORLDS[l as keyof typeof WORLDS])
  return { id: `coordinates-${n}`, to: [a, b, c, d] }
}

export const coordinates: CoordinatesCard[] = ['VDME', 'MVDE', 'DMEV', 'MVED', 'VEDM', 'DEVM', 'EDMV', 'EMVD'].map(
  (letters, i) => card(i + 1, letters),
)
