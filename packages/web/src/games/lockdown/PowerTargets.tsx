/** Power tokens where they lie: which part of the facility has light, and which loses it next. */

import { IconAt } from '../../icons/Icon.tsx'
import type { BoardProps } from '../../play/board/Board.tsx'
import { Spot, tagOffset } from '../../play/board/BoardTargets.tsx'
import type { Lettering } from '../../play/board/lettering.ts'
import { measureLabel } from '../../play/board/measureText.ts'
import { powerKey } from '../../play/choice/targets.ts'
import { explained } from '../../play/explained.ts'
import { PowerTokenAt } from './art/LockdownArt.tsx'
import type { Inside } from './Fixtures.tsx'
import { nextToFail } from './table/light.ts'

const TOKEN = 34

/** LOCK-POWER-01: a lamp or a dead socket, always with its number, and what follows from it in a word. */
export function Power({ table, letters, site, facility, words: { t } }: Inside) {
  const next = nextToFail(table)
  return facility.power.map(({ place, token, on }) => {
    const where = site.power.get(place)
    if (!where) return null
    const frame = site.sections.find(({ id }) => id === place)?.box.y
    const light = on ? t.facility.lit : t.facility.dark
    const runs = on ? t.facility.running : t.facility.stands
    return (
      <g key={place} transform={`translate(${where.x} ${where.y})`} {...explained('power', place)}>
        <Token token={token} on={on} next={token === next} letters={letters} />
        {letters.words && (
          <PowerLabel
            name={t.facility.place[place]}
            state={place === 'elevator' ? runs : light}
            hint={token === next ? t.facility.nextToFail : ''}
            on={on}
            frame={frame === undefined ? null : frame - where.y}
            most={where.width}
            letters={letters}
          />
        )}
      </g>
    )
  })
}

/** The number on a token of the size it has where everything is readable. */
const NUMBER = 22.5

/** How large a token must be for its number to be read; without words it is all number. */
const sizeOf = (letters: Lettering) => (letters.words ? (2 * TOKEN + 8) * (letters.font(NUMBER) / NUMBER) : 2 * TOKEN)

function Token({ token, on, next, letters }: { token: number; on: boolean; next: boolean; letters: Lettering }) {
  const badge = sizeOf(letters) * 0.36
  return (
    <>
      {letters.words ? (
        <PowerTokenAt token={token} on={on} x={0} y={0} size={sizeOf(letters)} />
      ) : (
        <NumberOnly token={token} on={on} size={letters.font(NUMBER)} />
      )}
      {next && (
        <g transform={`translate(${badge} ${badge})`}>
          <circle r="14" fill="var(--void)" stroke="var(--ember)" strokeWidth="2.5" />
          <IconAt name="powerOff" x={0} y={0} size={18} fill="var(--ember)" />
        </g>
      )}
    </>
  )
}

const NumberOnly = ({ token, on, size }: { token: number; on: boolean; size: number }) => (
  <>
    <circle
      r={TOKEN}
      fill={on ? 'var(--power)' : 'var(--pitch)'}
      stroke={on ? 'var(--light)' : 'var(--power-off)'}
      strokeWidth="5"
      strokeDasharray={on ? undefined : '8 5'}
    />
    <text className="plate" y={size * 0.35} fontSize={size} fill={on ? 'var(--power-ink)' : 'var(--text)'}>
      {token}
    </text>
  </>
)

/** Longer than this, words would run into a room. */
const LABEL = { below: 162, beside: 205 }

interface PowerLabelProps {
  name: string
  state: string
  /** Said if there is place for it; a badge on the token says it anyway. */
  hint: string
  on: boolean
  /** How far from the token the ceiling of its section is. */
  frame: number | null
  /** Where there is less place than usual. */
  most: number | undefined
  letters: Lettering
}

/** Beside the token, and below the ceiling where the token hangs from it; a second line where there is place for one. */
function PowerLabel({ name, state, hint, on, frame, most, letters }: PowerLabelProps) {
  const [large, small] = [letters.font(25), letters.font(20)]
  const afterName = measureLabel(name) * large + 8
  const afterState = afterName + measureLabel(state) * small + 10
  const hung = frame !== null && Math.abs(frame) < TOKEN
  const width = most ?? (hung ? LABEL.beside : LABEL.below)
  const hintFits = (hung ? afterState : 0) + measureLabel(hint) * small <= width
  const stateBelow = !hung && afterState > width
  const says = hintFits && !stateBelow ? hint : ''
  const x = sizeOf(letters) / 2 + 10
  const second = { x, y: small * 0.95 }
  const y = hung ? frame + 8 + large * 0.75 : stateBelow || says ? -3 : large * 0.34
  const ink = on ? 'var(--power)' : 'var(--power-gone)'
  return (
    <>
      <text className="name afloat" x={x} y={y} fontSize={large} style={{ fill: ink, fontWeight: 700 }}>
        {name}
      </text>
      <text
        className="name afloat"
        {...(stateBelow ? second : { x: x + afterName, y })}
        fontSize={small}
        style={{ fill: ink }}
      >
        {state}
      </text>
      {says && (
        <text
          className="name afloat"
          {...(hung ? { x: x + afterState, y } : second)}
          fontSize={small}
          style={{ fill: 'var(--power-failing)' }}
        >
          {says}
        </text>
      )}
    </>
  )
}

/** Power places that may be chosen: a ring around the token. */
export function PowerTargets({ map, table, control, targets, onPick }: BoardProps) {
  const above = tagOffset(control)
  const r = Math.max(TOKEN + 10, 22 / control.camera.scale)
  const top = control.camera.y - control.screen.height / 2 / control.camera.scale
  return (table.facility?.power ?? []).map(({ place }) => {
    const target = targets.get(powerKey(place))
    const where = map.site?.power.get(place)
    if (!target || !where) return null
    const tag = where.y - r - 2 * above > top ? -r - above : r + above
    return <Spot key={place} {...{ target, at: where, r, tag, control, onPick }} className="power" reach={r} />
  })
}
