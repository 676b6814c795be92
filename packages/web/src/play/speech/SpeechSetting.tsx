import { useWords } from '../../app/words.ts'
import { SPEECH_MODES, setSpeechMode, useSpeechMode } from './speechSetting.ts'

/** How much screen readers say, as three buttons. */
export function SpeechSetting() {
  const { t } = useWords('panels')
  const mode = useSpeechMode()
  return (
    <fieldset>
      <legend>{t.speech.title}</legend>
      <div className="chips">
        {SPEECH_MODES.map(one => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === mode}
            onClick={() => setSpeechMode(one)}
          >
            {t.speech.modes[one]}
          </button>
        ))}
      </div>
      <p className="hint">{t.speech.says}</p>
    </fieldset>
  )
}
