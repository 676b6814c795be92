/** Over the board: what is to be done, and in the end what came of it. */
import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { GAMES } from '../../games/covers/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { RulesLink } from '../../rules/links/RulesLink.tsx'
import { keepKeys } from '../../ui/dialogEvents.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { learnPath, lessonPath } from '../lessons.ts'
import { MOST_STARS, Star, Stars } from '../Stars.tsx'
import { useLesson } from './lessonContext.ts'

export function LessonCard() {
  const { info, mode, look, begin } = useLesson()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const isBefore = mode === 'before'
  return (
    <dialog
      ref={dialog}
      className="lessoncard"
      aria-labelledby={id}
      aria-describedby={`${id}-says`}
      onClose={() => (isBefore ? begin('own') : look())}
      onKeyDown={keepKeys}
    >
      {isBefore ? <Task id={id} /> : <Outcome id={id} />}
      <p className="cardfoot">
        <RuleLinks />
        <PageLink to={learnPath(GAMES.find(game => game === info.game) ?? GAMES[0])}>
          <AllLessons />
        </PageLink>
      </p>
    </dialog>
  )
}

function AllLessons() {
  const { t } = useWords('learn')
  return t.learn.play.all
}

function Task({ id }: { id: string }) {
  const { info, words, begin } = useLesson()
  const { t } = useWords('learn')
  const { play, groups } = t.learn
  return (
    <>
      <p className="cardover">
        {play.kind[info.kind]} · {groups[info.group]}
      </p>
      <h1 id={id}>{words.title}</h1>
      <p id={`${id}-says`} className="cardsays">
        {words.task} <span>{play.par({ n: info.par })}</span>
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => begin('own')}>
          {play.begin}
        </button>
        <button type="button" className="ghost" onClick={() => begin('shown')}>
          {play.showMe}
        </button>
      </div>
    </>
  )
}

/** How it ended, what that says, and where to go from here. */
function Outcome({ id }: { id: string }) {
  const { words, mode, standing, stars } = useLesson()
  const { t } = useWords('learn')
  const { play } = t.learn
  const verdict = standing?.verdict
  const isSolved = verdict?.status === 'solved'
  return (
    <>
      <h1 id={id}>{mode === 'shown' ? play.shown : isSolved ? play.solved : play.failed}</h1>
      {stars !== null && <Stars count={stars} />}
      <p id={`${id}-says`} className="cardsays">
        {verdict?.status === 'failed' ? words.answers[verdict.answer] : words.solved}
      </p>
      {stars !== null && stars < MOST_STARS && <StarList />}
      <div className="buttons">
        <WaysOn />
        <button type="button" className="ghost" onClick={event => event.currentTarget.closest('dialog')?.close()}>
          {play.look}
        </button>
      </div>
    </>
  )
}

/** What each star is for, and which of them were reached. */
function StarList() {
  const { info, stars } = useLesson()
  const { t } = useWords('learn')
  const { solved, alone, par } = t.learn.play.stars
  return (
    <ul className="starlist">
      {[solved, alone, par({ n: info.par })].map((says, at) => (
        <li key={says} className={at < (stars ?? 0) ? 'on' : undefined}>
          <Star on={at < (stars ?? 0)} /> {says}
        </li>
      ))}
    </ul>
  )
}

/** The most likely one first: on to the next, or once more. */
export function WaysOn() {
  const { mode, standing, next, begin } = useLesson()
  const { t } = useWords('learn')
  const { play } = t.learn
  const isSolved = mode === 'own' && standing?.verdict.status === 'solved'
  return (
    <>
      {isSolved && next && <NextLink className="primary" />}
      <button type="button" className={isSolved && next ? 'ghost' : 'primary'} onClick={() => begin('own')}>
        {mode === 'shown' ? play.mySelf : play.tryAgain}
      </button>
      {mode === 'own' && !isSolved && (
        <button type="button" className="ghost" onClick={() => begin('shown')}>
          {play.showMe}
        </button>
      )}
      {!isSolved && next && <NextLink className="ghost" />}
    </>
  )
}

function NextLink({ className }: { className: string }) {
  const { next, titleOf } = useLesson()
  const { t } = useWords('learn')
  if (!next) return null
  return (
    <PageLink className={className} to={lessonPath(next)}>
      {t.learn.play.nextLesson({ title: titleOf(next.id) })}
    </PageLink>
  )
}

function RuleLinks() {
  const { info } = useLesson()
  const { t } = useWords('learn')
  return (
    <span className="cardrules">
      <Icon name="rules" /> {t.learn.play.rules}
      {info.rules.map(rule => (
        <RulesLink key={rule} to={rule} className="ruleref">
          {rule.replace(/^[A-Z]+-/, '')}
        </RulesLink>
      ))}
    </span>
  )
}
