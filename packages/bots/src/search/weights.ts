/** Every number that a search goes by. */
import type { Ask, TableView } from '@coldwake/rules/facts'

export interface SearchWeights {
  /** Questions that are looked ahead for: on others too little depends. */
  asks: readonly Ask[]
  /** Options that are tried: the officer's choice and its next best ones, and how much worse these may be. */
  options: number
  within: number
  /** Rounds that are played on, this one among them. */
  rounds: number
  /** Worlds before the first look at the race, and between two looks. */
  first: number
  batch: number
  /** By how many standard errors an option may be behind. */
  dropped: number
  /** By how many it must be better than the officer's choice, and by how much at least. */
  taken: number
  gain: number
  /** Answers in all playouts of one question, and worlds. */
  most: number
  worlds: number
  /** What survival counts besides a won game, where each plays for themselves and elsewhere. */
  life: Readonly<Record<TableView['mode'], number>>
}

export const searchWeights: SearchWeights = {
  asks: ['turn', 'launch', 'draft', 'door'],
  options: 3,
  within: 8,
  rounds: 2,
  first: 6,
  batch: 3,
  dropped: 1,
  taken: 1.25,
  gain: 0.01,
  most: 900,
  worlds: 60,
  life: { semiCooperative: 1, cooperative: 0.2, solo: 0.2 },
}
