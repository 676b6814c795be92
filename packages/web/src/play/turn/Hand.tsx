import './hand.css'
import { cardInfo } from '@coldwake/rules/facts'
import { breakable, cardName, whyText } from '@coldwake/text'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cardAddress } from '../../rules/links/address.ts'
import { RuleLink } from '../../rules/links/RulesLink.tsx'
import { CardFace, CardFull } from '../cards/lazyCards.ts'
import { payable } from '../choice/pendingChoice.ts'
import { cardKey } from '../choice/targets.ts'
import { cardIcon } from '../pieceIcons.ts'
import { useChoice, useConnection, useGame } from '../tableContext.ts'
import { useLongPress } from './useLongPress.ts'

const CardReader = lazyPart(() => import('../panels/CardReader.tsx').then(({ CardReader }) => CardReader))

/** My cards. What can be played glows; what pays says so. */
export function Hand() {
  const { table } = useGame()
  const choosing = useChoice()
  const { hand } = choosing.purse
  const { game } = table
  const { t, lang } = useWords()
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
          <RuleLink to={cardAddress(game, card)} about={cardName(card, lang)} />
        </li>
      ))}
      {hand.length === 0 && <li className="empty">{t.noCards}</li>}
    </ul>
  )
}

function Card({ card, at }: { card: string; at: number }) {
  const { table } = useGame()
  const choosing = useChoice()
  const { state } = useConnection()
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
  const reason = why ? whyText(why, lang) : ''
  const [reading, setReading] = useState(false)
  const hold = useLongPress(() => setReading(true))
  const tap = () => {
    if (hold.held()) return
    if (usable || pays || played) choosing.tapCard(at)
    else if (decision) choosing.refuse(t.noteCard({ place: cardName(card, lang), card: reason || t.notPossible }))
  }
  const full = useId()
  const quiet = useQuiet()
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
    if (played) return t.isChosen
    if (marked) return choosing.gathers ? t.isDiscarded : t.isChosen
    return ''
  }
  return (
    <>
      <button
        type="button"
        className={`card ${look.filter(Boolean).join(' ')}`}
        data-card={card}
        aria-pressed={pays || played || marked}
        aria-disabled={!usable && !pays ? true : undefined}
        aria-describedby={quiet ? full : undefined}
        title={reason || undefined}
        {...hold.handlers}
        onContextMenu={event => event.preventDefault()}
        onClick={tap}
      >
        <Suspense fallback={<PlainFace card={card} />}>
          {quiet ? (
            <CardFace
              game={table.game}
              card={card}
              number={entry && first && !paying ? entry.number : null}
              reason={why === 'reactionOnly' ? '' : reason}
              footer={footer()}
            />
          ) : (
            <PlainFace card={card} />
          )}
        </Suspense>
      </button>
      <Suspense>{quiet && <CardFull id={full} game={table.game} card={card} reason={reason} />}</Suspense>
      {reading && (
        <Suspense>
          <CardReader card={card} why={reason} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Until the pictures are here. */
function PlainFace({ card }: { card: string }) {
  const { lang } = useWords()
  return (
    <>
      <span className="art">
        <Icon name={cardIcon(card)} />
      </span>
      <span className="cardname">{breakable(cardName(card, lang), lang)}</span>
    </>
  )
}
