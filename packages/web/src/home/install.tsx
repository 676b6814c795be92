import { useSyncExternalStore } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { isOffered, subscribe, takeOffer } from './offer.ts'

/** The page as an app of its own, where the browser offers that. */
export function InstallButton() {
  const { t } = useWords()
  const offered = useSyncExternalStore(subscribe, isOffered)
  if (!offered) return null
  return (
    <button type="button" className="navlink" title={t.door.installSays} onClick={takeOffer}>
      <Icon name="install" /> <span>{t.door.install}</span>
    </button>
  )
}
