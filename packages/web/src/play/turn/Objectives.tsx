import '../objectives/objectives.css'
import { type MyView, type Name, objectiveInfo } from '@coldwake/rules/facts'
import { type MouseEvent, Suspense, useEffect } from 'react'
import { whenIdle } from '../../app/idle.ts'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { Envelope, envelopeOf } from '../../art/Envelope.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { isShared } from '../../net/localCode.ts'
import { useGame } from '../tableContext.ts'
import { useOpenEnvelopes } from './openEnvelopes.ts'

const MyObjectives = lazyPart(
  () => import('../objectives/ObjectiveDetails.tsx').then(({ MyObjectives }) => MyObjectives),
  'panels',
)
const HeldObjectives = lazyPart(
  () => import('../objectives/ObjectiveDetails.tsx').then(({ HeldObjectives }) => HeldObjectives),
  'panels',
)
const CrewObjectives = lazyPart(
  () => import('../objectives/ObjectiveDetails.tsx').then(({ CrewObjectives }) => CrewObjectives),
  'panels',
)

/** What I play for. Sealed until I look, for others may see this screen; or what all of us play for, open. */
export function Objectives() {
  const { me, lobby, table } = useGame()
  useEffect(() => whenIdle(MyObjectives.preload), [])
  if (!me || me.objectives.length + me.rejected.length === 0) return null
  if (table.mode === 'cooperative')
    return (
      <div className="mygoals">
        <Suspense>
          <CrewObjectives me={me} />
        </Suspense>
      </div>
    )
  return (
    // The focus stays here when a button that was pressed has gone.
    <div className="mygoals" tabIndex={-1}>
      <Suspense>{isShared(lobby) ? <HeldObjectives me={me} /> : <Opened me={me} />}</Suspense>
    </div>
  )
}

/** On a screen of one's own: one press opens them, and they stay open. */
function Opened({ me }: { me: MyView }) {
  const { lobby } = useGame()
  const { t } = useWords()
  const [open, setOpen] = useOpenEnvelopes(lobby.code, me.seat)
  const turn = ({ currentTarget }: MouseEvent<HTMLElement>, next: boolean) => {
    currentTarget.parentElement?.focus()
    setOpen(next)
  }
  if (!open)
    return (
      <button type="button" className="sealed" onClick={event => turn(event, true)}>
        <Pair cards={me.objectives} />
        <b>{t.draft.pressToLook}</b>
        <small>{me.objectives.length > 1 ? t.draft.envelopesSay : t.draft.onlyMine}</small>
      </button>
    )
  return (
    <>
      <Suspense>
        <MyObjectives me={me} />
      </Suspense>
      <button type="button" className="reseal" onClick={event => turn(event, false)}>
        <Icon name="lock" /> {t.draft.putBack}
      </button>
    </>
  )
}

/** Envelopes lying face down. */
export function Pair({ cards }: { cards: readonly Name[] }) {
  const { table } = useGame()
  const decks = cards.flatMap(card => objectiveInfo(table.game, card)?.deck ?? [])
  return (
    <span className="pair">
      {decks.map((deck, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may lie there
        <Envelope key={at} of={envelopeOf(deck)} open={false} />
      ))}
    </span>
  )
}
