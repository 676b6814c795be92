import '../turn/hand.css'
import { cardInfo, type Name } from '@coldwake/rules/facts'
import { cardName, cardText, timingText } from '@coldwake/text'
import { useEffect, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { CardArt } from '../../art/scenes/CardArt.tsx'
import '../cards/cardFace.css'
import { closeBeside, keepKeys } from '../../ui/dialogEvents.ts'
import { useGame } from '../tableContext.ts'
import { CardRules } from './RuleLinks.tsx'

/** A card as large as one likes to read it. */
export function CardReader({ card, why, onClose }: { card: Name; why: string; onClose: () => void }) {
  const { table } = useGame()
  const { t, lang } = useWords()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  const info = cardInfo(table.game, card)
  const facts = info ? [timingText(info.when, lang), info.cost > 0 ? t.costsCards({ n: info.cost }) : ''] : []
  return (
    <dialog
      ref={box}
      className="reader"
      aria-label={cardName(card, lang)}
      onClose={onClose}
      onPointerDown={closeBeside}
      onKeyDown={keepKeys}
    >
      <CardArt card={card} />
      <h2>{cardName(card, lang)}</h2>
      <p>{cardText(table.game, card, lang)}</p>
      {info && <p className="facts">{facts.filter(Boolean).join(' · ')}</p>}
      {why && <p className="whynot">{why}</p>}
      <CardRules game={table.game} card={card} name={cardName(card, lang)} />
      <form method="dialog">
        <button type="submit" className="ghost">
          {t.close}
        </button>
      </form>
    </dialog>
  )
}
