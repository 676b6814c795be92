import captain from './captain.svg'
import mechanic from './mechanic.svg'
import pilot from './pilot.svg'
import scientist from './scientist.svg'
import scout from './scout.svg'
import soldier from './soldier.svg'

const PORTRAITS: Record<string, string | undefined> = { captain, mechanic, pilot, scientist, scout, soldier }

/** Faces do not sit at the same height in every drawing. */
const HEAD: Record<string, number | undefined> = { captain: 14, soldier: 18 }

interface PortraitProps {
  character: string
  /** The whole drawing, or only the face for discs. */
  crop: 'whole' | 'face'
  /** Fixed size inside another drawing; otherwise the style sheet decides. */
  size?: number
  className?: string
}

/** A person of the crew. Decoration: the name always stands beside it. */
export function Portrait({ character, crop, size, className }: PortraitProps) {
  const box = crop === 'whole' ? '0 0 240 240' : `50 ${HEAD[character] ?? 22} 140 140`
  const sized = size === undefined ? {} : { width: size, height: size }
  return (
    <svg className={className} viewBox={box} aria-hidden="true" preserveAspectRatio="xMidYMid slice" {...sized}>
      <image href={PORTRAITS[character]} width="240" height="240" />
    </svg>
  )
}
