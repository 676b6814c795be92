/** What a table may be asked for besides its seats; the same words before, at and during the game. */

import { USUAL } from '@coldwake/bots'
import { durationOf } from '@coldwake/text'
import { CLOCK_POLICIES, type Clock } from '@coldwake/wire'
import { useWords, type Words } from '../app/words.ts'
import { Picks } from './Picks.tsx'
import { levelPicks } from './SeatKinds.tsx'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const CLOCKS = [2 * MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY]
const DELAYS = [0, MINUTE, 5 * MINUTE, 15 * MINUTE]

const withUsual = (usual: readonly number[], now: number): number[] =>
  usual.includes(now) ? [...usual] : [...usual, now].sort((a, b) => a - b)

interface ClockPicksProps {
  clock: Clock | null
  onClock: (clock: Clock | null) => void
  disabled?: boolean
}

export function ClockPicks({ clock, onClock, disabled = false }: ClockPicksProps) {
  const { t } = useWords('pages')
  const { noClock, clockSays, policies, duration } = t.lobby
  // A clock that nothing follows from is none: one has to ask for that.
  const policy = clock?.policy ?? 'decision'
  return (
    <>
      <Picks<number | null>
        legend={t.lobby.clock}
        value={clock?.seconds ?? null}
        disabled={disabled}
        onPick={seconds => onClock(seconds === null ? null : { seconds, policy })}
        picks={[
          { value: null, label: noClock.name, says: noClock.says },
          ...withUsual(CLOCKS, clock?.seconds ?? MINUTE * 2).map(seconds => ({
            value: seconds,
            label: duration(durationOf(seconds)),
            says: clockSays({ duration: duration(durationOf(seconds)) }),
          })),
        ]}
      />
      {clock && (
        <Picks
          legend={t.lobby.policy}
          value={clock.policy}
          disabled={disabled}
          onPick={chosen => onClock({ ...clock, policy: chosen })}
          picks={CLOCK_POLICIES.map(one => ({ value: one, label: policies[one].name, says: policies[one].says }))}
        />
      )}
      {clock && clock.policy !== 'wait' && (
        <Picks
          legend={t.lobby.standInLevel}
          value={clock.bot ?? USUAL}
          disabled={disabled}
          onPick={bot => onClock({ ...clock, bot })}
          picks={levelPicks(t)}
        />
      )}
    </>
  )
}

interface DelayPicksProps {
  delay: number
  onDelay: (delay: number) => void
  disabled?: boolean
}

export function DelayPicks({ delay, onDelay, disabled = false }: DelayPicksProps) {
  const { t } = useWords('pages')
  return (
    <Picks
      legend={t.lobby.delay}
      value={delay}
      disabled={disabled}
      onPick={onDelay}
      picks={withUsual(DELAYS, delay).map(seconds => ({
        value: seconds,
        label:
          seconds === 0 ? t.lobby.noDelay.name : t.lobby.later({ duration: t.lobby.duration(durationOf(seconds)) }),
        says:
          seconds === 0 ? t.lobby.noDelay.says : t.lobby.delaySays({ duration: t.lobby.duration(durationOf(seconds)) }),
      }))}
    />
  )
}

/** The clock in one line. */
export const clockText = (clock: Clock | null, t: Words<'pages'>['t']): string =>
  clock
    ? `${t.lobby.clock}: ${t.lobby.duration(durationOf(clock.seconds))} · ${t.lobby.policies[clock.policy].name}`
    : t.lobby.noClock.name

export const delayText = (delay: number, t: Words<'pages'>['t']): string =>
  `${t.lobby.delay}: ${delay === 0 ? t.lobby.noDelay.name : t.lobby.later({ duration: t.lobby.duration(durationOf(delay)) })}`
