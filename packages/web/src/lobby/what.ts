import type { Lobby } from '@coldwake/wire'
import { gameName } from '../games.ts'
import { optionTexts } from '../home/chosenoptions.ts'
import type { Words } from '../words.tsx'

/** Which game it is, on which board, and how it is played. */
export const whatText = ({ game, board, mode, options }: Lobby, t: Words['t']): string =>
  [
    gameName(game),
    t.lobby.boards[board]?.name ?? board,
    t.lobby.modes[mode]?.name ?? mode,
    ...optionTexts(game, options, t),
  ].join(' · ')
