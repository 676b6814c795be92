/** Events of set-up, rounds and turns. */
import { changeCrew } from './changeTable.ts'
import type { EventRecords } from './eventRecord.ts'
import { NOTHING } from './eventRecord.ts'
import { itsCard, namedCard } from './laidOpen.ts'
import { popOnPerson } from './scenes.tsx'

/** From here on the time track ticks twice and its ribbon is hot. */
const LAST_ROUNDS = 3

export const turns = {
  playerNumbers: NOTHING,
  objectivesDealt: NOTHING,
  draftDrawn: NOTHING,
  draftKept: NOTHING,
  drafted: NOTHING,
  round: {
    ms: 900,
    sound: null,
    changes: ({ round }, table) => ({
      ...table,
      round,
      turn: null,
      crew: table.crew.map(one => ({ ...one, passed: false })),
    }),
    together: null,
    scene: null,
    headline: ({ round }, { t, table }) => ({
      icon: 'jump',
      title: t.roundNumber({ n: round }),
      text: t.roundsLeft({ n: table.time }),
    }),
    cards: null,
    falls: null,
    whole: null,
  },
  firstPlayer: { ...NOTHING, changes: ({ who }, table) => ({ ...table, first: who }) },
  turn: { ...NOTHING, changes: ({ who }, table) => ({ ...table, turn: { seat: who, actions: null, done: 0 } }) },
  unlimited: NOTHING,
  drew: { ...NOTHING, sound: 'card' },
  reshuffled: NOTHING,
  passed: {
    ...NOTHING,
    // The player who passes knows it.
    ms: ({ who }, me) => (who === me ? null : 900),
    changes: ({ who }, table) => changeCrew(table, who, { passed: true }),
    headline: ({ who }, { t, said, table }) => ({
      icon: 'pass',
      title: said,
      text: t.stage.passesWith({ n: table.crew[who]?.hand ?? 0 }),
    }),
  },
  discarded: { ...NOTHING, sound: 'pay' },
  phaseEnded: NOTHING,
  ownDeck: NOTHING,
  time: {
    ms: 480,
    sound: ({ time }) => (time <= LAST_ROUNDS ? 'lastTicks' : 'tick'),
    // The Event Phase is nobody's turn.
    changes: ({ time }, table) => ({ ...table, time, turn: null }),
    together: null,
    scene: null,
    headline: ({ time }, { said }) => ({ icon: 'pass', title: String(time), text: said, hot: time <= LAST_ROUNDS }),
    cards: null,
    falls: null,
    whole: null,
  },
  paid: { ...NOTHING, sound: 'pay' },
  reacted: {
    // A window in which nobody reacts is no news.
    ms: ({ who }) => (who === null ? null : 800),
    sound: ({ who }) => (who === null ? null : 'card'),
    changes: null,
    together: null,
    scene: null,
    headline: ({ who }, { t, said }) => (who === null ? null : { icon: 'interruption', title: t.reaction, text: said }),
    cards: itsCard,
    falls: null,
    whole: null,
  },
  cancelled: {
    ms: 700,
    sound: null,
    changes: null,
    together: null,
    scene: null,
    headline: (_, { t, said }) => ({ icon: 'cross', title: t.cancelled, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  attemptFailed: {
    ms: 420,
    sound: 'buzz',
    changes: null,
    together: null,
    scene: popOnPerson('cross', 'var(--danger)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  signal: {
    ms: 480,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('signal', 'var(--text)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  activated: {
    ms: 700,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('check', 'var(--ok)'),
    headline: null,
    cards: ({ card }, reader) => [namedCard(card, reader)],
    falls: null,
    whole: null,
  },
  objectiveChosen: NOTHING,
  tookBack: NOTHING,
  check: NOTHING,
  over: {
    ms: 2600,
    sound: ({ reason }) => (reason === 'jump' ? 'jump' : 'drop'),
    changes: null,
    together: null,
    scene: null,
    headline: ({ reason }, { t, said }) => ({
      icon: 'jump',
      title: t.endTitle[reason],
      text: said,
      hot: reason !== 'jump',
    }),
    cards: null,
    falls: null,
    whole: () => ({ ms: 2600 }),
  },
} satisfies Partial<EventRecords>
