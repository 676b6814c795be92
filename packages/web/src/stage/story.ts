/** How news becomes a row of pictures is fetched when there is time. */
import type { storyboard } from './storyboard.ts'

let here: typeof storyboard | null = null

/** Until it is here, the board shows only how the news ends. */
export const story = (): typeof storyboard | null => here

export async function loadStory(): Promise<void> {
  here = (await import('./storyboard.ts')).storyboard
}
