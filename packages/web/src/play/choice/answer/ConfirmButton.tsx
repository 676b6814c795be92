import '../confirm.css'
import type { Option } from '@coldwake/rules/facts'
import { cardName, list, optionText } from '@coldwake/text'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { PartUnreachable } from '../../../app/LazyPart.tsx'
import { useWords } from '../../../app/words.ts'
import { useChoice, useGame } from '../../tableContext.ts'
import { gravityOfForecast } from '../danger.ts'
import { useForecastParts, useLoadingForecasts } from '../lazyForecast.ts'
import { cardsAt, missing } from '../pendingChoice.ts'

/** One button that names verb, target and price, below what it may cost; and a way back. */
export function ConfirmButton() {
  const { ctx } = useGame()
  const { draft, decision, gathers, picks, purse, cancel } = useChoice()
  const { t, lang } = useWords()
  if (gathers) {
    const done = decision?.options.find(option => option.do === 'done')
    const what = picks.length > 0 ? t.discardCards({ n: picks.length }) : t.keepAll
    return <Confirming option={done ?? null} what={what} price={null} />
  }
  if (!draft) return null
  const lacking = missing(draft)
  const paying = list(
    cardsAt(purse.hand, draft.pays).map(card => cardName(card, lang)),
    lang,
  )
  const price = () => {
    if (lacking > 0) return t.chooseMoreCards({ n: lacking })
    return draft.pays.length > 0 ? t.pays({ cards: paying }) : null
  }
  const what = optionText(draft.option, ctx, lang)
  return (
    <Confirming
      option={draft.option}
      what={draft.option.do === 'look' ? t.lookAt({ what }) : what}
      price={price()}
      onCancel={cancel}
    />
  )
}

interface ConfirmingProps {
  option: Option | null
  what: string
  price: string | null
  onCancel?: () => void
}

function Confirming({ option, what, price, onCancel }: ConfirmingProps) {
  const { forecast, holds } = useChoice()
  const { t } = useWords()
  const parts = useForecastParts()
  const loading = useLoadingForecasts()
  // Nobody acts without knowing the danger.
  if (loading === 'unreachable') return <PartUnreachable />
  const grave = option ? gravityOfForecast(forecast(option)) : 'none'
  return (
    <div className={`go ${onCancel ? '' : 'single'} ${grave === 'lethal' ? 'lethal' : ''}`}>
      {parts && option && grave !== 'none' && <parts.DangerPanel option={option} />}
      {holds > 0 ? <HoldButton what={what} price={price} /> : <PressButton what={what} price={price} />}
      {onCancel && (
        <button type="button" className="ghost" onClick={onCancel}>
          {t.cancel}
        </button>
      )}
    </div>
  )
}

type ButtonProps = Pick<ConfirmingProps, 'what' | 'price'>

function PressButton({ what, price }: ButtonProps) {
  const { ready, commit } = useChoice()
  const { t } = useWords()
  const isComing = useLoadingForecasts() === 'coming'
  const says = isComing ? t.justAMoment : price
  return (
    <button
      type="button"
      className="primary"
      aria-disabled={!ready || undefined}
      aria-busy={isComing || undefined}
      onClick={() => commit()}
    >
      <span>
        {what}
        {says && <small>{says}</small>}
      </span>
      <kbd>Enter</kbd>
    </button>
  )
}

const HOLD_MS = 600

/** What may kill, or ends something for good, is held for a moment, or pressed twice. */
function HoldButton({ what, price }: ButtonProps) {
  const { armed, commit, final, ready } = useChoice()
  const { t } = useWords()
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const start = (event: PointerEvent) => {
    if (event.button !== 0 || !ready) return
    wasHeld.current = false
    setHolding(true)
    timer.current = setTimeout(() => {
      wasHeld.current = true
      setHolding(false)
      commit(true)
    }, HOLD_MS)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setHolding(false)
  }
  const hint = () => {
    if (!ready) return price
    if (armed && armed.pressed !== null)
      return final ? t.table.pressAgain({ what: t.table.final[final] }) : t.pressAgain
    if (armed) return t.holdAgain
    return final ? t.table.holdDown({ what: t.table.final[final] }) : t.holdOrPress
  }
  return (
    <button
      type="button"
      className={`primary hold ${final ?? ''} ${holding ? 'holding' : ''} ${armed ? 'armed' : ''}`}
      aria-disabled={!ready || undefined}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={event => event.preventDefault()}
      // A key that is held down repeats: that is one press.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={() => {
        // A hold has done its part already. A short press, a key or a screen reader's click presses.
        if (!wasHeld.current) commit()
        wasHeld.current = false
      }}
    >
      <span>
        {what}
        {ready && price && <small>{price}</small>}
        <small>{hint()}</small>
      </span>
      <kbd>Enter ×2</kbd>
    </button>
  )
}
