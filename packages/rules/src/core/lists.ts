/** The element at an index that the caller knows to exist; an index out of range is a bug and is reported at once. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index]
  if (element === undefined) throw new Error(`index ${index} is outside a list of ${list.length}`)
  return element
}
