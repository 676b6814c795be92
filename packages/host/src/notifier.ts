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
  /** Of the table, without a token; null if the server does not know its own address. */
  url: string | null
}

export interface Notifier {
  /** Refuses, with what is wrong, an address that messages will never be sent to. */
  check(url: string): Promise<void>
  /** Resolves when it is sure to be sent, not when it is. Takes the place of an earlier message to this seat. */
  notify(call: TurnNotice): Promise<void>
  /** What was not sent to this seat so far is sent no more. */
  forget(code: string, seat: Seat): Promise<void>
  /** A job of theirs is due. */
  run(job: Job): Promise<void>
}
