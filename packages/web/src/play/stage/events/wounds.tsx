/** Events of wounds, contamination, death and return. */
import type { Seat, TableView } from '@coldwake/rules/facts'
import { wordName, woundName, woundText } from '@coldwake/text'
import type { IconName } from '../../../icons/Icon.tsx'
import { LosesColor, RegainsColor } from '../scenes/ScenePictures.tsx'
import { changeCrew } from './changeTable.ts'
import type { Audience, EventRecords, Headline, News, WholeStage } from './eventRecord.ts'
import { namedCards, openCard } from './laidOpen.ts'
import { popOnPerson } from './scenes.tsx'

const characterOf = ({ crew }: TableView, who: Seat) => crew.find(({ seat }) => seat === who)?.character ?? null

/** Somebody stands up again, with all wounds dressed, and their corpse is nowhere any more. */
function revive(table: TableView, who: Seat, room: string): TableView {
  const back = changeCrew(table, who, now => ({
    fate: 'aboard',
    room,
    light: 0,
    wounds: [],
    dressed: [...now.dressed, ...now.wounds],
  }))
  const corpse = `corpse.${characterOf(table, who)}`
  const without = <T extends { objects: string[] }>(one: T): T => ({
    ...one,
    objects: one.objects.filter(object => object !== corpse),
  })
  return { ...back, crew: back.crew.map(without), rooms: back.rooms.map(without) }
}

/** Until now nobody had been hurt in this game. */
const onFirstBlood = (_: object, { firstBlood }: Audience): WholeStage | null => (firstBlood ? { ms: 1800 } : null)

const firstBlood =
  (icon: IconName) =>
  (_: object, { t, said, whole }: News): Headline | null =>
    whole ? { icon, title: t.stage.firstBlood, text: said, hot: true } : null

export const wounds = {
  lightWound: {
    ms: 520,
    sound: 'hit',
    changes: ({ who, light }, table) => changeCrew(table, who, { light }),
    together: null,
    scene: popOnPerson('light', 'var(--danger)'),
    headline: firstBlood('light'),
    cards: null,
    falls: ['light', 'bad'],
    whole: onFirstBlood,
  },
  seriousWound: {
    ms: 1000,
    sound: 'card',
    changes: ({ who, card }, table) => changeCrew(table, who, now => ({ light: 0, wounds: [...now.wounds, card] })),
    together: null,
    scene: popOnPerson('serious', 'var(--danger)'),
    headline: firstBlood('serious'),
    cards: ({ card }, { game, lang }) => [
      openCard({ icon: 'serious', title: woundName(card, lang), text: woundText(game, card, lang), tone: 'hot' }),
    ],
    falls: ['serious', 'bad'],
    whole: onFirstBlood,
  },
  dressed: {
    ms: 320,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('dressed', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  woundHealed: {
    ms: 320,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('healed', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  lightHealed: {
    ms: 320,
    sound: null,
    changes: ({ who, light }, table) => changeCrew(table, who, { light }),
    together: null,
    scene: popOnPerson('healed', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  contaminated: {
    ms: 420,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('contamination', 'var(--slime)'),
    headline: null,
    cards: null,
    falls: ['contamination', 'slimed'],
    whole: null,
  },
  scanned: {
    ms: 900,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('contamination', 'var(--text)'),
    headline: null,
    cards: ({ mine }, { lang }) =>
      (mine?.words ?? []).map((word, place) =>
        openCard({
          key: `${place} ${word}`,
          icon: 'contamination',
          title: wordName(word, lang),
          text: '',
          tone: word === 'infected' ? 'slimy' : 'good',
          secret: true,
        }),
      ),
    falls: null,
    whole: null,
  },
  revealed: {
    ms: 900,
    sound: 'card',
    changes: null,
    together: null,
    scene: null,
    headline: null,
    cards: ({ cards }, reader) => namedCards(cards, reader),
    falls: null,
    whole: null,
  },
  contaminationGone: {
    ms: 420,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('check', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  larva: {
    ms: 700,
    sound: 'swell',
    changes: ({ who }, table) => changeCrew(table, who, { larva: true }),
    together: null,
    scene: popOnPerson('larva', 'var(--danger)'),
    headline: (_, { t, said }) => ({ icon: 'larva', title: t.hasLarva, text: said, hot: true }),
    cards: null,
    falls: ['larva', 'bad'],
    whole: null,
  },
  larvaGone: {
    ms: 480,
    sound: null,
    changes: ({ who }, table) => changeCrew(table, who, { larva: false }),
    together: null,
    scene: popOnPerson('check', 'var(--ok)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  died: {
    ms: 1800,
    sound: 'death',
    changes: ({ who, room }, table) => changeCrew(table, who, { fate: 'dead', room }),
    together: null,
    scene: ({ who, room: id }, { room, table }) => [
      { at: room(id), picture: <LosesColor character={characterOf(table, who)} /> },
    ],
    headline: (_, { said }) => ({ icon: 'skull', title: said, text: '', hot: true }),
    cards: null,
    falls: null,
    whole: ({ who }, { me }) => (who === me ? { ms: 3000, stays: true } : null),
  },
  revived: {
    ms: 1500,
    sound: 'powerUp',
    changes: ({ who, room }, table) => revive(table, who, room),
    together: ({ rule }, next) => (next.e === 'dressed' || next.e === 'lightHealed') && next.rule === rule,
    scene: ({ who, room: id }, { room, table }) => [
      { at: room(id), picture: <RegainsColor character={characterOf(table, who)} /> },
    ],
    headline: (_, { t, said }) => ({ icon: 'healed', title: t.stage.revived, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
