/** The form a noun takes after a whole number, for functions that fill in counts themselves. */
export function plural(n: number, one: string, few: string, many: string): string {
  if (n === 1) return one
  const unit = n % 10
  const teen = n % 100 > 10 && n % 100 < 20
  return unit >= 2 && unit <= 4 && !teen ? few : many
}

/** The same with the number before it. */
export const counted = (n: number, one: string, few: string, many: string): string =>
  `${n} ${plural(n, one, few, many)}`
