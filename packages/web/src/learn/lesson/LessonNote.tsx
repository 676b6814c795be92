/** Beside the question: the task, how far one is, and help. */
import { optionText } from '@coldwake/text'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useChoice, useGame, useStaged } from '../../play/tableContext.ts'
import { WaysOn } from './LessonCard.tsx'
import { useLesson } from './lessonContext.ts'

export function LessonNote() {
  const { words, mode, standing } = useLesson()
  const note = useRef<HTMLElement>(null)
  const isShowing = useStaged().beat !== null
  const isOver = !isShowing && standing !== null && standing.verdict.status !== 'playing'
  // From what lay over the board the keyboard comes here, in front of what is asked.
  useEffect(() => {
    if (mode === 'own') note.current?.focus({ preventScroll: true })
  }, [mode])
  return (
    <section className="lessonnote" aria-label={words.title} ref={note} tabIndex={-1}>
      {isOver ? <Ended /> : mode === 'shown' ? <Shown /> : <Playing />}
    </section>
  )
}

/** Where there is little room for the question, help is behind the task. */
const SMALL = '(max-width: 600px), (max-height: 500px)'
const small = window.matchMedia(SMALL)
const watchSize = (changed: () => void) => {
  small.addEventListener('change', changed)
  return () => small.removeEventListener('change', changed)
}

function Playing() {
  const isSmall = useSyncExternalStore(watchSize, () => small.matches)
  const { draft } = useChoice()
  const [open, setOpen] = useState(false)
  // Whoever has begun to choose looks at the board.
  useEffect(() => {
    if (draft) setOpen(false)
  }, [draft])
  if (!isSmall)
    return (
      <>
        <p>
          <TaskLine />
        </p>
        <Helps />
      </>
    )
  return (
    <>
      <button type="button" className="lessontoggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span data-may-clip>
          <TaskLine />
        </span>
        <Icon name={open ? 'cross' : 'list'} />
      </button>
      {open && (
        <div className="lessonmore">
          <p>
            <TaskLine />
          </p>
          <Helps />
        </div>
      )}
    </>
  )
}

/** The goal, which stays in sight, and how far one is. */
function TaskLine() {
  const { info, words, standing } = useLesson()
  const { t } = useWords('learn')
  return (
    <>
      <b>{words.title}</b> {words.task}{' '}
      {standing && <small>{t.learn.play.count({ n: standing.actions, par: info.par })}</small>}
    </>
  )
}

/** The board is looked at after the end: what was said stays in reach. */
function Ended() {
  const { words, standing } = useLesson()
  const verdict = standing?.verdict
  return (
    <>
      <p className="lessonsays">{verdict?.status === 'failed' ? words.answers[verdict.answer] : words.solved}</p>
      <div className="lessondeeds">
        <WaysOn />
      </div>
    </>
  )
}

function Helps() {
  const { words, hinted, standing, hint, back, begin } = useLesson()
  const { t } = useWords('learn')
  const { play } = t.learn
  return (
    <>
      <p role="status" className="lessonsays">
        {hinted && words.hint}
      </p>
      <div className="lessondeeds">
        {!hinted && (
          <button type="button" className="chip" onClick={hint}>
            {play.hint}
          </button>
        )}
        <button type="button" className="chip" onClick={() => begin('shown')}>
          {play.showMe}
        </button>
        {standing?.begun && (
          <>
            <button type="button" className="chip" onClick={back}>
              <Icon name="takeBack" /> {t.table.takeBack}
            </button>
            <button type="button" className="chip" onClick={() => begin('own')}>
              {play.startAgain}
            </button>
          </>
        )}
      </div>
    </>
  )
}

/** The intended way, step by step. */
function Shown() {
  const { showStep, begin } = useLesson()
  const { t } = useWords('learn')
  const { play } = t.learn
  const forward = useRef<HTMLButtonElement>(null)
  useEffect(() => forward.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p role="status" className="lessonsays">
        <ShownStep />
      </p>
      <div className="lessondeeds">
        <button ref={forward} type="button" className="primary" onClick={showStep}>
          {play.nextStep} <Icon name="forward" />
        </button>
        <button type="button" className="ghost" onClick={() => begin('own')}>
          {play.mySelf}
        </button>
      </div>
    </>
  )
}

/** What the next step does, where it is asked just now. */
function ShownStep() {
  const { standing } = useLesson()
  const { ctx } = useGame()
  const { decision } = useChoice()
  const { t, lang } = useWords('learn')
  const { play } = t.learn
  const next = standing?.next
  const option = next && next.n === decision?.n && decision.options.find(one => isSame(one, next))
  return option ? play.shows({ what: optionText(option, ctx, lang) }) : play.goesOn
}

/** The option that an input takes: all it says but its price. */
const isSame = (option: object, input: object): boolean => {
  const said = new Map(Object.entries(input))
  return Object.entries(option).every(([field, value]) => field === 'cost' || said.get(field) === value)
}
