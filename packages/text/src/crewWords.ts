/** What has to be said of everybody one may become: whoever has a name has all of it, or it does not compile. */
export interface CrewWords<Character extends string> {
  /** What they are known for. */
  readonly trait: Readonly<Record<Character, string>>
  /** How they are played. */
  readonly style: Readonly<Record<Character, string>>
  /** What they are good at, by cards and items, the best first. */
  readonly strengths: Readonly<Record<Character, { first: string; second: string; third: string }>>
  /** What they lack. */
  readonly weakness: Readonly<Record<Character, string>>
  /** Why they are as easy or hard to play as they are. */
  readonly tip: Readonly<Record<Character, string>>
}
