import './local.css'
import { useEffect, useState } from 'react'
import { addArea } from '../app/languages.ts'
import { Notice } from '../app/Notice.tsx'
import { go } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import { forgetSeat } from '../net/heldSeats.ts'
import { around, setPace } from '../net/localTables.ts'
import type { Answer } from '../net/server/api.ts'
import { SeatedTable } from '../play/SeatedTable.tsx'
import { hurryPlayback, rateOf, type Speed, usePlaybackPace } from '../play/stage/playbackSpeed.ts'
import { failureText } from '../ui/FailureNote.tsx'
import { HotSeat } from './HotSeat.tsx'
import type { Around } from './messages.ts'

/** A bot's answer can be followed at the pace at which the news is played; where nothing is played, nobody waits. */
const PACE = 700
const paceAt = (speed: Speed): number => (speed === '0' ? 0 : PACE / rateOf(speed))

/** Whoever begins here may be far from any server when the game ends. */
const fetchTheEnd = () =>
  Promise.all([
    import('../end/EndPage.tsx'),
    import('../end/Statistics.tsx'),
    import('./PlayAgainHere.tsx'),
    addArea('stage'),
    addArea('log'),
  ])

/** `/local/ID`: a table of this browser. One person plays as everywhere; several hand the device around. */
export function LocalPage({ code }: { code: string }) {
  const { t, lang } = useWords()
  const speed = usePlaybackPace()
  const [known, setKnown] = useState<Answer<Around> | null>(null)
  useEffect(() => setPace(paceAt(speed)), [speed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another table nobody has hurried yet
  useEffect(() => () => hurryPlayback(false), [code])
  useEffect(() => void fetchTheEnd().catch(() => {}), [])
  useEffect(() => {
    let here = true
    around(code).then(answer => {
      if (here) setKnown(answer)
    })
    return () => {
      here = false
    }
  }, [code])
  if (!known) return <Notice text={t.looking} />
  if ('failure' in known)
    return (
      <Notice text={failureText(known.failure, lang)}>
        <a href="/#games">{t.toAllTables}</a>
      </Notice>
    )
  const { people } = known.value
  const [only, ...more] = people
  if (!only || more.length > 0) return <HotSeat code={code} around={known.value} />
  const forget = () => {
    forgetSeat(code)
    go('/')
  }
  return <SeatedTable seat={{ code, seat: only.seat, token: only.token, at: 0 }} onForget={forget} />
}
