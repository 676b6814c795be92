import { useEffect, useRef } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'

interface HandOverProps {
  name: string
  /** Everything waits for that person; or they have an offer to answer, while the player who has the device may go on trading. */
  why: 'next' | 'offer'
  onHand: () => void
}

/** The person who has the device decides when it goes on: there may be something to read first, or to take back. */
export function HandOver({ name, why, onHand }: HandOverProps) {
  const { t } = useWords('pages')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const busy = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
    if (why === 'next' && !busy) button.current?.focus({ preventScroll: true })
  }, [why])
  return (
    <div className={`handover ${why === 'next' ? 'waits' : ''}`}>
      <p role="status">{why === 'next' ? t.local.isNext({ name }) : t.local.hasOffer({ name })}</p>
      <button ref={button} type="button" className="primary" onClick={onHand}>
        {t.local.handOver({ name })} <Icon name="people" />
      </button>
    </div>
  )
}
