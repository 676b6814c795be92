/** What a client that has joined says, done at its table. */
import type { ClientMessage } from '@coldwake/wire'
import type { Client } from './table.ts'
import type { Tables } from './tables.ts'

/** Everything but the hello, which comes before. */
export type Said = Exclude<ClientMessage, { say: 'hello' }>

/** Rejects if it is refused; the answer to the client is the caller's. */
export function attend(tables: Tables, code: string, client: Client, message: Said): Promise<void> {
  const { ref } = message
  switch (message.say) {
    case 'answer':
      return tables.input(code, client, ref, { seat: client.seat ?? -1, n: message.n, ...message.choice })
    case 'standing': {
      const { until, unlessMine } = message
      const input = until === 'off' ? { until } : { until, unlessMine }
      return tables.input(code, client, ref, { seat: client.seat ?? -1, do: 'standing', ...input })
    }
    case 'holdTurn':
      return tables.input(code, client, ref, { seat: client.seat ?? -1, do: 'holdTurn' })
    case 'why':
      return tables.why(code, client, ref)
    case 'takeBack':
      return tables.takeBack(code, client, ref, message.n)
    case 'talk':
      return tables.talk(code, client, ref, message.talk)
    case 'earlier':
      return tables.earlierTalk(code, client, ref, message.before)
    case 'whisper': {
      const { to, fact, sure } = message
      return tables.whisper(code, client, ref, { to, fact, sure })
    }
    case 'propose':
      return tables.propose(code, client, ref, message.proposal)
    case 'agree':
      return tables.agree(code, client, ref, message)
    case 'hurry':
      return tables.hurry(code, client, ref)
    default:
      return message satisfies never
  }
}
