/** Events of power, light and noise in the facility. */
import type { EventFace, LockdownView, TableView } from '@coldwake/rules/facts'
import type { Site } from '../../../play/board/geometry.ts'
import { corridorPoint } from '../../../play/board/geometry.ts'
import type { EventRecords, Scene, SceneBoard } from '../../../play/stage/events/eventRecord.ts'
import { itsCard } from '../../../play/stage/events/laidOpen.ts'
import { only, popOnPerson } from '../../../play/stage/events/scenes.tsx'
import { Pop, Rings } from '../../../play/stage/scenes/ScenePictures.tsx'
import { changeFacility } from './changeFacility.ts'
import { Flicker, PowerTurns } from './LockdownPictures.tsx'
import { middle, onSite, printedRoom } from './siteScenes.tsx'

const setPower = (table: TableView, places: LockdownView['power']): TableView =>
  changeFacility(table, ({ power }) => ({
    power: power.map(one => {
      const now = places.find(({ place }) => place === one.place)
      return now ? { place: one.place, token: now.token, on: now.on } : one
    }),
  }))

/** Tokens turn, and the light of their sections with them. */
const tokensTurn = (event: EventFace, site: Site, { more }: SceneBoard): Scene[] =>
  only('power', [event, ...more]).flatMap(({ place, token, on }) => {
    const section = site.sections.find(({ id }) => id === place)
    const turns = { at: site.power.get(place), picture: <PowerTurns token={token} on={on} /> }
    if (!section) return [turns]
    return [{ at: middle(section.box), asDrawn: true, picture: <Flicker box={section.box} on={on} /> }, turns]
  })

export const powerEvents = {
  threshold: {
    ms: 900,
    sound: ({ cut }) => (cut ? 'relay' : 'tick'),
    changes: null,
    together: (_, next) => next.e === 'power',
    scene: onSite(tokensTurn),
    headline: ({ cut }, { t, saidTogether }) =>
      cut
        ? { icon: 'powerOff', title: t.facilityStage.outage, text: saidTogether, hot: true }
        : { icon: 'backup', title: t.facilityStage.backupHolds, text: saidTogether },
    cards: null,
    falls: null,
    // The light goes out.
    whole: ({ cut }) => (cut ? { ms: 2400 } : null),
  },
  power: {
    ms: 900,
    sound: ({ on }) => (on ? 'powerUp' : 'powerDown'),
    changes: (event, table) => setPower(table, [event]),
    together: (_, next) => next.e === 'power',
    scene: onSite(tokensTurn),
    headline: ({ place: id, on }, { t, saidTogether }) => {
      const place = t.facility.place[id]
      return on
        ? { icon: 'power', title: t.facilityStage.powerOn({ place }), text: saidTogether }
        : { icon: 'powerOff', title: t.facilityStage.powerOff({ place }), text: saidTogether, hot: true }
    },
    cards: null,
    falls: null,
    whole: null,
  },
  powerMoved: {
    ms: 900,
    sound: 'powerUp',
    changes: ({ places }, table) => setPower(table, places),
    together: null,
    scene: onSite(({ places }, { power }) =>
      places.map(({ place, token, on }) => ({ at: power.get(place), picture: <PowerTurns token={token} on={on} /> })),
    ),
    headline: (_, { t, said }) => ({ icon: 'power', title: t.facilityStage.powerMoved, text: said }),
    cards: null,
    falls: null,
    whole: null,
  },
  backup: {
    ms: 600,
    sound: ({ active }) => (active ? 'powerUp' : 'powerDown'),
    changes: ({ active }, table) => changeFacility(table, { backup: active }),
    together: null,
    scene: onSite(({ active }, _, board) => [
      {
        at: printedRoom(board, 'backup-power'),
        picture: <Pop icon="backup" color={active ? 'var(--power)' : 'var(--danger)'} />,
      },
    ]),
    headline: ({ active }, { t, said }) => ({
      icon: 'backup',
      title: active ? t.facilityStage.backupOn : t.facilityStage.backupOff,
      text: said,
      hot: !active,
    }),
    cards: null,
    falls: null,
    whole: null,
  },
  // Noise goes in both games; only here some of it goes by itself, which is worth a picture of its own.
  noiseGone: {
    ms: ({ rule }) => (rule === 'LOCK-EVENT-05' ? 420 : null),
    sound: null,
    changes: ({ corridor }, table) => ({ ...table, noise: table.noise.filter(one => one !== corridor) }),
    together: ({ rule }, next) => next.e === 'noiseGone' && next.rule === rule,
    scene: (event, { map, more }) =>
      [event, ...only('noiseGone', more)].map(({ corridor }) => ({
        at: corridorPoint(map, corridor),
        picture: <Rings color="var(--ok)" />,
      })),
    headline: (_, { t }) => ({ icon: 'silence', title: t.facilityStage.noiseFades, text: '' }),
    cards: null,
    falls: null,
    whole: null,
  },
  ignoresDark: {
    ms: 700,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('flashlight', 'var(--power)'),
    headline: (_, { t, said }) => ({ icon: 'interruption', title: t.reaction, text: said }),
    cards: itsCard,
    falls: null,
    whole: null,
  },
  quiet: {
    ms: 600,
    sound: 'card',
    changes: null,
    together: null,
    scene: popOnPerson('silence', 'var(--ok)'),
    headline: (_, { t, said }) => ({ icon: 'interruption', title: t.reaction, text: said }),
    cards: itsCard,
    falls: null,
    whole: null,
  },
  poolLost: {
    ms: 600,
    sound: 'buzz',
    changes: null,
    together: null,
    scene: null,
    headline: (_, { t, said }) => ({ icon: 'fire', title: t.facilityStage.poolLost, text: said, hot: true }),
    cards: null,
    falls: null,
    whole: null,
  },
} satisfies Partial<EventRecords>
