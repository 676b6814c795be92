import '../confirm.css'
import type { Option } from '@coldwake/rules/facts'
import { cardName, list, optionText } from '@coldwake/text'
import { PartUnreachable } from '../../../app/LazyPart.tsx'
import { useWords } from '../../../app/words.ts'
import { byItsBack } from '../../objectives/byItsBack.ts'
import { useGoals } from '../../objectives/heldGoals.ts'
import { useChoice, useGame } from '../../tableContext.ts'
import { gravityOfForecast } from '../danger.ts'
import { useForecastParts, useLoadingForecasts } from '../lazyForecast.ts'
import { cardsAt, missing, payable } from '../pendingChoice.ts'

/** One button that names verb, target and price, below what it may cost; and a way back. */
export function ConfirmButton() {
  const { ctx, table } = useGame()
  const { shown } = useGoals()
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
  const what = optionText(shown ? draft.option : byItsBack(draft.option, table.game), ctx, lang)
  return (
    <Confirming
      option={draft.option}
      what={draft.option.do === 'look' ? t.lookAt({ what }) : what}
      price={price()}
      hasSpareCards={draft.pays.length > 0 && payable(purse, draft.option).length > draft.pays.length}
      onCancel={cancel}
    />
  )
}

interface ConfirmingProps {
  option: Option | null
  what: string
  price: string | null
  /** Another card could pay. */
  hasSpareCards?: boolean
  onCancel?: () => void
}

function Confirming({ option, what, price, hasSpareCards, onCancel }: ConfirmingProps) {
  const { forecast, holds } = useChoice()
  const { t } = useWords()
  const parts = useForecastParts()
  const loading = useLoadingForecasts()
  // Nobody acts without knowing the danger.
  if (loading === 'unreachable') return <PartUnreachable />
  const grave = option ? gravityOfForecast(forecast(option)) : 'none'
  return (
    <div className={`go ${onCancel ? '' : 'single'} ${grave === 'lethal' ? 'lethal' : ''}`}>
      {parts && option && <parts.DangerPanel option={option} />}
      {parts && hasSpareCards && <PayOther />}
      {parts && holds > 0 ? (
        <parts.HoldButton key={what} what={what} price={price} />
      ) : (
        <PressButton what={what} price={price} />
      )}
      {onCancel && (
        <button type="button" className="ghost" onClick={onCancel}>
          {t.cancel}
        </button>
      )}
    </div>
  )
}

/** The card that pays is only a proposal. */
function PayOther() {
  const { t } = useWords('answer')
  return <p className="payother">{t.answer.payOther}</p>
}

export type ButtonProps = Pick<ConfirmingProps, 'what' | 'price'>

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
