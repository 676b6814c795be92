import type { Seat } from '@coldwake/rules/facts'
import { useId } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { declineReactions } from '../net/localTables.ts'

interface AnyReactionProps {
  code: string
  /** The number of the question. */
  n: number
  /** Everybody who could react, by what everybody can see. */
  people: readonly { seat: Seat; name: string }[]
  onTake: (seat: Seat) => void
}

/**
 * One question to the whole table, asked aloud by the player who has the device: only players who say so take it. They may look
 * and decline, so that it tells nobody what they hold.
 */
export function AnyReaction({ code, n, people, onTake }: AnyReactionProps) {
  const { t } = useWords('pages')
  const id = useId()
  return (
    <section className="handover waits anyreaction" aria-labelledby={id}>
      <p id={id} role="status">
        {t.local.anyReaction}
      </p>
      <button type="button" className="primary" onClick={() => void declineReactions(code, n, false)}>
        {t.local.nobody}
      </button>
      {people.map(({ seat, name }) => (
        <button key={seat} type="button" className="ghost" onClick={() => onTake(seat)}>
          {t.local.looks({ name })} <Icon name="people" />
        </button>
      ))}
      <button type="button" className="ghost" onClick={() => void declineReactions(code, n, true)}>
        {t.local.nobodyThisRound}
      </button>
    </section>
  )
}
