/** What happened, in words: it takes many of them, so they are fetched when there is time. */
import { extra, part } from '../part.tsx'

const telling = () => import('./telling.ts')

export const LogSection = part(() => telling().then(({ LogSection }) => LogSection), 'log')
export const Deed = extra(() => telling().then(({ Deed }) => Deed), 'log')
export const Narration = extra(() => telling().then(({ Narration }) => Narration), 'log')
