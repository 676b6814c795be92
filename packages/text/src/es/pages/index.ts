/** Spanish around the games: the door, the lobby, the end, tables of this browser, replays, and what is refused. */

import { pageWords } from './beforeAndAfter.ts'
import { doorWords } from './home.ts'
import { lobbyWords } from './lobby.ts'
import { localWords } from './local.ts'
import { replayWords } from './replay.ts'

export { wording } from '../games/pages.ts'
export { refusals } from './refusals.ts'
export const ui = { ...pageWords, door: doorWords, lobby: lobbyWords, local: localWords, replay: replayWords }
