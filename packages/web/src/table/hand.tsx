import { cardInfo } from '@coldwake/rules'
import { cardName, cardText, timingText, whyText } from '@coldwake/text'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { cardIcon } from '../icons/pictures.ts'
import { useWords } from '../words.tsx'
import { cardKey } from './choices.ts'
import { payable } from './draft.ts'
import { useTable } from './model.tsx'

/** My cards. What can be played glows; what pays says so. */
export function Hand() {
  const { hand } = useTable().choosing.purse
  const { t } = useWords()
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    event.stopPropagation()
    const cards = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
    const at = cards.findIndex(card => card.matches(':focus'))
    cards[at + (event.key === 'ArrowRight' ? 1 : -1)]?.focus()
  }
  const copies = hand.map((card, at) => `${card} ${hand.slice(0, at).filter(other => other === card).length}`)
  return (
    <ul className="hand" aria-label={t.hand} id="hand" onKeyDown={walk}>
      {hand.map((card, at) => (
        <li key={copies[at]}>
          <Card card={card} at={at} />
        </li>
      ))}
      {hand.length === 0 && <li className="empty">{t.noCards}</li>}
    </ul>
  )
}

function Card({ card, at }: { card: string; at: number }) {
  const { table, choosing, state } = useTable()
  const { t, lang } = useWords()
  const { draft, picks, decision, purse } = choosing
  const info = cardInfo(table.game, card)
  const first = purse.hand.indexOf(card) === at
  const entry = choosing.entries.find(one => one.key === cardKey(card))
  const played = draft?.option.do === 'play' && draft.option.card === card && first
  const pays = draft?.pays.includes(at) ?? false
  const marked = picks.includes(at) || (draft !== null && draft.entry.key === entry?.key && !played && first)
  const paying = draft !== null && (draft.option.cost ?? 0) > 0
  const usable = paying ? payable(purse, draft.option).includes(at) : entry !== undefined
  const why =
    state.obstacles?.n === decision?.n
      ? state.obstacles?.list.find(one => one.do === 'play' && one.card === card)?.why
      : undefined
  const look = [
    played ? 'played' : '',
    pays ? 'pays' : '',
    marked ? 'marked' : '',
    usable && !played ? 'can' : '',
    info ? '' : 'foul',
    /\S{12}/.test(cardName(card, lang)) ? 'long' : '',
  ]
  const footer = () => {
    if (pays) return t.paysForThis
    if (played) return t.isPlayed
    if (marked) return choosing.gathers ? t.isDiscarded : t.isChosen
    return null
  }
  return (
    <button
      type="button"
      className={`card ${look.filter(Boolean).join(' ')}`}
      aria-pressed={pays || played || marked}
      aria-disabled={!usable && !pays ? true : undefined}
      title={why ? whyText(why, lang) : undefined}
      onClick={() => choosing.tapCard(at)}
    >
      <span className="cost" title={t.costsCards(info?.cost ?? 0)}>
        {info ? info.cost : '–'}
      </span>
      <span className="art">
        <Icon name={cardIcon(card)} />
      </span>
      <span className="cardname">{cardName(card, lang)}</span>
      {entry && first && !paying && <span className="k">{entry.number}</span>}
      <span className="does">{cardText(table.game, card, lang)}</span>
      {info && <span className="when">{timingText(info.when, lang)}</span>}
      {footer() && <span className="footer">{footer()}</span>}
    </button>
  )
}
