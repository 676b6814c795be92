/** Which events are spoken, by how much somebody wants to hear. */
import type { EventFace, Seat } from '@coldwake/rules/facts'
import { aloudTo, lineOf } from '../log/eventLines.ts'
import type { SpeechMode } from './speechSetting.ts'

const GRAVE: ReadonlySet<string> = new Set(['hot', 'strong', 'burning'])

export function isSpoken(event: EventFace, me: Seat | null, mode: SpeechMode): boolean {
  if (event.e === 'over' || (event.e === 'died' && event.who === me)) return true
  const aloud = aloudTo(event, me)
  if (mode === 'prompts' || aloud === 'silent') return false
  return mode === 'full' || aloud === 'alarm' || GRAVE.has(lineOf(event).tone)
}
