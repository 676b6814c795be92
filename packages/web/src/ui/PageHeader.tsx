import '../app/page.css'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { InstallButton } from './InstallButton.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** On top of every page but the table. */
export function PageHeader({ replays = '/#replays' }: { replays?: string }) {
  const { t } = useWords('pages')
  return (
    <header className="page-header">
      <a className="logo" href="/">
        Coldwake
      </a>
      <nav aria-label="Coldwake">
        <a className="navlink" href="/rules">
          <Icon name="rules" /> <span>{t.door.rules}</span>
        </a>
        <a className="navlink" href={replays}>
          <Icon name="replay" /> <span>{t.door.replays}</span>
        </a>
        <InstallButton />
      </nav>
      <LanguageSwitch />
    </header>
  )
}
