/**
 * A picture on a card as data: one lamp, a few flat planes and one thing, in a box of 240 by 150. What is filled or drawn
 * names its ink, which is a token (`--art-…`): the same picture is cold in one game and warm in another.
 */
export type Ink =
  | 'dark'
  | 'night'
  | 'wall'
  | 'plane'
  | 'rib'
  | 'steel'
  | 'edge'
  | 'grey'
  | 'light'
  | 'white'
  | 'slime'
  | 'mould'
  | 'rot'
  | 'danger'
  | 'blood'
  | 'gore'
  | 'fire'
  | 'ember'
  | 'lamp'
  | 'malf'
  | 'green'
  | 'leaf'
  | 'soil'
  | 'rock'
  | 'brass'
  | 'bone'
  /** Whose card it is. */
  | 'person'

export type Plane = readonly [ink: Ink, path: string, opacity?: number]
export type Line = readonly [ink: `~${Ink}`, path: string, width: number]
/** The thing on the card itself, by its icon: cards that share a picture differ by it. */
export type Prop = readonly ['prop', x: number, y: number, size: number, ink: Ink]
export type Scene = readonly (Plane | Line | Prop)[]
