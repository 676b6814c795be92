/** One connection to a table, and what it has been sent so far. */
import type { ServerMessage } from '@coldwake/wire'
import type { Listener } from './gameTexts.ts'
import type { WhispersHeard } from './whispers.ts'

/** One connection, of a seat or of an onlooker; a seat may have several. */
export interface Client extends Listener {
  /** How many things said it has heard. */
  heard: number
  readonly whispers: WhispersHeard
  /** Sees the game only as it was at some moment: nothing may tell it how far the game has gone since. */
  frozen: boolean
  /** Its page still plays what happened. */
  playing: boolean
  /** The lobby and the end of the clock as they were told last. */
  lobby: string
  ends: number | null
  /** The hash that let it in: when the table no longer knows it, the client has to go. */
  readonly holds: string
  send(text: string): void
  /** Disconnects it, because its token no longer lets it in. */
  showOut(): void
}

/** The two ends of a connection that a table needs. */
export type Line = Pick<Client, 'send' | 'showOut'>

export const say = (client: Client, message: ServerMessage): void => client.send(JSON.stringify(message))
