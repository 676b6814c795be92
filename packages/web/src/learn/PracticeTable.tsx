import type { View } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Notice } from '../app/Notice.tsx'
import { useWords } from '../app/words.ts'
import type { Line } from '../play/connection/connection.ts'
import { useLine, useLineState } from '../play/connection/useLine.ts'
import { Table } from '../play/Table.tsx'
import { type Guide, GuideContext, type TableLine } from '../play/tableContext.ts'

interface PracticeProps {
  code: string
  token: string
  guide: Guide
  /** What is shown when the game is over; without it, the table as it is then. */
  after?: (view: View, lobby: Lobby) => ReactNode
  onEnd?: () => void
}

/** A practice table from one of its seats, with whoever guides the player there. */
export function PracticeTable(props: PracticeProps) {
  const { code, token } = props
  const seat = useMemo(() => ({ code, token, seat: 0, at: 0 }), [code, token])
  const line = useLine(seat)
  return line && <Seated key={code} line={line} {...props} />
}

function Seated({ line, guide, after, onEnd }: PracticeProps & { line: Line }) {
  const { t } = useWords()
  const state = useLineState(line)
  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])
  const isEnded = isOver && !guide.speaks
  useEffect(() => {
    if (isEnded) onEnd?.()
  }, [isEnded, onEnd])
  const guided = useMemo(() => guidedLine(line), [line])
  const shown = useMemo(() => ({ ...state, back: false }), [state])
  const { view, lobby } = state
  if (!view || !lobby) return <Notice text={t.connecting} />
  if (isEnded && after) return after(view, lobby)
  return (
    <GuideContext value={guide}>
      <Table line={guided} state={shown} lobby={lobby} view={view} onEnd={end} />
    </GuideContext>
  )
}

/** Nothing is taken back, held or declined for later where a script goes on from what was done. */
const guidedLine = (line: Line): TableLine => ({
  answer: (choice, ...next) => line.answer(choice, ...next),
  why: () => line.why(),
  forgive: () => line.forgive(),
  plays: playing => line.plays(playing),
  reenter: () => line.reenter(),
  takeBack: () => {},
  standing: () => {},
  holdTurn: () => {},
  propose: () => {},
  agree: () => {},
  talk: async () => false,
  whisper: async () => false,
  earlierTalk: () => {},
  hurry: () => {},
})
