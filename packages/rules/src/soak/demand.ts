/** Throws unless a condition holds; the message says in one sentence what is wrong. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
