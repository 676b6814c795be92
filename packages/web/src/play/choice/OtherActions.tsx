import './confirm.css'
import type { Obstacle } from '@coldwake/rules/facts'
import { cardName, optionText, whyText } from '@coldwake/text'
import { useEffect, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { whyAddress } from '../../rules/links/address.ts'
import { RuleLink } from '../../rules/links/RulesLink.tsx'
import { roomTitle } from '../board/describeRoom.ts'
import { useChoice, useConnection, useGame } from '../tableContext.ts'
import { DropBeforeTurnEnds } from '../turn/DropBeforeTurnEnds.tsx'
import { choiceIcon } from './choiceRecords.ts'
import { type Entry, isOnBoard } from './choices.ts'

/** Everything but walking: cards to play, passing, and what is not possible just now with the reason. */
export function OtherActions() {
  const choosing = useChoice()
  const { line, state } = useConnection()
  const { t } = useWords()
  const n = choosing.decision?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for every question
  useEffect(() => line.why(), [line, n])
  const obstacles = state.obstacles?.n === n ? (state.obstacles?.list ?? []) : []
  return (
    <section className="more" aria-label={t.instead}>
      <div className="caption">{t.instead}</div>
      <ul>
        {choosing.entries
          .filter(entry => !isOnBoard(entry))
          .map(entry => (
            <li key={entry.key}>
              <Chip entry={entry} />
            </li>
          ))}
      </ul>
      <DropBeforeTurnEnds />
      <NotNow obstacles={worthSaying(obstacles, choosing.entries)} />
    </section>
  )
}

/** Where there is little room they are folded away until somebody asks. */
function NotNow({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  if (obstacles.length === 0) return null
  return (
    <div className={`notnow ${shown ? 'shown' : ''}`}>
      <button type="button" className="chip" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t.table.notNow({ n: obstacles.length })} {shown ? '▾' : '▴'}
      </button>
      <ul>
        {obstacles.map(obstacle => (
          <li key={JSON.stringify(obstacle)}>
            <Impossible obstacle={obstacle} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Cards that never work as an action say so themselves; a room that can be reached in another way is no obstacle. */
function worthSaying(obstacles: readonly Obstacle[], entries: readonly Entry[]): Obstacle[] {
  const reachable = new Set(entries.map(entry => entry.key))
  // Without cards nobody goes anywhere: said once, not for every room.
  const broke = obstacles.find(obstacle => obstacle.do === 'move' && obstacle.why === 'noCardsToPay')
  return obstacles.filter(obstacle => {
    if (obstacle.why === 'reactionOnly' || obstacle.why === 'notInCombat') return false
    if (obstacle.why === 'noCardsToPay') return obstacle === broke
    if (obstacle.do === 'carefulMove') return false
    // Most rooms have no terminal; and if the elevator does not go, it goes nowhere.
    if (obstacle.do === 'computer' && obstacle.why === 'noComputer') return false
    if (obstacle.do === 'rideElevator') return obstacle === obstacles.find(({ do: deed }) => deed === 'rideElevator')
    return obstacle.do !== 'move' || !reachable.has(`room:${obstacle.to}`)
  })
}

function Chip({ entry }: { entry: Entry }) {
  const { ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords()
  const option = entry.options[0]
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={choosing.draft?.entry.key === entry.key}
      onClick={() => choosing.select(entry)}
    >
      <span className="keycap">{entry.number}</span>
      <Icon name={choiceIcon(option)} />
      {option.do === 'play' ? cardName(option.card, lang) : optionText(option, ctx, lang)}
      {option.cost ? <small>{t.plusCards({ n: option.cost })}</small> : null}
    </button>
  )
}

function Impossible({ obstacle }: { obstacle: Obstacle }) {
  const { table, ctx } = useGame()
  const { t, lang } = useWords()
  const { why, ...choice } = obstacle
  const what = () => {
    if (choice.do === 'move' || choice.do === 'carefulMove')
      return why === 'noCardsToPay' ? t.move : roomTitle(table, choice.to, t, lang)
    return choice.do === 'play' ? cardName(choice.card, lang) : optionText(choice, ctx, lang)
  }
  return (
    <span className="chip cannot">
      <Icon name={choice.do === 'move' ? 'lock' : choiceIcon(choice)} />
      <span>
        {what()}: {whyText(why, lang)}
      </span>
      <RuleLink to={whyAddress(table.game, why)} about={whyText(why, lang)} />
    </span>
  )
}
