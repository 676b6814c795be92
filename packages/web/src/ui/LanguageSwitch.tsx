import '../app/page.css'
import { langNames, langOf, langs } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'

export function LanguageSwitch() {
  const { t, lang, setLang } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset
    <div className="langs" role="group" aria-label={t.language}>
      <Icon name="globe" />
      {langs.map(one => (
        <button key={one} type="button" lang={one} aria-pressed={one === langOf(lang)} onClick={() => setLang(one)}>
          {langNames[one]}
        </button>
      ))}
    </div>
  )
}
