/** Noise on the Surface, and the sign of Mars on its die and tokens. LOCK-MARS. */
import { roll } from '../../../core/pieces.ts'
import { boardOf, type Ruleset, rulesOf } from '../../../core/ruleset.ts'
import { rollNoise } from '../../../mechanics/noise.ts'

declare module '../../../mechanics/noise.ts' {
  interface NoiseDieTypes {
    surface: true
  }
}

/** LOCK-MARS-06: on the Surface with a die of its own. */
export const rollNoiseThere: Ruleset['rollNoise'] = (g, who, tell) => {
  const { rooms, surface } = boardOf(g)
  const { room } = g.crew[who]
  if (!surface[room]) return rollNoise(g, who, tell)
  const { secondNoiseDie } = rulesOf(g)
  const face = secondNoiseDie[roll(g, 'noise', secondNoiseDie.length, 'surface')]
  tell?.({ e: 'noiseRolled', who, room: rooms[room], face, die: 'surface', rule: 'LOCK-MARS-06' })
  return face
}

/** LOCK-MARS-04, LOCK-MARS-23 */
export const sign: Ruleset['sign'] = (who, printed) => (printed === 'mars' ? { do: 'surfaceCard', who } : null)
