/** Events of moving, exploring and noise. */
import { findBoard } from '@coldwake/rules/facts'
import { roomName, roomText } from '@coldwake/text'
import { NOISE_DICE } from '../../../games/stage/index.ts'
import { corridorPoint } from '../../board/geometry.ts'
import { tileIcon } from '../../pieceIcons.ts'
import { Dark, ExplorationToken, Flash, NoiseDie, Rings } from '../scenes/ScenePictures.tsx'
import { changeCrew, changeRoom } from './changeTable.ts'
import { type EventRecords, NOTHING, type Place } from './eventRecord.ts'
import { only, popOnRoom } from './scenes.tsx'

/** Corridors and Areas with higher numbers knock higher; technical corridors lowest. */
function knockPitch(place: Place, corridor: string): number {
  const { corridors = [], zones = [] } = findBoard(place) ?? {}
  const [between = 0] = corridors.find(({ id }) => id === corridor)?.numbers ?? []
  const number = zones.find(({ id }) => id === corridor)?.number ?? between
  return 0.8 + number * 0.16
}

export const movement = {
  escaping: { ...NOTHING, sound: 'step' },
  moved: {
    ms: 340,
    sound: 'step',
    changes: ({ who, to }, table) => changeCrew(table, who, { room: to }),
    together: null,
    scene: ({ from, to }, { room, trail }) => trail(room(from), room(to), 'var(--text)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  explored: {
    ms: 900,
    sound: 'powerUp',
    changes: ({ room, tile }, table) => changeRoom(table, room, { tile, explored: true }),
    together: null,
    scene: ({ room: id }, { room }) => [{ at: room(id), picture: <Flash color="var(--text)" /> }],
    headline: ({ tile }, { lang, said, table, whole }) => ({
      icon: tileIcon(tile),
      title: roomName(tile, lang),
      text: whole ? roomText(table.game, tile, lang) : said,
    }),
    cards: null,
    falls: null,
    // One's own discoveries.
    whole: ({ who }, { me }) => (who === me ? { ms: 2400 } : null),
  },
  token: {
    ms: 800,
    sound: 'card',
    changes: ({ room, items }, table) => changeRoom(table, room, { token: false, items }),
    together: null,
    scene: ({ room: id, effect, items }, { room }) => [
      { at: room(id), picture: <ExplorationToken effect={effect} items={items} /> },
    ],
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  tokenLeft: {
    ms: 320,
    sound: null,
    changes: null,
    together: null,
    scene: popOnRoom('unknown', 'var(--text)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  noiseRolled: {
    ms: 860,
    // A number is heard in its corridor.
    sound: ({ face }) => (face === 'silence' ? 'hush' : null),
    changes: null,
    together: null,
    scene: ({ room: id, face, die }, { map, more, room, seenFrom }) => {
      const at = room(id)
      const to = only('noise', more).flatMap(({ corridor }) => seenFrom(at, corridorPoint(map, corridor, id)))
      return [{ at, picture: <NoiseDie face={face} shape={die ? NOISE_DICE[die] : 'ten'} to={to} /> }]
    },
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  noise: {
    ms: 400,
    sound: ({ corridor }, place) => ({ sound: 'knock', pitch: knockPitch(place, corridor) }),
    changes: ({ corridor }, table) => ({
      ...table,
      noise: [...table.noise.filter(one => one !== corridor), corridor],
    }),
    together: (_, next) => next.e === 'noise',
    scene: (event, { map, more }) =>
      [event, ...only('noise', more)].map(({ corridor, room }) => ({
        at: corridorPoint(map, corridor, room ?? undefined),
        picture: <Rings color="var(--noise)" />,
      })),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  danger: {
    ms: 480,
    sound: 'swell',
    changes: null,
    together: null,
    scene: ({ room: id }, { room }) => [{ at: room(id), picture: <Flash color="var(--danger)" /> }],
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  encounter: {
    ms: 620,
    sound: 'drop',
    changes: null,
    together: (_, next) => next.e === 'noiseGone',
    scene: ({ room: id }, { map, more, room, seenFrom }) => {
      const at = room(id)
      const noise = only('noiseGone', more).flatMap(({ corridor }) => seenFrom(at, corridorPoint(map, corridor, id)))
      return [{ at, picture: <Dark noise={noise} /> }]
    },
    headline: (_, { t, said }) => ({ icon: 'attack', title: t.somethingMoved, text: said, hot: true }),
    cards: null,
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
