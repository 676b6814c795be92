/** The turn bell: two soft strokes, made when it is rung. */

let context: AudioContext | null = null

/** Two notes, their partials, and how loud each is. */
const STROKES = [
  { at: 0, pitch: 659.3 },
  { at: 0.16, pitch: 987.8 },
] as const
const PARTIALS = [
  { times: 1, loud: 0.16, lasts: 1.1 },
  { times: 2.76, loud: 0.05, lasts: 0.5 },
] as const

/** Silent where the browser has heard no click yet: it says itself when a page may sound. */
export async function ring(): Promise<void> {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') await context.resume()
    const audio = context
    for (const { at, pitch } of STROKES)
      for (const { times, loud, lasts } of PARTIALS) strike(audio, audio.currentTime + at, pitch * times, loud, lasts)
  } catch {
    // No sound here.
  }
}

function strike(audio: AudioContext, when: number, pitch: number, loud: number, lasts: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, when)
  volume.gain.linearRampToValueAtTime(loud, when + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, when + lasts)
  tone.connect(volume).connect(audio.destination)
  tone.start(when)
  tone.stop(when + lasts)
}
