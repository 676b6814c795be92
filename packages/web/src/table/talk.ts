/** What a table that is played at knows of its talk. The talk itself is a panel. */
import type { Seat } from '@coldwake/rules'
import { type Heard, isSaying } from '@coldwake/wire'
import { useEffect, useMemo, useState } from 'react'
import { markRead, readSoFar } from '../net/seats.ts'
import { type OpenProposal, openProposal } from '../talk/proposal.ts'
import { type Panel, useTable } from './model.tsx'

export function useProposal(): OpenProposal | null {
  const { talk, events } = useTable().state
  return useMemo(() => openProposal(talk, events.length), [talk, events.length])
}

/** Something that others said, or want of everybody. */
const isNews = ({ seat, talk }: Heard, me: Seat | null): boolean =>
  seat !== me && (isSaying(talk) || talk.t === 'propose')

/** How much of it is new to whoever sits here; what the open panel shows is read. */
export function useUnread(code: string, talk: readonly Heard[], me: Seat | null, panel: Panel | null): number {
  const [read, setRead] = useState(() => readSoFar(code))
  const reading = panel === 'talk'
  useEffect(() => {
    if (!reading || read === talk.length) return
    setRead(talk.length)
    markRead(code, talk.length)
  }, [reading, read, talk.length, code])
  return useMemo(
    () => (reading ? 0 : talk.slice(read).filter(heard => isNews(heard, me)).length),
    [reading, talk, read, me],
  )
}
