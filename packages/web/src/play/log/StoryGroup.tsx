import { changedNothing, fireText, foldText, type Group, nothingText, placeText, type Row } from '@coldwake/text'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { Story } from './useStory.ts'

/** Draws the line of an event by its number. */
export type DrawLine = (number: number, as: { cause: boolean; off: boolean }) => ReactNode

interface StoryGroupProps {
  group: Group
  story: Story
  /** Whether round and phase are said above it: where they are another's than those of the group above. */
  placed: boolean
  line: DrawLine
}

/** A deed or a step of a phase: its cause, and in order what followed from it. */
export function StoryGroup({ group, story, placed, line }: StoryGroupProps) {
  const { lang } = useWords('log')
  const { place, cause, rows, first } = group
  const then = story.then[first]
  // Whose turn it is and which round is said once.
  const kind = cause === null ? null : story.events[cause]?.e
  return (
    <li className="group">
      {placed && kind !== 'round' && then && <p className="when">{placeText(place, then, lang)}</p>}
      {cause !== null && !(placed && kind === 'turn') && line(cause, { cause: true, off: false })}
      {isFire(group) && then && (
        <div className="line lead burning">
          <Icon name="fire" />
          <span className="told">{fireText(then, lang)}</span>
        </div>
      )}
      {cause !== null && then && changedNothing(story.events, cause) && (
        <p className="effects nothing">{nothingText(then, lang)}</p>
      )}
      {rows.length > 0 && (
        <ol className="effects">
          {rows.map(row => (
            <li key={'line' in row ? row.line : row.lines[0]}>
              {'line' in row ? line(row.line, { cause: false, off: false }) : <Folded {...{ row, story, line }} />}
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

const isFire = ({ place, cause, rows }: Group): boolean =>
  cause === null && place.at === 'events' && place.step === 'fire' && !rows.every(isTakenBack)
const isTakenBack = (row: Row): boolean => 'fold' in row && row.fold === 'takenBack'

interface FoldedProps {
  row: Extract<Row, { fold: unknown }>
  story: Story
  line: DrawLine
}

/** Several lines in one, until somebody wants to read them. */
function Folded({ row, story, line }: FoldedProps) {
  const { lang } = useWords('log')
  const [open, setOpen] = useState(false)
  const off = isTakenBack(row)
  return (
    <>
      <button
        type="button"
        className={`fold fold-${row.fold}`}
        tabIndex={-1}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {off && <Icon name="takeBack" />}
        <span>{foldText(row, story.events, story.then, lang)}</span>
      </button>
      {open && (
        <ol className="effects">
          {row.lines.map(number => (
            // The take back itself stands.
            <li key={number}>{line(number, { cause: false, off: off && number !== row.lines.at(-1) })}</li>
          ))}
        </ol>
      )}
    </>
  )
}
