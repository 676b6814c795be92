import '../styles/local.css'
import { useEffect, useState } from 'react'
import { failureText } from '../failure.tsx'
import { Notice } from '../lobby/notice.tsx'
import { Seated } from '../lobby/seated.tsx'
import type { Answer } from '../net/api.ts'
import { around, setPace } from '../net/local.ts'
import { forgetSeat } from '../net/seats.ts'
import { go } from '../route.ts'
import { enter } from '../speak.ts'
import { hurry, usePace } from '../stage/speed.ts'
import { useWords } from '../words.tsx'
import { HotSeat } from './hotseat.tsx'
import type { Around } from './messages.ts'

/** A bot's answer can be followed at the pace at which the news is played; where nothing is played, nobody waits. */
const PACE = 700
const paceAt = (speed: number): number => (speed === 0 ? 0 : PACE / speed)

/** Whoever begins here may be far from any server when the game ends. */
const fetchTheEnd = () =>
  Promise.all([
    import('../end/end.tsx'),
    import('../end/statistics.tsx'),
    import('./again.tsx'),
    enter('stage'),
    enter('log'),
  ])

/** `/local/ID`: a table of this browser. One person plays as everywhere; several hand the device around. */
export function LocalPage({ code }: { code: string }) {
  const { t, lang } = useWords()
  const speed = usePace()
  const [known, setKnown] = useState<Answer<Around> | null>(null)
  useEffect(() => setPace(paceAt(speed)), [speed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another table nobody has hurried yet
  useEffect(() => () => hurry(false), [code])
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
        <a href="/">{t.toAllTables}</a>
      </Notice>
    )
  const { people } = known.value
  const [only, ...more] = people
  if (!only || more.length > 0) return <HotSeat code={code} around={known.value} />
  const forget = () => {
    forgetSeat(code)
    go('/')
  }
  return <Seated seat={{ code, seat: only.seat, token: only.token, at: 0 }} onForget={forget} />
}
