/** The keys of the table: all of them, and those that can be changed or switched off. */
import './keys.css'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { FIRST_KEYS, isKey, KEY_DEEDS, type KeyDeed, keepTableKeys, useTableKeys } from '../turn/tableKeys.ts'
import { withKey } from './changeKey.ts'

/** Keys of one character collide with those of screen readers, and with words that are dictated. */
export function KeySwitch() {
  const { t } = useWords('tableKeys')
  const tableKeys = useTableKeys()
  return (
    <fieldset>
      <legend>{t.tableKeys.title}</legend>
      <div className="chips">
        {[true, false].map(on => (
          <button
            key={String(on)}
            type="button"
            className="chip"
            aria-pressed={on === tableKeys.on}
            onClick={() => keepTableKeys({ ...tableKeys, on })}
          >
            {on ? t.tableKeys.on : t.tableKeys.off}
          </button>
        ))}
      </div>
      <p className="hint">{t.tableKeys.says}</p>
    </fieldset>
  )
}

interface Taking {
  /** The deed whose new key is waited for. */
  waiting: KeyDeed | null
  take: (deed: KeyDeed, typed: string) => void
  /** It cannot be the key of anything. */
  refuse: () => void
  keep: () => void
}

/** What the next key means while one is waited for. */
const keyTaken =
  ({ waiting, take, refuse, keep }: Taking) =>
  (deed: KeyDeed) =>
  (event: KeyboardEvent) => {
    const { key } = event
    if (waiting !== deed || key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
    event.stopPropagation()
    // Shift alone is the beginning of a sign.
    if (key === 'Shift' || key === 'AltGraph') return
    event.preventDefault()
    if (key === 'Delete' || key === 'Backspace') take(deed, '')
    else if (isKey(key)) take(deed, key)
    else if (key === 'Escape') keep()
    else refuse()
  }

/** Every key and what it does. One that can be changed is a button: the next key that is pressed takes its place. */
export function KeyList() {
  const { t } = useWords('tableKeys')
  const { on, keys } = useTableKeys()
  const [waiting, setWaiting] = useState<KeyDeed | null>(null)
  const [said, setSaid] = useState('')
  const wait = (deed: KeyDeed | null, says: string) => {
    setWaiting(deed)
    setSaid(says)
  }
  const take = (deed: KeyDeed, typed: string) => {
    const { keys: next, robbed } = withKey(keys, deed, typed)
    keepTableKeys({ on, keys: next })
    setWaiting(null)
    const does = t.tableKeys.does[deed]
    if (typed === '') return setSaid(t.tableKeys.removed({ does }))
    const key = typed.toUpperCase()
    setSaid(robbed ? t.tableKeys.taken({ key, does, other: t.tableKeys.does[robbed] }) : t.tableKeys.set({ key, does }))
  }
  const onKey = keyTaken({
    waiting,
    take,
    refuse: () => setSaid(t.tableKeys.cannot),
    keep: () => wait(null, ''),
  })
  const changed = KEY_DEEDS.some(deed => keys[deed] !== FIRST_KEYS[deed])
  return (
    <>
      <p className="keysaid" role="status">
        {said}
      </p>
      {!on && <p className="hint">{t.tableKeys.offNow}</p>}
      <dl className="keys">
        {t.tableKeys.fixed.map(([key, does]) => (
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
                aria-label={t.tableKeys.change({
                  does: t.tableKeys.does[deed],
                  key: keys[deed].toUpperCase() || t.tableKeys.none,
                })}
                aria-pressed={waiting === deed}
                onKeyDown={onKey(deed)}
                onBlur={() => setWaiting(null)}
                onClick={() => wait(deed, t.tableKeys.press)}
              >
                <kbd>{waiting === deed ? '…' : keys[deed].toUpperCase() || '–'}</kbd>
              </button>
            </dt>
            <dd>{t.tableKeys.does[deed]}</dd>
          </div>
        ))}
      </dl>
      {changed && (
        <p>
          <button
            type="button"
            className="chip"
            onClick={() => {
              keepTableKeys({ on, keys: FIRST_KEYS })
              setSaid(t.tableKeys.wasReset)
            }}
          >
            {t.tableKeys.reset}
          </button>
        </p>
      )}
    </>
  )
}
