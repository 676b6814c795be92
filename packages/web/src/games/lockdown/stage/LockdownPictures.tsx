/** Single pictures of what happens in the facility, drawn around the point where it happens. Moved by the style sheet. */
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { colorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { IconAt } from '../../../icons/Icon.tsx'
import { type Box, cutPath, spikes } from '../../../play/board/geometry.ts'
import {
  CargoPodAt,
  CargoTokenAt,
  ElevatorAt,
  GateAt,
  KnowledgeTokenAt,
  PowerTokenAt,
  RoverAt,
} from '../art/LockdownArt.tsx'

/** A power token is turned over, or laid anew. */
export const PowerTurns = ({ token, on }: { token: number; on: boolean }) => (
  <>
    <g className="rings" fill="none" stroke={on ? 'var(--power)' : 'var(--power-off)'}>
      <circle r="48" strokeWidth="6" />
      <circle r="48" strokeWidth="4" />
    </g>
    <g className="flip">
      <PowerTokenAt token={token} on={on} x={0} y={0} size={112} />
    </g>
  </>
)

/** The light of a whole section fails with three flickers, or comes back. The lamps themselves belong to the board. */
export function Flicker({ box: { width, height }, on }: { box: Box; on: boolean }) {
  return (
    <g className={on ? 'kindles' : 'flickers'}>
      <path d={cutPath(width, height, 30)} fill={on ? 'var(--power)' : 'var(--ceiling-lamp)'} fillOpacity=".3" />
      <path
        className="edge"
        d={cutPath(width, height, 30)}
        fill="none"
        stroke={on ? 'var(--power)' : 'var(--power-off)'}
        strokeWidth="12"
        strokeDasharray={on ? undefined : '34 20'}
      />
    </g>
  )
}

/** The main gate: its leaves part, and the red light of the day falls in. */
export const GateOpens = () => (
  <>
    <circle className="daylight" r="230" fill="url(#light-fire)" />
    <g className="flip">
      <GateAt open x={0} y={0} size={130} />
    </g>
  </>
)

/** Somebody is out of reach: in the bunker, or behind a door that stays shut. */
export function Safe({ character, shut }: { character: string | null; shut: boolean }) {
  return (
    <g className="safe">
      <circle className="lamp" r="200" fill="url(#light-lamp)" />
      <circle r="58" fill="var(--void)" />
      <clipPath id="safe">
        <circle r="52" />
      </clipPath>
      <g clipPath="url(#safe)">
        <g transform="translate(-52 -52)">
          <Portrait character={character} crop="face" size={104} />
        </g>
      </g>
      <circle r="54" fill="none" stroke={colorOf(character)} strokeWidth="5" />
      {shut && (
        <g className="leaves closed">
          {[-1, 1].map(side => (
            <g key={side} className="leaf" style={{ '--x': `${side * 60}px`, '--y': '0px' } as React.CSSProperties}>
              <path
                d={side < 0 ? 'M-62 -70H-8V70H-62Z' : 'M8 -70H62V70H8Z'}
                fill="var(--girder)"
                fillOpacity=".82"
                stroke="var(--steel)"
                strokeWidth="4"
              />
            </g>
          ))}
        </g>
      )}
      <g transform="translate(40 40)">
        <circle r="25" fill="var(--void)" stroke="var(--ok)" strokeWidth="4" />
        <IconAt name={shut ? 'lock' : 'check'} x={0} y={0} size={28} fill="var(--ok)" />
      </g>
    </g>
  )
}

/** A warning lamp turns over everything. */
export const Siren = ({ icon }: { icon: 'alert' | 'selfDestruct' }) => (
  <g className="siren">
    <g className="beams" fill="var(--danger)">
      <path d="M0 0L-2600 -700V700Z" opacity=".26" />
      <path d="M0 0L2600 -700V700Z" opacity=".26" />
    </g>
    <circle r="210" fill="url(#light-danger)" />
    <path d={spikes(62)} fill="var(--danger-ink)" stroke="var(--danger)" strokeWidth="5" />
    <IconAt name={icon} x={0} y={0} size={70} fill="var(--danger)" />
  </g>
)

/** A token of the Cargo Sending System, turned up. */
export const CargoTokenTurns = ({ card }: { card: string }) => (
  <g className="flip">
    <CargoTokenAt card={card} x={0} y={0} size={140} />
  </g>
)

/** It shakes, and stays. */
export const PodStays = ({ pod }: { pod: string }) => (
  <g className="podstays">
    <circle r="120" fill="url(#light-danger)" />
    <CargoPodAt pod={pod} x={0} y={0} size={120} />
    <path d="M-44 -44L44 48M44 -44L-44 48" stroke="var(--danger)" strokeWidth="7" opacity=".8" />
  </g>
)

/** Somebody has learned something: how much they know now. */
export const Learns = ({ knowledge }: { knowledge: number }) => (
  <g className="pop">
    <path
      d="M0 -50L44 -25V25L0 50L-44 25V-25Z"
      fill="var(--knowledge-ground)"
      stroke="var(--knowledge-edge)"
      strokeWidth="4"
    />
    <IconAt name="knowledge" x={0} y={-10} size={42} fill="var(--knowledge-ink)" />
    <text className="plate" y="38" fontSize="32" fill="var(--light)">
      {knowledge}
    </text>
  </g>
)
/** Their token turns. */
export const Learned = () => (
  <g className="flip">
    <KnowledgeTokenAt x={0} y={0} size={116} />
  </g>
)

/** The cabin is there, its doors open. */
export const ElevatorComes = ({ powered }: { powered: boolean }) => (
  <g className="pop">
    <circle r="62" fill="var(--void)" opacity=".9" />
    <ElevatorAt powered={powered} x={0} y={0} size={96} />
  </g>
)

export const RoverDrives = () => (
  <g className="pop">
    <circle r="62" fill="var(--void)" opacity=".9" />
    <RoverAt x={0} y={0} size={100} />
  </g>
)

/** A card of the Surface is turned up: dust and a low sun. What it says lies beside. */
export const SurfaceTurns = () => (
  <>
    <circle className="daylight" r="230" fill="url(#light-fire)" />
    <g className="turned">
      <g className="back">
        <path d={cutPath(104, 146, 10)} fill="var(--mars-deep)" stroke="var(--mars)" strokeWidth="4" />
        <IconAt name="mars" x={0} y={0} size={72} fill="var(--mars)" />
      </g>
      <g className="front">
        <path d={cutPath(104, 146, 10)} fill="var(--mars-glow)" stroke="var(--mars)" strokeWidth="4" />
        <circle cx="18" cy="-22" r="15" fill="var(--mars-sun)" />
        <path d="M-52 6L-20 -8L6 4L30 -6L52 8V63L42 73H-42L-52 63Z" fill="var(--mars-deep)" />
        <path
          d="M-52 30C-20 18 10 40 52 26M-48 50C-10 40 20 58 50 46"
          fill="none"
          stroke="var(--mars)"
          strokeWidth="3"
        />
      </g>
    </g>
  </>
)

/** The next card of the computer is turned up; what it says lies beside. */
export const ComputerTurns = () => (
  <g className="turned">
    <g className="back">
      <svg x="-52" y="-73" width="104" height="146" aria-hidden="true">
        <CardBack of="computer" />
      </svg>
    </g>
    <g className="front">
      <path d={cutPath(104, 146, 10)} fill="var(--deck)" stroke="var(--tech)" strokeWidth="4" />
      <IconAt name="computer" x={0} y={-26} size={62} fill="var(--tech)" />
      <path d="M-34 26H34M-34 42H34M-34 58H10" stroke="var(--text-3)" strokeWidth="6" />
    </g>
  </g>
)
