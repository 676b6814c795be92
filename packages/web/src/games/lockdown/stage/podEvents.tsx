/** Events of the cargo pods and the contingencies that say which of them is right. */
import type { Name, Seat } from '@coldwake/rules/facts'
import { changeCrew } from '../../../play/stage/events/changeTable.ts'
import type { CardReader, EventRecords, Headline, LaidOpen, News } from '../../../play/stage/events/eventRecord.ts'
import { namedCard, namedCards } from '../../../play/stage/events/laidOpen.ts'
import { popOnPerson } from '../../../play/stage/events/scenes.tsx'
import { Launch, Pop } from '../../../play/stage/scenes/ScenePictures.tsx'
import { CargoToken, Contingency } from '../art/LockdownArt.tsx'
import { changeFacility } from './changeFacility.ts'
import { CargoTokenTurns, PodStays } from './LockdownPictures.tsx'
import { besidePods, onSite, popOnSite } from './siteScenes.tsx'

const aboutPods = (_: object, { t, said }: News): Headline => ({
  icon: 'cssPod',
  title: t.facilityStage.css,
  text: said,
})

const aboutContingencies = (_: object, { t, said }: News): Headline => ({
  icon: 'contingency',
  title: t.facilityStage.contingency,
  text: said,
})

const podToken = (card: Name, reader: CardReader, secret = false): LaidOpen[] => [
  namedCard(card, reader, { icon: 'cssPod', secret, token: <CargoToken card={card} /> }),
]

const contingency = (name: Name): Partial<LaidOpen> & Pick<LaidOpen, 'icon'> => ({
  icon: 'contingency',
  token: <Contingency code={name} />,
})

/** The tokens that only I see. */
const myTokens = ({ mine }: { mine?: { tokens?: Name[] } }, reader: CardReader): LaidOpen[] =>
  (mine?.tokens ?? []).flatMap((name, place) =>
    namedCards([name], reader, { ...contingency(name), key: `${place} ${name}`, secret: true }),
  )

export const podEvents = {
  entersCss: {
    ms: 480,
    sound: 'door',
    changes: ({ who, pod }, table) =>
      changeCrew(table, who, {
        fate: 'inPod',
        pod: table.pods.find(({ section }) => section === pod)?.pod ?? null,
      }),
    together: null,
    scene: onSite(({ pod }, { pods }) => [{ at: pods.get(pod), picture: <Pop icon="cssPod" color="var(--text)" /> }]),
    headline: ({ pod }, { t, said }) => ({ icon: 'cssPod', title: t.facilityStage.pod({ pod }), text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  cssTurned: {
    ms: 1000,
    sound: 'card',
    changes: ({ space, card }, table) =>
      changeFacility(table, ({ css }) => ({
        css: css.map(one => (one.space === space ? { ...one, card } : one)),
      })),
    together: null,
    scene: onSite(({ card }, site) => [{ at: besidePods(site), picture: <CargoTokenTurns card={card} /> }]),
    headline: aboutPods,
    cards: ({ card }, reader) => podToken(card, reader),
    falls: null,
    whole: null,
  },
  cssLost: {
    ms: 1000,
    sound: 'card',
    changes: ({ space }, table) =>
      changeFacility(table, ({ css }) => ({ css: css.filter(one => one.space !== space) })),
    together: null,
    scene: onSite(({ card }, site) => [{ at: besidePods(site), picture: <CargoTokenTurns card={card} /> }]),
    headline: aboutPods,
    cards: ({ card }, reader) => podToken(card, reader),
    falls: null,
    whole: null,
  },
  cssLaunched: {
    ms: 1200,
    sound: ({ crew, back }) => (crew.length > 0 ? 'launch' : back.length > 0 ? 'thud' : null),
    // Which pod they were in is still to be seen in this picture.
    changes: ({ crew, back }, table) => ({
      ...table,
      crew: table.crew.map(one => {
        if (crew.includes(one.seat)) return { ...one, fate: 'launched' }
        return back.includes(one.seat) ? { ...one, fate: 'aboard' } : one
      }),
    }),
    together: null,
    scene: onSite((event, { pods }, { table }) => {
      const podOf = (who: Seat) => {
        const inside = table.crew.find(({ seat }) => seat === who)?.pod
        return table.pods.find(({ pod }) => pod === inside)?.section ?? 'A'
      }
      return [
        ...event.crew.map(seat => ({ at: pods.get(podOf(seat)), picture: <Launch pod={podOf(seat)} out={-1} /> })),
        ...event.back.map(seat => ({ at: pods.get(podOf(seat)), picture: <PodStays pod={podOf(seat)} /> })),
      ]
    }),
    headline: ({ crew }, { t, said }) =>
      crew.length > 0
        ? { icon: 'cssPod', title: t.facilityStage.podsLeave, text: said }
        : { icon: 'cssPod', title: t.facilityStage.podStays, text: said, hot: true },
    cards: null,
    falls: null,
    whole: ({ crew }) => (crew.length > 0 ? { ms: 2400 } : null),
  },
  peekedCss: {
    ms: 480,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnSite(besidePods, 'eye'),
    headline: aboutPods,
    cards: ({ mine }, reader) => (mine?.card ? podToken(mine.card, reader, true) : []),
    falls: null,
    whole: null,
  },
  cssMoved: {
    ms: 480,
    sound: null,
    changes: ({ from, to }, table) =>
      changeFacility(table, ({ css }) => ({
        css: css.map(one => (one.space === from ? { ...one, space: to } : one)),
      })),
    together: null,
    scene: popOnSite(besidePods, 'cssPod'),
    headline: aboutPods,
    cards: null,
    falls: null,
    whole: null,
  },
  contingenciesDealt: {
    // What is dealt to others is no news.
    ms: ({ mine }) => ((mine?.tokens ?? []).length > 0 ? 900 : null),
    sound: null,
    changes: null,
    together: null,
    scene: null,
    headline: aboutContingencies,
    cards: myTokens,
    falls: null,
    whole: null,
  },
  peekedContingency: {
    ms: 700,
    sound: 'card',
    changes: null,
    together: null,
    scene: onSite(({ whom }, { pool }, { person }) => [
      { at: whom === null ? pool : person(whom), picture: <Pop icon="eye" color="var(--text)" /> },
    ]),
    headline: aboutContingencies,
    cards: myTokens,
    falls: null,
    whole: null,
  },
  tookContingency: {
    ms: 600,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('contingency', 'var(--text)'),
    headline: aboutContingencies,
    cards: myTokens,
    falls: null,
    whole: null,
  },
  contingencyOpened: {
    ms: 1000,
    sound: 'card',
    changes: ({ at, card }, table) =>
      changeFacility(table, ({ pool }) => ({
        pool: pool.map((one, place) => (place === at ? { seenBy: 0, card } : one)),
      })),
    together: null,
    scene: popOnSite(({ pool }) => pool, 'contingency'),
    headline: aboutContingencies,
    cards: ({ card }, reader) => [namedCard(card, reader, contingency(card))],
    falls: null,
    whole: null,
  },
  contingenciesBack: {
    ms: 420,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnSite(({ pool }) => pool, 'contingency'),
    headline: aboutContingencies,
    cards: null,
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
