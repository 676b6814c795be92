import { Portrait } from '../../../art/people/Portrait.tsx'
import { creatureOf } from '../../../games/index.ts'
import { spikes } from '../../../play/board/geometry.ts'
import { LIGHTS_DOWN } from '../../../play/stage/scenes/ScenePictures.tsx'

/** NEM-MODE-INTRUDER-01: a face without light, and what looks out of it from now on. */
export function BecomingScene({ character, game }: { character: string | null; game: string }) {
  return (
    <g className="becoming">
      <g className="dimmed">{LIGHTS_DOWN}</g>
      <circle className="glow" r="330" fill="url(#light-danger)" />
      <clipPath id="becoming-face">
        <circle r="92" />
      </clipPath>
      <g className="mortal">
        <circle r="98" fill="var(--void)" />
        <g clipPath="url(#becoming-face)" className="grey">
          <g transform="translate(-92 -92)">
            <Portrait character={character} crop="face" size={184} />
          </g>
        </g>
        <circle r="94" fill="none" stroke="var(--text-3)" strokeWidth="5" />
      </g>
      <clipPath id="becoming-beast">
        <path d={spikes(124)} />
      </clipPath>
      <g className="beast">
        <path d={spikes(134)} fill="var(--void)" />
        <image
          className="lit"
          href={creatureOf(game, 'adult')}
          x="-140"
          y="-140"
          width="280"
          height="280"
          clipPath="url(#becoming-beast)"
        />
        <path d={spikes(128)} fill="none" stroke="var(--danger)" strokeWidth="6" />
      </g>
      <g className="tears" fill="none" stroke="var(--danger)" strokeWidth="12" strokeLinecap="round">
        <path d="M-72 -112C-40 -40 -36 36 -64 116" />
        <path d="M0 -124C26 -44 28 40 4 126" />
        <path d="M74 -110C96 -42 96 40 72 112" />
      </g>
    </g>
  )
}
