import type { Lobby } from '@coldwake/wire'
import type { Words } from '../app/words.ts'
import { gameName } from '../games/covers/index.ts'
import { optionTexts } from '../ui/optionTexts.ts'

/** Which game it is, on which board, how it is played, and where it goes on if it has begun before. */
export const gameSummary = ({ game, board, mode, options, from }: Lobby, t: Words<'pages'>['t']): string =>
  [
    gameName(game),
    t.lobby.boards[board]?.name ?? board,
    t.lobby.modes[mode]?.name ?? mode,
    ...optionTexts(game, options, t),
    ...(from && from.round > 0 ? [t.lobby.fromRound({ n: from.round })] : []),
  ].join(' · ')
