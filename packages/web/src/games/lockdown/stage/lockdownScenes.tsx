/** What happens in the facility, and where on its board. */
import type { EventFace, RoomId, Seat, TableView } from '@coldwake/rules/facts'
import type { BoardMap, Box, Point, Site } from '../../../play/board/geometry.ts'
import { placesOf } from '../../../play/board/places.ts'
import { cardIcon } from '../../../play/pieceIcons.ts'
import type { Scene } from '../../../play/stage/scenes/BoardEffects.tsx'
import { Flash, Launch, Pop } from '../../../play/stage/scenes/ScenePictures.tsx'
import type { Beat } from '../../../play/stage/scenes/storyboard.ts'
import {
  CargoTokenTurns,
  ComputerTurns,
  ElevatorComes,
  Flicker,
  GateOpens,
  Learned,
  Learns,
  PodStays,
  PowerTurns,
  RoverDrives,
  Safe,
  Siren,
  SurfaceTurns,
} from './LockdownPictures.tsx'

interface Where {
  map: BoardMap
  /** The table as the board shows it just now. */
  table: TableView
  me: Seat | null
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
/** How far the middle of the computer's card is from its right end. */
const COMPUTER = 100

export function lockdownScenes({ event, more }: Beat, where: Where): Scene[] {
  const { site } = where.map
  return site ? scenesAt(event, more, where, site) : []
}

function scenesAt(event: EventFace, more: readonly EventFace[], { map, table, me }: Where, site: Site): Scene[] {
  const room = (id: RoomId | null | undefined): Point | undefined => map.rooms.get(id ?? '')
  const special = (tile: string) => map.board.rooms.find(one => one.special === tile)
  const crew = (seat: Seat) => table.crew.find(one => one.seat === seat)
  const person = (seat: Seat) => room(crew(seat)?.room)
  const sheltered = (seat: Seat) => placesOf(map, table, me).seat(seat)
  const character = (seat: Seat) => crew(seat)?.character ?? null
  const powered = table.facility?.power.some(({ place, on }) => place === 'elevator' && on) ?? false
  const shaft = site.pods.get('B') ?? site.computer
  // Beside it: it lies at the edge of the board.
  const pods = { x: shaft.x - 70, y: shaft.y }
  /** A token turns, and the light of its section with it. */
  const turns = (one: EventFace): Scene[] => {
    if (one.e !== 'power') return []
    const section = site.sections.find(({ id }) => id === one.place)
    return [
      ...(section
        ? [{ at: middle(section.box), asDrawn: true, picture: <Flicker box={section.box} on={one.on} /> }]
        : []),
      { at: site.power.get(one.place), picture: <PowerTurns token={one.token} on={one.on} /> },
    ]
  }
  switch (event.e) {
    case 'power':
    case 'threshold':
      return [event, ...more].flatMap(turns)
    case 'powerMoved':
      return event.places.map(({ place, token, on }) => ({
        at: site.power.get(place),
        picture: <PowerTurns token={token} on={on} />,
      }))
    case 'backup':
      return [
        {
          at: special('backup-power'),
          picture: <Pop icon="backup" colour={event.active ? 'var(--power)' : 'var(--danger)'} />,
        },
      ]
    case 'elevator':
      return [
        { at: room(event.to), picture: <Flash colour="var(--power)" /> },
        { at: room(event.to), picture: <ElevatorComes powered={powered} /> },
      ]
    case 'gateOpen':
      return [{ at: site.gate, picture: <GateOpens /> }]
    case 'rover':
      return [{ at: event.away ? site.bunker : (room(event.to) ?? site.road), picture: <RoverDrives /> }]
    case 'drove':
      return [
        { at: room(event.from), picture: <Flash colour="var(--mars)" /> },
        { at: room(event.to), picture: <RoverDrives /> },
      ]
    case 'surfaceCard':
      return [
        { at: person(event.who), picture: <SurfaceTurns /> },
        ...event.exposed.map(seat => ({ at: person(seat), picture: <Pop icon="mars" colour="var(--mars)" /> })),
        ...event.sheltered.map(seat => ({ at: person(seat), picture: <Pop icon="check" colour="var(--ok)" /> })),
      ]
    case 'bunker':
      return [
        { at: sheltered(event.who) ?? site.bunker, picture: <Safe character={character(event.who)} shut={false} /> },
      ]
    case 'isolationOpen':
      return [{ at: special('isolation'), picture: <Pop icon="unlocked" colour="var(--ok)" /> }]
    case 'lockedIn':
      return [{ at: special('isolation'), picture: <Safe character={character(event.who)} shut /> }]
    case 'alert':
      return [{ at: special('alert'), picture: <Siren icon="alert" /> }]
    case 'selfDestructRed':
      return [{ at: middle(map.bounds), picture: <Siren icon="selfDestruct" /> }]
    case 'entersCss':
      return [{ at: site.pods.get(event.pod), picture: <Pop icon="cssPod" colour="var(--text)" /> }]
    case 'cssTurned':
    case 'cssLost':
      return [{ at: pods, picture: <CargoTokenTurns card={event.card} /> }]
    case 'cssLaunched': {
      const podOf = (seat: Seat) => table.pods.find(({ pod }) => pod === crew(seat)?.pod)?.section ?? 'A'
      return [
        ...event.crew.map(seat => ({ at: site.pods.get(podOf(seat)), picture: <Launch pod={podOf(seat)} out={-1} /> })),
        ...event.back.map(seat => ({ at: site.pods.get(podOf(seat)), picture: <PodStays pod={podOf(seat)} /> })),
      ]
    }
    case 'peekedCss':
      return [{ at: pods, picture: <Pop icon="eye" colour="var(--text)" /> }]
    case 'cssMoved':
      return [{ at: pods, picture: <Pop icon="cssPod" colour="var(--text)" /> }]
    case 'contingencyOpened':
    case 'contingenciesBack':
      return [{ at: site.pool, picture: <Pop icon="contingency" colour="var(--text)" /> }]
    case 'peekedContingency':
      return [
        { at: event.whom === null ? site.pool : person(event.whom), picture: <Pop icon="eye" colour="var(--text)" /> },
      ]
    case 'tookContingency':
      return [{ at: person(event.who), picture: <Pop icon="contingency" colour="var(--text)" /> }]
    case 'computerCard':
      return [{ at: { x: site.computer.x - COMPUTER, y: site.computer.y }, picture: <ComputerTurns /> }]
    case 'lockdownCard':
      return [{ at: room(event.room), picture: <Pop icon="computer" colour="var(--danger)" /> }]
    case 'knowledge':
      return [{ at: person(event.who), picture: <Learns knowledge={event.knowledge} /> }]
    case 'knowledgeActive':
      return [{ at: person(event.who), picture: <Learned /> }]
    case 'analysed':
      return [{ at: person(event.who), picture: <Pop icon={cardIcon(event.object)} colour="var(--text)" /> }]
    case 'redirected':
      return [{ at: person(event.whom), picture: <Flash colour="var(--danger)" /> }]
    default:
      return []
  }
}
