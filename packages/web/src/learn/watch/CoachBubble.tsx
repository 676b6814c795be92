import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { type Hole, holesOf } from './Spotlight.tsx'

export interface CoachBubbleProps {
  /** Names the step. */
  id: string
  sentence: string
  /** The answer to something else that was tried. */
  answer: string | null
  /** The number of the step, and how many each round has. */
  step: number
  rounds: readonly number[]
  minutesLeft: number
  holes: readonly Hole[]
  /** Null where the player does it. */
  onNext: (() => void) | null
  onBack: (() => void) | null
  /** The coach does it: after some tries, or for whoever wants to skip. */
  onDo: (() => void) | null
  offersHelp: boolean
  onLeave: () => void
}

/** What the coach says, beside the first thing that is lit. */
export function CoachBubble(props: CoachBubbleProps) {
  const { id, sentence, answer, step, rounds, minutesLeft, holes, onNext, onBack, onDo, offersHelp, onLeave } = props
  const { t } = useWords('watch')
  const words = t.watch.coach
  const says = useId()
  const [bubble, style] = usePlace(holes, sentence, answer)
  const next = useRef<HTMLButtonElement>(null)
  // The keyboard goes on from here; but where the player has to choose, the table keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step anew
  useEffect(() => next.current?.focus({ preventScroll: true }), [step])
  return (
    <section className="coach" data-step={id} role="dialog" aria-labelledby={says} ref={bubble} style={style}>
      <header>
        <Icon name="eye" /> <strong>{words.name}</strong>
        <Ticks step={step} rounds={rounds} />
        <span className="left">{words.minutesLeft({ minutes: minutesLeft })}</span>
        <button type="button" className="close" aria-label={words.leave} title={words.leave} onClick={onLeave}>
          <Icon name="cross" />
        </button>
      </header>
      <div aria-live="polite" id={says}>
        {answer && <p className="instead">{answer}</p>}
        <p className="says">{sentence}</p>
      </div>
      <footer>
        {onBack && (
          <button type="button" className="ghost" onClick={onBack}>
            {words.back}
          </button>
        )}
        {onDo && (
          <button type="button" className={offersHelp ? 'ghost offered' : 'ghost'} onClick={onDo}>
            {offersHelp ? words.doIt : words.skip}
          </button>
        )}
        {onNext && (
          <button type="button" className="primary" ref={next} onClick={onNext} aria-keyshortcuts="Space">
            {words.next}
          </button>
        )}
      </footer>
    </section>
  )
}

function Ticks({ step, rounds }: { step: number; rounds: readonly number[] }) {
  let number = 0
  return (
    <span className="ticks" aria-hidden="true">
      {rounds.map((steps, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds never change their places
        <span key={round}>
          {Array.from({ length: steps }, () => (
            <i key={number} className={number++ <= step ? 'on' : undefined} />
          ))}
        </span>
      ))}
    </span>
  )
}

const GAP = 16
/** From the edge of a small screen. */
const EDGE = 8
/** Below these sizes there is no room beside what is lit: the bubble lies at an edge of the screen. */
const NARROW = 900
const LOW = 500

/** Beside the first hole, over none of them. */
function usePlace(holes: readonly Hole[], ...says: readonly (string | null)[]) {
  const bubble = useRef<HTMLElement>(null)
  const [style, setStyle] = useState<CSSProperties>({})
  const all = says.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on what it says
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element) return
    const { offsetWidth: width, offsetHeight: height } = element
    const screen = { width: window.innerWidth, height: window.innerHeight }
    setStyle(placed(holes, { width, height }, screen, holesOf(CONFIRM)))
  }, [holes, all])
  return [bubble, style] as const
}

interface Size {
  width: number
  height: number
}
interface Place {
  left: number
  top: number
}

/** What the player presses in the end is worth more than what is only looked at. */
const CONFIRM = '.go'
const WORTH = 10

/** The first of the places that covers least of what is lit, and nothing that has to be pressed. */
export function placed(holes: readonly Hole[], size: Size, screen: Size, pressed: readonly Hole[] = []): Place {
  const isSmall = screen.width < NARROW || screen.height < LOW
  const places = isSmall ? atEdges(size, screen) : around(holes[0], size, screen)
  const under = (covers: readonly Hole[], { left, top }: Place) =>
    covers.reduce((sum, hole) => sum + overlap({ x: left, y: top, ...size }, hole), 0)
  const covered = (place: Place) => under(holes, place) + WORTH * under(pressed, place)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

function atEdges({ width, height }: Size, screen: Size): Place[] {
  const [right, bottom] = [screen.width - width - EDGE, screen.height - height - EDGE]
  return [
    { left: EDGE, top: bottom },
    { left: EDGE, top: EDGE },
    { left: right, top: EDGE },
    { left: right, top: bottom },
  ]
}

/** Around the first thing that is lit, inside the screen; the middle where nothing is. */
function around(first: Hole | undefined, { width, height }: Size, screen: Size): Place[] {
  const middle = { left: (screen.width - width) / 2, top: (screen.height - height) / 2 }
  if (!first) return [middle]
  const [left, top] = [first.x + (first.width - width) / 2, first.y + (first.height - height) / 2]
  const places = [
    { left: first.x + first.width + GAP, top },
    { left: first.x - width - GAP, top },
    { left, top: first.y - height - GAP },
    { left, top: first.y + first.height + GAP },
    middle,
  ]
  return places.map(place => ({
    left: Math.min(Math.max(place.left, GAP), screen.width - width - GAP),
    top: Math.min(Math.max(place.top, GAP), screen.height - height - GAP),
  }))
}

const overlap = (a: Hole, b: Hole): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
