/** Explains whatever somebody points at, wherever it is on the table. */
import type { TableView } from '@coldwake/rules/facts'
import { type RefObject, Suspense, useContext, useEffect, useMemo, useRef } from 'react'
import { EXPLAIN_AREAS, signsSaid } from '../../games/explain/index.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { visitRules } from '../../rules/links/RulesLink.tsx'
import { GuideContext, useChoice, useConnection, useGame, usePanel } from '../tableContext.ts'
import { deedOf, tableKeys } from '../turn/tableKeys.ts'
import { ExplainCard, SAID } from './ExplainCard.tsx'
import type { Explaining } from './explanation.ts'
import { explanationOf } from './records/index.ts'
import { type Pointed, usePointing } from './usePointing.ts'
import { useSignWords } from './useSignWords.ts'

const ALWAYS = () => true

/** `table`: as the board shows it, so that no card is ahead of what is played. */
export function Explainer({ table }: { table: TableView }) {
  const card = useRef<HTMLElement>(null)
  const guide = useContext(GuideContext)
  const { pointed, close } = usePointing(card, guide?.explains ?? ALWAYS)
  return <Suspense>{pointed && <Explained table={table} pointed={pointed} card={card} close={close} />}</Suspense>
}

/** What records need to know at this table. */
export function useExplaining(table: TableView): Explaining {
  const { map, me, name, ctx } = useGame()
  const { entries, blocked, decision } = useChoice()
  const { obstacles } = useConnection().state
  const { t, lang } = useTableWords(...EXPLAIN_AREAS)
  const words = useSignWords()
  return useMemo(
    () => ({
      map,
      table,
      me,
      name,
      t,
      lang,
      ctx,
      options: entries.flatMap(({ options }) => options),
      obstacles: obstacles && obstacles.n === decision?.n ? obstacles.list : [],
      blocked,
      sign: signsSaid(table.game, words),
    }),
    [map, table, me, name, t, lang, ctx, entries, blocked, decision, obstacles, words],
  )
}

interface ExplainedProps {
  table: TableView
  pointed: Pointed
  card: RefObject<HTMLElement | null>
  close: () => void
}

function Explained({ table, pointed, card, close }: ExplainedProps) {
  const at = useExplaining(table)
  const about = explanationOf(pointed.key, at)
  useDescribes(pointed, about !== null)
  useKeys(about?.rule ?? null, close)
  if (!about) return null
  return (
    <>
      <ExplainCard about={about} pointed={pointed} card={card} onClose={close} />
      {pointed.how === 'tap' && (
        <p className="visually-hidden" role="status">
          {[about.title, ...about.says].join('. ')}
        </p>
      )}
    </>
  )
}

/** Whoever listens hears it as the description of what has the focus. */
function useDescribes({ how, element }: Pointed, isThere: boolean): void {
  useEffect(() => {
    const focused = document.activeElement
    if (!isThere || how !== 'focus' || !focused?.contains(element)) return
    focused.setAttribute('aria-describedby', SAID)
    return () => focused.removeAttribute('aria-describedby')
  }, [how, element, isThere])
}

/** Escape closes it, unless there is more to leave; the key of the rules opens its rule. */
function useKeys(rule: string | null, close: () => void): void {
  const { panel } = usePanel()
  const { draft } = useChoice()
  const rests = panel === null && draft === null
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') {
        close()
        if (rests) event.preventDefault()
      } else if (deedOf(tableKeys(), event.key) === 'rules' && rule && !isTyping(event.target)) {
        event.preventDefault()
        close()
        visitRules(rule)
      }
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [rule, close, rests])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null
