/** The words in which the rules explain signs, loaded once. */
import { type Lang, langOf, loadRulebookWords, type RulebookWords } from '@coldwake/text'
import { use } from 'react'
import { useWords } from '../../app/words.ts'

const loading = new Map<Lang, Promise<RulebookWords>>()

export function useSignWords(): RulebookWords {
  const lang = langOf(useWords().lang)
  const known = loading.get(lang) ?? loadRulebookWords(lang)
  loading.set(lang, known)
  return use(known)
}
