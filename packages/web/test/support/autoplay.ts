/** Whoever presses whatever can be pressed: plays on through the page alone, as fast as it answers. */
import type { Page } from 'playwright-core'

export interface Played {
  /** How many answers were given. */
  answers: number
  /** How often the device changed hands. */
  hands: number
  over: boolean
}

/**
 * Answers at random, by pressing what the list of answers shows, until so many answers are given or the game is over.
 * From the `calm`th answer on it passes where it can, so that a game comes to its end. Whoever plays with others gives
 * `patience`: after so many frames without a question it is somebody else's.
 */
export const playOn = (
  page: Page,
  { answers, calm = 0, seed = 1, patience }: { answers: number; calm?: number; seed?: number; patience?: number },
) =>
  page.evaluate(
    async ({ answers, calm, seed, patience }): Promise<Played> => {
      let state = seed
      const random = (below: number) => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0
        return (state >>> 8) % below
      }
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const rail = () => document.querySelector<HTMLElement>('.rail')
      const isOver = () => document.querySelector('.the-end') !== null
      let hands = 0
      /** Around one device: it goes on to whoever is next, who opens the curtain. */
      const handOn = () => {
        document.querySelector<HTMLElement>('.handover.waits button')?.click()
        const curtain = document.querySelector<HTMLElement>('.curtain .hold')
        curtain?.click()
        if (curtain?.classList.contains('armed')) hands++
      }
      const until = async (condition: () => boolean, frames = Infinity): Promise<boolean> => {
        for (let frame = 0; frame < frames; frame++) {
          if (condition()) return true
          handOn()
          await new Promise(requestAnimationFrame)
        }
        return false
      }
      const asked = () => rail()?.dataset.n
      const press = async (tried: number) => {
        const options = all('.rail :is(.opt, .find, .tile, .endround):not([aria-disabled="true"])')
        // Beside its name stands its key.
        const nameOf = (option: HTMLElement) => (option.querySelector('.answer-name') ?? option).textContent ?? ''
        const pass = options.find(option => /\b(Pass|Decline|End the trade)\b/.test(nameOf(option)))
        const option = tried >= calm && pass ? pass : options[random(Math.max(1, options.length))]
        option?.click()
        await new Promise(requestAnimationFrame)
        const go = () => document.querySelector<HTMLElement>('.go .primary:not([aria-disabled="true"])')
        go()?.click()
        await new Promise(requestAnimationFrame)
        // What may kill is pressed until it is meant.
        for (const n = asked(); asked() === n && go()?.classList.contains('armed'); go()?.click())
          await new Promise(requestAnimationFrame)
      }
      let given = 0
      while (given < answers && !isOver()) {
        if (!(await until(() => isOver() || asked() !== undefined, patience))) break
        if (isOver()) break
        const n = asked()
        let tries = 0
        do {
          // Each try waits for 20 frames; a busy machine may need many of them.
          if (tries++ > 2000)
            throw new Error(`cannot answer: ${rail()?.dataset.ask} ${rail()?.innerText.slice(0, 300)}`)
          await press(given)
        } while (!(await until(() => isOver() || asked() !== n, 20)))
        given++
      }
      return { answers: given, hands, over: isOver() }
    },
    { answers, calm, seed, patience },
  )
