/** How news becomes a row of pictures is fetched when there is time. */
import type { storyboard } from '../play/stage/scenes/storyboard.ts'

let here: typeof storyboard | null = null

/** Until it is here, the board shows only how the news ends. */
export const loadedStoryboard = (): typeof storyboard | null => here

export async function loadStoryboard(): Promise<void> {
  here = (await import('../play/stage/scenes/storyboard.ts')).storyboard
}
