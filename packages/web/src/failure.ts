import { type Lang, refusalText, ui } from '@coldwake/text'
import type { Failure } from './net/api.ts'

/** Why a request did not work, in words. */
export const failureText = (failure: Failure, lang: Lang): string =>
  failure === 'offline' ? ui(lang).offline : refusalText(failure, lang)
