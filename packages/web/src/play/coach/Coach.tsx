/** The coach at any table: what happened and why, what threatens, what the objective asks next, and a move on request. */
import './coach.css'
import { eventText, intruderName, theRoom } from '@coldwake/text'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { causeOf } from '../cause/causeOf.ts'
import { causeText as whyItHappened } from '../cause/causeText.ts'
import { causeText, riskText } from '../choice/answer/dangerWords.ts'
import { preloadForecasts } from '../choice/lazyForecast.ts'
import { setCoach } from '../coachSetting.ts'
import { useGoals } from '../objectives/heldGoals.ts'
import { useNextStep } from '../objectives/NextStep.tsx'
import { useChoice, useGame, usePanel } from '../tableContext.ts'
import { useOpenEnvelopes } from '../turn/openEnvelopes.ts'
import { Suggestion } from './Suggestion.tsx'
import { type Threat, threatsOf } from './threats.ts'
import { whatHappened } from './whatHappened.ts'

export function Coach({ titled = true }: { titled?: boolean }) {
  const { panel, open } = usePanel()
  const { t } = useWords('coach')
  const words = t.coaching
  useEffect(() => preloadForecasts(), [])
  const turnOff = () => {
    setCoach(false)
    if (panel === 'coach') open(null)
  }
  return (
    <section className="coaching" aria-label={t.table.coach}>
      <header>
        {titled && (
          <h3>
            <Icon name="eye" /> {t.table.coach}
          </h3>
        )}
        <small>{words.knows}</small>
        <button type="button" className="ghost" onClick={turnOff}>
          {words.turnOff}
        </button>
      </header>
      <dl>
        <Happened />
        <Threats />
        <Goal />
      </dl>
      <Suggestion />
    </section>
  )
}

function Fixed({ icon, title, tone, children }: { icon: IconName; title: string; tone: string; children: ReactNode }) {
  return (
    <div>
      <dt className={tone}>
        <Icon name={icon} /> {title}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Happened() {
  const { events, undone, ctx } = useGame()
  const { t, lang } = useWords('coach', 'log')
  const words = t.coaching
  const said = useMemo(() => {
    const number = whatHappened(events, ctx.me, undone)
    const event = events[number]
    if (!event) return null
    const cause = causeOf(events, number)
    const why = cause ? whyItHappened(cause, { ctx, lang, t }) : ''
    return { what: eventText(event, ctx, lang), why }
  }, [events, undone, ctx, lang, t])
  return (
    <Fixed icon="log" title={words.happened} tone="">
      {said ? said.what : words.nothingYet}
      {said?.why && <> {words.because({ why: said.why })}</>}
    </Fixed>
  )
}

function Threats() {
  const game = useGame()
  const { table, me, ctx } = game
  const { decision, forecast } = useChoice()
  const { t, lang } = useWords('coach', 'answer')
  const words = t.coaching
  const threats = me ? threatsOf({ table, me, decision, forecast }) : []
  const text = (threat: Threat): string => {
    switch (threat.is) {
      case 'deadlyNext':
        return words.deadlyNext
      case 'burns':
        return words.burns
      case 'attacks':
        return words.attacks({ intruder: intruderName(threat.kind, lang) })
      case 'near':
        return words.near({ intruder: intruderName(threat.kind, lang), room: theRoom(threat.room, ctx, lang) })
      case 'ifPass': {
        const reader = { t, lang, game }
        const [cause] = threat.danger.causes
        const said = words.ifPass({ danger: riskText(threat.danger, reader) })
        return cause ? `${said} ${causeText(cause, reader)}` : said
      }
    }
  }
  return (
    <Fixed icon="attack" title={words.threatens} tone={threats.length > 0 ? 'hot' : ''}>
      {threats.length === 0 ? words.safe : [...new Set(threats.map(text))].map(said => <span key={said}>{said} </span>)}
    </Fixed>
  )
}

/** Where others can see the screen, as hidden here as in the dock. */
function Goal() {
  const { table, me, lobby } = useGame()
  const { t } = useWords('coach', 'panels')
  const { secret, shown } = useGoals()
  const [opened] = useOpenEnvelopes(lobby.code, me?.seat ?? -1)
  const next = useNextStep(me?.objectives ?? [])
  const words = t.coaching
  const isShown = table.mode === 'cooperative' || (secret ? shown : opened)
  return (
    <Fixed icon="objective" title={words.goal} tone="ok">
      {!isShown ? words.goalHidden : next ? [next.text, next.place].filter(Boolean).join(' ') : words.noGoal}
    </Fixed>
  )
}
