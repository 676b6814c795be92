/** What the terminal shows of this game only. */
import { ui } from '@coldwake/text'
import { type GameScreen, PLAIN_SCREEN } from '../../gameScreen.ts'
import { joined } from '../../rooms.ts'

export const screen: GameScreen = {
  ...PLAIN_SCREEN,
  status: ({ table, lang }) => {
    const t = ui(lang)
    const pods = table.pods
      .filter(({ state }) => state === 'docked')
      .map(({ pod, section, locked }) => `${pod}${section} ${locked ? t.locked : t.unlocked}`)
    return joined(
      [
        t.roundNumber({ n: table.round }),
        t.roundsLeft({ n: table.time }),
        table.selfDestruct !== null && `${t.selfDestruct.toUpperCase()} ${table.selfDestruct}`,
        `${t.course}: ${table.destination}`,
        table.nestDestroyed ? t.nestDestroyed : `${t.eggsInNest}: ${table.eggs}`,
        `${t.podsShort}: ${pods.join(', ')}`,
        table.vent && `${t.vent.toUpperCase()} ${table.vent}`,
      ],
      ' · ',
    )
  },
}
