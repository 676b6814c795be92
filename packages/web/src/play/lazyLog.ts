/** What happened, in words: it takes many of them, so they are fetched when there is time. */
import { lazyPart, optionalPart } from '../app/LazyPart.tsx'

const telling = () => import('./log/logParts.ts')

export const LogSection = lazyPart(() => telling().then(({ LogSection }) => LogSection), 'log')
export const LastNews = optionalPart(() => telling().then(({ LastNews }) => LastNews), 'log', 'panels')
export const TookBackNotice = optionalPart(() => telling().then(({ TookBackNotice }) => TookBackNotice), 'log')
export const UndoneEventText = optionalPart(() => telling().then(({ UndoneEventText }) => UndoneEventText), 'log')
