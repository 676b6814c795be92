import { Icon } from '../icons/icon.tsx'
import { upTo } from '../range.ts'
import { useWords } from '../words.tsx'
import { Go } from './go.tsx'
import { Instead } from './instead.tsx'
import { Keep } from './keep.tsx'
import { LogSection } from './log.tsx'
import { useTable } from './model.tsx'
import { Question } from './question.tsx'
import { Reaction } from './reaction.tsx'
import { StandingNote } from './standing.tsx'
import { Trouble } from './trouble.tsx'

/** What is asked and of whom; what one may answer; what happened so far. */
export function Rail() {
  const { choosing } = useTable()
  const { decision, draft } = choosing
  const idle = draft === null && choosing.picks.length === 0
  return (
    <aside
      className={`rail ${decision ? 'asked' : 'waiting'} ${idle ? 'idle' : 'chosen'}`}
      data-ask={decision?.ask}
      data-n={decision?.n}
    >
      <TurnHead />
      <Trouble />
      {!decision && <Waiting />}
      {decision?.ask === 'window' && <Reaction decision={decision} />}
      {decision?.ask === 'searchKeep' && <Keep decision={decision} />}
      {decision && decision.ask !== 'window' && decision.ask !== 'searchKeep' && <Question decision={decision} />}
      {decision && decision.ask !== 'window' && <Go />}
      {decision?.ask === 'turn' && <Instead />}
      <LogSection />
    </aside>
  )
}

/** The largest words on the screen: whose turn it is. */
function TurnHead() {
  const { table, me, choosing, name } = useTable()
  const { t } = useWords()
  const { decision, busy } = choosing
  const myTurn = table.turn?.seat === me.seat
  const asked = table.asking?.seat
  const sealed = table.asking?.ask === 'window'
  const title = () => {
    if (sealed) return decision ? t.yourChoice : t.reactions
    if (decision || busy) return myTurn ? t.yourTurn : t.yourChoice
    if (asked === null || asked === undefined) return t.justAMoment
    return t.chooses(asked === me.seat ? t.you : name(asked))
  }
  const actions = myTurn && table.turn ? table.turn : null
  // While an action is being resolved it is still that one's turn.
  const begun = actions ? Math.max(actions.done + (table.asking?.ask === 'turn' ? 1 : 0), 1) : 0
  const mine = table.crew.find(crew => crew.seat === me.seat)
  return (
    <div className={`turn ${decision ? 'mine' : ''}`}>
      <h1>{title()}</h1>
      <div className="sub">
        {actions ? (
          <span>
            {t.actionOf(begun, actions.actions)}
            <span className="pips" aria-hidden="true">
              {upTo(actions.actions).map(pip => (
                <i key={pip} className={pip <= begun ? 'on' : ''} />
              ))}
            </span>
          </span>
        ) : (
          <span>{t.roundNumber(table.round)}</span>
        )}
        {mine && (
          <span className="deckinfo">
            <Icon name="deck" /> {t.deckAndDiscard(mine.deck.count, mine.discard.length)}
          </span>
        )}
        <span className="jump">
          {t.toTheJump} <b>{table.time}</b>
        </span>
      </div>
    </div>
  )
}

/** Somebody else is asked. */
function Waiting() {
  const { table, me, choosing } = useTable()
  const { t } = useWords()
  const { asking } = table
  const dead = table.crew.some(crew => crew.seat === me.seat && !crew.alive)
  const text = () => {
    if (choosing.busy) return t.sending
    if (me.answer) return t.waitingForOthers
    return asking ? t.asked[asking.ask] : t.justAMoment
  }
  return (
    <section className="ask" aria-label={t.decision}>
      {dead && <p className="youdied">{t.youAreDead}</p>}
      <p className="waits">{text()}</p>
      {me.standing && <StandingNote />}
    </section>
  )
}
