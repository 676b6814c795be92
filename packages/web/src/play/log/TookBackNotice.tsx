import type { Seat } from '@coldwake/rules/facts'
import { useWords } from '../../app/words.ts'
import { useGame } from '../tableContext.ts'
import { NoticeLine } from '../turn/NoticeLine.tsx'
import { undidTurnOf } from '../undoneEvents.ts'

/** Somebody else thinks again: the player who had the turn meanwhile wants to know where it went. */
export function TookBackNotice({ who, event }: { who: Seat; event: number }) {
  const { events, ctx, name } = useGame()
  const { t } = useWords('log')
  const mine = ctx.me !== null && undidTurnOf(events, event, ctx.me)
  const text = mine ? t.turnTakenBack({ name: name(who) }) : t.choiceTakenBack({ name: name(who) })
  return <NoticeLine icon="takeBack" text={text} tone="warns" />
}
