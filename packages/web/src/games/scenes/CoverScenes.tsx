import './coverScenes.css'
import { type ComponentType, memo } from 'react'
import type { Game } from '../covers/index.ts'
// With the scene, which comes first of all.
import adult from '../nemesis/creatures/adult.svg?inline'

const STEPS = [1, 0.72, 0.5, 0.34, 0.22]
const EDGES = [
  [-0.36, -0.56],
  [0.36, -0.56],
  [-0.36, 0.64],
  [0.36, 0.64],
  [-0.5, -0.42],
  [0.5, -0.42],
  [-0.5, 0.5],
  [0.5, 0.5],
] as const

/** A corridor, and what waits at its end. */
const ShipScene = memo(function ShipScene() {
  const [x, y] = [520, 205]
  return (
    <svg className="outlook" viewBox="0 0 700 500" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="cold" cx=".72" cy=".42" r=".7">
          <stop offset="0" stopColor="var(--corridor-end)" />
          <stop offset=".5" stopColor="var(--corridor-mid)" />
          <stop offset="1" stopColor="var(--night)" />
        </radialGradient>
        <radialGradient id="gaze">
          <stop offset="0" stopColor="var(--light)" />
          <stop offset=".55" stopColor="var(--light)" />
          <stop offset="1" stopColor="var(--shade)" />
        </radialGradient>
        <mask id="waits">
          <circle cx="520" cy="182" r="126" fill="url(#gaze)" />
        </mask>
        <linearGradient id="shade-left" x1="0" x2="1">
          <stop offset="0" stopColor="var(--night)" stopOpacity=".92" />
          <stop offset=".62" stopColor="var(--night)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="shade-below" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".6" stopColor="var(--night)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--night)" stopOpacity=".85" />
        </linearGradient>
      </defs>
      <rect width="700" height="500" fill="url(#cold)" />
      {STEPS.map(k => {
        const [w, h] = [560 * k, 430 * k]
        return (
          <path
            key={k}
            d={`M${x - w * 0.5} ${y - h * 0.42}L${x - w * 0.36} ${y - h * 0.56}H${x + w * 0.36}L${x + w * 0.5} ${y - h * 0.42}V${y + h * 0.5}L${x + w * 0.36} ${y + h * 0.64}H${x - w * 0.36}L${x - w * 0.5} ${y + h * 0.5}Z`}
            fill="var(--night)"
            fillOpacity=".32"
            stroke="var(--corridor-rib)"
            strokeOpacity={0.16 + (1 - k) * 0.3}
            strokeWidth={1 + k * 5}
          />
        )
      })}
      {EDGES.map(([dx, dy]) => (
        <path
          key={`${dx} ${dy}`}
          d={`M${x + dx * 112} ${y + dy * 92}L${x + dx * 900} ${y + dy * 720}`}
          stroke="var(--corridor-rib)"
          strokeOpacity=".12"
          strokeWidth="2"
        />
      ))}
      <g className="lurks" style={{ mixBlendMode: 'lighten' }}>
        <image href={adult} x="392" y="58" width="256" height="256" mask="url(#waits)" opacity=".95" />
      </g>
      <rect width="700" height="500" fill="url(#shade-left)" />
      <rect width="700" height="500" fill="url(#shade-below)" />
    </svg>
  )
})

const STRATA = [8, 15, 3, 17, 11, 6, 14, 2, 9, 16, 5, 12]
const DECKS: [y: number, lit: boolean][] = [
  [120, false],
  [238, true],
  [356, false],
]

function Somebody({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={fill}>
      <circle cy="-44" r="7" />
      <path d="M-9 -35H9L11 -12H7L5 10H1V-8H-1V10H-5L-7 -12H-11Z" />
    </g>
  )
}

/** Three levels under Mars, one of them lit. */
const FacilityScene = memo(function FacilityScene() {
  return (
    <svg className="outlook" viewBox="0 0 700 500" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="rock" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-rock)" />
          <stop offset=".3" stopColor="var(--mars-mesa-near)" />
          <stop offset="1" stopColor="var(--mars-sky)" />
        </linearGradient>
        <linearGradient id="lit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--lamp-cone)" />
          <stop offset="1" stopColor="var(--scene-lit-low)" />
        </linearGradient>
        <linearGradient id="cone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-beam)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--scene-beam)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="dust" x1="0" x2="1">
          <stop offset="0" stopColor="var(--mars-sky)" stopOpacity=".95" />
          <stop offset=".68" stopColor="var(--mars-sky)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="700" height="500" fill="url(#rock)" />
      <circle cx="590" cy="44" r="60" fill="var(--ember)" opacity=".16" />
      <circle cx="590" cy="44" r="17" fill="var(--scene-sun)" />
      <path d="M0 92L90 74L190 96L320 66L430 88L560 70L700 92V500H0Z" fill="var(--mars-mesa)" />
      <path d="M440 88A44 40 0 0 1 528 74Z" fill="var(--scene-dome)" stroke="var(--scene-dome-rim)" strokeWidth="2" />
      <path d="M484 60V30" stroke="var(--scene-dome-rim)" strokeWidth="2" />
      <circle cx="484" cy="28" r="3" fill="var(--scene-beacon)" />
      {STRATA.map((bend, i) => {
        const y = 110 + i * 34
        return (
          <path
            key={y}
            d={`M0 ${y}C200 ${y + bend} 420 ${y - bend} 700 ${y + bend / 2}`}
            stroke="var(--scene-strata)"
            strokeWidth={1 + (bend % 3)}
            fill="none"
            opacity=".6"
          />
        )
      })}
      <rect x="398" y="104" width="30" height="366" fill="var(--scene-shaft)" stroke="var(--girder)" strokeWidth="2" />
      <rect x="401" y="276" width="24" height="46" fill="var(--power)" />
      {DECKS.map(([y, lit]) => (
        <g key={y}>
          <path
            d={`M436 ${y}H690V${y + 102}H436Z`}
            fill={lit ? 'url(#lit)' : 'var(--night)'}
            stroke={lit ? 'var(--scene-lit-rim)' : 'var(--scene-dark-rim)'}
            strokeWidth="3"
            strokeDasharray={lit ? undefined : '8 6'}
          />
          {[482, 566, 650].map(x => (
            <g key={x}>
              {lit && <path d={`M${x - 14} ${y + 3}H${x + 14}L${x + 44} ${y + 96}H${x - 44}Z`} fill="url(#cone)" />}
              {lit && <rect x={x - 16} y={y - 3} width="32" height="6" fill="var(--light)" />}
              <path
                d={`M${x + 40} ${y}V${y + 102}`}
                stroke={lit ? 'var(--scene-lit-post)' : 'var(--scene-dark-post)'}
                strokeWidth="4"
              />
            </g>
          ))}
        </g>
      ))}
      <Somebody x={492} y={330} fill="var(--scene-lit-person)" />
      <Somebody x={520} y={330} fill="var(--scene-lit-person)" />
      <Somebody x={636} y={330} fill="var(--scene-lit-person)" />
      <path d="M478 414L600 372V458Z" fill="var(--scene-beam)" opacity=".16" />
      <Somebody x={468} y={448} fill="var(--scene-dark-person)" />
      <circle cx="478" cy="414" r="3" fill="var(--ceiling-lamp)" />
      <g className="lurks" fill="var(--danger)">
        <path d="M626 398L640 406L638 412Z" />
        <path d="M662 398L648 406L650 412Z" />
      </g>
      <rect width="700" height="500" fill="url(#dust)" />
    </svg>
  )
})

/** What one sees of each game from outside. */
export const COVER_SCENES: Readonly<Record<Game, ComponentType>> = { nemesis: ShipScene, lockdown: FacilityScene }
