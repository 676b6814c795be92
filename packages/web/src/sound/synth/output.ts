/** Where sounds come out. Silent where a browser cannot, or has heard no click yet: it says itself when a page may sound. */
import type { How } from '../playSound.ts'
import { volume } from '../soundSettings.ts'
import { hissOf, type Sound, sing } from './voices.ts'

interface Desk {
  audio: AudioContext
  out: GainNode
}

let desk: Desk | null = null

async function opened(): Promise<Desk | null> {
  try {
    if (!desk) {
      const audio = new AudioContext()
      const out = new GainNode(audio)
      // Several at once must not clip.
      out.connect(new DynamicsCompressorNode(audio)).connect(audio.destination)
      desk = { audio, out }
    }
    if (desk.audio.state === 'suspended') await desk.audio.resume()
    desk.out.gain.value = volume() / 100
    return desk
  } catch {
    return null
  }
}

export async function ring(sound: Sound, { pitch = 1, after = 0 }: How = {}): Promise<void> {
  const open = await opened()
  if (open) sing(open.audio, open.out, sound, open.audio.currentTime + after, pitch)
}

/** Fire: low noise that flickers, until the returned function is called. */
export function crackle(): () => void {
  let over = false
  let stop = () => {}
  void opened().then(open => {
    if (!open || over) return
    const { audio, out } = open
    const low = new AudioBufferSourceNode(audio, { buffer: hissOf(audio), loop: true, playbackRate: 0.4 })
    const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 340, Q: 0.7 })
    const quiet = new GainNode(audio, { gain: 0.035 })
    // A slow, uneven flicker.
    const flicker = new OscillatorNode(audio, { type: 'sawtooth', frequency: 5.3 })
    const depth = new GainNode(audio, { gain: 0.018 })
    flicker.connect(depth).connect(quiet.gain)
    low.connect(body).connect(quiet).connect(out)
    low.start()
    flicker.start()
    stop = () => {
      low.stop()
      flicker.stop()
      quiet.disconnect()
    }
  })
  return () => {
    over = true
    stop()
  }
}
