import '../../../play/choice/answer/forecast.css'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useGame } from '../../../play/tableContext.ts'
import { usesOf } from './cardUses.ts'
import { COMMAND_ICON } from './commandIcon.ts'

/** What the chosen card is played for. */
export function CommandChoice() {
  const { table } = useGame()
  const choosing = useChoice()
  const words = useWords('intruderPlayer')
  const { draft } = choosing
  if (draft?.option.do !== 'playAs') return null
  const { card, as: chosen } = draft.option
  const uses = usesOf(table.game, card, { entry: draft.entry, asked: true }, words)
  const other = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1
    const possible = uses.filter(({ option }) => option)
    const at = possible.findIndex(({ as }) => as === chosen)
    const next = possible[(at + step + possible.length) % possible.length]
    if (!next?.option) return
    choosing.vary(next.option)
    event.currentTarget.querySelectorAll('button')[uses.indexOf(next)]?.focus()
  }
  return (
    <div className="how commands" role="radiogroup" aria-label={words.t.how} onKeyDown={other}>
      {uses.map(({ as, title, says, option, why }) => (
        // biome-ignore lint/a11y/useSemanticElements: lines of text do not fit an <input>
        <button
          key={as}
          type="button"
          role="radio"
          aria-checked={as === chosen}
          aria-disabled={option === null || undefined}
          onClick={() => option && choosing.vary(option)}
        >
          <Icon name={COMMAND_ICON[as]} />
          <span>
            <b>{title}</b>
            {option ? says : why}
          </span>
        </button>
      ))}
    </div>
  )
}
