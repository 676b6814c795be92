/** What odd bots do, by what the stream of chance in their memory stands at. */
export const ODD = { sane: 0, hangs: 1, fails: 2, ends: 3, throws: 4, waits: 5 } as const
