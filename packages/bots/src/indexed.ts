/** Elements that are known to be there: rooms, corridors and seats are numbers that come from the lists they index. */

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`there is no element ${index} in a list of ${list.length}`)
  return found
}

/** The number of a room or corridor by its id. */
export function numberOf(index: Readonly<Record<string, number>>, id: string): number {
  const found = index[id]
  if (found === undefined) throw new RangeError(`there is no ${id} on this board`)
  return found
}

/** The same function of a number, which answers from memory when it is asked again. */
export function remembering<T>(work: (index: number) => T): (index: number) => T {
  const known = new Map<number, T>()
  return index => {
    let found = known.get(index)
    if (found === undefined) {
      found = work(index)
      known.set(index, found)
    }
    return found
  }
}
