import '../confirm.css'
import type { Obstacle } from '@coldwake/rules/facts'
import { cardName, optionText, whyText } from '@coldwake/text'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { whyAddress } from '../../../rules/links/address.ts'
import { RuleLink } from '../../../rules/links/RulesLink.tsx'
import { useChoice, useConnection, useGame } from '../../tableContext.ts'
import { DropBeforeTurnEnds } from '../../turn/DropBeforeTurnEnds.tsx'
import { choiceIcon, fightsBack, placeOf } from '../choiceRecords.ts'
import { type Entry, isDrop, isOnBoard } from '../choices.ts'
import { exitName } from '../choicesOnBoard.ts'
import { Tiles, VerbTile } from './VerbTile.tsx'

/** What can be done besides: deeds, cards and passing; and what is not possible just now, with the reason. */
export function OtherActions() {
  const { table } = useGame()
  const choosing = useChoice()
  const { line, state } = useConnection()
  const { t } = useWords()
  const n = choosing.decision?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for every question
  useEffect(() => line.why(), [line, n])
  const obstacles = state.obstacles?.n === n ? state.obstacles?.list : undefined
  const deeds = choosing.entries.filter(entry => !isOnBoard(entry) && !isDrop(entry))
  // What is done about an Intruder stands above; out of cards there is nothing but passing, and that does too.
  const isLast = ({ options: [option] }: Entry) => placeOf(option) === 'last'
  const here = choosing.fighting ? deeds.filter(({ options: [option] }) => !fightsBack(option, table.game)) : deeds
  const isSpent = deeds.every(isLast) && !choosing.entries.some(isOnBoard)
  return (
    <section className="more" aria-label={t.instead}>
      {!isSpent && <Tiles title={t.instead} entries={here} />}
      <Drops />
      <DropBeforeTurnEnds />
      {obstacles ? <NotNow obstacles={worthSaying(obstacles, choosing.entries)} /> : <div className="notnow to-come" />}
    </section>
  )
}

/** Things to drop are chosen where they are carried. A phone shows those in a drawer: there they stand here, folded. */
function Drops() {
  const { entries } = useChoice()
  const { t } = useWords()
  const things = entries.filter(isDrop)
  if (things.length === 0) return null
  return (
    <Folded className="drops" label={t.dropOne({ n: things.length })}>
      {things.map(entry => (
        <li key={entry.key}>
          <VerbTile entry={entry} />
        </li>
      ))}
    </Folded>
  )
}

/** Reasons are there for whoever asks. */
function NotNow({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const { t } = useWords()
  if (obstacles.length === 0) return null
  return (
    <Folded className="notnow" label={t.table.notNow({ n: obstacles.length })}>
      {obstacles.map(obstacle => (
        <li key={JSON.stringify(obstacle)}>
          <Impossible obstacle={obstacle} />
        </li>
      ))}
    </Folded>
  )
}

function Folded({ className, label, children }: { className: string; label: string; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  return (
    <div className={className}>
      <button type="button" className="chip" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {label} {shown ? '▾' : '▴'}
      </button>
      {shown && <ul>{children}</ul>}
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

function Impossible({ obstacle }: { obstacle: Obstacle }) {
  const game = useGame()
  const { table, ctx } = game
  const { t, lang } = useWords()
  const { why, ...choice } = obstacle
  const what = () => {
    if (choice.do === 'move' || choice.do === 'carefulMove')
      return why === 'noCardsToPay' ? t.move : exitName(game, choice.to, { t, lang })
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
