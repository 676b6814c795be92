/** One sentence that says what to do next for what I play for, and where. */
import type { Name } from '@coldwake/rules/facts'
import type { Distance, WayOut } from '@coldwake/rules/games/waysOut'
import { cardName, roomName, theIntruder, theThing, theTile } from '@coldwake/text'
import { useWords, type Words } from '../../app/words.ts'
import { wayName } from '../../games/waysOut/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { roomTitle } from '../board/describeRoom.ts'
import { type TableGame, useGame } from '../tableContext.ts'
import { nextStep, type Place, type Step } from './nextStep.ts'
import type { Knowledge } from './objectiveReach.ts'

type Says = Words<'panels'>['t']
interface Reader {
  game: Pick<TableGame, 'table' | 'me' | 'name'>
  t: Says
  lang: Words['lang']
}

/** How far a place is. */
export const farAway = (away: Distance, t: Says): string =>
  [t.waysOut.away({ steps: away.steps }), away.shut ? t.waysOut.behindDoor : ''].filter(Boolean).join(', ')

/** What is to be done, as a sentence. */
export function stepText(step: Step, { game: { table, name }, t, lang }: Reader): string {
  const { steps } = t.goals
  switch (step.do) {
    case 'destroyEggs':
      return steps.destroyEggs({ n: step.n })
    case 'kill':
    case 'meet':
      return steps[step.do]({ intruder: theIntruder(step.intruder, lang) })
    case 'analyze':
      return steps.analyze({ object: theThing(step.object, lang), why: step.why })
    case 'fetch': {
      const room = step.tile === null ? '' : theTile(step.tile, lang)
      return steps.fetch({ object: theThing(step.object, lang), why: step.why, room })
    }
    case 'bring':
      return steps.bring({ object: theThing(step.object, lang), room: theTile(step.tile, lang) })
    case 'outlive': {
      const seats = table.crew.filter(({ number }) => step.players.includes(number)).map(({ seat }) => name(seat))
      return seats.length > 0 ? steps.outlive({ who: seats.join(', ') }) : steps.alone
    }
    case 'leave':
      return steps.leave({ way: wayTitle(step.way, t) })
    default:
      return steps[step.do]
  }
}
const wayTitle = (way: WayOut, t: Says): string => wayName(way, t)

/** Where that is. */
function placeText({ tile, room, away }: Place, { game: { table }, t, lang }: Reader): string {
  const named = room === null || (tile !== null && !table.rooms.some(one => one.room === room && one.tile !== null))
  const place = named && tile !== null ? roomName(tile, lang) : roomTitle(table, room ?? '', t, lang)
  return [place, room === null ? t.waysOut.notFound : away ? farAway(away, t) : ''].filter(Boolean).join(': ')
}

interface NextStepSaid {
  text: string
  place: string
  card: string
}

export function useNextStep(cards: readonly Name[]): NextStepSaid | null {
  const game = useGame()
  const { t, lang } = useWords('panels')
  return nextStepOf(cards, { game, t, lang })
}

/** What to do next for the first of these cards that anything can be done for. */
export function nextStepOf(cards: readonly Name[], reader: Reader): NextStepSaid | null {
  const { table, me } = reader.game
  const { lang } = reader
  if (!me) return null
  const known: Knowledge = { table, me }
  const found = cards.flatMap(card => {
    const step = nextStep(card, known)
    return step ? [{ step, card }] : []
  })[0]
  if (!found) return null
  return {
    text: stepText(found.step, reader),
    place: found.step.place ? placeText(found.step.place, reader) : '',
    card: cardName(found.card, lang),
  }
}

export function NextStep({ cards }: { cards: readonly Name[] }) {
  const { t } = useWords('panels')
  const next = useNextStep(cards)
  if (!next) return null
  return (
    <p className="nextstep">
      <Icon name="play" />
      <span>
        <small className="caption">{t.goals.next}</small>
        <b>{next.text}</b>
        {next.place && <small>{next.place}</small>}
      </span>
    </p>
  )
}
