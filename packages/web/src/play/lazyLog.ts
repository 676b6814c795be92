/** What happened, in words: it takes many of them, so they are fetched when there is time. */
import { lazyPart, optionalPart } from '../app/LazyPart.tsx'

const telling = () => import('./log/logParts.ts')

export const LogSection = lazyPart(() => telling().then(({ LogSection }) => LogSection), 'told')
export const UndoneEventText = optionalPart(() => telling().then(({ UndoneEventText }) => UndoneEventText), 'told')
export const Narration = optionalPart(() => telling().then(({ Narration }) => Narration), 'told')
