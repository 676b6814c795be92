import '../app/page.css'
import { useState } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { remember, remembered } from '../net/heldSeats.ts'

/** Asks once in this browser whether the table may be heard; the settings say it ever after. */
export function SoundOffer() {
  const { t } = useWords('pages')
  const [asked, setAsked] = useState(() => remembered('sounds') === null)
  if (!asked) return null
  const answer = (on: boolean) => {
    remember('sounds', on ? '1' : '0')
    setAsked(false)
    // Heard at once, and by this click the page may sound later. What sounds is no part of this page.
    if (on) import('../sound/playSound.ts').then(({ ring }) => ring('door')).catch(() => {})
  }
  return (
    <p className="sound-offer">
      <span>{t.door.soundOffer}</span>
      <button type="button" className="chip" onClick={() => answer(true)}>
        {t.door.soundOn}
      </button>
      <button
        type="button"
        className="sound-no"
        aria-label={t.door.soundNo}
        title={t.door.soundNo}
        onClick={() => answer(false)}
      >
        <Icon name="cross" />
      </button>
    </p>
  )
}
