import type { EventFace, RoomId, Seat, TableView } from '@coldwake/rules/facts'
import type { ReactNode } from 'react'
import { BecomingScene, ownScenes } from '../../../games/stage/index.ts'
import type { IconName } from '../../../icons/Icon.tsx'
import { type BoardMap, corridorPoint, type Point } from '../../board/geometry.ts'
import type { Lettering } from '../../board/lettering.ts'
import { placesOf } from '../../board/places.ts'
import {
  BagToken,
  Blaze,
  Claws,
  CombatDie,
  Dark,
  DoorMoves,
  ExplorationToken,
  Flash,
  Launch,
  LosesColour,
  NoiseDie,
  Pop,
  RegainsColour,
  Rings,
  Rising,
  Trail,
} from './ScenePictures.tsx'
import type { Beat } from './storyboard.ts'

interface BoardEffectsProps {
  beat: Beat
  map: BoardMap
  /** The table as the board shows it just now. */
  table: TableView
  me: Seat | null
  letters: Lettering
}

/** Something drawn at a point of the board. */
export interface Scene {
  at: Point | null | undefined
  /** As large as the board has it: it covers a part of it. What is only a sign grows where the board is small. */
  asDrawn?: boolean
  picture: ReactNode
}

/** What is happening, where it happens. */
export function BoardEffects(props: BoardEffectsProps) {
  const grown = Math.max(1, 0.6 / props.letters.scale)
  const scenes = scenesOf(props, grown).filter(({ at }) => at)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus
    <g className="happening" aria-hidden="true">
      {scenes.map(({ at, asDrawn, picture }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene does not change while it is shown
        <g key={place} transform={`translate(${at?.x ?? 0} ${at?.y ?? 0}) scale(${asDrawn ? 1 : grown})`}>
          {picture}
        </g>
      ))}
    </g>
  )
}

/** Half as wide as a creature with its number and the hand against it, and the buttons at the edge of the board. */
const DUEL = 236

/** Half as high as what somebody becomes. */
const BEAST = 150

/** What is marked with an icon on whoever it happens to, or on the room. */
const ON_PERSON: Partial<Record<EventFace['e'], [IconName, string]>> = {
  slimed: ['slime', 'var(--slime)'],
  cleaned: ['check', 'var(--ok)'],
  contaminated: ['contamination', 'var(--slime)'],
  scanned: ['contamination', 'var(--text)'],
  larva: ['larva', 'var(--danger)'],
  larvaGone: ['check', 'var(--ok)'],
  infested: ['larva', 'var(--danger)'],
  lightWound: ['light', 'var(--danger)'],
  seriousWound: ['serious', 'var(--danger)'],
  dressed: ['dressed', 'var(--ok)'],
  woundHealed: ['healed', 'var(--ok)'],
  lightHealed: ['healed', 'var(--ok)'],
  searched: ['search', 'var(--text)'],
  kept: ['items', 'var(--text)'],
  crafted: ['craft', 'var(--text)'],
  activated: ['check', 'var(--ok)'],
  signal: ['signal', 'var(--text)'],
  spared: ['interruption', 'var(--text)'],
  entersPod: ['pod', 'var(--text)'],
  hibernates: ['hibernatorium', 'var(--text)'],
  attemptFailed: ['cross', 'var(--danger)'],
  advantage: ['shoot', 'var(--power)'],
  attackRedrawn: ['flashlight', 'var(--power)'],
  ignoresDark: ['flashlight', 'var(--power)'],
  quiet: ['silence', 'var(--ok)'],
  contaminationGone: ['check', 'var(--ok)'],
  arranged: ['eye', 'var(--text)'],
}
const ON_ROOM: Partial<Record<EventFace['e'], [IconName, string]>> = {
  fireOut: ['fireExtinguisher', 'var(--ok)'],
  malfunction: ['malfunction', 'var(--malf)'],
  repaired: ['repairs', 'var(--ok)'],
  vent: ['vent', 'var(--danger)'],
  vented: ['vent', 'var(--danger)'],
  thrown: ['fire', 'var(--fire)'],
  eggs: ['egg', 'var(--slime)'],
  intruderDied: ['carcass', 'var(--text)'],
  noMiniature: ['intruder', 'var(--text-3)'],
  tokenLeft: ['unknown', 'var(--text)'],
}
const ON_INTRUDER: Partial<Record<EventFace['e'], [IconName, string]>> = {
  injured: ['injury', 'var(--danger)'],
  toughness: ['injury', 'var(--text)'],
  healed: ['healed', 'var(--danger)'],
  retreats: ['escape', 'var(--text)'],
  driven: ['escape', 'var(--text)'],
}

function scenesOf({ beat, map, table, me }: BoardEffectsProps, grown: number): Scene[] {
  const { event, more } = beat
  const { game } = table
  const room = (id: RoomId | null | undefined): Point | undefined => map.rooms.get(id ?? '')
  const person = (seat: Seat) => room(table.crew.find(crew => crew.seat === seat)?.room)
  const creature = (number: number) => room(table.intruders.find(one => one.intruder === number)?.room)
  /** Seen from a point, in the units of a picture drawn there. */
  const from = (at: Point | undefined, point: Point | null | undefined): Point[] =>
    at && point ? [{ x: (point.x - at.x) / grown, y: (point.y - at.y) / grown }] : []
  const trail = (start: Point | undefined, end: Point | undefined, colour: string): Scene[] =>
    from(end, start).map(point => ({ at: end, picture: <Trail from={point} colour={colour} /> }))
  const marked = (mark: [IconName, string] | undefined, at: Point | undefined): Scene[] =>
    mark ? [{ at, picture: <Pop icon={mark[0]} colour={mark[1]} /> }] : []
  /** Far enough from the edge of the board for two numbers side by side. */
  const within = (at: Point | undefined): Point | undefined => {
    const { x, width } = map.bounds
    return at && { x: Math.min(Math.max(at.x, x + DUEL * grown), x + width - DUEL * grown), y: at.y }
  }
  const rises = (at: Point | undefined, intruder: number) =>
    from(at, placesOf(map, table, me).intruder(intruder))[0] ?? { x: 0, y: 0 }

  switch (event.e) {
    case 'noiseRolled': {
      const at = room(event.room)
      const to = more.flatMap(one => (one.e === 'noise' ? from(at, corridorPoint(map, one.corridor, event.room)) : []))
      return [{ at, picture: <NoiseDie face={event.face} surface={event.die === 'surface'} to={to} /> }]
    }
    case 'noise':
      return [event, ...more].flatMap(one =>
        one.e === 'noise'
          ? [{ at: corridorPoint(map, one.corridor, one.room ?? undefined), picture: <Rings colour="var(--noise)" /> }]
          : [],
      )
    case 'noiseGone':
      return [event, ...more].flatMap(one =>
        one.e === 'noiseGone' ? [{ at: corridorPoint(map, one.corridor), picture: <Rings colour="var(--ok)" /> }] : [],
      )
    case 'token':
      return [{ at: room(event.room), picture: <ExplorationToken effect={event.effect} items={event.items} /> }]
    case 'explored':
      return [{ at: room(event.room), picture: <Flash colour="var(--text)" /> }]
    case 'danger':
      return [{ at: room(event.room), picture: <Flash colour="var(--danger)" /> }]
    case 'encounter': {
      const at = room(event.room)
      const noise = more.flatMap(one =>
        one.e === 'noiseGone' ? from(at, corridorPoint(map, one.corridor, event.room)) : [],
      )
      return [{ at, picture: <Dark noise={noise} /> }]
    }
    case 'tokenDrawn': {
      // Without an encounter it is the bag that changes, and the ribbon that shows it.
      const met = more.find(one => one.e === 'encounter')
      return met ? [{ at: room(met.room), picture: <BagToken {...event} game={game} /> }] : []
    }
    case 'appeared': {
      const at = within(room(event.room))
      const surprise = more.find(one => one.e === 'surprise') ?? null
      const place = rises(at, event.intruder)
      return [{ at, picture: <Rising {...{ game, place, surprise }} kind={event.kind} /> }]
    }
    case 'surprise': {
      const at = within(creature(event.intruder))
      return [
        { at, picture: <Rising game={game} kind={event.kind} place={rises(at, event.intruder)} surprise={event} /> },
      ]
    }
    case 'transformed': {
      const at = creature(event.intruder)
      return [{ at, picture: <Rising game={game} kind={event.to} place={rises(at, event.intruder)} surprise={null} /> }]
    }
    case 'moved':
      return trail(room(event.from), room(event.to), 'var(--text)')
    case 'intruderMoved':
    case 'intruderLeft':
      return [event, ...more].flatMap(one => {
        if (one.e === 'intruderMoved')
          return [
            ...trail(room(one.from), room(one.to), 'var(--danger)'),
            { at: room(one.to), picture: <Flash colour="var(--danger)" /> },
          ]
        return one.e === 'intruderLeft' ? [{ at: room(one.room), picture: <Flash colour="var(--danger)" /> }] : []
      })
    case 'attack':
      return [{ at: person(event.who), picture: <Claws miss={!event.hits} /> }]
    case 'shot':
    case 'struck':
      return [{ at: person(event.who), picture: <CombatDie face={event.face} injuries={event.injuries} /> }]
    case 'fire':
      return [event, ...more].flatMap(one => (one.e === 'fire' ? [{ at: room(one.room), picture: <Blaze /> }] : []))
    case 'malfunction':
      return [event, ...more].flatMap(one =>
        one.e === 'malfunction' ? marked(ON_ROOM.malfunction, room(one.room)) : [],
      )
    case 'door': {
      const angle = map.ways.get(event.corridor)?.angle ?? 0
      return [{ at: corridorPoint(map, event.corridor), picture: <DoorMoves state={event.state} angle={angle} /> }]
    }
    case 'died':
    case 'revived': {
      const character = table.crew.find(crew => crew.seat === event.who)?.character ?? null
      const Picture = event.e === 'died' ? LosesColour : RegainsColour
      return [{ at: room(event.room), picture: <Picture character={character} /> }]
    }
    case 'playsIntruders': {
      const { character = null, room: grave } = table.crew.find(crew => crew.seat === event.who) ?? {}
      const at = within(room(grave))
      const { y, height } = map.bounds
      const high = at && { x: at.x, y: Math.min(Math.max(at.y, y + BEAST * grown), y + height - BEAST * grown) }
      return [{ at: high, picture: <BecomingScene character={character} game={game} /> }]
    }
    case 'launched':
    case 'podGone': {
      const section = table.pods.find(({ pod }) => pod === event.pod)?.section
      const at = room(table.rooms.find(({ tile }) => tile === `evacuationSection${section}`)?.room)
      const out = at && at.y > map.bounds.y + map.bounds.height / 2 ? 1 : -1
      return [{ at, picture: <Launch pod={event.pod} out={out} /> }]
    }
    case 'peeked':
      return marked(['eye', 'var(--text)'], room(event.at))
    case 'eggs':
      return marked(ON_ROOM.eggs, room(event.room ?? table.rooms.find(({ tile }) => tile === 'nest')?.room))
    default:
      return [
        ...ownScenes(beat, { map, table, me }),
        ...('who' in event && typeof event.who === 'number' ? marked(ON_PERSON[event.e], person(event.who)) : []),
        ...('room' in event ? marked(ON_ROOM[event.e], room(event.room)) : []),
        ...('intruder' in event ? marked(ON_INTRUDER[event.e], creature(event.intruder)) : []),
      ]
  }
}
