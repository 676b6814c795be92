/** A tap that was meant for the bubble of the coach, and comes just after it has moved away, presses nothing. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Corner } from './placeBubble.ts'
import type { Hole } from './Spotlight.tsx'

/** A finger that was on its way when the bubble moved has arrived by then. */
const SHIELD_MS = 500

export interface Shield {
  /** Where the bubble was just now; null: nobody taps there by mistake. */
  over: Hole | null
  corner: () => Corner | null
  onPlaced: (place: Hole | null) => void
}

export function useShield(): Shield {
  const [over, setOver] = useState<Hole | null>(null)
  const last = useRef<Hole | null>(null)
  const lies = useRef<Hole | null>(null)
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => setOver(null), SHIELD_MS)
    return () => clearTimeout(timer)
  }, [over])
  const onPlaced = useCallback((now: Hole | null) => {
    const before = lies.current
    lies.current = now
    last.current = now ?? last.current
    if (before && !(now && isSame(before, now))) setOver(before)
  }, [])
  const corner = useCallback(() => last.current && cornerOf(last.current), [])
  return { over, corner, onPlaced }
}

const cornerOf = ({ x, y, width, height }: Hole): Corner => ({ right: x + width, bottom: y + height })

const isSame = (a: Hole, b: Hole): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
