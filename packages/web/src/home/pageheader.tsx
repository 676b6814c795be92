import { LanguageSwitch } from './language.tsx'

/** On top of every page but the table. */
export function PageHeader() {
  return (
    <header className="hd">
      <a className="logo" href="/">
        Coldwake
      </a>
      <LanguageSwitch />
    </header>
  )
}
