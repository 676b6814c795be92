import '../play/choice/confirm.css'
import { characterName } from '@coldwake/text'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { inColorOf, Portrait } from '../art/people/Portrait.tsx'
import { guardInput } from './guardInput.ts'

interface CurtainProps {
  /** Who is to have the device; null while nobody is asked. */
  name: string | null
  character: string | null
  /** It is that person's turn, and not only something they are asked. */
  turn: boolean
  /** What is said while nobody is asked. */
  idle: ReactNode
  onOpen: () => void
}

/** A bulkhead between two people's secrets: held to open, by whoever's name stands on it. */
export function Curtain({ name, character, turn, idle, onOpen }: CurtainProps) {
  const { t, lang } = useWords('pages')
  useEffect(() => {
    document.title = name === null ? 'Coldwake' : `${t.local.passTo({ name })} — Coldwake`
  }, [name, t])
  return (
    <main className="curtain" aria-label={t.local.curtain} style={inColorOf(character)}>
      <div className="leaf left" aria-hidden="true" />
      <div className="leaf right" aria-hidden="true" />
      <div className="plate">
        {name === null ? (
          <div className="idle" role="status">
            {idle}
          </div>
        ) : (
          <>
            <span className="who" aria-hidden="true">
              <Portrait character={character} crop={character ? 'face' : 'whole'} />
            </span>
            <div role="status">
              <p className="caption">{t.local.passTo({ name })}</p>
              <h1>{name}</h1>
              {character && <p className="character">{characterName(character, lang)}</p>}
              <p className="says">
                {turn ? t.local.yourMove : t.local.youAreAsked} {t.local.alone}
              </p>
            </div>
            <HoldToOpen onOpen={onOpen} />
          </>
        )}
      </div>
    </main>
  )
}

const HOLD_MS = 600
/** A second press counts for so long. */
const ARMED_MS = 5000

/** Two presses of a pointer that are closer together were one. */
const APART_MS = 400

/** Held by pointer or key; or pressed twice, for those who cannot hold. */
function HoldToOpen({ onOpen }: { onOpen: () => void }) {
  const { t } = useWords('pages')
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [holding, setHolding] = useState(false)
  const [armed, setArmed] = useState(false)
  /** When a pointer pressed last. */
  const pointed = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => {
    if (!armed) return
    const late = setTimeout(() => setArmed(false), ARMED_MS)
    return () => clearTimeout(late)
  }, [armed])

  const start = (heldBy: 'pointer' | 'key') => {
    clearTimeout(timer.current)
    setHolding(true)
    timer.current = setTimeout(() => {
      guardInput(heldBy)
      onOpen()
    }, HOLD_MS)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setHolding(false)
  }
  const press = () => (armed ? onOpen() : setArmed(true))
  const pointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    start('pointer')
  }
  const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
  const keyDown = (event: KeyboardEvent) => {
    if (!isKey(event)) return
    event.preventDefault()
    if (!event.repeat) start('key')
  }
  const keyUp = (event: KeyboardEvent) => {
    if (!isKey(event)) return
    event.preventDefault()
    if (!holding) return
    stop()
    press()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`primary hold ${holding ? 'holding' : ''} ${armed ? 'armed' : ''}`}
        onPointerDown={pointerDown}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={keyDown}
        onKeyUp={keyUp}
        onBlur={stop}
        onClick={({ detail, timeStamp }) => {
          const isApart = detail === 0 || timeStamp - pointed.current > APART_MS
          pointed.current = timeStamp
          if (isApart) press()
        }}
      >
        <span>{armed ? t.local.pressAgain : t.local.holdToOpen}</span>
      </button>
      <p className="hint keys">{t.local.keys}</p>
    </>
  )
}
