import type { Decision } from '@coldwake/rules/facts'
import { breakable, waitingText } from '@coldwake/text'
import { Suspense, use, useEffect } from 'react'
import { isHunter, isTheirTurn } from '../hunt/hunter.ts'
import { HunterOffer, LookedAt, preloadHunt } from '../hunt/parts.ts'
import { Icon } from '../icons/icon.tsx'
import { isLocal } from '../net/code.ts'
import { extra, part } from '../part.tsx'
import { useQuiet, whenIdle } from '../pwa/idle.ts'
import { upTo } from '../range.ts'
import { hurry, usePace } from '../stage/speed.ts'
import { useWords } from '../words.tsx'
import { isWindow } from './choices.ts'
import { Go } from './go.tsx'
import { mayHurry } from './hurry.ts'
import { Instead } from './instead.tsx'
import { fateText } from './me.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { useTable } from './model.tsx'
import { Keep, preloadAnswering, Reaction, TradeQuestion, TradeTable } from './parts.ts'
import { Question } from './question.tsx'
import { RailNote } from './railnote.ts'
import { StandingNote } from './standing.tsx'
import { onlyBotsPlay } from './stillplay.ts'
import { TakeBack } from './takeback.tsx'
import { TimeLeft } from './timeleft.tsx'
import { LogSection } from './told.ts'
import { WhyNot } from './whynot.tsx'

const AfterGame = part(() => import('../replay/aftergame.tsx').then(({ AfterGame }) => AfterGame), 'pages')
const ObjectiveChoice = part(() => import('./aims.tsx').then(({ ObjectiveChoice }) => ObjectiveChoice), 'panels')

const BotsTurn = extra(() => import('./botpace.tsx').then(({ BotsTurn }) => BotsTurn), 'panels')

const Trouble = part(() => import('./trouble.tsx').then(({ Trouble }) => Trouble), 'pages')

/** What is asked and of whom; what one may answer; what happened so far. */
export function Rail() {
  const { choosing, state, table } = useTable()
  const mayHunt = table.options.intruderPlayer
  useEffect(() => whenIdle(preloadAnswering), [])
  useEffect(() => (mayHunt ? whenIdle(preloadHunt) : undefined), [mayHunt])
  useEffect(() => whenIdle(ObjectiveChoice.preload), [])
  const { decision, draft } = choosing
  const idle = draft === null && choosing.picks.length === 0
  return (
    <aside
      className={`rail ${decision ? 'asked' : 'waiting'} ${idle ? 'idle' : 'chosen'}`}
      data-ask={decision?.ask}
      data-n={decision?.n}
    >
      <TurnHead />
      {use(RailNote)}
      <Suspense>{state.trouble && <Trouble trouble={state.trouble} />}</Suspense>
      <WhyNot />
      {!decision && <Waiting />}
      {decision && <Asked decision={decision} />}
      {decision?.ask === 'turn' && <Instead />}
      <TakeBack />
      <Log />
    </aside>
  )
}

/** Comes when there is time for it. */
function Log() {
  const { t } = useWords()
  const quiet = useQuiet()
  const place = <section className="log" aria-label={t.log} aria-busy="true" />
  return quiet ? (
    <Suspense fallback={place}>
      <LogSection />
    </Suspense>
  ) : (
    place
  )
}

/** What is asked: some questions have a form of their own, all others are a list of their answers. */
function Asked({ decision }: { decision: Decision }) {
  if (isWindow(decision.ask))
    return (
      <Suspense>
        <Reaction decision={decision} />
      </Suspense>
    )
  return (
    <>
      <Suspense>
        <Form decision={decision} />
      </Suspense>
      <Go />
    </>
  )
}

function Form({ decision }: { decision: Decision }) {
  switch (decision.ask) {
    case 'searchKeep':
      return <Keep decision={decision} />
    case 'objective':
      return <ObjectiveChoice decision={decision} />
    case 'intruderOffer':
      return <HunterOffer decision={decision} />
    case 'attackCard':
    case 'eventCard':
      return <LookedAt decision={decision} />
    case 'trade':
      return <TradeQuestion decision={decision} />
    default:
      return <Question decision={decision} />
  }
}

/** Names may have 24 letters: on a phone such a title is set smaller. */
const LONG = 16

/** The largest words on the screen: whose turn it is. */
function TurnHead() {
  const { table, choosing, lobby, name, ctx, open } = useTable()
  const { t, lang } = useWords()
  const { decision, busy } = choosing
  const { asking } = table
  const myTurn = ctx.me !== null && table.turn?.seat === ctx.me
  const hunted = isTheirTurn(table)
  const title = () => {
    if (lobby.over) return t.table.endedNow
    if (lobby.paused) return t.table.pausedNow
    if (asking && isWindow(asking.ask)) return decision ? t.yourChoice : t.reactions
    if (decision || busy) return myTurn ? t.yourTurn : t.yourChoice
    if (!asking) return t.justAMoment
    const [one, ...others] = asking.seats ?? []
    if (hunted && isHunter(table, one)) return t.hunt.turn
    if (one === undefined || others.length > 0) return waitingText(asking, ctx, lang)
    return t.chooses(one === ctx.me ? t.you : name(one))
  }
  const actions = myTurn && table.turn ? table.turn : null
  // While an action is being resolved it is still that one's turn.
  const begun = actions ? Math.max(actions.done + (asking?.ask === 'turn' ? 1 : 0), 1) : 0
  const mine = table.crew.find(crew => crew.seat === ctx.me)
  return (
    <div className={`turn ${decision ? 'mine' : ''} ${hunted && !myTurn ? 'hunted' : ''}`}>
      <h1 className={title().length > LONG ? 'long' : undefined}>{breakable(title(), lang)}</h1>
      <div className="sub">
        {actions ? (
          <span>
            {actions.actions === null ? t.actionUnlimited(begun) : t.actionOf(begun, actions.actions)}
            <span className="pips" aria-hidden="true">
              {upTo(actions.actions ?? 0).map(pip => (
                <i key={pip} className={pip <= begun ? 'on' : ''} />
              ))}
            </span>
          </span>
        ) : (
          <span>{table.round === 0 ? t.draft.drafting : t.roundNumber(table.round)}</span>
        )}
        {mine?.character && (
          <button type="button" className="deckinfo" onClick={() => open('me')}>
            <Icon name="deck" /> {t.deckAndDiscard(mine.deck.count, mine.discard.length)}
          </button>
        )}
        <span className="jump">
          {t.toTheJump} <b>{table.time}</b>
        </span>
      </div>
      <TimeLeft />
    </div>
  )
}

/** Whoever is out of the game need not wait for bots, where these are one's own. */
function ToTheEnd() {
  const { table, lobby, ctx } = useTable()
  const { t } = useWords()
  const speed = usePace()
  if (ctx.me === null || speed === 0 || !isLocal(lobby.code) || !onlyBotsPlay(table, lobby)) return null
  return (
    <button type="button" className="ghost" onClick={() => hurry(true)}>
      <Icon name="toEnd" /> {t.replay.last}
    </button>
  )
}

/** Somebody else is asked. */
function Waiting() {
  const { table, me, lobby, choosing } = useTable()
  const { t } = useWords()
  const { asking } = table
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  const fate = mine?.fate ?? 'aboard'
  const isBlind = table.options.deadSee === 'nothing' && !lobby.over
  const death = () => {
    if (table.mode === 'cooperative' && !lobby.over) return t.youMayComeBack
    if (table.intruderPlayer && isHunter(table, me?.seat)) {
      const { from } = table.intruderPlayer
      return table.round < from ? t.hunt.deadAndWaiting(from) : t.hunt.deadAndHunting
    }
    return isBlind ? t.youSeeNothingNew : t.youAreDead
  }
  const text = () => {
    if (lobby.paused) return t.table.paused
    if (choosing.busy) return t.sending
    if (me?.answer) return t.waitingForOthers
    return asking ? t.asked[asking.ask] : t.justAMoment
  }
  return (
    <section className="ask" aria-label={t.decision}>
      {fate === 'dead' && <p className="youdied">{death()}</p>}
      {mine && fate !== 'aboard' && fate !== 'dead' && <p className="youleft">{fateText(mine, table, t)}</p>}
      <Suspense>{lobby.over ? <AfterGame code={lobby.code} /> : <p className="waits">{text()}</p>}</Suspense>
      {mine && fate !== 'aboard' && !lobby.over && <Meanwhile />}
      <ToTheEnd />
      <Suspense>{mayHurry({ table, lobby, me }) && <BotsTurn />}</Suspense>
      <Suspense>{table.trade && <TradeTable />}</Suspense>
      <StandingNote />
    </section>
  )
}
