import '../replay/afterGame.css'
import './end.css'
import type { CrewView, EventFace, Fate, Over, Seat, TableView, View } from '@coldwake/rules/facts'
import { type Context, type Dialect, endText, eventText } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { replayPath } from '../app/routes.ts'
import { seatLabel, seatName } from '../app/seatNames.ts'
import { useWords, type Words } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { isIntruderPlayer } from '../games/viewFacts.ts'
import { Undone } from '../play/log/LogSection.tsx'
import { usePlaybackSpeed } from '../play/stage/playbackSpeed.ts'
import { undoneEvents } from '../play/undoneEvents.ts'
import { KeepGame } from '../replay/AfterGame.tsx'
import { RulesLink } from '../rules/links/RulesLink.tsx'
import { play } from '../sound/playSound.ts'
import { Checks } from './Checks.tsx'
import { checksOf, sealedAfter, useCheckSequence, wayOf } from './checkSequence.ts'
import { FateCard } from './FateCard.tsx'
import { MomentMarks } from './MomentMarks.tsx'
import { Statistics } from './Statistics.tsx'
import { useAims } from './useAims.ts'

interface EndPageProps {
  view: View
  over: Over
  lobby: Lobby
  events: readonly EventFace[]
  /** It ended before our eyes: then it is worth a scene. */
  live?: boolean
  /** How one plays again. */
  again?: ReactNode
}

/** How it ended, in the words of that game. */
export function EndPage(props: EndPageProps) {
  return (
    <GameWords game={props.view.table.game}>
      <Ending {...props} />
    </GameWords>
  )
}

/** One sentence, the checks that decided it, everybody's fate; then the game in numbers, and what is next. */
function Ending({ view: { table, me }, over, lobby, events, live = false, again }: EndPageProps) {
  const { t, lang } = useWords('pages', 'stage')
  const [speed] = usePlaybackSpeed()
  const names = (seat: Seat) => seatName(lobby, seat, t)
  const ctx: Context = { table, names, me: me?.seat ?? null }
  const checks = useMemo(() => checksOf(over), [over])
  const { shown, done, skip } = useCheckSequence(checks.length, live ? speed : 0)
  const people = useMemo(() => table.crew.map(crew => ({ crew, way: wayOf(events, crew.seat) })), [events, table.crew])
  const aims = useAims(lobby.code, done)
  // Whoever played the Intruders wanted that nobody wins.
  const glad = isIntruderPlayer(table, ctx.me)
    ? over.winners.length === 0
    : ctx.me === null || over.winners.includes(ctx.me)
  useEndSounds(shown, done, live, glad)
  useEffect(() => {
    document.title = t.titleOver
  }, [t])
  const alive = table.crew.filter(crew => crew.fate !== 'dead').length
  const together = table.mode === 'cooperative'
  const met = over.report.filter(step => step.check === 'objective' && step.met).length
  const explored = table.rooms.filter(room => room.explored).length
  return (
    <div className={done ? 'the-end settled' : 'the-end'} data-game={table.game}>
      <header>
        <div>
          {done && <p className="caption">{t.endTitle[over.reason]}</p>}
          <h1>{done ? madeIt(over, table, t) : t.endTitle[over.reason]}</h1>
          <p className="lede">{done ? endText(over, ctx, lang) : firstWords(over, ctx, lang)}</p>
        </div>
        {done ? (
          <p className="score">
            <b>{t.outOf({ n: together ? met : over.winners.length, of: table.crew.length })}</b>
            <span>
              {(together ? t.aimsMet : t.endFacts)({ rounds: table.round, explored, of: table.rooms.length })}
            </span>
          </p>
        ) : (
          <button type="button" className="ghost" onClick={skip}>
            {t.stage.skip}
          </button>
        )}
      </header>
      <main>
        <Checks checks={checks} shown={shown} ctx={ctx} />
        {done && <h2 className="caption">{t.aliveAtTheEnd({ n: alive })}</h2>}
        <ul className="fates">
          {people.map(({ crew, way }, place) => (
            <FateCard
              key={crew.seat}
              crew={atThatTime(crew, over, done, way)}
              label={seatLabel(lobby, crew.seat, t)}
              way={way}
              over={over}
              ctx={ctx}
              place={place}
              sealed={done || shown >= sealedAfter(checks, crew.seat)}
              opened={done}
              aims={aims?.[crew.seat] ?? null}
            />
          ))}
        </ul>
        {done && (
          <>
            <MomentMarks events={events} names={names} code={lobby.code} />
            <Statistics events={events} crew={table.crew} ctx={ctx} />
            <section className="aftergame" aria-label={t.replay.afterGame}>
              <KeepGame code={lobby.code} />
            </section>
            <WhatHappened events={events} ctx={ctx} />
          </>
        )}
      </main>
      <footer>
        <a className="ghost" href="/">
          {t.toHome}
        </a>
        <a className={again ? 'ghost' : 'primary'} href={replayPath(lobby.code)}>
          {t.replay.watch}
        </a>
        {again}
      </footer>
    </div>
  )
}

/** Who has won, in one line: some of them, all together, or the one who played. */
function madeIt({ winners }: Over, { mode, crew }: TableView, t: Words<'stage'>['t']): string {
  if (mode === 'cooperative') return t.stage.together({ won: winners.length > 0 })
  return mode === 'solo'
    ? t.stage.alone({ won: winners.length > 0 })
    : t.stage.madeIt({ n: winners.length, all: winners.length === crew.length })
}

/** How it came to this, without who has won. */
const firstWords = ({ reason, rule }: Over, ctx: Context, lang: Dialect): string =>
  eventText({ e: 'over', reason, rule }, ctx, lang)

/** Whoever only dies by a check lives until it is laid open. */
function atThatTime(crew: CrewView, { report }: Over, done: boolean, way: Fate): CrewView {
  const step = report.find(one => one.check === 'died' && one.who === crew.seat)
  return done || !step || crew.fate !== 'dead' ? crew : { ...crew, fate: way }
}

/** A tick for each check, and a chord for how it ended for me. */
function useEndSounds(shown: number, done: boolean, live: boolean, glad: boolean): void {
  useEffect(() => {
    if (live && shown > 0) play('event')
  }, [live, shown])
  useEffect(() => {
    if (live && done) play(glad ? 'won' : 'lost', { after: 0.2 })
  }, [live, done, glad])
}

function WhatHappened({ events, ctx }: { events: readonly EventFace[]; ctx: Context }) {
  const { t, lang } = useWords()
  const [open, setOpen] = useState(false)
  const off = useMemo(() => undoneEvents(events), [events])
  return (
    <section className="full">
      <button type="button" className="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.whatHappened}
      </button>
      {open && (
        <ol className="loglist full">
          {events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change
            <li key={i} className={off.has(i) ? 'undone' : ''}>
              <span>
                <RulesLink to={event.rule} className="logrule" title={t.ruleOf({ rule: event.rule })}>
                  {off.has(i) ? <Undone text={eventText(event, ctx, lang)} /> : eventText(event, ctx, lang)}
                </RulesLink>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
