/** Polish around the games: the door, the lobby, the end, tables of this browser, replays, and what is refused. */
import { doorWords } from './doorwords.ts'
import { lobbyWords } from './lobbywords.ts'
import { localWords } from './localwords.ts'
import { pageWords } from './pagewords.ts'
import { replayWords } from './replaywords.ts'

export { refusals } from './refusals.ts'
export const ui = { ...pageWords, door: doorWords, lobby: lobbyWords, local: localWords, replay: replayWords }
