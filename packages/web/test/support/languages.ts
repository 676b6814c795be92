/** The languages that screens are looked at in. */
import { type Lang, langs } from '@coldwake/text'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { newcomer } from './browser.ts'
import { LONG } from './longRun.ts'
import { speakPseudo } from './pseudo.ts'

/** One of ours, or the one that is longer than all of them. */
export type Tongue = Lang | 'pseudo'

/** Whose words are the longest. */
const LONGEST: Lang = 'de'

/** The languages that people speak: all of them by `npm run test:long`, otherwise the longest. */
export const SPOKEN: readonly Lang[] = LONG ? langs : [LONGEST]

/** The languages of whole walks through all screens: the one that is longer than all, and by `test:long` all of them. */
export const TONGUES: readonly Tongue[] = LONG ? ['pseudo', ...langs] : ['pseudo']

/** Somebody who has not been here before, and speaks this language. */
export async function speaker(
  browser: Browser,
  tongue: Tongue,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const locale = tongue === 'pseudo' ? 'en' : tongue
  const context = await newcomer(browser, { locale, ...options })
  if (tongue === 'pseudo') await speakPseudo(context)
  return context
}
