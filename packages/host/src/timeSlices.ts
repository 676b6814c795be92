/**
 * Long work in small slices. Between two slices, of any games, everything else gets its turn: ten long logs folded
 * at once hold nobody up for longer than one.
 */

/** Milliseconds of one slice. */
const SLICE = 8

/** Ends when everybody who waits for a slice of their own has had it. */
let last: Promise<void> = Promise.resolve()
const nextTurn = (): Promise<void> => new Promise(done => setTimeout(done, 0))

export class TimeSlices {
  #began = performance.now()

  /** Has this slice lasted long enough? Then `pause` before going on. */
  get isOver(): boolean {
    return performance.now() - this.#began > SLICE
  }

  async pause(): Promise<void> {
    last = last.then(nextTurn)
    await last
    this.#began = performance.now()
  }
}

/** Node's own is quicker than a timer; browsers do not have it. */
const inNode: unknown = Reflect.get(globalThis, 'setImmediate')
const soon = (done: () => void): unknown => (typeof inNode === 'function' ? inNode(done) : setTimeout(done, 0))

/** When the event loop last went on, as far as is known here, and the end of this turn for all who wait for it. */
let turnBegan = performance.now()
let turnEnds: Promise<void> | null = null

/** Has this turn of the event loop lasted for long? Asked for every message, so that most need not wait at all. */
export const isTurnLong = (): boolean => performance.now() - turnBegan > SLICE

/**
 * Waits until everything else had its turn, if this turn of the event loop has lasted for long. Work that only waits for
 * what is in memory is done in one turn otherwise, however much of it there is.
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
