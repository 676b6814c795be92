/** What is sent to people who are not at the table. */
import type { Message } from '../../message.ts'

export const hooks = {
  yourTurn:
    '{name}, it is your turn: {game, select, nemesis {Nemesis} lockdown {Nemesis: Lockdown} other {Coldwake}}, table {table}.',
} as const satisfies Record<string, Message>
