/** How the log shows events that only Nemesis has. */
import type { EventLines } from '../../../play/log/eventLine.ts'

export const nemesisLines = {
  engine: ['engine', '', 'spoken'],
  destination: ['course', '', 'spoken'],
  chambersOpen: ['hibernatorium', 'strong', 'spoken'],
  pod: ['pod', '', 'spoken'],
  entersPod: ['pod', '', 'spoken'],
  leavesPod: ['pod', '', 'spoken'],
  launched: ['pod', 'strong', 'spoken'],
  podGone: ['pod', 'hot', 'spoken'],
  hibernates: ['hibernatorium', '', 'spoken'],
  playsIntruders: ['intruder', 'hot', 'spoken'],
  declinesIntruders: ['intruder', 'dull', 'spoken'],
  cardsUnder: ['deck', 'dull', 'spoken'],
} satisfies Partial<EventLines>
