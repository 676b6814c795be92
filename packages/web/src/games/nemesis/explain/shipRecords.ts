/** The ship: engines, course, pods, and when one may sleep. */
import type { BoardData } from '@coldwake/rules/facts'
import { coordinatesText, destinationName, engineName, list } from '@coldwake/text'
import { type Explaining, type ExplainRecord, type Line, lines, signed } from '../../../play/explain/explanation.ts'
import { chambersOpenIn, destinationAt, engineToken } from '../table/ship.ts'

declare module '../../../play/explain/explanation.ts' {
  interface ExplainKinds {
    engine: ExplainRecord
    course: ExplainRecord
    pod: ExplainRecord
    hibernation: ExplainRecord
    selfDestruct: ExplainRecord
  }
}

const engine: ExplainRecord = {
  ids: ({ table }) => table.engines.map((_, at) => at),
  tells: (id, at) => {
    const { t, lang } = at
    const state = engineToken(at, Number(id), 0)
    if (!at.table.engines[Number(id)]) return null
    return signed(at.sign('engine'), {
      title: t.engine({ n: Number(id) + 1 }),
      kind: state ? engineName(state, lang) : t.engineUnchecked,
      now: lines(state ? t.explain.ship.engineKnown({ state: engineName(state, lang) }) : t.explain.ship.engineUnknown),
    })
  },
  signs: () => ['engine'],
}

const course: ExplainRecord = {
  ids: ({ table }) => (table.destination ? ['course'] : []),
  tells: (_, at) => {
    const { t, lang, table, me } = at
    const { destination, coordinates } = table
    if (!destination) return null
    const card = coordinates?.card ?? me?.coordinates
    const to = card && destinationAt(table, card, destination)
    return signed(at.sign('course'), {
      title: `${t.course} ${destination}`,
      now: to
        ? lines(t.explain.ship.courseKnown({ place: destinationName(to, lang) }))
        : lines(t.explain.ship.courseUnknown),
      rows: card ? [{ label: t.course, lines: lines(coordinatesText(table.game, card, lang)) }] : [],
    })
  },
  signs: () => ['course'],
}

const pod: ExplainRecord = {
  ids: ({ table }) => (table.facility ? [] : table.pods.map(one => one.pod)),
  tells: (id, at) => {
    const { t, lang, table, name } = at
    const found = table.pods.find(one => String(one.pod) === id)
    if (!found || table.facility) return null
    const inside = table.crew.filter(crew => String(crew.pod) === id).map(({ seat }) => name(seat))
    const docked = found.state === 'docked'
    return signed(at.sign('pod'), {
      title: t.pod({ pod: found.pod }),
      kind: t.section({ section: found.section }),
      now: [
        ...(docked
          ? [
              found.locked
                ? { icon: 'lock' as const, text: `${t.locked}. ${at.sign('lock').says}` }
                : { icon: 'unlocked' as const, tone: 'quiet', text: t.unlocked },
            ]
          : lines(t.explain.ship.podGone)),
        ...lines(docked && t.explain.ship.placesTaken({ n: inside.length }), list(inside, lang)),
      ],
    })
  },
  signs: (id, { table }) => ['pod', ...(table.pods.some(one => String(one.pod) === id && one.locked) ? ['lock'] : [])],
}

const hibernation: ExplainRecord = {
  ids: ({ table }) => (table.facility ? [] : ['chambers']),
  tells: (_, at) => {
    if (at.table.facility) return null
    const opens = chambersOpenIn(at)
    return signed(at.sign('hibernatorium'), { now: lines(at.t.hibernationOpens({ n: opens })) })
  },
  signs: () => ['hibernatorium'],
}

const selfDestruct: ExplainRecord = {
  ids: ({ table }) => (table.selfDestruct === null ? [] : ['countdown']),
  tells: (_, at) => {
    const { t, table } = at
    if (table.selfDestruct === null) return null
    return signed(at.sign('selfDestruct'), {
      now: lines(
        table.facility
          ? t.facility.selfDestructAt({ space: table.selfDestruct })
          : t.selfDestructIn({ n: table.selfDestruct }),
      ),
    })
  },
  signs: () => ['selfDestruct'],
}

export const shipRecords = { engine, course, pod, hibernation, selfDestruct }

export const shipSpace = ({ hibernationOpen }: BoardData['tracks']['time'][number], { t }: Explaining): Line[] =>
  hibernationOpen ? [{ icon: 'hibernatorium', text: t.explain.ship.isOpenHere }] : []
