import '../../ui/panel.css'
import './drawer.css'
import { cardInfo } from '@coldwake/rules/facts'
import { cardText, questText, timingText, woundName, woundText } from '@coldwake/text'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { partsOf } from '../../games/index.ts'
import { IntruderPlayerPanel } from '../../games/lazyIntruderPlayer.ts'
import { isIntruderPlayer } from '../../games/viewFacts.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useCoach } from '../coachSetting.ts'
import { Legend } from '../explain/lazyExplain.ts'
import { Coach, CoachSwitch } from '../lazyCoach.ts'
import { LogList } from '../log/LogSection.tsx'
import { type Panel, useGame, usePanel } from '../tableContext.ts'
import { TableTalk } from '../talk/TableTalk.tsx'
import { ServesGoal } from '../turn/lazyWaysOut.ts'
import { MyCharacter } from '../turn/MyCharacter.tsx'
import { Objectives } from '../turn/Objectives.tsx'
import { CardTexts } from './CardTexts.tsx'
import { CrewList } from './CrewList.tsx'
import { NoteList } from './NoteList.tsx'
import { RoomList } from './RoomList.tsx'
import { Keys, Settings } from './Settings.tsx'

/** What does not fit the table lies in a drawer over the board, or under a tab on a phone. */
export function Drawer() {
  const { map, table, me, name } = useGame()
  const { panel, open } = usePanel()
  const { t } = useWords('intruderPlayer')
  const box = useRef<HTMLElement>(null)
  // Whoever opened it by keyboard goes on from where that was.
  useEffect(() => {
    if (!panel) return
    const from = document.activeElement
    box.current?.focus()
    return () => {
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus()
    }
  }, [panel])
  if (!panel) return null
  const { Panel: GamePanel } = partsOf(table.game)
  const inside: Record<Panel, [title: string, content: ReactNode]> = {
    talk: [t.table.tableTalk, <TableTalk key="talk" />],
    log: [t.whatHappened, <LogList key="log" />],
    notes: [t.notebook, <Notes key="notes" />],
    crew: [t.crew, <CrewList key="crew" />],
    ship: [
      t.ship,
      <Suspense key="ship">
        <GamePanel />
      </Suspense>,
    ],
    me: [isIntruderPlayer(table, me?.seat) ? t.hunt.myIntruders : t.myCharacter, <Mine key="me" />],
    rooms: [t.rooms, <RoomList key="rooms" about={{ map, table, me, name }} withRules />],
    coach: [t.table.coach, <Coached key="coach" />],
    settings: [t.settings, <Settings key="settings" />],
    legend: [
      t.legend,
      <Suspense key="legend">
        <Legend />
      </Suspense>,
    ],
    keys: [t.keys, <Keys key="keys" />],
  }
  const [title, content] = inside[panel]
  return (
    <section className={`drawer drawer-${panel}`} aria-label={title} ref={box} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="ghost" onClick={() => open(null)} aria-label={t.close}>
          <Icon name="cross" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <div className="inside" tabIndex={0}>
        {content}
      </div>
    </section>
  )
}

/** The coach or its switch, and below it what happened. */
function Coached() {
  const { t } = useWords()
  return (
    <>
      <Suspense>{useCoach() ? <Coach titled={false} /> : <CoachSwitch />}</Suspense>
      <h3 className="caption">{t.whatHappened}</h3>
      <LogList />
    </>
  )
}

/** Where the dock has no place for them. */
export const Notes = () => (
  <>
    <Objectives />
    <NoteList />
  </>
)

/** What I am and have. */
export function Mine() {
  const { table, me } = useGame()
  if (!isIntruderPlayer(table, me?.seat)) return <MeAndCards />
  return (
    <Suspense>
      <IntruderPlayerPanel />
    </Suspense>
  )
}

/** A phone has no room for what cards and things say, except here. */
function MeAndCards() {
  const { table, me } = useGame()
  const { t, lang } = useWords('panels')
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  const heavy = mine?.hands.flatMap(({ card, attached }) => [card, ...attached]) ?? []
  return (
    <>
      <MyCharacter />
      <CardTexts title={t.hand} cards={me?.hand ?? []} none={t.noCards}>
        {card => {
          const info = cardInfo(table.game, card)
          return (
            <>
              <p>{cardText(table.game, card, lang)}</p>
              {info && (
                <small>
                  {[timingText(info.when, lang), info.cost > 0 ? t.costsCards({ n: info.cost }) : '']
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              )}
            </>
          )
        }}
      </CardTexts>
      <CardTexts title={t.carried} cards={[...heavy, ...(me?.inventory ?? [])]} none={t.nothingCarried}>
        {card => (
          <>
            <p>{cardText(table.game, card, lang)}</p>
            <Suspense>
              <ServesGoal thing={card} />
            </Suspense>
          </>
        )}
      </CardTexts>
      <CardTexts title={t.quests} cards={mine?.quests ?? []} none={t.none}>
        {card => (
          <>
            <p>{questText(table.game, card, lang)}</p>
            <p>{cardText(table.game, card, lang)}</p>
          </>
        )}
      </CardTexts>
      <CardTexts title={t.seriousWounds} cards={mine?.wounds ?? []} none={t.none} name={woundName}>
        {wound => <p>{woundText(table.game, wound, lang)}</p>}
      </CardTexts>
      <CardTexts title={t.table.myDiscard} cards={mine?.discard ?? []} none={t.table.emptyDiscard}>
        {card => <p>{cardText(table.game, card, lang)}</p>}
      </CardTexts>
      <section className="mynotes" aria-label={t.notebook}>
        <h3>{t.notebook}</h3>
        <Notes />
      </section>
    </>
  )
}
