/** How players ask in one language, for the search of the rules: data that is never shown. */

/** Questions of one form, and what rules that answer them say. */
export interface Cue {
  /** How such a question begins. */
  readonly asks: readonly string[]
  /** Words, one of which is in the answer. */
  readonly says: string
}

export interface AskWords {
  /** Words that do not tell what a question is about. */
  readonly idle: string
  /** Words that tell a little. */
  readonly faint: string
  /** Endings that words lose before they are compared. */
  readonly endings: string
  /** Who asks speaks of themselves; what they are called in the rules; and what hunts them. */
  readonly self: string
  readonly people: string
  readonly foes: string
  /** Parts of words count too: “marker” in “Geräuschmarker”. */
  readonly compounds: boolean
  /** `can I …`, `what happens if …`, `how many …`, `when …`, `what is …`. */
  readonly cues: Readonly<Record<'may' | 'happens' | 'count' | 'when' | 'explains', Cue>>
  /**
   * What players say, and what the rules say for it, as `gun, pistol: weapon`. Several words on the left are looked for
   * as they stand; on the right every word is wanted, and `|` separates those of which one is enough.
   */
  readonly means: readonly string[]
}
