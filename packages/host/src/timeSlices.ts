/**
 * Does long work in small slices. Everything else gets a turn between any two slices, so ten long logs that are folded at
 * once hold nobody up for longer than one.
 */

/** Milliseconds of one slice. */
const SLICE = 8

/** Resolves when all work that waits for a slice has had it. */
let last: Promise<void> = Promise.resolve()
const nextTurn = (): Promise<void> => new Promise(done => setTimeout(done, 0))

export class TimeSlices {
  #began = performance.now()

  /** True if this slice has lasted long enough: then `pause` before going on. */
  get isOver(): boolean {
    return performance.now() - this.#began > SLICE
  }

  async pause(): Promise<void> {
    last = last.then(nextTurn)
    await last
    this.#began = performance.now()
  }
}

/** Node's `setImmediate` is quicker than a timer; browsers do not have it. */
const inNode: unknown = Reflect.get(globalThis, 'setImmediate')
const soon = (done: () => void): unknown => (typeof inNode === 'function' ? inNode(done) : setTimeout(done, 0))

/** When this turn of the event loop began, as far as is known here, and its end for all work that waits for it. */
let turnBegan = performance.now()
let turnEnds: Promise<void> | null = null

/** True if this turn of the event loop has lasted long. Checked for every message, so that most need not wait at all. */
export const isTurnLong = (): boolean => performance.now() - turnBegan > SLICE

/**
 * Waits until everything else had its turn, if this turn of the event loop has lasted long. Without this, work that only
 * waits for memory would be done in one turn, however much of it there is.
 */
export async function yieldTurn(): Promise<void> {
  while (isTurnLong()) {
    turnEnds ??= new Promise(done =>
      soon(() => {
        turnBegan = performance.now()
        turnEnds = null
        done()
      }),
    )
    await turnEnds
  }
}
