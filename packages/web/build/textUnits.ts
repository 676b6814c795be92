/**
 * A Vite plugin: lengths in style sheets are written in px and sent in rem. Whoever has their browser show larger text,
 * or asks for it in the settings, gets boxes, gaps and buttons that grow with their words, and where the browser's own
 * text is larger, the layout of a screen that is so much smaller: media queries count in it too.
 */
import type { Plugin } from 'vite'

/** One rem where nobody has changed the size of text. */
const REM = 16

export const inRem = (css: string): string =>
  css.replace(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (_, sign: string, px: string) =>
    Number(px) === 0 ? '0rem' : `${sign}${Number((Number(px) / REM).toFixed(4))}rem`,
  )

export const textUnits = (): Plugin => ({
  name: 'coldwake-text-units',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/.*\.css$/.test(id) ? inRem(code) : null),
})
