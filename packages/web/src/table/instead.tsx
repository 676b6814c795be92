import type { Obstacle } from '@coldwake/rules'
import { cardName, whyText } from '@coldwake/text'
import { useEffect } from 'react'
import { roomTitle } from '../board/describe.ts'
import { Icon } from '../icons/icon.tsx'
import { cardIcon } from '../icons/pictures.ts'
import { useWords } from '../words.tsx'
import { type Entry, isPlace } from './choices.ts'
import { useTable } from './model.tsx'

/** Everything but walking: cards to play, passing, and what is not possible just now with the reason. */
export function Instead() {
  const { choosing, line, state } = useTable()
  const { t } = useWords()
  const n = choosing.decision?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for every question
  useEffect(() => line.why(), [line, n])
  const obstacles = state.obstacles?.n === n ? (state.obstacles?.list ?? []) : []
  return (
    <section className="more" aria-label={t.instead}>
      <div className="lab">{t.instead}</div>
      <ul>
        {choosing.entries
          .filter(entry => !isPlace(entry))
          .map(entry => (
            <li key={entry.key}>
              <Chip entry={entry} />
            </li>
          ))}
        {worthSaying(obstacles, choosing.entries).map(obstacle => (
          <li key={`${obstacle.do} ${obstacle.do === 'play' ? obstacle.card : obstacle.to}`}>
            <Impossible obstacle={obstacle} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Cards that never work as an action say so themselves; a room that can be reached in another way is no obstacle. */
export function worthSaying(obstacles: readonly Obstacle[], entries: readonly Entry[]): Obstacle[] {
  const reachable = new Set(entries.map(entry => entry.key))
  // Without cards nobody goes anywhere: said once, not for every room.
  const broke = obstacles.find(obstacle => obstacle.do === 'move' && obstacle.why === 'noCardsToPay')
  return obstacles.filter(obstacle => {
    if (obstacle.do === 'play') return obstacle.why !== 'noEffectYet' && obstacle.why !== 'reactionOnly'
    if (obstacle.why === 'noCardsToPay') return obstacle === broke
    return obstacle.do === 'move' && !reachable.has(`room:${obstacle.to}`)
  })
}

function Chip({ entry }: { entry: Entry }) {
  const { choosing } = useTable()
  const { t, lang } = useWords()
  const option = entry.options[0]
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={choosing.draft?.entry.key === entry.key}
      onClick={() => choosing.select(entry)}
    >
      <span className="k">{entry.number}</span>
      <Icon name={option.do === 'play' ? cardIcon(option.card) : 'pass'} />
      {option.do === 'play' ? cardName(option.card, lang) : t.pass}
      {option.cost ? <small>{t.plusCards(option.cost)}</small> : null}
    </button>
  )
}

function Impossible({ obstacle }: { obstacle: Obstacle }) {
  const { table } = useTable()
  const { t, lang } = useWords()
  const what = () => {
    if (obstacle.do === 'play') return cardName(obstacle.card, lang)
    return obstacle.why === 'noCardsToPay' ? t.move : roomTitle(table, obstacle.to, t, lang)
  }
  return (
    <span className="chip cannot">
      <Icon name={obstacle.do === 'play' ? cardIcon(obstacle.card) : 'lock'} />
      <span>
        {what()}: {whyText(obstacle.why, lang)}
      </span>
    </span>
  )
}
