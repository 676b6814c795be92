/** What somebody has seen in secret, as it stands in their notebook. */
import type { NoteView } from '@coldwake/rules'
import type { Message } from '../../message.ts'

export const notes = {
  tile: 'Room {room}: {tile}',
  token: 'Token of room {room}: {token}',
  returned: '{card} went under {deck} (Round {round})',
  coordinates: 'Coordinates: {coordinates}',
  engine: '{engine}: {state}',
  event: 'Top Event card in Round {round}: {card}',
  objective: 'Objective of {whom}: {card}',
  shown: '{whom} showed you {card} (Round {round})',
  scan: 'One of your Contamination cards: {word}',
  attack: 'Top Attack card in Round {round}: {card}',
  contingency: 'Contingency of {whom}: {card}',
  poolContingency: 'Contingency in the Neutral Pool: {card}',
  css: 'CSS token at {space}: {card}',
} as const satisfies Record<NoteView['what'] | 'poolContingency', Message>
