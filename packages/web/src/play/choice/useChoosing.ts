import type { Choice, Decision, MyView, Option, TableView, Until } from '@coldwake/rules/facts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableLine } from '../tableContext.ts'
import type { Irreversible } from './choiceRecord.ts'
import { irreversibleOf } from './choiceRecords.ts'
import { choiceOf, type Entry, entriesOf, isWindow, sameChoice } from './choices.ts'
import {
  beginChoice,
  discardsOf,
  missing,
  type PendingChoice,
  type Purse,
  paymentOf,
  purseOf,
  togglePayment,
  varyChoice,
} from './pendingChoice.ts'
import { cardKey } from './targets.ts'

/** The open question, and the answer to it that is being put together. */
export interface Choosing {
  decision: Decision | null
  entries: readonly Entry[]
  draft: PendingChoice | null
  /** Several cards are chosen at once, any number of them. */
  gathers: boolean
  /** Places in hand marked for discarding, where several are chosen at once. */
  picks: readonly number[]
  purse: Purse
  /** Sent, and not yet answered. */
  busy: boolean
  /** Everything is chosen that must be. */
  ready: boolean
  /** What cannot be taken back asks once more; this is whether it has asked. */
  armed: boolean
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
  /** Sends the answer; asks once more first where that is due, unless it was held long enough. */
  commit: (held?: boolean) => void
  /** Selects and commits at once, where nothing else is to be chosen. */
  answer: (entry: Entry) => void
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
  armed: boolean
  refused: string
}
const NOTHING: Work = { n: -1, draft: null, picks: [], armed: false, refused: '' }
/** A second press counts for so long. */
const ARMED_MS = 4000

/** For whoever only looks. */
export const NO_CHOICE: Choosing = {
  decision: null,
  entries: [],
  draft: null,
  gathers: false,
  picks: [],
  purse: { game: '', hand: [], playable: [] },
  busy: false,
  ready: false,
  armed: false,
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
  answer: () => {},
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
}

export function useChoosing({ line, table, me, left, busy, still }: Asked): Choosing {
  const [work, setWork] = useState<Work>(NOTHING)
  const [again, setAgain] = useState<Again>({ until: null, unlessMine: true })
  const decision = busy || still || !me ? null : me.decision
  const n = decision?.n ?? -1
  const entries = useMemo(() => (decision ? entriesOf(decision) : []), [decision])
  const purse = useMemo(() => purseOf(table.game, me), [table.game, me])
  const { hand } = purse
  const gathers = decision?.ask === 'passDiscard' || decision?.ask === 'anyDiscard'
  const begun = useMemo(() => leftOver(left, entries, purse, gathers), [left, entries, purse, gathers])
  const { draft, picks, armed, refused } = work.n === n ? work : begun
  const change = useCallback(
    (part: Partial<Work>) => setWork(now => ({ ...(now.n === n ? now : begun), refused: '', ...part, n })),
    [n, begun],
  )

  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => change({ armed: false }), ARMED_MS)
    return () => clearTimeout(timer)
  }, [armed, change])

  const final =
    decision && draft ? irreversibleOf(draft.option, { ...decision, table, cardsInHand: hand.length }) : null
  const ready = gathers || (draft !== null && missing(draft) === 0)

  const tapCard = (at: number) => {
    if (!decision) return
    if (!gathers && draft && (draft.option.cost ?? 0) > 0) return change({ draft: togglePayment(draft, purse, at) })
    const card = hand[at]
    const entry = card === undefined ? undefined : entries.find(one => one.key === cardKey(card))
    if (!entry) return
    if (gathers) return change({ picks: picks.includes(at) ? picks.filter(pick => pick !== at) : [...picks, at] })
    select(entry)
  }

  const select = (entry: Entry, option?: Option) => {
    line.forgive()
    if (gathers) return change({ picks: toggledByName(entry, hand, picks) })
    change({ draft: beginChoice(entry, purse, option), armed: false })
  }

  const send = (option: Option, ...next: Choice[]) => {
    line.answer(choiceOf(option), ...next)
    if (!decision || !isWindow(decision.ask) || option.do !== 'decline' || !again.until) return
    line.standing(again.until, again.unlessMine)
    setAgain({ ...again, until: null })
  }

  return {
    decision,
    entries,
    draft,
    gathers,
    picks,
    purse,
    busy,
    ready,
    armed,
    final,
    refused,
    refuse: why => change({ refused: why }),
    again,
    setAgain,
    select,
    tapCard,
    vary: option => draft && change({ draft: varyChoice(draft, purse, option), armed: false }),
    cancel: () => change({ draft: null, picks: [], armed: false }),
    commit: (held = false) => {
      if (!ready) return
      if (gathers) return line.answer(...discardsOf(hand, picks))
      if (!draft) return
      if (final && !held && !armed) return change({ armed: true })
      send(draft.option, ...paymentOf(draft, purse))
    },
    answer: entry => send(entry.options[0]),
  }
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
