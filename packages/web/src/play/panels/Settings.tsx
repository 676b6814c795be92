import { langNames, langOf, langs } from '@coldwake/text'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { createStore } from '../../app/store.ts'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { HostPanel } from '../../lobby/HostPanel.tsx'
import { SeatPanel } from '../../lobby/SeatPanel.tsx'
import { remember, remembered } from '../../net/heldSeats.ts'
import { HOME } from '../../rules/links/address.ts'
import { RulesLink, visitRules } from '../../rules/links/RulesLink.tsx'
import { play } from '../../sound/playSound.ts'
import { setVolume, useSoundsWanted, useVolume, wantSounds } from '../../sound/soundSettings.ts'
import { CoachSettings } from '../lazyCoach.ts'
import { SpeechSetting } from '../speech/SpeechSetting.tsx'
import { SPEEDS, usePlaybackSpeed } from '../stage/playbackSpeed.ts'
import { useGame, usePanel } from '../tableContext.ts'
import { switchTable } from '../textTableSetting.ts'
import { StandingNote } from '../turn/StandingNote.tsx'
import { BotPace } from './BotPace.tsx'
import { HoldTurnSetting } from './HoldTurn.tsx'
import { KeyList, KeySwitch } from './KeySettings.tsx'
import { askPermission, permission, useWants } from './TurnCall.ts'
import { ring } from './turnBell.ts'

export function Settings() {
  const { t, lang, setLang } = useWords('panels')
  const { lobby, ctx } = useGame()
  const { open } = usePanel()
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
              aria-pressed={one === langOf(lang)}
              onClick={() => setLang(one)}
            >
              {langNames[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <TextSizes />
      <Speeds />
      <BotPace />
      <Sounds />
      <Calls />
      <Suspense>
        <CoachSettings />
      </Suspense>
      <SpeechSetting />
      <KeySwitch />
      <HoldTurnSetting />
      <StandingNote />
      <p>
        <button type="button" className="chip" onClick={() => visitRules(HOME)}>
          {t.rules.title}
        </button>{' '}
        <button type="button" className="chip" onClick={() => open('rooms')}>
          {t.boardAsList}
        </button>{' '}
        <button type="button" className="chip" onClick={switchTable}>
          {t.speech.textTable}
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
        <a href="/#games">{t.toAllTables}</a>
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

/** How large everything is written, in parts of what the browser does by itself. */
const TEXT_SIZES = ['100%', '115%', '130%'] as const
const textSize = createStore()

/** How large words are, with everything they stand in. */
export function TextSizes() {
  const { t } = useWords('panels')
  const size = textSize.useValue(() => remembered('text')) ?? TEXT_SIZES[0]
  const set = (next: string) => {
    remember('text', next)
    document.documentElement.style.fontSize = next
    textSize.changed()
  }
  return (
    <fieldset>
      <legend>{t.textSize}</legend>
      <div className="chips">
        {TEXT_SIZES.map(one => (
          <button key={one} type="button" className="chip" aria-pressed={one === size} onClick={() => set(one)}>
            {t.percent({ percent: Number.parseInt(one, 10) })}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** How fast what happens is shown. */
export function Speeds() {
  const { t } = useWords('panels')
  const [speed, setSpeed] = usePlaybackSpeed()
  return (
    <fieldset>
      <legend>{t.animations}</legend>
      <div className="chips">
        {SPEEDS.map(one => (
          <button key={one} type="button" className="chip" aria-pressed={one === speed} onClick={() => setSpeed(one)}>
            {t.speed[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** What is heard of the table. */
export function Sounds() {
  const { t } = useWords('stage')
  const on = useSoundsWanted()
  const loud = useVolume()
  const id = useId()
  return (
    <fieldset className="sounds">
      <legend>{t.stage.sound}</legend>
      <div className="chips">
        {[true, false].map(which => (
          <button
            key={String(which)}
            type="button"
            className="chip"
            aria-pressed={which === on}
            onClick={() => {
              wantSounds(which)
              // Heard at once, and by this click the page may sound later.
              if (which) play('door')
            }}
          >
            {which ? t.stage.soundOn : t.stage.soundOff}
          </button>
        ))}
      </div>
      <label htmlFor={id}>{t.stage.volume}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={loud}
        aria-valuetext={t.stage.volumeSays({ percent: loud })}
        onChange={event => setVolume(Number(event.target.value))}
        onPointerUp={() => play('door')}
      />
    </fieldset>
  )
}

/** How one is called when it is one's turn. Nothing of it happens before it is chosen here. */
function Calls() {
  const { me } = useGame()
  const { t } = useWords('panels')
  const [sound, setSound] = useWants('sound')
  const [notify, setNotify] = useWants('notify')
  const [blocked, setBlocked] = useState(false)
  if (!me) return null
  const toggleSound = () => {
    setSound(!sound)
    // Heard at once, and by this click the page may sound later.
    if (!sound) ring()
  }
  const toggleNotify = async () => {
    const allowed = notify || (await askPermission())
    setBlocked(!allowed)
    setNotify(!notify && allowed)
  }
  return (
    <fieldset>
      <legend>{t.whenMyTurn}</legend>
      <div className="chips">
        <button type="button" className="chip" aria-pressed={sound} onClick={toggleSound}>
          {t.sound}
        </button>
        {permission() !== null && (
          <button type="button" className="chip" aria-pressed={notify} onClick={() => void toggleNotify()}>
            {t.notify}
          </button>
        )}
      </div>
      {permission() === null && <p className="hint">{t.notifyUnknown}</p>}
      {blocked && (
        <p className="hint" role="alert">
          {t.notifyBlocked}
        </p>
      )}
    </fieldset>
  )
}

/** What "?" opens: the way to the rules, and every key, which can be changed here. */
export function Keys() {
  const { t } = useWords('panels')
  return (
    <>
      <p className="helplinks">
        <RulesLink to={HOME} className="chip">
          <Icon name="rules" /> {t.rules.title}
        </RulesLink>
      </p>
      <KeyList />
    </>
  )
}
