/** How the lists of a state are made and copied. */

/** A new thing in every place. A loop: `Array.from` takes ten times as long, which is a tenth of setting up a game. */
export function listOf<T>(length: number, make: () => T): T[] {
  const out: T[] = []
  for (let i = 0; i < length; i++) out.push(make())
  return out
}

/** Sliced, not made anew: a copy is then the same kind of array to the compiler as the list it comes from. */
export function copyEach<T>(list: readonly T[], copy: (one: T) => T): T[] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) out[i] = copy(out[i])
  return out
}

const copyList = <T>(list: readonly T[]): T[] => list.slice()
export const copyLists = <T>(lists: readonly T[][]): T[][] => copyEach(lists, copyList)

export const copyNamedLists = <T extends Readonly<Record<string, readonly number[]>>>(lists: T): T =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.slice()])) as unknown as T
