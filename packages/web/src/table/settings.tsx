import { type Lang, langs } from '@coldwake/text'
import { useSpeed } from '../stage/speed.ts'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'
import { StandingNote } from './standing.tsx'

export const LANGUAGE: Record<Lang, string> = { en: 'English', es: 'Español' }
const SPEEDS = ['0.5', '1', '2', '0'] as const

export function Settings() {
  const { t, lang, setLang } = useWords()
  const { open } = useTable()
  const [speed, setSpeed] = useSpeed()
  return (
    <div className="settings">
      <fieldset>
        <legend>{t.language}</legend>
        <div className="chips">
          {langs.map(one => (
            <button
              key={one}
              type="button"
              className="chip"
              lang={one}
              aria-pressed={one === lang}
              onClick={() => setLang(one)}
            >
              {LANGUAGE[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t.animations}</legend>
        <div className="chips">
          {SPEEDS.map(one => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={Number(one) === speed}
              onClick={() => setSpeed(Number(one))}
            >
              {t.speed[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <StandingNote />
      <p>
        <button type="button" className="chip" onClick={() => open('rooms')}>
          {t.boardAsList}
        </button>{' '}
        <button type="button" className="chip" onClick={() => open('keys')}>
          {t.keys}
        </button>
      </p>
      <p>
        <a href="/">{t.toAllTables}</a>
      </p>
    </div>
  )
}

export function Keys() {
  const { t } = useWords()
  return (
    <dl className="keys">
      {t.keyList.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
