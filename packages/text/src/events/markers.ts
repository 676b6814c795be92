/** What comes onto rooms, corridors and character boards, and goes again. */
import { plain, type Sentences } from './teller.ts'

const doors = { open: 'doorOpen', closed: 'doorClosed', destroyed: 'doorDestroyed' } as const

export const markers = {
  slimed: plain,
  cleaned: plain,
  signal: plain,
  fire: plain,
  fireOut: plain,
  malfunction: plain,
  repaired: plain,
  vent: plain,
  ventStopped: plain,
  vented: plain,
  door: (event, teller) => teller.say(doors[event.state], event),
} satisfies Partial<Sentences>
