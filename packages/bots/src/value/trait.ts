/** What a moment looks like in numbers: name → number, always with the same names in the same order within a game. */
export type Traits = Readonly<Record<string, number>>

/** A yes is 1. */
export const flag = (is: boolean): number => (is ? 1 : 0)

/** What is left of a crew's plan; all nothing where each plays for themselves. */
export function crewTraits(
  crew: { parts: readonly { seat: number | null }[]; goals: readonly unknown[]; done: boolean; leaves: boolean } | null,
  seat: number,
): Traits {
  return {
    parts: crew?.parts.length ?? 0,
    mine: crew?.parts.filter(part => part.seat === seat).length ?? 0,
    nobodys: crew?.parts.filter(part => part.seat === null).length ?? 0,
    done: flag(crew?.done ?? false),
    leaves: flag(crew?.leaves ?? false),
  }
}
