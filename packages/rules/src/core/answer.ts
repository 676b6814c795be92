/**
 * How an option becomes the input that takes it, and how an input finds its option again. The commonest are written out:
 * to walk over the fields of objects of many shapes takes longer than all else that is done with them.
 */
import type { Answer, Choice, Decision, Name, Option, RoomId } from './types.ts'

/** An option as the input that takes it, without its price. */
export function answer({ seat, n }: Decision, option: Option): Answer {
  const { do: kind } = option
  switch (kind) {
    case 'pay':
    case 'play':
    case 'discard':
    case 'objective':
    case 'drop':
    case 'keep':
    case 'react':
    case 'use':
      return { seat, n, do: kind, card: option.card }
    case 'pass':
    case 'done':
    case 'decline':
    case 'melee':
    case 'roomAction':
    case 'trade':
    case 'end':
      return { seat, n, do: kind }
    case 'mark':
      return { seat, n, do: kind, corridor: option.corridor }
    case 'move':
    case 'carefulMove':
      if (option.via === undefined) return { seat, n, do: kind, to: option.to }
  }
  if (option.cost === undefined) return { seat, n, ...option }
  const { cost: _, ...choice } = option
  return { seat, n, ...choice }
}

/** How much an input says beyond what is done, by whom and when. The price is information, not part of the answer. */
function particulars(input: Choice): number {
  let count = 0
  for (const key in input) if (key !== 'do' && key !== 'n' && key !== 'seat' && key !== 'cost') count++
  return count
}

/** Does the input say all that the option says? Both do the same thing. */
function saysAll(input: Choice, option: Option, count: number): boolean {
  let more = count
  for (const key in option) {
    if (key === 'do' || key === 'cost') continue
    if (option[key as keyof Option] !== input[key as keyof Choice]) return false
    more--
  }
  return more === 0
}

type WithCard = Extract<Choice, { do: 'pay' | 'play' | 'discard' | 'objective' | 'drop' }>
function withCard(options: readonly Option[], kind: WithCard['do'], card: Name): Option | undefined {
  for (const option of options) if (option.do === kind && option.card === card) return option
  return undefined
}

type Moving = Extract<Choice, { do: 'move' | 'carefulMove' }>
function moving(options: readonly Option[], kind: Moving['do'], to: RoomId): Option | undefined {
  for (const option of options) if (option.do === kind && option.to === to && option.via === undefined) return option
  return undefined
}

function ofKind(options: readonly Option[], kind: Choice['do']): Option | undefined {
  for (const option of options) if (option.do === kind) return option
  return undefined
}

/** The option that an input takes; it says the same, no more and no less. */
export function chosen(options: readonly Option[], input: Choice): Option | undefined {
  const kind = input.do
  const count = particulars(input)
  switch (kind) {
    case 'pay':
    case 'play':
    case 'discard':
    case 'objective':
    case 'drop':
      return count === 1 ? withCard(options, kind, input.card) : undefined
    case 'move':
    case 'carefulMove':
      if (count > 1) break
      return moving(options, kind, input.to)
    case 'pass':
    case 'done':
    case 'decline':
      return count === 0 ? ofKind(options, kind) : undefined
  }
  for (const option of options) if (option.do === kind && saysAll(input, option, count)) return option
  return undefined
}
