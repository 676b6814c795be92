/** Pictures of every screen, written by the test run for somebody to look at: `.cache/shots/NAME-WIDTH.png`. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const folder = fileURLToPath(new URL('../../../../.cache/shots/', import.meta.url))

/** The screen as it is now, as large as it is now. */
export async function shoot(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: `${folder}${name}-${width}.png`, animations: 'disabled' })
}
