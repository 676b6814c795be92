/** `/rules/<game>/trials/NEM-EX-04`: a worked example on the real table, step by step or otherwise. */
import '../handbook/handbook.css'
import './trial.css'
import type { Choice, Seat } from '@coldwake/rules/facts'
import { characterName } from '@coldwake/text'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Notice } from '../../app/Notice.tsx'
import { useWords } from '../../app/words.ts'
import type { Game } from '../../games/covers/index.ts'
import { GameWords } from '../../games/GameWords.tsx'
import { TRIALS } from '../../games/rulebooks/trials.ts'
import { askLocal } from '../../net/localTables.ts'
import type { Line } from '../../play/connection/connection.ts'
import { useLine, useLineState } from '../../play/connection/useLine.ts'
import { Table } from '../../play/Table.tsx'
import type { TableLine } from '../../play/tableContext.ts'
import { RailNote } from '../../play/turn/railNote.ts'
import { rulesPath } from '../links/address.ts'
import { ShelfContext, useBook } from '../useBook.ts'
import { TrialPanel } from './TrialPanel.tsx'
import { exampleOf, seatOf, stepsOf, type Trial } from './trial.ts'

export function TrialPage({ game, id }: { game: Game; id: string }) {
  const { t } = useWords('handbook')
  const [trials, setTrials] = useState<readonly Trial[] | null>(null)
  useEffect(() => {
    TRIALS[game]().then(
      module => setTrials(module.default),
      () => setTrials([]),
    )
  }, [game])
  useEffect(() => {
    document.title = `${id} — Coldwake`
  }, [id])
  const shelf = useBook(game)
  const trial = trials?.find(one => one.id.toUpperCase() === id.toUpperCase())
  if (!trials || !shelf) return <Notice text={t.looking} />
  if (!trial)
    return (
      <Notice text={t.handbook.trial.none}>
        <a href={rulesPath(`${game}/examples`)}>{t.handbook.trial.leave}</a>
      </Notice>
    )
  const example = exampleOf(trial.id)
  return (
    <ShelfContext.Provider value={shelf}>
      <GameWords game={game}>
        <Trying key={trial.id} trial={trial} variants={trials.filter(one => exampleOf(one.id) === example)} />
      </GameWords>
    </ShelfContext.Provider>
  )
}

/** A table in some moment of the example. */
interface Opened {
  code: string
  token: string
  /** What the reader chose before the table was theirs. */
  chosen: readonly Choice[]
}

/** How far the example is, through whose eyes, and whether the reader decides by now. */
interface Moment {
  at: number
  seat: Seat
  own: boolean
  chosen: readonly Choice[]
}

function Trying({ trial, variants }: { trial: Trial; variants: readonly Trial[] }) {
  const { t, lang } = useWords('handbook')
  const steps = useMemo(() => stepsOf(trial), [trial])
  const beginning: Moment = useMemo(
    () => ({ at: 0, seat: seatOf(trial, steps[0]), own: false, chosen: [] }),
    [trial, steps],
  )
  const [moment, setMoment] = useState(beginning)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  const open = useCallback(
    async (to: Moment) => {
      setMoment(to)
      setOpened(null)
      const answer = await askLocal({
        ask: 'practice',
        how: {
          scenario: trial,
          played: steps.slice(0, to.at).flat(),
          names: trial.seats.map(character => characterName(character, lang)),
          // Once the reader decides, the others play for themselves.
          bots: trial.seats.map((_, seat) => (to.own && seat !== to.seat ? 'cadet' : null)),
        },
      })
      if ('failure' in answer) return setFailed(true)
      const { code, tokens } = answer.value
      setOpened({ code, token: tokens[to.seat] ?? '', chosen: to.chosen })
    },
    [trial, steps, lang],
  )
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void open(beginning)
  }, [open, beginning])
  const next = async () => {
    const step = steps[moment.at]
    if (!step || !opened) return
    setMoment({ ...moment, at: moment.at + 1 })
    const answer = await askLocal({ ask: 'play', code: opened.code, steps: step })
    if ('failure' in answer) setFailed(true)
  }
  const otherwise = (...chosen: Choice[]) => {
    const turn = steps[moment.at]
    void open({ ...moment, own: true, chosen, seat: chosen.length > 0 || !turn ? moment.seat : seatOf(trial, turn) })
  }
  if (failed) return <Notice text={t.handbook.trial.failed} />
  if (!opened) return <Notice text={t.looking} />
  return (
    <RailNote
      value={
        <TrialPanel
          trial={trial}
          variants={variants}
          steps={steps}
          moment={moment}
          onNext={next}
          onOtherwise={() => otherwise()}
          onAgain={() => void open(beginning)}
        />
      }
    >
      <TrialTable key={opened.token} opened={opened} onChoice={moment.own ? null : otherwise} />
    </RailNote>
  )
}

interface TrialTableProps {
  opened: Opened
  /** The reader chooses at a table that follows the example. */
  onChoice: ((...chosen: Choice[]) => void) | null
}

function TrialTable({ opened, onChoice }: TrialTableProps) {
  const line = useLine(opened)
  return line && <TableInState line={line} opened={opened} onChoice={onChoice} />
}

function TableInState({ line, opened, onChoice }: TrialTableProps & { line: Line }) {
  const { t } = useWords()
  const state = useLineState(line)
  const { view, lobby } = state
  const follow = useRef(onChoice)
  follow.current = onChoice
  const guided = useMemo(() => guidedLine(line, (...chosen) => follow.current?.(...chosen)), [line])
  const isAsked = view?.me?.decision != null
  const sent = useRef(false)
  useEffect(() => {
    const [choice, ...more] = opened.chosen
    if (!choice || !isAsked || sent.current) return
    sent.current = true
    line.answer(choice, ...more)
  }, [line, opened, isAsked])
  if (!view || !lobby) return <Notice text={t.connecting} />
  return <Table line={onChoice ? guided : line} state={state} lobby={lobby} view={view} />
}

/** While the example is followed, the table belongs to it: who answers wants to go another way. */
const guidedLine = (line: Line, onChoice: (...chosen: Choice[]) => void): TableLine => ({
  answer: onChoice,
  takeBack: () => {},
  standing: () => {},
  holdTurn: () => {},
  why: () => line.why(),
  forgive: () => line.forgive(),
  propose: () => {},
  agree: () => {},
  talk: async () => false,
  whisper: async () => false,
  earlierTalk: () => line.earlierTalk(),
  hurry: () => line.hurry(),
  plays: playing => line.plays(playing),
  reenter: () => line.reenter(),
})
