/** Every sound of the table, made when it is heard: tones that glide and fade, and noise through a filter. */

interface Shape {
  /** Seconds after the sound begins. */
  at?: number
  loud: number
  lasts: number
  /** Seconds until it is at its loudest. */
  swells?: number
}
/** A tone that glides from one pitch to another, in Hz. */
interface Tone extends Shape {
  wave: OscillatorType
  from: number
  to?: number
}
/** Noise, of which a filter leaves what lies around a pitch that glides. */
interface Hiss extends Shape {
  hiss: BiquadFilterType
  from: number
  to?: number
  q?: number
}
type Voice = Tone | Hiss

const chord = (wave: OscillatorType, pitches: readonly number[], apart: number, loud: number, lasts: number): Tone[] =>
  pitches.map((from, place) => ({ wave, from, at: place * apart, loud, lasts, swells: 0.03 }))

const TICK: Voice = { wave: 'square', from: 1800, to: 900, loud: 0.06, lasts: 0.04 }
const KNOCK: Voice[] = [
  { wave: 'sine', from: 190, to: 90, loud: 0.5, lasts: 0.16 },
  { hiss: 'bandpass', from: 420, q: 3, loud: 0.25, lasts: 0.05 },
  { wave: 'sine', from: 170, to: 80, at: 0.17, loud: 0.32, lasts: 0.16 },
]

export const VOICES = {
  bell: [
    { wave: 'sine', from: 659.3, loud: 0.16, lasts: 1.1 },
    { wave: 'sine', from: 1819.7, loud: 0.05, lasts: 0.5 },
    { wave: 'sine', from: 987.8, at: 0.16, loud: 0.16, lasts: 1.1 },
    { wave: 'sine', from: 2726.3, at: 0.16, loud: 0.05, lasts: 0.5 },
  ],
  card: [{ hiss: 'highpass', from: 2200, to: 5200, loud: 0.14, lasts: 0.14, swells: 0.05 }],
  pay: [
    { hiss: 'highpass', from: 3000, loud: 0.1, lasts: 0.07 },
    { wave: 'triangle', from: 300, to: 210, at: 0.05, loud: 0.14, lasts: 0.1 },
  ],
  door: [
    { hiss: 'lowpass', from: 900, to: 260, loud: 0.24, lasts: 0.22, swells: 0.12 },
    { wave: 'sine', from: 120, to: 52, at: 0.2, loud: 0.5, lasts: 0.24 },
    { wave: 'square', from: 88, to: 60, at: 0.2, loud: 0.1, lasts: 0.1 },
  ],
  doorTorn: [
    { hiss: 'bandpass', from: 2600, to: 300, q: 2, loud: 0.5, lasts: 0.5 },
    { wave: 'sawtooth', from: 220, to: 46, loud: 0.22, lasts: 0.5 },
    { wave: 'sine', from: 90, to: 38, at: 0.3, loud: 0.5, lasts: 0.4 },
  ],
  step: [
    { wave: 'sine', from: 110, to: 60, loud: 0.28, lasts: 0.08 },
    { hiss: 'lowpass', from: 700, loud: 0.08, lasts: 0.05 },
    { wave: 'sine', from: 100, to: 56, at: 0.2, loud: 0.22, lasts: 0.08 },
  ],
  knock: KNOCK,
  hush: [{ hiss: 'bandpass', from: 1400, to: 500, q: 0.6, loud: 0.12, lasts: 0.7, swells: 0.25 }],
  swell: [
    { wave: 'sawtooth', from: 55, to: 78, loud: 0.16, lasts: 0.9, swells: 0.6 },
    { wave: 'sawtooth', from: 58, to: 83, loud: 0.16, lasts: 0.9, swells: 0.6 },
  ],
  drop: [
    { wave: 'sine', from: 150, to: 27, loud: 0.7, lasts: 1.3 },
    { wave: 'sawtooth', from: 75, to: 31, loud: 0.12, lasts: 1.1 },
    { hiss: 'lowpass', from: 1200, to: 120, loud: 0.22, lasts: 0.8 },
  ],
  claw: [0, 0.07, 0.14].map(
    (at): Voice => ({ hiss: 'bandpass', from: 3600, to: 900, q: 2, at, loud: 0.4, lasts: 0.13 }),
  ),
  shot: [
    { hiss: 'lowpass', from: 5200, to: 240, loud: 0.6, lasts: 0.26 },
    { wave: 'sine', from: 180, to: 44, loud: 0.5, lasts: 0.2 },
  ],
  hit: [
    { wave: 'triangle', from: 140, to: 62, loud: 0.4, lasts: 0.16 },
    { hiss: 'lowpass', from: 500, loud: 0.3, lasts: 0.09 },
  ],
  miss: [{ hiss: 'bandpass', from: 900, to: 2600, q: 1.4, loud: 0.16, lasts: 0.24, swells: 0.1 }],
  blaze: [
    { hiss: 'lowpass', from: 300, to: 1500, loud: 0.36, lasts: 0.6, swells: 0.2 },
    { wave: 'sine', from: 60, to: 90, loud: 0.2, lasts: 0.5, swells: 0.2 },
  ],
  buzz: [0, 0.12, 0.3].map((at): Voice => ({ wave: 'sawtooth', from: 118, to: 112, at, loud: 0.12, lasts: 0.09 })),
  powerDown: [{ wave: 'triangle', from: 420, to: 48, loud: 0.24, lasts: 1.1 }],
  powerUp: [
    { wave: 'triangle', from: 60, to: 240, loud: 0.2, lasts: 0.8, swells: 0.4 },
    { wave: 'sine', from: 120, to: 480, loud: 0.08, lasts: 0.8, swells: 0.4 },
  ],
  /** A heavy switch lets go. */
  relay: [
    { wave: 'square', from: 74, to: 48, loud: 0.2, lasts: 0.12 },
    { hiss: 'lowpass', from: 1600, to: 200, loud: 0.4, lasts: 0.16 },
    { wave: 'triangle', from: 420, to: 40, at: 0.14, loud: 0.24, lasts: 1.2 },
  ],
  elevator: [
    { wave: 'sawtooth', from: 66, to: 96, loud: 0.1, lasts: 0.7, swells: 0.2 },
    { hiss: 'bandpass', from: 300, to: 500, q: 2, loud: 0.12, lasts: 0.7, swells: 0.2 },
    { wave: 'sine', from: 880, at: 0.62, loud: 0.12, lasts: 0.5 },
  ],
  gate: [
    { wave: 'sawtooth', from: 44, to: 62, loud: 0.2, lasts: 1.1, swells: 0.3 },
    { hiss: 'bandpass', from: 700, to: 260, q: 1.2, loud: 0.34, lasts: 1.1, swells: 0.3 },
    { wave: 'sine', from: 90, to: 36, at: 1, loud: 0.5, lasts: 0.4 },
  ],
  rover: [
    { wave: 'sawtooth', from: 52, to: 110, loud: 0.16, lasts: 1, swells: 0.25 },
    { hiss: 'lowpass', from: 260, to: 620, loud: 0.22, lasts: 1.1, swells: 0.3 },
  ],
  /** A door that will not be opened again. */
  seal: [
    { hiss: 'lowpass', from: 1200, to: 300, loud: 0.3, lasts: 0.34, swells: 0.2 },
    { wave: 'sine', from: 110, to: 40, at: 0.3, loud: 0.6, lasts: 0.36 },
    { wave: 'square', from: 660, to: 640, at: 0.62, loud: 0.05, lasts: 0.08 },
    { wave: 'square', from: 660, to: 640, at: 0.76, loud: 0.05, lasts: 0.08 },
  ],
  siren: [0, 0.55].flatMap((at): Voice[] => [
    { wave: 'sawtooth', from: 330, to: 520, at, loud: 0.12, lasts: 0.5, swells: 0.25 },
    { wave: 'sine', from: 165, to: 260, at, loud: 0.14, lasts: 0.5, swells: 0.25 },
  ]),
  terminal: [0, 0.07, 0.2].map((at): Voice => ({ wave: 'square', from: 1240, to: 1200, at, loud: 0.04, lasts: 0.05 })),
  learn: chord('sine', [523.3, 784, 1046.5], 0.07, 0.1, 0.7),
  /** It was to fly, and falls back. */
  thud: [
    { hiss: 'lowpass', from: 700, to: 160, loud: 0.36, lasts: 0.4, swells: 0.15 },
    { wave: 'sine', from: 95, to: 34, at: 0.3, loud: 0.6, lasts: 0.4 },
  ],
  event: [TICK, { hiss: 'highpass', from: 2400, to: 5200, at: 0.06, loud: 0.12, lasts: 0.14 }],
  tick: [TICK],
  lastTicks: [TICK, { ...TICK, at: 0.16, loud: 0.12 }],
  launch: [
    { hiss: 'lowpass', from: 240, to: 2400, loud: 0.5, lasts: 1.4, swells: 0.3 },
    { wave: 'sawtooth', from: 50, to: 130, loud: 0.16, lasts: 1.3, swells: 0.3 },
  ],
  jump: [
    { wave: 'sine', from: 40, to: 880, loud: 0.3, lasts: 1.6, swells: 1.2 },
    { hiss: 'bandpass', from: 200, to: 6000, q: 0.8, loud: 0.3, lasts: 1.7, swells: 1.3 },
  ],
  death: [
    { wave: 'sine', from: 220, to: 216, loud: 0.26, lasts: 2.2 },
    { wave: 'sine', from: 233, to: 110, loud: 0.16, lasts: 2.2 },
  ],
  won: chord('triangle', [261.6, 329.6, 392, 523.3], 0.12, 0.14, 1.8),
  lost: chord('triangle', [220, 261.6, 311.1, 155.6], 0.16, 0.14, 2),
} satisfies Record<string, readonly Voice[]>

export type Sound = keyof typeof VOICES

const isTone = (voice: Voice): voice is Tone => 'wave' in voice

/** A second of noise, made once per context, and always the same: what does not clip today never does. */
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>()
export function hissOf(audio: BaseAudioContext): AudioBuffer {
  const made = hisses.get(audio)
  if (made) return made
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    samples[i] = state / 2 ** 31 - 1
  }
  hisses.set(audio, buffer)
  return buffer
}

const QUIET = 0.0001

/** Lets a sound be heard at a time of the context; `pitch` makes all of it higher or lower. */
export function sing(audio: BaseAudioContext, out: AudioNode, sound: Sound, when: number, pitch = 1): void {
  for (const voice of VOICES[sound] as readonly Voice[]) {
    const start = when + (voice.at ?? 0)
    const end = start + voice.lasts
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(QUIET, start)
    volume.gain.exponentialRampToValueAtTime(voice.loud, start + (voice.swells ?? 0.008))
    volume.gain.exponentialRampToValueAtTime(QUIET, end)
    volume.connect(out)
    const source = isTone(voice) ? toneOf(audio, voice, pitch, start, end) : hissThrough(audio, voice, start, end)
    source.last.connect(volume)
    source.first.start(start)
    source.first.stop(end)
  }
}

interface Source {
  first: AudioScheduledSourceNode
  last: AudioNode
}

function toneOf(
  audio: BaseAudioContext,
  { wave, from, to = from }: Tone,
  pitch: number,
  start: number,
  end: number,
): Source {
  const tone = new OscillatorNode(audio, { type: wave, frequency: from * pitch })
  tone.frequency.setValueAtTime(from * pitch, start)
  tone.frequency.exponentialRampToValueAtTime(to * pitch, end)
  return { first: tone, last: tone }
}

function hissThrough(
  audio: BaseAudioContext,
  { hiss, from, to = from, q = 1 }: Hiss,
  start: number,
  end: number,
): Source {
  const noise = new AudioBufferSourceNode(audio, { buffer: hissOf(audio), loop: true })
  const filter = new BiquadFilterNode(audio, { type: hiss, frequency: from, Q: q })
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, end)
  noise.connect(filter)
  return { first: noise, last: filter }
}
