/** What happened, as its reader may know it. */
import type { EventFace } from '@coldwake/rules'
import type { Context } from './context.ts'
import { actions } from './events/actions.ts'
import { ending } from './events/ending.ts'
import { fights } from './events/fights.ts'
import { intruders } from './events/intruders.ts'
import { items } from './events/items.ts'
import { looks } from './events/looks.ts'
import { markers } from './events/markers.ts'
import { movement } from './events/movement.ts'
import { type EventKind, type EventOf, type Sentences, type Teller, tellerTo } from './events/teller.ts'
import { trade } from './events/trade.ts'
import { turns } from './events/turns.ts'
import { wounds } from './events/wounds.ts'
import { gameEvents } from './games/events.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { sentence } from './message.ts'

/** A new kind of event does not compile until it has its sentence. */
const sentences: Sentences = {
  ...turns,
  ...actions,
  ...movement,
  ...markers,
  ...intruders,
  ...fights,
  ...wounds,
  ...items,
  ...trade,
  ...looks,
  ...ending,
  ...gameEvents,
}

const tell = <K extends EventKind>(kind: K, event: EventOf<K>, teller: Teller): string => sentences[kind](event, teller)

/** In one sentence or two. */
export const eventText = (event: EventFace, ctx: Context, lang: Dialect): string =>
  sentence(tell(event.e, event, tellerTo(ctx, dialectOf(lang, ctx.table.game))))
