/** Notifies people who are not connected that it is their turn. The process that hosts decides how. */
import type { Seat } from '@coldwake/rules'
import type { Hook } from '@coldwake/wire'
import type { Job } from './store.ts'

/** It is somebody's turn. */
export interface TurnNotice {
  code: string
  seat: Seat
  name: string
  game: string
  hook: Hook
  /** The address of the table, without a token; null if the server does not know its own address. */
  url: string | null
}

export interface Notifier {
  /** Refuses an address that messages will never be sent to, with the reason. */
  check(url: string): Promise<void>
  /** Resolves when the message is sure to be sent, not when it is sent. Replaces an earlier message to this seat. */
  notify(call: TurnNotice): Promise<void>
  /** Drops the messages to this seat that were not sent yet. */
  forget(code: string, seat: Seat): Promise<void>
  /** Runs a due job of the notifier. */
  run(job: Job): Promise<void>
}
