import type { EventFace, IntruderKind, NoiseFace, TableView, TokenEffect } from '@coldwake/rules'
import { cardName, eventCardText, eventText, intruderName, objectName } from '@coldwake/text'
import type { ReactNode } from 'react'
import { CREATURES } from '../art/creatures.ts'
import { type BoardMap, corridorPoint, cutPath, type Point, spikes, TILE } from '../board/geometry.ts'
import type { Lettering } from '../board/scale.ts'
import { Icon, IconAt, type IconName } from '../icons/icon.tsx'
import { cardIcon, tokenIcon } from '../icons/pictures.ts'
import { useTable } from '../table/model.tsx'
import { useWords } from '../words.tsx'

interface EffectProps {
  beat: EventFace
  map: BoardMap
  /** The table as the board shows it just now. */
  table: TableView
  letters: Lettering
}

/** What is happening, where it happens. */
export function Effects({ beat, map, table, letters }: EffectProps) {
  const roomPoint = (id: string | undefined) => (id === undefined ? undefined : map.rooms.get(id))
  const person = (seat: number) => roomPoint(table.crew.find(crew => crew.seat === seat)?.room)
  const creature = (number: number) => roomPoint(table.intruders.find(one => one.intruder === number)?.room)
  const scene = (): [at: Point | null | undefined, picture: ReactNode] => {
    switch (beat.e) {
      case 'noiseRolled':
        return [above(roomPoint(beat.room)), <Die key="die" face={beat.face} />]
      case 'token':
        return [above(roomPoint(beat.room)), <Token key="token" effect={beat.effect} items={beat.items} />]
      case 'explored':
        return [roomPoint(beat.room), <Flash key="flash" colour="var(--text)" />]
      case 'noise':
        return [corridorPoint(map, beat.corridor, beat.room ?? undefined), <Rings key="rings" colour="var(--noise)" />]
      case 'danger':
        return [roomPoint(beat.room), <Flash key="flash" colour="var(--danger)" />]
      case 'encounter':
        return [roomPoint(beat.room), <Dark key="dark" />]
      case 'appeared':
        return [roomPoint(beat.room), <Rising key="rising" kind={beat.kind} />]
      case 'transformed':
        return [creature(beat.intruder), <Rising key="rising" kind={beat.to} />]
      case 'intruderMoved':
      case 'intruderLeft':
        return [
          roomPoint(beat.e === 'intruderMoved' ? beat.to : beat.room),
          <Flash key="flash" colour="var(--danger)" />,
        ]
      case 'surprise':
      case 'attack':
        return [person(beat.who), <Claws key="claws" />]
      case 'injured':
        return [creature(beat.intruder), <Pop key="pop" icon="injury" colour="var(--danger)" />]
      case 'intruderDied':
        return [roomPoint(beat.room), <Pop key="pop" icon="carcass" colour="var(--text)" />]
      case 'shot':
        return [person(beat.who), <Pop key="pop" icon="shoot" colour="var(--text)" />]
      case 'struck':
        return [person(beat.who), <Pop key="pop" icon="melee" colour="var(--text)" />]
      case 'fire':
        return [roomPoint(beat.room), <Pop key="pop" icon="fire" colour="var(--fire)" />]
      case 'fireOut':
        return [roomPoint(beat.room), <Pop key="pop" icon="fireExtinguisher" colour="var(--ok)" />]
      case 'malfunction':
        return [roomPoint(beat.room), <Pop key="pop" icon="malfunction" colour="var(--malf)" />]
      case 'repaired':
        return [roomPoint(beat.room), <Pop key="pop" icon="repairs" colour="var(--ok)" />]
      case 'vent':
        return [roomPoint(beat.room), <Pop key="pop" icon="vent" colour="var(--danger)" />]
      case 'door':
        return [corridorPoint(map, beat.corridor), <Rings key="rings" colour="#c9d6e2" />]
      case 'slimed':
        return [person(beat.who), <Pop key="pop" icon="slime" colour="var(--slime)" />]
      case 'contaminated':
        return [person(beat.who), <Pop key="pop" icon="contamination" colour="var(--slime)" />]
      case 'larva':
        return [person(beat.who), <Pop key="pop" icon="larva" colour="var(--danger)" />]
      case 'lightWound':
        return [person(beat.who), <Pop key="pop" icon="light" colour="var(--danger)" />]
      case 'seriousWound':
        return [person(beat.who), <Pop key="pop" icon="serious" colour="var(--danger)" />]
      case 'died':
        return [roomPoint(beat.room), <Pop key="pop" icon="skull" colour="var(--text)" />]
      case 'searched':
        return [person(beat.who), <Pop key="pop" icon="search" colour="var(--text)" />]
      case 'peeked':
        return [roomPoint(beat.at), <Pop key="pop" icon="eye" colour="var(--text)" />]
      default:
        return [null, null]
    }
  }
  const [at, picture] = scene()
  if (!at) return null
  const grown = Math.max(1, 0.6 / letters.scale)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus
    <g className="happening" transform={`translate(${at.x} ${at.y}) scale(${grown})`} aria-hidden="true">
      {picture}
    </g>
  )
}

const above = (point: Point | undefined): Point | undefined => point && { x: point.x, y: point.y - 8 }

const FACE_ICON: Partial<Record<NoiseFace, IconName>> = { danger: 'danger', silence: 'silence' }

function Die({ face }: { face: NoiseFace }) {
  const icon = FACE_ICON[face]
  const colour = face === 'danger' ? 'var(--danger)' : face === 'silence' ? 'var(--ok)' : 'var(--noise)'
  return (
    <g className="roll">
      <path d={spikes(46)} fill="var(--void)" opacity=".8" />
      <path d="M0 -44L38 -16L30 28L0 44L-30 28L-38 -16Z" fill="var(--noise-ink)" stroke={colour} strokeWidth="4" />
      <path
        d="M0 -44L22 6L0 44L-22 6ZM-38 -16L-22 6L-30 28M38 -16L22 6L30 28M-22 6H22"
        fill="none"
        stroke={colour}
        strokeWidth="1.5"
        opacity=".5"
      />
      <g className="face">
        {icon ? (
          <IconAt name={icon} x={0} y={0} size={36} fill={colour} />
        ) : (
          <text className="numeral" y="15" fontSize="46" style={{ fill: colour }}>
            {face}
          </text>
        )}
      </g>
    </g>
  )
}

const TOKEN_COLOUR: Record<TokenEffect, string> = {
  silence: 'var(--ok)',
  danger: 'var(--danger)',
  slime: 'var(--slime)',
  fire: 'var(--fire)',
  malfunction: 'var(--malf)',
  door: '#c9d6e2',
}

function Token({ effect, items }: { effect: TokenEffect; items: number | null }) {
  return (
    <g className="flip">
      <circle r="44" fill="var(--hull)" stroke={TOKEN_COLOUR[effect]} strokeWidth="4" />
      <circle r="37" fill="none" stroke="var(--line-2)" strokeWidth="1.5" strokeDasharray="4 4" />
      <IconAt name={tokenIcon[effect]} x={0} y={items === null ? 0 : -8} size={38} fill={TOKEN_COLOUR[effect]} />
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

const Flash = ({ colour }: { colour: string }) => (
  <path
    className="flash"
    d={cutPath(TILE.width + 24, TILE.height + 24, 18)}
    fill="none"
    stroke={colour}
    strokeWidth="10"
  />
)

const Rings = ({ colour }: { colour: string }) => (
  <g className="rings" fill="none" stroke={colour}>
    <circle r="22" strokeWidth="6" />
    <circle r="22" strokeWidth="4" />
  </g>
)

function Pop({ icon, colour }: { icon: IconName; colour: string }) {
  return (
    <g className="pop">
      <circle r="40" fill="var(--void)" stroke={colour} strokeWidth="4" opacity=".92" />
      <IconAt name={icon} x={0} y={0} size={46} fill={colour} />
    </g>
  )
}

/** The lights go down everywhere but here, and something looks back. */
function Dark() {
  return (
    <g className="dark">
      <rect x="-6000" y="-6000" width="12000" height="12000" fill="url(#lights-down)" />
      <circle r="240" fill="url(#light-danger)" className="breathe" />
      <g className="eyes" fill="var(--danger)">
        <path d="M-58 -26C-44 -38 -20 -30 -12 -12C-30 -10 -50 -12 -58 -26Z" />
        <path d="M58 -26C44 -38 20 -30 12 -12C30 -10 50 -12 58 -26Z" />
        <path d="M-34 -22L-27 -15M34 -22L27 -15" stroke="#fff" strokeWidth="4" />
      </g>
    </g>
  )
}

/** What came out of the dark, large for a moment. */
function Rising({ kind }: { kind: IntruderKind }) {
  return (
    <g className="rising">
      <rect x="-6000" y="-6000" width="12000" height="12000" fill="url(#lights-down)" />
      <clipPath id="rising">
        <path d={spikes(92)} />
      </clipPath>
      <path d={spikes(100)} fill="var(--void)" />
      <image
        className="lit"
        href={CREATURES[kind]}
        x="-104"
        y="-104"
        width="208"
        height="208"
        clipPath="url(#rising)"
      />
      <path d={spikes(95)} fill="none" stroke="var(--danger)" strokeWidth="5" />
    </g>
  )
}

const Claws = () => (
  <g className="flash" fill="none" stroke="var(--danger)" strokeWidth="9" strokeLinecap="round">
    <path d="M-52 -46C-34 -14 -30 18 -42 50M-8 -52C8 -16 10 18 -2 54M36 -46C52 -14 54 18 42 50" />
  </g>
)

/** What concerns the whole table, or is too important for a corner of the board: a ribbon across it. */
export function Ribbon({ beat }: { beat: EventFace | null }) {
  const { ctx, table } = useTable()
  const { t, lang } = useWords()
  if (!beat) return null
  const words = (): [icon: IconName, title: string, text: string, tone: string] | null => {
    const said = eventText(beat, ctx, lang)
    switch (beat.e) {
      case 'round':
        return ['jump', t.roundNumber(beat.round), t.roundsLeft(table.time), '']
      case 'reacted':
        return beat.who === null ? null : [beat.card ? cardIcon(beat.card) : 'interruption', t.reaction, said, '']
      case 'cancelled':
        return ['cross', t.cancelled, said, '']
      case 'spared':
        return ['interruption', t.reaction, said, '']
      case 'encounter':
        return ['attack', t.somethingMoved, said, 'hot']
      case 'appeared':
        return ['intruder', intruderName(beat.kind, lang), said, 'hot']
      case 'surprise':
      case 'attack':
        return ['attack', intruderName(beat.kind, lang), said, 'hot']
      case 'shot':
      case 'struck':
        return [
          beat.e === 'shot' ? 'shoot' : 'melee',
          beat.kind === 'eggs' ? objectName('egg', lang) : intruderName(beat.kind, lang),
          said,
          '',
        ]
      case 'died':
        return ['skull', said, '', 'hot']
      case 'event':
        return ['event', cardName(beat.card, lang), eventCardText(table.game, beat.card, lang), '']
      case 'selfDestruct':
        return ['selfDestruct', t.selfDestruct, said, 'hot']
      case 'weakness':
        return ['weakness', t.weaknesses, said, '']
      case 'launched':
        return ['pod', t.pod(beat.pod), said, '']
      default:
        return null
    }
  }
  const found = words()
  if (!found) return null
  const [icon, title, text, tone] = found
  return (
    <div className={`ribbon ${tone}`} aria-hidden="true">
      <Icon name={icon} />
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  )
}
