/** Rooms as small plates have place for them: less than the whole name, or with | where a word may be broken. */
import type { Name } from '@coldwake/rules'
import { type Dialect, type Lang, langOf } from './lang.ts'

export type Plates = Readonly<Record<Name, string>>

const engraved = new Map<Lang, Plates>()

export function engrave(lang: Lang, plates: Plates): void {
  engraved.set(lang, { ...engraved.get(lang), ...plates })
}

/** What to write of a room's name where the whole of it has no place. */
export const plateName = (tile: Name, lang: Dialect): string | undefined => engraved.get(langOf(lang))?.[tile]
