import { useWords } from '../../app/words.ts'
import { partsOf } from '../../games/index.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { type Panel, useConnection, useGame, usePanel } from '../tableContext.ts'
import { useLearner } from './CoachBeside.tsx'
import { Unread } from './TopStrip.tsx'

interface Tab {
  panel: Panel | null
  icon: IconName
  label: string
  unread?: number
}

/** On a phone the drawers are tabs. */
export function Tabs() {
  const { table, me } = useGame()
  const { unread } = useConnection()
  const { panel, open } = usePanel()
  const { t } = useWords()
  const mayBeCoached = useLearner()
  const tabs: Tab[] = [
    { panel: null, icon: 'board', label: t.board },
    ...(me ? ([{ panel: 'me', icon: 'hand', label: t.me }] as const) : []),
    { panel: 'crew', icon: 'people', label: t.crew },
    { panel: 'ship', icon: partsOf(table.game).panelIcon, label: t.ship },
    // Its switch, or what it says; the log lies below, and is a touch away beside the ways out, too.
    mayBeCoached ? { panel: 'coach', icon: 'eye', label: t.table.coach } : { panel: 'log', icon: 'log', label: t.log },
    { panel: 'talk', icon: 'talk', label: t.table.talk, unread },
    { panel: 'settings', icon: 'settings', label: t.table.more },
  ]
  return (
    <nav className="tabs" aria-label={t.views}>
      {tabs.map(tab => (
        <button
          key={tab.label}
          type="button"
          aria-current={panel === tab.panel ? 'page' : undefined}
          onClick={() => open(tab.panel)}
        >
          <Icon name={tab.icon} />
          {tab.label}
          {tab.unread ? <span className="visually-hidden">{t.table.unread({ n: tab.unread })}</span> : null}
          <Unread count={tab.unread ?? 0} />
        </button>
      ))}
    </nav>
  )
}
