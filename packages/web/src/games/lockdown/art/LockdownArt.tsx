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
          <circle cx="32" cy="32" r="27" fill="var(--power)" stroke="#fff" strokeWidth="2.5" />
          <circle cx="32" cy="32" r="22" fill="none" stroke="#7a5a17" strokeWidth="1.5" opacity=".6" />
        </>
      ) : (
        <circle
          cx="32"
          cy="32"
          r="26.5"
          fill="#0b1118"
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
        fill={on ? '#2a1c00' : 'var(--text-2)'}
      />
      <text
        x="32"
        y="55"
        fontSize="19"
        fontWeight="700"
        textAnchor="middle"
        className="plate"
        fill={on ? '#2a1c00' : 'var(--text)'}
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
  colour: string
  /** Around the middle of the square. */
  outline: string
  icon: IconName
  /** How far below the middle the widest part of the outline lies. */
  down?: number
}

/** Every code has a colour, an outline and a sign of its own. */
const CODES: Record<string, Code | undefined> = {
  codeGreen: { colour: '#74e0a6', outline: 'M32 5A27 27 0 1 1 31.99 5Z', icon: 'check' },
  codeBlue: { colour: '#7bb2ff', outline: 'M32 4L62 57H2Z', icon: 'signal', down: 8 },
  codeYellow: { colour: '#ffd23f', outline: 'M32 2L62 32L32 62L2 32Z', icon: 'knowledge' },
  codeGrey: { colour: '#c9d2da', outline: 'M6 7H58V57H6Z', icon: 'cssPod' },
  codeRed: { colour: '#ff6b62', outline: 'M20 4H44L60 20V44L44 60H20L4 44V20Z', icon: 'isolation' },
}

function CodeShape({ code }: { code: string | null }) {
  const known = code === null ? undefined : CODES[code]
  if (!known) return <Sealed />
  const { colour, outline, icon, down = 0 } = known
  return (
    <>
      <path d={outline} fill="#0c0d10" stroke={colour} strokeWidth="4" strokeLinejoin="round" />
      <path d={outline} fill={colour} fillOpacity=".2" />
      <IconAt name={icon} x={32} y={32 + down} size={28} fill={colour} />
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
    <path d="M44 8L54 22V48L48 56H40C44 40 45 24 40 8Z" fill="#fff" opacity=".1" />
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
    <path d="M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z" fill="#4b2f6e" stroke="#f3e6ff" strokeWidth="3" />
    <IconAt name="knowledge" x={32} y={32} size={34} fill="#ecdcff" />
    <path d="M32 3L57 17.5V30Z" fill="#fff" opacity=".18" />
  </Placed>
)

const ROVER = (
  <>
    <path
      d="M4 40L10 24H26L32 14H52L60 28V42H4Z"
      fill="#8a4a26"
      stroke="#ffb98a"
      strokeWidth="2.5"
      strokeLinejoin="bevel"
    />
    <path d="M34 18H50L55 27H29Z" fill="#0b1118" stroke="#ffd9bd" strokeWidth="2" />
    <path d="M36 25L42 19H47L41 25Z" fill="#fff" opacity=".5" />
    <path d="M10 30H24V36H10ZM58 31L64 28V36L59 36Z" fill="#ffdf9e" />
    {[12, 32, 52].map(x => (
      <g key={x}>
        <circle cx={x} cy="46" r="8.5" fill="#0b1118" stroke="#ffb98a" strokeWidth="2.5" />
        <circle cx={x} cy="46" r="3" fill="#ffb98a" />
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
      <path d="M12 18H52V60H12Z" fill={open ? '#5b2a14' : '#0b1118'} />
      {open ? (
        <>
          <path d="M12 46C22 38 34 42 52 36V60H12Z" fill="#c2673a" />
          <circle cx="40" cy="28" r="5" fill="#ffd9bd" />
          <path d="M12 18H17V60H12ZM47 18H52V60H47Z" fill="#8ba0b3" />
        </>
      ) : (
        <>
          <path d="M12 18H31V60H12ZM33 18H52V60H33Z" fill="#7d8791" />
          <path d="M12 30L31 22V29L12 37ZM33 37L52 29V36L33 44ZM12 50L31 42V49L12 57Z" fill="#ffd23f" opacity=".75" />
          <path d="M28 36H36V46H28Z" fill="#0b1118" />
          <path d="M29.5 36V33A2.5 2.5 0 0 1 34.5 33V36" fill="none" stroke="#0b1118" strokeWidth="2" />
        </>
      )}
      <path d={frame} fill="#3a4550" stroke={open ? 'var(--ok)' : 'var(--danger)'} strokeWidth="2.5" />
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
        fill={powered ? '#4a3618' : '#0b1118'}
        stroke={powered ? 'var(--power)' : 'var(--power-off)'}
        strokeWidth="3"
        strokeDasharray={powered ? undefined : '6 4'}
      />
      <path d="M32 18V58" stroke={powered ? 'var(--power)' : 'var(--power-off)'} strokeWidth="2.5" />
      <path d="M14 12H50" stroke={powered ? '#fff' : 'var(--line-2)'} strokeWidth="4" />
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
    <path d="M2 56C10 30 20 20 32 20C44 20 54 30 62 56Z" fill="#6f6a63" stroke="#d8cfc2" strokeWidth="2.5" />
    <path d="M44 26C52 33 57 43 61 56H46C48 44 48 34 44 26Z" fill="#fff" opacity=".14" />
    <path d="M24 56V42A8 8 0 0 1 40 42V56Z" fill="#0b1118" stroke="#d8cfc2" strokeWidth="2" />
    <path d="M28 56V44A4 4 0 0 1 36 44V56Z" fill="#ffdf9e" />
    <path d="M32 20V8M26 8H38" stroke="#d8cfc2" strokeWidth="2.5" />
    <path d="M0 57H64" stroke="#c2673a" strokeWidth="5" />
  </>
)
/** A concrete shell under the sand, its light on. */
export const BunkerAt = (at: At) => <Placed {...at}>{BUNKER}</Placed>
