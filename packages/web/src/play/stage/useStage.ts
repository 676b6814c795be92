import type { EventFace } from '@coldwake/rules/facts'
import { useCallback, useEffect, useState } from 'react'
import { loadedReel } from '../../app/reelLoader.ts'
import { useHidden } from '../../app/useHidden.ts'
import { rateOf, type Speed } from './playbackSpeed.ts'
import { standsFor } from './readingTime.ts'
import { leapOf } from './scenes/leap.ts'
import type { Moment, News, Reel } from './scenes/reel.ts'
import type { Beat } from './scenes/storyboard.ts'

/** The moment that is shown, everywhere on the page. */
export interface Stage extends Moment {
  /** What is being played; null at the present. */
  beat: Beat | null
  /** How many of all events are told by now; the rest of the log waits for its picture. All, at the present. */
  told: number
  /** How many pictures are still to come after this one. */
  left: number
  /** How fast pictures move just now. */
  speed: number
  /** Nobody looks, and what waits behind the pictures asks something of me. */
  awaited: boolean
  /** This picture stays until somebody goes on. */
  waits: boolean
  /** Something that happens to me is still to come: catching up leads there first. */
  mineAhead: boolean
  /** The picture stands until so many more words can have been read; gives back what takes them from it again. */
  reads: (words: number) => () => void
  /** To the next picture. */
  next: () => void
  /** To what happens to me next, or to the present. */
  skip: () => void
}

interface Told {
  fresh: News
  /** Everything told so far. */
  events: readonly EventFace[]
  /** A game looked at again goes on by itself. */
  replayed?: boolean
}

/** Plays the news, and holds back what follows from it until it is played; at speed 0 all is shown at once. */
export function useStage(
  present: Moment,
  { fresh, events, replayed = false }: Told,
  pace: Speed,
  holds: ((beat: Beat) => boolean) | undefined = undefined,
): Stage {
  const speed = rateOf(pace)
  const hidden = useHidden()
  const byHand = pace === 'next'
  const [reel, setReel] = useState<Reel>({ seq: fresh.seq, present, phase: null, shots: [] })
  if (reel.seq !== fresh.seq || !isSame(reel.present, present)) {
    const spool = speed === 0 ? null : loadedReel()
    setReel(
      spool
        ? spool(reel, present, fresh, { events, byHand: byHand || holds !== undefined, hidden, replayed })
        : { seq: fresh.seq, present, phase: null, shots: [] },
    )
  }
  const shot = reel.shots[0] ?? null
  const next = useCallback(() => setReel(now => turnedBy(now, 1)), [])
  const skip = useCallback(() => setReel(now => turnedBy(now, leapOf(now))), [])
  const isHeld = shot !== null && holds?.(shot.beat) === true
  const waits = shot !== null && (isHeld || (byHand && !replayed) || shot.beat.whole?.stays === true)
  const [words, setWords] = useState(0)
  const reads = useCallback((more: number) => {
    setWords(sum => sum + more)
    return () => setWords(sum => sum - more)
  }, [])
  // A game looked at again is known, or can be stopped.
  const ms = shot ? (replayed ? shot.ms : standsFor(shot, words)) : 0
  useEffect(() => {
    // What is not looked at is not over.
    if (!shot || waits || hidden) return
    const timer = setTimeout(next, ms / (speed || 1))
    return () => clearTimeout(timer)
  }, [shot, ms, waits, hidden, speed, next])
  useEffect(() => {
    if (speed === 0) setReel(now => turnedBy(now, now.shots.length))
  }, [speed])
  const { table, me, opened } = shot ?? reel.present
  const moves = (speed || 1) * (shot?.rate ?? 1)
  return {
    table,
    me,
    opened,
    beat: shot?.beat ?? null,
    told: shot?.told ?? Number.POSITIVE_INFINITY,
    left: Math.max(0, reel.shots.length - 1),
    speed: moves,
    awaited: hidden && shot !== null && Boolean(reel.present.me?.decision),
    waits,
    mineAhead: leapOf(reel) < reel.shots.length,
    reads,
    next,
    skip,
  }
}

const isSame = (a: Moment, b: Moment): boolean => a.table === b.table && a.me === b.me && a.opened === b.opened

const turnedBy = (reel: Reel, shots: number): Reel =>
  reel.shots.length === 0 ? reel : { ...reel, shots: reel.shots.slice(shots) }
