/** Nothing is at this index, though the caller knows that something must be: a bug, reported at once. */
export function missing(list: readonly unknown[], index: number): never {
  throw new Error(`nothing at index ${index} of a list of ${list.length}`)
}

/**
 * The element at an index that the caller knows to exist. It meets lists of every kind, which makes its reads slow; where
 * speed matters, each kind of list has an accessor of its own: `list[index] ?? missing(list, index)`.
 */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index]
  return element === undefined ? missing(list, index) : element
}
