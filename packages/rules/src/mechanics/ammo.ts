/** Ammo of weapons, and uses of what is used up bit by bit. NEM-HAND-05, NEM-HAND-06. */
import { heldBy } from '../core/pieces.ts'
import { nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Name, RuleId, Seat, Tell } from '../core/types.ts'
import { itemOf } from './crew.ts'

declare module '../core/types.ts' {
  interface EventTypes {
    ammo: { who: Seat; card: Name; ammo: number }
  }
}

export const isWeapon = (g: GameState, piece: number): boolean => (itemOf(g, piece)?.weapon ?? null) !== null
/** Ammo of a weapon, uses of a thing. */
export const isCounted = (g: GameState, piece: number): boolean => rulesOf(g).content.weapons[piece] >= 0
export const weaponsOf = (g: GameState, who: Seat): number[] => heldBy(g, who).filter(piece => isWeapon(g, piece))
/** Everything beside the character board that has ammo or uses. */
export const countedOf = (g: GameState, who: Seat): number[] => heldBy(g, who).filter(piece => isCounted(g, piece))
export const ammoOf = (g: GameState, piece: number): number => g.ammo[rulesOf(g).content.weapons[piece]]

/** What hangs on a weapon adds to what it holds. */
const GIFT_AMMO = { extendedMagazine: 2, autoloader: 1 } as const
const giftAmmo = (g: GameState, item: number): number => {
  const gives = itemOf(g, item)?.gives
  return gives === 'extendedMagazine' || gives === 'autoloader' ? GIFT_AMMO[gives] : 0
}

/** NEM-HAND-06 */
export const capacityOf = (g: GameState, piece: number): number =>
  g.attached.reduce(
    (n, [item, host]) => (host === piece ? n + giftAmmo(g, item) : n),
    itemOf(g, piece)?.weapon?.capacity ?? itemOf(g, piece)?.uses ?? 0,
  )

export function setAmmo(
  g: GameState,
  who: Seat,
  piece: number,
  ammo: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  g.ammo[rulesOf(g).content.weapons[piece]] = ammo
  tell?.({ e: 'ammo', who, card: nameOf(g, piece), ammo, rule })
}

/** Of the pieces with that name, the first with the least of something; −1 when there is none. */
export function least(g: GameState, pieces: readonly number[], card: Name, of: (piece: number) => number): number {
  let best = -1
  for (const piece of pieces) if (nameOf(g, piece) === card && (best < 0 || of(piece) < of(best))) best = piece
  return best
}

/** Of the pieces with that name the one with the most ammo or uses. */
export const fullest = (g: GameState, pieces: readonly number[], card: Name): number =>
  least(g, pieces, card, piece => -ammoOf(g, piece))

/** The piece of that name, the fullest if there are two. */
export const weaponNamed = (g: GameState, who: Seat, card: Name): number => fullest(g, weaponsOf(g, who), card)
