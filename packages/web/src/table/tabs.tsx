import { Icon, type IconName } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { type Panel, useTable } from './model.tsx'

/** On a phone the drawers are tabs. */
export function Tabs() {
  const { panel, open } = useTable()
  const { t } = useWords()
  const tabs: [panel: Panel | null, icon: IconName, label: string][] = [
    [null, 'board', t.board],
    ['me', 'hand', t.me],
    ['crew', 'people', t.crew],
    ['ship', 'jump', t.ship],
    ['log', 'log', t.log],
    ['notes', 'notes', t.notes],
    ['settings', 'settings', t.settings],
  ]
  return (
    <nav className="tabs" aria-label={t.views}>
      {tabs.map(([which, icon, label]) => (
        <button
          key={label}
          type="button"
          aria-current={panel === which ? 'page' : undefined}
          onClick={() => open(which)}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </nav>
  )
}
