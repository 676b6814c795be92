import '../ui/panel.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { closeOver } from '../app/rulesHistory.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { keepKeys } from '../ui/dialogEvents.ts'
import { RulesReader } from './RulesReader.tsx'

/** The rules over a table, whose questions and board stay as they are and in sight where there is room. */
export default function RulesPanel({ address }: { address: string }) {
  const { t } = useWords()
  const box = useRef<HTMLElement>(null)
  const from = useRef<Element>(null)
  // Before what is inside takes the focus on.
  useLayoutEffect(() => {
    from.current = document.activeElement
    box.current?.focus()
  }, [])
  // Whoever opened it by keyboard goes on from where that was.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && from.current instanceof HTMLElement) from.current.focus()
    },
    [],
  )
  // It lies over everything: Escape closes it wherever the focus is, before the table hears of it.
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      closeOver()
    }
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [])
  return (
    <section className="rulespanel" aria-label={t.rules.title} ref={box} tabIndex={-1} onKeyDown={keepKeys}>
      <header>
        <h2>{t.rules.title}</h2>
        <button type="button" className="ghost" aria-label={t.close} onClick={closeOver}>
          <Icon name="cross" />
        </button>
      </header>
      <div className="inside">
        <RulesReader address={address} />
      </div>
    </section>
  )
}
