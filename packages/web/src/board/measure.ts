import { useEffect, useState } from 'react'
import type { Measure } from './labels.ts'
import { letterAnew } from './scale.ts'

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

/** Renders again once the font of the board is there: what was measured before was measured in another. */
export function useFonts(): void {
  const [ready, setReady] = useState(() => document.fonts.check(FONT))
  useEffect(() => {
    if (ready) return
    let here = true
    const measureAnew = () => {
      widths.clear()
      letterAnew()
      if (here) setReady(true)
    }
    // Without it the board stays in the font that was measured.
    document.fonts.load(FONT).then(measureAnew, () => {})
    return () => {
      here = false
    }
  }, [ready])
}
