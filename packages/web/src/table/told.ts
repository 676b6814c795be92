/** What happened, in words: it takes many of them, so they are fetched when there is time. */
import { extra, part } from '../part.tsx'

const telling = () => import('./telling.ts')

export const LogSection = part(() => telling().then(({ LogSection }) => LogSection), 'told')
export const Deed = extra(() => telling().then(({ Deed }) => Deed), 'told')
export const Narration = extra(() => telling().then(({ Narration }) => Narration), 'told')
