/** How an option becomes the input that takes it. */
import type { Answer, Decision, Option } from './types.ts'

/**
 * An option as the input that takes it, without its price. The commonest are written out: to copy objects of many
 * shapes takes longer than to check the input.
 */
export function answer({ seat, n }: Decision, option: Option): Answer {
  switch (option.do) {
    case 'pay':
    case 'play':
    case 'discard':
    case 'objective':
      return { seat, n, do: option.do, card: option.card }
    case 'pass':
    case 'done':
    case 'decline':
    case 'melee':
      return { seat, n, do: option.do }
    case 'mark':
      return { seat, n, do: 'mark', corridor: option.corridor }
    case 'move':
    case 'carefulMove':
      if (option.via === undefined) return { seat, n, do: option.do, to: option.to }
  }
  const { cost: _, ...choice } = option
  return { seat, n, ...choice }
}
