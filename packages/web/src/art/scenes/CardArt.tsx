import './cardArt.css'
import { memo } from 'react'
import { CARD_SCENES } from '../../games/cards/index.ts'
import { IconAt } from '../../icons/Icon.tsx'
import { cardIcon } from '../../play/pieceIcons.ts'
import { fightScenes } from './fightScenes.ts'
import { placeScenes } from './placeScenes.ts'
import type { Ink, Scene } from './scene.ts'
import { workScenes } from './workScenes.ts'

const SCENES = { ...fightScenes, ...placeScenes, ...workScenes }
export type SceneName = keyof typeof SCENES

const color = (ink: Ink): string => (ink === 'person' ? 'var(--person, var(--my, var(--text-2)))' : `var(--art-${ink})`)

/** What sets equal cards apart is not shown: the deck in `clothes.green`, the word of a contamination card. */
const kindOf = (card: string): string => card.split('.')[0] ?? card

/** The picture of a card or an item; those without one of their own lie on display. Decoration: the name stands beside it. */
export const CardArt = memo(function CardArt({ card, className = '' }: { card: string; className?: string }) {
  const scene: Scene = SCENES[CARD_SCENES[kindOf(card)] ?? 'display']
  return (
    <svg
      className={`cardart ${className}`}
      viewBox="0 0 240 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {scene.map((shape, place) => {
        const key = `${place}`
        if (shape[0] === 'prop') {
          const [, x, y, size, ink] = shape
          return <IconAt key={key} name={cardIcon(card)} x={x} y={y} size={size} fill={color(ink)} />
        }
        const [ink, path, more] = shape
        return ink.startsWith('~') ? (
          <path key={key} d={path} fill="none" stroke={color(ink.slice(1) as Ink)} strokeWidth={more} />
        ) : (
          <path key={key} d={path} fill={color(ink as Ink)} fillOpacity={more} />
        )
      })}
    </svg>
  )
})
