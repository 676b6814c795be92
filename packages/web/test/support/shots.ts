/** Pictures of every screen, for somebody to look at who asks for them with SHOTS=1: `.cache/shots/NAME-WIDTH.png`. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { painted } from './browser.ts'

const folder = fileURLToPath(new URL('../../../../.cache/shots/', import.meta.url))

/** The screen as it is now, as large as it is now. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS !== '1') return
  const width = page.viewportSize()?.width ?? 0
  const path = `${folder}${name}-${width}.png`
  await painted(page, () => page.screenshot({ path, animations: 'disabled' }))
}
