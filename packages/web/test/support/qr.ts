/** Reads a QR code off a picture, as a phone would: by a reader that knows nothing of how it was drawn. */
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'

/** The page only turns the file into pixels; its reds are enough of black and white, and quick to hand over. */
export async function qrTextIn(page: Page, png: Buffer): Promise<string | null> {
  const { width, height, reds } = await page.evaluate(async file => {
    const bytes = Uint8Array.from(atob(file), char => char.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(picture, 0, 0)
    const { data } = pen.getImageData(0, 0, picture.width, picture.height)
    const reds = Array.from({ length: data.length / 4 }, (_, i) => String.fromCharCode(data[i * 4])).join('')
    return { width: picture.width, height: picture.height, reds }
  }, png.toString('base64'))
  const pixels = new Uint8ClampedArray(reds.length * 4)
  for (let i = 0; i < reds.length; i++) pixels.fill(reds.charCodeAt(i), i * 4, i * 4 + 4)
  // Light codes on dark are read by some phones only.
  const found = jsQR.default(pixels, width, height, { inversionAttempts: 'dontInvert' })
  return found?.data ?? null
}
