/** Events that only Nemesis has: the ship, its escape pods, and the player who becomes an Intruder. */
import type { TableView } from '@coldwake/rules/facts'
import { changeCrew } from '../../../play/stage/events/changeTable.ts'
import { type EventRecords, NOTHING, type Scene, type SceneBoard } from '../../../play/stage/events/eventRecord.ts'
import { popOnPerson } from '../../../play/stage/events/scenes.tsx'
import { Launch } from '../../../play/stage/scenes/ScenePictures.tsx'
import { creatureOf } from '../../index.ts'
import { BecomingScene } from '../intruderPlayer/BecomingScene.tsx'

/** Half as wide and as high as what somebody becomes. */
const BEAST = { width: 236, height: 150 }

const changePod = (table: TableView, number: number, change: Partial<TableView['pods'][number]>): TableView => ({
  ...table,
  pods: table.pods.map(pod => (pod.pod === number ? { ...pod, ...change } : pod)),
})

/** A pod leaves the Evacuation Section that it belongs to. */
function podLeaves({ pod: number }: { pod: number }, { map, room, table }: SceneBoard): Scene[] {
  const section = table.pods.find(({ pod }) => pod === number)?.section
  const at = room(table.rooms.find(({ tile }) => tile === `evacuationSection${section}`)?.room)
  const out = at && at.y > map.bounds.y + map.bounds.height / 2 ? 1 : -1
  return [{ at, picture: <Launch pod={number} out={out} /> }]
}

export const nemesisEvents = {
  destination: NOTHING,
  engine: NOTHING,
  chambersOpen: {
    ms: 700,
    sound: 'powerUp',
    changes: null,
    together: null,
    scene: null,
    headline: (_, { t, said }) => ({ icon: 'hibernatorium', title: t.stage.chambers, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  hibernates: {
    ms: 700,
    sound: 'powerDown',
    changes: ({ who }, table) => changeCrew(table, who, { fate: 'hibernating' }),
    together: null,
    scene: popOnPerson('hibernatorium', 'var(--text)'),
    headline: (_, { t, said }) => ({ icon: 'hibernatorium', title: t.fate.hibernating, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  pod: {
    ...NOTHING,
    sound: 'door',
    changes: ({ pod, locked }, table) => changePod(table, pod, { locked }),
  },
  entersPod: {
    ms: 320,
    sound: null,
    changes: ({ who, pod }, table) => changeCrew(table, who, { pod }),
    together: null,
    scene: popOnPerson('pod', 'var(--text)'),
    headline: null,
    cards: null,
    falls: null,
    whole: null,
  },
  leavesPod: { ...NOTHING, changes: ({ who }, table) => changeCrew(table, who, { pod: null }) },
  launched: {
    ms: 1100,
    sound: 'launch',
    changes: ({ pod, crew }, table) => ({
      ...changePod(table, pod, { state: 'launched' }),
      crew: table.crew.map(one => (crew.includes(one.seat) ? { ...one, fate: 'launched' } : one)),
    }),
    together: null,
    scene: podLeaves,
    headline: ({ pod }, { t, said }) => ({ icon: 'pod', title: t.pod({ pod }), text: said }),
    cards: null,
    falls: null,
    whole: () => ({ ms: 2400 }),
  },
  podGone: {
    ms: 600,
    sound: 'launch',
    changes: ({ pod }, table) => changePod(table, pod, { state: 'gone' }),
    together: null,
    scene: podLeaves,
    headline: ({ pod }, { t, said }) => ({ icon: 'pod', title: t.pod({ pod }), text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  playsIntruders: {
    ms: 1800,
    sound: 'swell',
    changes: null,
    together: null,
    scene: ({ who }, { person, table, within }) => {
      const character = table.crew.find(({ seat }) => seat === who)?.character ?? null
      return [{ at: within(person(who), BEAST), picture: <BecomingScene character={character} game={table.game} /> }]
    },
    headline: ({ who }, { t, said, table, me, name }) => ({
      icon: 'intruder',
      image: creatureOf(table.game, 'adult'),
      title: who === me ? t.hunt.becomeYou : t.hunt.becomes({ name: name(who) }),
      text: said,
      hot: true,
      turning: true,
    }),
    cards: null,
    falls: null,
    whole: null,
  },
  declinesIntruders: NOTHING,
  cardsUnder: NOTHING,
} satisfies Partial<EventRecords>
