import { durationOf } from '@coldwake/text'
import { useWords, type Words } from '../app/words.ts'
import { Picks } from './Picks.tsx'

const MINUTE = 60
const AFTER = [5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE]

interface ReactionPicksProps {
  /** Seconds; null: everybody waits. */
  after: number | null
  onPick: (after: number | null) => void
  disabled: boolean
}

/** What becomes of a reaction that somebody does not give. */
export function ReactionPicks({ after, onPick, disabled }: ReactionPicksProps) {
  const { t } = useWords('pages')
  const { reactions, reactionsWait, reactionsAfter, reactionsSay, duration } = t.lobby
  const usual = after === null || AFTER.includes(after) ? AFTER : [...AFTER, after].sort((a, b) => a - b)
  return (
    <Picks<number | null>
      legend={reactions}
      value={after}
      disabled={disabled}
      onPick={onPick}
      picks={[
        { value: null, label: reactionsWait.name, says: reactionsWait.says },
        ...usual.map(seconds => ({
          value: seconds,
          label: reactionsAfter({ duration: duration(durationOf(seconds)) }),
          says: reactionsSay({ duration: duration(durationOf(seconds)) }),
        })),
      ]}
    />
  )
}

/** The same in one line. */
export const reactionsText = (after: number | null, { lobby }: Words<'pages'>['t']): string =>
  `${lobby.reactions}: ${after === null ? lobby.reactionsWait.name : lobby.reactionsAfter({ duration: lobby.duration(durationOf(after)) })}`
