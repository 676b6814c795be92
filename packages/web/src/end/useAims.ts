import type { MyView } from '@coldwake/rules/facts'
import { useEffect, useState } from 'react'

/** What somebody played for, and what they had put aside. */
export type Aims = Pick<MyView, 'objectives' | 'rejected'>

/** Whoever died took their envelopes with them; the finished game knows what was in them. By seat, once it is known. */
export function useAims(code: string, wanted: boolean): readonly Aims[] | null {
  const [aims, setAims] = useState<readonly Aims[] | null>(null)
  useEffect(() => {
    if (!wanted) return
    let here = true
    const open = async () => {
      const { loadReplay } = await import('../replay/loadReplay.ts')
      const loaded = await loadReplay(code)
      if (here && 'film' in loaded) setAims(loaded.film.secretsAt(loaded.film.moments.length - 1).seats)
    }
    // Without it the end is told all the same.
    open().catch(() => {})
    return () => {
      here = false
    }
  }, [code, wanted])
  return aims
}
