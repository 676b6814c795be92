import './drawer.css'
import { Suspense } from 'react'
import { useWords } from '../../app/words.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { CoachSettings } from '../lazyCoach.ts'
import { KeyList, KeySwitch } from './KeySettings.tsx'
import { Sounds, Speeds, TextSizes } from './Settings.tsx'

/** What can be set for all tables of this browser, where no table is open. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords('panels')
  return (
    <Sheet title={t.settings} className="settings-sheet" onClose={onClose}>
      <div className="body settings">
        <TextSizes />
        <Speeds />
        <Sounds />
        <KeySwitch />
        <details className="desk">
          <summary>{t.keys}</summary>
          <KeyList />
        </details>
        <Suspense>
          <CoachSettings />
        </Suspense>
      </div>
    </Sheet>
  )
}
