/** What the terminal shows of this game only. */
import { type GameScreen, PLAIN_SCREEN } from '../../gameScreen.ts'
import { joined } from '../../rooms.ts'

export const screen: GameScreen = {
  ...PLAIN_SCREEN,
  status: ({ table }) =>
    joined(
      [
        `round ${table.round}`,
        `jump in ${table.time}`,
        table.selfDestruct !== null && `SELF-DESTRUCT ${table.selfDestruct}`,
        `destination ${table.destination}`,
        `eggs ${table.nestDestroyed ? 'destroyed' : table.eggs}`,
        `pods ${table.pods
          .filter(p => p.state === 'docked')
          .map(p => `${p.pod}${p.section}${p.locked ? ' locked' : ' open'}`)
          .join(', ')}`,
        table.vent && `AIRLOCK ${table.vent}`,
      ],
      ' · ',
    ),
}
