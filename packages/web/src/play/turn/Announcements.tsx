import { Suspense, useState } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { optionalPart } from '../../app/LazyPart.tsx'
import { talkEnd } from '../connection/lineState.ts'
import { useConnection } from '../tableContext.ts'
import { useTextTable } from '../textTableSetting.ts'

const Speech = optionalPart(
  () => import('../speech/Speech.tsx').then(({ Speech }) => Speech),
  'answer',
  'log',
  'panels',
)

/** Tells what happens to those who do not see it, and calls the players who are asked: when there is time, or at once in words. */
export function Announcements() {
  // What was said before is in the talk.
  const [before] = useState(talkEnd(useConnection().state))
  const quiet = useQuiet()
  const isText = useTextTable()
  return <Suspense>{(quiet || isText) && <Speech before={before} />}</Suspense>
}
