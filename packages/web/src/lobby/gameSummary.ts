import type { Lobby } from '@coldwake/wire'
import type { Words } from '../app/words.ts'
import { gameName } from '../games/covers/index.ts'
import { optionTexts } from '../ui/optionTexts.ts'

/** Which game it is, on which board, and how it is played. */
export const gameSummary = ({ game, board, mode, options }: Lobby, t: Words<'pages'>['t']): string =>
  [
    gameName(game),
    t.lobby.boards[board]?.name ?? board,
    t.lobby.modes[mode]?.name ?? mode,
    ...optionTexts(game, options, t),
  ].join(' · ')
