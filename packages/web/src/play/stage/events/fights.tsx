/** Events of attacks, shots and blows. */
import type { CombatFace, IntruderKind, Seat } from '@coldwake/rules/facts'
import { attackText, cardName, type Dialect, intruderName, objectName } from '@coldwake/text'
import { Claws, CombatDie, Flash } from '../scenes/ScenePictures.tsx'
import { changeCrew, changeIntruder, withoutIntruder } from './changeTable.ts'
import { type EventRecords, type Headline, type News, NOTHING, type Scene, type SceneBoard } from './eventRecord.ts'
import { itsCard, openCard } from './laidOpen.ts'
import { popOnIntruder, popOnPerson, popOnRoom } from './scenes.tsx'

const rollCombatDie = (
  { who, face, injuries }: { who: Seat; face: CombatFace; injuries: number },
  { person }: SceneBoard,
): Scene[] => [{ at: person(who), picture: <CombatDie face={face} injuries={injuries} /> }]

const targetName = (kind: IntruderKind | 'eggs', lang: Dialect): string =>
  kind === 'eggs' ? objectName('egg', lang) : intruderName(kind, lang)

/** What came of a shot or a blow, and at whom. */
const resultOf = (
  { injuries, kind }: { injuries: number; kind: IntruderKind | 'eggs' },
  { t, lang, said }: News,
): Pick<Headline, 'title' | 'text'> => ({
  title: `${injuries > 0 ? t.stage.hit({ injuries: t.injuries({ n: injuries }) }) : t.stage.missed} · ${targetName(kind, lang)}`,
  text: said,
})

export const fights = {
  attack: {
    ms: 1000,
    sound: ({ hits }) => (hits ? 'claw' : 'miss'),
    changes: null,
    together: null,
    scene: ({ who, hits }, { person }) => [{ at: person(who), picture: <Claws miss={!hits} /> }],
    headline: ({ kind }, { lang, said }) => ({
      icon: 'attack',
      title: intruderName(kind, lang),
      text: said,
      hot: true,
    }),
    cards: ({ card, hits }, { game, lang }) => {
      if (card === null) return []
      const text = attackText(game, card, lang)
      return [openCard({ icon: 'attack', title: cardName(card, lang), text, tone: hits ? 'hot' : '' })]
    },
    falls: null,
    whole: null,
  },
  infested: {
    ms: 700,
    sound: 'swell',
    changes: ({ who, intruder }, table) => withoutIntruder(changeCrew(table, who, { larva: true }), intruder),
    together: null,
    scene: popOnPerson('larva', 'var(--danger)'),
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
  spared: {
    ms: 700,
    sound: null,
    changes: null,
    together: null,
    scene: popOnPerson('interruption', 'var(--text)'),
    headline: (_, { t, said }) => ({ icon: 'interruption', title: t.reaction, text: said }),
    cards: itsCard,
    falls: null,
    whole: null,
  },
  notSpared: NOTHING,
  redirected: {
    ms: 900,
    sound: 'card',
    changes: null,
    together: null,
    scene: ({ whom }, { person }) => [{ at: person(whom), picture: <Flash color="var(--danger)" /> }],
    headline: (_, { t, said }) => ({ icon: 'interruption', title: t.reaction, text: said, hot: true }),
    cards: itsCard,
    falls: null,
    whole: null,
  },
  attackRedrawn: {
    ms: 800,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('flashlight', 'var(--power)'),
    headline: (_, { t, said }) => ({ icon: 'interruption', title: t.reaction, text: said }),
    cards: itsCard,
    falls: null,
    whole: null,
  },
  notIgnored: NOTHING,
  shot: {
    ms: 820,
    sound: ({ injuries }) => (injuries > 0 ? 'shot' : 'miss'),
    changes: null,
    together: null,
    scene: rollCombatDie,
    headline: (event, news) => ({ icon: 'shoot', ...resultOf(event, news) }),
    cards: null,
    falls: null,
    whole: null,
  },
  struck: {
    ms: 820,
    sound: ({ injuries }) => (injuries > 0 ? 'hit' : 'miss'),
    changes: null,
    together: null,
    scene: rollCombatDie,
    headline: (event, news) => ({ icon: 'melee', ...resultOf(event, news) }),
    cards: null,
    falls: null,
    whole: null,
  },
  advantage: {
    ms: ({ card }) => (card === null ? null : 600),
    sound: ({ card }) => (card === null ? null : 'card'),
    changes: null,
    together: null,
    scene: popOnPerson('shoot', 'var(--power)'),
    headline: (_, { t, said }) => ({ icon: 'interruption', title: t.reaction, text: said }),
    cards: itsCard,
    falls: null,
    whole: null,
  },
  thrown: {
    ms: 480,
    sound: 'hit',
    changes: null,
    together: null,
    scene: popOnRoom('fire', 'var(--fire)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  ammo: NOTHING,
  injured: {
    ms: 420,
    sound: 'hit',
    changes: ({ intruder, total }, table) => changeIntruder(table, intruder, { injuries: total }),
    together: null,
    scene: popOnIntruder('injury', 'var(--danger)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  healed: {
    // What an Event card does to all of them is no picture of each.
    ms: ({ rule }) => (rule === 'NEM-RULING-243' ? 480 : null),
    sound: null,
    changes: ({ intruder, total }, table) => changeIntruder(table, intruder, { injuries: total }),
    together: null,
    scene: popOnIntruder('healed', 'var(--danger)'),
    headline: ({ kind }, { lang, said }) => ({
      icon: 'healed',
      title: intruderName(kind, lang),
      text: said,
      hot: true,
    }),
    cards: null,
    falls: null,
    whole: null,
  },
  toughness: {
    ms: 700,
    sound: null,
    changes: null,
    together: null,
    scene: popOnIntruder('injury', 'var(--text)'),
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
  intruderDied: {
    ms: 700,
    sound: null,
    changes: ({ intruder }, table) => withoutIntruder(table, intruder),
    together: null,
    scene: popOnRoom('carcass', 'var(--text)'),
    headline: ({ kind }, { lang, said }) => ({ icon: 'carcass', title: intruderName(kind, lang), text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
