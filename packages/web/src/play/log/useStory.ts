import type { EventFace } from '@coldwake/rules/facts'
import { type Context, contextsThen, type Group, storyOf } from '@coldwake/text'
import { useMemo, useRef } from 'react'

export interface Story {
  events: readonly EventFace[]
  /** Oldest first. */
  groups: readonly Group[]
  /** For each event what was known when it was told. */
  then: readonly Context[]
}

/** The story of these events. A line that reads as before keeps its context, so that it is not read again. */
export function useStory(events: readonly EventFace[], ctx: Context): Story {
  const kept = useRef<{ names: Context['names']; me: Context['me']; by: Map<string, Context> } | null>(null)
  const groups = useMemo(() => storyOf(events), [events])
  const then = useMemo(() => {
    if (kept.current?.names !== ctx.names || kept.current.me !== ctx.me)
      kept.current = { names: ctx.names, me: ctx.me, by: new Map() }
    const { by } = kept.current
    const same = new Map<Context, Context>()
    const settle = (fresh: Context): Context => {
      const { game, board, mode, rooms } = fresh.table
      const key = [game, board, mode, ...rooms.map(({ tile }) => tile)].join()
      const known = by.get(key) ?? fresh
      by.set(key, known)
      same.set(fresh, known)
      return known
    }
    return contextsThen(events, ctx).map(fresh => same.get(fresh) ?? settle(fresh))
  }, [events, ctx])
  return { events, groups, then }
}
