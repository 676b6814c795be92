import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWords } from '../../app/words.ts'
import { type WatchedGame, watchOf } from '../../games/watch/index.ts'
import { playPractice } from '../../net/localTables.ts'
import { useChoice, useConnection, useGame, useStaged } from '../../play/tableContext.ts'
import { CoachBubble } from './CoachBubble.tsx'
import { doneForYou } from './doneForYou.ts'
import { type Hole, Spotlight, useHoles } from './Spotlight.tsx'
import { useShield } from './useShield.ts'
import { askedOf, MANY_TRIES, type Watch } from './Watch.ts'
import { WatchContext } from './watchContext.ts'
import { litAt, secondsOf, type WatchStep } from './watchScript.ts'

const NOTHING: readonly string[] = []
/** So often it is said where to press; after that the light is enough. */
const TAUGHT = 3

/** What the coach lights and says, over the table. */
export function WatchOverlay() {
  const watch = useContext(WatchContext)
  return watch && <Coached {...watch} />
}

interface CoachedProps {
  game: WatchedGame
  watch: Watch
  /** To a step, as the script plays what comes before it. */
  goTo: (index: number) => void
  leave: () => void
}

function Coached({ game, watch, goTo, leave }: CoachedProps) {
  const { index, answer, tries } = useSyncExternalStore(watch.subscribe, watch.spoken)
  const { script, step } = watch
  const stage = useStaged()
  const { lobby, table } = useGame()
  const { line } = useConnection()
  const { busy, decision, entries, purse, draft, gathers, ready, holds } = useChoice()
  const { t } = useWords('watch')
  const { steps: sentences, answers } = watchOf(game).words(t)
  const asked = askedOf(table.asking?.n ?? null, decision !== null)
  const resting = stage.beat === null && !busy
  const isShown = stage.beat !== null && step?.at === stage.beat.event.e
  const isLeftOut = step?.asks !== undefined && resting && watch.isReady(asked) && decision?.ask !== step.asks
  const speaks = step !== undefined && !isLeftOut && (isShown || (resting && watch.isReady(asked)))

  useEffect(() => {
    const crew = resting ? watch.takeCrew(asked) : null
    if (crew) void playPractice(lobby.code, crew).then(done => 'failure' in done && watch.goOnWithoutCrew())
    else if (isLeftOut) watch.advance(null)
  })

  const next = () => {
    if (isShown) stage.next()
    watch.advance(null)
  }
  const onNext = speaks && !step.own ? next : null
  useNextKey(onNext)
  const doIt = () => {
    const answers = step?.own && !step.own.picks ? doneForYou(step.own, decision, entries, purse) : null
    if (answers) line.answer(...answers)
    watch.advance(answers ? asked : null)
  }
  const hasChosen = Boolean(step?.own && !step.own.picks) && (draft !== null || gathers)
  const lit = useMemo(() => (step ? litAt(step, hasChosen) : NOTHING), [step, hasChosen])
  const holes = useHoles(speaks ? lit : NOTHING, draft)
  const { over, corner, onPlaced } = useShield()
  const rounds = useMemo(() => roundsOf(script.steps), [script])
  const shield = over && <div className="coachshield" style={placeOf(over)} aria-hidden="true" />
  if (!speaks) return shield
  const say = (id: string) => sentences[id] ?? ''
  const left = script.steps.slice(index).reduce((sum, one) => sum + secondsOf(one, say(one.id)), 0)
  const done = script.steps.slice(0, index).filter(({ own }) => own && !own.picks).length
  const confirms = () => {
    if (!hasChosen || !ready) return null
    if (holds > 0) return t.watch.coach.confirmTwice
    return done < TAUGHT || tries > 0 ? t.watch.coach.confirm : null
  }
  return (
    <>
      <Spotlight holes={holes} />
      {shield}
      <CoachBubble
        id={step.id}
        sentence={say(step.id)}
        answer={answer && (answers[answer] ?? '')}
        confirms={confirms()}
        step={index}
        rounds={rounds}
        minutesLeft={Math.ceil(left / 60)}
        holes={holes}
        corner={corner}
        onPlaced={onPlaced}
        onNext={onNext}
        onBack={index > 0 ? () => goTo(stepBefore(script.steps, index)) : null}
        onDo={step.own ? doIt : null}
        offersHelp={tries >= MANY_TRIES}
        onLeave={leave}
      />
    </>
  )
}

const placeOf = ({ x, y, width, height }: Hole) => ({ left: x, top: y, width, height })

/** The step before, but for those that are left out when nothing is asked. */
const stepBefore = (steps: readonly WatchStep[], index: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step, at) => at < index && !step.asks),
  )

/** How many steps each round has. */
function roundsOf(steps: readonly WatchStep[]): number[] {
  const counts = new Map<number, number>()
  for (const { round } of steps) counts.set(round, (counts.get(round) ?? 0) + 1)
  return [...counts.values()]
}

/** Space goes on, before the table takes it for a picture. */
function useNextKey(onNext: (() => void) | null): void {
  useEffect(() => {
    if (!onNext) return
    const press = (event: KeyboardEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button, a, input, textarea') !== null
      if (event.key !== ' ' || onButton) return
      event.preventDefault()
      event.stopPropagation()
      onNext()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [onNext])
}
