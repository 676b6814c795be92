import { useKeyOf } from '../turn/tableKeys.ts'
import type { Entry } from './choices.ts'

/** The key that selects an answer. Passing has a key of its own: numbers shift under the finger as cards are played. */
export function Keycap({ entry: { key, number } }: { entry: Entry }) {
  const pass = useKeyOf('pass')
  return <span className="keycap">{(key === 'pass' && pass) || number || ''}</span>
}
