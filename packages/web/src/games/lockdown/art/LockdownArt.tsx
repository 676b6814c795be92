/** Things of the facility, drawn for a square of 64. Decoration, always beside a word. */
import { SECTIONS, type Section } from '@coldwake/rules/facts'
import type { ReactNode } from 'react'
import { Square } from '../../../art/Thing.tsx'
import { IconAt, type IconName } from '../../../icons/Icon.tsx'

interface At {
  x: number
  y: number
  size: number
}

/** The same drawing inside another one, centred at a point of it. */
function Placed({ x, y, size, children }: At & { children: ReactNode }) {
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>{children}</g>
}

// ---------------------------------------------------------------- power

const DISC = 'M32 3A29 29 0 1 1 31.99 3Z'

/** A lamp with a bolt where there is power, a dead socket where there is none; always with its number. */
function PowerShape({ token, on }: { token: number; on: boolean }) {
  return (
    <>
      <path d={DISC} fill="var(--void)" />
      {on ? (
        <>
          <circle cx="32" cy="32" r="27" fill="var(--power)" stroke="var(--light)" strokeWidth="2.5" />
          <circle cx="32" cy="32" r="22" fill="none" stroke="var(--power-groove)" strokeWidth="1.5" opacity=".6" />
        </>
      ) : (
        <circle
          cx="32"
          cy="32"
          r="26.5"
          fill="var(--pitch)"
          stroke="var(--power-off)"
          strokeWidth="3"
          strokeDasharray="6 4.4"
        />
      )}
      <IconAt
        name={on ? 'power' : 'powerOff'}
        x={32}
        y={23}
        size={on ? 28 : 24}
        fill={on ? 'var(--power-ink)' : 'var(--text-2)'}
      />
      <text
        x="32"
        y="55"
        fontSize="19"
        fontWeight="700"
        textAnchor="middle"
        className="plate"
        fill={on ? 'var(--power-ink)' : 'var(--text)'}
      >
        {token}
      </text>
    </>
  )
}

export const PowerTokenAt = ({ token, on, ...at }: { token: number; on: boolean } & At) => (
  <Placed {...at}>
    <PowerShape token={token} on={on} />
  </Placed>
)

// ---------------------------------------------------------------- contingencies

interface Code {
  color: string
  /** Around the middle of the square. */
  outline: string
  icon: IconName
  /** How far below the middle the widest part of the outline lies. */
  down?: number
}

/** Every code has a color, an outline and a sign of its own. */
const CODES: Record<string, Code | undefined> = {
  codeGreen: { color: 'var(--ok)', outline: 'M32 5A27 27 0 1 1 31.99 5Z', icon: 'check' },
  codeBlue: { color: 'var(--code-blue)', outline: 'M32 4L62 57H2Z', icon: 'signal', down: 8 },
  codeYellow: { color: 'var(--malf)', outline: 'M32 2L62 32L32 62L2 32Z', icon: 'knowledge' },
  codeGrey: { color: 'var(--code-grey)', outline: 'M6 7H58V57H6Z', icon: 'cssPod' },
  codeRed: { color: 'var(--code-red)', outline: 'M20 4H44L60 20V44L44 60H20L4 44V20Z', icon: 'isolation' },
}

function CodeShape({ code }: { code: string | null }) {
  const known = code === null ? undefined : CODES[code]
  if (!known) return <Sealed />
  const { color, outline, icon, down = 0 } = known
  return (
    <>
      <path d={outline} fill="var(--hollow)" stroke={color} strokeWidth="4" strokeLinejoin="round" />
      <path d={outline} fill={color} fillOpacity=".2" />
      <IconAt name={icon} x={32} y={32 + down} size={28} fill={color} />
    </>
  )
}

/** From behind they are all alike: a plate with a seal. */
const Sealed = () => (
  <>
    <path d="M12 3H52L61 12V52L52 61H12L3 52V12Z" fill="var(--deck)" stroke="var(--line-2)" strokeWidth="3" />
    <path d="M8 8L32 31L56 8M8 56L26 37M56 56L38 37" fill="none" stroke="var(--line-2)" strokeWidth="2" />
    <path d="M32 17L45 25V40L32 48L19 40V25Z" fill="var(--void)" stroke="var(--text-2)" strokeWidth="2.5" />
    <path d="M32 25L37 32.5L32 40L27 32.5Z" fill="var(--text-2)" />
  </>
)

/** A contingency: its code, or from behind. */
export const Contingency = ({ code, className }: { code: string | null; className?: string }) => (
  <Square className={className}>
    <CodeShape code={code} />
  </Square>
)
export const ContingencyAt = ({ code, ...at }: { code: string | null } & At) => (
  <Placed {...at}>
    <CodeShape code={code} />
  </Placed>
)

// ---------------------------------------------------------------- cargo

const FLYING: Record<string, readonly Section[] | undefined> = {
  cssA: ['A'],
  cssB: ['B'],
  cssC: ['C'],
  cssAll: SECTIONS,
  cssNone: [],
}

const SMALL_HULL = 'M8 0C12 4 14 9 14 15V24H2V15C2 9 4 4 8 0Z'

/** Three pods side by side: those that leave stand on fire, the others are crossed out. */
function CssShape({ card }: { card: string | null }) {
  const flying = card === null ? undefined : FLYING[card]
  return (
    <>
      <path d="M8 3H56L61 8V56L56 61H8L3 56V8Z" fill="var(--deck)" stroke="var(--line-2)" strokeWidth="3" />
      {flying ? (
        SECTIONS.map((pod, place) => {
          const leaves = flying.includes(pod)
          return (
            <g key={pod} transform={`translate(${6 + place * 18} ${leaves ? 8 : 12})`}>
              <path
                d={SMALL_HULL}
                fill={leaves ? 'var(--ok)' : 'none'}
                stroke={leaves ? 'var(--void)' : 'var(--text-3)'}
                strokeWidth="1.8"
                strokeDasharray={leaves ? undefined : '3 2.5'}
              />
              {leaves ? (
                <path d="M4 26L8 35L12 26Z" fill="var(--fire)" />
              ) : (
                <path d="M3 6L13 20M13 6L3 20" stroke="var(--danger)" strokeWidth="2.5" />
              )}
              <text
                x="8"
                y={leaves ? 49 : 45}
                fontSize="15"
                fontWeight="700"
                textAnchor="middle"
                className="plate"
                fill={leaves ? 'var(--text)' : 'var(--text-3)'}
              >
                {pod}
              </text>
            </g>
          )
        })
      ) : (
        <>
          <path d="M3 20H61M3 44H61" stroke="var(--line-2)" strokeWidth="2" strokeDasharray="5 5" />
          <IconAt name="cssPod" x={32} y={32} size={36} fill="var(--text-2)" />
        </>
      )}
    </>
  )
}

/** A token of the Cargo Sending System: which pods leave, or from behind. */
export const CargoToken = ({ card, className }: { card: string | null; className?: string }) => (
  <Square className={className}>
    <CssShape card={card} />
  </Square>
)
export const CargoTokenAt = ({ card, ...at }: { card: string | null } & At) => (
  <Placed {...at}>
    <CssShape card={card} />
  </Placed>
)

/** A squat cargo pod, not built for people. */
export const CargoPodAt = ({ pod, ...at }: { pod: string } & At) => (
  <Placed {...at}>
    <path d="M20 8H44L54 22V48L48 56H16L10 48V22Z" fill="var(--deck-3)" stroke="var(--text-2)" strokeWidth="2.5" />
    <path d="M44 8L54 22V48L48 56H40C44 40 45 24 40 8Z" fill="var(--light)" opacity=".1" />
    <path d="M10 24H54M10 46H54" stroke="var(--text-3)" strokeWidth="2" />
    <path d="M16 16L22 8H27L19 20ZM40 8H46L50 14L45 20Z" fill="var(--malf)" />
    <text x="32" y="43" fontSize="22" fontWeight="700" textAnchor="middle" className="plate" fill="var(--text)">
      {pod}
    </text>
  </Placed>
)

// ---------------------------------------------------------------- knowledge, ways out, the elevator

/** The mark of somebody who has learned it all: a lit lens. */
export const KnowledgeTokenAt = (at: At) => (
  <Placed {...at}>
    <path
      d="M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z"
      fill="var(--knowledge)"
      stroke="var(--knowledge-rim)"
      strokeWidth="3"
    />
    <IconAt name="knowledge" x={32} y={32} size={34} fill="var(--knowledge-ink)" />
    <path d="M32 3L57 17.5V30Z" fill="var(--light)" opacity=".18" />
  </Placed>
)

const ROVER = (
  <>
    <path
      d="M4 40L10 24H26L32 14H52L60 28V42H4Z"
      fill="var(--rover)"
      stroke="var(--rover-rim)"
      strokeWidth="2.5"
      strokeLinejoin="bevel"
    />
    <path d="M34 18H50L55 27H29Z" fill="var(--pitch)" stroke="var(--mars-daylight)" strokeWidth="2" />
    <path d="M36 25L42 19H47L41 25Z" fill="var(--light)" opacity=".5" />
    <path d="M10 30H24V36H10ZM58 31L64 28V36L59 36Z" fill="var(--power)" />
    {[12, 32, 52].map(x => (
      <g key={x}>
        <circle cx={x} cy="46" r="8.5" fill="var(--pitch)" stroke="var(--rover-rim)" strokeWidth="2.5" />
        <circle cx={x} cy="46" r="3" fill="var(--rover-rim)" />
      </g>
    ))}
  </>
)
/** Six wheels, and a cabin that holds its air. */
export const RoverAt = (at: At) => <Placed {...at}>{ROVER}</Placed>

function GateShape({ open }: { open: boolean }) {
  const frame = 'M3 60V14L12 5H52L61 14V60H52V18H12V60Z'
  return (
    <>
      <path d="M12 18H52V60H12Z" fill={open ? 'var(--gate-outside)' : 'var(--pitch)'} />
      {open ? (
        <>
          <path d="M12 46C22 38 34 42 52 36V60H12Z" fill="var(--gate-sand)" />
          <circle cx="40" cy="28" r="5" fill="var(--mars-daylight)" />
          <path d="M12 18H17V60H12ZM47 18H52V60H47Z" fill="var(--steel-dull)" />
        </>
      ) : (
        <>
          <path d="M12 18H31V60H12ZM33 18H52V60H33Z" fill="var(--gate-leaf)" />
          <path
            d="M12 30L31 22V29L12 37ZM33 37L52 29V36L33 44ZM12 50L31 42V49L12 57Z"
            fill="var(--malf)"
            opacity=".75"
          />
          <path d="M28 36H36V46H28Z" fill="var(--pitch)" />
          <path d="M29.5 36V33A2.5 2.5 0 0 1 34.5 33V36" fill="none" stroke="var(--pitch)" strokeWidth="2" />
        </>
      )}
      <path d={frame} fill="var(--girder)" stroke={open ? 'var(--ok)' : 'var(--danger)'} strokeWidth="2.5" />
      <circle cx="32" cy="11.5" r="3" fill={open ? 'var(--ok)' : 'var(--danger)'} />
    </>
  )
}
/** The main gate: shut, or open on the red ground. */
export const GateAt = ({ open, ...at }: { open: boolean } & At) => (
  <Placed {...at}>
    <GateShape open={open} />
  </Placed>
)

const CABIN = 'M10 6H54V58H10Z'
function ElevatorShape({ powered }: { powered: boolean }) {
  return (
    <>
      <path d="M32 0V6M20 0V6M44 0V6" stroke="var(--text-3)" strokeWidth="2.5" />
      <path
        d={CABIN}
        fill={powered ? 'var(--cabin-lit)' : 'var(--pitch)'}
        stroke={powered ? 'var(--power)' : 'var(--power-off)'}
        strokeWidth="3"
        strokeDasharray={powered ? undefined : '6 4'}
      />
      <path d="M32 18V58" stroke={powered ? 'var(--power)' : 'var(--power-off)'} strokeWidth="2.5" />
      <path d="M14 12H50" stroke={powered ? 'var(--light)' : 'var(--line-2)'} strokeWidth="4" />
      <path d="M21 34L25.5 26L30 34ZM34 40L38.5 48L43 40Z" fill={powered ? 'var(--power)' : 'var(--power-off)'} />
    </>
  )
}
/** The elevator's cabin: lit, or standing still in the dark. */
export const ElevatorAt = ({ powered, ...at }: { powered: boolean } & At) => (
  <Placed {...at}>
    <ElevatorShape powered={powered} />
  </Placed>
)

const BUNKER = (
  <>
    <path
      d="M2 56C10 30 20 20 32 20C44 20 54 30 62 56Z"
      fill="var(--bunker)"
      stroke="var(--bunker-rim)"
      strokeWidth="2.5"
    />
    <path d="M44 26C52 33 57 43 61 56H46C48 44 48 34 44 26Z" fill="var(--light)" opacity=".14" />
    <path d="M24 56V42A8 8 0 0 1 40 42V56Z" fill="var(--pitch)" stroke="var(--bunker-rim)" strokeWidth="2" />
    <path d="M28 56V44A4 4 0 0 1 36 44V56Z" fill="var(--power)" />
    <path d="M32 20V8M26 8H38" stroke="var(--bunker-rim)" strokeWidth="2.5" />
    <path d="M0 57H64" stroke="var(--gate-sand)" strokeWidth="5" />
  </>
)
/** A concrete shell under the sand, its light on. */
export const BunkerAt = (at: At) => <Placed {...at}>{BUNKER}</Placed>
