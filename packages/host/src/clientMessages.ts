/** Carries out the messages of a client that has joined, at its table. */
import type { ClientMessage } from '@coldwake/wire'
import type { Client } from './client.ts'
import type { Tables } from './tables.ts'

/** Every message but the hello, which comes first. */
export type TableMessage = Exclude<ClientMessage, { say: 'hello' }>

/** Rejects if the message is refused; the caller tells the client. */
export function handleMessage(tables: Tables, code: string, client: Client, message: TableMessage): Promise<void> {
  const { ref } = message
  switch (message.say) {
    case 'answer':
      return tables.input(code, client, ref, { seat: client.seat ?? -1, n: message.n, ...message.choice }, message.next)
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
    case 'plays':
      return tables.plays(code, client, ref, message.playing)
    default:
      return message satisfies never
  }
}
