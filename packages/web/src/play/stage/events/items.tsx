/** Events of cards and things: searching, carrying, trading, looking. */
import { cardName, eventCardText, weaknessText } from '@coldwake/text'
import { COMMAND_ICON, GREAT_LOOKS } from '../../../games/stage/index.ts'
import { Pop } from '../scenes/ScenePictures.tsx'
import { type EventRecords, NOTHING } from './eventRecord.ts'
import { namedCard, namedCards, openCard } from './laidOpen.ts'
import { popOnPerson } from './scenes.tsx'

export const items = {
  declared: {
    // What a member of the crew does is told by what comes of it; a card of the Intruder player is shown first.
    ms: ({ action }) => (action.do === 'playAs' ? 900 : null),
    sound: ({ action }) => (action.do === 'playAs' ? 'card' : null),
    changes: null,
    together: null,
    scene: null,
    headline: ({ action }, { t, said }) =>
      action.do === 'playAs'
        ? { icon: COMMAND_ICON[action.as], title: t.hunt.use[action.as], text: said, hot: true }
        : null,
    cards: ({ action }, reader) => (action.do === 'playAs' ? [namedCard(action.card, reader, { tone: 'hot' })] : []),
    falls: null,
    whole: null,
  },
  searched: {
    ms: 480,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('search', 'var(--text)'),
    headline: null,
    cards: ({ mine }, reader) => namedCards(mine?.cards, reader, { secret: true }),
    falls: null,
    whole: null,
  },
  kept: {
    // What others find is no news.
    ms: ({ mine }) => (mine?.kept === undefined ? null : 700),
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('items', 'var(--text)'),
    headline: null,
    cards: ({ mine }, reader) => (mine?.kept ? [namedCard(mine.kept, reader, { secret: true })] : []),
    falls: null,
    whole: null,
  },
  crafted: {
    ms: 700,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('craft', 'var(--text)'),
    headline: null,
    cards: ({ card }, reader) => [namedCard(card, reader)],
    falls: null,
    whole: null,
  },
  held: NOTHING,
  dropped: NOTHING,
  lost: NOTHING,
  attached: NOTHING,
  taped: NOTHING,
  putUnder: NOTHING,
  object: NOTHING,
  tradeOpened: NOTHING,
  partner: NOTHING,
  offered: NOTHING,
  withdrawn: NOTHING,
  shown: NOTHING,
  ready: NOTHING,
  traded: NOTHING,
  tradeEnded: NOTHING,
  peeked: {
    ms: 420,
    sound: null,
    changes: null,
    together: null,
    scene: ({ at }, { room }) => [{ at: room(at), picture: <Pop icon="eye" color="var(--text)" /> }],
    headline: ({ what }, { t, said }) => {
      const look = GREAT_LOOKS[what]
      return look ? { icon: look.icon, title: look.title(t), text: said } : null
    },
    cards: null,
    falls: null,
    // What one has learned stays in sight until it is read.
    whole: ({ what, who }, { me }) => (who === me && GREAT_LOOKS[what] ? { ms: 3000, stays: true } : null),
  },
  peekedObjective: NOTHING,
  eventUnder: NOTHING,
  weakness: {
    ms: 1100,
    sound: 'card',
    changes: null,
    together: null,
    scene: null,
    headline: (_, { t, said }) => ({ icon: 'weakness', title: t.weaknesses, text: said }),
    cards: ({ card }, { game, lang }) => [
      openCard({ icon: 'weakness', title: cardName(card, lang), text: weaknessText(game, card, lang) }),
    ],
    falls: null,
    whole: null,
  },
  event: {
    // Two or three sentences, to be read by everybody.
    ms: 3600,
    sound: 'event',
    changes: null,
    together: null,
    scene: null,
    headline: ({ card }, { lang, table }) => ({
      icon: 'event',
      title: cardName(card, lang),
      text: eventCardText(table.game, card, lang),
      turning: true,
    }),
    // The ribbon shows it.
    cards: null,
    falls: null,
    whole: null,
  },
  eventRemoved: NOTHING,
} satisfies Partial<EventRecords>
