/** A path of an icon, with what React calls its attributes. */
export interface ShapePath {
  d: string
  fillRule?: 'evenodd'
  opacity?: number
  stroke?: string
  strokeWidth?: number
}
