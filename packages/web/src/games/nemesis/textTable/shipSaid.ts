/** The ship in words: what counts down, engines, course, pods, and what it suffers from. */
import { coordinatesText, engineName, list } from '@coldwake/text'
import { type Asker, together } from '../../../play/textTable/answer.ts'
import { chambersOpenIn, engineToken } from '../table/ship.ts'

export const shipAlarms = ({ game: { table }, t }: Asker): string[] =>
  table.facility === null && table.selfDestruct !== null ? [t.selfDestructIn({ n: table.selfDestruct })] : []

export function shipFacts(asker: Asker): string[] {
  const { game, t, lang } = asker
  const { table, me, name } = game
  if (table.facility !== null) return []
  const course = table.coordinates?.card ?? me?.coordinates
  const engines = table.engines.map((_, engine) => {
    const top = engineToken(game, engine, 0)
    return t.noteCard({ place: t.engine({ n: engine + 1 }), card: top ? engineName(top, lang) : t.engineUnchecked })
  })
  const pods = table.pods.map(({ pod, section, locked, state }) => {
    const inside = table.crew.filter(crew => crew.pod === pod).map(({ seat }) => name(seat))
    const how = state === 'docked' ? (locked ? t.locked : t.unlocked) : t.podState[state]
    return t.noteCard({
      place: t.pod({ pod }),
      card: together([t.section({ section }), how, list(inside, lang)]),
    })
  })
  const count = (label: string, n: number) => t.noteCard({ place: label, card: String(n) })
  return [
    t.noteCard({ place: t.hibernation, card: t.hibernationOpens({ n: chambersOpenIn(game) }) }),
    ...engines,
    ...(table.destination
      ? [
          t.noteCard({
            place: t.course,
            card: together([
              t.destinationSpace({ space: table.destination }),
              course ? coordinatesText(table.game, course, lang) : t.courseUnseen,
            ]),
          }),
        ]
      : []),
    ...pods,
    count(t.fire, table.rooms.filter(({ fire }) => fire).length),
    count(t.malfunction, table.rooms.filter(({ malfunction }) => malfunction).length),
    table.nestDestroyed ? t.nestDestroyed : count(t.eggsInNest, table.eggs),
  ]
}
