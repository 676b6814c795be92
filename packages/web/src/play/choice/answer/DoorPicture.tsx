import type { DoorState } from '@coldwake/rules/facts'
import { DoorAcross, Square } from '../../../art/Thing.tsx'

/** A piece of a corridor with its door, drawn for a square of 64. */
export const DoorPicture = ({ state, className }: { state: DoorState; className?: string }) => (
  <Square className={className}>
    <path d="M1 12H63V52H1Z" fill="var(--deck-2)" stroke="var(--line-2)" strokeWidth="3" />
    <path d="M2 22H62M2 42H62" stroke="var(--line-2)" strokeDasharray="3 7" strokeWidth="3" />
    <g transform="translate(32 32)">
      <DoorAcross state={state} />
    </g>
  </Square>
)
