import { langs } from '@coldwake/text'
import { type ReactNode, useState } from 'react'
import { LANGUAGE } from '../home/language.tsx'
import { HostPanel } from '../lobby/host.tsx'
import { SeatPanel } from '../lobby/seat.tsx'
import { useSpeed } from '../stage/speed.ts'
import { useWords } from '../words.tsx'
import { ring } from './bell.ts'
import { askPermission, permission, useWants } from './calling.ts'
import { useTable } from './model.tsx'
import { StandingNote } from './standing.tsx'

const SPEEDS = ['0.5', '1', '2', '0'] as const

export function Settings() {
  const { t, lang, setLang } = useWords()
  const { open, lobby, ctx } = useTable()
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
      <Calls />
      <StandingNote />
      <p>
        <button type="button" className="chip" onClick={() => open('rooms')}>
          {t.boardAsList}
        </button>{' '}
        <button type="button" className="chip" onClick={() => open('keys')}>
          {t.keys}
        </button>
      </p>
      {ctx.me !== null && (
        <Desk title={t.table.mySeat}>
          <SeatPanel lobby={lobby} seat={ctx.me} />
        </Desk>
      )}
      {ctx.me === lobby.host && (
        <Desk title={t.table.hosting}>
          <HostPanel lobby={lobby} />
        </Desk>
      )}
      <p>
        <a href="/">{t.toAllTables}</a>
      </p>
    </div>
  )
}

function Desk({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="desk">
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** How one is called when it is one's turn. Nothing of it happens before it is chosen here. */
function Calls() {
  const { me } = useTable()
  const { t } = useWords()
  const [sound, setSound] = useWants('sound')
  const [notify, setNotify] = useWants('notify')
  const [blocked, setBlocked] = useState(false)
  if (!me) return null
  const toggleSound = () => {
    setSound(!sound)
    // Heard at once, and by this click the page may sound later.
    if (!sound) void ring()
  }
  const toggleNotify = async () => {
    const allowed = notify || (await askPermission())
    setBlocked(!allowed)
    setNotify(!notify && allowed)
  }
  return (
    <fieldset>
      <legend>{t.table.whenMyTurn}</legend>
      <div className="chips">
        <button type="button" className="chip" aria-pressed={sound} onClick={toggleSound}>
          {t.table.sound}
        </button>
        {permission() !== null && (
          <button type="button" className="chip" aria-pressed={notify} onClick={() => void toggleNotify()}>
            {t.table.notify}
          </button>
        )}
      </div>
      {permission() === null && <p className="hint">{t.table.notifyUnknown}</p>}
      {blocked && (
        <p className="hint" role="alert">
          {t.table.notifyBlocked}
        </p>
      )}
    </fieldset>
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
