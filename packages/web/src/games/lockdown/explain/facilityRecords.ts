/** The facility: power, elevator, ways out, contingencies, what one knows. */
import { type BoardData, possibleActive } from '@coldwake/rules/facts'
import { cardName, cardText, list } from '@coldwake/text'
import { roomTitle } from '../../../play/board/describeRoom.ts'
import { type Explaining, type ExplainRecord, type Line, lines, signed } from '../../../play/explain/explanation.ts'
import { roverSaid } from '../panel/siteFacts.ts'
import { weaknessAt } from '../table/facility.ts'
import { nextToFail } from '../table/light.ts'

declare module '../../../play/explain/explanation.ts' {
  interface ExplainKinds {
    power: ExplainRecord
    elevator: ExplainRecord
    gate: ExplainRecord
    bunker: ExplainRecord
    rover: ExplainRecord
    cargoPod: ExplainRecord
    isolation: ExplainRecord
    backup: ExplainRecord
    alert: ExplainRecord
    knowledge: ExplainRecord
    contingency: ExplainRecord
    terminal: ExplainRecord
    area: ExplainRecord
  }
}

/** There is one of it, wherever the facility is. */
const one = (
  sign: string,
  tells: ExplainRecord['tells'],
  isThere: (at: Explaining) => boolean = () => true,
): ExplainRecord => ({
  ids: at => (at.table.facility && isThere(at) ? ['it'] : []),
  tells: (id, at) => (at.table.facility && isThere(at) ? tells(id, at) : null),
  signs: () => [sign],
})

const power: ExplainRecord = {
  ids: ({ table }) => table.facility?.power.map(({ place }) => place) ?? [],
  tells: (id, at) => {
    const { t, table } = at
    const found = table.facility?.power.find(({ place }) => place === id)
    if (!found) return null
    const { place, token, on } = found
    const lift = place === 'elevator'
    const state = lift ? (on ? t.facility.running : t.facility.stands) : on ? t.facility.lit : t.facility.dark
    const dark = at.sign('dark')
    return signed(at.sign('power'), {
      icon: on ? 'power' : 'powerOff',
      title: `${t.facility.place[place]}: ${state}`,
      kind: t.facility.powerToken({ token }),
      says: lift ? [at.sign('elevator').says] : [t.explain.site.sectionSays, at.sign('power').says],
      now: [
        ...(on && token === nextToFail(table)
          ? [{ icon: 'powerOff' as const, tone: 'warns', text: t.explain.site.nextToFail }]
          : []),
        ...(on || lift ? [] : [{ icon: dark.icon, tone: 'unlit', text: dark.says }]),
      ],
    })
  },
  signs: (id, { table }) => [
    'power',
    ...(table.facility?.power.some(({ place, on }) => place === id && !on) ? ['dark'] : []),
  ],
}

const elevator = one('elevator', (_, at) => {
  const { t, lang, table } = at
  const on = table.facility?.power.some(({ place, on }) => place === 'elevator' && on)
  const room = roomTitle(table, table.facility?.elevator ?? '', t, lang)
  return signed(at.sign('elevator'), {
    kind: t.facility.elevatorAt({ room }),
    now: [
      {
        icon: on ? 'power' : 'powerOff',
        tone: on ? 'quiet' : 'warns',
        text: on ? t.facility.running : t.facility.stands,
      },
    ],
  })
})

const gate = one('gate', (_, at) => {
  const { t, table } = at
  const open = table.facility?.gateOpen ?? false
  return signed(at.sign('gate'), {
    now: [
      {
        icon: open ? 'unlocked' : 'lock',
        tone: open ? 'quiet' : 'warns',
        text: open ? t.facility.gateOpen : t.facility.gateClosed,
      },
    ],
  })
})

const bunker = one('rover', (_, at) => {
  const { t, lang, table, name } = at
  const there = table.crew.filter(({ fate }) => fate === 'bunker').map(({ seat }) => name(seat))
  return signed(at.sign('rover'), {
    icon: 'bunker',
    title: t.facility.bunker,
    says: [t.explain.site.bunkerSays, at.sign('rover').says],
    rows: [{ label: t.explain.contents, lines: lines(list(there, lang) || t.facility.nobodyThere) }],
  })
})

const rover = one('rover', (_, at) => signed(at.sign('rover'), { kind: roverSaid(at.table, at.t, at.lang) }))

const cargoPod: ExplainRecord = {
  ids: ({ table }) => (table.facility ? table.pods.map(({ section }) => section) : []),
  tells: (letter, at) => {
    const { t, table, name } = at
    const pod = table.pods.find(({ section }) => section === letter)
    if (!table.facility || !pod) return null
    const inside = table.crew.find(crew => crew.fate === 'inPod' && crew.pod === pod.pod)
    const known = table.rooms.some(({ tile }) => tile === `cargoSendingSystem${letter}`)
    return signed(at.sign('cssPod'), {
      title: t.facility.cssPod({ letter }),
      now: lines(inside ? name(inside.seat) : t.facility.empty, !known && t.facility.notInPlay),
    })
  },
  signs: () => ['cssPod'],
}

const isolation = one('isolation', (_, at) =>
  signed(at.sign('isolation'), {
    now: lines(at.table.facility?.isolationOpen ? at.t.explain.site.isolationIsOpen : isolationOpens(at)),
  }),
)

/** LOCK-CRIT-04: when one may lock oneself in. */
function isolationOpens({ table, map, t }: Explaining): string {
  const first = Math.max(...map.board.tracks.time.flatMap(({ n, isolationOpen }) => (isolationOpen ? [n] : [])))
  return t.explain.site.isolationOpens({ n: Math.max(1, table.time - first) })
}

const backup = one('backup', (_, at) =>
  signed(at.sign('backup'), {
    now: lines(at.table.facility?.backup ? at.t.facility.backupOn : at.t.facility.backupOff),
  }),
)

const alert = one(
  'alert',
  (_, at) => signed(at.sign('alert'), { now: lines(at.t.facility.alertAt({ space: at.table.facility?.alert ?? 0 })) }),
  ({ table }) => table.facility?.alert != null,
)

const knowledge: ExplainRecord = {
  ids: ({ table, map }) =>
    table.facility ? Array.from({ length: map.board.tracks.knowledge?.max ?? 0 }, (_, at) => at + 1) : [],
  tells: (id, at) => {
    const { t, table, map, name } = at
    const { facility } = table
    if (!facility) return null
    const here = table.crew.filter(({ seat }) => String(facility.people[seat]?.knowledge) === id)
    return signed(at.sign('knowledge'), {
      title: t.facility.knowledgeIs({ n: Number(id) }),
      now: lines(weaknessAt(table, map.board).includes(Number(id)) && t.explain.site.weaknessFrom),
      rows:
        here.length > 0
          ? [
              {
                label: t.explain.site.knowledgeHere,
                lines: here.map(({ seat }) => ({ icon: 'people', text: name(seat) })),
              },
            ]
          : [],
    })
  },
  signs: () => ['knowledge'],
}

/** `active`, `pool`, or one of the codes. */
const contingency: ExplainRecord = {
  ids: ({ table, me }) =>
    table.facility ? ['active', 'pool', ...(me ? possibleActive({ table, me }).map(({ code }) => code) : [])] : [],
  tells: (id, at) => {
    const { t, lang, table } = at
    const { facility } = table
    if (!facility) return null
    const sign = at.sign('contingency')
    if (id === 'pool')
      return signed(sign, {
        title: t.facility.neutralPool,
        kind: t.facility.tokens({ n: facility.pool.length }),
        says: [t.explain.site.poolSays, sign.says],
      })
    if (id === 'active') {
      const { card } = facility.active
      return signed(sign, {
        title: t.facility.active,
        kind: card ? cardName(card, lang) : t.facility.secretToTheEnd,
        says: [card ? cardText(table.game, card, lang) : t.explain.site.activeSays],
      })
    }
    const text = cardText(table.game, id, lang)
    return text ? signed(sign, { title: cardName(id, lang), says: [text], now: lines(sign.says) }) : null
  },
  signs: () => ['contingency'],
}

/** The card of the Computer that lies open. */
const terminal = one('computer', (_, at) => {
  const { t, lang, table } = at
  const card = table.facility?.computer.card ?? ''
  const sign = at.sign('computer')
  return signed(sign, {
    title: cardName(card, lang),
    kind: t.facility.computer,
    says: [cardText(table.game, card, lang) || sign.says],
    now: lines(sign.says),
  })
})

const area: ExplainRecord = {
  ids: ({ map }) => [...map.areas.keys()],
  tells: (id, at) => {
    const { t, map, table } = at
    const found = map.areas.get(id)
    if (!found) return null
    const noisy = table.noise.includes(id)
    return signed(at.sign('noise'), {
      title: t.mars.areaNumber({ n: found.number }),
      says: [t.explain.site.areaSays, noisy ? t.explain.corridorNoisy : t.explain.corridorQuiet],
    })
  },
  signs: (id, { table }) => (table.noise.includes(id) ? ['noise'] : []),
}

export const facilityRecords = {
  power,
  elevator,
  gate,
  bunker,
  rover,
  cargoPod,
  isolation,
  backup,
  alert,
  knowledge,
  contingency,
  terminal,
  area,
}

/** LOCK-POWER-09, LOCK-CSS-02: what lies on a space, and what happens on the way onto it. */
export function facilitySpace(
  { n, outages = [], isolationOpen }: BoardData['tracks']['time'][number],
  { t, table }: Explaining,
): Line[] {
  const { facility } = table
  if (!facility) return []
  return [
    ...outages.map(
      (color): Line => ({
        icon: 'powerOff',
        tone: 'warns',
        text: color === 'blue' ? t.facility.outage.blue : t.facility.outage.red,
      }),
    ),
    ...(facility.css.some(({ space }) => space === n) ? [{ icon: 'cssPod' as const, text: t.facility.cssToken }] : []),
    ...(isolationOpen ? [{ icon: 'isolation' as const, text: t.explain.site.isolationIsOpen }] : []),
    ...(facility.alert === n ? [{ icon: 'alert' as const, tone: 'hot', text: t.facility.alertHere }] : []),
    ...(table.selfDestruct === n
      ? [{ icon: 'selfDestruct' as const, tone: 'hot', text: t.facility.selfDestructHere }]
      : []),
  ]
}
