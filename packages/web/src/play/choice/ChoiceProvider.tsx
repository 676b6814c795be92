import type { Name } from '@coldwake/rules/facts'
import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { ChoiceContext, GuideContext, type TableChoice, useConnection, useGame } from '../tableContext.ts'
import { blockedOf, riskOf, routeOf, targetsOf } from './choicesOnBoard.ts'
import { preloadForecasts, useForecastParts } from './lazyForecast.ts'
import { useChoosing } from './useChoosing.ts'
import { useQuietDecline } from './useQuietDecline.ts'

const ALWAYS = () => true
const NOTHING: readonly Name[] = []

/** Owns the choice that is being made: each step of it draws those parts of the table again that use it. */
export function ChoiceProvider({ children }: { children: ReactNode }) {
  const { lobby, table, me, map, ctx } = useGame()
  const { line, state } = useConnection()
  const words = useWords()
  const { left, busy, obstacles } = state
  const isStill = lobby.paused || lobby.over
  const isQuiet = useQuietDecline({ line, lobby, decision: busy || isStill ? null : (me?.decision ?? null) })
  const forecaster = useForecastParts()?.forecastOf ?? null
  const guide = useContext(GuideContext)
  const choosing = useChoosing({
    line,
    table,
    me,
    left,
    busy,
    still: isStill || isQuiet,
    forecaster,
    allows: guide?.allows ?? ALWAYS,
    isGuided: guide !== null,
    keeps: guide?.keeps ?? NOTHING,
  })
  const { entries, decision, draft, fighting, forecast, gathers } = choosing
  // They come when there is time, but at once for whoever is about to answer.
  const answers = draft !== null || gathers
  useEffect(() => {
    if (answers) preloadForecasts()
  }, [answers])
  const { lang } = words
  const targets = useMemo(
    () => targetsOf(map, { entries, draft, fighting, forecast }, ctx, words),
    [map, entries, draft, fighting, forecast, ctx, words],
  )
  const blocked = useMemo(() => blockedOf(obstacles, { entries, decision }, lang), [obstacles, entries, decision, lang])
  const route = useMemo(() => routeOf(map, draft, ctx), [map, draft, ctx])
  const risk = useMemo(() => riskOf(map, draft, ctx), [map, draft, ctx])
  const choice: TableChoice = { ...choosing, targets, blocked, route, risk }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}
