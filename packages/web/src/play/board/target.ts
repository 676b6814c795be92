/** How a choice shows on the board. */
import type { Option } from '@coldwake/rules/facts'
import type { IconName } from '../../icons/Icon.tsx'
import type { Entry } from '../choice/choices.ts'
import type { Tone } from './noiseOdds.ts'

export interface Target {
  entry: Entry
  /** One of its options, where this place stands for it. */
  option?: Option
  selected: boolean
  tone: Tone
  icon: IconName | null
  /** One word or two on the tag; nothing if the number alone says enough. */
  word: string
  /** What a screen reader adds to the place's name. */
  say: string
}

export const TONE_COLOR: Record<Tone, string> = {
  quiet: 'var(--ok)',
  noise: 'var(--noise)',
  encounter: 'var(--danger)',
  unknown: 'var(--text)',
  intruder: 'var(--danger)',
  attacked: 'var(--danger)',
  lethal: 'var(--lethal)',
}
