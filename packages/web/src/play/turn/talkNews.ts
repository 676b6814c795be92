/** What a table that is played at knows of its talk. The talk itself is a panel. */
import type { Seat } from '@coldwake/rules/facts'
import { type Heard, isSaying } from '@coldwake/wire'
import { useEffect, useMemo, useState } from 'react'
import { markRead, readSoFar } from '../../net/heldSeats.ts'
import { type LineState, talkEnd } from '../connection/lineState.ts'
import { type Panel, useConnection, useGame } from '../tableContext.ts'
import { type OpenProposal, openProposal } from './openProposal.ts'

export function useProposal(): OpenProposal | null {
  const { events } = useGame()
  const { talk, talkFrom } = useConnection().state
  return useMemo(() => openProposal(talk, events.length, talkFrom), [talk, talkFrom, events.length])
}

/** Something that others said, or want of everybody. */
const isNews = ({ seat, talk }: Heard, me: Seat | null): boolean =>
  seat !== me && (isSaying(talk) || talk.t === 'propose')

/** How much of it is new to whoever sits here; what the open panel shows is read. */
export function useUnread(
  code: string,
  state: Pick<LineState, 'talk' | 'talkFrom'>,
  me: Seat | null,
  panel: Panel | null,
): number {
  const { talk, talkFrom } = state
  const end = talkEnd(state)
  const [read, setRead] = useState(() => readSoFar(code))
  const reading = panel === 'talk'
  useEffect(() => {
    if (!reading || read === end) return
    setRead(end)
    markRead(code, end)
  }, [reading, read, end, code])
  return useMemo(
    () => (reading ? 0 : talk.slice(Math.max(0, read - talkFrom)).filter(heard => isNews(heard, me)).length),
    [reading, talk, talkFrom, read, me],
  )
}
