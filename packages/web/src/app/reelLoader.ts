/** How news becomes a row of pictures is fetched when there is time. */
import type { spool } from '../play/stage/scenes/reel.ts'

let here: typeof spool | null = null

/** Until it is here, only how the news ends is shown. */
export const loadedReel = (): typeof spool | null => here

export async function loadReel(): Promise<void> {
  // What waits for a press is not played before there is something to press.
  const [{ spool }] = await Promise.all([
    import('../play/stage/scenes/reel.ts'),
    import('../play/stage/scenes/StageOverlay.tsx'),
    import('../play/stage/scenes/WholeStage.tsx'),
  ])
  here = spool
}
