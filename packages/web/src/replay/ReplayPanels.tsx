import '../ui/forms.css'
import { breakable, endText, waitingText } from '@coldwake/text'
import type { FiledWhisper, Lobby } from '@coldwake/wire'
import { type ReactNode, Suspense } from 'react'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { StatisticsTable } from '../end/Statistics.tsx'
import { partsOf } from '../games/index.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { LogList } from '../play/log/LogSection.tsx'
import { CrewList } from '../play/panels/CrewList.tsx'
import { Mine, Notes } from '../play/panels/Drawer.tsx'
import { RoomList } from '../play/panels/RoomList.tsx'
import { Sounds, Speeds } from '../play/panels/Settings.tsx'
import { type Panel, useGame } from '../play/tableContext.ts'
import { PrivateWordList } from '../play/talk/PrivateWordList.tsx'
import { useSpeakers } from '../play/talk/useSpeakers.ts'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { KeepGame } from './AfterGame.tsx'
import type { Eyes, Secrets } from './film.ts'
import type { KeyMoment } from './keyMoments.ts'
import { MomentList } from './MomentList.tsx'
import { Secrets as AllSecrets } from './Secrets.tsx'

/** What may be shown beside the board; `keep` is how to keep the game. */
export type ReplayPanel = Panel | 'keep' | 'moments' | 'statistics' | 'secrets' | 'whispers'

const OWN: readonly ReplayPanel[] = ['keep', 'moments', 'statistics', 'secrets', 'whispers']
export const isPanel = (panel: ReplayPanel): panel is Panel => !OWN.includes(panel)

/** Who is about to choose at this moment, or how it ended; and whether the game can go on from it. */
export function MomentNow({ last, onGoOn }: { last: boolean; onGoOn: () => void }) {
  const { t, lang } = useWords('pages')
  const { table, ctx } = useGame()
  const { over, asking, round } = table
  const says = () => {
    if (over) return endText(over, ctx, lang)
    if (last) return t.replay.stopsHere
    return asking && waitingText(asking, ctx, lang)
  }
  return (
    <header className="moment">
      <h1>
        {breakable(over ? t.endTitle[over.reason] : round === 0 ? t.replay.setUp : t.roundNumber({ n: round }), lang)}
      </h1>
      {!over && (
        <button type="button" className="ghost" onClick={onGoOn}>
          {t.replay.goOn}
        </button>
      )}
      <p>{says()}</p>
    </header>
  )
}

interface EyesProps {
  lobby: Lobby
  eyes: Eyes
  onEyes: (eyes: Eyes) => void
}

/** Through whose eyes one looks. */
export function EyesPicker({ lobby, eyes, onEyes }: EyesProps) {
  const { t } = useWords('pages', 'stage')
  const picked = (value: string): Eyes => (value === 'onlooker' || value === 'all' ? value : Number(value))
  return (
    <label className="field eyes">
      <span>
        <Icon name="eye" /> {t.replay.eyes}
      </span>
      <select value={eyes} onChange={({ target }) => onEyes(picked(target.value))}>
        <option value="onlooker">{t.replay.onlooker}</option>
        <option value="all">{t.stage.revealed}</option>
        {lobby.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {seatName(lobby, seat, t)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ReplayPanelsProps {
  panel: ReplayPanel
  eyes: Eyes
  secrets: Secrets | null
  turns: readonly KeyMoment[]
  told: number
  whispers: readonly FiledWhisper[]
  onPanel: (panel: ReplayPanel) => void
}

type Tab = [panel: ReplayPanel, icon: IconName, title: string, content: ReactNode]

/** What lies beside the board, one thing at a time. */
export function ReplayPanels({ panel, eyes, secrets, turns, told, whispers, onPanel }: ReplayPanelsProps) {
  const { t } = useWords('pages', 'panels', 'stage')
  const { map, table, me, name, lobby, events, ctx, jump } = useGame()
  const { Panel: GamePanel, panelIcon } = partsOf(table.game)
  // Through a seat's eyes there are things that only it sees.
  const mine: Tab[] =
    typeof eyes === 'number'
      ? [
          ['me', 'hand', t.me, <Mine key="me" />],
          ['notes', 'notes', t.notes, <Notes key="notes" />],
        ]
      : []
  const hidden: Tab | null = secrets && [
    'secrets',
    'eye',
    t.stage.secrets,
    <AllSecrets key="secrets" secrets={secrets} />,
  ]
  const log: Tab = ['log', 'log', t.log, <LogList key="log" />]
  const all: Tab[] = [
    ...(hidden ? [hidden] : []),
    log,
    [
      'moments',
      'first',
      t.stage.moments,
      <MomentList key="moments" moments={turns} told={told} onJump={event => jump?.(event)} />,
    ],
    ...mine,
    ...(whispers.length > 0
      ? [['whispers', 'lock', t.talk.privately.title, <Whispers key="whispers" whispers={whispers} />] satisfies Tab]
      : []),
    ['crew', 'people', t.crew, <CrewList key="crew" />],
    [
      'ship',
      panelIcon,
      t.ship,
      <Suspense key="ship">
        <GamePanel />
      </Suspense>,
    ],
    ['rooms', 'list', t.rooms, <RoomList key="rooms" about={{ map, table, me, name }} />],
    [
      'statistics',
      'die',
      t.stage.statistics,
      <StatisticsTable key="statistics" events={events} crew={table.crew} ctx={ctx} game={table.game} />,
    ],
    ['keep', 'link', t.replay.afterGame, <Keep key="keep" code={lobby.code} />],
  ]
  const [shown, , title, content] = all.find(([one]) => one === panel) ?? hidden ?? log
  return (
    <>
      <nav className="reeltabs" aria-label={t.replay.panels}>
        {all.map(([one, icon, label]) => (
          <button
            key={one}
            type="button"
            title={label}
            aria-label={label}
            aria-current={one === shown ? 'page' : undefined}
            onClick={() => onPanel(one)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <section className={`inside inside-${shown}`} aria-label={title} tabIndex={0}>
        <h2 className="caption">{title}</h2>
        {content}
      </section>
    </>
  )
}

/** What two players told each other alone. */
function Whispers({ whispers }: { whispers: readonly FiledWhisper[] }) {
  const { table, name, ctx } = useGame()
  const speakers = useSpeakers()
  return (
    <div className="talk private">
      <PrivateWordList {...speakers} whispers={whispers} mine={ctx.me} name={name} table={table} />
    </div>
  )
}

/** How to keep the game; and what else there is to know, for which a phone has no other place. */
function Keep({ code }: { code: string }) {
  const { t } = useWords('pages')
  return (
    <>
      <KeepGame code={code} />
      <p className="hint keys">{t.replay.keys}</p>
      <Speeds />
      <Sounds />
      <LanguageSwitch />
    </>
  )
}
