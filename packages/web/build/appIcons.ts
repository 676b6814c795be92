/**
 * Draws the app's icons as PNG, for systems that take no SVG. Their drawings are public/icons/*.svg; run this after
 * changing one: node packages/web/build/appIcons.ts
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { launch } from '../test/support/browser.ts'

const folder = path.join(import.meta.dirname, '../public/icons')
const pictures = [
  { of: 'icon.svg', size: 192, as: 'icon-192.png' },
  { of: 'icon.svg', size: 512, as: 'icon-512.png' },
  { of: 'maskable.svg', size: 192, as: 'maskable-192.png' },
  { of: 'maskable.svg', size: 512, as: 'maskable-512.png' },
  // This system cuts the corners itself, and shows no transparency.
  { of: 'maskable.svg', size: 180, as: 'apple-180.png' },
]

const browser = await launch()
try {
  const page = await browser.newPage()
  for (const { of, size, as } of pictures) {
    const drawing = await readFile(path.join(folder, of), 'utf8')
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
    await page.screenshot({ path: path.join(folder, as), omitBackground: true })
  }
} finally {
  await browser.close()
}
