/**
 * Long work in small slices. Between two slices, of whatever games, everything else gets its turn: ten long logs folded
 * at once hold nobody up for longer than one.
 */

/** Milliseconds of one slice. */
const SLICE = 8

/** Ends when everybody who waits for a slice of their own has had it. */
let last: Promise<void> = Promise.resolve()
const nextTurn = (): Promise<void> => new Promise(done => setTimeout(done, 0))

export class Slices {
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
