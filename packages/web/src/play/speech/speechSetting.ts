/** How much is spoken of what happens. Questions, my death and the end always are. */
import { createStore } from '../../app/store.ts'
import { remember, remembered } from '../../net/heldSeats.ts'

export const SPEECH_MODES = ['full', 'brief', 'prompts'] as const
export type SpeechMode = (typeof SPEECH_MODES)[number]

const setting = createStore()
const read = (): SpeechMode => SPEECH_MODES.find(mode => mode === remembered('speech')) ?? 'full'

export const useSpeechMode = (): SpeechMode => setting.useValue(read)

export function setSpeechMode(mode: SpeechMode): void {
  remember('speech', mode)
  setting.changed()
}
