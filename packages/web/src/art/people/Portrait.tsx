import { type CSSProperties, memo } from 'react'
import captain from './captain.svg'
import hacker from './hacker.svg'
import janitor from './janitor.svg'
import labRat from './labRat.svg'
import mechanic from './mechanic.svg'
import pilot from './pilot.svg'
import scientist from './scientist.svg'
import scout from './scout.svg'
import sentry from './sentry.svg'
import soldier from './soldier.svg'
import survivor from './survivor.svg'
import xenobiologist from './xenobiologist.svg'

const PORTRAITS: Record<string, string | undefined> = {
  captain,
  mechanic,
  pilot,
  scientist,
  scout,
  soldier,
  survivor,
  labRat,
  hacker,
  xenobiologist,
  sentry,
  janitor,
}

/** Faces do not sit at the same height in every drawing. */
const HEAD: Record<string, number | undefined> = {
  captain: 14,
  soldier: 18,
  hacker: 14,
  sentry: 16,
  janitor: 18,
  labRat: 20,
  xenobiologist: 20,
}

interface PortraitProps {
  /** Null: nobody knows yet who this will be. */
  character: string | null
  /** The whole drawing, or only the face for discs. */
  crop: 'whole' | 'face'
  /** Fixed size inside another drawing; otherwise the style sheet decides. */
  size?: number
  className?: string
}

/** A person of the crew. Decoration: the name always stands beside it. */
export const Portrait = memo(function Portrait({ character, crop, size, className }: PortraitProps) {
  const box = crop === 'whole' ? '0 0 240 240' : `50 ${HEAD[character ?? ''] ?? 22} 140 140`
  const sized = size === undefined ? {} : { width: size, height: size }
  return (
    <svg className={className} viewBox={box} aria-hidden="true" preserveAspectRatio="xMidYMid slice" {...sized}>
      {character ? <image href={PORTRAITS[character]} width="240" height="240" /> : <Silhouette />}
    </svg>
  )
})

/** Somebody still asleep: a shape against the light of the chamber. */
const Silhouette = () => (
  <>
    <rect width="240" height="240" fill="var(--deck)" />
    <path d="M0 0H240V240H0Z" fill="none" stroke="var(--line)" strokeWidth="6" />
    <g fill="var(--line-2)">
      <circle cx="120" cy="92" r="42" />
      <path d="M30 240C34 176 68 146 120 146C172 146 206 176 210 240Z" />
    </g>
  </>
)

export const colorOf = (character: string | null): string => (character ? `var(--${character})` : 'var(--text-3)')

/** Everything inside takes this person's color as `--person`. */
export const inColorOf = (character: string | null) => ({ '--person': colorOf(character) }) as CSSProperties
