/** A worked example as a situation with its inputs, to be tried at a table. */
import type { Choice, Decision, Option, Seat } from '@coldwake/rules/facts'

/** An input as scenario files write it. */
type Input = Readonly<Record<string, unknown>>

/** A scenario file, as far as the page reads it. */
export interface Trial {
  readonly id: string
  readonly title?: string
  readonly seats: readonly string[]
  readonly play?: readonly Input[]
}

/** The rule whose example it is: `NEM-EX-04-encounter` is a variant of `NEM-EX-04`. */
export const exampleOf = (id: string): string => /^(?:NEM|LOCK)-EX-\d+/.exec(id)?.[0] ?? id

/** What continues an action that has been declared. */
const CONTINUES: readonly unknown[] = ['pay', 'done', 'part', 'makeOf']

/** The inputs in steps: an action with all that pays for it and completes it. Inputs that must be refused are no steps. */
export function stepsOf({ play = [] }: Trial): Input[][] {
  const steps: Input[][] = []
  for (const input of play) {
    if (!('do' in input) || 'refused' in input) continue
    const last = steps.at(-1)
    if (last && last[0]?.seat === input.seat && CONTINUES.includes(input.do)) last.push(input)
    else steps.push([input])
  }
  return steps
}

/** Who does something, by a character or as `P1`. */
export function seatOf({ seats }: Trial, step: readonly Input[] | undefined): Seat {
  const who = step?.[0]?.seat
  const number = typeof who === 'string' ? /^P(\d)$/.exec(who)?.[1] : undefined
  return number
    ? Number(number) - 1
    : Math.max(
        0,
        seats.findIndex(one => one === who),
      )
}

/** The option that a step means, if there is no doubt about it. */
export function meantBy(step: readonly Input[] | undefined, decision: Decision | null): Option | null {
  const [input] = step ?? []
  if (!input || !decision) return null
  const isMeant = (option: Option) => {
    const fields: Readonly<Record<string, unknown>> = { ...(option satisfies Choice) }
    return Object.entries(input).every(([key, value]) => {
      const offered = fields[key]
      return key === 'seat' || offered === undefined || offered === value || typeof offered !== typeof value
    })
  }
  const found = decision.options.filter(option => option.do === input.do && isMeant(option))
  return found.length === 1 ? (found[0] ?? null) : null
}
