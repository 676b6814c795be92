import './turn.css'
import '../choice/question.css'
import type { Decision } from '@coldwake/rules/facts'
import { breakable, waitingText } from '@coldwake/text'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import { upTo } from '../../app/counting.ts'
import { useQuiet, whenIdle } from '../../app/idle.ts'
import { lazyPart, optionalPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { IntruderPlayerOffer, LookedAtCards, preloadIntruderPlayer } from '../../games/lazyIntruderPlayer.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { isIntruderPlayer, isIntrudersTurn } from '../../games/viewFacts.ts'
import { Icon } from '../../icons/Icon.tsx'
import { isLocal } from '../../net/localCode.ts'
import { isWindow } from '../choice/choices.ts'
import { OtherActionsToCome } from '../choice/DeedsToCome.tsx'
import {
  ConfirmButton,
  KeepCard,
  OtherActions,
  preloadAnswering,
  ReactionWindow,
  TradeQuestion,
  TradeTable,
  WaitingFor,
} from '../choice/lazyAnswer.ts'
import { Question } from '../choice/Question.tsx'
import { TurnQuestion } from '../choice/TurnQuestion.tsx'
import { WhyNot } from '../choice/WhyNot.tsx'
import { explained } from '../explained.ts'
import { LogSection } from '../lazyLog.ts'
import { BeatNote } from '../stage/lazyStage.ts'
import { hurryPlayback, usePlaybackPace } from '../stage/playbackSpeed.ts'
import { useChoice, useConnection, useGame, usePanel, useStaged } from '../tableContext.ts'
import { CoachBeside } from './CoachBeside.tsx'
import { deathNote } from './deathNote.ts'
import { TimeLeft } from './lazyStanding.ts'
import { fateText } from './MyCharacter.tsx'
import { mayHurry } from './mayHurry.ts'
import { OutOfGame } from './OutOfGame.tsx'
import { onlyBotsPlay } from './onlyBotsPlay.ts'
import { RailNote } from './railNote.ts'
import { StandingNote } from './StandingNote.tsx'
import { TakeBack } from './TakeBack.tsx'

const AfterGame = lazyPart(() => import('../../replay/AfterGame.tsx').then(({ AfterGame }) => AfterGame), 'pages')
const ObjectiveChoice = lazyPart(
  () => import('../objectives/ObjectiveDetails.tsx').then(({ ObjectiveChoice }) => ObjectiveChoice),
  'panels',
)

const BotsTurn = optionalPart(() => import('../panels/BotPace.tsx').then(({ BotsTurn }) => BotsTurn), 'panels')

const RefusalNote = lazyPart(() => import('../panels/RefusalNote.tsx').then(({ RefusalNote }) => RefusalNote), 'pages')

/** What is asked and of whom; what one may answer; what happened so far. */
export function Rail() {
  const { table } = useGame()
  const mayHunt = table.options.intruderPlayer
  useEffect(() => whenIdle(preloadAnswering), [])
  useEffect(() => (mayHunt ? whenIdle(preloadIntruderPlayer) : undefined), [mayHunt])
  useEffect(() => whenIdle(ObjectiveChoice.preload), [])
  return (
    <RailFrame>
      <TurnHead />
      {use(RailNote)}
      <Trouble />
      <WhyNot />
      <Answering />
      <TakeBack />
      <CoachBeside />
      <Log />
    </RailFrame>
  )
}

/** Says to style sheets how far the choice is. What it frames is not drawn again for that. */
function RailFrame({ children }: { children: ReactNode }) {
  const { decision, draft, picks } = useChoice()
  const idle = draft === null && picks.length === 0
  return (
    <aside
      className={`rail ${decision ? 'asked' : 'waiting'} ${idle ? 'idle' : 'chosen'}`}
      data-ask={decision?.ask}
      data-n={decision?.n}
    >
      {children}
    </aside>
  )
}

function Trouble() {
  const { trouble } = useConnection().state
  return <Suspense>{trouble && <RefusalNote trouble={trouble} />}</Suspense>
}

function Answering() {
  const { decision } = useChoice()
  const quiet = useQuiet()
  if (!decision) return <Waiting />
  return (
    <>
      <Asked decision={decision} />
      {decision.ask === 'turn' && (
        <Suspense fallback={<OtherActionsToCome />}>{quiet ? <OtherActions /> : <OtherActionsToCome />}</Suspense>
      )}
    </>
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
  const { draft, gathers } = useChoice()
  return (
    <>
      <Suspense>
        <Form decision={decision} />
      </Suspense>
      <Suspense>{(draft !== null || gathers) && <ConfirmButton />}</Suspense>
    </>
  )
}

function Form({ decision }: { decision: Decision }) {
  if (isWindow(decision.ask)) return <ReactionWindow decision={decision} />
  switch (decision.ask) {
    case 'turn':
      return <TurnQuestion decision={decision} />
    case 'searchKeep':
      return <KeepCard decision={decision} />
    case 'objective':
      return <ObjectiveChoice decision={decision} />
    case 'intruderOffer':
      return <IntruderPlayerOffer decision={decision} />
    case 'attackCard':
    case 'eventCard':
      return <LookedAtCards decision={decision} />
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
  const { table, lobby, name, ctx } = useGame()
  const choosing = useChoice()
  const { open } = usePanel()
  const { t, lang } = useWords('intruderPlayer')
  const { decision, busy } = choosing
  const { asking, turn } = table
  const playing = useStaged().beat !== null
  const myTurn = ctx.me !== null && table.turn?.seat === ctx.me
  const hunted = isIntrudersTurn(table)
  const title = () => {
    if (lobby.over) return t.table.endedNow
    if (lobby.paused) return t.table.pausedNow
    if (asking && isWindow(asking.ask)) return decision ? t.yourChoice : t.reactions
    if (decision || busy) return myTurn ? t.yourTurn : t.yourChoice
    if (playing) return turn ? (myTurn ? t.yourTurn : t.hasTurn({ name: name(turn.seat) })) : t.justAMoment
    if (!asking) return t.justAMoment
    const [one, ...others] = asking.seats ?? []
    if (hunted && isIntruderPlayer(table, one)) return t.hunt.turn
    if (one === undefined || others.length > 0) return waitingText(asking, ctx, lang)
    if (turn?.seat === one && one !== ctx.me) return t.hasTurn({ name: name(one) })
    return t.chooses({ name: one === ctx.me ? t.you : name(one) })
  }
  const mine = table.crew.find(crew => crew.seat === ctx.me)
  // A player who has passed does nothing more this round.
  const actions = myTurn && turn && !playing && !mine?.passed ? turn : null
  // While an action is being resolved it is still that one's turn.
  const begun = actions ? Math.max(actions.done + (asking?.ask === 'turn' ? 1 : 0), 1) : 0
  return (
    <div className={`turn ${decision ? 'mine' : ''} ${hunted && !myTurn ? 'hunted' : ''}`}>
      <h1 className={title().length > LONG ? 'long' : undefined}>{breakable(title(), lang)}</h1>
      <div className="sub">
        {actions ? (
          <span {...explained('actions', 'turn')}>
            {actions.actions === null ? t.actionUnlimited({ n: begun }) : t.actionOf({ n: begun, of: actions.actions })}
            <span className="pips" aria-hidden="true">
              {upTo(actions.actions ?? 0).map(pip => (
                <i key={pip} className={pip <= begun ? 'on' : ''} />
              ))}
            </span>
          </span>
        ) : (
          <span>{table.round === 0 ? t.draft.drafting : t.roundNumber({ n: table.round })}</span>
        )}
        {mine?.character && (
          <button type="button" className="deckinfo" {...explained('deck', 'action')} onClick={() => open('me')}>
            <Icon name="deck" /> {t.deckAndDiscard({ deck: mine.deck.count, discard: mine.discard.length })}
          </button>
        )}
        <span className="jump">
          {t.toTheJump} <b>{table.time}</b>
        </span>
      </div>
      <Suspense>{lobby.clock && <TimeLeft />}</Suspense>
    </div>
  )
}

/** Whoever is out of the game need not wait for bots, where these are one's own. */
function ToTheEnd() {
  const { table, lobby, ctx } = useGame()
  const speed = usePlaybackPace()
  const mayHurry = ctx.me !== null && speed !== '0' && isLocal(lobby.code) && onlyBotsPlay(table, lobby)
  return mayHurry && <HurryButton />
}

function HurryButton() {
  const { t } = useWords('pages')
  return (
    <button type="button" className="ghost" onClick={() => hurryPlayback(true)}>
      <Icon name="toEnd" /> {t.replay.last}
    </button>
  )
}

/** Somebody else is asked. */
function Waiting() {
  const { table, me, lobby } = useGame()
  const choosing = useChoice()
  const { t } = useTableWords()
  const { asking } = table
  const quiet = useQuiet()
  const playing = useStaged().beat !== null
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  const fate = mine?.fate ?? 'aboard'
  const text = () => {
    if (lobby.paused) return t.table.paused
    if (choosing.busy) return t.sending
    if (me?.answer) return t.waitingForOthers
    return asking ? null : t.justAMoment
  }
  // The title says who is asked until there is time to say what.
  const says = () => text() ?? (quiet && asking && <WaitingFor asking={asking} />)
  return (
    <section className="ask" aria-label={t.decision}>
      {fate === 'dead' && <p className="youdied">{deathNote({ table, lobby, me }, t)}</p>}
      {mine && fate !== 'aboard' && fate !== 'dead' && <p className="youleft">{fateText(mine, table, t)}</p>}
      <Suspense>
        {lobby.over ? <AfterGame code={lobby.code} /> : playing ? <BeatNote /> : <p className="waits">{says()}</p>}
      </Suspense>
      {mine && fate !== 'aboard' && !lobby.over && <OutOfGame />}
      <ToTheEnd />
      <Suspense>{!playing && mayHurry({ table, lobby, me }) && <BotsTurn />}</Suspense>
      <Suspense>{table.trade && <TradeTable />}</Suspense>
      <StandingNote />
    </section>
  )
}
