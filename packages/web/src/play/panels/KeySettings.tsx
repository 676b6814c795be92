/** The keys of the table: all of them, and those that can be changed or switched off. */
import './keys.css'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { FIRST_KEYS, isKey, KEY_DEEDS, type KeyDeed, setTableKeys, useTableKeys, withKey } from '../turn/tableKeys.ts'

/** Keys of one character collide with those of screen readers, and with words that are dictated. */
export function KeySwitch() {
  const { t } = useWords('panels')
  const tableKeys = useTableKeys()
  return (
    <fieldset>
      <legend>{t.ownKeys.title}</legend>
      <div className="chips">
        {[true, false].map(on => (
          <button
            key={String(on)}
            type="button"
            className="chip"
            aria-pressed={on === tableKeys.on}
            onClick={() => setTableKeys({ ...tableKeys, on })}
          >
            {on ? t.ownKeys.on : t.ownKeys.off}
          </button>
        ))}
      </div>
      <p className="hint">{t.ownKeys.says}</p>
    </fieldset>
  )
}

/** Every key and what it does. One that can be changed is a button: the next key that is pressed takes its place. */
export function KeyList() {
  const { t } = useWords('panels')
  const { on, keys } = useTableKeys()
  const [waiting, setWaiting] = useState<KeyDeed | null>(null)
  const [said, setSaid] = useState('')
  const take = (deed: KeyDeed, typed: string) => {
    const { keys: next, robbed } = withKey(keys, deed, typed)
    setTableKeys({ on, keys: next })
    setWaiting(null)
    const does = t.keyDoes[deed]
    if (typed === '') return setSaid(t.ownKeys.removed({ does }))
    const key = typed.toUpperCase()
    setSaid(robbed ? t.ownKeys.taken({ key, does, other: t.keyDoes[robbed] }) : t.ownKeys.set({ key, does }))
  }
  const onKey = (deed: KeyDeed) => (event: KeyboardEvent) => {
    const { key } = event
    if (waiting !== deed || key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
    event.stopPropagation()
    // Shift alone is the beginning of a sign.
    if (key === 'Shift' || key === 'AltGraph') return
    event.preventDefault()
    if (key === 'Delete' || key === 'Backspace') take(deed, '')
    else if (isKey(key)) take(deed, key)
    else if (key !== 'Escape') setSaid(t.ownKeys.cannot)
    else {
      setWaiting(null)
      setSaid('')
    }
  }
  const changed = KEY_DEEDS.some(deed => keys[deed] !== FIRST_KEYS[deed])
  return (
    <>
      <p className="keysaid" role="status">
        {said}
      </p>
      {!on && <p className="hint">{t.ownKeys.offNow}</p>}
      <dl className="keys">
        {t.fixedKeys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {KEY_DEEDS.map(deed => (
          <div key={deed} className={on ? undefined : 'off'}>
            <dt>
              <button
                type="button"
                className="ghost"
                aria-label={t.ownKeys.change({
                  does: t.keyDoes[deed],
                  key: keys[deed].toUpperCase() || t.ownKeys.none,
                })}
                aria-pressed={waiting === deed}
                onKeyDown={onKey(deed)}
                onBlur={() => setWaiting(null)}
                onClick={() => {
                  setWaiting(deed)
                  setSaid(t.ownKeys.press)
                }}
              >
                <kbd>{waiting === deed ? '…' : keys[deed].toUpperCase() || '–'}</kbd>
              </button>
            </dt>
            <dd>{t.keyDoes[deed]}</dd>
          </div>
        ))}
      </dl>
      {changed && (
        <p>
          <button
            type="button"
            className="chip"
            onClick={() => {
              setTableKeys({ on, keys: FIRST_KEYS })
              setSaid(t.ownKeys.wasReset)
            }}
          >
            {t.ownKeys.reset}
          </button>
        </p>
      )}
    </>
  )
}
