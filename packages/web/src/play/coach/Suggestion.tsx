import { optionText, theRoom } from '@coldwake/text'
import { isSaying } from '@coldwake/wire'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { choiceIcon } from '../choice/choiceRecords.ts'
import { suggest } from '../choice/suggested.ts'
import { useGoals } from '../objectives/heldGoals.ts'
import { useChoice, useConnection, useGame } from '../tableContext.ts'
import { askAdvice } from './adviser.ts'
import { type Idea, ideasOf } from './ideas.ts'
import { whyNotText, whyText } from './reasons.ts'

interface Given {
  /** The number of the question it is about. */
  n: number
  /** Null while it is weighed; false: the coach cannot be had. */
  ideas: readonly Idea[] | null | false
}

/** A move on request, with its reason: picked, with its payment, and never sent. */
export function Suggestion() {
  const { lobby, table, me } = useGame()
  const { state } = useConnection()
  const choosing = useChoice()
  const { decision, entries, gathers } = choosing
  const { secret } = useGoals()
  const { t } = useWords('coach')
  const [given, setGiven] = useState<Given | null>(null)
  const [at, setAt] = useState(0)
  useEffect(() => () => suggest(null), [])
  if (!me || !decision) return null
  const words = t.coaching
  // What it suggests is made of what I play for.
  if (secret) return <p className="hint">{words.shared}</p>
  const mine = given?.n === decision.n ? given : null
  const pick = (idea: Idea | undefined) => {
    if (!idea) return
    suggest({ n: decision.n, key: idea.entry.key })
    if (!gathers || idea.option.do !== 'done') choosing.select(idea.entry, idea.option)
  }
  const ask = async () => {
    const { n } = decision
    setGiven({ n, ideas: null })
    setAt(0)
    const talk = state.talk.flatMap(({ seat, talk }, number) =>
      seat !== null && isSaying(talk) && talk.t !== 'words'
        ? [{ number: state.talkFrom + number, seat, saying: talk }]
        : [],
    )
    const advice = lobby.over ? [] : await askAdvice({ table, me, talk, whispers: state.whispers })
    const ideas = advice && ideasOf(advice, decision, entries)
    setGiven({ n, ideas: ideas ?? false })
    if (ideas) pick(ideas[0])
  }
  const ideas = mine?.ideas
  if (!ideas)
    return (
      <div className="suggestion" aria-live="polite" aria-busy={mine?.ideas === null || undefined}>
        {mine && <p>{mine.ideas === null ? words.weighing : words.unreachable}</p>}
        {mine?.ideas !== null && (
          <button type="button" className="ghost" onClick={() => void ask()}>
            <Icon name="objective" /> {words.suggest}
          </button>
        )}
      </div>
    )
  const idea = ideas[at]
  const next = () => {
    const to = (at + 1) % ideas.length
    setAt(to)
    pick(ideas[to])
  }
  return (
    <div className="suggestion" aria-live="polite">
      {idea ? <IdeaText key={at} idea={idea} onNext={ideas.length > 1 ? next : null} /> : <p>{words.noIdea}</p>}
    </div>
  )
}

function IdeaText({ idea, onNext }: { idea: Idea; onNext: (() => void) | null }) {
  const { ctx } = useGame()
  const { decision } = useChoice()
  const { t, lang } = useWords('coach')
  const [asked, setAsked] = useState(false)
  const last = useRef<HTMLDivElement>(null)
  // Its panel may be too low for all of it.
  useEffect(() => {
    last.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const words = t.coaching
  const reader = { says: words.reasons, room: (room: string) => theRoom(room, ctx, lang) }
  const { option, advice, other } = idea
  const what = other ? optionText(other.option, ctx, lang) : ''
  return (
    <>
      <h4>
        <Icon name={choiceIcon(option)} /> {optionText(option, ctx, lang)}
      </h4>
      <p>{whyText(advice, option, decision?.ask ?? '', reader)}</p>
      {asked && other && (
        <p className="instead">{words.instead({ what, reason: whyNotText(other.advice, advice, reader) })}</p>
      )}
      <p className="hint">{words.picked}</p>
      <div className="buttons" ref={last}>
        {onNext ? (
          <button type="button" className="ghost" onClick={onNext}>
            {words.another}
          </button>
        ) : (
          <span className="hint">{words.lastIdea}</span>
        )}
        {other && !asked && (
          <button type="button" className="ghost" onClick={() => setAsked(true)}>
            {words.whyNot({ what })}
          </button>
        )}
      </div>
    </>
  )
}
