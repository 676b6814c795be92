import '../replay/afterGame.css'
import './end.css'
import type { CrewView, EventFace, Fate, Over, Seat, TableView, View } from '@coldwake/rules/facts'
import { type Context, type Dialect, endText, eventText } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { replayPath } from '../app/routes.ts'
import { seatLabel, seatName } from '../app/seatNames.ts'
import { useWords, type Words } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { isIntruderPlayer } from '../games/viewFacts.ts'
import { keepEnding } from '../net/heldSeats.ts'
import { Undone } from '../play/log/LogLine.tsx'
import { rateOf, usePlaybackSpeed } from '../play/stage/playbackSpeed.ts'
import { undoneEvents } from '../play/undoneEvents.ts'
import { KeepGame } from '../replay/AfterGame.tsx'
import { RulesLink } from '../rules/links/RulesLink.tsx'
import { play } from '../sound/playSound.ts'
import { Checks } from './Checks.tsx'
import { checksOf, sealedAfter, useCheckSequence, wayOf } from './checkSequence.ts'
import { DeathChain } from './DeathChain.tsx'
import { FateCard } from './FateCard.tsx'
import { MomentMarks } from './MomentMarks.tsx'
import { type MyFate, myFateOf } from './myFate.ts'
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
  const { t, lang } = useWords('pages', 'stage', 'log')
  const [speed] = usePlaybackSpeed()
  const names = (seat: Seat) => seatName(lobby, seat, t)
  const ctx: Context = { table, names, me: me?.seat ?? null }
  const checks = useMemo(() => checksOf(over), [over])
  const { shown, done, skip } = useCheckSequence(checks.length, live ? rateOf(speed) : 0)
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
  // Whoever played looks for themselves first: what became of me, why, and what I played for.
  const mine = myFateOf({ table, over, events, ctx, words: { t, lang } })
  const isMine = ({ crew }: { crew: CrewView }) => done && mine !== null && crew.seat === ctx.me
  const [first, rest] = [people.filter(isMine), people.filter(one => !isMine(one))]
  useKeptEnding(lobby.code, mine)
  const fateCard = ({ crew, way }: (typeof people)[number], place: number) => (
    <FateCard
      key={crew.seat}
      crew={atThatTime(crew, over, done, way)}
      label={seatLabel(lobby, crew.seat, t)}
      way={way}
      events={events}
      over={over}
      ctx={ctx}
      place={place}
      sealed={done || shown >= sealedAfter(checks, crew.seat)}
      opened={done}
      aims={aims?.[crew.seat] ?? null}
    />
  )
  const alive = table.crew.filter(crew => crew.fate !== 'dead').length
  // A listener hears how it ended, and reads on from there.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (live && done) title.current?.focus({ preventScroll: true })
  }, [live, done])
  return (
    <div className={done ? 'the-end settled' : 'the-end'} data-game={table.game}>
      <header>
        <div>
          {done && <p className="caption">{mine ? madeIt(over, table, t) : t.endTitle[over.reason]}</p>}
          <h1 ref={title} tabIndex={-1}>
            {!done ? t.endTitle[over.reason] : mine ? t.stage.myFate[mine.fate] : madeIt(over, table, t)}
          </h1>
          <p className="lede">{!done ? firstWords(over, ctx, lang) : (mine?.why ?? endText(over, ctx, lang))}</p>
        </div>
        {done ? (
          <Score table={table} over={over} />
        ) : (
          <button type="button" className="ghost" onClick={skip}>
            {t.stage.skip}
          </button>
        )}
      </header>
      <main>
        {done && mine && (
          <>
            <h2 className="visually-hidden">{t.you}</h2>
            <ul className="fates myfate">
              {first.map(fateCard)}
              {mine.death && <DeathChain death={mine.death} ctx={ctx} />}
            </ul>
            <h2 className="caption">{t.stage.howItEnded}</h2>
            <p className="lede">{endText(over, ctx, lang)}</p>
          </>
        )}
        <Checks checks={checks} shown={shown} ctx={ctx} />
        {done && <h2 className="caption">{t.aliveAtTheEnd({ n: alive })}</h2>}
        {rest.length > 0 && (
          <ul className="fates" aria-label={done && mine ? t.stage.theOthers : undefined}>
            {rest.map(fateCard)}
          </ul>
        )}
        {done && (
          <>
            <MomentMarks events={events} names={names} code={lobby.code} me={ctx.me} />
            <Statistics events={events} crew={table.crew} ctx={ctx} game={table.game} />
            <section className="aftergame" aria-label={t.replay.afterGame}>
              <KeepGame code={lobby.code} />
            </section>
            <WhatHappened events={events} ctx={ctx} />
          </>
        )}
      </main>
      <footer>
        <a className="ghost" href="/#games">
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

/** How many have won, or what all together have done; and how long it took. */
function Score({ table, over }: { table: TableView; over: Over }) {
  const { t } = useWords('pages')
  const together = table.mode === 'cooperative'
  const met = over.report.filter(step => step.check === 'objective' && step.met).length
  const explored = table.rooms.filter(room => room.explored).length
  return (
    <p className="score">
      <b>{t.outOf({ n: together ? met : over.winners.length, of: table.crew.length })}</b>
      <span>{(together ? t.aimsMet : t.endFacts)({ rounds: table.round, explored, of: table.rooms.length })}</span>
    </p>
  )
}

/** The list of finished games says how each of them ended for this browser's seat. */
function useKeptEnding(code: string, mine: MyFate | null): void {
  const fate = mine?.fate
  useEffect(() => {
    if (fate) keepEnding(code, fate === 'won')
  }, [code, fate])
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
