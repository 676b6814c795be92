import type { Name } from '@coldwake/rules/facts'
import { cardName } from '@coldwake/text'
import { type KeyboardEvent, useMemo } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { cardKey } from '../../../play/choice/targets.ts'
import { cardIcon } from '../../../play/pieceIcons.ts'
import { useChoice, useGame } from '../../../play/tableContext.ts'
import { cardAddress } from '../../../rules/links/address.ts'
import { RuleLink } from '../../../rules/links/RulesLink.tsx'
import { usesOf } from './cardUses.ts'
import { COMMAND_ICON } from './commandIcon.ts'

/** The cards of the Intruders in my hand, each with what it can be played for. */
export function IntruderPlayerHand() {
  const { table } = useGame()
  const choosing = useChoice()
  const { t } = useWords('intruderPlayer')
  const { hand } = choosing.purse
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
    const at = buttons.findIndex(button => button.matches(':focus'))
    buttons[at + (event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  const { from = 0 } = table.intruderPlayer ?? {}
  return (
    <ul className="hand claws-out" aria-label={t.hand} id="hand" onKeyDown={walk}>
      {hand.map(card => (
        <Card key={card} card={card} />
      ))}
      {hand.length === 0 && (
        <li className="empty">{table.round < from ? t.hunt.cardsCome({ round: from }) : t.hunt.cardsComeAgain}</li>
      )}
    </ul>
  )
}

/** Its name chooses it, as its number does; what it is played for is chosen here or beside the question. */
function Card({ card }: { card: Name }) {
  const { table } = useGame()
  const choosing = useChoice()
  const words = useWords('intruderPlayer')
  const { t, lang } = words
  const { draft, decision, entries } = choosing
  const entry = entries.find(one => one.key === cardKey(card) || one.key === `keep:${card}`)
  const asked = decision?.ask === 'intruderTurn'
  const uses = useMemo(() => usesOf(table.game, card, { entry, asked }, words), [table.game, card, entry, asked, words])
  const chosen = draft !== null && draft.entry === entry
  const as = chosen && draft.option.do === 'playAs' ? draft.option.as : null
  const keeps = entry?.options[0].do === 'keep'
  const name = cardName(card, lang)
  return (
    <li className={['prey', entry ? 'can' : '', chosen ? 'played' : ''].filter(Boolean).join(' ')}>
      <button
        type="button"
        className="name"
        aria-pressed={chosen}
        aria-disabled={entry ? undefined : true}
        onClick={() => entry && choosing.select(entry)}
      >
        {entry && <span className="keycap">{entry.number}</span>}
        <Icon name={cardIcon(card)} />
        <span className="cardname">{name}</span>
        {keeps && <span className="footer">{chosen ? t.isChosen : t.hunt.keepThis}</span>}
      </button>
      <RuleLink to={cardAddress(table.game, card)} about={name} />
      <ul className="uses">
        {uses.map(use => (
          <li key={use.as}>
            <button
              type="button"
              className={use.option ? 'may' : use.why ? 'cannot' : undefined}
              aria-pressed={use.as === as}
              aria-disabled={use.option ? undefined : true}
              title={use.why || undefined}
              onClick={() => {
                if (entry && use.option) choosing.select(entry, use.option)
                else if (use.why) choosing.refuse(t.noteCard({ place: name, card: use.why }))
              }}
            >
              <Icon name={COMMAND_ICON[use.as]} />
              <span data-may-clip>
                <b>{use.title}</b> {use.says}
                {use.why && <span className="visually-hidden">{use.why}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
