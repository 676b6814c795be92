/** When something has been met for the first time, and what it looks like. */
import type { EventFace, View } from '@coldwake/rules/facts'
import type { Words } from '../../app/words.ts'
import type { IconName } from '../../icons/Icon.tsx'

export interface TipRecord {
  icon: IconName
  /** The color of the thing. */
  tone: 'danger' | 'fire' | 'noise' | 'malf' | 'slime' | 'ok' | 'power'
  /** Met by what was told. */
  told?: (event: EventFace, view: View) => boolean
  /** Met by how things stand. */
  stands?: (view: View) => boolean
  /** Of what was told: whether it is still so. Without it its occasion is gone with the next turn. */
  still?: (view: View) => boolean
}

export type TipName = keyof Words<'coach'>['t']['coaching']['tipsOf']

/** Does the event happen to whoever looks? */
export const isMine = (event: EventFace, { me }: View): boolean =>
  me !== null && 'who' in event && event.who === me.seat
