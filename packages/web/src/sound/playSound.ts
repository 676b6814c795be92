/** Whatever makes sounds is loaded with the first of them. */
import type { EventFace } from '@coldwake/rules/facts'
import { soundsWanted } from './soundSettings.ts'
import type { Sound } from './synth/voices.ts'

export interface How {
  /** 1 as it is, 2 an octave higher. */
  pitch?: number
  /** Seconds from now. */
  after?: number
}

/** Sounds that come together follow each other this closely. */
const APART_S = 0.12

const desk = () => import('./synth/output.ts')

/** Heard whether or not the table is: for what is asked for by itself. A page that cannot sound stays silent. */
export const ring = (sound: Sound, how: How = {}): void => {
  desk()
    .then(({ ring }) => ring(sound, how))
    .catch(() => {})
}

/** Heard if the table may be. */
export function play(sound: Sound, how: How = {}): void {
  if (soundsWanted()) ring(sound, how)
}

/** What happened on this board, sound after sound. */
export function tell(news: readonly EventFace[], board: string): void {
  import('./synth/eventSounds.ts')
    .then(({ soundsOf }) => {
      for (const [place, { sound, pitch }] of soundsOf(news, board).entries())
        play(sound, { pitch, after: place * APART_S })
    })
    .catch(() => {})
}

/** Fire, low and without end, until the returned function is called. */
export function crackle(): () => void {
  let stop: (() => void) | null = null
  let over = false
  desk()
    .then(({ crackle }) => {
      if (!over) stop = crackle()
    })
    .catch(() => {})
  return () => {
    over = true
    stop?.()
  }
}
