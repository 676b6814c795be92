import './cardFace.css'
import { cardInfo, type Name } from '@coldwake/rules/facts'
import { breakable, cardLine, cardName, cardText } from '@coldwake/text'
import { memo } from 'react'
import { upTo } from '../../app/counting.ts'
import { useWords, type Words } from '../../app/words.ts'
import { CardArt } from '../../art/scenes/CardArt.tsx'

type T = Words<'brief'>['t']
type When = NonNullable<ReturnType<typeof cardInfo>>['when']

/** When a card may be played: each has a shape of its own, color is extra. */
const whenText = (when: When, t: T): string =>
  ({
    outOfCombat: t.brief.outOfCombat,
    inCombat: t.brief.inCombat,
    any: t.brief.anyTime,
    reaction: t.brief.reaction,
  })[when]

export function WhenFlag({ when }: { when: When }) {
  const { t } = useWords('brief')
  return (
    <span className={`whenflag when-${when}`}>
      <i />
      {whenText(when, t)}
    </span>
  )
}

/** What a card costs besides itself. */
export function CardPrice({ cost }: { cost: number }) {
  const { t } = useWords('brief')
  return (
    <span className="cardprice">
      {cost === 0 ? <i className="free" /> : upTo(cost).map(n => <i key={n} className="paid" />)}
      {cost === 0 ? t.brief.noExtra : t.brief.moreCards({ n: cost })}
    </span>
  )
}

interface CardFaceProps {
  game: string
  card: Name
  /** Of the choice it is, if it is one. */
  number?: number | null
  /** Why it cannot be played. */
  reason?: string
  /** What becomes of it. */
  footer?: string
}

/** An action card: its picture, when it may be played, what it does in a line, and what it costs. */
export const CardFace = memo(function CardFace({ game, card, number = null, reason = '', footer = '' }: CardFaceProps) {
  const { t, lang } = useWords('brief')
  const info = cardInfo(game, card)
  return (
    <>
      <span className="art">
        <CardArt card={card} />
        {info ? (
          <WhenFlag when={info.when} />
        ) : (
          <span className="whenflag when-never">
            <i />
            {t.brief.cannotPay}
          </span>
        )}
      </span>
      {number !== null && <span className="keycap">{number}</span>}
      <span className="cardname">{breakable(cardName(card, lang), lang)}</span>
      <span className="does">{breakable(cardLine(card, lang) ?? cardText(game, card, lang), lang)}</span>
      {reason ? (
        <span className="cannot" data-may-clip>
          {reason}
        </span>
      ) : info ? (
        <CardPrice cost={info.cost} />
      ) : (
        <span className="cardprice">{t.brief.staysUntilScanned}</span>
      )}
      {footer && <span className="footer">{footer}</span>}
    </>
  )
})
