/** Numbers the pieces that only Nemesis has. Stored games know pieces by number: the order stays as it is. */
import type { Box } from '../../core/content.ts'
import { INTRUDER_ACTION } from './faces.ts'

export const nemesisPieces: Box['own'] = {
  beforeIntruders({ coordinates = [], engines = 0 }, add) {
    for (const card of coordinates) add({ kind: 'coordinates', id: card.id, coordinates: card }, 'coordinates', 1)
    for (let engine = 1; engine <= engines; engine++)
      for (const works of [true, false])
        add({ kind: 'engine', id: works ? 'working' : 'damaged', engine, works }, `engine.${engine}`, 1)
  },
  afterIntruders({ intruderActions = [] }, add) {
    for (const command of intruderActions) {
      const alike = intruderActions.filter(other => other.id === command.id).length > 1
      const name = alike ? `${command.id}.${command.way ?? 'any'}` : command.id
      add({ kind: 'intruderAction', id: command.id, command }, INTRUDER_ACTION, 1, name)
    }
  },
}
