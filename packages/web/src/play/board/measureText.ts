import { useSyncExternalStore } from 'react'
import type { Measure } from './labels.ts'
import { forgetLettering } from './lettering.ts'

/** A font is only fetched once something is written in it. */
const FONT = '600 100px "Barlow Condensed"'

const widths = new Map<string, number>()
let context: CanvasRenderingContext2D | null | undefined

/** Width of a board label at 1 px, in the font of the board; a fair guess where nothing can be measured. */
export const measureLabel: Measure = text => {
  const known = widths.get(text)
  if (known !== undefined) return known
  context ??= document.createElement('canvas').getContext('2d')
  if (context) context.font = `${FONT}, "Arial Narrow", sans-serif`
  const width = context ? context.measureText(text).width / 100 : text.length * 0.45
  widths.set(text, width)
  return width
}

/** Is the font there that labels are measured in? Who asks for it is told when it comes. */
let there = false
let asked = false
const waiting = new Set<() => void>()

function ask(tell: () => void): () => void {
  waiting.add(tell)
  if (!asked) {
    asked = true
    // Without it the board stays in the font that was measured, until somebody comes to it again.
    document.fonts.load(FONT).then(arrived, () => {
      asked = false
    })
  }
  return () => waiting.delete(tell)
}

function arrived(faces: readonly FontFace[]): void {
  asked = there = faces.length > 0
  if (!there) return
  widths.clear()
  forgetLettering()
  for (const tell of waiting) tell()
}

/** Renders again once the font of the board is there: what was measured before was measured in another. */
export const useFonts = (): boolean => useSyncExternalStore(ask, () => there)
