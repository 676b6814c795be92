/** Places along a line, as near to where they are wanted as they can be without covering each other. */

/** `wanted` in order. Where there is no room for all gaps, they are all the same and smaller. */
export function spread(wanted: readonly number[], width: number, gap: number): number[] {
  const apart = Math.min(gap, width / Math.max(1, wanted.length - 1))
  const places: number[] = []
  for (const want of wanted) places.push(Math.max(want, (places.at(-1) ?? -apart) + apart))
  let end = width
  for (const [at, place] of [...places.entries()].reverse()) {
    if (place <= end) break
    places[at] = end
    end -= apart
  }
  return places
}
