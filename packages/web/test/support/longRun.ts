/** What every run looks at, and what is left to `npm run test:long`. */
export const LONG = process.env.LONG === '1'

/** Some in every run, and the others too by `npm run test:long`. */
export const usually = <T>(some: readonly T[], others: readonly T[]): readonly T[] =>
  LONG ? [...some, ...others] : some
