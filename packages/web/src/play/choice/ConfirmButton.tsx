import './confirm.css'
import { cardName, list, optionText } from '@coldwake/text'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { useChoice, useGame } from '../tableContext.ts'
import type { Irreversible } from './choiceRecord.ts'
import { cardsAt, missing } from './pendingChoice.ts'

/** One button that names verb, target and price; and a way back. */
export function ConfirmButton() {
  const { ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords()
  const { draft, picks } = choosing
  if (choosing.gathers) return <DiscardGo />
  if (!draft) return null
  const lacking = missing(draft)
  const paying = list(
    cardsAt(choosing.purse.hand, draft.pays).map(card => cardName(card, lang)),
    lang,
  )
  const what = optionText(draft.option, ctx, lang)
  const price = () => {
    if (lacking > 0) return t.chooseMoreCards({ n: lacking })
    return draft.pays.length > 0 ? t.pays({ cards: paying }) : null
  }
  return (
    <div className="go" data-picks={picks.length}>
      {choosing.final ? (
        <HoldButton final={choosing.final} what={what} price={price()} />
      ) : (
        <button
          type="button"
          className="primary"
          aria-disabled={lacking > 0 || undefined}
          onClick={() => choosing.commit()}
        >
          <span>
            {draft.option.do === 'look' ? t.lookAt({ what }) : what}
            {price() && <small>{price()}</small>}
          </span>
          <kbd>Enter</kbd>
        </button>
      )}
      <button type="button" className="ghost" onClick={choosing.cancel}>
        {t.cancel}
      </button>
    </div>
  )
}

function DiscardGo() {
  const choosing = useChoice()
  const { t } = useWords()
  const { picks } = choosing
  return (
    <div className="go single">
      <button type="button" className="primary" onClick={() => choosing.commit()}>
        <span>{picks.length > 0 ? t.discardCards({ n: picks.length }) : t.keepAll}</span>
        <kbd>Enter</kbd>
      </button>
    </div>
  )
}

const HOLD_MS = 600

interface HoldButtonProps {
  final: Irreversible
  what: string
  price: string | null
}

/** What cannot be undone is held for a moment, or pressed twice by keyboard. */
function HoldButton({ final, what, price }: HoldButtonProps) {
  const choosing = useChoice()
  const { t } = useWords()
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const start = (event: PointerEvent) => {
    if (event.button !== 0 || !choosing.ready) return
    pointer.current = true
    setHolding(true)
    timer.current = setTimeout(() => choosing.commit(true), HOLD_MS)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setHolding(false)
  }
  const hint = () => {
    if (!choosing.ready) return price
    return choosing.armed
      ? t.table.pressAgain({ what: t.table.final[final] })
      : t.table.holdDown({ what: t.table.final[final] })
  }
  return (
    <button
      type="button"
      className={`primary hold ${final} ${holding ? 'holding' : ''} ${choosing.armed ? 'armed' : ''}`}
      aria-disabled={!choosing.ready || undefined}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={event => event.preventDefault()}
      onClick={() => {
        // A pointer holds; a key, or a screen reader's click, presses twice.
        if (!pointer.current) choosing.commit()
        pointer.current = false
      }}
    >
      <span>
        {what}
        {choosing.ready && price && <small>{price}</small>}
        <small>{hint()}</small>
      </span>
      <kbd>Enter ×2</kbd>
    </button>
  )
}
