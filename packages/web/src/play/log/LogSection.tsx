import './log.css'
import type { Group } from '@coldwake/text'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { whyText } from '../cause/causeText.ts'
import type { EventKind } from '../kinds.ts'
import { useGame } from '../tableContext.ts'
import { firstDeed } from '../undoneEvents.ts'
import { LogLine } from './LogLine.tsx'
import { useLastLook } from './lastLook.ts'
import { type DrawLine, StoryGroup } from './StoryGroup.tsx'
import { useStory } from './useStory.ts'

/** So many groups at first; older ones on demand. */
const PAGE = 40

export function LogSection() {
  const { t } = useWords('log')
  return (
    <section className="log" aria-label={t.log}>
      <div className="caption">
        {t.whatHappened} · {t.newestFirst}
      </div>
      <LogList />
    </section>
  )
}

/** The newest group first, and in a group from its cause on. */
export function LogList() {
  const { events, me, lobby, ctx, jump } = useGame()
  const { t, lang } = useWords('log')
  const [shown, setShown] = useState(PAGE)
  const [menu, setMenu] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const story = useStory(events, ctx)
  const groups = useMemo(() => story.groups.toReversed(), [story.groups])
  const from = useMemo(() => firstDeed(events), [events])
  const mayGoBack = me !== null && !lobby.over
  // Whoever looks at a whole game has not missed anything.
  const seen = useLastLook({ code: jump ? null : lobby.code, me: ctx.me, events, box })
  // The groups above this one have something new in them.
  const lastSeen = groups.findIndex((_, at) => (groups[at - 1]?.first ?? events.length) <= seen)
  // A turn in which nothing was done yet has no line: its place says it.
  const firstLine = groups.find(({ cause }) => cause !== null && events[cause]?.e !== 'turn')?.cause
  const line: DrawLine = (number, { cause, off }) => {
    const [event, then] = [events[number], story.then[number]]
    return (
      event &&
      then && (
        <LogLine
          {...{ event, number, cause, off, jump }}
          first={number === firstLine}
          mayGoBack={mayGoBack && number >= from && !off}
          open={menu === number}
          onMenu={setMenu}
          ctx={then}
          why={SUFFERED.includes(event.e) ? whyText(events, number, { ctx: then, lang, t }) : ''}
        />
      )
    )
  }
  return (
    <div className="logscroll" ref={box}>
      <ol className="loglist story" onKeyDown={walk} data-told={events.length}>
        {groups.slice(0, shown).map((group, at) => [
          at > 0 && at === lastSeen && (
            <li key="new" className="newsline">
              {t.newSinceYouLooked}
            </li>
          ),
          <StoryGroup key={group.first} placed={!isSamePlace(group, groups[at - 1])} {...{ group, story, line }} />,
        ])}
      </ol>
      {groups.length > shown && (
        <button type="button" className="chip" onClick={() => setShown(shown + PAGE * 4)}>
          {t.showEarlier}
        </button>
      )}
    </div>
  )
}

/** What befalls somebody and is not clear from the line above it. */
const SUFFERED: readonly EventKind[] = ['died', 'encounter', 'lightWound', 'seriousWound']

const isSamePlace = (group: Group, above: Group | undefined): boolean =>
  above !== undefined && JSON.stringify(group.place) === JSON.stringify(above.place)

/** Up and down from line to line, sideways between what a line offers: its rule, and the way back. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  if (!event.key.startsWith('Arrow')) return
  event.preventDefault()
  event.stopPropagation()
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.logrule, .fold')]
  const line = target.closest('.line')
  const here = [...(line?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const at = here.indexOf(target)
  const stop = stops.findIndex(one => one === target || line?.contains(one))
  const to = {
    ArrowDown: stops[stop + 1],
    ArrowUp: stops[stop - 1],
    ArrowRight: here[at + 1],
    ArrowLeft: here[at - 1],
  }[event.key]
  to?.focus()
}
