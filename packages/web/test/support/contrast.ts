/** How well two colors can be told apart, by the formula of WCAG 2: 1 for equal ones, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Of a color as `#rrggbb`. */
function luminance(color: string): number {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1)
  if (!parts) throw new Error(`${color} is not #rrggbb`)
  const [red = 0, green = 0, blue = 0] = parts.map(part => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
