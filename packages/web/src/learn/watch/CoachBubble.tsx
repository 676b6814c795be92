import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { type Corner, placed } from './placeBubble.ts'
import { type Hole, holesOf } from './Spotlight.tsx'
import { CONFIRM } from './watchScript.ts'

export interface CoachBubbleProps {
  /** Names the step. */
  id: string
  sentence: string
  /** The answer to something else that was tried. */
  answer: string | null
  /** How what is chosen is done. */
  confirms: string | null
  /** The number of the step, and how many each round has. */
  step: number
  rounds: readonly number[]
  minutesLeft: number
  holes: readonly Hole[]
  /** Where its lower right corner was before. */
  corner: () => Corner | null
  onPlaced: (place: Hole | null) => void
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
  const { id, sentence, answer, confirms, step, rounds, minutesLeft } = props
  const { onNext, onBack, onDo, offersHelp, onLeave } = props
  const { t } = useWords('watch')
  const words = t.watch.coach
  const says = useId()
  const [bubble, style] = usePlace(props, sentence, answer, confirms)
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
        {confirms && <p className="confirms">{confirms}</p>}
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

/** Puts the bubble where it covers nothing that is lit, and says where that is; null once it is gone. */
function usePlace(props: Pick<CoachBubbleProps, 'holes' | 'corner' | 'onPlaced'>, ...says: readonly (string | null)[]) {
  const { holes, corner, onPlaced } = props
  const bubble = useRef<HTMLElement>(null)
  const [style, setStyle] = useState<CSSProperties>({})
  const all = says.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on what it says
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element) return
    const { offsetWidth: width, offsetHeight: height } = element
    const screen = { width: window.innerWidth, height: window.innerHeight }
    const place = placed({ holes, pressed: holesOf(CONFIRM) }, { width, height }, screen, corner())
    setStyle(place)
    onPlaced({ x: place.left, y: place.top, width, height })
  }, [holes, all])
  useLayoutEffect(() => () => onPlaced(null), [onPlaced])
  return [bubble, style] as const
}
