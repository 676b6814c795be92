import { type ReactNode, useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { ChoiceContext, type TableChoice, useConnection, useGame } from '../tableContext.ts'
import { blockedOf, riskOf, routeOf, targetsOf } from './forecast.ts'
import { useChoosing } from './useChoosing.ts'

/** Owns the choice that is being made: each step of it draws those parts of the table again that use it. */
export function ChoiceProvider({ children }: { children: ReactNode }) {
  const { lobby, table, me, map, ctx } = useGame()
  const { line, state } = useConnection()
  const words = useWords()
  const { left, busy, obstacles } = state
  const choosing = useChoosing({ line, table, me, left, busy, still: lobby.paused || lobby.over })
  const { entries, decision, draft } = choosing
  const { lang } = words
  const targets = useMemo(() => targetsOf(map, { entries, draft }, ctx, words), [map, entries, draft, ctx, words])
  const blocked = useMemo(() => blockedOf(obstacles, { entries, decision }, lang), [obstacles, entries, decision, lang])
  const route = useMemo(() => routeOf(map, draft, ctx), [map, draft, ctx])
  const risk = useMemo(() => riskOf(map, draft, ctx), [map, draft, ctx])
  const choice: TableChoice = { ...choosing, targets, blocked, route, risk }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}
