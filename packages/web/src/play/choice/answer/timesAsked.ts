/** How often this browser was asked whether it reacts although it could not. */
const KEY = 'coldwake.idleReactions'

interface Known {
  times: number
  /** The question that was counted last. */
  last: string
}

function read(): Known {
  try {
    const { times, last }: Partial<Known> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { times: Number(times) || 0, last: String(last ?? '') }
  } catch {
    return { times: 0, last: '' }
  }
}

/** With this question, which counts once however often it is shown. */
export function timesAsked(code: string, n: number): number {
  const question = `${code}/${n}`
  const { times, last } = read()
  if (last === question) return times
  try {
    localStorage.setItem(KEY, JSON.stringify({ times: times + 1, last: question } satisfies Known))
  } catch {
    // A browser that keeps nothing explains nothing twice.
  }
  return times + 1
}
