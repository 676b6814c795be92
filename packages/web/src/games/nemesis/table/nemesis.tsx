/** What Nemesis adds to a table. */
import { registerFacts } from '@coldwake/rules/facts'
import { lazyPart, optionalPart } from '../../../app/LazyPart.tsx'
import type { GameParts } from '../../gameParts.ts'
import adult from '../creatures/adult.svg'
import breeder from '../creatures/breeder.svg'
import creeper from '../creatures/creeper.svg'
import larva from '../creatures/larva.svg'
import queen from '../creatures/queen.svg'

const Scenery = optionalPart(() => import('../NemesisBoard.tsx').then(({ NemesisBoard }) => NemesisBoard))
const Instruments = lazyPart(() =>
  import('../NemesisInstruments.tsx').then(({ NemesisInstruments }) => NemesisInstruments),
)

export const nemesis: GameParts = {
  loadBox: async () => {
    const { nemesisFacts } = await import('@coldwake/rules/games/nemesis/facts')
    registerFacts('nemesis', nemesisFacts)
  },
  preload: () => {
    for (const part of [Scenery, Instruments]) part.preload()
  },
  Scenery,
  Fixtures: null,
  Targets: null,
  Instruments,
  instrumentsAre: 'onBoard',
  Panel: lazyPart(() => import('../panel/NemesisPanel.tsx').then(({ NemesisPanel }) => NemesisPanel)),
  panelIcon: 'jump',
  QuestionScene: null,
  creatures: { larva, creeper, adult, breeder, queen },
}
