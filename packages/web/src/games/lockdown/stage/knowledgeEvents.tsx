/** Events of the computer and of what players learn. */
import { cardIcon } from '../../../play/pieceIcons.ts'
import type { EventRecords, Headline, News } from '../../../play/stage/events/eventRecord.ts'
import { namedCard, namedCards } from '../../../play/stage/events/laidOpen.ts'
import { popOnPerson, popOnRoom } from '../../../play/stage/events/scenes.tsx'
import { Pop } from '../../../play/stage/scenes/ScenePictures.tsx'
import { changeFacility, changePerson } from './changeFacility.ts'
import { ComputerTurns, Learned, Learns } from './LockdownPictures.tsx'
import { onSite } from './siteScenes.tsx'

/** How far the middle of the computer's card is from its right end. */
const COMPUTER = 100

const learned = (_: object, { t, said }: News): Headline => ({
  icon: 'knowledge',
  title: t.facilityStage.learned,
  text: said,
})

export const knowledgeEvents = {
  computerCard: {
    ms: 800,
    sound: 'terminal',
    changes: ({ card }, table) => changeFacility(table, ({ computer }) => ({ computer: { ...computer, card } })),
    together: null,
    scene: onSite((_, { computer: { x, y } }) => [{ at: { x: x - COMPUTER, y }, picture: <ComputerTurns /> }]),
    headline: null,
    cards: ({ card }, reader) => [namedCard(card, reader, { icon: 'computer' })],
    falls: null,
    whole: null,
  },
  lockdownCard: {
    ms: 1000,
    sound: 'buzz',
    changes: null,
    together: null,
    scene: popOnRoom('computer', 'var(--danger)'),
    headline: (_, { t, said }) => ({ icon: 'computer', title: t.facilityStage.lockdown, text: said, hot: true }),
    cards: (_, reader) => [namedCard('lockdown', reader, { icon: 'computer', tone: 'hot' })],
    falls: null,
    whole: null,
  },
  knowledge: {
    ms: 520,
    sound: 'learn',
    changes: ({ who, knowledge }, table) => changePerson(table, who, { knowledge }),
    together: null,
    scene: ({ who, knowledge }, { person }) => [{ at: person(who), picture: <Learns knowledge={knowledge} /> }],
    headline: learned,
    cards: null,
    falls: null,
    whole: null,
  },
  knowledgeActive: {
    ms: 800,
    sound: 'learn',
    changes: ({ who }, table) => changePerson(table, who, { learned: true }),
    together: null,
    scene: ({ who }, { person }) => [{ at: person(who), picture: <Learned /> }],
    headline: learned,
    cards: null,
    falls: null,
    whole: null,
  },
  analysed: {
    ms: 520,
    sound: 'learn',
    changes: ({ object }, table) => changeFacility(table, ({ analysed }) => ({ analysed: [...analysed, object] })),
    together: null,
    scene: ({ who, object }, { person }) => [
      { at: person(who), picture: <Pop icon={cardIcon(object)} color="var(--text)" /> },
    ],
    headline: (_, { t, said }) => ({ icon: 'laboratory', title: t.facilityStage.analysed, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  arranged: {
    ms: 700,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('eye', 'var(--text)'),
    headline: null,
    cards: ({ deck, mine }, reader) => namedCards(mine?.cards, reader, { icon: deck, secret: true }),
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
