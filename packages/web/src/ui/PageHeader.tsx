import '../app/page.css'
import { Suspense, useState } from 'react'
import { lazyPart } from '../app/LazyPart.tsx'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { InstallButton } from './InstallButton.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SoundOffer } from './SoundOffer.tsx'

const SettingsSheet = lazyPart(
  () => import('../play/panels/SettingsSheet.tsx').then(({ SettingsSheet }) => SettingsSheet),
  'panels',
  'stage',
)

/** On top of every page but the table. */
export function PageHeader({ replays = '/#replays' }: { replays?: string }) {
  const { t } = useWords('pages')
  const [open, setOpen] = useState(false)
  return (
    <>
      <header className="page-header">
        <a className="logo" href="/">
          Coldwake
        </a>
        <SoundOffer />
        <nav aria-label="Coldwake">
          <a className="navlink" href="/learn">
            <Icon name="objective" /> <span>{t.door.learn}</span>
          </a>
          <a className="navlink" href="/rules">
            <Icon name="rules" /> <span>{t.door.rules}</span>
          </a>
          <a className="navlink" href={replays}>
            <Icon name="replay" /> <span>{t.door.replays}</span>
          </a>
          <InstallButton />
          <LanguageSwitch />
          <button type="button" className="navlink" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon name="settings" /> <span>{t.settings}</span>
          </button>
        </nav>
      </header>
      <Suspense>{open && <SettingsSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
