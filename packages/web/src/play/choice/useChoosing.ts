import type { Choice, Decision, MyView, Name, Option, TableView, Until, View } from '@coldwake/rules/facts'
import type { Forecast } from '@coldwake/rules/forecast'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isIntruderPlayer } from '../../games/viewFacts.ts'
import { besideIntruder } from '../board/places.ts'
import type { Deed, TableLine } from '../tableContext.ts'
import type { Irreversible } from './choiceRecord.ts'
import { irreversibleOf } from './choiceRecords.ts'
import { choiceOf, type Entry, entriesOf, isWindow, sameChoice } from './choices.ts'
import { type Armed, armedBy, gravityOfForecast, type Holds, holdsFor, isForced } from './danger.ts'
import type { Forecaster } from './lazyForecast.ts'
import {
  beginChoice,
  cardsAt,
  discardsOf,
  missing,
  type PendingChoice,
  type Purse,
  paymentOf,
  payWith,
  purseOf,
  varyChoice,
} from './pendingChoice.ts'
import { cardKey } from './targets.ts'

/** The open question, and the answer to it that is being put together. */
export interface Choosing {
  decision: Decision | null
  entries: readonly Entry[]
  /** It is my turn beside an Intruder. */
  fighting: boolean
  draft: PendingChoice | null
  /** Several cards are chosen at once, any number of them. */
  gathers: boolean
  /** Places in hand marked for discarding, where several are chosen at once. */
  picks: readonly number[]
  purse: Purse
  /** Sent, and not yet answered. */
  busy: boolean
  /** Everything is chosen that must be, and what it may cost is known. */
  ready: boolean
  /** What an option may cost; null while that is not known. */
  forecast: (option: Option) => Forecast | null
  /** How often what is being composed must be held before it is done, and how far that is. */
  holds: Holds
  armed: Armed | null
  final: Irreversible | null
  /** Why what was tapped last is not possible. */
  refused: string
  refuse: (why: string) => void
  /** For how long reactions are declined from now on, if this one is. */
  again: Again
  setAgain: (again: Again) => void
  /** With its first option, or in this way. */
  select: (entry: Entry, option?: Option) => void
  vary: (option: Option) => void
  tapCard: (at: number) => void
  cancel: () => void
  /** Sends the answer; where it must be held or pressed twice, once that has been done. */
  commit: (held?: boolean) => void
  /** Answers at once where a press can do no harm: what is dangerous is selected, so that its danger is seen first. */
  press: (entry: Entry) => void
}

export interface Again {
  until: Until | null
  unlessMine: boolean
}

interface Work {
  /** The question this belongs to. */
  n: number
  draft: PendingChoice | null
  picks: readonly number[]
  armed: Armed | null
  refused: string
}
const NOTHING: Work = { n: -1, draft: null, picks: [], armed: null, refused: '' }
/** A second press counts for so long. */
const ARMED_MS = 30_000

/** For whoever only looks. */
export const NO_CHOICE: Choosing = {
  decision: null,
  entries: [],
  fighting: false,
  draft: null,
  gathers: false,
  picks: [],
  purse: { game: '', hand: [], playable: [], kept: [] },
  busy: false,
  ready: false,
  forecast: () => null,
  holds: 0,
  armed: null,
  final: null,
  refused: '',
  refuse: () => {},
  again: { until: null, unlessMine: true },
  setAgain: () => {},
  select: () => {},
  vary: () => {},
  tapCard: () => {},
  cancel: () => {},
  commit: () => {},
  press: () => {},
}

interface Asked {
  line: TableLine
  table: TableView
  me: MyView | null
  /** What the game did not get to of the last answer. */
  left: readonly Choice[]
  /** An answer is on its way. */
  busy: boolean
  /** Nothing is answered just now. */
  still: boolean
  /** Null until it is there. */
  forecaster: Forecaster | null
  /** Asked before anything is picked or sent: false where a guide speaks instead. */
  allows: (deed: Deed) => boolean
  /** Somebody explains what is chosen step by step. */
  isGuided: boolean
  /** Cards that are not proposed to pay while others can. */
  keeps: readonly Name[]
}

export function useChoosing(asked: Asked): Choosing {
  const { line, table, me, left, busy, still, forecaster, allows, isGuided, keeps } = asked
  const [work, setWork] = useState<Work>(NOTHING)
  const [again, setAgain] = useState<Again>({ until: null, unlessMine: true })
  const decision = busy || still || !me ? null : me.decision
  const n = decision?.n ?? -1
  const fighting = decision?.ask === 'turn' && besideIntruder(table, decision.seat)
  const entries = useMemo(
    () => (decision ? entriesOf(decision, fighting, table.game) : []),
    [decision, fighting, table.game],
  )
  const forecast = useForecasts(forecaster, table, me, decision)
  const purse = useMemo(() => purseOf(table.game, me, keeps), [table.game, me, keeps])
  const { hand } = purse
  const gathers = decision?.ask === 'passDiscard' || decision?.ask === 'anyDiscard'
  const begun = useMemo(() => {
    const work = leftOver(left, entries, purse, gathers)
    return isGuided || work.draft ? work : { ...work, draft: onlyAnswer(decision, entries, purse) }
  }, [left, entries, purse, gathers, decision, isGuided])
  const { draft, picks, armed, refused } = work.n === n ? work : begun
  const change = useCallback(
    (part: Partial<Work>) => setWork(now => ({ ...(now.n === n ? now : begun), refused: '', ...part, n })),
    [n, begun],
  )

  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => change({ armed: null }), ARMED_MS)
    return () => clearTimeout(timer)
  }, [armed, change])

  const final = decision && draft ? irreversibleOf(draft.option, { ...decision, table }) : null
  const chosen = gathers ? decision?.options.find(option => option.do === 'done') : draft?.option
  const ahead = chosen ? forecast(chosen) : null
  const needed = holdsFor(ahead, final !== null)
  // A player without another choice is not asked whether they mean it.
  const isOnlyWay = () => chosen !== undefined && (gathers || isForced(chosen, decision?.options ?? [], forecast))
  const holds = needed > 0 && !final && isOnlyWay() ? 0 : needed
  const ready = (gathers || (draft !== null && missing(draft) === 0)) && (ahead !== null || chosen === undefined)

  const tapCard = (at: number) => {
    if (!decision) return
    if (!gathers && draft && (draft.option.cost ?? 0) > 0) return change({ draft: payWith(draft, purse, at) })
    const card = hand[at]
    const entry = card === undefined ? undefined : entries.find(one => one.key === cardKey(card))
    if (!entry) return
    if (gathers) return change({ picks: picks.includes(at) ? picks.filter(pick => pick !== at) : [...picks, at] })
    select(entry)
  }

  const select = (entry: Entry, option?: Option) => {
    line.forgive()
    if (gathers) return change({ picks: toggledByName(entry, hand, picks) })
    const begun = beginChoice(entry, purse, option)
    if (allows({ n, option: begun.option, done: false, pays: [] })) change({ draft: begun, armed: null })
  }

  const send = (option: Option, ...next: Choice[]) => {
    line.answer(choiceOf(option), ...next)
    if (!decision || !isWindow(decision.ask) || option.do !== 'decline' || !again.until) return
    line.standing(again.until, again.unlessMine)
    setAgain({ ...again, until: null })
  }

  const commit = (held = false) => {
    if (!ready) return
    const next = holds > 0 ? armedBy(armed, holds, held, performance.now()) : null
    if (next) return change({ armed: next })
    const pays = cardsAt(hand, gathers ? picks : (draft?.pays ?? []))
    if (!chosen || !allows({ n, option: chosen, done: true, pays })) return
    if (gathers) return line.answer(...discardsOf(hand, picks))
    if (draft) send(draft.option, ...paymentOf(draft, purse))
  }

  /** What costs no card, can be taken back, and is not dangerous. */
  const press = (entry: Entry) => {
    const [option] = entry.options
    const known = forecast(option)
    const grave = gravityOfForecast(known)
    if (known === null || gathers || option.cost || grave === 'risky' || grave === 'lethal') return select(entry)
    if (!allows({ n, option, done: true, pays: [] })) return
    line.forgive()
    send(option)
  }

  return {
    decision,
    entries,
    fighting,
    draft,
    gathers,
    picks,
    purse,
    busy,
    ready,
    forecast,
    holds,
    armed,
    final,
    refused,
    refuse: why => change({ refused: why }),
    again,
    setAgain,
    select,
    tapCard,
    vary: option =>
      draft &&
      allows({ n, option, done: false, pays: [] }) &&
      change({ draft: varyChoice(draft, purse, option), armed: null }),
    cancel: () => change({ draft: null, picks: [], armed: null }),
    commit,
    press,
  }
}

/** Each option is judged once, when somebody looks at it. Whoever plays the Intruders means to kill: no warning there. */
function useForecasts(
  forecaster: Forecaster | null,
  table: TableView,
  me: MyView | null,
  decision: Decision | null,
): Choosing['forecast'] {
  return useMemo(() => {
    const known = new Map<Option, Forecast>()
    const judge = (of: Forecaster, view: View, asked: Decision, option: Option): Forecast =>
      isIntruderPlayer(table, view.me?.seat ?? null) ? { dangers: [] } : of(view, asked, option)
    return option => {
      if (!forecaster || !decision || !me) return null
      const found = known.get(option) ?? judge(forecaster, { table, me }, decision, option)
      known.set(option, found)
      return found
    }
  }, [forecaster, table, me, decision])
}

/**
 * A question with one answer has it chosen: one press is left, and what it costs and risks is seen before. Nobody learns
 * from the time it takes that there was no other, as they would if it was answered unasked. Reactions and turns have a
 * single press of their own.
 */
export function onlyAnswer(decision: Decision | null, entries: readonly Entry[], purse: Purse): PendingChoice | null {
  const [entry, ...others] = entries
  if (!decision || !entry || others.length > 0 || entry.options.length > 1) return null
  const { ask } = decision
  const isOwn = ask === 'turn' || ask === 'trade' || ask === 'passDiscard' || ask === 'anyDiscard' || isWindow(ask)
  return isOwn ? null : beginChoice(entry, purse)
}

/** A question that asks for what was left over of the last answer begins with that, as far as it is still possible. */
export function leftOver(left: readonly Choice[], entries: readonly Entry[], purse: Purse, gathers: boolean): Work {
  let { draft, picks } = NOTHING
  for (const choice of left) {
    const entry = entries.find(({ options }) => options.some(option => sameChoice(option, choice)))
    if (!entry) break
    if (!gathers) {
      draft = beginChoice(
        entry,
        purse,
        entry.options.find(option => sameChoice(option, choice)),
      )
      break
    }
    picks = toggledByName(entry, purse.hand, picks)
  }
  return { ...NOTHING, draft, picks }
}

/** Choosing a card by its name marks one more copy of it, and none once all are marked. */
export function toggledByName(entry: Entry, hand: readonly string[], picks: readonly number[]): number[] {
  const option = entry.options[0]
  if (option.do !== 'discard') return [...picks]
  const copies = hand.flatMap((card, at) => (card === option.card ? [at] : []))
  const next = copies.find(at => !picks.includes(at))
  return next === undefined ? picks.filter(at => !copies.includes(at)) : [...picks, next]
}
