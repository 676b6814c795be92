import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { GAMES } from '../games/covers/index.ts'
import { LESSONS } from '../games/lessons/index.ts'
import { CopyField } from '../ui/CopyField.tsx'
import { PressTwiceButton } from '../ui/PressTwiceButton.tsx'
import { broughtHere, linkWith, unpacked } from './carry.ts'
import { starKey } from './lessons.ts'
import { addProgress, eraseProgress, useProgress } from './progress.ts'

type Outcome = 'brought' | 'wrong' | 'erased' | null

/** Where what was learned is kept, how it comes to another device, and how it is erased. */
export function Carrying() {
  const { t } = useWords('learn')
  const { carry } = t.learn
  const progress = useProgress()
  const [offered, setOffered] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>(null)
  const bringing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const arrive = () => {
      const brought = broughtHere()
      if (brought) {
        setOffered(brought)
        setText(brought)
      }
    }
    arrive()
    window.addEventListener('hashchange', arrive)
    return () => window.removeEventListener('hashchange', arrive)
  }, [])
  useEffect(() => {
    if (offered) bringing.current?.focus()
  }, [offered])
  const bring = async (event: FormEvent) => {
    event.preventDefault()
    const isBrought = await takeIn(text)
    setOutcome(isBrought ? 'brought' : 'wrong')
    if (isBrought) setText('')
  }
  return (
    <footer className="carrying">
      <details open={offered !== null}>
        <summary>
          <b>{carry.title}</b> <span>{carry.says}</span>
        </summary>
        <div className="carryways">
          <CopyField label={carry.link} value={linkWith(progress)} copy={carry.copy} share={carry.title} />
          <form className="oneline" onSubmit={bring}>
            <input
              aria-label={carry.paste}
              placeholder={carry.paste}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={event => setText(event.target.value)}
            />
            <button ref={bringing} type="submit" className={offered ? 'primary' : 'ghost'}>
              {carry.bring}
            </button>
          </form>
          <PressTwiceButton
            label={carry.erase}
            again={carry.eraseSure}
            onDo={() => {
              eraseProgress()
              setOutcome('erased')
            }}
          />
          <p role="status">{outcome ? carry[outcome] : offered && carry.offered}</p>
        </div>
      </details>
    </footer>
  )
}

/** False: it is no text of ours. */
async function takeIn(text: string): Promise<boolean> {
  const lists = await Promise.all(GAMES.map(game => LESSONS[game].list())).catch(() => [])
  const known = new Set(lists.flatMap(module => module.default.map(starKey)))
  const found = unpacked(text, key => known.has(key))
  if (found) addProgress(found)
  return found !== null
}
