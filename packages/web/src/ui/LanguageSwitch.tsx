import '../app/page.css'
import { langNames, langOf, langs } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'

/** The language of the page, as small as its name. */
export function LanguageSwitch() {
  const { t, lang, setLang } = useWords()
  return (
    <label className="langs navlink">
      <Icon name="globe" />
      <select
        aria-label={t.language}
        value={langOf(lang)}
        onChange={({ target }) => {
          const chosen = langs.find(one => one === target.value)
          if (chosen) setLang(chosen)
        }}
      >
        {langs.map(one => (
          <option key={one} value={one} lang={one}>
            {langNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
