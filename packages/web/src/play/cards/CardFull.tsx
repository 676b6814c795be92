import { cardInfo, type Name } from '@coldwake/rules/facts'
import { breakableSentence, cardName, cardText } from '@coldwake/text'
import { useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { CardPrice, WhenFlag } from './CardFace.tsx'

/** All that a card says, beside the hand: shown while the card is pointed at or has the focus, and read with it. */
export function CardFull({ id, game, card, reason }: { id: string; game: string; card: Name; reason: string }) {
  const { lang } = useWords('brief')
  const info = cardInfo(game, card)
  const text = useMemo(() => breakableSentence(cardText(game, card, lang), lang), [game, card, lang])
  return (
    <div className="cardfull" id={id}>
      <b>{cardName(card, lang)}</b>
      {info && (
        <p className="facts">
          <CardPrice cost={info.cost} /> <WhenFlag when={info.when} />
        </p>
      )}
      <p>{text}</p>
      {reason && <p className="whynot">{reason}</p>}
    </div>
  )
}
