/** The faces of pieces that only Lockdown has. */
import type { Effect, Name, Predicate, Section } from '../../core/types.ts'

declare module '../../core/content.ts' {
  interface FaceTypes {
    computer: { computer: ComputerCard }
    contingency: { contingency: ContingencyToken }
    css: { css: CargoToken }
    surface: { surface: SurfaceCard }
  }
  interface Box {
    computer?: readonly ComputerCard[]
    contingencies?: readonly ContingencyToken[]
    css?: readonly CargoToken[]
    /** Exploration tokens and cards of the Surface. */
    surfaceTokens?: readonly Token[]
    surfaceCards?: readonly SurfaceCard[]
  }
}

export interface ComputerCard {
  id: Name
  /** One of these, each a list done in order; none on the card that locks the facility down. */
  options: readonly (readonly Effect[])[]
}

export interface ContingencyToken {
  id: Name
  copies: number
  /** The characters that it kills at the end; null: nobody. */
  kills: Predicate | null
}

export interface CargoToken {
  id: Name
  copies: number
  /** Pods that are launched. */
  pods: readonly Section[]
}

/** A card of the Surface: what it does to characters under the open sky, and to those who are sheltered. LOCK-MARS-24 */
export interface SurfaceCard {
  id: Name
  whom: 'drawer' | 'everybody'
  exposed: readonly Effect[]
  sheltered: readonly Effect[]
}

/** Their fields on a piece of another kind. */
export const lockdownFaces = { computer: null, contingency: null, css: null, surface: null }
/** The kinds of these pieces. */
export const LOCKDOWN_KINDS = ['computer', 'contingency', 'css', 'surface'] as const
