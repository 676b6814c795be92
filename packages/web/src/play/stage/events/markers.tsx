/** Events of markers, doors, vents and what else changes in a room. */
import { corridorPoint } from '../../board/geometry.ts'
import { Blaze, DoorMoves, Pop } from '../scenes/ScenePictures.tsx'
import { changeCrew, changeRoom } from './changeTable.ts'
import { type EventRecords, NOTHING } from './eventRecord.ts'
import { only, popOnPerson, popOnRoom } from './scenes.tsx'

export const markers = {
  slimed: {
    ms: 420,
    sound: null,
    changes: ({ who }, table) => changeCrew(table, who, { slime: true }),
    together: null,
    scene: popOnPerson('slime', 'var(--slime)'),
    headline: null,
    cards: null,
    falls: ['slime', 'slimed'],
  },
  cleaned: {
    ms: 320,
    sound: null,
    changes: ({ who }, table) => changeCrew(table, who, { slime: false }),
    together: null,
    scene: popOnPerson('check', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
  },
  fire: {
    ms: 480,
    sound: 'blaze',
    changes: ({ room }, table) => changeRoom(table, room, { fire: true }),
    together: (_, next) => next.e === 'fire',
    scene: (event, { more, room }) =>
      [event, ...only('fire', more)].map(one => ({ at: room(one.room), picture: <Blaze /> })),
    headline: null,
    cards: null,
    falls: null,
  },
  fireOut: {
    ms: 420,
    sound: null,
    changes: ({ room }, table) => changeRoom(table, room, { fire: false }),
    together: null,
    scene: popOnRoom('fireExtinguisher', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
  },
  malfunction: {
    ms: 480,
    sound: 'buzz',
    changes: ({ room }, table) => changeRoom(table, room, { malfunction: true }),
    together: (_, next) => next.e === 'malfunction',
    scene: (event, { more, room }) =>
      [event, ...only('malfunction', more)].map(one => ({
        at: room(one.room),
        picture: <Pop icon="malfunction" color="var(--malf)" />,
      })),
    headline: null,
    cards: null,
    falls: null,
  },
  repaired: {
    ms: 420,
    sound: 'powerUp',
    changes: ({ room }, table) => changeRoom(table, room, { malfunction: false }),
    together: null,
    scene: popOnRoom('repairs', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
  },
  items: { ...NOTHING, changes: ({ room, items }, table) => changeRoom(table, room, { items }) },
  door: {
    ms: 420,
    sound: ({ state }) => (state === 'destroyed' ? 'doorTorn' : 'door'),
    changes: ({ corridor, state }, table) => {
      const others = table.doors.filter(door => door.corridor !== corridor)
      return { ...table, doors: state === 'open' ? others : [...others, { corridor, state }] }
    },
    together: null,
    scene: ({ corridor, state }, { map }) => [
      {
        at: corridorPoint(map, corridor),
        picture: <DoorMoves state={state} angle={map.ways.get(corridor)?.angle ?? 0} />,
      },
    ],
    headline: null,
    cards: null,
    falls: null,
  },
  vent: {
    ms: 480,
    sound: null,
    changes: ({ room }, table) => ({ ...table, vent: room }),
    together: null,
    scene: popOnRoom('vent', 'var(--danger)'),
    headline: null,
    cards: null,
    falls: null,
  },
  ventStopped: { ...NOTHING, changes: (_, table) => ({ ...table, vent: null }) },
  vented: {
    ms: 700,
    sound: 'powerDown',
    changes: (_, table) => ({ ...table, vent: null }),
    together: null,
    scene: popOnRoom('vent', 'var(--danger)'),
    headline: null,
    cards: null,
    falls: null,
  },
  selfDestruct: {
    ms: 900,
    sound: 'buzz',
    changes: ({ space }, table) => ({ ...table, selfDestruct: space }),
    together: null,
    scene: null,
    headline: (_, { t, said }) => ({ icon: 'selfDestruct', title: t.selfDestruct, text: said, hot: true }),
    cards: null,
    falls: null,
  },
  eggs: {
    ms: 420,
    sound: null,
    changes: ({ eggs }, table) => ({ ...table, eggs }),
    together: null,
    scene: ({ room: id }, { room, table }) => [
      {
        at: room(id ?? table.rooms.find(({ tile }) => tile === 'nest')?.room),
        picture: <Pop icon="egg" color="var(--slime)" />,
      },
    ],
    headline: null,
    cards: null,
    falls: null,
  },
  nestDestroyed: {
    ms: 900,
    sound: null,
    changes: (_, table) => ({ ...table, nestDestroyed: true }),
    together: null,
    scene: null,
    headline: (_, { t, said }) => ({ icon: 'nest', title: t.stage.nest, text: said }),
    cards: null,
    falls: null,
  },
} satisfies Partial<EventRecords>
