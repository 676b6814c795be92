/** Events of the places of the facility and of the Surface: elevator, gate, rover, shelters, alarms. */
import { findBoard } from '@coldwake/rules/facts'
import { placesOf } from '../../../play/board/places.ts'
import { changeCrew } from '../../../play/stage/events/changeTable.ts'
import type { EventRecords } from '../../../play/stage/events/eventRecord.ts'
import { namedCard } from '../../../play/stage/events/laidOpen.ts'
import { Flash, Pop } from '../../../play/stage/scenes/ScenePictures.tsx'
import { changeFacility } from './changeFacility.ts'
import { ElevatorComes, GateOpens, RoverDrives, Safe, Siren, SurfaceTurns } from './LockdownPictures.tsx'
import { characterOf, middle, onSite, popOnSite, printedRoom } from './siteScenes.tsx'

export const placeEvents = {
  elevator: {
    ms: 700,
    sound: 'elevator',
    changes: ({ to, who, along }, table) => {
      const inside = who === null ? [] : [who, ...along]
      const crew = table.crew.map(one => (inside.includes(one.seat) ? { ...one, room: to } : one))
      return changeFacility({ ...table, crew }, { elevator: to })
    },
    together: null,
    scene: onSite(({ to }, _, { room, table }) => {
      const powered = table.facility?.power.some(({ place, on }) => place === 'elevator' && on) ?? false
      return [
        { at: room(to), picture: <Flash color="var(--power)" /> },
        { at: room(to), picture: <ElevatorComes powered={powered} /> },
      ]
    }),
    headline: (_, { t, said }) => ({ icon: 'elevator', title: t.facilityStage.elevator, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  gateOpen: {
    ms: 1000,
    sound: 'gate',
    changes: (_, table) => changeFacility(table, { gateOpen: true }),
    together: null,
    scene: onSite((_, { gate }) => [{ at: gate, picture: <GateOpens /> }]),
    headline: (_, { t }) => ({ icon: 'gate', title: t.facilityStage.gate, text: '' }),
    cards: null,
    falls: null,
    whole: null,
  },
  rover: {
    ms: 800,
    sound: 'rover',
    changes: ({ away, to }, table) =>
      changeFacility(table, ({ rover }) => ({
        rover: away ? 'bunker' : (to ?? findBoard(table)?.exit?.roverStart ?? rover),
      })),
    together: null,
    scene: onSite(({ away, to }, { bunker, road }, { room }) => [
      { at: away ? bunker : (room(to) ?? road), picture: <RoverDrives /> },
    ]),
    headline: (_, { t, said }) => ({ icon: 'rover', title: t.facilityStage.rover, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  drove: {
    ms: 900,
    sound: 'rover',
    changes: ({ who, to }, table) => changeCrew(changeFacility(table, { rover: to }), who, { room: to }),
    together: null,
    scene: onSite(({ from, to }, _, { room }) => [
      { at: room(from), picture: <Flash color="var(--mars)" /> },
      { at: room(to), picture: <RoverDrives /> },
    ]),
    headline: (_, { t, said }) => ({ icon: 'rover', title: t.facilityStage.rover, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  surfaceCard: {
    ms: 1400,
    sound: 'event',
    changes: null,
    together: null,
    scene: onSite(({ who, exposed, sheltered }, _, { person }) => [
      { at: person(who), picture: <SurfaceTurns /> },
      ...exposed.map(seat => ({ at: person(seat), picture: <Pop icon="mars" color="var(--mars)" /> })),
      ...sheltered.map(seat => ({ at: person(seat), picture: <Pop icon="check" color="var(--ok)" /> })),
    ]),
    headline: ({ exposed }, { t, said }) => ({
      icon: 'mars',
      title: t.mars.cardTurned,
      text: said,
      hot: exposed.length > 0,
    }),
    cards: ({ card, exposed }, reader) => [
      namedCard(card, reader, { icon: 'mars', tone: exposed.length > 0 ? 'hot' : '' }),
    ],
    falls: null,
    whole: null,
  },
  bunker: {
    ms: 900,
    sound: 'seal',
    changes: ({ who }, table) => changeCrew(table, who, { fate: 'bunker' }),
    together: null,
    scene: onSite(({ who }, { bunker }, board) => [
      {
        at: placesOf(board.map, board.table, board.me).seat(who) ?? bunker,
        picture: <Safe character={characterOf(board, who)} shut={false} />,
      },
    ]),
    headline: (_, { t, said }) => ({ icon: 'bunker', title: t.facilityStage.bunker, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  isolationOpen: {
    ms: 600,
    sound: 'door',
    changes: (_, table) => changeFacility(table, { isolationOpen: true }),
    together: null,
    scene: popOnSite((_, board) => printedRoom(board, 'isolation'), 'unlocked', 'var(--ok)'),
    headline: (_, { t }) => ({ icon: 'isolation', title: t.facilityStage.isolation, text: '' }),
    cards: null,
    falls: null,
    whole: null,
  },
  lockedIn: {
    ms: 900,
    sound: 'seal',
    changes: ({ who }, table) => changeCrew(table, who, { fate: 'locked' }),
    together: null,
    scene: onSite(({ who }, _, board) => [
      { at: printedRoom(board, 'isolation'), picture: <Safe character={characterOf(board, who)} shut /> },
    ]),
    headline: (_, { t, said }) => ({ icon: 'isolation', title: t.facilityStage.lockedIn, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  alert: {
    ms: 1100,
    sound: 'siren',
    changes: ({ space }, table) => changeFacility(table, { alert: space }),
    together: null,
    scene: onSite((_, __, board) => [{ at: printedRoom(board, 'alert'), picture: <Siren icon="alert" /> }]),
    headline: (_, { t, said }) => ({ icon: 'alert', title: t.facilityStage.alert, text: said, hot: true }),
    cards: null,
    falls: null,
    whole: null,
  },
  selfDestructRed: {
    ms: 1100,
    sound: 'siren',
    changes: ({ space }, table) => ({ ...changeFacility(table, { selfDestructRed: true }), selfDestruct: space }),
    together: null,
    scene: onSite((_, __, { map }) => [{ at: middle(map.bounds), picture: <Siren icon="selfDestruct" /> }]),
    headline: (_, { t, said }) => ({ icon: 'selfDestruct', title: t.facilityStage.red, text: said, hot: true }),
    cards: null,
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
