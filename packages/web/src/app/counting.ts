/** 1 to n, for things that are counted rather than listed. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

/** The seats in a set of bits. */
export const seatsIn = (bits: number): number[] => upTo(5).flatMap(n => (bits & (1 << (n - 1)) ? [n - 1] : []))

/** The same things counted, in the order of their first. */
export function counted<T>(things: readonly T[]): [thing: T, count: number][] {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}
