/** The facility in words: what counts down, who has power, gate, pods and what is known of the contingencies. */
import { type Asker, together } from '../../../play/textTable/answer.ts'
import { siteFacts } from '../panel/siteFacts.ts'

export function facilityAlarms({ game: { table }, t }: Asker): string[] {
  const { facility, selfDestruct } = table
  if (!facility) return []
  return [
    ...(facility.alert === null ? [] : [t.facility.alertAt({ space: facility.alert })]),
    ...(selfDestruct === null
      ? []
      : [
          together([
            t.facility.selfDestructAt({ space: selfDestruct }),
            facility.selfDestructRed ? t.facility.cannotBeStopped : t.facility.canBeStopped,
          ]),
        ]),
  ]
}

export function facilityFacts({ game, t, lang }: Asker): string[] {
  const { facility } = game.table
  if (!facility) return []
  return [facility.backup ? t.facility.backupOn : t.facility.backupOff, ...siteFacts({ ...game, t, lang }).facts]
}
