/** What only boards of Nemesis have. */
import type { BoardData } from '../../core/board.ts'

declare module '../../core/board.ts' {
  interface Tracks {
    destination?: { n: string; start?: boolean }[]
    engines?: { engine: number; tokens: number }[]
    /** Numbers of the escape pods that may lie at each section. */
    pods?: { section: string; order: number[] }[]
  }
  interface TimeSpace {
    hibernationOpen?: boolean
  }
}

export interface NemesisBoardInfo {
  engines: readonly number[]
  /** Numbers of the escape pods; a game may have fewer. */
  pods: readonly number[]
  /** Spaces of the destination track. */
  spaces: readonly string[]
}

export const nemesisBoardInfo = ({ tracks }: BoardData): NemesisBoardInfo => ({
  engines: (tracks.engines ?? []).map(({ engine }) => engine),
  pods: (tracks.pods ?? []).flatMap(({ order }) => order).sort((a, b) => a - b),
  spaces: (tracks.destination ?? []).map(({ n }) => n),
})
