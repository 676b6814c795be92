/** Events of intruders: how they come, move, change and leave. */
import type { EventFace } from '@coldwake/rules/facts'
import { intruderName } from '@coldwake/text'
import { creatureOf } from '../../../games/index.ts'
import { BagToken, Flash, Rising } from '../scenes/ScenePictures.tsx'
import { changeIntruder, withoutIntruder } from './changeTable.ts'
import { type EventRecords, NOTHING, type Scene, type SceneBoard } from './eventRecord.ts'
import { only, popOnIntruder, popOnRoom } from './scenes.tsx'

/** Half as wide as a creature with its number and the hand against it. */
const DUEL = { width: 236 }

/** Intruders that move in the same step move together, and some of them leave. */
const moveTogether = ({ rule }: EventFace, next: EventFace): boolean =>
  (next.e === 'intruderMoved' || next.e === 'intruderLeft') && next.rule === rule

function moves(event: EventFace, { more, room, trail }: SceneBoard): Scene[] {
  return [event, ...more].flatMap(one => {
    if (one.e !== 'intruderMoved' && one.e !== 'intruderLeft') return []
    const moved = one.e === 'intruderMoved'
    const flash = { at: room(moved ? one.to : one.room), picture: <Flash color="var(--danger)" /> }
    return moved ? [...trail(room(one.from), room(one.to), 'var(--danger)'), flash] : [flash]
  })
}

export const intruders = {
  tokenDrawn: {
    ms: 1000,
    sound: null,
    changes: null,
    together: null,
    // Without an encounter it is the bag that changes.
    scene: (event, { more, room, table: { game } }) =>
      only('encounter', more).map(met => ({ at: room(met.room), picture: <BagToken {...event} game={game} /> })),
    headline: ({ kind }, { t, lang, said, table }) => {
      const image = kind === 'blank' ? null : creatureOf(table.game, kind)
      const title = kind === 'blank' ? t.stage.blank : intruderName(kind, lang)
      return { icon: 'silence', image, title, text: said, turning: true }
    },
    cards: null,
    falls: null,
    whole: null,
  },
  bag: NOTHING,
  appeared: {
    ms: 1300,
    sound: null,
    changes: ({ intruder, kind, room }, table) => ({
      ...table,
      intruders: [...withoutIntruder(table, intruder).intruders, { intruder, kind, room, injuries: 0 }],
    }),
    together: ({ intruder }, next) => next.e === 'surprise' && next.intruder === intruder,
    scene: ({ intruder, kind, room: id }, { more, room, standing, table: { game }, within }) => {
      const at = within(room(id), DUEL)
      const [surprise = null] = only('surprise', more)
      return [{ at, picture: <Rising {...{ game, kind, surprise }} place={standing(at, intruder)} /> }]
    },
    headline: ({ kind }, { lang, saidTogether }) => ({
      icon: 'attack',
      title: intruderName(kind, lang),
      text: saidTogether,
      hot: true,
    }),
    cards: null,
    falls: null,
    whole: null,
  },
  noMiniature: {
    ms: 480,
    sound: null,
    changes: null,
    together: null,
    scene: popOnRoom('intruder', 'var(--text-3)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  intruderMoved: {
    ms: 480,
    sound: null,
    changes: ({ intruder, to }, table) => changeIntruder(table, intruder, { room: to }),
    together: moveTogether,
    scene: moves,
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  intruderLeft: {
    ms: 420,
    sound: null,
    changes: ({ intruder }, table) => withoutIntruder(table, intruder),
    together: moveTogether,
    scene: moves,
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  transformed: {
    ms: 900,
    sound: 'drop',
    changes: ({ intruder, to }, table) => changeIntruder(table, intruder, { kind: to }),
    together: null,
    scene: ({ intruder: number, to }, { intruder, standing, table: { game } }) => {
      const at = intruder(number)
      return [{ at, picture: <Rising game={game} kind={to} place={standing(at, number)} surprise={null} /> }]
    },
    headline: ({ to }, { lang, said }) => ({ icon: 'intruder', title: intruderName(to, lang), text: said, hot: true }),
    cards: null,
    falls: null,
    whole: null,
  },
  surprise: {
    ms: 1300,
    sound: null,
    changes: null,
    together: null,
    scene: (event, { intruder, standing, table: { game }, within }) => {
      const at = within(intruder(event.intruder), DUEL)
      const place = standing(at, event.intruder)
      return [{ at, picture: <Rising game={game} kind={event.kind} place={place} surprise={event} /> }]
    },
    headline: ({ kind }, { lang, said }) => ({
      icon: 'attack',
      title: intruderName(kind, lang),
      text: said,
      hot: true,
    }),
    cards: null,
    falls: null,
    whole: null,
  },
  retreats: {
    ms: 480,
    sound: null,
    changes: null,
    together: null,
    scene: popOnIntruder('escape', 'var(--text)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  driven: {
    ms: 480,
    sound: 'step',
    changes: null,
    together: null,
    scene: popOnIntruder('escape', 'var(--text)'),
    headline: ({ kind }, { lang, said }) => ({ icon: 'escape', title: intruderName(kind, lang), text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
