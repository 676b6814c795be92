/**
 * How a way out shows, and each thing that it needs. A new kind does not compile until all of this is said. The kinds of
 * one game are in its folder.
 */
import type { Need, NeedTypes, WayOut } from '@coldwake/rules/games/waysOut'
import type { Words } from '../../app/words.ts'
import type { IconName } from '../../icons/Icon.tsx'

export type Says = Words<'panels'>['t']
export interface WayReader {
  t: Says
  lang: Words['lang']
}

export interface WayRecord<W extends WayOut = WayOut> {
  icon: IconName
  name: (way: W, t: Says) => string
  /** How it is taken, in plain words. */
  how: (way: W, t: Says) => string
  /** Why it saves nobody any more. */
  gone: (way: W, t: Says) => string
}
export interface NeedRecord<N extends Need = Need> {
  /** In the list of all that it takes. */
  label: (need: N, reader: WayReader) => string
  /** In short, what is missing. */
  lacks: (need: N, reader: WayReader) => string
  /** In short, what is not known. */
  unknown: (need: N, reader: WayReader) => string
}

export type WayKind = WayOut['way']
export type NeedKind = keyof NeedTypes
type WayOf<K extends WayKind> = Extract<WayOut, { way: K }>
type NeedOf<K extends NeedKind> = Extract<Need, { need: K }>
export type WayRecords<K extends WayKind = WayKind> = { [W in K]: WayRecord<WayOf<W>> }
export type NeedRecords<K extends NeedKind = NeedKind> = { [N in K]: NeedRecord<NeedOf<N>> }

/** Of a need without particulars, which everybody can see. */
export const plainNeed = (words: (t: Says) => { label: string; lacks: string }) => ({
  label: (_: unknown, { t }: WayReader) => words(t).label,
  lacks: (_: unknown, { t }: WayReader) => words(t).lacks,
  unknown: (_: unknown, { t }: WayReader) => words(t).lacks,
})
