/** Single pictures of what happens, drawn around the point where it happens. Moved by the style sheet. */
import type { CombatFace, DoorState, IntruderKind, NoiseFace, TokenEffect } from '@coldwake/rules/facts'
import type { CSSProperties, ReactNode } from 'react'
import { colorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { creatureOf } from '../../../games/index.ts'
import { IconAt, type IconName } from '../../../icons/Icon.tsx'
import { cutPath, type Point, spikes, TILE } from '../../board/geometry.ts'
import { tokenIcon } from '../../pieceIcons.ts'

/** Where a picture moves to or comes from, seen from where it stands. */
const towards = ({ x, y }: Point) => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties

const FACE_ICON: Partial<Record<NoiseFace, IconName>> = { danger: 'danger', silence: 'silence', mars: 'mars' }
const FACE_COLOR: Partial<Record<NoiseFace, string>> = {
  danger: 'var(--danger)',
  silence: 'var(--ok)',
  mars: 'var(--mars)',
}
const faceColor = (face: NoiseFace) => FACE_COLOR[face] ?? 'var(--noise)'

/** The rim of a die and the edges on it; the twelve-sided one shows a face with five corners. */
const DICE = {
  ten: {
    rim: 'M0 -44L38 -16L30 28L0 44L-30 28L-38 -16Z',
    edges: 'M0 -44L22 6L0 44L-22 6ZM-38 -16L-22 6L-30 28M38 -16L22 6L30 28M-22 6H22',
  },
  twelve: {
    rim: 'M0 -46L27 -37L44 -14L44 14L27 37L0 46L-27 37L-44 14L-44 -14L-27 -37Z',
    edges: 'M0 -28L27 -9L16 23H-16L-27 -9ZM0 -28V-46M27 -9L44 -14M16 23L27 37M-16 23L-27 37M-27 -9L-44 -14',
  },
}

function Solid({ color, die = 'ten', children }: { color: string; die?: keyof typeof DICE; children: ReactNode }) {
  const { rim, edges } = DICE[die]
  const ground = die === 'twelve' ? 'var(--mars-deep)' : 'var(--noise-ink)'
  return (
    <g className="roll">
      <path d={spikes(46)} fill="var(--void)" opacity=".8" />
      <path d={rim} fill={ground} stroke={color} strokeWidth="4" />
      <path d={edges} fill="none" stroke={color} strokeWidth="1.5" opacity=".5" />
      <g className="face">{children}</g>
    </g>
  )
}

interface NoiseDieProps {
  face: NoiseFace
  shape: keyof typeof DICE
  to: readonly Point[]
}

/** The noise die, whose face flies to the corridors it means. */
export function NoiseDie({ face, shape, to }: NoiseDieProps) {
  const icon = FACE_ICON[face]
  const color = faceColor(face)
  const print = icon ? (
    <IconAt name={icon} x={0} y={0} size={36} fill={color} />
  ) : (
    <text className="numeral" y="15" fontSize="46" style={{ fill: color }}>
      {face}
    </text>
  )
  return (
    <>
      <Solid color={color} die={shape}>
        {print}
      </Solid>
      {to.map(point => (
        <g key={`${point.x} ${point.y}`} className="flies" style={towards(point)}>
          <circle r="26" fill="var(--noise-ink)" stroke={color} strokeWidth="3" />
          <g transform="scale(.6)">{print}</g>
        </g>
      ))}
    </>
  )
}

const COMBAT_ICON: Record<CombatFace, IconName> = {
  blank: 'cross',
  creeper: 'larva',
  adult: 'intruder',
  hit: 'injury',
  double: 'injury',
  alpha: 'pay',
  beta: 'injury',
}
/** What stands beside it on a face with two signs. */
const SECOND: Partial<Record<CombatFace, IconName>> = { double: 'injury', beta: 'pay' }

/** The combat die: what shows, and how much it hurts. */
export function CombatDie({ face, injuries }: { face: CombatFace; injuries: number }) {
  const color = injuries > 0 ? 'var(--danger)' : 'var(--text-3)'
  const second = SECOND[face]
  return (
    <>
      <Solid color={color}>
        <IconAt name={COMBAT_ICON[face]} x={second ? -12 : 0} y={0} size={second ? 28 : 38} fill={color} />
        {second && <IconAt name={second} x={12} y={0} size={28} fill={color} />}
      </Solid>
      <g className="result">
        <path d={cutPath(64, 38, 8)} transform="translate(0 62)" fill="var(--void)" stroke={color} strokeWidth="3" />
        <text className="plate" y="71" fontSize="27" style={{ fill: color }}>
          {injuries > 0 ? `−${injuries}` : '0'}
        </text>
      </g>
    </>
  )
}

const TOKEN_COLOR: Record<TokenEffect, string> = {
  silence: 'var(--ok)',
  danger: 'var(--danger)',
  slime: 'var(--slime)',
  fire: 'var(--fire)',
  malfunction: 'var(--malf)',
  door: 'var(--steel)',
  redItem: 'var(--room-red)',
  yellowItem: 'var(--room-yellow)',
  greenItem: 'var(--room-green)',
  mars: 'var(--mars)',
}

/** An exploration token, turned over. */
export function ExplorationToken({ effect, items }: { effect: TokenEffect; items: number | null }) {
  return (
    <g className="flip">
      <circle r="44" fill="var(--hull)" stroke={TOKEN_COLOR[effect]} strokeWidth="4" />
      <circle r="37" fill="none" stroke="var(--line-2)" strokeWidth="1.5" strokeDasharray="4 4" />
      <IconAt name={tokenIcon[effect]} x={0} y={items === null ? 0 : -8} size={38} fill={TOKEN_COLOR[effect]} />
      {items !== null && (
        <>
          <IconAt name="items" x={-10} y={24} size={16} fill="var(--text-2)" />
          <text className="plate" x="9" y="31" fontSize="20" fill="var(--text)">
            {items}
          </text>
        </>
      )}
    </g>
  )
}

interface BagTokenProps {
  game: string
  kind: IntruderKind | 'blank'
  value: number | null
  /** Its number in darkness, where the game has one. */
  dark?: number
}

/** An intruder token out of the bag: first its back, then what it is. */
export function BagToken({ game, kind, value, dark }: BagTokenProps) {
  const blank = kind === 'blank'
  return (
    <g className="turned">
      <g className="back">
        <circle r="52" fill="var(--danger-ink)" stroke="var(--line-2)" strokeWidth="4" />
        <IconAt name="bag" x={0} y={0} size={52} fill="var(--line-2)" />
      </g>
      <g className="front">
        <path d={spikes(56)} fill="var(--void)" stroke={blank ? 'var(--line-2)' : 'var(--danger)'} strokeWidth="4" />
        {blank ? (
          <IconAt name="silence" x={0} y={0} size={48} fill="var(--text-3)" />
        ) : (
          <>
            <clipPath id="bag-token">
              <path d={spikes(50)} />
            </clipPath>
            <image
              className="lit"
              href={creatureOf(game, kind)}
              x="-56"
              y="-56"
              width="112"
              height="112"
              clipPath="url(#bag-token)"
            />
            {value !== null && <Numeral at={{ x: 40, y: 38 }} n={value} color="var(--danger)" size={30} />}
            {dark !== undefined && (
              <>
                <Numeral at={{ x: -40, y: 38 }} n={dark} color="var(--darkness)" size={30} />
                <IconAt name="dark" x={-62} y={18} size={22} fill="var(--darkness)" />
              </>
            )}
          </>
        )}
      </g>
    </g>
  )
}

interface NumeralProps {
  at: Point
  n: number
  color: string
  size: number
}

const Numeral = ({ at, n, color, size }: NumeralProps) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle r={size * 0.72} fill="var(--void)" stroke={color} strokeWidth="4" />
    <text className="numeral" y={size * 0.34} fontSize={size} style={{ fill: color }}>
      {n}
    </text>
  </g>
)

export const Flash = ({ color }: { color: string }) => (
  <path
    className="flash"
    d={cutPath(TILE.width + 24, TILE.height + 24, 18)}
    fill="none"
    stroke={color}
    strokeWidth="10"
  />
)

export const Rings = ({ color }: { color: string }) => (
  <g className="rings" fill="none" stroke={color}>
    <circle r="22" strokeWidth="6" />
    <circle r="22" strokeWidth="4" />
  </g>
)

export function Pop({ icon, color }: { icon: IconName; color: string }) {
  return (
    <g className="pop">
      <circle r="40" fill="var(--void)" stroke={color} strokeWidth="4" opacity=".92" />
      <IconAt name={icon} x={0} y={0} size={46} fill={color} />
    </g>
  )
}

/** Fire takes hold: a burst of light, and flames that rise. */
export const Blaze = () => (
  <g className="blaze">
    <circle r="170" fill="url(#light-fire)" />
    {[-40, 0, 40].map(x => (
      <g key={x} className="flame">
        <IconAt name="fire" x={x} y={x === 0 ? -6 : 12} size={x === 0 ? 70 : 48} fill="var(--fire)" />
      </g>
    ))}
  </g>
)

/** Dark everywhere but around the middle. */
export const LIGHTS_DOWN = <rect x="-6000" y="-6000" width="12000" height="12000" fill="url(#lights-down)" />

/** The lights go down everywhere but here; the noise of the room is sucked in, and something looks back. */
export function Dark({ noise }: { noise: readonly Point[] }) {
  return (
    <g className="dark">
      {LIGHTS_DOWN}
      <circle r="240" fill="url(#light-danger)" />
      {noise.map(point => (
        <g key={`${point.x} ${point.y}`} className="sucked" style={towards(point)}>
          <circle r="21" fill="var(--noise)" stroke="var(--void)" strokeWidth="3" />
          <IconAt name="noise" x={0} y={0} size={22} fill="var(--noise-ink)" />
        </g>
      ))}
      <g className="lurking" fill="var(--danger)">
        <path d="M-58 -26C-44 -38 -20 -30 -12 -12C-30 -10 -50 -12 -58 -26Z" />
        <path d="M58 -26C44 -38 20 -30 12 -12C30 -10 50 -12 58 -26Z" />
        <path d="M-34 -22L-27 -15M34 -22L27 -15" stroke="var(--light)" strokeWidth="4" />
      </g>
    </g>
  )
}

export interface Surprise {
  value: number
  hand: number
  attack: boolean
  /** The number for darkness counted. */
  dark?: true
}

interface RisingProps {
  game: string
  kind: IntruderKind
  /** Where its piece stands. */
  place: Point
  surprise: Surprise | null
}

/** What came out of the dark, large for a moment, with its number against the hand of whoever it meets. */
export function Rising({ game, kind, place, surprise }: RisingProps) {
  return (
    <g className="risen">
      <g className="dimmed">{LIGHTS_DOWN}</g>
      <g className="rising" style={towards(place)}>
        <clipPath id="rising">
          <path d={spikes(92)} />
        </clipPath>
        <path d={spikes(100)} fill="var(--void)" />
        <image
          className="lit"
          href={creatureOf(game, kind)}
          x="-104"
          y="-104"
          width="208"
          height="208"
          clipPath="url(#rising)"
        />
        <path d={spikes(95)} fill="none" stroke="var(--danger)" strokeWidth="5" />
      </g>
      {surprise && <Duel {...surprise} />}
    </g>
  )
}

/** NEM-ENC-07: two numbers. The larger one decides, and looks it. */
function Duel({ value, hand, attack, dark }: Surprise) {
  const mine = attack ? 'var(--text-3)' : 'var(--ok)'
  return (
    <g className="duel">
      <g transform="translate(-118 0)">
        <path
          d={spikes(attack ? 52 : 42)}
          fill="var(--danger-ink)"
          stroke={attack ? 'var(--danger)' : 'var(--text-3)'}
          strokeWidth="5"
        />
        <text className="numeral" y="22" fontSize="64" style={{ fill: attack ? 'var(--danger)' : 'var(--text-3)' }}>
          {value}
        </text>
        {dark && (
          <g transform="translate(-42 -42)">
            <circle r="19" fill="var(--void)" stroke="var(--darkness)" strokeWidth="3" />
            <IconAt name="dark" x={0} y={0} size={24} fill="var(--darkness)" />
          </g>
        )}
      </g>
      <g transform="translate(118 0)">
        <path d={cutPath(attack ? 70 : 86, attack ? 88 : 106, 12)} fill="var(--hull)" stroke={mine} strokeWidth="5" />
        <IconAt name="hand" x={0} y={attack ? -26 : -32} size={28} fill={mine} />
        <text className="numeral" y="36" fontSize="58" style={{ fill: mine }}>
          {hand}
        </text>
      </g>
    </g>
  )
}

/** Three strokes, one after another. */
export const Claws = ({ miss = false }: { miss?: boolean }) => (
  <g className={miss ? 'claws missed' : 'claws'} fill="none" stroke="var(--danger)" strokeWidth="10">
    {[-44, 0, 44].map(x => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path className="stroke" strokeLinecap="round" d="M-6 -56C12 -18 14 18 0 58" />
      </g>
    ))}
  </g>
)

/** Somebody's face in the light, grey and in color: which of both shows, the style sheet says. */
function Life({ character, state, children }: { character: string | null; state: string; children: ReactNode }) {
  const face = <Portrait character={character} crop="face" size={120} />
  return (
    <g className={state}>
      <circle className="lamp" r="260" fill="url(#light-lamp)" />
      <circle r="66" fill="var(--void)" />
      <clipPath id={state}>
        <circle r="60" />
      </clipPath>
      <g clipPath={`url(#${state})`}>
        <g transform="translate(-60 -60)" className="grey">
          {face}
        </g>
        <g transform="translate(-60 -60)">
          <g className="color">{face}</g>
        </g>
      </g>
      <circle r="62" fill="none" stroke="var(--text-3)" strokeWidth="5" />
      <circle className="color" r="62" fill="none" stroke={colorOf(character)} strokeWidth="5" />
      {children}
    </g>
  )
}

/** A life goes out: color first, then the light around it. */
export const LosesColor = ({ character }: { character: string | null }) => (
  <Life character={character} state="dying">
    <g className="skull">
      <circle cx="44" cy="44" r="24" fill="var(--void)" stroke="var(--danger)" strokeWidth="4" />
      <IconAt name="skull" x={44} y={44} size={28} fill="var(--danger)" />
    </g>
  </Life>
)

/** A life comes back: a beat of the heart, and color with it. */
export const RegainsColor = ({ character }: { character: string | null }) => (
  <Life character={character} state="reviving">
    <path
      className="beat"
      d="M-150 92H-46L-30 64L-8 128L12 76L24 92H150"
      fill="none"
      stroke="var(--ok)"
      strokeWidth="7"
      strokeLinejoin="bevel"
    />
  </Life>
)

/** A pod leaves, up or down, whichever way is out. */
export function Launch({ pod, out }: { pod: number | string; out: 1 | -1 }) {
  return (
    <g className="launch" style={towards({ x: 0, y: out * 900 })}>
      <g transform={out > 0 ? 'rotate(180)' : undefined}>
        <path className="exhaust" d="M-20 46L0 190L20 46Z" fill="url(#burn)" />
        <path
          d="M0 -64C26 -44 32 -10 32 34L20 52H-20L-32 34C-32 -10 -26 -44 0 -64Z"
          fill="var(--deck-3)"
          stroke="var(--text)"
          strokeWidth="4"
        />
        <circle cy="-14" r="13" fill="var(--void)" stroke="var(--act-dim)" strokeWidth="4" />
      </g>
      <text className="plate" y={out > 0 ? -8 : 36} fontSize="28" fill="var(--text)">
        {pod}
      </text>
    </g>
  )
}

/** A door moves in its corridor: two leaves meet, part, or are torn out. */
export function DoorMoves({ state, angle }: { state: DoorState; angle: number }) {
  return (
    <g transform={`rotate(${angle})`}>
      <g className={`leaves ${state}`}>
        {[-1, 1].map(side => (
          <g key={side} className="leaf" style={towards({ x: 0, y: side * 40 })}>
            <rect
              x="-12"
              y={side < 0 ? -42 : 0}
              width="24"
              height="42"
              fill={state === 'destroyed' ? 'var(--door-torn-leaf)' : 'var(--steel)'}
              stroke="var(--void)"
              strokeWidth="4"
            />
          </g>
        ))}
      </g>
      <g className="flash">
        <circle
          r="56"
          fill="none"
          stroke={state === 'destroyed' ? 'var(--danger)' : 'var(--steel)'}
          strokeWidth={state === 'destroyed' ? 9 : 5}
        />
      </g>
    </g>
  )
}

/** The marks that somebody moved along here. */
export function Trail({ from, color }: { from: Point; color: string }) {
  return (
    <path
      className="flash"
      d={`M${from.x} ${from.y}L0 0`}
      stroke={color}
      strokeWidth="8"
      strokeDasharray="2 18"
      strokeLinecap="round"
    />
  )
}
