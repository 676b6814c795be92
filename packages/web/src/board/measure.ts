import { useEffect, useState } from 'react'
import type { Measure } from './labels.ts'

const widths = new Map<string, number>()
let context: CanvasRenderingContext2D | null | undefined

/** Width of a board label at 1 px, in the font of the board; a fair guess where nothing can be measured. */
export const measureLabel: Measure = text => {
  const known = widths.get(text)
  if (known !== undefined) return known
  context ??= document.createElement('canvas').getContext('2d')
  if (context) context.font = '600 100px "Barlow Condensed", "Arial Narrow", sans-serif'
  const width = context ? context.measureText(text).width / 100 : text.length * 0.45
  widths.set(text, width)
  return width
}

/** Renders again once the fonts are there, since labels measured before were measured in another font. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(document.fonts.status === 'loaded')
  useEffect(() => {
    let here = true
    document.fonts.ready.then(() => {
      widths.clear()
      if (here) setReady(true)
    })
    return () => {
      here = false
    }
  }, [])
  return ready
}
