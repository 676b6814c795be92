import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import type { Stage } from '../useStage.ts'

type StageBarProps = Pick<Stage, 'waits' | 'left' | 'mineAhead' | 'next' | 'skip'>

/** The ways past what is being shown: to the next picture, or to the present by way of what happens to me. */
export function StageBar({ waits, left, mineAhead, next, skip }: StageBarProps) {
  const { t } = useWords('stage')
  return (
    <div className="stagebar">
      <span className="left" aria-hidden="true">
        {t.stage.reelLeft({ n: left })}
      </span>
      <button type="button" className={waits ? 'onward' : undefined} aria-keyshortcuts="Space" onClick={next}>
        {waits ? t.stage.next : t.stage.skipOne} <Icon name="play" />
      </button>
      {left > 0 && (
        <button type="button" aria-keyshortcuts="Escape" onClick={skip}>
          {mineAhead ? t.stage.toMine : t.stage.toNow} <Icon name="toEnd" />
        </button>
      )}
    </div>
  )
}
