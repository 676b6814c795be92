import { type Lang, langOf, langs } from '@coldwake/text'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'

/** Languages by the name that their speakers give them. */
export const LANGUAGE: Record<Lang, string> = { en: 'English', es: 'Español' }

export function LanguageSwitch() {
  const { t, lang, setLang } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset
    <div className="langs" role="group" aria-label={t.language}>
      <Icon name="globe" />
      {langs.map(one => (
        <button key={one} type="button" lang={one} aria-pressed={one === langOf(lang)} onClick={() => setLang(one)}>
          {LANGUAGE[one]}
        </button>
      ))}
    </div>
  )
}
