/**
 * Dropping things after the last action (NEM-DROP-01, NEM-RULING-245). A turn ends at once unless its player asks to
 * drop something before that: for this turn by a button, for every turn by a setting of this browser.
 */

import type { CrewView } from '@coldwake/rules/facts'
import { useCallback, useEffect } from 'react'
import { createStore } from '../../app/store.ts'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { remember, remembered } from '../../net/heldSeats.ts'
import { useChoice, useConnection, useGame } from '../tableContext.ts'
import { mayHoldTurn } from '../turn/mayHoldTurn.ts'
import { useKeyOf } from '../turn/tableKeys.ts'

/** What must be carried for the question to come by itself. Items that are dropped are lost, Objects are not. */
const CARRYING = ['never', 'objects', 'anything'] as const
type Carrying = (typeof CARRYING)[number]

const settings = createStore()
const read = (): Carrying => CARRYING.find(one => one === remembered('dropLast')) ?? 'objects'

function useCarrying(): [Carrying, (next: Carrying) => void] {
  const carrying = settings.useValue(read)
  const set = useCallback((next: Carrying) => {
    remember('dropLast', next)
    settings.changed()
  }, [])
  return [carrying, set]
}

const isWanted = (carrying: Carrying, mine: CrewView | undefined): boolean =>
  carrying === 'anything' || (carrying === 'objects' && mine !== undefined && mine.objects.length > 0)

/** The button for this turn. Where the setting says so, the turn is held without it. */
export function HoldTurn() {
  const game = useGame()
  const { line, state } = useConnection()
  const { me, table } = game
  const { entries, press } = useChoice()
  const { t } = useWords('panels')
  const [carrying, setCarrying] = useCarrying()
  const key = useKeyOf('holdTurn')
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  const may = mayHoldTurn(game)
  const byItself = may && state.status === 'open' && isWanted(carrying, mine)
  useEffect(() => {
    if (byItself) line.holdTurn()
  }, [byItself, line])
  // Not to be asked counts for this question, too.
  const stop = () => {
    setCarrying('never')
    const done = entries.find(({ key }) => key === 'done')
    if (done) press(done)
  }
  if (may && !byItself)
    return (
      <p className="holdturn">
        <button type="button" className="chip" onClick={() => line.holdTurn()}>
          <Icon name="items" /> {t.holdTurn.hold} {key && <kbd>{key}</kbd>}
        </button>
      </p>
    )
  if (!me?.held) return null
  if (me.decision?.ask !== 'lastDrop')
    return (
      <p className="holdturn">
        <Icon name="items" /> {t.holdTurn.held}
      </p>
    )
  return (
    isWanted(carrying, mine) && (
      <p className="holdturn">
        <button type="button" className="chip" onClick={stop}>
          {t.holdTurn.stop}
        </button>
      </p>
    )
  )
}

/** Among the settings. */
export function HoldTurnSetting() {
  const { me } = useGame()
  const { t } = useWords('panels')
  const [carrying, setCarrying] = useCarrying()
  // Games of older rules do not ask.
  if (me?.held === undefined) return null
  return (
    <fieldset>
      <legend>{t.holdTurn.title}</legend>
      <div className="chips">
        {CARRYING.map(one => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === carrying}
            onClick={() => setCarrying(one)}
          >
            {t.holdTurn.when[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
