/** What lies on open ground besides rooms: Areas and the noise in them, the way to the bunker, the rover. */
import { memo } from 'react'
import { useWords } from '../../../app/words.ts'
import { IconAt } from '../../../icons/Icon.tsx'
import { BURST, type Risk } from '../../../play/board/Corridors.tsx'
import { type Area, type BoardMap, lineOf, type Point, TILE } from '../../../play/board/geometry.ts'
import type { Lettering } from '../../../play/board/lettering.ts'
import { measureLabel } from '../../../play/board/measureText.ts'
import { Piece } from '../../../play/board/Pieces.tsx'
import type { Target } from '../../../play/board/target.ts'
import { corridorKey } from '../../../play/choice/targets.ts'
import { explained } from '../../../play/explained.ts'
import { RoverAt } from '../art/LockdownArt.tsx'
import { Bunker, type FixturesProps, Gate, gatePlate, type Inside } from '../Fixtures.tsx'

interface OutdoorsProps extends FixturesProps {
  risk: ReadonlyMap<string, Risk>
  targets: ReadonlyMap<string, Target>
}

/** Nothing of it is read aloud: the list of the board says it in words. */
export const Outdoors = memo(function Outdoors({ risk, targets, ...props }: OutdoorsProps) {
  const words = useWords('lockdown', 'surface')
  const { map, table, letters } = props
  const { site } = map
  const { facility } = table
  if (!site || !facility) return null
  const inside = { ...props, site, facility, words }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus
    <g aria-hidden="true">
      {[...map.areas].map(([id, area]) => (
        <AreaAt
          key={id}
          id={id}
          area={area}
          name={words.t.mars.area}
          noisy={table.noise.includes(id)}
          risk={risk.get(id)}
          chosen={targets.has(corridorKey(id))}
          letters={letters}
        />
      ))}
      <WayOver {...inside} />
    </g>
  )
})

const HEX = 'M0 -39L34 -19.5V19.5L0 39L-34 19.5V-19.5Z'
/** Longer words do not fit on it. */
const WORD = 66

const LARGEST = 60

interface AreaProps {
  id: string
  area: Area
  name: string
  noisy: boolean
  risk: Risk | undefined
  chosen: boolean
  letters: Lettering
}

/** LOCK-MARS-10, LOCK-MARS-11: its number, and the noise in it. */
function AreaAt({ id, area: { number, at }, name, noisy, risk, chosen, letters }: AreaProps) {
  // Alone on its plate it may be larger; too small to be read, or larger than the plate, it is left out.
  const alone = letters.font(40)
  const size = letters.font(16)
  const named = letters.words && !noisy && measureLabel(name) * size <= WORD
  const ink = noisy ? 'var(--noise-ink)' : chosen ? 'var(--act)' : risk ? 'var(--noise)' : 'var(--dust-ink)'
  const edge = chosen ? 'var(--act)' : risk ? 'var(--noise)' : 'var(--mars)'
  return (
    <g transform={`translate(${at.x} ${at.y})`} {...explained('area', id)}>
      {noisy && (
        <g className="ripple" fill="none" stroke="var(--noise)">
          <circle r="40" strokeWidth="3" />
          <circle r="48" strokeWidth="2" opacity=".55" />
          <circle r="56" strokeWidth="1.5" opacity=".3" />
        </g>
      )}
      <path d={HEX} fill="var(--void)" opacity=".6" transform="scale(1.12)" />
      <path
        d={HEX}
        fill={noisy ? 'var(--noise)' : 'var(--rock-high)'}
        stroke={noisy ? 'var(--void)' : edge}
        strokeWidth="3"
        strokeDasharray={risk && !noisy ? '7 5' : undefined}
      />
      {named && (
        <text className="plate" y="-3" fontSize={size} fill={ink}>
          {name}
        </text>
      )}
      {noisy && <IconAt name="noise" x={0} y={letters.words ? -12 : 0} size={letters.words ? 26 : 46} fill={ink} />}
      {(letters.words || (!noisy && alone <= LARGEST)) && (
        <text
          className="plate"
          y={named || (letters.words && noisy) ? 24 : alone * 0.35}
          fontSize={named || (letters.words && noisy) ? 28 : alone}
          fill={ink}
        >
          {number}
        </text>
      )}
      {risk === 'encounter' && (
        <path d={BURST} fill="none" stroke="var(--danger)" strokeWidth="4" transform="scale(1.42)" />
      )}
    </g>
  )
}

/** How far from an exit room the rover stands, on the path before it. */
const PARKED = 30

/** Where the rover waits for somebody of this room: on the path, beside its gate. */
function roverPlace(map: BoardMap, id: string): Point | null {
  const room = map.rooms.get(id)
  const way = [...map.ways.values()].find(({ path, b }) => path && b.id === id)
  if (!room || !way) return null
  const from = lineOf(way).at(-2) ?? way.from
  const [dx, dy] = [from.x - room.x, from.y - room.y]
  const far = Math.min(TILE.width / 2 / Math.abs(dx || 1), TILE.height / 2 / Math.abs(dy || 1))
  const more = far + PARKED / Math.hypot(dx, dy)
  return { x: room.x + dx * more, y: room.y + dy * more }
}

/** LOCK-BUNKER, LOCK-MARS-17: over the crossroads, through the gate. */
function WayOver(inside: Inside) {
  const { map, table, site, facility } = inside
  const gate = gatePlate(inside, 210)
  const away = table.crew.filter(({ fate }) => fate === 'bunker').length
  const rover =
    facility.rover === 'bunker'
      ? { x: site.bunker.x + Math.max(1, away) * 40 + 14, y: site.bunker.y }
      : roverPlace(map, facility.rover)
  return (
    <>
      <Gate {...inside} left={site.gate.x - gate.width / 2} plate={gate} />
      <Bunker {...inside} />
      {rover && (
        <Piece at={rover} {...explained('rover', 'it')}>
          <circle r="31" fill="var(--void)" opacity=".75" />
          <RoverAt x={0} y={-2} size={52} />
        </Piece>
      )}
    </>
  )
}
