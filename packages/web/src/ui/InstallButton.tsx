import '../app/page.css'
import { takeOffer, useIsOffered } from '../app/pwa/installOffer.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'

/** The page as an app of its own, where the browser offers that. */
export function InstallButton() {
  const { t } = useWords('pages')
  const offered = useIsOffered()
  if (!offered) return null
  return (
    <button type="button" className="navlink" title={t.door.installSays} onClick={takeOffer}>
      <Icon name="install" /> <span>{t.door.install}</span>
    </button>
  )
}
