import { useTableWords } from '../games/tableWords.ts'
import { Icon } from '../icons/Icon.tsx'
import { useGame } from '../play/tableContext.ts'
import { type KeyMoment, MOMENT_LOOK } from './keyMoments.ts'
import { momentName } from './momentName.ts'

interface MomentListProps {
  moments: readonly KeyMoment[]
  /** How many events are told by now. */
  told: number
  onJump: (event: number) => void
}

/** The moments that turned the game, to go to at once. */
export function MomentList({ moments, told, onJump }: MomentListProps) {
  const words = useTableWords('stage')
  const { name } = useGame()
  // The latest that was told is where one is.
  const now = moments.findLastIndex(({ event }) => event < told)
  return (
    <ol className="momentlist">
      {moments.map((moment, place) => {
        const [icon, tone] = MOMENT_LOOK[moment.kind]
        return (
          <li key={moment.event} className={tone}>
            <button type="button" aria-current={place === now || undefined} onClick={() => onJump(moment.event)}>
              <span className="mark">
                <Icon name={icon} />
              </span>
              <span>{momentName(moment, name, words)}</span>
              <small>{words.t.roundNumber({ n: moment.round })}</small>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
